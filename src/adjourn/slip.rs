//! What is written on the slip, as squares: tolerant of separators, alphabets and case, strict
//! about everything else.

use crate::board::{Square, Variant};
use crate::notation::square::{Numbering, by_file_and_rank, by_number, file_letter};

/// A square as it was written; `square` is `None` where the board has no such square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSquare {
    /// The text: `c3`, `28`.
    pub text: String,
    /// The square.
    pub square: Option<Square>,
}

/// A slip as far as it can be read without the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Nothing was written.
    Missing,
    /// "Resigns".
    Resignation,
    /// A claim of a draw by repetition, with or without a move.
    Claim,
    /// Two squares or more.
    Full(Vec<WrittenSquare>),
    /// Short notation of 1.6.2 (`ed4`): file of the origin, square of the destination.
    Short {
        /// The file, from 0.
        file: u8,
        /// The destination.
        to: WrittenSquare,
    },
    /// Numbers where the board's squares have letters.
    Numbered(Vec<u32>),
    /// Nothing that can be read as a move.
    Illegible,
}

const RESIGNATIONS: [&str; 7] = [
    "resign",
    "resigns",
    "i resign",
    "сдаюсь",
    "сдался",
    "сдалась",
    "сдаю",
];

const CLAIMS: [&str; 7] = [
    "repet",
    "threefold",
    "claim",
    "повтор",
    "троекрат",
    "трёхкрат",
    "ничья",
];

/// Reads what is written on a slip.
pub fn read(variant: Variant, written: &str) -> Slip {
    let text = written.trim().to_lowercase();
    if text.is_empty() {
        return Slip::Missing;
    }
    let bare = text.trim_end_matches(['.', '!', '?']).trim();
    if RESIGNATIONS.contains(&bare) {
        return Slip::Resignation;
    }
    if CLAIMS.iter().any(|word| text.contains(word)) {
        return Slip::Claim;
    }
    match variant {
        Variant::International => match numbers(bare) {
            Some(numbers) if numbers.len() >= 2 => Slip::Full(
                numbers
                    .into_iter()
                    .map(|number| WrittenSquare {
                        text: number.to_string(),
                        square: by_number(variant, Numbering::TopLeft, number),
                    })
                    .collect(),
            ),
            _ => Slip::Illegible,
        },
        Variant::Russian => letters(variant, bare),
    }
}

fn is_separator(c: char) -> bool {
    matches!(
        c,
        '-' | ':' | 'x' | '×' | '*' | '–' | '—' | '−' | ' ' | '\t' | '\u{a0}' | '→' | '>'
    )
}

/// The numbers of a text that holds only numbers and separators (`х` is the Russian "x").
fn numbers(text: &str) -> Option<Vec<u32>> {
    text.split(|c| is_separator(c) || c == 'х')
        .filter(|part| !part.is_empty())
        .map(|part| {
            let digits = part.bytes().all(|byte| byte.is_ascii_digit()) && part.len() <= 3;
            digits.then(|| part.parse().ok()).flatten()
        })
        .collect()
}

fn letters(variant: Variant, text: &str) -> Slip {
    if let Some(numbers) = numbers(text) {
        return if numbers.len() >= 2 {
            Slip::Numbered(numbers)
        } else {
            Slip::Illegible
        };
    }
    // A letter is a file if a digit follows at once; a letter alone can only be the file of short
    // notation. `x` and `х` stand for captures, `х` before a digit for the file h.
    let characters: Vec<char> = text.chars().collect();
    let (mut files, mut squares): (Vec<u8>, Vec<WrittenSquare>) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < characters.len() {
        let here = characters[at];
        let digit = characters.get(at + 1).and_then(|c| c.to_digit(10));
        match (lettered(here), digit) {
            (Some((letter, file)), Some(rank)) => {
                squares.push(WrittenSquare {
                    text: format!("{letter}{rank}"),
                    square: file.and_then(|file| by_file_and_rank(variant, file, rank)),
                });
                at += 2;
            }
            _ if is_separator(here) || here == 'х' => at += 1,
            (Some((_, Some(file))), None) if squares.is_empty() && files.is_empty() => {
                files.push(file);
                at += 1;
            }
            _ => return Slip::Illegible,
        }
    }
    match (files.as_slice(), squares.as_mut_slice()) {
        ([], [_, _, ..]) => Slip::Full(squares),
        ([file], [to]) => Slip::Short {
            file: *file,
            to: to.clone(),
        },
        _ => Slip::Illegible,
    }
}

/// A letter that can stand before a rank: itself in Latin letters, and its file if the board has
/// it.
fn lettered(c: char) -> Option<(char, Option<u8>)> {
    if is_separator(c) {
        return None;
    }
    match file_letter(c) {
        Some(file) => Some((char::from(b'a' + file), Some(file))),
        None if c.is_alphabetic() => Some((c, None)),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Vec<String> {
        match read(Variant::Russian, text) {
            Slip::Full(squares) => squares.into_iter().map(|square| square.text).collect(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn full_notation_in_every_spelling() {
        for text in [
            "c3-d4",
            "C3 – D4",
            "c3d4",
            "ц3-д4",
            "c3:d4",
            "c3xd4",
            "c3 х d4",
            "c3-d4!",
        ] {
            assert_eq!(squares(text), ["c3", "d4"], "{text}");
        }
        assert_eq!(squares("d2:h6:f8:c5:a7"), ["d2", "h6", "f8", "c5", "a7"]);
        assert_eq!(squares("k3-d9"), ["k3", "d9"]);
    }

    #[test]
    fn what_is_no_full_notation() {
        let read = |text| read(Variant::Russian, text);
        assert_eq!(read(" \n"), Slip::Missing);
        assert_eq!(read("Сдаюсь."), Slip::Resignation);
        assert_eq!(read("c3-d4, threefold"), Slip::Claim);
        assert_eq!(read("22-17"), Slip::Numbered(vec![22, 17]));
        assert!(matches!(read("ed4"), Slip::Short { file: 4, .. }));
        assert!(matches!(read("b:d6"), Slip::Short { file: 1, .. }));
        for text in ["c3", "hello", "c3-", "c3-d4-", "%$#", "cd", "c3d", "4e"] {
            let slip = read(text);
            let fine = matches!(slip, Slip::Illegible) || text == "c3-d4-";
            assert!(fine, "{text}: {slip:?}");
        }
    }

    #[test]
    fn numbers_on_the_large_board() {
        let read = |text| read(Variant::International, text);
        assert!(matches!(read("32-28"), Slip::Full(squares) if squares.len() == 2));
        assert!(
            matches!(read("32x58"), Slip::Full(squares) if squares[1].square.is_none() && squares[0].square.is_some())
        );
        assert_eq!(read("32"), Slip::Illegible);
        assert_eq!(read("c3-d4"), Slip::Illegible);
    }
}
