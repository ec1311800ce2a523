//! Patterns of texts in the schema of the event file (ECMA-262).

/// A text of one line: without control characters.
pub(super) const LINE: &str = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$";
/// A text of one line that is not blank.
pub(super) const NAME: &str = "^[^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]*$";
/// A number of six characters at most.
pub(super) const STRENGTH: &str = "^([0-9]{1,6}|[0-9]{1,4}\\.[0-9]|[0-9]{1,3}\\.[0-9]{2})$";
/// `YYYY-MM-DD`.
pub(super) const DATE: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
/// `YYYY-MM-DD` or `YYYY-MM-DD hh:mm`.
pub(super) const TIME: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{2}:[0-9]{2})?$";
/// `YYYY-MM-DDThh:mm:ssZ`, or as RFC 3339 has it.
pub(super) const MOMENT: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([Zz]|[+\\-−][0-9]{2}:[0-9]{2})$";
/// A SHA-256.
pub(super) const SHA256: &str = "^[0-9a-f]{64}$";
/// A result of a game.
pub(super) const RESULT: &str = "^\\s*((adjudicated\\s+)?[\\-−–—]?([0-9]+([.,]50*|[.,]0+|½)?|[.,]50*|½|1/2)\\s*[\\-−–—:]\\s*[\\-−–—]?([0-9]+([.,]50*|[.,]0+|½)?|[.,]50*|½|1/2)|\\+[ :/]*[\\-−–—]([ :/]*[\\-−–—])?|[\\-−–—]([ :/]*[\\-−–—])?[ :/]*\\+|[\\-−–—][ :/]*[\\-−–—]([ :/]*[\\-−–—])?|pending|adjourned|\\*)\\s*$";
