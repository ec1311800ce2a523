//! `adjourn seal` and `adjourn reseal`.

use std::path::PathBuf;

use crate::adjourn::{
    Clocks, Envelope, EnvelopeFormat, GameName, Grounds, Outcome, Permission, Reading, Request,
    Resumption, Sealing, Secret, Session, Slip, cite, judge, judge_open, permission, read_slip,
    stood,
};
use crate::board::Colour;
use crate::cli::output::{Target, spare};
use crate::cli::{Common, Exit, Failure};
use crate::clock::{Control, ParseTimeError};
use crate::finding::{Book, Finding, codes::adjourn as codes};
use crate::render;
use crate::report::SealReport;

use super::permit::{article, charge, finding_of, last_control_move, left, overdrawn};
use super::record::Record;
use super::{
    Format, Side, answer, book, check, exit_of, files, milliseconds, record, status, told,
};

/// Make the envelope of an adjourned game.
///
/// The sealed move is read from standard input or a file, never from the command line. The
/// public envelope holds only its fingerprint; the secret file holds the move and is readable by
/// its owner alone. With --clock-stopped and no --record an existing envelope is made final.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki adjourn seal --record game.pdn --control 70m/35+15m --white-clock 1:10:00 \\
      --black-clock 1:08:30 --session-left over --slip slip.txt --envelope game.json
  shashki adjourn seal --fen 'W:Wc3,g1:Bh8' --move-number 41 --white Ivanov --black Petrov \\
      --white-clock 1:10:00 --black-clock 1:08:30 --session-left over --envelope game.json
  shashki adjourn seal --clock-stopped --envelope game.json

Exit codes: 0 sealed, 1 refused (it may not be adjourned, or the slip is no full move), 2 could
not answer; then nothing is written.")]
pub(super) struct SealArgs {
    #[command(flatten)]
    game: record::GameArgs,
    /// The public envelope to write
    #[arg(long, value_name = "FILE")]
    envelope: PathBuf,
    /// The secret file to write [default: the envelope's name with .secret]
    #[arg(long, value_name = "FILE")]
    secret: Option<PathBuf>,
    /// The slip with the sealed move; - is standard input
    #[arg(long, value_name = "FILE", default_value = "-")]
    slip: PathBuf,
    /// White's clock
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    white_clock: Option<i64>,
    /// Black's clock
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    black_clock: Option<i64>,
    /// What the clocks tell: time used or time shown as left
    #[arg(long, value_enum, default_value = "used")]
    clocks: ReadingArg,
    /// Time control [default: the record's or the event's]
    #[arg(long, value_name = "CONTROL")]
    control: Option<String>,
    /// What is left of the session: over, or a time
    #[arg(long, value_name = "over|H:MM:SS", value_parser = session)]
    session_left: Option<Session>,
    /// Who asks for the adjournment (3.10.5)
    #[arg(long, value_enum)]
    asked_by: Option<Side>,
    /// He insists although his flag would fall (3.10.5)
    #[arg(long)]
    insist: bool,
    /// The chief arbiter gives leave (3.10.2)
    #[arg(long)]
    chief_leave: bool,
    /// Why the game is stopped
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// When the game goes on
    #[arg(long, value_name = "DATE TIME")]
    resume_at: Option<String>,
    /// Where the game goes on
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,
    /// Whose offer of a draw stands
    #[arg(long, value_enum)]
    draw_offer: Option<Side>,
    /// The move made on the board in spite of the arbiter's word (3.10.4): nothing is sealed
    #[arg(long, value_name = "MOVE")]
    open_move: Option<String>,
    /// Say whether the sealed move is one clear legal move
    #[arg(long)]
    check_legal: bool,
    /// The sealing player has stopped his clock: the move is final
    #[arg(long)]
    clock_stopped: bool,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Change the sealed move while the clock still runs (3.10.3).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  shashki adjourn reseal --envelope game.json --slip slip.txt

Exit codes: 0 sealed again, 1 refused (the clock was stopped, or the secret file is another's),
2 could not answer; then nothing is written.")]
pub(super) struct ResealArgs {
    /// The public envelope
    #[arg(long, value_name = "FILE")]
    envelope: PathBuf,
    /// The secret file [default: the envelope's name with .secret]
    #[arg(long, value_name = "FILE")]
    secret: Option<PathBuf>,
    /// The slip with the new move; - is standard input
    #[arg(long, value_name = "FILE", default_value = "-")]
    slip: PathBuf,
    /// The sealing player has stopped his clock: the move is final
    #[arg(long)]
    clock_stopped: bool,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// What a clock tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum ReadingArg {
    /// Time used.
    Used,
    /// Time left.
    Shown,
}

fn session(text: &str) -> Result<Session, ParseTimeError> {
    if text == "over" {
        return Ok(Session::Over);
    }
    milliseconds(text).map(Session::Left)
}

pub(super) fn seal(args: &SealArgs, common: &Common) -> Result<Exit, Failure> {
    let secret = files::secret_beside(&args.envelope, args.secret.as_ref());
    spare(common, &[&args.envelope, &secret, &args.slip])?;
    if args.clock_stopped && !args.game.is_named() {
        return stop_clock(args, common);
    }
    let game = record::load(&args.game, common)?;
    let (book, no_articles) = book(common, game.book);
    let mut findings: Vec<Finding> = no_articles.into_iter().collect();
    let control_text = args.control.clone().or_else(|| game.control.clone());
    let control = control_text
        .as_deref()
        .map(|text| text.parse::<Control>())
        .transpose()
        .map_err(|error| {
            Failure::Usage(render::Refusal::new("option-control").because("why", &error))
        })?;
    let reading = match args.clocks {
        ReadingArg::Used => Reading::Used,
        ReadingArg::Shown => Reading::Shown,
    };
    let read = |side| game.reading(reading, side, control.as_ref());
    let (Some(white_ms), Some(black_ms)) = (
        args.white_clock.or_else(|| read(Colour::White)),
        args.black_clock.or_else(|| read(Colour::Black)),
    ) else {
        return Err(Failure::Usage(render::Refusal::new("seal-needs-clocks")));
    };
    let mut clocks = Clocks {
        reading,
        white_ms,
        black_ms,
    };
    let asked_by = args.asked_by.map(Colour::from);
    let request = Request {
        moves_made: game.moves_made(),
        last_control_move: control.as_ref().and_then(last_control_move),
        session: args.session_left,
        chief_leave: args.chief_leave,
        asked_by,
        asker_left: asked_by
            .zip(control.as_ref())
            .and_then(|(asker, control)| left(&game, control, &clocks, asker)),
        insists: args.insist,
    };
    let decided = permission(&request);
    let mut report = SealReport {
        sealed: false,
        article: cite(book, article(decided)).to_string(),
        envelope: None,
        findings: Vec::new(),
    };
    findings.extend(finding_of(decided, book));
    // What stands on the envelope is checked before it is made (3.10.6).
    let too_low = check::clocks_too_low(&clocks, &game, control.as_ref(), book);
    let over = control
        .as_ref()
        .map(|control| overdrawn(&game, control, &clocks, book));
    let charged = match decided {
        Permission::Refused(_) | Permission::LosesOnTime { .. } => {
            return finish(report, &findings, &[], args.format, common);
        }
        _ if !too_low.is_empty() => {
            report.article = cite(book, "3.10.6").to_string();
            findings.extend(too_low);
            return finish(report, &findings, &[], args.format, common);
        }
        Permission::OnRequest { asker, charged } => {
            clocks = charge(clocks, asker, charged);
            Some(charged)
        }
        Permission::Regular | Permission::ByLeave => None,
    };
    findings.extend(over.into_iter().flatten());
    if args.chief_leave && args.reason.is_none() {
        return Err(Failure::Usage(render::Refusal::new("leave-needs-reason")));
    }
    let written = match &args.open_move {
        Some(_) => None,
        None => {
            let written = files::slip(&args.slip, common)?;
            if let Some(finding) = refused_slip(&game, &written, book) {
                findings.push(finding);
                return finish(report, &findings, &[], args.format, common);
            }
            if args.check_legal {
                let code = match judge(&game.position, &written).outcome {
                    Outcome::Legal(_) => Some(codes::SEALED_CLEAR),
                    Outcome::Resignation | Outcome::Claim => None,
                    _ => Some(codes::SEALED_NOT_CLEAR),
                };
                findings.extend(code.map(|code| Finding::new(code).article(cite(book, "3.11.5"))));
            }
            Some(written)
        }
    };
    if let Some(noted) = &args.open_move {
        let on_the_board = |code| Finding::new(code).article(cite(book, "3.10.4"));
        findings.push(on_the_board(codes::OPEN_MOVE));
        if !matches!(judge_open(&game.position, noted).outcome, Outcome::Legal(_)) {
            findings.push(on_the_board(codes::SEALED_NOT_CLEAR));
        }
    }
    let sealer = game.position.to_move();
    let envelope = Envelope {
        format: EnvelopeFormat::V1,
        game: GameName {
            event: game.event.clone(),
            round: args.game.round(),
            board: args.game.board(),
            white: game.names[0].clone(),
            black: game.names[1].clone(),
        },
        variant: game.position.variant(),
        rulebook: book,
        position: stood(&game.position),
        sealed: Sealing {
            by: sealer,
            name: game.names[sealer.index()].clone(),
            move_number: game.move_number(),
            clock_stopped: args.clock_stopped || args.open_move.is_some(),
            open_move: args.open_move.clone(),
        },
        clocks,
        control: control_text,
        grounds: Grounds {
            article: report.article.clone(),
            reason: args.reason.clone(),
            asked_by,
            charged_ms: charged,
        },
        resumption: Resumption {
            at: args.resume_at.clone(),
            place: args.place.clone(),
        },
        draw_offer: args.draw_offer.map(Colour::from),
        counters: game.counters(book),
        repetition: game.repetition(),
        moves: game.moves_text(),
        commitment: None,
    };
    let secret_path = files::secret_beside(&args.envelope, args.secret.as_ref());
    let envelope = match &written {
        Some(written) => {
            let secret = Secret::new(files::random()?, written);
            let envelope = envelope.bound_to(&secret)?;
            files::write_secret(&secret_path, &secret)?;
            envelope
        }
        None => envelope,
    };
    files::write_envelope(&args.envelope, &envelope)?;
    if let Some(event) = args.game.event_file() {
        status::enter(event, &args.game, &envelope, common)?;
    }
    report.sealed = true;
    report.envelope = Some(envelope);
    let (envelope_name, secret_name) = (
        args.envelope.display().to_string(),
        secret_path.display().to_string(),
    );
    let names: &[&str] = if written.is_some() {
        &[&envelope_name, &secret_name]
    } else {
        &[&envelope_name]
    };
    finish(report, &findings, names, args.format, common)
}

/// Makes an existing envelope final: the player has stopped his clock.
fn stop_clock(args: &SealArgs, common: &Common) -> Result<Exit, Failure> {
    let mut envelope = files::envelope(&args.envelope, common)?;
    let secret_path = files::secret_beside(&args.envelope, args.secret.as_ref());
    let mut findings = Vec::new();
    if !envelope.sealed.clock_stopped {
        let secret = files::secret(&secret_path)?;
        if envelope.is_bound_to(&secret)? {
            envelope.sealed.clock_stopped = true;
            envelope = envelope.bound_to(&secret)?;
            files::write_envelope(&args.envelope, &envelope)?;
        } else {
            findings.push(
                Finding::new(codes::COMMITMENT_MISMATCH).article(cite(envelope.rulebook, "3.10.6")),
            );
        }
    }
    let report = SealReport {
        sealed: findings.is_empty(),
        article: envelope.grounds.article.clone(),
        envelope: findings.is_empty().then_some(envelope),
        findings: Vec::new(),
    };
    finish(report, &findings, &[], args.format, common)
}

pub(super) fn reseal(args: &ResealArgs, common: &Common) -> Result<Exit, Failure> {
    let secret_path = files::secret_beside(&args.envelope, args.secret.as_ref());
    spare(common, &[&args.envelope, &secret_path, &args.slip])?;
    let mut envelope = files::envelope(&args.envelope, common)?;
    let book = envelope.rulebook;
    let mut report = SealReport {
        sealed: false,
        article: cite(book, "3.10.3").to_string(),
        envelope: None,
        findings: Vec::new(),
    };
    let refuse = |code| Finding::new(code).article(cite(book, "3.10.3"));
    if envelope.sealed.clock_stopped {
        let findings = [refuse(codes::CLOCK_WAS_STOPPED)];
        return finish(report, &findings, &[], args.format, common);
    }
    let old = files::secret(&secret_path)?;
    if !envelope.is_bound_to(&old)? {
        let findings = [refuse(codes::COMMITMENT_MISMATCH)];
        return finish(report, &findings, &[], args.format, common);
    }
    let written = files::slip(&args.slip, common)?;
    let variant = envelope.variant;
    if let Some(code) = refusal_of(read_slip(variant, &written)) {
        return finish(report, &[refuse(code)], &[], args.format, common);
    }
    let secret = Secret::new(files::random()?, &written);
    envelope.sealed.clock_stopped = args.clock_stopped;
    let envelope = envelope.bound_to(&secret)?;
    files::write_secret(&secret_path, &secret)?;
    files::write_envelope(&args.envelope, &envelope)?;
    report.sealed = true;
    report.article.clone_from(&envelope.grounds.article);
    report.envelope = Some(envelope);
    finish(report, &[], &[], args.format, common)
}

fn finish(
    mut report: SealReport,
    findings: &[Finding],
    files: &[&str],
    format: Format,
    common: &Common,
) -> Result<Exit, Failure> {
    let language = common.language();
    report.findings = told(findings, language);
    let target = Target::open(common)?;
    let bytes = answer(format, "adjourn seal", &report, || {
        let text = render::adjourn::sealed(&report, findings, files, language);
        // Under --quiet a sealing that went well says nothing.
        if common.quiet && findings.is_empty() {
            String::new()
        } else {
            text
        }
    })?;
    target.write(&bytes)?;
    Ok(exit_of(findings))
}

/// Why a slip is not sealed, if it is not: full notation is asked for (3.10.3), or a resignation
/// or a claim, which need no legal move.
fn refusal_of(slip: Slip) -> Option<crate::finding::Code> {
    match slip {
        Slip::Full(_) | Slip::Resignation | Slip::Claim => None,
        Slip::Short { .. } => Some(codes::SEALED_SHORT),
        Slip::Missing | Slip::Illegible | Slip::Numbered(_) => Some(codes::SEALED_NOT_TWO_SQUARES),
    }
}

fn refused_slip(game: &Record, written: &str, book: Book) -> Option<Finding> {
    refusal_of(read_slip(game.position.variant(), written))
        .map(|code| Finding::new(code).article(cite(book, "3.10.3")))
}
