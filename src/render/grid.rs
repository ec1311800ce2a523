//! Tables before they are laid out: the same grid becomes text, CSV, Markdown or HTML.

use comfy_table::{
    Attribute, Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets,
};
use maud::{Markup, html};
use rayon::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::safe;
use super::wrap::wrapped;

/// The spaces round the text of a cell.
const PADDING: usize = 2;

/// How many rows are laid out at a time.
const PART: usize = 256;

/// How wide the columns of a table are.
enum Widths<'a> {
    /// As wide as fits together into so many columns of the terminal.
    Within(u16),
    /// As wide as these, by column of the grid.
    Fixed(&'a [usize]),
}

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GridCell {
    /// Its text, as found: made safe for the medium when it is laid out.
    pub text: String,
    /// Whether it is struck out.
    pub struck: bool,
}

impl From<String> for GridCell {
    fn from(text: String) -> Self {
        GridCell {
            text,
            struck: false,
        }
    }
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The title, if it has one.
    pub title: Option<String>,
    /// The headings.
    pub head: Vec<String>,
    /// Which columns are aligned to the left; the others are numbers.
    pub left: Vec<usize>,
    /// How many columns are repeated where the table is broken over several.
    pub key: usize,
    /// The rows.
    pub rows: Vec<Vec<GridCell>>,
}

impl Grid {
    /// The table as text, not wider than `width` columns where one is given: broken into several
    /// tables that repeat the key columns.
    pub fn text(&self, width: Option<u16>, colours: bool) -> String {
        let mut out = String::new();
        if let Some(title) = &self.title {
            out.push_str(&wrapped(&safe::terminal(title), "", width));
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
            let rows = self.rows.as_slice();
            match width {
                Some(width) if !fits(width) => {
                    out.push_str(&self.part(&columns, Widths::Within(width), colours, rows, true));
                }
                _ => {
                    // The columns are as wide as their widest cell, so that the rows can be laid
                    // out a part at a time.
                    let parts: Vec<String> = rows
                        .par_chunks(PART)
                        .enumerate()
                        .map(|(part, rows)| {
                            self.part(&columns, Widths::Fixed(&widths), colours, rows, part == 0)
                        })
                        .collect();
                    if parts.is_empty() {
                        out.push_str(&self.part(
                            &columns,
                            Widths::Fixed(&widths),
                            colours,
                            rows,
                            true,
                        ));
                    }
                    out.extend(parts);
                }
            }
        }
        out
    }

    /// Some rows as text, with the head over them or not.
    fn part(
        &self,
        columns: &[usize],
        widths: Widths<'_>,
        colours: bool,
        rows: &[Vec<GridCell>],
        head: bool,
    ) -> String {
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
        if head {
            table.set_header(columns.iter().map(|&column| {
                let cell = Cell::new(safe::terminal(&self.head[column]));
                cell.set_alignment(self.alignment(column))
            }));
        }
        for row in rows {
            table.add_row(columns.iter().map(|&column| {
                let Some(cell) = row.get(column) else {
                    return Cell::new("");
                };
                let text = safe::terminal(&cell.text);
                if cell.struck {
                    Cell::new(format!("[{text}]")).add_attribute(Attribute::CrossedOut)
                } else {
                    Cell::new(text)
                }
                .set_alignment(self.alignment(column))
            }));
        }
        match widths {
            Widths::Within(width) => {
                table.set_content_arrangement(ContentArrangement::Dynamic);
                table.set_width(width);
            }
            Widths::Fixed(widths) => {
                table.set_constraints(columns.iter().map(|&column| {
                    let wide = u16::try_from(widths[column] + PADDING).unwrap_or(u16::MAX);
                    ColumnConstraint::Absolute(Width::Fixed(wide))
                }));
            }
        }
        let mut out = String::new();
        for line in table.lines() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }

    /// How wide the widest cell of each column is.
    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = self
            .head
            .iter()
            .map(|text| safe::terminal(text).width().max(1))
            .collect();
        for row in &self.rows {
            for (wide, cell) in widths.iter_mut().zip(row) {
                let own = if cell.text.bytes().all(|byte| (0x20..0x7f).contains(&byte)) {
                    cell.text.len()
                } else {
                    safe::terminal(&cell.text).width()
                };
                *wide = (*wide).max(own + if cell.struck { 2 } else { 0 });
            }
        }
        widths
    }

    fn alignment(&self, column: usize) -> CellAlignment {
        if self.left.contains(&column) {
            CellAlignment::Left
        } else {
            CellAlignment::Right
        }
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
