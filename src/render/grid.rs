//! Tables before they are laid out: the same grid becomes text, CSV, Markdown or HTML.

use std::borrow::Cow;

use anstyle::Style;
use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, Table, presets};
use maud::{Markup, html};
use rayon::prelude::*;

use super::columns::{self, padded};
use super::safe;
use super::wrap::wrapped;

/// The spaces round the text of a cell.
const PADDING: usize = 2;

/// How many rows are laid out at a time.
const PART: usize = 256;

/// What struck cells look like where there are colours.
const STRUCK: Style = Style::new().strikethrough();

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GridCell<'a> {
    /// Its text, as found: made safe for the medium when it is laid out.
    pub text: Cow<'a, str>,
    /// Whether it is struck out.
    pub struck: bool,
}

impl From<String> for GridCell<'_> {
    fn from(text: String) -> Self {
        GridCell {
            text: text.into(),
            struck: false,
        }
    }
}

impl<'a> From<&'a str> for GridCell<'a> {
    fn from(text: &'a str) -> Self {
        GridCell {
            text: text.into(),
            struck: false,
        }
    }
}

impl GridCell<'_> {
    /// As it is shown in text, struck or not.
    fn shown(&self) -> Cow<'_, str> {
        let text = safe::shown(&self.text);
        if self.struck {
            format!("[{text}]").into()
        } else {
            text
        }
    }
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid<'a> {
    /// The title, if it has one.
    pub title: Option<String>,
    /// The headings.
    pub head: Vec<Cow<'a, str>>,
    /// Which columns are aligned to the left; the others are numbers.
    pub left: Vec<usize>,
    /// How many columns are repeated where the table is broken over several.
    pub key: usize,
    /// The rows.
    pub rows: Vec<Vec<GridCell<'a>>>,
}

impl Grid<'_> {
    /// The table as text, not wider than `width` columns where one is given: broken into several
    /// tables that repeat the key columns.
    pub fn text(&self, width: Option<u16>, colours: bool) -> String {
        let mut out = String::new();
        if let Some(title) = &self.title {
            out.push_str(&wrapped(&safe::shown(title), "", width));
        }
        let widths = self.widths();
        for (page, columns) in self.pages(width, &widths).into_iter().enumerate() {
            if page > 0 {
                out.push('\n');
            }
            let fits = |width: u16| {
                let total: usize = columns.iter().map(|&column| widths[column] + PADDING).sum();
                total + columns.len() <= usize::from(width) + 1
            };
            match width {
                Some(width) if !fits(width) => self.squeezed(&mut out, &columns, width, colours),
                _ => self.spread(&mut out, &columns, &widths, colours),
            }
        }
        out
    }

    /// Columns as wide as their widest cell. The rows do not depend on each other then: long
    /// tables are laid out a part at a time.
    fn spread(&self, out: &mut String, columns: &[usize], widths: &[usize], colours: bool) {
        let heading = |column: usize| safe::shown(self.head.get(column).map_or("", |text| text));
        self.line(out, columns, widths, |column| (heading(column), None));
        let total: usize = columns
            .iter()
            .map(|&column| widths[column] + PADDING + 1)
            .sum();
        out.push_str(&"─".repeat(total.saturating_sub(1)));
        out.push('\n');
        let rows = |rows: &[Vec<GridCell<'_>>], out: &mut String| {
            for row in rows {
                self.line(out, columns, widths, |column| match row.get(column) {
                    Some(cell) => (cell.shown(), (cell.struck && colours).then_some(STRUCK)),
                    None => ("".into(), None),
                });
            }
        };
        if self.rows.len() <= PART {
            return rows(&self.rows, out);
        }
        let part = |part: &[Vec<GridCell<'_>>]| {
            let mut out = String::new();
            rows(part, &mut out);
            out
        };
        let parts: Vec<String> = self.rows.par_chunks(PART).map(part).collect();
        out.extend(parts);
    }

    /// A line of `columns`, whose text and look `cell` gives by column of the grid.
    fn line<'c>(
        &self,
        out: &mut String,
        columns: &[usize],
        widths: &[usize],
        cell: impl Fn(usize) -> (Cow<'c, str>, Option<Style>),
    ) {
        let start = out.len();
        for &column in columns {
            let (text, style) = cell(column);
            let right = !self.left.contains(&column);
            let free = widths[column].saturating_sub(columns::width(&text));
            out.push(' ');
            match style {
                Some(style) => {
                    let text = format!("{style}{text}{style:#}");
                    padded(out, &text, free, right);
                }
                None => padded(out, &text, free, right),
            }
            out.push_str("  ");
        }
        columns::end_line(out, start);
    }

    /// The columns squeezed into a terminal `width` wide that is too narrow for them: cells go
    /// over several lines.
    fn squeezed(&self, out: &mut String, columns: &[usize], width: u16, colours: bool) {
        let mut table = Table::new();
        table.load_style(
            presets::NOTHING
                .header_separator(comfy_table::LineStyle::none().fill('─').junction('─')),
        );
        if colours {
            table.enforce_styling();
        } else {
            table.force_no_tty();
        }
        let alignment = |column: usize| {
            if self.left.contains(&column) {
                CellAlignment::Left
            } else {
                CellAlignment::Right
            }
        };
        table.set_header(columns.iter().map(|&column| {
            Cell::new(safe::shown(&self.head[column])).set_alignment(alignment(column))
        }));
        for row in &self.rows {
            table.add_row(columns.iter().map(|&column| {
                let Some(cell) = row.get(column) else {
                    return Cell::new("");
                };
                let shown = Cell::new(cell.shown()).set_alignment(alignment(column));
                if cell.struck {
                    shown.add_attribute(Attribute::CrossedOut)
                } else {
                    shown
                }
            }));
        }
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(width);
        for line in table.lines() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }

    /// How wide the widest cell of each column is.
    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = self
            .head
            .iter()
            .map(|text| columns::width(&safe::shown(text)).max(1))
            .collect();
        for row in &self.rows {
            for (wide, cell) in widths.iter_mut().zip(row) {
                let own = columns::width(&safe::shown(&cell.text));
                *wide = (*wide).max(own + if cell.struck { 2 } else { 0 });
            }
        }
        widths
    }

    /// The columns of each part that fits into `width`.
    fn pages(&self, width: Option<u16>, widths: &[usize]) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.head.len()).collect();
        // A space stands between two columns, none after the last.
        let Some(width) = width.map(|width| usize::from(width) + 1) else {
            return vec![all];
        };
        let wide = |column: usize| widths[column] + PADDING + 1;
        let key: Vec<usize> = (0..self.key.min(self.head.len())).collect();
        let base: usize = key.iter().map(|&column| wide(column)).sum();
        let mut pages = vec![key.clone()];
        let mut used = base;
        for column in key.len()..self.head.len() {
            let more = wide(column);
            if used + more > width && used > base {
                pages.push(key.clone());
                used = base;
            }
            used += more;
            if let Some(page) = pages.last_mut() {
                page.push(column);
            }
        }
        pages
    }

    /// The table as Markdown; struck cells between `~~`.
    pub fn markdown(&self) -> String {
        let escape = safe::markdown;
        let mut out = String::new();
        if let Some(title) = &self.title {
            out.push_str(&format!("## {}\n\n", escape(title)));
        }
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        out.push_str(&line(self.head.iter().map(|text| escape(text)).collect()));
        out.push_str(&line(
            (0..self.head.len())
                .map(|column| {
                    if self.left.contains(&column) {
                        ":--"
                    } else {
                        "--:"
                    }
                    .to_owned()
                })
                .collect(),
        ));
        for row in &self.rows {
            out.push_str(&line(
                row.iter()
                    .map(|cell| match (cell.struck, escape(&cell.text)) {
                        (true, text) => format!("~~{text}~~"),
                        (false, text) => text,
                    })
                    .collect(),
            ));
        }
        out
    }

    /// The table as HTML.
    pub fn html(&self) -> Markup {
        let class = |column: usize| (!self.left.contains(&column)).then_some("n");
        html! {
            @if let Some(title) = &self.title { h2 { (safe::terminal(title)) } }
            table {
                thead { tr {
                    @for (column, text) in self.head.iter().enumerate() {
                        th class=[class(column)] { (safe::terminal(text)) }
                    }
                } }
                tbody {
                    @for row in &self.rows { tr {
                        @for (column, cell) in row.iter().enumerate() {
                            td class=[class(column)] {
                                @if cell.struck { s { (safe::terminal(&cell.text)) } }
                                @else { (safe::terminal(&cell.text)) }
                            }
                        }
                    } }
                }
            }
        }
    }

    /// The table as CSV; struck cells in brackets.
    ///
    /// # Errors
    /// None in practice: the writer fills memory.
    pub fn csv(&self) -> Result<Vec<u8>, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(self.head.iter().map(|text| safe::csv(text)))?;
        for row in &self.rows {
            writer.write_record(row.iter().map(|cell| {
                let text = safe::csv(&cell.text);
                if cell.struck {
                    format!("[{text}]")
                } else {
                    text
                }
            }))?;
        }
        writer
            .into_inner()
            .map_err(|error| csv::Error::from(error.into_error()))
    }
}
