//! How much a text, read in some encoding, looks like what people write in game files.

use super::square::file_letter;

/// How often a letter stands in Russian, per thousand, `а` to `я`; `ё` is counted as `е`.
const FREQUENCY: [u32; 32] = [
    80, 16, 45, 17, 30, 84, 9, 16, 73, 12, 35, 44, 32, 67, 110, 28, 47, 55, 63, 26, 3, 10, 5, 14,
    7, 4, 1, 19, 17, 3, 6, 20,
];

/// How much a text looks like Russian; more than 0: it does.
///
/// Words count by the frequency of their letters, in capitals as in small letters; squares (`ц3`) for
/// the text where they are dark squares, against it where they are none. Against it are capitals behind
/// small letters, words of two alphabets and signs of box drawing.
pub(super) fn russian(text: &str) -> i64 {
    let mut score = 0;
    let mut before = ' ';
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if !c.is_alphabetic() {
            score += sign(c);
            before = c;
            rest = &rest[c.len_utf8()..];
            continue;
        }
        let length = rest
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(rest.len());
        let (word, behind) = rest.split_at(length);
        if !word.is_ascii() {
            score += russian_word(word, before, behind);
        }
        before = word.chars().next_back().unwrap_or(' ');
        rest = behind;
    }
    score
}

fn is_russian(c: char) -> bool {
    matches!(c, 'а'..='я' | 'ё' | 'А'..='Я' | 'Ё')
}

fn sign(c: char) -> i64 {
    let usual = matches!(
        c,
        '«' | '»' | '№' | '–' | '—' | '“' | '”' | '„' | '…' | '½' | '°' | '\u{a0}' | '×'
    );
    if c.is_ascii() || usual { 0 } else { -5 }
}

fn russian_word(word: &str, before: char, behind: &str) -> i64 {
    let mut letters = word;
    if before.is_ascii_digit() {
        // `c3хd4`: a letter for the sign of capture.
        letters = letters.strip_prefix(['х', 'Х']).unwrap_or(letters);
    }
    let strange = letters
        .chars()
        .filter(|c| !c.is_ascii() && !is_russian(*c))
        .count();
    let russian = letters.chars().filter(|c| is_russian(*c)).count();
    let latin = letters.chars().count() - russian - strange;
    if strange > 0 || (russian > 0 && latin > 0) {
        return -5 * i64::try_from(strange + russian.min(latin)).unwrap_or(i64::MAX / 8);
    }
    let mut each = letters.chars();
    match (each.next(), each.next()) {
        (None, _) => 0,
        (Some(letter), None) => lone_letter(letter, before, behind),
        _ => letters_of_word(letters),
    }
}

/// A letter alone: of a square, an initial, a preposition.
fn lone_letter(letter: char, before: char, behind: &str) -> i64 {
    let rank = behind.chars().next().and_then(|c| c.to_digit(10));
    match rank {
        Some(rank) if !before.is_ascii_digit() => match file_letter(letter) {
            Some(file) if (1..=8).contains(&rank) && (u32::from(file) + rank) % 2 == 1 => {
                if letter.is_lowercase() { 5 } else { 4 }
            }
            _ => -4,
        },
        _ => 0,
    }
}

fn letters_of_word(word: &str) -> i64 {
    let mut score = 0;
    let mut before_is_small = false;
    let mut vowels = 0;
    for (position, c) in word.chars().enumerate() {
        if before_is_small && c.is_uppercase() {
            score -= 6;
        }
        before_is_small = c.is_lowercase();
        let small = c.to_lowercase().next().unwrap_or(c);
        let small = if small == 'ё' { 'е' } else { small };
        vowels += usize::from("аеиоуыэюя".contains(small));
        if position == 0 && "ъьы".contains(small) {
            score -= 6;
        }
        score += weight(small);
    }
    if vowels == 0 {
        score -= 6;
    }
    score
}

/// From 3 for the commonest letters to −3 for the rarest.
fn weight(small: char) -> i64 {
    let place = u32::from(small).checked_sub(u32::from('а'));
    let frequency = place.and_then(|place| FREQUENCY.get(place as usize).copied());
    match frequency.unwrap_or(0) {
        60.. => 3,
        40.. => 2,
        26.. => 1,
        15.. => -1,
        9.. => -2,
        _ => -3,
    }
}

/// As [`russian`], for the letters of western and central Europe.
pub(super) fn latin(text: &str) -> i64 {
    let mut score = 0_i64;
    let mut before = ' ';
    for c in text.chars() {
        if !c.is_ascii() {
            let letter = matches!(c, '\u{c0}'..='\u{24f}' if !matches!(c, '×' | '÷'));
            let usual = matches!(
                c,
                '½' | '–' | '—' | '’' | '‘' | '“' | '”' | '«' | '»' | '°' | '\u{a0}' | '×'
            );
            score += match (letter, c.is_lowercase()) {
                (true, true) => 2,
                (true, false) if before.is_lowercase() => -3,
                (true, false) => 1,
                (false, _) if usual => 1,
                _ => -3,
            };
        }
        before = c;
    }
    score
}
