//! The words nearest to one that is not known.

/// The `count` candidates that need the fewest changes of a character, nearest first; those that
/// would need to be written almost wholly anew are left out.
///
/// ```
/// use shashki::finding::nearest;
/// let known = ["wins", "riga"].map(str::to_owned).to_vec();
/// assert_eq!(nearest("wims", known, 3), ["wins"]);
/// ```
pub fn nearest(text: &str, candidates: Vec<String>, count: usize) -> Vec<String> {
    let wanted: Vec<char> = text.to_lowercase().chars().take(60).collect();
    let mut ranked: Vec<(usize, usize, String)> = candidates
        .into_iter()
        .enumerate()
        .map(|(place, candidate)| {
            let letters: Vec<char> = candidate.to_lowercase().chars().collect();
            (distance(&wanted, &letters), place, candidate)
        })
        .filter(|(changes, _, candidate)| {
            *changes <= 1.max(candidate.chars().count().min(wanted.len()) / 2)
        })
        .collect();
    ranked.sort();
    let mut near: Vec<String> = Vec::new();
    for (_, _, candidate) in ranked {
        if near.len() < count && !near.contains(&candidate) {
            near.push(candidate);
        }
    }
    near
}

/// Insertions, deletions, replacements and exchanges of neighbours that turn one into the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut best = (last[j] + usize::from(x != y))
                .min(last[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(a.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_counted() {
        let chars = |text: &str| text.chars().collect::<Vec<_>>();
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("1.5.3", "1.5.3", 0),
            ("1.5.30", "1.5.3", 1),
            ("1.53", "1.5.3", 1),
            ("capture_olbigatory", "capture_obligatory", 1),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!(distance(&chars(a), &chars(b)), expected, "{a} {b}");
        }
    }
}
