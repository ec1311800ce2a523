//! Coefficients, criteria, ranking.
