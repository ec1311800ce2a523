//! How the event file is laid out: one line for every player, pair and log entry, so that it
//! stays short and can be read and compared line by line.

use std::io::{self, Write};

use serde_json::ser::Formatter;

/// Objects inside lists begin a line of their own; only the outermost two levels of objects give
/// every field a line.
#[derive(Default)]
pub(super) struct Layout {
    open: Vec<Container>,
}

/// A list or an object that is not closed yet.
struct Container {
    list: bool,
    /// Whether its parts stand on lines of their own.
    broken: bool,
}

/// Objects as deep as this give every field a line.
const SPREAD: usize = 2;

impl Layout {
    fn line<W: ?Sized + Write>(&self, writer: &mut W, depth: usize) -> io::Result<()> {
        writer.write_all(b"\n")?;
        for _ in 0..depth {
            writer.write_all(b"  ")?;
        }
        Ok(())
    }

    fn close<W: ?Sized + Write>(&mut self, writer: &mut W, sign: &[u8]) -> io::Result<()> {
        let broken = self.open.pop().is_some_and(|container| container.broken);
        if broken {
            self.line(writer, self.open.len())?;
        }
        writer.write_all(sign)
    }
}

impl Formatter for Layout {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open.push(Container {
            list: true,
            broken: false,
        });
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if first {
            Ok(())
        } else {
            writer.write_all(b",")
        }
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        let depth = self.open.len();
        if let Some(parent) = self.open.last_mut().filter(|parent| parent.list) {
            parent.broken = true;
            self.line(writer, depth)?;
        }
        self.open.push(Container {
            list: false,
            broken: depth < SPREAD,
        });
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        let broken = self.open.last().is_some_and(|container| container.broken);
        match (first, broken) {
            (true, true) => self.line(writer, self.open.len()),
            (true, false) => Ok(()),
            (false, true) => {
                writer.write_all(b",")?;
                self.line(writer, self.open.len())
            }
            (false, false) => writer.write_all(b", "),
        }
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}
