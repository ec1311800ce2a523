//! Options that mean the same in every command.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use crate::board::Variant;
use crate::finding::Book;
use crate::render::Language;

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColourChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What the options of every command stand under in help, apart from a command's own.
const COMMON: &str = "Common options";

/// Options of every command.
#[derive(Clone, Debug, clap::Args)]
pub struct Common {
    /// Rulebook: ru2011, codex, draft2002, fmjd, idf [default: the event's, else ru2011]
    #[arg(long, global = true, help_heading = COMMON, value_name = "BOOK")]
    pub rules: Option<Book>,
    /// Game: russian (64) or international (100) [default: found from the input]
    #[arg(long, global = true, help_heading = COMMON, value_name = "GAME")]
    pub variant: Option<Variant>,
    /// Language of human output: en or ru [default: from LANG]
    #[arg(long, global = true, help_heading = COMMON, value_name = "LANG")]
    pub lang: Option<Language>,
    /// Colours
    #[arg(long, global = true, help_heading = COMMON, value_name = "WHEN", default_value = "auto")]
    pub color: ColourChoice,
    /// Say less: only what is wrong
    #[arg(long, short, global = true, help_heading = COMMON)]
    pub quiet: bool,
    /// Worker threads [default: one per processor]
    #[arg(long, global = true, help_heading = COMMON, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,
    /// Write the answer to this file instead of standard output
    #[arg(long, short, global = true, help_heading = COMMON, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

impl Common {
    /// The language of human output: `--lang`, else `LC_ALL`, `LC_MESSAGES`, `LANG`.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(Common::usual_language)
    }

    /// The language that the environment asks for.
    pub(super) fn usual_language() -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        match locale {
            Some(locale) if locale.starts_with("ru") => Language::Russian,
            _ => Language::English,
        }
    }

    pub(super) fn apply_colour(&self) {
        let choice = match self.color {
            ColourChoice::Auto => return,
            ColourChoice::Always => anstream::ColorChoice::Always,
            ColourChoice::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }

    /// Whether human output on stdout is coloured.
    pub fn colours(&self) -> bool {
        match self.color {
            ColourChoice::Always => true,
            ColourChoice::Never => false,
            ColourChoice::Auto => {
                self.output.is_none()
                    && std::io::stdout().is_terminal()
                    && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            }
        }
    }

    /// How many columns tables may take: the terminal's; no limit elsewhere.
    pub fn width(&self) -> Option<u16> {
        if self.output.is_some() || !std::io::stdout().is_terminal() {
            return None;
        }
        comfy_table::Table::new().width()
    }

    /// One line for the person, on stderr.
    pub fn message(&self, text: &str) {
        message(text);
    }

    /// As [`Common::message`], but silent under `--quiet`.
    pub fn note(&self, text: &str) {
        if !self.quiet {
            self.message(text);
        }
    }
}

/// One line for the person, on stderr.
pub(super) fn message(text: &str) {
    // Nothing is left to do when stderr itself is gone.
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}
