//! Envelopes, sealed moves, resumption.
