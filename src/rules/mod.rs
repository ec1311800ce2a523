//! Rulebooks as data: every number beside the article it comes from.
