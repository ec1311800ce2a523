//! Which encoding the bytes of a file are in.
//!
//! ```
//! use shashki::notation::encoding::{Encoding, guess};
//! let bytes = Encoding::named("koi8-r").unwrap().encode("[White \"Куперман Исер\"]");
//! assert_eq!(guess(&bytes).encoding.name(), "koi8-r");
//! ```

use std::str::FromStr;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs as rs;

use super::plausible;

/// An encoding of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(&'static rs::Encoding);

/// How an encoding is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The file begins with a byte order mark.
    Mark,
    /// The bytes are valid UTF-8 (or plain ASCII).
    Valid,
    /// Guessed from the bytes.
    Guessed,
    /// Named by the user.
    Asked,
}

/// An encoding and how it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The encoding.
    pub encoding: Encoding,
    /// How it is known.
    pub source: Source,
    /// Whether the text reads plausibly in it.
    pub plausible: bool,
}

/// Why a text names no encoding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is not an encoding; known: utf-8, utf-16le, utf-16be, windows-1251, koi8-r, cp866, latin-1 and the names of the WHATWG standard"
)]
pub struct ParseEncodingError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Encoding {
    type Err = ParseEncodingError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Encoding::named(text).ok_or_else(|| ParseEncodingError {
            text: text.to_owned(),
        })
    }
}

impl Encoding {
    /// UTF-8.
    pub const UTF_8: Encoding = Encoding(rs::UTF_8);

    /// The encoding of this name: every label of the WHATWG standard and the usual short ones
    /// (`cp1251`, `1251`, `koi8`, `866`, `latin-1`, `utf-16`).
    pub fn named(name: &str) -> Option<Encoding> {
        let name = name.trim().to_ascii_lowercase();
        let label = match name.as_str() {
            "1251" | "win1251" | "win-1251" | "windows1251" => "windows-1251",
            "koi8" | "koi8r" => "koi8-r",
            "866" | "dos" | "cp-866" | "ibm866" => "ibm866",
            "latin-1" | "iso8859-1" | "cp1252" => "windows-1252",
            "utf-16" | "utf16" | "utf16le" | "utf-16-le" => "utf-16le",
            "utf16be" | "utf-16-be" => "utf-16be",
            other => other,
        };
        rs::Encoding::for_label(label.as_bytes()).map(Encoding)
    }

    /// The name, in lower case: `utf-8`, `windows-1251`, `koi8-r`, `cp866`, `latin-1`, `utf-16le` …
    pub fn name(self) -> String {
        match self.0.name() {
            "IBM866" => "cp866".to_owned(),
            "windows-1252" => "latin-1".to_owned(),
            other => other.to_ascii_lowercase(),
        }
    }

    /// A decoder that begins here and leaves out a byte order mark.
    pub fn decoder(self) -> rs::Decoder {
        self.0.new_decoder_with_bom_removal()
    }

    /// The bytes as text, without a byte order mark; bytes that mean nothing become U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> String {
        self.0.decode_with_bom_removal(bytes).0.into_owned()
    }

    /// The text in this encoding; characters that it does not have become numeric references.
    pub fn encode(self, text: &str) -> Vec<u8> {
        self.0.encode(text).0.into_owned()
    }
}

/// The encodings of Russian text that are told from each other by the words they make.
const RUSSIAN: [&rs::Encoding; 3] = [rs::WINDOWS_1251, rs::KOI8_R, rs::IBM866];

/// The encoding of these bytes: by a byte order mark; by zeros in every second byte; UTF-8 where
/// they are valid; else the one of the Russian encodings that makes Russian words of them; else
/// what their frequencies suggest.
///
/// `bytes` may end in the middle of a character.
pub fn guess(bytes: &[u8]) -> Guess {
    let known = |encoding, source| Guess {
        encoding: Encoding(encoding),
        source,
        plausible: true,
    };
    if let Some((encoding, _)) = rs::Encoding::for_bom(bytes) {
        return known(encoding, Source::Mark);
    }
    if let Some(encoding) = sixteen_bits(bytes) {
        return known(encoding, Source::Guessed);
    }
    match std::str::from_utf8(bytes) {
        Ok(_) => return known(rs::UTF_8, Source::Valid),
        // Only the end is cut.
        Err(error) if error.error_len().is_none() => return known(rs::UTF_8, Source::Valid),
        Err(_) => {}
    }
    let best = RUSSIAN
        .into_iter()
        .map(|encoding| (plausible::russian(&decode(encoding, bytes)), encoding))
        .max_by_key(|(score, _)| *score);
    if let Some((score, encoding)) = best
        && score > 0
    {
        return Guess {
            encoding: Encoding(encoding),
            source: Source::Guessed,
            plausible: true,
        };
    }
    // Mostly UTF-8 with a few bad bytes is UTF-8.
    let mostly = String::from_utf8_lossy(bytes);
    let bad = mostly.matches('\u{fffd}').count();
    let good = mostly.chars().filter(|c| !c.is_ascii()).count() - bad;
    if good > 4 * bad {
        return Guess {
            encoding: Encoding::UTF_8,
            source: Source::Guessed,
            plausible: false,
        };
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let encoding = match detector.guess(None, Utf8Detection::Deny) {
        guessed if guessed.is_single_byte() && !RUSSIAN.contains(&guessed) => guessed,
        _ => rs::WINDOWS_1252,
    };
    Guess {
        encoding: Encoding(encoding),
        source: Source::Guessed,
        plausible: plausible::latin(&decode(encoding, bytes)) > 0,
    }
}

/// Whether a text that was read in the encoding asked for looks like words.
pub fn is_plausible(text: &str) -> bool {
    let other = !text.is_ascii();
    !other || plausible::russian(text) > 0 || plausible::latin(text) > 0
}

fn decode(encoding: &'static rs::Encoding, bytes: &[u8]) -> String {
    encoding.decode_without_bom_handling(bytes).0.into_owned()
}

/// UTF-16 without a mark: plain text has a zero in every second byte.
fn sixteen_bits(bytes: &[u8]) -> Option<&'static rs::Encoding> {
    let sample = &bytes[..bytes.len().min(4096) & !1];
    if sample.len() < 8 {
        return None;
    }
    let zeros = |offset: usize| {
        sample
            .iter()
            .skip(offset)
            .step_by(2)
            .filter(|byte| **byte == 0)
            .count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    let many = sample.len() / 2 * 3 / 10;
    if odd > many && even * 8 < odd {
        Some(rs::UTF_16LE)
    } else if even > many && odd * 8 < even {
        Some(rs::UTF_16BE)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &str = "[White \"Блиндер Б.\"]\r\n[Event \"X чемпионат СССР\"]\r\n1. c3-d4 d6-e5";

    #[test]
    fn russian_texts_come_out_right() {
        for name in ["utf-8", "windows-1251", "koi8-r", "cp866"] {
            let bytes = Encoding::named(name).unwrap().encode(NAMES);
            let guess = guess(&bytes);
            assert_eq!(guess.encoding.name(), name);
            assert!(guess.plausible, "{name}");
        }
        // Capitals, and a record with nothing but moves.
        for text in [
            "[Event \"ПЕРВЕНСТВО\"]\n[White \"КОГАН А.Б.\"]\n[Black \"ЩЁГОЛЕВ В.\"]\n1. c3-d4 *",
            "[White \"КОГАН А.Б.\"]\n1. ц3-д4 д6-ц5 2. б2-ц3 ф6-г5 *",
            "[White \"Kogan\"]\n1. ц3-д4 д6-ц5 2. б2-ц3 ф6-г5 *",
            "1. ц3-д4 д6-ц5 2. б2-ц3 ф6-г5 *",
            "1. с3-d4 d6-с5 2. b2-с3 f6-g5 3. g3хh4 *",
        ] {
            for name in ["windows-1251", "koi8-r", "cp866"] {
                let bytes = Encoding::named(name).unwrap().encode(text);
                assert_eq!(guess(&bytes).encoding.name(), name, "{text}");
            }
        }
        // A single short name is enough.
        for name in ["windows-1251", "koi8-r", "cp866"] {
            let bytes = Encoding::named(name).unwrap().encode("[White \"Коган\"]");
            assert_eq!(guess(&bytes).encoding.name(), name);
        }
    }

    #[test]
    fn sixteen_bits_with_and_without_a_mark() {
        let mut little: Vec<u8> = NAMES.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(guess(&little).encoding.name(), "utf-16le");
        let big: Vec<u8> = NAMES.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(guess(&big).encoding.name(), "utf-16be");
        little.splice(0..0, [0xff, 0xfe]);
        assert_eq!(guess(&little).source, Source::Mark);
    }

    #[test]
    fn western_names() {
        let bytes = Encoding::named("latin-1")
            .unwrap()
            .encode("[White \"Cr\u{e9}vat, Andr\u{e9}\"] [Black \"M\u{fc}ller\"]");
        let guess = guess(&bytes);
        assert_eq!(guess.encoding.name(), "latin-1");
        assert!(guess.plausible);
        for text in [
            "[White \"\u{c9}lodie \u{e0} Caen\"]\n1. 33-28 18-23 2. 28\u{d7}19 14\u{d7}23 *",
            "[Event \"Tournoi \u{e0} Caen\"]\n1. 33-28 *",
            "1. 33-28 18-23 2. 28\u{d7}19 14\u{d7}23 *",
        ] {
            let bytes = Encoding::named("latin-1").unwrap().encode(text);
            assert_eq!(super::guess(&bytes).encoding.name(), "latin-1", "{text}");
        }
        assert_eq!(super::guess(b"plain").source, Source::Valid);
        assert_eq!(
            super::guess("\u{44f}".as_bytes().split_at(1).0).source,
            Source::Valid
        );
    }

    #[test]
    fn names_of_encodings() {
        for (name, known) in [
            ("cp1251", "windows-1251"),
            ("CP866", "cp866"),
            ("latin1", "latin-1"),
            ("UTF8", "utf-8"),
            ("utf-16", "utf-16le"),
        ] {
            assert_eq!(Encoding::named(name).unwrap().name(), known);
        }
        assert!("klingon".parse::<Encoding>().is_err());
    }
}
