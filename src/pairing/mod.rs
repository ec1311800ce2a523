//! Colours, byes, the Swiss systems, round robin and the other systems.
