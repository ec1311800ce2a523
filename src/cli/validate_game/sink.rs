//! Where the rendered records go, and what stands before and after them.

use std::io::{Read, Seek, SeekFrom, Write};

use serde_json::Value;

use crate::cli::output::{Stream, Target};
use crate::cli::{Common, Failure};
use crate::finding::{Finding, Severity};
use crate::game::replay::{Openings, Question, Status};
use crate::render::validate::{
    self, Checked, Look, game_report, github_command, html_file, html_head, html_record, html_tail,
    junit_case, junit_suite, markdown_file, markdown_head, markdown_record, markdown_tail,
    normalized, sarif_epilogue, sarif_prologue, sarif_result, text_of_file, text_record,
};
use crate::render::{envelope, found, safe};
use crate::report::validate::{EncodingFrom, FileReport, GameReport, Summary, ValidateReport};

use super::{Args, Format};

/// How much of a JUnit suite stands in memory before its head is known.
const SUITE_IN_MEMORY: usize = 8 << 20;

/// What a record becomes: its part of the answer, and what is said beside the answer.
#[derive(Debug, Default)]
pub(super) struct Rendered {
    answer: Vec<u8>,
    aside: String,
}

/// How records are rendered; shared by all threads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    format: Format,
    normalize: bool,
    look: Look,
}

/// The answer on its way out.
pub(super) struct Sink<'a> {
    style: Style,
    common: &'a Common,
    out: Stream<'a>,
    /// What stands before the first record, until something is written: input that cannot be read
    /// leaves no broken answer behind.
    prologue: Vec<u8>,
    /// Whether something stands before the next entry of a list.
    started: bool,
    files: Vec<FileReport>,
    /// The cases of the JUnit suite that is being written, with their numbers.
    suite: Option<tempfile::SpooledTempFile>,
    cases: (usize, usize, usize),
}

impl Style {
    /// A record in the format asked for.
    pub(super) fn render(&self, checked: &Checked<'_>, question: &Question, out: &mut Rendered) {
        let language = self.look.language;
        let text = || text_record(checked, self.look);
        if self.normalize {
            out.answer.extend(normalized(checked).into_bytes());
            out.aside.push_str(&text());
            return;
        }
        let findings = || {
            let quiet = self.look.quiet;
            checked
                .replay
                .findings
                .iter()
                .filter(move |finding| validate::shown(finding, quiet))
        };
        match self.format {
            Format::Text => out.answer.extend(text().into_bytes()),
            Format::Md => out
                .answer
                .extend(markdown_record(checked, self.look).into_bytes()),
            Format::Html => out
                .answer
                .extend(html_record(checked, self.look).into_bytes()),
            Format::Json | Format::Jsonl => {
                let report = game_report(checked, question, language);
                if self.format == Format::Json {
                    out.answer.extend(b",\n");
                }
                // A report of texts and numbers can always be written.
                let _ = serde_json::to_writer(&mut out.answer, &report);
                if self.format == Format::Jsonl {
                    out.answer.push(b'\n');
                }
            }
            Format::Csv => {
                let report = game_report(checked, question, language);
                out.answer.extend(csv_row(&report));
            }
            Format::Sarif => {
                for finding in findings() {
                    out.answer.extend(b",\n");
                    let text = sarif_result(checked.file, Some(checked.index), finding, language);
                    out.answer.extend(text.into_bytes());
                }
            }
            Format::Junit => out
                .answer
                .extend(junit_case(checked, language).into_bytes()),
            Format::Github => {
                for finding in findings() {
                    let text = github_command(checked.file, Some(checked.index), finding, language);
                    out.answer.extend(text.into_bytes());
                }
            }
        }
    }

    /// Whether a record without findings leaves no trace in the answer.
    pub(super) fn passes_over_clean(&self, question: &Question) -> bool {
        !self.normalize
            && !question.history
            && !matches!(question.openings, Some(Openings::List(_)))
            && matches!(
                self.format,
                Format::Text | Format::Md | Format::Html | Format::Sarif | Format::Github
            )
    }
}

const COLUMNS: [&str; 13] = [
    "file", "index", "line", "white", "black", "variant", "rulebook", "plies", "result", "outcome",
    "errors", "warnings", "findings",
];

fn csv_row(report: &GameReport) -> Vec<u8> {
    let count = |severity| {
        report
            .findings
            .iter()
            .filter(|finding| finding.severity == severity)
            .count()
            .to_string()
    };
    let codes: Vec<&str> = report.findings.iter().map(|found| found.code).collect();
    let name = |name: &Option<String>| safe::csv(name.as_deref().unwrap_or_default());
    let row = [
        safe::csv(&report.file),
        report.index.to_string(),
        report.line.to_string(),
        name(&report.white),
        name(&report.black),
        report
            .variant
            .map_or_else(String::new, |variant| variant.to_string()),
        report.rulebook.unwrap_or_default().to_owned(),
        report.plies.to_string(),
        report.result.clone().unwrap_or_default(),
        report.outcome.kind.to_owned(),
        count(Severity::Error),
        count(Severity::Warning),
        codes.join(" "),
    ];
    csv_line(&row)
}

fn csv_line<T: AsRef<[u8]>>(row: &[T]) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail.
    let _ = writer.write_record(row);
    writer.into_inner().unwrap_or_default()
}

impl<'a> Sink<'a> {
    /// The sink that the arguments ask for, with what stands before the first record.
    pub(super) fn open(args: &Args, common: &'a Common) -> Result<Sink<'a>, Failure> {
        let style = Style {
            format: args.format,
            normalize: args.normalize,
            look: Look {
                language: common.language(),
                colours: common.colours() && !args.normalize,
                quiet: common.quiet,
            },
        };
        let mut sink = Sink {
            style,
            common,
            out: Target::open(common)?.stream(),
            prologue: Vec::new(),
            started: false,
            files: Vec::new(),
            suite: None,
            cases: (0, 0, 0),
        };
        if style.normalize {
            return Ok(sink);
        }
        match style.format {
            Format::Json => sink.prologue = json_prologue()?.into_bytes(),
            Format::Sarif => sink.prologue = sarif_prologue(style.look.language).into_bytes(),
            Format::Junit => {
                sink.prologue = b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"shashki validate-game\">\n".to_vec();
            }
            Format::Csv => sink.prologue = csv_line(&COLUMNS),
            Format::Md => sink.prologue = markdown_head(style.look.language).into_bytes(),
            Format::Html => sink.prologue = html_head(style.look.language).into_bytes(),
            _ => {}
        }
        Ok(sink)
    }

    pub(super) fn style(&self) -> Style {
        self.style
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if !self.prologue.is_empty() {
            self.out.write(&std::mem::take(&mut self.prologue))?;
        }
        self.out.write(bytes)
    }

    fn lists(&self) -> bool {
        !self.style.normalize && matches!(self.style.format, Format::Json | Format::Sarif)
    }

    /// Writes an entry of a list that begins with its comma, which the first one does not need.
    fn entry(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let skip = if self.lists() && !self.started { 1 } else { 0 };
        if bytes.len() > skip {
            self.started = true;
            self.write(&bytes[skip..])?;
        }
        Ok(())
    }

    /// Writes rendered records.
    pub(super) fn records(&mut self, rendered: &Rendered) -> Result<(), Failure> {
        if !rendered.aside.is_empty() {
            self.common.message(rendered.aside.trim_end());
        }
        if let Some(suite) = &mut self.suite {
            suite.write_all(&rendered.answer)?;
            return Ok(());
        }
        self.entry(&rendered.answer)
    }

    /// Counts a case of the suite being written.
    pub(super) fn count(&mut self, status: Status, failed: bool) {
        self.cases.0 += 1;
        self.cases.1 += usize::from(failed);
        self.cases.2 += usize::from(!failed && status == Status::Skipped);
    }

    /// Begins a file.
    pub(super) fn begin_file(&mut self) {
        if !self.style.normalize && self.style.format == Format::Junit {
            self.suite = Some(tempfile::spooled_tempfile(SUITE_IN_MEMORY));
            self.cases = (0, 0, 0);
        }
    }

    /// Ends a file, with what was found about it as a whole.
    pub(super) fn end_file(
        &mut self,
        file: &str,
        encoding: (String, EncodingFrom),
        games: usize,
        findings: &[Finding],
    ) -> Result<(), Failure> {
        let look = self.style.look;
        let shown: Vec<&Finding> = findings
            .iter()
            .filter(|finding| validate::shown(finding, look.quiet))
            .collect();
        if let Some(mut suite) = self.suite.take() {
            let (tests, failures, skipped) = self.cases;
            self.write(junit_suite(file, tests, failures, skipped).as_bytes())?;
            suite.seek(SeekFrom::Start(0))?;
            let mut buffer = vec![0; 64 << 10];
            loop {
                let length = suite.read(&mut buffer)?;
                if length == 0 {
                    break;
                }
                self.write(&buffer[..length])?;
            }
            self.write(b"  </testsuite>\n")?;
        }
        for finding in &shown {
            // A row or a case is a game's: what is said of the file goes beside the answer.
            let rows = matches!(
                self.style.format,
                Format::Jsonl | Format::Csv | Format::Junit
            );
            if self.style.normalize || rows {
                let text = text_of_file(file, finding, look.language);
                self.common.message(text.trim_end());
                continue;
            }
            let language = look.language;
            match self.style.format {
                Format::Sarif => {
                    let text = sarif_result(file, None, finding, language);
                    self.entry(format!(",\n{text}").as_bytes())?;
                }
                format => {
                    let text = match format {
                        Format::Text => text_of_file(file, finding, language),
                        Format::Md => markdown_file(file, finding, language),
                        Format::Html => html_file(file, finding, language),
                        Format::Github => github_command(file, None, finding, language),
                        _ => continue,
                    };
                    self.write(text.as_bytes())?;
                }
            }
        }
        if self.style.format == Format::Json {
            self.files.push(FileReport {
                file: file.to_owned(),
                encoding: encoding.0,
                encoding_from: encoding.1,
                games,
                findings: findings
                    .iter()
                    .map(|finding| found(finding, look.language))
                    .collect(),
            });
        }
        Ok(())
    }

    /// Ends the answer.
    pub(super) fn finish(mut self, summary: &Summary) -> Result<(), Failure> {
        let sentence = validate::summary(summary, self.style.look.language);
        if self.style.normalize {
            self.common.note(&sentence);
            return self.out.finish();
        }
        match self.style.format {
            Format::Text => self.write(format!("{sentence}\n").as_bytes())?,
            Format::Json => {
                let files = serde_json::to_string(&self.files)?;
                let sums = serde_json::to_string(summary)?;
                let end = format!("\n],\"files\":{files},\"summary\":{sums}}}}}\n");
                self.write(end.as_bytes())?;
            }
            Format::Sarif => self.write(sarif_epilogue().as_bytes())?,
            Format::Junit => self.write(b"</testsuites>\n")?,
            Format::Csv => self.write(b"")?,
            Format::Md => self.write(markdown_tail(&sentence).as_bytes())?,
            Format::Html => self.write(html_tail(&sentence).as_bytes())?,
            Format::Jsonl | Format::Github => {}
        }
        if !matches!(self.style.format, Format::Text | Format::Md | Format::Html) {
            self.common.note(&sentence);
        }
        self.out.finish()
    }
}

/// The envelope up to the first record, so that records can be written as they come.
fn json_prologue() -> Result<String, Failure> {
    let whole: Value = envelope("validate-game", &ValidateReport::default())?;
    let text = serde_json::to_string(&whole)?;
    let begin = "\"games\":[";
    let at = text.find(begin).map_or(text.len(), |at| at + begin.len());
    Ok(text[..at].to_owned())
}
