//! `adjourn check`.

use std::path::PathBuf;

use crate::adjourn::{Clocks, Envelope, Reading, cite, face_agrees, stood};
use crate::board::Colour;
use crate::cli::output::{Target, spare};
use crate::cli::{Common, Exit, Failure};
use crate::clock::{Control, Time};
use crate::finding::{Book, Finding, codes::adjourn as codes};
use crate::render;
use crate::report::CheckReport;

use super::record::{self, Record};
use super::{Format, allowance, answer, control_of, exit_of, files, told};

/// Verify an envelope against its secret file and the game record (3.10.6).
///
/// Nothing of the sealed move is told.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki adjourn check --envelope game.json
  shashki adjourn check --envelope game.json --secret game.secret --record game.pdn

Exit codes: 0 everything agrees, 1 something does not, 2 could not answer.")]
pub(super) struct CheckArgs {
    /// The public envelope
    #[arg(long, value_name = "FILE")]
    envelope: PathBuf,
    /// The secret file, to verify the fingerprint
    #[arg(long, value_name = "FILE")]
    secret: Option<PathBuf>,
    #[command(flatten)]
    game: record::GameArgs,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(super) fn check(args: &CheckArgs, common: &Common) -> Result<Exit, Failure> {
    let secret = files::secret_beside(&args.envelope, args.secret.as_ref());
    spare(common, &[&args.envelope, &secret])?;
    let envelope = files::envelope(&args.envelope, common)?;
    let mut findings = of_face(&envelope);
    let secret_fits = match &args.secret {
        Some(path) => {
            let fits = envelope.is_bound_to(&files::secret(path)?)?;
            if !fits {
                findings.push(mismatch(&envelope));
            }
            Some(fits)
        }
        None => None,
    };
    let record_fits = if args.game.is_named() {
        let found = against_record(&envelope, &record::load(&args.game, common)?)?;
        let fits = exit_of(&found) == Exit::Clean;
        findings.extend(found);
        Some(fits)
    } else {
        None
    };
    let language = common.language();
    let secret_name = files::secret_beside(&args.envelope, args.secret.as_ref());
    let report = CheckReport {
        ok: exit_of(&findings) == Exit::Clean,
        secret_fits,
        record_fits,
        commitment: envelope.commitment.clone(),
        sha256sum: envelope
            .commitment
            .is_some()
            .then(|| shell_line(&args.envelope, &secret_name)),
        findings: told(&findings, language),
    };
    let target = Target::open(common)?;
    let bytes = answer(args.format, "adjourn check", &report, || {
        render::adjourn::check(&report, &findings, language)
    })?;
    target.write(&bytes)?;
    Ok(exit_of(&findings))
}

/// The finding that secret and envelope do not belong together.
pub(super) fn mismatch(envelope: &Envelope) -> Finding {
    Finding::new(codes::COMMITMENT_MISMATCH).article(cite(envelope.rulebook, "3.10.6"))
}

/// What is wrong on the face itself.
pub(super) fn of_face(envelope: &Envelope) -> Vec<Finding> {
    if face_agrees(envelope) {
        Vec::new()
    } else {
        vec![Finding::new(codes::ENVELOPE_FACE_DIFFERS).article(cite(envelope.rulebook, "3.10.6"))]
    }
}

/// Where envelope and record differ: position, move number, side to move, clocks, names.
pub(super) fn against_record(envelope: &Envelope, game: &Record) -> Result<Vec<Finding>, Failure> {
    let mut findings = Vec::new();
    let cite = |code| Finding::new(code).article(cite(envelope.rulebook, "3.10.6"));
    let found = stood(&game.position);
    let same_pieces = found.white_men == envelope.position.white_men
        && found.white_kings == envelope.position.white_kings
        && found.black_men == envelope.position.black_men
        && found.black_kings == envelope.position.black_kings;
    if !same_pieces {
        findings.push(cite(codes::ENVELOPE_POSITION_DIFFERS).field("ply", game.plies()));
    }
    let mover = game.position.to_move();
    if mover != envelope.sealed.by {
        findings.push(
            cite(codes::ENVELOPE_SIDE_DIFFERS)
                .field("side", envelope.sealed.by.to_string())
                .field("mover", mover.to_string()),
        );
    }
    if game.move_number() != envelope.sealed.move_number {
        findings.push(
            cite(codes::ENVELOPE_MOVE_NUMBER_DIFFERS)
                .field("said", envelope.sealed.move_number)
                .field("found", game.move_number()),
        );
    }
    let control = record_control(control_of(envelope)?, game);
    findings.extend(clocks_too_low(
        &envelope.clocks,
        game,
        control.as_ref(),
        envelope.rulebook,
    ));
    for (said, found) in [
        (&envelope.game.white, &game.names[0]),
        (&envelope.game.black, &game.names[1]),
    ] {
        if said != found && !found.is_empty() {
            findings.push(
                cite(codes::ENVELOPE_NAMES_DIFFER)
                    .field("said", said.as_str())
                    .field("found", found.as_str()),
            );
        }
    }
    Ok(findings)
}

/// The control on the envelope, else the record's where it can be read.
pub(super) fn record_control(own: Option<Control>, game: &Record) -> Option<Control> {
    own.or_else(|| game.control.as_deref()?.parse().ok())
}

/// Clocks that tell of less time used than the record (3.10.6).
pub(super) fn clocks_too_low(
    clocks: &Clocks,
    game: &Record,
    control: Option<&Control>,
    book: Book,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for side in Colour::BOTH {
        let said = clocks.of(side);
        let Some(read) = game.reading(clocks.reading, side, control) else {
            continue;
        };
        let too_low = match clocks.reading {
            Reading::Used => said < read,
            Reading::Shown => said > read,
        };
        if too_low {
            // Both are told as time used; without a control, as they were read.
            let made = game.moves_made()[side.index()];
            let used = |ms: i64| match (clocks.reading, control) {
                (Reading::Shown, Some(control)) => allowance(control).given(made).millis() - ms,
                _ => ms,
            };
            findings.push(
                Finding::new(codes::ENVELOPE_CLOCK_TOO_LOW)
                    .article(cite(book, "3.10.6"))
                    .field("side", side.to_string())
                    .field("said", Time::from_millis(used(said)).to_string())
                    .field("found", Time::from_millis(used(read)).to_string()),
            );
        }
    }
    findings
}

/// A line for a shell with jq and sha256sum that works the fingerprint out from the two files,
/// without telling the move.
fn shell_line(envelope: &std::path::Path, secret: &std::path::Path) -> String {
    let quote =
        |path: &std::path::Path| format!("'{}'", path.display().to_string().replace('\'', "'\\''"));
    format!(
        "{{ jq -r '\"shashki-seal-1\\n\\(.nonce)\\n\\(.move)\"' {}; jq -jcS 'del(.commitment)' {}; }} | sha256sum",
        quote(secret),
        quote(envelope)
    )
}
