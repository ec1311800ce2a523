//! Articles.
