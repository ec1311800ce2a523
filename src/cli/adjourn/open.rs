//! `adjourn open`.

use std::path::{Path, PathBuf};

use crate::adjourn::{
    Decision, Envelope, Lost, Outcome, Present, Reading, Sealed, Settled, Situation, cite, decide,
    judge, judge_open, offers_draw,
};
use crate::board::Colour;
use crate::cli::output::{Target, spare};
use crate::cli::{Common, Exit, Failure};
use crate::clock::Control;
use crate::finding::{Finding, codes::adjourn as codes};
use crate::moves::play;
use crate::notation::{fen, moves};
use crate::position::Position;
use crate::render::{self, Refusal};
use crate::report::{Decided, OpenReport, ResumedClocks};

use super::verdict::{candidates, finding_of};
use super::{
    Format, Side, allowance, answer, check, clocks, control_of, exit_of, files, milliseconds,
    record, status, told,
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
    let event = args.game.event_file();
    let read = [
        Some(&args.envelope),
        args.secret.as_ref(),
        args.reply.as_ref(),
        event,
    ];
    let read: Vec<&Path> = read.into_iter().flatten().map(PathBuf::as_path).collect();
    spare(common, &read)?;
    let envelope = files::envelope(&args.envelope, common)?;
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
        findings.extend(check::against_record(&envelope, &record)?);
        Some(record)
    } else {
        None
    };
    // An envelope that does not agree with its secret or the record is not opened.
    let opened = read_secret(args, &envelope, &mut findings)?;
    let (sealed, written) = match (&opened, &envelope.sealed.open_move) {
        (_, Some(noted)) => (Some(judge_open(&position, noted)), noted.clone()),
        (Some(written), None) => (Some(judge(&position, written)), written.clone()),
        (None, None) => (None, String::new()),
    };
    let control = match &record {
        Some(record) => check::record_control(control_of(&envelope)?, record),
        None => control_of(&envelope)?,
    };
    let reply_text = args
        .reply
        .as_deref()
        .map(|path| files::slip(path, common))
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
        left: left(&envelope, control.as_ref()),
        settled,
        flag_fell,
        lost: args.lost.map(|lost| match lost {
            LostArg::Restorable => Lost::Restorable,
            LostArg::NotRestorable => Lost::NotRestorable,
        }),
        secret_fits: opened.is_some(),
        replayed: replayed(args, &envelope, record.as_ref())?,
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
            if offers_draw(&written) {
                findings.push(
                    Finding::new(codes::DRAW_OFFERED)
                        .article(cite(envelope.rulebook, "1.9.1.1"))
                        .field("side", envelope.sealed.by.to_string()),
                );
            }
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
            if matches!(decision, Decision::SealArbiter { side } if side != envelope.sealed.by) {
                in_question = candidates(reply, &after);
            }
        }
    }
    if decision == Decision::OpenIllegal {
        findings
            .push(Finding::new(codes::SEALED_NOT_CLEAR).article(cite(envelope.rulebook, "3.10.4")));
        in_question = sealed
            .as_ref()
            .map(|sealed| candidates(sealed, &position))
            .unwrap_or_default();
    }
    findings.extend(circumstances(&envelope, &situation, &decision));
    let corrected = clocks::corrected(&args.set, &envelope, record.as_ref(), control.as_ref());
    findings.extend(clocks::findings(&args.set, &envelope, corrected));
    let ms = match &decision {
        Decision::Restored | Decision::Annulled => None,
        Decision::Replayed { .. } => corrected,
        _ => Some(clocks::resumed(
            &args.set,
            &envelope,
            situation.away,
            &decision,
        )),
    };
    let replayed_at = args
        .set
        .replayed_from()
        .and_then(|ply| record.as_ref()?.position_before(ply));
    let report = report(
        &envelope,
        &position,
        replayed_at.as_ref(),
        &situation,
        &decision,
        ms,
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

/// Whether the game is replayed from an earlier half-move (3.11.7), and whose move it is there.
fn replayed(
    args: &OpenArgs,
    envelope: &Envelope,
    record: Option<&record::Record>,
) -> Result<Option<Option<Colour>>, Failure> {
    let Some(ply) = args.set.replayed_from() else {
        return Ok(None);
    };
    let on_face = || {
        let moves = envelope.moves.as_ref()?.split_whitespace().count();
        u32::try_from(moves).ok()
    };
    let plies = record.map(record::Record::plies).or_else(on_face);
    if let Some(plies) = plies
        && ply > plies
    {
        return Err(Failure::Usage(
            Refusal::new("replayed-beyond")
                .with("ply", ply)
                .with("plies", plies),
        ));
    }
    let mover = record
        .and_then(|record| record.position_before(ply))
        .map(|position| position.to_move());
    Ok(Some(mover))
}

/// What each side has left until its next control; `None` where the envelope has no control.
fn left(envelope: &Envelope, control: Option<&Control>) -> [Option<i64>; 2] {
    if envelope.clocks.reading == Reading::Shown {
        return [
            Some(envelope.clocks.white_ms),
            Some(envelope.clocks.black_ms),
        ];
    }
    let Some(control) = control else {
        return [None, None];
    };
    let allowance = allowance(control);
    Colour::BOTH.map(|side| {
        let before = envelope.sealed.move_number.saturating_sub(1);
        // Black to move: White has made this number's move already. The sealed move is made when
        // the clocks run again.
        let made = match (envelope.sealed.by, side) {
            (Colour::Black, Colour::White) => before + 1,
            (by, side) if by == side => before + 1,
            _ => before,
        };
        Some(allowance.given(made).millis() - envelope.clocks.of(side))
    })
}

/// Findings about absence and void agreements.
fn circumstances(envelope: &Envelope, situation: &Situation, decision: &Decision) -> Vec<Finding> {
    let mut findings = Vec::new();
    let book = envelope.rulebook;
    if matches!(decision, Decision::BothAbsent { .. }) {
        findings.push(
            Finding::new(codes::BOTH_ABSENT)
                .article(cite(book, "3.12.2"))
                .field("side", (!envelope.sealed.by).to_string()),
        );
    }
    if let (Some(side), Some(settled)) = (situation.flag_fell, situation.settled) {
        let finding = match settled {
            Settled::Draw => Finding::new(codes::AGREEMENT_VOID),
            Settled::Resigned(loser) => {
                Finding::new(codes::RESIGNATION_VOID).field("loser", loser.to_string())
            }
        };
        findings.push(
            finding
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
    replayed_at: Option<&Position>,
    situation: &Situation,
    decision: &Decision,
    ms: Option<[i64; 2]>,
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
        Decision::GoOn { mv: None, .. } => {
            mv_text.clone_from(&envelope.sealed.open_move);
            after = situation
                .sealed
                .as_ref()
                .and_then(mv_of)
                .map(|mv| fen::write(&play(position, &mv)));
        }
        Decision::OpenIllegal => mv_text.clone_from(&envelope.sealed.open_move),
        // The sealed move stands; only the reply has to be read, or loses.
        Decision::SealArbiter { side } | Decision::SealLost { loser: side }
            if *side != envelope.sealed.by =>
        {
            if let Some(mv) = situation.sealed.as_ref().and_then(mv_of) {
                mv_text = Some(moves::write(position, &mv));
                after = Some(fen::write(&play(position, &mv)));
            }
        }
        Decision::Restored => after = Some(envelope.position.fen.clone()),
        Decision::Replayed { .. } => after = replayed_at.map(fen::write),
        _ => {}
    }
    OpenReport {
        decision: Decided::new(decision, envelope.rulebook),
        mv: mv_text,
        open_move: situation.open_move,
        corrected_from,
        reply: reply_text,
        candidates: in_question,
        fen: after,
        clocks: ResumedClocks::new(envelope.clocks.reading, ms, decision.clock()),
        findings: told(findings, common.language()),
    }
}
