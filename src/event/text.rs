//! Bytes of a file as text, in whatever encoding it was written.

use std::borrow::Cow;

use encoding_rs as rs;

use crate::finding::Finding;
use crate::finding::codes::event as codes;
use crate::notation::encoding::{self, Encoding, Guess, Source};

/// A decoded text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The encoding's name.
    pub encoding: String,
    sure: bool,
}

impl Decoded<'_> {
    /// A remark that the encoding was guessed; none for UTF-8 or after a byte order mark.
    pub fn guessed(&self) -> Option<Finding> {
        (!self.sure).then(|| {
            Finding::new(codes::ENCODING_GUESSED).field("encoding", self.encoding.as_str())
        })
    }
}

/// Decodes UTF-8, UTF-16 (without a byte order mark by its zero bytes), or else what the bytes look like
/// (Windows-1251, KOI8-R, CP866, Windows-1252 …). Bytes that mean nothing become U+FFFD.
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    // Nearly every file, and some are long: UTF-8 without a mark or a zero byte needs no copy.
    if memchr::memchr(0, bytes).is_none()
        && rs::Encoding::for_bom(bytes).is_none()
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return Decoded {
            text: text.into(),
            encoding: Encoding::UTF_8.name(),
            sure: true,
        };
    }
    let guess = match utf16(bytes) {
        Some(encoding) if rs::Encoding::for_bom(bytes).is_none() => Guess {
            encoding,
            source: Source::Guessed,
            plausible: true,
        },
        _ => encoding::guess(bytes),
    };
    let text = guess.encoding.decode(bytes);
    // No name has this sign by itself: it is the ½ of Windows-1252 read by the table of Windows-1250.
    if guess.source == Source::Guessed
        && text.contains('˝')
        && let Some(western) = Encoding::named("windows-1252")
    {
        return Decoded {
            text: western.decode(bytes).into(),
            encoding: western.name(),
            sure: false,
        };
    }
    Decoded {
        text: text.into(),
        encoding: guess.encoding.name(),
        sure: guess.source != Source::Guessed,
    }
}

/// The byte order of UTF-16 without a mark: among its pairs of bytes many have a zero on the one
/// side (digits, delimiters, Latin letters), and none on the other.
fn utf16(bytes: &[u8]) -> Option<Encoding> {
    let zeros = |side: usize| {
        bytes
            .iter()
            .skip(side)
            .step_by(2)
            .filter(|b| **b == 0)
            .count()
    };
    if bytes.len() < 4 || !bytes.len().is_multiple_of(2) {
        return None;
    }
    let many = bytes.len() / 16;
    match (zeros(0), zeros(1)) {
        (0, low) if low > many => Encoding::named("utf-16le"),
        (high, 0) if high > many => Encoding::named("utf-16be"),
        _ => None,
    }
}

/// An id from a name: lower case, hyphens between its words.
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars() {
        if c.is_alphanumeric() {
            slug.extend(c.to_lowercase());
        } else if !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "event" } else { slug }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let name = "Иванов Пётр Сергеевич, Москва; Сидоров Николай, Тверь";
        let (bytes, ..) = encoding_rs::WINDOWS_1251.encode(name);
        let decoded = decode(&bytes);
        assert_eq!(
            (&*decoded.text, decoded.encoding.as_str()),
            (name, "windows-1251")
        );
        assert_eq!(decoded.guessed().unwrap().code.id, "E111");
        assert_eq!(decode(name.as_bytes()).guessed(), None);
        assert_eq!(decode(b"\xef\xbb\xbfA").text, "A");
        assert_eq!(decode(b"\xff\xfeA\0").text, "A");
        for name in ["windows-1251", "koi8-r", "cp866"] {
            let list = "N;ФАМИЛИЯ\n1;ИВАНОВ П.\n2;Петров\n";
            let bytes = Encoding::named(name).unwrap().encode(list);
            assert_eq!(decode(&bytes).text, list, "{name}");
        }
        // ½ is 0xBD in Windows-1252, where Windows-1250 has an accent.
        let halves = b"Name;R1;R2\nM\xfcller J\xf6rg;4b0;1b\xbd\n\xc5ngstr\xf6m;3w1;2b\xbd\n";
        assert!(decode(halves).text.contains("1b½"), "{:?}", decode(halves));
        let table = "No;Name\n1;Иванов\n2;Петров\n";
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes: Vec<u8> = table.encode_utf16().flat_map(bytes).collect();
            let decoded = decode(&bytes);
            assert_eq!(decoded.text, table);
            assert!(decoded.guessed().is_some());
        }
    }
}
