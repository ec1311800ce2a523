//! What columns are called.

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Place,
    Number,
    Name,
    GivenName,
    Title,
    Rating,
    Federation,
    FederationId,
    Club,
    City,
    Team,
    Born,
    Sex,
    Category,
    FromRound,
    Id,
    Points,
    Round(u32),
    /// The opponent who has this place.
    Against(u32),
    Other,
}

const NAMES: [(Column, &[&str]); 17] = [
    (
        Column::Name,
        &[
            "name",
            "player",
            "surname",
            "last name",
            "lastname",
            "фамилия",
            "фио",
            "ф.и.о.",
            "участник",
            "фамилия имя",
            "фамилия, имя",
            "имя и фамилия",
            "naam",
            "nom",
            "speler",
        ],
    ),
    (
        Column::GivenName,
        &["first name", "firstname", "given name", "имя"],
    ),
    (
        Column::Place,
        &["place", "pl", "rk", "rank", "#", "место", "plaats", "rang"],
    ),
    (
        Column::Number,
        &[
            "no",
            "nr",
            "n",
            "s.no",
            "sno",
            "snr",
            "start",
            "number",
            "№",
            "номер",
            "start no",
        ],
    ),
    (
        Column::Title,
        &["title", "звание", "titel", "тит", "разряд"],
    ),
    (
        Column::Rating,
        &[
            "rating",
            "rtg",
            "рейтинг",
            "elo",
            "rat",
            "эло",
            "рейт",
            "рейтинг эло",
            "elo rating",
            "rtgi",
            "rtgn",
            "rating fmjd",
            "fmjd rating",
            "рейтинг фмжд",
        ],
    ),
    (
        Column::Federation,
        &[
            "fed",
            "federation",
            "cn",
            "country",
            "страна",
            "федерация",
            "ctry",
            "nat",
        ],
    ),
    (
        Column::FederationId,
        &[
            "fmjd",
            "fmjd-id",
            "fmjd id",
            "fide id",
            "fide-id",
            "fideid",
            "federation id",
            "federation_id",
        ],
    ),
    (
        Column::Club,
        &["club", "клуб", "спортклуб", "vereniging", "club/city"],
    ),
    (
        Column::City,
        &["город", "city", "town", "населенный пункт", "woonplaats"],
    ),
    (Column::Team, &["team", "команда"]),
    (
        Column::Born,
        &[
            "born",
            "birth",
            "year",
            "year of birth",
            "год рождения",
            "г.р",
            "год",
            "дата рождения",
        ],
    ),
    (Column::Sex, &["sex", "gender", "пол"]),
    (
        Column::Category,
        &["category", "categories", "категория", "группа"],
    ),
    (Column::FromRound, &["from round", "from_round", "с тура"]),
    (Column::Id, &["id"]),
    (
        Column::Points,
        &[
            "total",
            "pts",
            "pt",
            "points",
            "очки",
            "сумма",
            "score",
            "punten",
        ],
    ),
];

/// What the columns of a line are, if it is a heading: if one of them is called a name.
pub(super) fn columns(fields: &[String]) -> Option<Vec<Column>> {
    let mut columns: Vec<Column> = fields.iter().map(|text| column(text)).collect();
    // A column `имя` alone is the whole name.
    if !columns.contains(&Column::Name) {
        let given = columns
            .iter_mut()
            .find(|column| **column == Column::GivenName)?;
        *given = Column::Name;
    }
    // Swiss-Manager's titles stand before the names under no heading.
    let name = columns.iter().position(|column| *column == Column::Name);
    if let Some(before) = name.and_then(|name| name.checked_sub(1))
        && fields[before].trim().is_empty()
        && !columns.contains(&Column::Title)
    {
        columns[before] = Column::Title;
    }
    // A repeated heading is somebody else's column.
    for at in 1..columns.len() {
        if columns[..at].contains(&columns[at]) {
            columns[at] = Column::Other;
        }
    }
    Some(columns)
}

fn column(text: &str) -> Column {
    let clean = text
        .trim()
        .trim_matches('"')
        .to_lowercase()
        .replace('ё', "е");
    let clean = clean.trim_end_matches(['.', ':']).trim();
    let known = NAMES
        .iter()
        .find(|(_, names)| names.contains(&clean))
        .map(|(column, _)| *column);
    known
        .or_else(|| against(clean))
        .or_else(|| round(clean).map(Column::Round))
        .unwrap_or(Column::Other)
}

/// `p1`: as our own tables head the column of who is first.
fn against(text: &str) -> Option<Column> {
    let place = text.strip_prefix('p')?.parse().ok()?;
    (1..=9999)
        .contains(&place)
        .then_some(Column::Against(place))
}

/// `r1`, `1.rd`, `rd1`, `1`, `тур 1`, `round 1`, `1 тур`.
fn round(text: &str) -> Option<u32> {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let number = digits
        .parse()
        .ok()
        .filter(|number| (1..=999).contains(number))?;
    let rest: String = text.chars().filter(|c| c.is_alphabetic()).collect();
    let together = text.contains(digits.as_str());
    let known = ["", "r", "rd", "т", "тур", "round", "ronde", "runde", "rnd"];
    (together && known.contains(&rest.as_str())).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_the_programs_in_use() {
        let of = |line: &str| -> Vec<Column> {
            let fields: Vec<String> = line.split(';').map(str::to_owned).collect();
            columns(&fields).unwrap()
        };
        let arbiter = of("Place;S.No.;Title;Name;Fed.;FMJD;R1;R2;Total;SSolk");
        assert_eq!(arbiter[0], Column::Place);
        assert_eq!(arbiter[1], Column::Number);
        assert_eq!(arbiter[5], Column::FederationId);
        assert_eq!(arbiter[7], Column::Round(2));
        assert_eq!(arbiter[9], Column::Other);
        let results = of("Rk.;;Name;Rtg;FED;1.Rd;2.Rd;Pts.;TB1");
        assert_eq!(results[1], Column::Title);
        assert_eq!(results[5], Column::Round(1));
        assert_eq!(results[7], Column::Points);
        assert_eq!(results[8], Column::Other);
        let russian = of("Место;Фамилия, имя;Рейтинг;1;2;Очки");
        assert_eq!(russian[1], Column::Name);
        assert_eq!(russian[4], Column::Round(2));
    }
}
