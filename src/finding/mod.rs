//! The vocabulary of answers: what was found, how grave it is, where, and by which article.
//!
//! A [`Finding`] holds a [`Code`] and plain fields, never a sentence: its words are laid out by
//! `render::words` in the reader's language.
//!
//! ```
//! use shashki::finding::{Article, Book, Code, Finding, Severity};
//! const EXAMPLE: Code = Code::new("X001", "example", Severity::Warning);
//! let finding = Finding::new(EXAMPLE)
//!     .article(Article::new(Book::Ru2011, "1.5.3"))
//!     .field("square", "c3");
//! assert_eq!(finding.text("square"), "c3");
//! assert_eq!(finding.article.unwrap().to_string(), "ru2011 1.5.3");
//! ```

mod article;
mod code;
pub mod codes;
mod nearest;
mod place;

pub use article::{Article, Book, ParseBookError};
pub use code::{Code, Severity};
pub use nearest::nearest;
pub use place::{Place, Span};

/// A value of a finding's field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text, as found in the input or made from vocabulary types.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Several texts, listed in this order.
    List(Vec<String>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<Vec<String>> for Value {
    fn from(list: Vec<String>) -> Self {
        Value::List(list)
    }
}

macro_rules! number_value {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_value!(u8, u16, u32, u64, usize, i32, i64);

/// Something that was found while answering: a code, its article, its place and its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Which kind of finding this is.
    pub code: Code,
    /// How grave it is here; the code's own severity unless a switch (`--strict`) changed it.
    pub severity: Severity,
    /// The article it rests on, where one exists.
    pub article: Option<Article>,
    /// Where in the input it was found.
    pub place: Place,
    /// The named values the message is made of.
    pub fields: Vec<(&'static str, Value)>,
}

impl Finding {
    /// A finding of this code with its usual severity, no article, no place and no fields.
    pub fn new(code: Code) -> Self {
        Finding {
            code,
            severity: code.severity,
            article: None,
            place: Place::default(),
            fields: Vec::new(),
        }
    }

    /// The same finding resting on `article`.
    #[must_use]
    pub fn article(mut self, article: Article) -> Self {
        self.article = Some(article);
        self
    }

    /// The same finding at `place`.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// The same finding with another severity.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The same finding with one more field.
    #[must_use]
    pub fn field(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.fields.push((name, value.into()));
        self
    }

    /// The value of the field `name`, if the finding has it.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.fields
            .iter()
            .find_map(|(key, value)| (*key == name).then_some(value))
    }

    /// The field `name` as text (lists joined with `, `); empty if there is none.
    pub fn text(&self, name: &str) -> String {
        match self.get(name) {
            Some(Value::Text(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            Some(Value::List(list)) => list.join(", "),
            None => String::new(),
        }
    }
}
