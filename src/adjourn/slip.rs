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

/// Parts of words that name a repetition, or a claim.
const CLAIMS: [&str; 11] = [
    "repet",
    "threefold",
    "three times",
    "third time",
    "claim",
    "повтор",
    "троекрат",
    "трёхкрат",
    "трехкрат",
    "трижды",
    "третий раз",
];

/// Words that offer a draw.
const DRAWS: [&str; 9] = [
    "draw",
    "remis",
    "ничья",
    "ничью",
    "ничьей",
    "ничьи",
    "ничьею",
    "=",
    "(=)",
];

/// Words that can stand about them.
const ABOUT_DRAWS: [&str; 18] = [
    "i",
    "a",
    "an",
    "of",
    "with",
    "and",
    "offer",
    "offers",
    "offered",
    "offering",
    "я",
    "с",
    "и",
    "предлагаю",
    "предлагает",
    "предложение",
    "предложением",
    "предложена",
];

/// Whether an offer of a draw stands beside the move (1.9.1.1), which is no claim.
pub fn offers_draw(written: &str) -> bool {
    let text = written.to_lowercase();
    !claims(&text) && without_offer(&text).is_some()
}

fn claims(text: &str) -> bool {
    CLAIMS.iter().any(|word| text.contains(word))
}

/// The text without its offer of a draw; `None` where it has none.
fn without_offer(text: &str) -> Option<String> {
    let words = || {
        text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'))
            .map(|word| (word, word.trim_end_matches(['.', '!', '?'])))
    };
    if !words().any(|(_, bare)| DRAWS.contains(&bare)) {
        return None;
    }
    let rest: Vec<&str> = words()
        .filter(|(_, bare)| !DRAWS.contains(bare) && !ABOUT_DRAWS.contains(bare))
        .map(|(word, _)| word)
        .collect();
    Some(rest.join(" ").trim().to_owned())
}

/// The text without the number of the move before it: `40.`, `40...`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == text.len() || !rest.starts_with(['.', '…', ')']) {
        return text;
    }
    rest.trim_start_matches(['.', '…', ')']).trim_start()
}

/// Reads what is written on a slip. The number of the move before it and an offer of a draw
/// beside it are left aside.
pub fn read(variant: Variant, written: &str) -> Slip {
    let text = written.trim().to_lowercase();
    if text.is_empty() {
        return Slip::Missing;
    }
    let bare = text.trim_end_matches(['.', '!', '?']).trim();
    if RESIGNATIONS.contains(&bare) {
        return Slip::Resignation;
    }
    if claims(&text) {
        return Slip::Claim;
    }
    let alone = without_offer(&text).unwrap_or(text);
    let bare = without_number(alone.trim_end_matches(['.', '!', '?']).trim());
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
            "40. c3-d4!",
            "40.c3-d4",
            "40... c3-d4",
            "c3-d4 предлагаю ничью",
            "c3-d4 ничья",
            "c3-d4, ничья!",
            "12. c3-d4; I offer a draw.",
            "c3-d4 draw",
            "c3-d4 (=)",
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
        assert_eq!(read("c3-d4, ничья, троекратное повторение"), Slip::Claim);
        assert_eq!(read("ничья"), Slip::Illegible);
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
    fn an_offer_of_a_draw_is_no_claim() {
        for text in ["c3-d4 ничья", "32-28 DRAW", "c3-d4 с предложением ничьей"]
        {
            assert!(offers_draw(text), "{text}");
        }
        for text in ["c3-d4", "c3-d4 draw by repetition", "a draw-ish c3-d4"] {
            assert!(!offers_draw(text), "{text}");
        }
    }

    #[test]
    fn numbers_on_the_large_board() {
        let read = |text| read(Variant::International, text);
        assert!(matches!(read("40. 32-28 draw"), Slip::Full(squares) if squares.len() == 2));
        assert!(matches!(read("32-28"), Slip::Full(squares) if squares.len() == 2));
        assert!(
            matches!(read("32x58"), Slip::Full(squares) if squares[1].square.is_none() && squares[0].square.is_some())
        );
        assert_eq!(read("32"), Slip::Illegible);
        assert_eq!(read("c3-d4"), Slip::Illegible);
    }
}
