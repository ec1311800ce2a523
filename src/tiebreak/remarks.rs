//! What there is to say of standings beyond the numbers.

use crate::event::counted::annul;
use crate::event::{Edition, Number, PendingCounts, System};
use crate::exact::Ratio;
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Article, Book, Finding};

use super::{Field, How, Leaver, Ranking, Sheet, Standing, entered, teams};

/// All remarks on the standings of a field, in the order of their codes.
pub(super) fn remarks(field: &Field<'_>, sheet: &Sheet, ranking: &Ranking) -> Vec<Finding> {
    let mut findings = Vec::new();
    cannot_separate(field, ranking, &mut findings);
    findings.extend(out_of_date(field, sheet.edition));
    arbiter_to_decide(field, &mut findings);
    findings.extend(shared_places(field, &ranking.standings, sheet.edition));
    findings.extend(missing(field));
    annulled(field, &mut findings);
    let leavers = sheet.leavers.iter();
    findings.extend(leavers.map(|leaver| counted(field, leaver)));
    findings.extend(teams::remarks(field, ranking));
    findings.extend(entered::remarks(field, ranking));
    findings
}

/// An article of the order of 2011, or the same one of the Code where that is the event's book: it
/// numbers these chapters one higher.
pub(super) fn cited(field: &Field<'_>, number: &'static str) -> Article {
    if field.event().regulation.rulebook != Book::Codex {
        return Article::new(Book::Ru2011, number);
    }
    let same = match number {
        "3.13.1" => "3.14.1",
        "3.13.2" => "3.14.2",
        "3.15.2" => "3.16.2",
        "3.15.3" => "3.16.3",
        "3.15.6" => "3.16.6",
        "3.15.7" => "3.16.7",
        "3.15.8" => "3.16.8",
        "3.15.11" => "3.16.11",
        other => return Article::new(Book::Ru2011, other),
    };
    Article::new(Book::Codex, same)
}

/// So many names are told; of the others only how many they are.
const NAMES: usize = 8;

/// The names of some players, the first few of many.
fn names(field: &Field<'_>, indices: impl ExactSizeIterator<Item = usize>) -> Vec<String> {
    let more = indices.len().saturating_sub(NAMES);
    let mut names: Vec<String> = indices
        .take(NAMES)
        .map(|index| name(field, index))
        .collect();
    if more > 0 {
        names.push(format!("… (+{more})"));
    }
    names
}

fn name(field: &Field<'_>, index: usize) -> String {
    let unit: Number = field.rows()[index].unit;
    field.event().unit_name(unit).to_owned()
}

/// Buchholz and its kin in a round robin: Buchholz(i) = ΣP − P(i).
fn cannot_separate(field: &Field<'_>, ranking: &Ranking, findings: &mut Vec<Finding>) {
    if field.event().regulation.system != System::RoundRobin {
        return;
    }
    for criterion in ranking.criteria.iter().filter(|c| c.is_sum_of_all()) {
        let mut finding =
            Finding::new(codes::COEFFICIENT_CANNOT_SEPARATE).field("criterion", criterion.id());
        finding.article = criterion.article().map(|article| match article.book {
            Book::Ru2011 => cited(field, article.number),
            _ => article,
        });
        findings.push(finding);
    }
}

/// The days on which an edition was in force; `None` for the draughts articles.
const fn in_force(edition: Edition) -> Option<(&'static str, &'static str, &'static str)> {
    match edition {
        Edition::Seed => None,
        Edition::Fide2009 => Some(("fide2009", "2009-07-01", "2023-08-31")),
        Edition::Fide2024 => Some(("fide2024", "2023-09-01", "2026-02-28")),
        Edition::Fide2026 => Some(("fide2026", "2026-03-01", "9999-12-31")),
    }
}

fn out_of_date(field: &Field<'_>, edition: Edition) -> Option<Finding> {
    let (id, from, to) = in_force(edition)?;
    let event = field.event();
    let date = event.start.as_deref().or(event.end.as_deref())?;
    // Dates are YYYY-MM-DD, which sort as text.
    if (from..=to).contains(&date) {
        return None;
    }
    let last = if to.starts_with('9') { "…" } else { to };
    Some(
        Finding::new(codes::EDITION_OUT_OF_DATE)
            .article(Article::new(Book::Fide, "C.07"))
            .field("edition", id)
            .field("date", date)
            .field("from", from)
            .field("to", last),
    )
}

/// "Если участник в турнире по круговой системе пропустил одну или две партии, то только судья
/// решает вопрос о его дальнейшем участии" (3.13.1).
fn arbiter_to_decide(field: &Field<'_>, findings: &mut Vec<Finding>) {
    let event = field.event();
    if event.regulation.system != System::RoundRobin || event.is_team_event() {
        return;
    }
    for (index, row) in field.rows().iter().enumerate() {
        if row.left_after.is_some() {
            continue;
        }
        let missed = || {
            let own = row.lines.iter();
            own.filter(|line| !line.given && !line.annulled)
                .filter(|line| matches!(line.how, How::Minus | How::BothMinus))
        };
        let count = missed().count();
        let scheduled = annul::scheduled(field, index);
        // Once all is over, who played after what he missed has gone on: that was the decision.
        let last = missed().map(|line| line.round).max();
        let decided = row.lines.iter().filter(|line| line.how != How::Pending);
        let over = decided.filter(|line| line.opponent.is_some()).count() >= scheduled;
        let went_on = row
            .lines
            .iter()
            .any(|line| Some(line.round) > last && annul::is_played(line));
        if count > 0 && !(over && went_on) {
            findings.push(
                Finding::new(codes::ARBITER_TO_DECIDE)
                    .article(cited(field, "3.13.1"))
                    .field("player", name(field, index))
                    .field("number", row.unit.0)
                    .field("missed", count)
                    .field("scheduled", scheduled),
            );
        }
    }
}

/// That places of these standings are shared: of the whole event or of a category. The order after
/// points is that of 3.15.3 unless a FIDE edition holds, where it is the regulation's alone.
pub fn shared_places(field: &Field<'_>, standings: &[Standing], edition: Edition) -> Vec<Finding> {
    let article = match edition {
        Edition::Seed => cited(field, "3.15.3"),
        _ => Article::new(Book::Fide, "C.07"),
    };
    let mut findings = Vec::new();
    let mut rest = standings;
    while let Some(line) = rest.first() {
        let together = rest
            .iter()
            .take_while(|other| other.places == line.places)
            .count();
        if let Some((first, last)) = line.places
            && first < last
        {
            let players = names(field, rest[..together].iter().map(|other| other.index));
            findings.push(
                Finding::new(codes::PLACE_SHARED)
                    .article(article)
                    .field("places", format!("{first}-{last}"))
                    .field("players", players),
            );
        }
        rest = &rest[together..];
    }
    findings
}

fn missing(field: &Field<'_>) -> Option<Finding> {
    let lines = field.rows().iter().flat_map(|row| &row.lines);
    let open = lines
        .filter(|line| line.how == How::Pending && line.board > 0 && !line.annulled)
        .count();
    // Each game stands on two cards.
    let finding = (open > 0).then(|| Finding::new(codes::RESULTS_MISSING))?;
    let finding = finding.field("games", open.div_ceil(2));
    // What the regulation says for pairing, places follow until the games are over.
    let scoring = &field.event().regulation.scoring;
    Some(match field.event().regulation.pending_counts_as {
        PendingCounts::Refuse => finding,
        PendingCounts::Draw => finding.field("draw", scoring.draw.to_string()),
        PendingCounts::Loss => finding.field("loss", scoring.loss.to_string()),
    })
}

fn annulled(field: &Field<'_>, findings: &mut Vec<Finding>) {
    if field.event().is_team_event() {
        return;
    }
    for (index, row) in field.rows().iter().enumerate() {
        if row.annulled && row.lines.iter().any(|line| line.opponent.is_some()) {
            let played = row.lines.iter().filter(|line| annul::is_played(line));
            findings.push(
                Finding::new(codes::RESULTS_ANNULLED)
                    .article(cited(field, "3.13.2"))
                    .field("player", name(field, index))
                    .field("number", row.unit.0)
                    .field("played", played.count())
                    .field("scheduled", annul::scheduled(field, index)),
            );
        }
    }
}

fn counted(field: &Field<'_>, leaver: &Leaver) -> Finding {
    let group = names(field, leaver.group.iter().copied());
    let of_group = |text: String| {
        if leaver.group.is_empty() {
            String::new()
        } else {
            text
        }
    };
    Finding::new(codes::LEAVER_COUNTED)
        .article(cited(field, "3.15.11"))
        .field("player", name(field, leaver.index))
        .field("number", field.rows()[leaver.index].unit.0)
        .field("round", leaver.after_round)
        .field("points", Ratio::from(leaver.points).to_string())
        .field("from", of_group(leaver.points.to_string()))
        .field("mean", of_group(leaver.mean.to_string()))
        .field("counted", leaver.counted.to_string())
        .field("group", group)
        .field(
            "alone",
            if leaver.group.is_empty() {
                leaver.counted.to_string()
            } else {
                String::new()
            },
        )
        .field(
            "lower_group",
            leaver
                .lower_group
                .map(|points| points.to_string())
                .unwrap_or_default(),
        )
}
