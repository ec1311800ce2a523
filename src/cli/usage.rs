//! What is wrong with the command line, in Russian. (In English the parser says it itself.)

use std::ffi::{OsStr, OsString};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::render::{Language, Refusal, Told, safe, told_error, told_message};

use super::Common;

/// The language that the arguments ask for, before they are understood: `--lang`, else that of
/// the environment.
pub(super) fn language(arguments: &[OsString]) -> Language {
    let mut arguments = arguments.iter().map(OsString::as_os_str);
    while let Some(argument) = arguments.next() {
        let named = match argument.to_str() {
            Some("--") => break,
            Some("--lang") => arguments.next().and_then(OsStr::to_str),
            Some(text) => text.strip_prefix("--lang="),
            None => None,
        };
        if let Some(language) = named.and_then(|text| text.parse().ok()) {
            return language;
        }
    }
    Common::usual_language()
}

/// The parser's error in Russian; `None` for what it says in English only.
pub(super) fn russian(error: &clap::Error) -> Option<String> {
    let mut lines = vec![
        Refusal::new("error")
            .because("why", &what(error)?)
            .told(Language::Russian),
    ];
    let told = |refusal: Refusal| format!("  {}", refusal.told(Language::Russian));
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(missing))
            if error.kind() == ErrorKind::MissingRequiredArgument =>
        {
            lines.extend(missing.iter().map(|argument| format!("  {argument}")));
        }
        _ => {}
    }
    for (kind, list) in [
        (
            ContextKind::ValidValue,
            Refusal::new("usage-possible-values"),
        ),
        (
            ContextKind::ValidSubcommand,
            Refusal::new("usage-subcommands"),
        ),
    ] {
        if let Some(ContextValue::Strings(values)) = error.get(kind)
            && !values.is_empty()
        {
            lines.push(told(list.with("values", values.join(", "))));
        }
    }
    lines.extend(tips(error).into_iter().map(told));
    if let Some(ContextValue::StyledStrs(tips)) = error.get(ContextKind::Suggested) {
        for tip in tips {
            lines.push(format!(
                "  {}",
                told_message(&tip.to_string(), Language::Russian)
            ));
        }
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = Refusal::new("usage-usage").with("usage", usage.trim_start_matches("Usage: "));
        lines.push(format!("\n{}", usage.told(Language::Russian)));
    }
    lines.push(format!(
        "\n{}",
        Refusal::new("usage-try-help").told(Language::Russian)
    ));
    let text: Vec<String> = lines
        .iter()
        .flat_map(|line| line.split('\n'))
        .map(safe::terminal)
        .collect();
    Some(text.join("\n"))
}

/// What is wrong.
fn what(error: &clap::Error) -> Option<Refusal> {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            Refusal::new("usage-unknown-argument").with("argument", argument()?)
        }
        ErrorKind::InvalidSubcommand => Refusal::new("usage-unknown-subcommand")
            .with("command", text(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::MissingSubcommand => Refusal::new("usage-missing-subcommand")
            .with("command", text(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::InvalidValue if value()?.is_empty() => {
            Refusal::new("usage-value-missing").with("argument", argument()?)
        }
        ErrorKind::InvalidValue => Refusal::new("usage-invalid-value")
            .with("value", value()?)
            .with("argument", argument()?),
        ErrorKind::ValueValidation => {
            let source = std::error::Error::source(error)?;
            Refusal::new("usage-invalid-value-because")
                .with("value", value()?)
                .with("argument", argument()?)
                .with("why", told_error(source, Language::Russian))
        }
        ErrorKind::MissingRequiredArgument => Refusal::new("usage-missing-arguments"),
        ErrorKind::ArgumentConflict => {
            let argument = argument().or_else(|| text(error, ContextKind::InvalidSubcommand))?;
            let others = text(error, ContextKind::PriorArg)?;
            if others == argument {
                Refusal::new("usage-twice").with("argument", argument)
            } else {
                Refusal::new("usage-conflict")
                    .with("argument", argument)
                    .with("others", format!("«{others}»"))
            }
        }
        ErrorKind::NoEquals => Refusal::new("usage-no-equals").with("argument", argument()?),
        ErrorKind::InvalidUtf8 => Refusal::new("usage-not-utf8"),
        ErrorKind::TooManyValues => Refusal::new("usage-too-many-values")
            .with("value", value()?)
            .with("argument", argument()?),
        ErrorKind::TooFewValues => Refusal::new("usage-too-few-values")
            .with("argument", argument()?)
            .with("least", text(error, ContextKind::MinValues)?)
            .with("found", text(error, ContextKind::ActualNumValues)?),
        ErrorKind::WrongNumberOfValues => Refusal::new("usage-wrong-number-of-values")
            .with("argument", argument()?)
            .with("expected", text(error, ContextKind::ExpectedNumValues)?)
            .with("found", text(error, ContextKind::ActualNumValues)?),
        _ => return None,
    })
}

/// What might have been meant.
fn tips(error: &clap::Error) -> Vec<Refusal> {
    let mut tips = Vec::new();
    let mut tip = |kind, tip: Refusal| {
        if let Some(nearest) = text(error, kind) {
            tips.push(tip.with("nearest", nearest));
        }
    };
    tip(
        ContextKind::SuggestedSubcommand,
        Refusal::new("usage-similar-subcommand"),
    );
    tip(
        ContextKind::SuggestedArg,
        Refusal::new("usage-similar-argument"),
    );
    tip(
        ContextKind::SuggestedValue,
        Refusal::new("usage-similar-value"),
    );
    tips
}

/// What the error says under `kind`, as text.
fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::None | ContextValue::Bool(_) => None,
        ContextValue::Strings(all) => Some(all.join("», «")),
        value => Some(value.to_string()),
    }
}
