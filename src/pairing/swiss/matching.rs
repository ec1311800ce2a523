//! Pairing as many as possible: maximum matching in the graph of those who may meet.
//!
//! The method is Edmonds' (alternating trees with contracted odd cycles), one tree at a time. A
//! matching is kept and repaired by one augmenting path per change; rows of bits make the search
//! of a tree close to linear in the number of players.

use super::bits::Bits;
use super::field::Field;

/// Nobody.
pub(super) const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Unreached,
    Even,
    Odd,
}

/// A matching among some of a field, and the room to search in.
#[derive(Clone, Debug)]
pub(super) struct Matching<'f> {
    field: &'f Field,
    /// Who takes part.
    alive: Bits,
    mate: Vec<usize>,
    label: Vec<Label>,
    /// How a vertex was reached: for odd ones the even one before, for even ones inside a
    /// contracted cycle the other end of the edge that closed it.
    from: Vec<usize>,
    /// Union-find of contracted cycles; the root is the base.
    base: Vec<usize>,
    unreached: Bits,
    even: Bits,
    queue: Vec<usize>,
    touched: Vec<usize>,
}

impl<'f> Matching<'f> {
    /// The empty matching among `members`.
    pub(super) fn new(field: &'f Field, members: impl IntoIterator<Item = usize>) -> Self {
        let size = field.len_with_bye();
        Matching {
            field,
            alive: Bits::of(size, members),
            mate: vec![NONE; size],
            label: vec![Label::Unreached; size],
            from: vec![NONE; size],
            base: (0..size).collect(),
            unreached: Bits::new(size),
            even: Bits::new(size),
            queue: Vec::new(),
            touched: Vec::new(),
        }
    }

    /// Whether two may meet.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.field.may_meet(a, b)
    }

    /// Who is paired with `v`; [`NONE`] if nobody.
    pub(super) fn mate(&self, v: usize) -> usize {
        self.mate[v]
    }

    /// Pairs two who may meet and are free.
    pub(super) fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    /// Takes `v` out; his partner, if any, becomes free and is returned.
    pub(super) fn remove(&mut self, v: usize) -> Option<usize> {
        self.alive.clear(v);
        let mate = std::mem::replace(&mut self.mate[v], NONE);
        if mate == NONE {
            return None;
        }
        self.mate[mate] = NONE;
        Some(mate)
    }

    /// Puts `v` back, free.
    pub(super) fn restore(&mut self, v: usize) {
        self.alive.set(v);
    }

    /// Those who take part, ascending.
    pub(super) fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.alive.iter()
    }

    /// Those without a partner, ascending.
    pub(super) fn free(&self) -> Vec<usize> {
        self.alive
            .iter()
            .filter(|&v| self.mate[v] == NONE)
            .collect()
    }

    /// Makes the matching as large as possible: everybody takes the first free one he may meet,
    /// then the rest by augmenting paths. Answers how many stay without a partner.
    pub(super) fn grow(&mut self) -> usize {
        let mut free = Bits::of(self.field.len_with_bye(), self.free());
        for v in self.free() {
            if !free.get(v) {
                continue;
            }
            let barred = self.field.barred_row(v);
            let found =
                free.words()
                    .iter()
                    .zip(barred)
                    .enumerate()
                    .find_map(|(index, (free, barred))| {
                        let word = free & !barred;
                        (word != 0).then(|| index * 64 + word.trailing_zeros() as usize)
                    });
            if let Some(u) = found {
                self.join(v, u);
                free.clear(v);
                free.clear(u);
            }
        }
        let mut left = 0;
        for v in free.iter() {
            if self.mate[v] == NONE && !self.augment(v) {
                left += 1;
            }
        }
        left
    }

    /// Whether `v` (free) can be given a partner by an augmenting path; if so, the matching is
    /// repaired along it.
    pub(super) fn augment(&mut self, v: usize) -> bool {
        let found = self.search(v);
        self.reset();
        found
    }

    /// Those whom a matching of the same size could leave free in place of `v`, who is free and
    /// cannot be given a partner: the even vertices of his tree, himself included.
    pub(super) fn exchangeable(&mut self, v: usize) -> Vec<usize> {
        let found = self.search(v);
        let even = if found {
            Vec::new()
        } else {
            self.even.iter().collect()
        };
        self.reset();
        even
    }

    fn reset(&mut self) {
        for v in self.touched.drain(..) {
            self.label[v] = Label::Unreached;
            self.from[v] = NONE;
            self.base[v] = v;
        }
    }

    fn find(&mut self, v: usize) -> usize {
        let mut root = v;
        while self.base[root] != root {
            root = self.base[root];
        }
        let mut v = v;
        while self.base[v] != root {
            v = std::mem::replace(&mut self.base[v], root);
        }
        root
    }

    fn make_even(&mut self, v: usize) {
        self.label[v] = Label::Even;
        self.even.set(v);
        self.queue.push(v);
    }

    fn search(&mut self, root: usize) -> bool {
        self.unreached.copy_from(&self.alive);
        self.even = Bits::new(self.field.len_with_bye());
        self.queue.clear();
        self.unreached.clear(root);
        self.touched.push(root);
        self.make_even(root);
        let mut next = 0;
        while next < self.queue.len() {
            let v = self.queue[next];
            next += 1;
            if self.reach_from(v) {
                return true;
            }
            self.close_cycles_at(v);
        }
        false
    }

    /// Reaches what `v` (even) may meet; repairs the matching if that finds somebody free.
    fn reach_from(&mut self, v: usize) -> bool {
        let field = self.field;
        for (index, barred) in field.barred_row(v).iter().enumerate() {
            loop {
                let word = self.unreached.words()[index] & !barred;
                if word == 0 {
                    break;
                }
                let u = index * 64 + word.trailing_zeros() as usize;
                self.unreached.clear(u);
                self.touched.push(u);
                self.from[u] = v;
                self.label[u] = Label::Odd;
                let mate = self.mate[u];
                if mate == NONE {
                    self.flip(u);
                    return true;
                }
                self.unreached.clear(mate);
                self.touched.push(mate);
                self.make_even(mate);
            }
        }
        false
    }

    /// Exchanges the edges of the path that ends in `u`.
    fn flip(&mut self, u: usize) {
        let mut u = u;
        while u != NONE {
            let v = self.from[u];
            let next = self.mate[v];
            self.mate[u] = v;
            self.mate[v] = u;
            u = next;
        }
    }

    /// Contracts every odd cycle that an edge from `v` to another even vertex closes.
    fn close_cycles_at(&mut self, v: usize) {
        let field = self.field;
        for (index, barred) in field.barred_row(v).iter().enumerate() {
            let mut word = self.even.words()[index] & !barred;
            while word != 0 {
                let u = index * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                if self.find(u) != self.find(v) {
                    let top = self.common_base(u, v);
                    self.contract(u, v, top);
                    self.contract(v, u, top);
                }
            }
        }
    }

    /// The base where the ways from two even vertices to the root meet.
    fn common_base(&mut self, a: usize, b: usize) -> usize {
        let mut seen = Vec::new();
        let (mut one, mut other) = (self.find(a), self.find(b));
        loop {
            if one != NONE {
                if seen.contains(&one) {
                    return one;
                }
                seen.push(one);
                one = match self.mate[one] {
                    NONE => NONE,
                    mate => {
                        let before = self.from[mate];
                        self.find(before)
                    }
                };
            }
            std::mem::swap(&mut one, &mut other);
        }
    }

    /// Draws the way from `v` up to `top` into the cycle that the edge `v`–`w` closes.
    fn contract(&mut self, v: usize, w: usize, top: usize) {
        let (mut v, mut w) = (v, w);
        while self.find(v) != top {
            self.from[v] = w;
            w = self.mate[v];
            if self.label[w] == Label::Odd {
                self.make_even(w);
            }
            if self.base[v] == v {
                self.base[v] = top;
            }
            if self.base[w] == w {
                self.base[w] = top;
            }
            v = self.from[w];
        }
    }
}
