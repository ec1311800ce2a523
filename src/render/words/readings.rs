//! What the named readings mean: where the text allows two, and what each says.

use crate::render::Language;

/// What is said of a reading.
#[derive(Clone, Copy, Debug)]
pub struct ReadingWords {
    /// Name in `--reading NAME=VALUE` and in an event's regulation.
    pub name: &'static str,
    /// Its values, the default first, each with what it means in English and in Russian.
    pub values: [(&'static str, &'static str, &'static str); 2],
    /// What the text leaves open, in English.
    pub en: &'static str,
    /// The same in Russian.
    pub ru: &'static str,
    /// The articles it concerns.
    pub articles: &'static str,
}

impl ReadingWords {
    /// What the text leaves open.
    pub const fn open(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Russian => self.ru,
        }
    }
}

/// Every named reading: five of the draw law, three of the pairing.
pub const READINGS: &[ReadingWords] = &[
    ReadingWords {
        name: "pieces",
        values: [
            (
                "total",
                "the pieces of both sides together",
                "фигуры обеих сторон вместе",
            ),
            (
                "side",
                "the pieces of the side that has more (king against king belongs to the least row)",
                "фигуры той стороны, у которой их больше (дамка против дамки относится к младшей строке)",
            ),
        ],
        en: "Endings \"of 2 and 3, 4 and 5, 6 and 7 pieces\": the text does not say whether both sides are counted together or each for itself. It allows both, and published programs disagree.",
        ru: "Окончания «2-х и 3-х, 4-х и 5-и, 6-и и 7-и фигурные»: текст не говорит, считать ли фигуры обеих сторон вместе или каждой отдельно. Он допускает и то, и другое, и программы расходятся.",
        articles: "ru2011 1.9.1.5",
    },
    ReadingWords {
        name: "moves",
        values: [
            (
                "each",
                "moves of each side: 15 moves are 30 half-moves",
                "ходы каждой стороны: 15 ходов — это 30 полуходов",
            ),
            (
                "all",
                "moves of both sides together: 15 moves are 15 half-moves",
                "ходы обеих сторон вместе: 15 ходов — это 15 полуходов",
            ),
        ],
        en: "\"In the course of 15 moves\", \"for 5 moves\": the text does not say whether a move of each side or any move is meant. It allows both, and published programs disagree. (draft2002 5.2 e, fmjd and idf say \"each\"; the switch changes them too when it is given.)",
        ru: "«В течение 15 ходов», «на протяжении 5 ходов»: текст не говорит, ходы ли это каждой стороны или обеих вместе. Он допускает и то, и другое, и программы расходятся. (В draft2002 5.2 e, fmjd и idf сказано «каждой»; если указать переключатель, он меняет и их.)",
        articles: "ru2011 1.9.1.5, 1.9.1.8, 2.6*(1)",
    },
    ReadingWords {
        name: "main-road",
        values: [
            (
                "run",
                "in a row: when the lone king leaves the road the count ends, and begins afresh when it comes back",
                "подряд: уход дамки с дороги прекращает счёт, возвращение начинает его заново",
            ),
            (
                "total",
                "in all: moves made while the lone king stands on the road add up as long as three stand against one",
                "всего: ходы, сделанные при дамке на дороге, складываются, пока соотношение три против одной сохраняется",
            ),
        ],
        en: "Three pieces against a king \"standing on the main road\": the text does not say whether the five moves must follow one another. It allows both, and published programs disagree.",
        ru: "Три шашки против дамки, «находящейся на большой дороге»: текст не говорит, должны ли пять ходов идти подряд. Он допускает и то, и другое, и программы расходятся.",
        articles: "ru2011 1.9.1.7; idf main-road",
    },
    ReadingWords {
        name: "kings-only",
        values: [
            (
                "outside",
                "the row of kings only cannot end a game while a row of 30, 60 or 50 moves holds",
                "строка «только дамки» не заканчивает партию, пока действует строка на 30, 60 или 50 ходов",
            ),
            (
                "always",
                "it ends the game wherever it runs out",
                "она заканчивает партию везде, где истечёт",
            ),
        ],
        en: "15 (25) moves by kings only end a game; 30 and 60 moves are given in endings of 4 to 7 pieces, 50 to five against two, where mostly kings move. The text does not say which goes first. It allows both, and published programs disagree; by the second the longer rows could hardly ever be reached.",
        ru: "15 (25) ходов только дамками заканчивают партию; в окончаниях из 4–7 фигур дано 30 и 60 ходов, при пяти против двух 50, а ходят там в основном дамки. Что важнее, текст не говорит. Он допускает и то, и другое, и программы расходятся; при втором толковании длинные строки почти недостижимы.",
        articles: "ru2011 1.9.1.5, 1.9.1.8, 2.6*(1), 2.6*(2)",
    },
    ReadingWords {
        name: "own-count",
        values: [
            (
                "row",
                "the row's own condition: what is promoted or captured inside it changes nothing",
                "условие самой строки: превращения и взятия внутри него ничего не меняют",
            ),
            (
                "material",
                "the material: every promotion or capture begins the count afresh",
                "материал: каждое превращение или взятие начинает счёт заново",
            ),
        ],
        en: "\"Counted from the moment the relation of forces arose\": the text does not say whether a man promoted beside three kings makes a new relation. It allows both, and published programs disagree.",
        ru: "«Считая с момента установления соотношения сил»: текст не говорит, создаёт ли новое соотношение простая, ставшая дамкой рядом с тремя дамками. Он допускает и то, и другое, и программы расходятся.",
        articles: "ru2011 1.9.1.3, 1.9.1.4, 1.9.1.7, 2.6*(2), 2.6*(3)",
    },
    ReadingWords {
        name: "halves",
        values: [
            (
                "fresh",
                "the players left over are halved afresh after each pair",
                "после каждой пары оставшихся делят пополам заново",
            ),
            (
                "kept",
                "the halves made at the beginning stand",
                "остаются половины, образованные вначале",
            ),
        ],
        en: "A score group is halved and a pair taken out; the text repeats \"the procedure\" for the rest and does not say whether it is halved again. It allows both.",
        ru: "Очковую группу делят пополам и выводят пару; для остальных текст повторяет «процедуру» и не говорит, делят ли их снова. Он допускает и то, и другое.",
        articles: "ru2011 3.17.5.5",
    },
    ReadingWords {
        name: "solkoff-ties",
        values: [
            (
                "ascending",
                "equal Solkoff: by starting number upwards in every round",
                "при равном Солкофе: по возрастанию номера в каждом туре",
            ),
            (
                "parity",
                "downwards in even rounds, as in 3.17.5.3",
                "в чётных турах по убыванию, как в 3.17.5.3",
            ),
        ],
        en: "3.17.6.1 takes over the order of 3.17.5.3, which changes with the parity of the round; 3.17.6.2 says only \"by starting number\". The text allows both.",
        ru: "3.17.6.1 перенимает порядок 3.17.5.3, зависящий от чётности тура; 3.17.6.2 говорит лишь «на основании порядкового номера». Текст допускает и то, и другое.",
        articles: "ru2011 3.17.6.1, 3.17.6.2",
    },
    ReadingWords {
        name: "bye",
        values: [
            (
                "classification",
                "the last in the round's classification, literally",
                "последний в классификации тура, буквально",
            ),
            (
                "number",
                "the highest starting number of the lowest group that may have it",
                "наибольший порядковый номер нижней группы, которому можно дать плюс",
            ),
        ],
        en: "With an odd number the last in the classification gets the plus; in even rounds of swiss-rating the order descends, so this is the best number of the lowest group. Organisers who find that odd may choose otherwise.",
        ru: "При нечётном числе плюс получает последний в классификации; в чётных турах swiss-rating порядок обратный, и это лучший номер нижней группы. Организатор может решить иначе.",
        articles: "ru2011 3.17.2, 3.17.5.3",
    },
];

/// The words of a reading.
pub fn reading(name: &str) -> Option<&'static ReadingWords> {
    READINGS.iter().find(|reading| reading.name == name)
}
