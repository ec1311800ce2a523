//! The capture walker, move generation, judging an attempt, perft.
