//! The JSON promise: one envelope round every command's report.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::Formatter;

#[derive(Serialize)]
struct Envelope<'a, T> {
    schema: u32,
    tool: &'static str,
    version: &'static str,
    command: &'a str,
    report: &'a T,
}

fn round<'a, T>(command: &'a str, report: &'a T) -> Envelope<'a, T> {
    Envelope {
        schema: 1,
        tool: "shashki",
        version: env!("CARGO_PKG_VERSION"),
        command,
        report,
    }
}

/// The envelope of every JSON answer: `{"schema":1,"tool":"shashki","version":…,"command":…,"report":…}`.
///
/// # Errors
/// If the report cannot be expressed as JSON (a map with keys that are not text).
pub fn envelope<T: Serialize>(command: &str, report: &T) -> serde_json::Result<Value> {
    serde_json::to_value(round(command, report))
}

/// The same as text for people and programs, indented, with a newline at its end: for long reports,
/// which are not copied first.
///
/// # Errors
/// As [`envelope`].
pub fn document<T: Serialize>(command: &str, report: &T) -> serde_json::Result<String> {
    let mut bytes = Vec::new();
    write_document(&mut bytes, command, report)?;
    String::from_utf8(bytes).map_err(serde::ser::Error::custom)
}

/// Writes a [`document`] as it is made, for answers as long as the explanation of thousands of players.
///
/// # Errors
/// As [`envelope`], and those of the writer.
pub fn write_document<T: Serialize>(
    mut writer: impl Write,
    command: &str,
    report: &T,
) -> serde_json::Result<()> {
    let mut serializer = serde_json::Serializer::with_formatter(&mut writer, Indented::default());
    round(command, report).serialize(&mut serializer)?;
    writer.write_all(b"\n").map_err(serde_json::Error::io)
}

/// Indents by two spaces as serde's own pretty formatter does, but writes each line's beginning at
/// once: of a long answer that is half the work.
#[derive(Default)]
struct Indented {
    depth: usize,
    /// Whether the list or object that is open has anything in it yet.
    filled: bool,
}

impl Indented {
    fn line<W: ?Sized + Write>(&self, writer: &mut W, comma: bool) -> io::Result<()> {
        const LINE: &[u8] = b",\n                                ";
        let begin = usize::from(!comma);
        let known = (LINE.len() - 2) / 2;
        writer.write_all(&LINE[begin..2 + 2 * self.depth.min(known)])?;
        for _ in known..self.depth {
            writer.write_all(b"  ")?;
        }
        Ok(())
    }

    fn open<W: ?Sized + Write>(&mut self, writer: &mut W, sign: &[u8]) -> io::Result<()> {
        self.depth += 1;
        self.filled = false;
        writer.write_all(sign)
    }

    fn close<W: ?Sized + Write>(&mut self, writer: &mut W, sign: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if self.filled {
            self.line(writer, false)?;
        }
        writer.write_all(sign)
    }
}

impl Formatter for Indented {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.line(writer, !first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.filled = true;
        Ok(())
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.line(writer, !first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.filled = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indented_as_serde_does() {
        let mut deep = serde_json::json!([[], {}, 1]);
        for level in 0..40 {
            deep = serde_json::json!({"level": level, "list": [deep, "a\nb"], "none": null});
        }
        let expected = serde_json::to_string_pretty(&round("c", &deep)).unwrap();
        assert_eq!(document("c", &deep).unwrap(), format!("{expected}\n"));
        let empty: [u8; 0] = [];
        let expected = serde_json::to_string_pretty(&round("c", &empty)).unwrap();
        assert_eq!(document("c", &empty).unwrap(), format!("{expected}\n"));
    }
}
