//! The catalogue of refusals: every sentence that tells why a question could not be answered, in
//! each language. `{name}` is replaced by the refusal's field of that name.

mod adjourn;
mod clock;
mod event;
mod files;
pub(in crate::render) mod foreign;
mod game;
mod pairing;
pub(in crate::render) mod parts;
mod standings;
mod usage;

/// What is said of one refusal.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    /// Its key.
    pub key: &'static str,
    /// In English: lower case, no final stop, `{field}` for fields.
    pub en: &'static str,
    /// In Russian.
    pub ru: &'static str,
}

/// The refusal of this key; `None` for a key without any (the house test forbids that).
pub fn refusal(key: &str) -> Option<&'static Said> {
    all().find(|said| said.key == key)
}

/// All refusals, subject by subject.
pub fn all() -> impl Iterator<Item = &'static Said> {
    [
        files::REFUSALS,
        usage::REFUSALS,
        foreign::REFUSALS,
        parts::PARTS,
        game::REFUSALS,
        clock::REFUSALS,
        adjourn::REFUSALS,
        event::REFUSALS,
        pairing::REFUSALS,
        standings::REFUSALS,
    ]
    .into_iter()
    .flatten()
}
