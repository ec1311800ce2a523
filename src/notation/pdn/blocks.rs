//! Files of any size in blocks of whole records, decoded, in memory that does not grow with them.

use std::io::{self, Read};

use encoding_rs::{Decoder, DecoderResult};

use crate::notation::encoding::{Encoding, Guess, Source, guess};

use super::parser::{LONGEST_RECORD, parse};
use super::scan;

/// About how many bytes of text a block has.
const BLOCK: usize = 32 << 10;
/// How many bytes are read at a time.
const CHUNK: usize = 32 << 10;
/// How many bytes the encoding is guessed from at most.
const SAMPLE: usize = 192 << 10;

/// A piece of a file: whole records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The text.
    pub text: String,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The column in which it begins, from 1: a very long line is cut.
    pub column: usize,
    /// Where bytes could not be decoded, in bytes of the text; the first hundred.
    pub undecodable: Vec<usize>,
    /// Whether this is the begin of a record that is too long to be read.
    pub too_long: bool,
}

/// Why a file cannot be read as text.
#[derive(Debug, thiserror::Error)]
pub enum BlockError {
    /// The system cannot read it.
    #[error("cannot be read: {0}")]
    Read(#[from] io::Error),
    /// It is no text.
    #[error("byte {offset}: this is binary data, not a game file")]
    Binary {
        /// The first byte that text does not have, from 0.
        offset: usize,
    },
}

/// The blocks of a file.
#[derive(Debug)]
pub struct Blocks<R> {
    reader: R,
    asked: Option<Encoding>,
    guess: Option<Guess>,
    decoder: Option<Decoder>,
    /// Bytes that wait for the encoding to be known.
    held: Vec<u8>,
    text: String,
    undecodable: Vec<usize>,
    line: usize,
    column: usize,
    read: usize,
    at_end: bool,
    /// Whether what comes is the rest of a record that is too long.
    skipping: bool,
}

impl<R: Read> Blocks<R> {
    /// The blocks of what `reader` reads, in the encoding asked for or in the one that its bytes
    /// suggest.
    pub fn new(reader: R, asked: Option<Encoding>) -> Blocks<R> {
        Blocks {
            reader,
            asked,
            guess: None,
            decoder: None,
            held: Vec::new(),
            text: String::new(),
            undecodable: Vec::new(),
            line: 1,
            column: 1,
            read: 0,
            at_end: false,
            skipping: false,
        }
    }

    /// The encoding, once it is known.
    pub fn encoding(&self) -> Guess {
        self.guess.unwrap_or(Guess {
            encoding: self.asked.unwrap_or(Encoding::UTF_8),
            source: if self.asked.is_some() {
                Source::Asked
            } else {
                Source::Valid
            },
            plausible: true,
        })
    }

    /// How many bytes of the file have been read.
    pub fn bytes_read(&self) -> usize {
        self.read
    }

    /// The next block; `None` at the end of the file.
    ///
    /// # Errors
    /// [`BlockError`] if the file cannot be read, or is no text.
    pub fn next_block(&mut self) -> Result<Option<Block>, BlockError> {
        loop {
            while !self.at_end && self.text.len() < BLOCK {
                self.fill()?;
            }
            if self.text.is_empty() {
                return Ok(None);
            }
            if self.skipping && !self.skip() {
                continue;
            }
            if self.at_end {
                return Ok(Some(self.cut(self.text.len(), false)));
            }
            if let Some(cut) = last_record(&self.text) {
                return Ok(Some(self.cut(cut, false)));
            }
            if self.text.len() > LONGEST_RECORD + BLOCK {
                return Ok(Some(self.cut_anyhow()));
            }
            // A record that is longer than a block.
            let wanted = self.text.len() + BLOCK.max(self.text.len() / 2);
            while !self.at_end && self.text.len() < wanted {
                self.fill()?;
            }
        }
    }

    /// Cuts a text that no line tells where to cut: before its last record, or through a record
    /// that is too long.
    fn cut_anyhow(&mut self) -> Block {
        let last = parse(&self.text)
            .map(|game| game.offset)
            .last()
            .unwrap_or(0);
        if last > 0 {
            return self.cut(last, false);
        }
        self.skipping = true;
        let mut cut = LONGEST_RECORD + 2;
        while !self.text.is_char_boundary(cut) {
            cut += 1;
        }
        self.cut(cut, true)
    }

    /// Drops the rest of a record that is too long; whether its end was found.
    fn skip(&mut self) -> bool {
        let next = scan::next_record(self.text.as_bytes(), 0);
        if next < self.text.len() {
            self.skipping = false;
            self.cut(next, false);
            return true;
        }
        // The end is kept: a record may begin on its last line.
        let mut cut = self.text.len().saturating_sub(256);
        if self.at_end {
            cut = self.text.len();
        }
        while !self.text.is_char_boundary(cut) {
            cut -= 1;
        }
        self.cut(cut, false);
        while !self.at_end && self.text.len() < BLOCK {
            if self.fill().is_err() {
                self.at_end = true;
            }
        }
        false
    }

    fn cut(&mut self, at: usize, too_long: bool) -> Block {
        let rest = self.text.split_off(at);
        let text = std::mem::replace(&mut self.text, rest);
        let (line, from) = (self.line, self.column);
        let ends = line_ends(text.as_bytes());
        let here = column(&text, text.len());
        self.line += ends;
        self.column = if ends > 0 { here } else { from + here - 1 };
        let split = self.undecodable.partition_point(|place| *place < at);
        let mut undecodable = std::mem::take(&mut self.undecodable);
        self.undecodable = undecodable.split_off(split);
        for place in &mut self.undecodable {
            *place -= at;
        }
        Block {
            text,
            line,
            column: from,
            undecodable,
            too_long,
        }
    }

    /// Reads some more and decodes it.
    fn fill(&mut self) -> Result<(), BlockError> {
        let mut chunk = vec![0; CHUNK];
        let length = loop {
            match self.reader.read(&mut chunk) {
                Ok(length) => break length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        };
        chunk.truncate(length);
        self.read += length;
        self.at_end = length == 0;
        if self.decoder.is_none() {
            self.held.append(&mut chunk);
            let first = self.held.len() == length;
            if first && self.asked.is_none() {
                refuse_binary(&self.held)?;
            }
            // Plain ASCII is decided as late as there is something to decide.
            let plain = self.asked.is_none() && self.held.is_ascii() && !self.held.contains(&0);
            if plain && !self.at_end {
                let ascii = std::mem::take(&mut self.held);
                self.text.push_str(&String::from_utf8_lossy(&ascii));
                return Ok(());
            }
            let enough = self.at_end || self.held.len() >= SAMPLE || self.asked.is_some();
            if !enough
                && !self.held.starts_with(&[0xff, 0xfe])
                && !self.held.starts_with(&[0xfe, 0xff])
            {
                return Ok(());
            }
            self.decide();
            chunk = std::mem::take(&mut self.held);
        }
        self.decode(&chunk);
        Ok(())
    }

    fn decide(&mut self) {
        let guess = match self.asked {
            Some(encoding) => Guess {
                encoding,
                source: Source::Asked,
                plausible: true,
            },
            None => guess(&self.held),
        };
        self.decoder = Some(guess.encoding.decoder());
        self.guess = Some(guess);
    }

    fn decode(&mut self, mut bytes: &[u8]) {
        let Some(decoder) = &mut self.decoder else {
            return;
        };
        loop {
            let room = decoder
                .max_utf8_buffer_length_without_replacement(bytes.len())
                .unwrap_or(bytes.len() * 3 + 16);
            self.text.reserve(room);
            let (result, used) =
                decoder.decode_to_string_without_replacement(bytes, &mut self.text, self.at_end);
            bytes = &bytes[used..];
            match result {
                DecoderResult::InputEmpty => return,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(..) => {
                    if self.undecodable.len() < 100 {
                        self.undecodable.push(self.text.len());
                    }
                    self.text.push('\u{fffd}');
                }
            }
        }
    }
}

/// Refuses what no encoding makes text of: many control characters, not in every second byte.
///
/// # Errors
/// [`BlockError::Binary`] with the first of them.
pub fn refuse_binary(bytes: &[u8]) -> Result<(), BlockError> {
    let guess = guess(bytes);
    if guess.encoding != Encoding::UTF_8 && guess.encoding.name().starts_with("utf-16") {
        return Ok(());
    }
    let control =
        |byte: &u8| *byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0x1a);
    let count = bytes.iter().filter(|byte| control(byte)).count();
    if count * 20 > bytes.len() {
        let offset = bytes.iter().position(control).unwrap_or(0);
        return Err(BlockError::Binary { offset });
    }
    Ok(())
}

/// Where the last certain record of the text begins, if not at its begin.
fn last_record(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut end = bytes.len();
    while let Some(found) = bytes[..end].iter().rposition(|byte| *byte == b'[') {
        if found == 0 {
            return None;
        }
        // Enough of the tag must be there to be sure of it.
        if bytes.len() - found > 128 && scan::record_begins(bytes, found) {
            return Some(found);
        }
        end = found;
    }
    None
}

/// How many lines end in these bytes: `\n`, `\r\n` and `\r` alike.
pub fn line_ends(bytes: &[u8]) -> usize {
    let newlines = bytes.iter().filter(|byte| **byte == b'\n').count();
    let returns = bytes.iter().filter(|byte| **byte == b'\r').count();
    if returns == 0 {
        return newlines;
    }
    let pairs = bytes
        .iter()
        .zip(bytes.iter().skip(1))
        .filter(|(a, b)| **a == b'\r' && **b == b'\n')
        .count();
    newlines + returns - pairs
}

/// The column of the byte `at` of `text` in its line: characters from 1.
pub fn column(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let line = text[..at]
        .rfind(['\n', '\r'])
        .map_or(0, |newline| newline + 1);
    text[line..at].chars().count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Block> {
        let mut blocks = Blocks::new(bytes, None);
        let mut out = Vec::new();
        while let Some(block) = blocks.next_block().unwrap() {
            out.push(block);
        }
        out
    }

    #[test]
    fn blocks_are_whole_records() {
        let record =
            "[Event \"x\"]\r\n[White \"\u{41a}\"]\r\n\r\n1. c3-d4 d6-c5 {[%clk 0:01]} *\r\n\r\n";
        let text = record.repeat(20_000);
        let blocks = all(text.as_bytes());
        assert!(blocks.len() > 3);
        let mut line = 1;
        for block in &blocks {
            assert!(block.text.starts_with("[Event"));
            assert_eq!(block.line, line);
            line += line_ends(block.text.as_bytes());
        }
        let joined: String = blocks.iter().map(|block| block.text.as_str()).collect();
        assert_eq!(joined, text);
    }

    #[test]
    fn texts_without_lines_and_records_without_end() {
        let text = "1. 32-28 19-23 2. 28x19 14x23 2-0 ".repeat(400_000);
        let blocks = all(text.as_bytes());
        let joined: String = blocks.iter().map(|block| block.text.as_str()).collect();
        assert_eq!(joined, text);
        let long = "[Event \"a\"]\n1. ".to_owned()
            + &"32-28 19-23 ".repeat(1_000_000)
            + "\n[Event \"b\"]\n1. 32-28 *\n";
        let blocks = all(long.as_bytes());
        assert_eq!(blocks.len(), 2);
        assert!(blocks[0].too_long);
        assert!(blocks[1].text.starts_with("[Event \"b\"]"));
        assert_eq!(blocks[1].line, 3);
    }

    #[test]
    fn binary_data_is_refused_with_its_place() {
        let mut blocks = Blocks::new(&[1_u8, 2, 3, 0, 5, 6][..], None);
        assert!(matches!(
            blocks.next_block(),
            Err(BlockError::Binary { offset: 0 })
        ));
        assert_eq!(all(b"").len(), 0);
    }

    #[test]
    fn bytes_that_cannot_be_decoded_have_a_place() {
        let mut bytes = "[White \"Иванов Иван Иванович\"] ".repeat(3).into_bytes();
        let place = bytes.len();
        bytes.extend(b"\xff 1. c3-d4");
        let blocks = all(&bytes);
        assert_eq!(blocks[0].undecodable, [place]);
    }
}
