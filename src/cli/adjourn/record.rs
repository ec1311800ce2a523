//! The game that is adjourned: from a record, from a position, with names from an event.

use std::path::PathBuf;

use crate::adjourn::{CounterStood, Occurred, Reading};
use crate::board::{Colour, Variant};
use crate::cli::event_input;
use crate::cli::{Common, Failure, input};
use crate::clock::{self, Control, Time, What};
use crate::event::{Event, Number};
use crate::finding::{Book, Severity};
use crate::game::replay::{Law, Question, Replay, replay};
use crate::game::{Options, course};
use crate::moves::{Move, play};
use crate::notation::{fen, moves, pdn};
use crate::position::Position;
use crate::render::{Refusal, Told};
use crate::rules::Rulebook;

use super::allowance;

/// Which game.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct GameArgs {
    /// The game record (PDN) up to the sealed move; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    record: Option<PathBuf>,
    /// Which game of the record's file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: usize,
    /// The position before the sealed move, where there is no record
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// The number of the sealed move, where there is no record
    #[arg(long, value_name = "N", requires = "fen")]
    move_number: Option<u32>,
    /// White's name [default: the record's or the event's]
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Black's name [default: the record's or the event's]
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The event file the game belongs to
    #[arg(long, value_name = "FILE", requires = "round", requires = "board")]
    event: Option<PathBuf>,
    /// The game's round in the event
    #[arg(long, value_name = "N", requires = "event")]
    round: Option<u32>,
    /// The game's board in the event
    #[arg(long, value_name = "N", requires = "event")]
    board: Option<u32>,
}

impl GameArgs {
    /// Whether a record or a position is named.
    pub(super) fn is_named(&self) -> bool {
        self.record.is_some() || self.fen.is_some()
    }

    pub(super) fn round(&self) -> Option<u32> {
        self.round
    }

    pub(super) fn board(&self) -> Option<u32> {
        self.board
    }

    pub(super) fn event_file(&self) -> Option<&PathBuf> {
        self.event.as_ref()
    }
}

/// The game up to the sealed move.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// The position before the sealed move.
    pub(super) position: Position,
    /// Names by [`Colour::index`]; empty where unknown.
    pub(super) names: [String; 2],
    /// The event's name.
    pub(super) event: Option<String>,
    /// The time control of the event or the record.
    pub(super) control: Option<String>,
    /// The event's rulebook, else `ru2011`.
    pub(super) book: Book,
    /// Time used by each side, where the record's tags tell it.
    used: [Option<i64>; 2],
    /// Every half-move with the position before it.
    moves: Vec<(Position, Move)>,
    /// How many of them stand before the position set up last: they are out of the game.
    set_back: usize,
    /// The number of the sealed move.
    move_number: u32,
    /// Moves that each side had made before the record's first position, by [`Colour::index`].
    made_before: [u32; 2],
    /// Both clocks after each half-move, by [`Colour::index`].
    readings: Vec<[Stand; 2]>,
}

impl Record {
    /// Half-moves of the record.
    pub(super) fn plies(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// The number of the sealed move in the game.
    pub(super) fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Moves made by each side.
    pub(super) fn moves_made(&self) -> [u32; 2] {
        made_by(&self.position, self.move_number)
    }

    /// The last reading of a side's clock, in milliseconds. Where the record has the other kind of
    /// reading, the control tells the one from the other.
    pub(super) fn reading(
        &self,
        reading: Reading,
        side: Colour,
        control: Option<&Control>,
    ) -> Option<i64> {
        let own = side.index();
        let tag = self.used[own].filter(|_| reading == Reading::Used);
        tag.or_else(|| self.readings.last()?[own].read(reading, control))
    }

    /// Both clocks as they stood before the half-move `ply`, as [`Record::reading`] tells them.
    pub(super) fn readings_at(
        &self,
        reading: Reading,
        ply: u32,
        control: Option<&Control>,
    ) -> Option<[i64; 2]> {
        let before = match ply {
            0 => return None,
            // What was used before a record that begins later in the game, it does not say.
            1 if self.made_before == [0, 0] => &[Stand::START; 2],
            1 => return None,
            _ => self.readings.get(usize::try_from(ply).ok()? - 2)?,
        };
        let [white, black] = before.map(|stand| stand.read(reading, control));
        Some([white?, black?])
    }

    /// The position before the half-move `ply`, if the record goes so far.
    pub(super) fn position_before(&self, ply: u32) -> Option<Position> {
        let made = usize::try_from(ply).ok()?.checked_sub(1)?;
        match self.moves.get(made) {
            Some((before, _)) => Some(*before),
            None => (made == self.moves.len()).then_some(self.position),
        }
    }

    /// The half-moves since the last set-up, with the position from which they go.
    fn in_force(&self) -> (Position, Vec<Move>) {
        let moves = self.moves.get(self.set_back..).unwrap_or_default();
        let start = moves.first().map_or(self.position, |(before, _)| *before);
        (start, moves.iter().map(|(_, mv)| *mv).collect())
    }

    fn law(&self, book: Book) -> Option<Rulebook> {
        let variant = self.position.variant();
        Rulebook::of(book, variant)
            .or_else(|_| Rulebook::of(Book::Ru2011, variant))
            .ok()
    }

    /// The counters of the draw law as they stand.
    pub(super) fn counters(&self, book: Book) -> Vec<CounterStood> {
        let Some(law) = self.law(book) else {
            return Vec::new();
        };
        let options = Options {
            history: true,
            ..Options::default()
        };
        let (start, moves) = self.in_force();
        let verdict = course(&start, &moves, &law, options);
        verdict
            .history
            .last()
            .map(|tick| {
                tick.counts
                    .iter()
                    .filter(|count| count.made > 0)
                    .map(|count| CounterStood {
                        name: count.row.to_string(),
                        made: count.made,
                        limit: count.of,
                        own_moves: count.unit == crate::game::Unit::OwnMoves,
                    })
                    .collect()
            })
            .unwrap_or_default()
    }

    /// The positions since the last capture or move of a man, and how often each has stood.
    pub(super) fn repetition(&self) -> Vec<Occurred> {
        let (start, moves) = self.in_force();
        let mut positions = vec![start];
        for mv in &moves {
            let before = positions.last().copied().unwrap_or(start);
            let irreversible = mv.is_capture() || before.men(before.to_move()).contains(mv.from);
            if irreversible {
                positions.clear();
            }
            positions.push(play(&before, mv));
        }
        let mut occurred: Vec<Occurred> = Vec::new();
        for position in &positions {
            let text = fen::write(position);
            match occurred.iter_mut().find(|known| known.fen == text) {
                Some(known) => known.times += 1,
                None => occurred.push(Occurred {
                    fen: text,
                    times: 1,
                }),
            }
        }
        occurred
    }

    /// The moves in the canonical notation, for the envelope; nothing for a bare position.
    pub(super) fn moves_text(&self) -> Option<String> {
        if self.moves.is_empty() {
            return None;
        }
        let text = self.moves.iter();
        let text: Vec<String> = text.map(|(before, mv)| moves::write(before, mv)).collect();
        Some(text.join(" "))
    }
}

/// Reads the game.
pub(super) fn load(args: &GameArgs, common: &Common) -> Result<Record, Failure> {
    let mut record = match (&args.record, &args.fen) {
        (Some(path), _) => from_file(path, args.game, common)?,
        (None, Some(text)) => from_fen(text, args, common)?,
        (None, None) => {
            return Err(Failure::Usage(Refusal::new("which-game")));
        }
    };
    if let (Some(path), Some(round), Some(board)) = (&args.event, args.round, args.board) {
        let event = event_input::load(path, common)?.event;
        add_event(&mut record, &event, round, board)?;
    }
    if let Some(white) = &args.white {
        record.names[0].clone_from(white);
    }
    if let Some(black) = &args.black {
        record.names[1].clone_from(black);
    }
    if record.names.iter().any(String::is_empty) {
        return Err(Failure::Usage(Refusal::new("seal-needs-names")));
    }
    Ok(record)
}

fn add_event(record: &mut Record, event: &Event, round: u32, board: u32) -> Result<(), Failure> {
    let Some(pairing) = event.pairing(round, board) else {
        return Err(Failure::Usage(
            Refusal::new("no-board")
                .with("round", round)
                .with("board", board),
        ));
    };
    let name = |number: Number| event.unit_name(number).to_owned();
    record.names = [name(pairing.white), name(pairing.black)];
    record.event = Some(event.name.clone());
    record.book = event.regulation.rulebook;
    if event.regulation.time_control.is_some() {
        record.control.clone_from(&event.regulation.time_control);
    }
    Ok(())
}

fn from_fen(text: &str, args: &GameArgs, common: &Common) -> Result<Record, Failure> {
    let position = fen::parse(text, common.variant)
        .map_err(|error| Failure::Usage(Refusal::new("option-fen").because("why", &error)))?;
    let Some(move_number) = args.move_number.filter(|number| *number > 0) else {
        return Err(Failure::Usage(Refusal::new("seal-needs-number")));
    };
    Ok(Record {
        position,
        names: Default::default(),
        event: None,
        control: None,
        book: Book::default(),
        used: [None, None],
        moves: Vec::new(),
        set_back: 0,
        move_number,
        made_before: made_by(&position, move_number),
        readings: Vec::new(),
    })
}

/// Moves made by each side before the move of this number.
fn made_by(position: &Position, number: u32) -> [u32; 2] {
    let before = number.saturating_sub(1);
    match position.to_move() {
        Colour::White => [before; 2],
        Colour::Black => [before.saturating_add(1), before],
    }
}

fn question(common: &Common) -> Result<Question, Failure> {
    let law = |variant| {
        Rulebook::of(Book::Ru2011, variant)
            .map(|rulebook| Law {
                rulebook,
                instead_of: None,
            })
            .map_err(|error| Failure::Usage(error.refusal()))
    };
    Ok(Question {
        variant: common.variant,
        russian: law(Variant::Russian)?,
        international: law(Variant::International)?,
        as_played: false,
        strict: false,
        history: false,
        claims: Vec::new(),
        openings: None,
    })
}

fn from_file(path: &std::path::Path, index: usize, common: &Common) -> Result<Record, Failure> {
    let bytes = input::read(path, common)?;
    let text = crate::event::text::decode(&bytes).text;
    let fail = |why: Refusal| {
        Failure::Malformed(
            Refusal::new("in-game")
                .with("file", path.display())
                .with("index", index)
                .because("why", &why),
        )
    };
    let Some(game) = index
        .checked_sub(1)
        .and_then(|at| pdn::parse(&text).nth(at))
    else {
        let games = pdn::parse(&text).count();
        return Err(fail(Refusal::new("game-not-there").with("games", games)));
    };
    let replayed: Replay = replay(&game, &question(common)?);
    if let Some(finding) = replayed
        .findings
        .iter()
        .find(|finding| finding.severity == Severity::Error)
    {
        return Err(fail(
            Refusal::new("game-not-sound")
                .with("code", finding.code)
                .finding("finding", finding),
        ));
    }
    let (Some(start), Some(position), true) = (replayed.start, replayed.end, replayed.complete)
    else {
        return Err(fail(Refusal::new("game-not-followed")));
    };
    let tag = |name: &str| game.tag_value(name).map(std::borrow::Cow::into_owned);
    let name = |tag_name: &str| {
        tag(tag_name)
            .filter(|text| !matches!(text.as_str(), "?" | "-"))
            .unwrap_or_default()
    };
    // A record that begins in a set-up position goes on with the number of its first move; so does a
    // game that is set back.
    let first_number = game.first_number_from(&start);
    let made_before = made_by(&start, first_number);
    let (mut at, mut number, mut set_back) = (start, first_number, 0);
    let mut set_ups = replayed.set_ups.iter().peekable();
    let mut moves = Vec::with_capacity(replayed.moves.len());
    for index in 0..=replayed.moves.len() {
        while let Some((_, position, given)) = set_ups.next_if(|(made, ..)| *made == index) {
            (at, number, set_back) = (*position, given.unwrap_or(number), index);
        }
        if let Some((_, mv)) = replayed.moves.get(index) {
            moves.push((at, *mv));
            number = number.saturating_add(u32::from(at.to_move() == Colour::Black));
            at = play(&at, mv);
        }
    }
    let readings = readings(&game, start.to_move(), made_before);
    Ok(Record {
        position,
        names: [name("White"), name("Black")],
        event: tag("Event").filter(|text| !matches!(text.as_str(), "" | "?" | "-")),
        control: tag("TimeControl").filter(|text| !matches!(text.as_str(), "" | "?" | "-")),
        book: Book::default(),
        used: used(&tag),
        moves,
        set_back,
        move_number: number,
        made_before,
        readings,
    })
}

/// Time used by the tags `WhiteTime` and `BlackTime`.
fn used(tag: &impl Fn(&str) -> Option<String>) -> [Option<i64>; 2] {
    ["WhiteTime", "BlackTime"].map(|name| {
        tag(name)
            .and_then(|text| clock::record::read_time_tag(&text))
            .map(Time::millis)
    })
}

/// One clock after a half-move, as far as the comments tell.
#[derive(Clone, Copy, Debug, Default)]
struct Stand {
    /// Time left, and the moves its player had made then.
    shown: Option<(i64, u32)>,
    /// Time used, and the moves its player had made then.
    used: Option<(i64, u32)>,
}

impl Stand {
    /// Before the first move nothing is used.
    const START: Stand = Stand {
        shown: None,
        used: Some((0, 0)),
    };

    fn read(self, reading: Reading, control: Option<&Control>) -> Option<i64> {
        let (same, other) = match reading {
            Reading::Used => (self.used, self.shown),
            Reading::Shown => (self.shown, self.used),
        };
        let turned = || {
            let (ms, made) = other?;
            Some(allowance(control?).given(made).millis() - ms)
        };
        same.map(|(ms, _)| ms).or_else(turned)
    }
}

/// Both clocks after each half-move; `made` are the moves made before the first one.
fn readings(game: &pdn::Game<'_>, first: Colour, mut made: [u32; 2]) -> Vec<[Stand; 2]> {
    let mut list = Vec::new();
    let (mut stand, mut thought) = ([Stand::default(); 2], [0; 2]);
    let mut mover = first;
    for annotated in game.annotated_moves() {
        let own = mover.index();
        made[own] = made[own].saturating_add(1);
        for (comment, _) in &annotated.comments {
            clock::read_comment(annotated.ply, comment, false, |reading| {
                let Ok(reading) = reading else { return };
                let count = made[own];
                match reading.what {
                    What::Remaining(time) => stand[own].shown = Some((time.millis(), count)),
                    What::Taken(time) | What::Face(time) => {
                        stand[own].used = Some((time.millis(), count));
                    }
                    What::Thought(time) => {
                        thought[own] += time.millis();
                        stand[own].used = Some((thought[own], count));
                    }
                    What::Both(both) => {
                        for ((known, read), count) in stand.iter_mut().zip(both).zip(made) {
                            if let Some(read) = read {
                                known.shown = Some((read.time.millis(), count));
                            }
                        }
                    }
                }
            });
        }
        list.push(stand);
        mover = !mover;
    }
    list
}
