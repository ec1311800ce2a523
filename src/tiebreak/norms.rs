//! Norms (3.14.2): "при подсчете очков для решения вопроса о выполнении классификационных норм
//! плюсы не учитываются".

use crate::event::Number;
use crate::exact::{Points, Ratio};

use super::{Field, How};

/// One line of the table that the user supplies: what a norm asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NormRule {
    /// The norm's name.
    pub norm: String,
    /// At least so many games that count.
    pub games: usize,
    /// At least this average rating of the opponents.
    pub average: Option<u32>,
    /// At least this percentage.
    pub percent: Option<Ratio>,
}

/// Why a table of norms cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NormError {
    /// A heading is missing.
    #[error("line 1: no column `{0}`; the headings are norm,games,average,percent")]
    Heading(&'static str),
    /// A line cannot be read.
    #[error("line {line}: `{text}` is no {what}")]
    Value {
        /// The line, from 1.
        line: usize,
        /// What should stand there.
        what: &'static str,
        /// What does.
        text: String,
    },
    /// There is no norm in it.
    #[error("no norms in it; the headings are norm,games,average,percent")]
    Empty,
}

/// Reads a table of norms: CSV with the headings `norm,games,average,percent`, the highest norm
/// first; an empty cell asks nothing.
///
/// # Errors
/// With the line of what cannot be read.
pub fn read_norms(text: &str) -> Result<Vec<NormRule>, NormError> {
    let mut lines = text
        .trim_start_matches('\u{feff}')
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let (_, first) = lines.next().ok_or(NormError::Empty)?;
    let separator = if first.contains(';') { ';' } else { ',' };
    let headings: Vec<&str> = first.split(separator).map(str::trim).collect();
    let column = |name: &'static str| {
        headings
            .iter()
            .position(|heading| *heading == name)
            .ok_or(NormError::Heading(name))
    };
    let (norm, games) = (column("norm")?, column("games")?);
    let (average, percent) = (column("average")?, column("percent")?);
    let mut rules = Vec::new();
    for (number, line) in lines {
        let cells: Vec<&str> = line.split(separator).map(str::trim).collect();
        let cell = |column: usize| cells.get(column).copied().unwrap_or_default();
        let wrong = |what, text: &str| NormError::Value {
            line: number + 1,
            what,
            text: text.to_owned(),
        };
        let whole = |text: &str, what| text.parse::<u32>().map_err(|_| wrong(what, text));
        if cell(norm).is_empty() {
            return Err(wrong("name of a norm", cell(norm)));
        }
        rules.push(NormRule {
            norm: cell(norm).to_owned(),
            games: match cell(games) {
                "" => 0,
                text => whole(text, "number of games")? as usize,
            },
            average: match cell(average) {
                "" => None,
                text => Some(whole(text, "rating")?),
            },
            percent: match cell(percent) {
                "" => None,
                text => Some(decimal(text).ok_or_else(|| wrong("percentage", text))?),
            },
        });
    }
    if rules.is_empty() {
        return Err(NormError::Empty);
    }
    Ok(rules)
}

/// A decimal such as `57`, `57.5`, `66,67`.
fn decimal(text: &str) -> Option<Ratio> {
    let text = text.trim_end_matches('%').trim();
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    if whole.is_empty() || fraction.len() > 6 {
        return None;
    }
    let digits = format!("{whole}{fraction}");
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let scale = 10_i128.pow(u32::try_from(fraction.len()).ok()?);
    Some(Ratio::new(digits.parse().ok()?, scale))
}

/// What one player made for norms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norm {
    /// The player.
    pub player: Number,
    /// Games that count: over the board and not annulled.
    pub games: usize,
    /// Points made in them.
    pub points: Points,
    /// Average rating of the rated opponents met in them.
    pub average: Option<Ratio>,
    /// Points in percent of what could be made.
    pub percent: Option<Ratio>,
    /// The first norm of the table that is reached.
    pub norm: Option<String>,
}

/// What everybody made for norms, by index in the field.
pub fn norms(field: &Field<'_>, rules: &[NormRule]) -> Vec<Norm> {
    let event = field.event();
    let win = event.regulation.scoring.win;
    field
        .rows()
        .iter()
        .map(|row| {
            let counted: Vec<_> = row
                .lines
                .iter()
                .filter(|line| line.how == How::Played && !line.annulled)
                .collect();
            let points: Points = counted.iter().map(|line| line.points).sum();
            let ratings: Vec<i128> = counted
                .iter()
                .filter_map(|line| event.player(field.rows()[line.opponent?].unit)?.rating)
                .map(i128::from)
                .collect();
            let average = count(&ratings).map(|n| Ratio::new(ratings.iter().sum(), n));
            let possible = i128::from(win.halves()) * count(&counted).unwrap_or_default();
            let percent =
                (possible > 0).then(|| Ratio::new(i128::from(points.halves()) * 100, possible));
            let norm = rules.iter().find(|rule| {
                counted.len() >= rule.games
                    && rule.average.is_none_or(|least| {
                        average.is_some_and(|average| average >= Ratio::from(i128::from(least)))
                    })
                    && rule
                        .percent
                        .is_none_or(|least| percent.is_some_and(|percent| percent >= least))
            });
            Norm {
                player: row.unit,
                games: counted.len(),
                points,
                average,
                percent,
                norm: norm.map(|rule| rule.norm.clone()),
            }
        })
        .collect()
}

fn count<T>(list: &[T]) -> Option<i128> {
    i128::try_from(list.len()).ok().filter(|length| *length > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_norms() {
        assert_eq!(
            read_norms("norm,games,average,percent\nМС,9,2200,55.5\nКМС,x,,\n"),
            Err(NormError::Value {
                line: 3,
                what: "number of games",
                text: "x".to_owned()
            })
        );
        let rules =
            read_norms("norm;games;average;percent\nMaster;9;2200;55,5\nOne;7;;\n").unwrap();
        assert_eq!(rules[0].percent, Some(Ratio::new(111, 2)));
        assert_eq!(rules[1].average, None);
        assert_eq!(read_norms(""), Err(NormError::Empty));
        assert_eq!(
            read_norms("norm,games\n"),
            Err(NormError::Heading("average"))
        );
        assert!(read_norms("norm,games,average,percent\nM,x,,\n").is_err());
        assert!(read_norms("norm,games,average,percent\nM,1,,1.2.3\n").is_err());
    }
}
