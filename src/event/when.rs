//! Dates and times as the event file has them.

use chrono::{NaiveDate, NaiveTime};

/// Whether the text is a day, `YYYY-MM-DD`; such texts sort as their days do.
pub(super) fn is_date(text: &str) -> bool {
    date(text).is_some()
}

/// Whether the text is a day or `YYYY-MM-DD hh:mm`.
pub(super) fn is_date_or_time(text: &str) -> bool {
    match text.split_once(' ') {
        Some((day, time)) => is_date(day) && time.len() == 5 && clock(&format!("{time}:00")),
        None => is_date(text),
    }
}

/// Whether the text is a moment: `YYYY-MM-DDThh:mm:ssZ`, or with parts of a second or another
/// offset, as RFC 3339 has it.
pub(super) fn is_moment(text: &str) -> bool {
    // As this program writes it: an event has very many.
    let plain = text.len() == 20
        && text.is_ascii()
        && text.as_bytes()[10] == b'T'
        && text.as_bytes()[19] == b'Z'
        && is_date(&text[..10])
        && clock(&text[11..19]);
    plain || chrono::DateTime::parse_from_rfc3339(text).is_ok()
}

fn date(text: &str) -> Option<NaiveDate> {
    let [year, month, day] = parts(text, b'-', [4, 2, 2])?;
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)
}

/// `hh:mm:ss`.
fn clock(text: &str) -> bool {
    parts(text, b':', [2, 2, 2]).is_some_and(|[hours, minutes, seconds]| {
        NaiveTime::from_hms_opt(hours, minutes, seconds).is_some()
    })
}

/// Three numbers of so many digits each, with `between` between them.
fn parts(text: &str, between: u8, widths: [usize; 3]) -> Option<[u32; 3]> {
    let mut rest = text.as_bytes();
    let mut numbers = [0; 3];
    for (index, width) in widths.into_iter().enumerate() {
        if index > 0 {
            rest = rest.strip_prefix(&[between])?;
        }
        let digits;
        (digits, rest) = rest.split_at_checked(width)?;
        for digit in digits {
            numbers[index] = numbers[index] * 10 + char::from(*digit).to_digit(10)?;
        }
    }
    rest.is_empty().then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_moments() {
        for text in ["2026-05-01", "2024-02-29"] {
            assert!(is_date(text), "{text}");
        }
        for text in [
            "",
            "2026-5-1",
            "2026-02-30",
            "+026-05-01",
            " 2026-05-01",
            "2026-05-01 ",
            "2026-05-0١",
        ] {
            assert!(!is_date(text), "{text}");
        }
        assert!(is_date_or_time("2026-05-01 10:00") && is_date_or_time("2026-05-01"));
        for text in ["2026-05-01 25:00", "2026-05-01 1:00", "2026-05-01T10:00"] {
            assert!(!is_date_or_time(text), "{text}");
        }
        for text in [
            "2026-05-01T10:00:00Z",
            "2026-05-01T10:00:00+03:00",
            "2026-05-01T10:00:00.5Z",
        ] {
            assert!(is_moment(text), "{text}");
        }
        for text in [
            "",
            "x",
            "2026-05-01",
            "2026-05-01T10:00:00",
            "2026-05-01T24:00:00Z",
        ] {
            assert!(!is_moment(text), "{text}");
        }
    }
}
