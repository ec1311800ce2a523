//! Bytes of a file as text, in whatever encoding it was written.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// A decoded text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding's name.
    pub encoding: &'static str,
    sure: bool,
}

impl Decoded {
    /// A remark that the encoding was guessed; none for UTF-8 or after a byte order mark.
    pub fn guessed(&self) -> Option<Finding> {
        (!self.sure).then(|| Finding::new(codes::ENCODING_GUESSED).field("encoding", self.encoding))
    }
}

/// Decodes UTF-8, UTF-16 with a byte order mark, or else what the bytes look like
/// (Windows-1251, KOI8-R, CP866, Windows-1252 …). Bytes that mean nothing become U+FFFD.
pub fn decode(bytes: &[u8]) -> Decoded {
    let (encoding, sure) = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => (encoding, true),
        None if std::str::from_utf8(bytes).is_ok() => (UTF_8, true),
        None => {
            let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
            detector.feed(bytes, true);
            (detector.guess(None, Utf8Detection::Deny), false)
        }
    };
    let (text, _, _) = encoding.decode(bytes);
    Decoded {
        text: text.into_owned(),
        encoding: encoding.name(),
        sure,
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
            (decoded.text.as_str(), decoded.encoding),
            (name, "windows-1251")
        );
        assert_eq!(decoded.guessed().unwrap().code.id, "E111");
        assert_eq!(decode(name.as_bytes()).guessed(), None);
        assert_eq!(decode(b"\xef\xbb\xbfA").text, "A");
        assert_eq!(decode(b"\xff\xfeA\0").text, "A");
    }
}
