//! `shashki tiebreak`.

use std::io::Write;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::event::trf::{self, Dialect};
use crate::event::{Edition, Event, Number};
use crate::finding::codes::event::EXPORT_LOSES;
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Finding, Severity};
use crate::render::{self, Language, Refusal, found, severity, standings as pages, write_document};
use crate::report::cells::CellStyle;
use crate::report::explained::{Explainers, explain};
use crate::report::standings::{self as report, Layout, Standings};
use crate::tiebreak::{Criterion, NormRule, Question, Table, TeamTotal, categories, read_norms};

use super::event_input::{Loaded, Source, load, writable};
use super::output::{Pieces, Target};
use super::{Common, Exit, Failure, input};

/// Standings, coefficients and crosstables of an event.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// The event: our event file, a table of results as JSON, TRF16 or TRF26; `-` is stdin
    #[arg(value_name = "EVENT")]
    event: Option<PathBuf>,
    /// Criteria after points, in order [default: the regulation's, then those of 3.15.3; the
    /// regulation's alone where a FIDE edition holds]
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    order: Vec<Criterion>,
    /// Standings after this round [default: the last one with a result]
    #[arg(long, value_name = "N")]
    after_round: Option<u32>,
    /// Rules for unplayed games [default: the event's]
    #[arg(long, value_name = "EDITION", value_enum)]
    edition: Option<EditionName>,
    /// Say who contributed what to every value
    #[arg(long)]
    explain: bool,
    /// Explain the values of this player only
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    /// Style of crosstable cells: da, chess-results, russian, toernooibase
    #[arg(long, value_name = "STYLE")]
    cells: Option<CellStyle>,
    /// Norms by this table: CSV with the headings norm,games,average,percent
    #[arg(long, value_name = "FILE")]
    norms: Option<PathBuf>,
    /// Standings of this category only (women, youth, veterans or any other of the file)
    #[arg(long, value_name = "CATEGORY")]
    category: Option<String>,
    /// Totals of teams from their members' results: all, best:K, boards:K
    #[arg(long, value_name = "WAY")]
    team_totals: Option<TeamTotal>,
    /// Form of the answer
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: Format,
}

const HELP: &str = "\
Criteria: points, advanced (rounds come through; in a knock-out always first), play-off, shmulyan, sonneborn-berger, buchholz, solkoff, truncated-solkoff, riga,
wins, wins-otb, direct, direct-fide, beaten, best-by-place, solkoff-plus, game-points,
truncated-solkoff-1, sonneborn-berger-fide, sonneborn-berger-fide-cut-1, buchholz-cut-1,
progressive, progressive-cut-1, koya.

Examples:
  shashki tiebreak open.json
  shashki tiebreak open.json --order buchholz,sonneborn-berger --explain
  shashki tiebreak open.trf --after-round 5 --format csv
  shashki tiebreak final.json --format html --lang ru --output final.html

Exit codes: 0 answered, 1 a finding of severity error stands, 2 could not answer.";

impl Args {
    /// Whether the values are to be explained, of all or of one.
    fn explains(&self) -> bool {
        self.explain || self.player.is_some()
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum EditionName {
    Seed,
    Fide2009,
    Fide2024,
    Fide2026,
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Edition {
        match name {
            EditionName::Seed => Edition::Seed,
            EditionName::Fide2009 => Edition::Fide2009,
            EditionName::Fide2024 => Edition::Fide2024,
            EditionName::Fide2026 => Edition::Fide2026,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Csv,
    Md,
    Html,
    /// TRF16 with ranks
    Trf16,
    /// TRF26 with ranks
    Trf26,
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let path = input::files(
        args.event.as_slice(),
        ["shashki tiebreak EVENT", "shashki tiebreak СОРЕВНОВАНИЕ"],
    )?
    .into_iter()
    .next()
    .unwrap_or_default();
    let target = Target::sparing(common, &[&path])?;
    let rules = args.norms.as_deref();
    let rules = rules.map(|path| norm_table(path, common)).transpose()?;
    let loaded = load(&path, common)?;
    let (named, unknown) = criteria(&path, &loaded)?;
    check(&args, &loaded.event)?;
    let question = Question {
        after_round: args.after_round,
        edition: args.edition.map(Edition::from),
        order: (!args.order.is_empty()).then(|| args.order.clone()),
    };
    // To take a big event and its answer apart at the end takes longer than to rank it.
    let loaded = ManuallyDrop::new(loaded);
    let mut table = ManuallyDrop::new(Table::new(&loaded.event, &named, &question));
    table.findings.extend(unknown);
    let language = common.language();
    let answer = ManuallyDrop::new(answer(&args, &table, rules.as_deref(), language));
    let lost = target.write_beside(|out| laid_out(&args, &path, &table, &answer, common, out))?;
    // What the format has no place for, as `event export` says it.
    for finding in &lost {
        common.message(&render::found_line(finding, language));
    }
    if matches!(args.format, Format::Csv | Format::Trf16 | Format::Trf26) {
        // A table for programs has no room for remarks.
        for note in &answer.findings {
            if note.severity != Severity::Information {
                common.note(&format!(
                    "{}: {} [{}]",
                    severity(note.severity, language),
                    note.message,
                    note.code
                ));
            }
        }
    }
    let wrong = table.findings.iter().any(|f| f.severity == Severity::Error);
    Ok(Exit::wrong_if(wrong))
}

fn answer(
    args: &Args,
    table: &Table<'_>,
    rules: Option<&[NormRule]>,
    language: Language,
) -> Standings {
    let event = table.field.event();
    let layout = Layout {
        // JSON does not depend on the language.
        cells: args.cells.unwrap_or(match (language, args.format) {
            (Language::Russian, Format::Text | Format::Csv | Format::Md | Format::Html) => {
                CellStyle::Russian
            }
            _ => CellStyle::suiting(&event.regulation.scoring),
        }),
    };
    let told = |finding: &Finding| found(finding, language);
    let mut answer = report::standings(table, &layout, &told);
    let reading = event.regulation.readings.get("team-totals");
    let way = args
        .team_totals
        .or_else(|| reading.and_then(|reading| reading.parse().ok()))
        .or_else(|| (!event.teams.is_empty()).then(TeamTotal::default));
    answer.team_totals = way
        .filter(|_| !event.is_team_event() && !event.teams.is_empty())
        .map(|way| report::totals(table, way));
    if let Some(category) = &args.category {
        report::only_category(&mut answer, table, category, &told);
    }
    if let Some(rules) = rules {
        answer.norms = Some(report::norm_lines(table, &answer, rules));
    }
    match args.format {
        Format::Json if args.explains() => explain(table, &mut answer, args.player),
        // Laid out while it is made.
        _ => answer.explained_only = args.player,
    }
    answer
}

/// Lays the answer out, in pieces that go to `out`; gives back what its format has no place for.
fn laid_out(
    args: &Args,
    path: &Path,
    table: &Table<'_>,
    answer: &Standings,
    common: &Common,
    out: &mut dyn FnMut(Vec<u8>),
) -> Result<Vec<Finding>, Failure> {
    let language = common.language();
    let explainers = match args.format {
        Format::Text | Format::Md | Format::Html if args.explains() => {
            Some(Explainers::new(table, answer, args.player))
        }
        _ => None,
    };
    let told = explainers.as_ref();
    match args.format {
        Format::Trf16 => return with_places(args, path, table, Dialect::Trf16, out),
        Format::Trf26 => return with_places(args, path, table, Dialect::Trf26, out),
        Format::Csv => {
            out(pages::csv(answer).map_err(std::io::Error::from)?);
            return Ok(not_in_csv(answer, args.explains()));
        }
        Format::Json => {
            let mut writer = Pieces::new(out);
            write_document(&mut writer, "tiebreak", answer)?;
            writer.flush()?;
        }
        Format::Text => {
            let (width, colours) = (common.width(), common.colours());
            let out = &mut |piece: String| out(piece.into_bytes());
            pages::text(answer, told, language, width, colours, common.quiet, out);
        }
        Format::Md => pages::markdown(answer, told, language, &mut |piece| out(piece.into_bytes())),
        Format::Html => pages::html(answer, told, language, &mut |piece| out(piece.into_bytes())),
    }
    Ok(Vec::new())
}

/// What a table of one line a player cannot hold.
fn not_in_csv(answer: &Standings, explained: bool) -> Vec<Finding> {
    let parts = [
        ("team_totals", answer.team_totals.is_some()),
        ("explanation", explained),
        (
            "annulled_matches.crosstable",
            answer.annulled_matches.is_some(),
        ),
    ];
    let lost = parts.into_iter().filter(|(_, has)| *has);
    lost.map(|(field, _)| Finding::new(EXPORT_LOSES).field("field", field))
        .collect()
}

/// TRF with points and places of the standings. After an earlier round the later ones are left out.
fn with_places(
    args: &Args,
    path: &Path,
    table: &Table<'_>,
    dialect: Dialect,
    out: &mut dyn FnMut(Vec<u8>),
) -> Result<Vec<Finding>, Failure> {
    let places = table.places();
    let mut event = table.field.event().clone();
    if args.after_round.is_some() {
        event.rounds.retain(|round| round.number <= places.rounds);
    }
    let written = trf::write_placed(&event, dialect, &places);
    writable(path, &written.lost)?;
    out(written.text.into_bytes());
    Ok(written.lost)
}

/// What the options ask for must be in the event.
fn check(args: &Args, event: &Event) -> Result<(), Failure> {
    if let Some(number) = args.player
        && !event.units().iter().any(|unit| unit.0 == number)
    {
        return Err(Failure::Usage(
            Refusal::new("player-unknown").with("number", number),
        ));
    }
    if let Some(round) = args.after_round
        && round as usize > event.rounds.len()
    {
        return Err(Failure::Usage(
            Refusal::new("after-round-unknown")
                .with("round", round)
                .with("rounds", event.rounds.len()),
        ));
    }
    let readings = &event.regulation.readings;
    if let Some(value) = readings.get("team-points")
        && !matches!(value.as_str(), "boards" | "matches")
    {
        return Err(Failure::Malformed(
            Refusal::new("team-points-unknown").with("text", value),
        ));
    }
    if let Some(value) = readings.get("team-totals") {
        value.parse::<TeamTotal>().map_err(|error| {
            Failure::Malformed(Refusal::new("team-totals-unknown").because("why", &error))
        })?;
    }
    if let (Some(category), Some(number)) = (&args.category, args.player)
        && !event
            .player(Number(number))
            .is_some_and(|player| crate::tiebreak::is_in(player, category))
    {
        return Err(Failure::Usage(
            Refusal::new("player-not-in-category")
                .with("number", number)
                .with("category", category),
        ));
    }
    if let Some(category) = &args.category
        && !event
            .players
            .iter()
            .any(|player| crate::tiebreak::is_in(player, category))
    {
        let known = categories(event);
        return Err(Failure::Usage(if known.is_empty() {
            Refusal::new("category-none").with("category", category)
        } else {
            Refusal::new("category-unknown")
                .with("category", category)
                .with("known", known.join(", "))
        }));
    }
    Ok(())
}

fn norm_table(path: &Path, common: &Common) -> Result<Vec<NormRule>, Failure> {
    let bytes = input::read(path, common)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::Malformed(Refusal::new("not-utf8").with("path", path.display())))?;
    read_norms(&text).map_err(|error| Failure::in_file(path.display(), &error))
}

/// The criteria that the regulation names. Our own file is refused where it names an unknown one;
/// of a TRF file, which may name any of FIDE's, it is left out with a warning.
fn criteria(
    path: &std::path::Path,
    loaded: &Loaded,
) -> Result<(Vec<Criterion>, Vec<Finding>), Failure> {
    let event: &Event = &loaded.event;
    let mut named = Vec::new();
    let mut unknown = Vec::new();
    for (position, id) in event.regulation.tie_breaks.iter().enumerate() {
        match id.parse() {
            Ok(criterion) => named.push(criterion),
            Err(_) if matches!(loaded.source, Source::Trf16 | Source::Trf26) => {
                unknown
                    .push(Finding::new(codes::CRITERION_UNKNOWN).field("criterion", id.as_str()));
            }
            Err(error) => {
                return Err(Failure::Malformed(
                    Refusal::new("tie-break-unknown")
                        .with("path", path.display())
                        .with("position", position)
                        .because("why", &error),
                ));
            }
        }
    }
    Ok((named, unknown))
}
