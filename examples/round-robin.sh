#!/bin/sh
# A round robin of ten players, from the list to the last round.
# Usage: round-robin.sh [EVENT] ; needs players.csv beside it, and shashki on the PATH.
set -eu
event=${1:-club.json}

shashki event new "$event" --name 'Club Championship 2026' --system round-robin \
    --variant russian --tie-breaks sonneborn-berger --seed 'drawn on 14 February' \
    --start 2026-02-14
shashki event import "$event" "$(dirname "$0")/players.csv" --quiet

# The results of boards 1 to 5, a line per round: w White has won, b Black has won, = a draw.
round=0
while read -r one two three four five; do
    round=$((round + 1))
    shashki pair-round "$event" --write > sheet-$round.txt
    shashki event result "$event" $round 1 "$one" 2 "$two" 3 "$three" 4 "$four" 5 "$five" --quiet
done <<'RESULTS'
w = = b w
= = w w b
b w = = w
w b w = =
= w -/+ w =
b = w b w
w w = = b
= b w w =
w = b = w
RESULTS

shashki tiebreak "$event"
