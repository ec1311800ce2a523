//! Squares, moves and positions as text; game files.
