//! Time controls, readings, verdicts.
