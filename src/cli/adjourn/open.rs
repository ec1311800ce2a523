//! `adjourn open`.

use std::path::PathBuf;

use crate::adjourn::{
    Decision, Envelope, Lost, Outcome, Present, Reading, Sealed, Settled, Situation, cite, decide,
    judge,
};
use crate::board::Colour;
use crate::cli::output::Target;
use crate::cli::{Common, Exit, Failure};
use crate::clock::{Allowance, Control, ControlError, Time};
use crate::finding::{Finding, codes::adjourn as codes};
use crate::moves::play;
use crate::notation::{fen, moves};
use crate::position::Position;
use crate::render::{self, Refusal};
use crate::report::{Decided, OpenReport, ResumedClocks};

use super::verdict::{candidates, finding_of};
use super::{
    Format, Side, answer, check, clocks, exit_of, files, milliseconds, record, status, told,
};

/// Open an envelope and decide (3.11, 3.12.2).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki adjourn open --envelope game.json --present both
  shashki adjourn open --envelope game.json --present white --black-away 0:40:00
  shashki adjourn open --envelope game.json --secret game.secret --record game.pdn
  shashki adjourn open --envelope game.json --lost not-restorable

Exit codes: 0 decided, 1 a finding of severity error stands (a lost sealed move, an envelope that
does not match), 2 could not answer.")]
pub(super) struct OpenArgs {
    /// The public envelope
    #[arg(long, value_name = "FILE")]
    envelope: PathBuf,
    /// The secret file [default: the envelope's name with .secret]
    #[arg(long, value_name = "FILE")]
    secret: Option<PathBuf>,
    #[command(flatten)]
    game: record::GameArgs,
    /// Who is at the board
    #[arg(long, value_enum, default_value = "both")]
    present: PresentArg,
    /// How long White's clock has run while he was away
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    white_away: Option<i64>,
    /// How long Black's clock has run while he was away
    #[arg(long, value_name = "H:MM:SS", value_parser = milliseconds)]
    black_away: Option<i64>,
    /// The counter-sealed reply (3.11.4); - is standard input
    #[arg(long, value_name = "FILE")]
    reply: Option<PathBuf>,
    /// A draw was agreed before the resumption
    #[arg(long, conflicts_with = "resigned")]
    agreed_draw: bool,
    /// Who resigned before the resumption
    #[arg(long, value_enum)]
    resigned: Option<Side>,
    /// Whose flag fell, where the fall was established
    #[arg(long, value_enum)]
    flag_fell: Option<Side>,
    /// The paper envelope is lost (3.11.6): can the players restore the position?
    #[arg(long, value_name = "RESTORED", value_enum)]
    lost: Option<LostArg>,
    #[command(flatten)]
    set: clocks::SetClocks,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum PresentArg {
    Both,
    White,
    Black,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LostArg {
    Restorable,
    NotRestorable,
}

pub(super) fn open(args: &OpenArgs, common: &Common) -> Result<Exit, Failure> {
    let envelope = files::envelope(&args.envelope)?;
    let position = fen::parse(&envelope.position.fen, Some(envelope.variant)).map_err(|error| {
        Failure::Malformed(
            Refusal::new("envelope-position")
                .with("path", args.envelope.display())
                .because("why", &error),
        )
    })?;
    let mut findings = check::of_face(&envelope);
    let record = if args.game.is_named() {
        let record = record::load(&args.game, common)?;
        findings.extend(check::against_record(&envelope, &record));
        Some(record)
    } else {
        None
    };
    // An envelope that does not agree with its secret or the record is not opened.
    let opened = read_secret(args, &envelope, &mut findings)?;
    let (sealed, written) = match &opened {
        Some(written) => (Some(judge(&position, written)), written.clone()),
        None => (None, String::new()),
    };
    let reply_text = args
        .reply
        .as_deref()
        .map(|path| files::slip(path, common.language()))
        .transpose()?;
    let reply = match (&reply_text, sealed.as_ref().and_then(mv_of)) {
        (Some(text), Some(mv)) => Some(judge(&play(&position, &mv), text)),
        _ => None,
    };
    let flag_fell = args.flag_fell.map(Colour::from);
    let settled = match (args.agreed_draw, args.resigned) {
        (true, _) => Some(Settled::Draw),
        (false, Some(side)) => Some(Settled::Resigned(side.into())),
        (false, None) => None,
    };
    let situation = Situation {
        sealer: envelope.sealed.by,
        present: match args.present {
            PresentArg::Both => Present::Both,
            PresentArg::White => Present::Only(Colour::White),
            PresentArg::Black => Present::Only(Colour::Black),
            PresentArg::None => Present::Nobody,
        },
        away: [args.white_away, args.black_away],
        left: left(&envelope)?,
        settled,
        flag_fell,
        lost: args.lost.map(|lost| match lost {
            LostArg::Restorable => Lost::Restorable,
            LostArg::NotRestorable => Lost::NotRestorable,
        }),
        secret_fits: opened.is_some(),
        open_move: envelope.sealed.open_move.is_some(),
        sealed: sealed.clone(),
        reply: reply.clone(),
    };
    let decision = decide(&situation);
    if decision == Decision::SecretMissing {
        return Err(Failure::Usage(
            Refusal::new("secret-needed").with("path", args.envelope.display()),
        ));
    }
    // Only an envelope that the decision opens is spoken of.
    let mut corrected_from = None;
    let mut in_question = Vec::new();
    if opens(&decision) {
        if let Some(sealed) = &sealed {
            findings.extend(finding_of(
                sealed,
                &position,
                &written,
                &envelope,
                envelope.sealed.by,
            ));
            if matches!(sealed.outcome, Outcome::Corrected { .. }) {
                corrected_from = Some(written.clone());
            }
            in_question = candidates(sealed, &position);
        }
        if let (Some(reply), Some(text), Some(mv)) =
            (&reply, &reply_text, sealed.as_ref().and_then(mv_of))
        {
            findings.push(
                Finding::new(codes::REPLY_BY_ANALOGY).article(cite(envelope.rulebook, "3.11.4")),
            );
            let after = play(&position, &mv);
            findings.extend(finding_of(
                reply,
                &after,
                text,
                &envelope,
                !envelope.sealed.by,
            ));
        }
    }
    findings.extend(circumstances(&envelope, &situation, &decision));
    findings.extend(clocks::findings(&args.set, &envelope, record.as_ref()));
    let report = report(
        &envelope,
        &position,
        &situation,
        &decision,
        &findings,
        corrected_from,
        in_question,
        common,
    );
    if let Some(event) = args.game.event_file() {
        status::settle(event, &args.game, &decision, common)?;
    }
    let language = common.language();
    let target = Target::open(common)?;
    let bytes = answer(args.format, "adjourn open", &report, || {
        render::adjourn::opened(&report, &findings, language)
    })?;
    target.write(&bytes)?;
    Ok(exit_of(&findings))
}

/// The sealed text, if the secret file is there and fits. A secret that does not fit is a finding
/// and opens nothing.
fn read_secret(
    args: &OpenArgs,
    envelope: &Envelope,
    findings: &mut Vec<Finding>,
) -> Result<Option<String>, Failure> {
    if envelope.sealed.open_move.is_some() {
        return Ok(None);
    }
    let path = files::secret_beside(&args.envelope, args.secret.as_ref());
    if args.secret.is_none() && !path.exists() {
        return Ok(None);
    }
    let secret = files::secret(&path)?;
    if envelope.is_bound_to(&secret)? {
        if args.lost.is_some() {
            findings.push(
                Finding::new(codes::SECRET_IS_THE_ENVELOPE)
                    .article(cite(envelope.rulebook, "3.11.6")),
            );
        }
        return Ok(Some(secret.written));
    }
    if args.lost.is_some() {
        return Ok(None);
    }
    Err(Failure::Malformed(
        Refusal::new("secret-differs")
            .with("path", args.envelope.display())
            .with("secret", path.display()),
    ))
}

fn mv_of(sealed: &Sealed) -> Option<crate::moves::Move> {
    match &sealed.outcome {
        Outcome::Legal(mv) | Outcome::Corrected { mv, .. } => Some(*mv),
        _ => None,
    }
}

/// Whether a decision opens the envelope.
fn opens(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::GoOn { mv: Some(_), .. }
            | Decision::BoardWin { .. }
            | Decision::SealLost { .. }
            | Decision::SealArbiter { .. }
            | Decision::Claim
    )
}

/// What each side has left until its next control; `None` where the envelope has no control.
fn left(envelope: &Envelope) -> Result<[Option<i64>; 2], Failure> {
    if envelope.clocks.reading == Reading::Shown {
        return Ok([
            Some(envelope.clocks.white_ms),
            Some(envelope.clocks.black_ms),
        ]);
    }
    let Some(text) = &envelope.control else {
        return Ok([None, None]);
    };
    let control: Control = text.parse().map_err(|error: ControlError| {
        Failure::Malformed(
            Refusal::new("envelope-control")
                .with("text", text)
                .because("why", &error),
        )
    })?;
    let allowance = Allowance {
        control: &control,
        first_increment: true,
        extra: Time::ZERO,
    };
    Ok(Colour::BOTH.map(|side| {
        let before = envelope.sealed.move_number.saturating_sub(1);
        // Black to move: White has made this number's move already. The sealed move is made when
        // the clocks run again.
        let made = match (envelope.sealed.by, side) {
            (Colour::Black, Colour::White) => before + 1,
            (by, side) if by == side => before + 1,
            _ => before,
        };
        Some(allowance.given(made).millis() - envelope.clocks.of(side))
    }))
}

/// Findings about absence and void agreements.
fn circumstances(envelope: &Envelope, situation: &Situation, decision: &Decision) -> Vec<Finding> {
    let mut findings = Vec::new();
    let book = envelope.rulebook;
    if *decision == Decision::BothAbsent {
        findings.push(
            Finding::new(codes::BOTH_ABSENT)
                .article(cite(book, "3.12.2"))
                .field("side", (!envelope.sealed.by).to_string()),
        );
    }
    if let (Some(side), Some(_)) = (situation.flag_fell, situation.settled) {
        findings.push(
            Finding::new(codes::AGREEMENT_VOID)
                .article(cite(book, "3.7.9"))
                .field("side", side.to_string()),
        );
    }
    findings
}

#[allow(clippy::too_many_arguments)]
fn report(
    envelope: &Envelope,
    position: &Position,
    situation: &Situation,
    decision: &Decision,
    findings: &[Finding],
    corrected_from: Option<String>,
    in_question: Vec<String>,
    common: &Common,
) -> OpenReport {
    let (mut mv_text, mut reply_text, mut after) = (None, None, None);
    match decision {
        Decision::GoOn {
            mv: Some(mv),
            reply,
            ..
        } => {
            mv_text = Some(moves::write(position, mv));
            let mut board = play(position, mv);
            if let Some(reply) = reply {
                reply_text = Some(moves::write(&board, reply));
                board = play(&board, reply);
            }
            after = Some(fen::write(&board));
        }
        Decision::BoardWin { winner, mv } => {
            let first = situation.sealed.as_ref().and_then(mv_of);
            if let (Some(first), true) = (first, *winner != envelope.sealed.by) {
                mv_text = Some(moves::write(position, &first));
                let board = play(position, &first);
                reply_text = Some(moves::write(&board, mv));
                after = Some(fen::write(&play(&board, mv)));
            } else {
                mv_text = Some(moves::write(position, mv));
                after = Some(fen::write(&play(position, mv)));
            }
        }
        Decision::GoOn { mv: None, .. } => mv_text.clone_from(&envelope.sealed.open_move),
        _ => {}
    }
    let by_arbiter = matches!(decision, Decision::Restored | Decision::Annulled);
    OpenReport {
        decision: Decided::new(decision, envelope.rulebook),
        mv: mv_text,
        corrected_from,
        reply: reply_text,
        candidates: in_question,
        fen: after,
        clocks: ResumedClocks::new(
            envelope.clocks.reading,
            (!by_arbiter).then(|| clocks::resumed(envelope, situation.away)),
            decision.clock(),
        ),
        findings: told(findings, common.language()),
    }
}
