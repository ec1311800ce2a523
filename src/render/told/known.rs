//! Errors whose type is no longer known, as those that a parser of arguments hands on.

use std::error::Error;

use super::{Language, Refusal, Told, foreign};

/// The error in the reader's language: told by the catalogue if its type is one of ours.
pub fn told_error(error: &(dyn Error + 'static), language: Language) -> String {
    refusal_of(error).told(language)
}

/// What the system or a library says in English, in the reader's language if it is met in practice.
pub fn told_message(message: &str, language: Language) -> String {
    foreign::of(message).told(language)
}

macro_rules! known {
    ($error:ident: $($type:ty),+ $(,)?) => {
        $(if let Some(error) = $error.downcast_ref::<$type>() {
            return error.refusal();
        })+
    };
}

fn refusal_of(error: &(dyn Error + 'static)) -> Refusal {
    known!(error:
        Refusal,
        crate::board::ParseVariantError,
        crate::clock::ControlError,
        crate::clock::ParseTimeError,
        crate::event::ParseFirstColourError,
        crate::event::ParseResultError,
        crate::event::ParseSystemError,
        crate::exact::ParsePointsError,
        crate::finding::ParseBookError,
        crate::game::RulingError,
        crate::notation::encoding::ParseEncodingError,
        crate::notation::fen::FenError,
        crate::render::ParseLanguageError,
        crate::report::cells::ParseCellStyleError,
        crate::rules::LawError,
        crate::tiebreak::ParseCriterionError,
        crate::tiebreak::ParseTeamTotalError,
    );
    foreign::of(&error.to_string())
}
