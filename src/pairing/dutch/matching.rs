//! The complete pairing of greatest weight: maximum-weight perfect matching in any graph.
//!
//! The method is Edmonds' primal and dual one with long whole numbers: every vertex has a price,
//! odd cycles of equal standing are contracted and carry a price of their own; the prices of two
//! who may meet together never fall below the (fourfold) weight of their pair, and pairs are made
//! where they just reach it. For every vertex the nearest vertex of the search trees is
//! remembered, so that a change of prices looks at vertices and not at pairs.

use super::pairs::Weights;
use super::weight::{compare, decrease, double, halve, increase, is_zero};

/// Nobody.
pub(super) const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Unlabelled,
    Even,
    Odd,
}

/// A vertex (below the number of vertices) or a contracted odd cycle.
#[derive(Clone, Debug)]
struct Node {
    /// The cycle it is a child of.
    parent: usize,
    /// The children of a cycle, the one with the base first.
    children: Vec<usize>,
    /// The edge from each child to the next one round the cycle, as two vertices in that order.
    edges: Vec<(usize, usize)>,
    /// The one vertex that has its partner outside.
    base: usize,
    /// The price of a cycle.
    price: Vec<u64>,
    label: Label,
    /// Of an odd node: the edge by which it was reached, from outside to inside.
    entry: (usize, usize),
}

impl Node {
    fn vertex(v: usize) -> Self {
        Node {
            parent: NONE,
            children: Vec::new(),
            edges: Vec::new(),
            base: v,
            price: Vec::new(),
            label: Label::Unlabelled,
            entry: (NONE, NONE),
        }
    }
}

pub(super) struct Search<'a> {
    weights: &'a Weights,
    size: usize,
    words: usize,
    price: Vec<u64>,
    mate: Vec<usize>,
    nodes: Vec<Node>,
    spare: Vec<usize>,
    /// The outermost node of every vertex.
    top: Vec<usize>,
    queue: Vec<usize>,
    /// Of every vertex: the even vertex to which it has the least slack.
    nearest: Vec<usize>,
    scratch: (Vec<u64>, Vec<u64>),
}

impl<'a> Search<'a> {
    pub(super) fn new(weights: &'a Weights) -> Self {
        let (size, words) = (weights.size(), weights.words());
        let mut price = vec![0; size * words];
        for v in 0..size {
            let most = (0..size)
                .filter(|&u| weights.allowed(v, u))
                .map(|u| weights.of(v, u))
                .max_by(|one, other| compare(one, other));
            if let Some(most) = most {
                let own = &mut price[v * words..(v + 1) * words];
                own.copy_from_slice(most);
                // Half of a fourfold weight is even: all prices of a search tree keep one parity.
                halve(own);
            }
        }
        Search {
            weights,
            size,
            words,
            price,
            mate: vec![NONE; size],
            nodes: (0..size).map(Node::vertex).collect(),
            spare: Vec::new(),
            top: (0..size).collect(),
            queue: Vec::new(),
            nearest: vec![NONE; size],
            scratch: (vec![0; words], vec![0; words]),
        }
    }

    pub(super) fn run(mut self) -> Option<Vec<usize>> {
        for a in 0..self.size {
            if self.mate[a] != NONE {
                continue;
            }
            let partner = (0..self.size).find(|&b| {
                self.mate[b] == NONE && self.weights.allowed(a, b) && is_zero(&self.slack(a, b))
            });
            if let Some(b) = partner {
                self.mate[a] = b;
                self.mate[b] = a;
            }
        }
        while self.mate.contains(&NONE) {
            if !self.stage() {
                return None;
            }
        }
        Some(self.mate)
    }

    fn slack_into(&self, a: usize, b: usize, to: &mut [u64]) {
        let words = self.words;
        to.copy_from_slice(&self.price[a * words..(a + 1) * words]);
        increase(to, &self.price[b * words..(b + 1) * words]);
        decrease(to, self.weights.of(a, b));
    }

    fn slack(&self, a: usize, b: usize) -> Vec<u64> {
        let mut slack = vec![0; self.words];
        self.slack_into(a, b, &mut slack);
        slack
    }

    fn label(&self, v: usize) -> Label {
        self.nodes[self.top[v]].label
    }

    /// One more pair. Answers whether there was a way to it.
    fn stage(&mut self) -> bool {
        for node in &mut self.nodes {
            node.label = Label::Unlabelled;
        }
        self.queue.clear();
        self.nearest.fill(NONE);
        for v in 0..self.size {
            if self.mate[v] == NONE {
                self.make_even(self.top[v]);
            }
        }
        loop {
            while let Some(u) = self.queue.pop() {
                if self.scan(u) {
                    return true;
                }
            }
            let Some(tight) = self.change_prices() else {
                return false;
            };
            for (u, v) in tight {
                if self.meet(u, v) {
                    return true;
                }
            }
        }
    }

    /// Looks from a new even vertex at all others.
    fn scan(&mut self, u: usize) -> bool {
        let (mut slack, mut least) = std::mem::take(&mut self.scratch);
        let mut found = false;
        for v in 0..self.size {
            if !self.weights.allowed(u, v) || self.top[u] == self.top[v] {
                continue;
            }
            self.slack_into(u, v, &mut slack);
            let near = self.nearest[v];
            if near == NONE || self.top[near] == self.top[v] {
                self.nearest[v] = u;
            } else {
                self.slack_into(near, v, &mut least);
                if compare(&slack, &least).is_lt() {
                    self.nearest[v] = u;
                }
            }
            if is_zero(&slack) && self.meet(u, v) {
                found = true;
                break;
            }
        }
        self.scratch = (slack, least);
        found
    }

    /// A pair without slack from an even vertex: the tree grows, a cycle is contracted, or a way
    /// to one more pair is found.
    fn meet(&mut self, u: usize, v: usize) -> bool {
        if self.top[u] == self.top[v] {
            return false;
        }
        match self.label(v) {
            Label::Odd => {}
            Label::Unlabelled => self.reach(u, v),
            Label::Even => match self.common(self.top[u], self.top[v]) {
                Some(common) => self.contract(u, v, common),
                None => {
                    self.flip(u, v);
                    self.flip(v, u);
                    return true;
                }
            },
        }
        false
    }

    fn vertices_of(&self, node: usize, found: &mut Vec<usize>) {
        if node < self.size {
            found.push(node);
        }
        for &child in &self.nodes[node].children {
            self.vertices_of(child, found);
        }
    }

    fn make_even(&mut self, node: usize) {
        self.nodes[node].label = Label::Even;
        let mut vertices = Vec::new();
        self.vertices_of(node, &mut vertices);
        self.queue.extend(vertices);
    }

    /// `v` is reached from `u`: its node is odd, the node it is paired with is even.
    fn reach(&mut self, u: usize, v: usize) {
        let node = self.top[v];
        self.nodes[node].label = Label::Odd;
        self.nodes[node].entry = (u, v);
        let next = self.top[self.mate[self.nodes[node].base]];
        self.make_even(next);
    }

    /// The even node two steps nearer the root; `None` at a root.
    fn above(&self, node: usize) -> Option<usize> {
        let mate = self.mate[self.nodes[node].base];
        (mate != NONE).then(|| self.top[self.nodes[self.top[mate]].entry.0])
    }

    fn common(&self, a: usize, b: usize) -> Option<usize> {
        let above_a: Vec<usize> =
            std::iter::successors(Some(a), |&node| self.above(node)).collect();
        std::iter::successors(Some(b), |&node| self.above(node)).find(|node| above_a.contains(node))
    }

    /// The way from the even node of `u` up to `common` (excluded, in climbing order): each node
    /// with the edge from it to the next.
    fn way_up(&self, u: usize, common: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut node = self.top[u];
        while node != common {
            let base = self.nodes[node].base;
            let mate = self.mate[base];
            let odd = self.top[mate];
            let (outside, inside) = self.nodes[odd].entry;
            way.push((node, (base, mate)));
            way.push((odd, (inside, outside)));
            node = self.top[outside];
        }
        way
    }

    /// Makes a node of the odd cycle that the edge `u`–`v` closes below `common`.
    fn contract(&mut self, u: usize, v: usize, common: usize) {
        let (left, right) = (self.way_up(u, common), self.way_up(v, common));
        let mut children = vec![common];
        let mut edges = Vec::new();
        for (node, (from, to)) in left.iter().rev() {
            edges.push((*to, *from));
            children.push(*node);
        }
        edges.push((u, v));
        for (node, edge) in &right {
            children.push(*node);
            edges.push(*edge);
        }
        let base = self.nodes[common].base;
        let id = self.spare.pop().unwrap_or_else(|| {
            self.nodes.push(Node::vertex(NONE));
            self.nodes.len() - 1
        });
        for &child in &children {
            if self.nodes[child].label == Label::Odd {
                self.make_even(child);
            }
            self.nodes[child].parent = id;
        }
        self.nodes[id] = Node {
            parent: NONE,
            children,
            edges,
            base,
            price: vec![0; self.words],
            label: Label::Even,
            entry: (NONE, NONE),
        };
        self.set_top(id, id);
    }

    fn set_top(&mut self, node: usize, top: usize) {
        let mut vertices = Vec::new();
        self.vertices_of(node, &mut vertices);
        for v in vertices {
            self.top[v] = top;
        }
    }

    /// The path from `u` to its root changes its edges, `u` being paired with `v`.
    fn flip(&mut self, u: usize, v: usize) {
        let (mut u, mut v) = (u, v);
        loop {
            let node = self.top[u];
            let old = self.mate[self.nodes[node].base];
            self.move_base(node, u);
            self.mate[u] = v;
            if old == NONE {
                return;
            }
            let odd = self.top[old];
            let (outside, inside) = self.nodes[odd].entry;
            self.move_base(odd, inside);
            self.mate[inside] = outside;
            (u, v) = (outside, inside);
        }
    }

    fn child_with(&self, node: usize, v: usize) -> usize {
        let mut child = v;
        while self.nodes[child].parent != node {
            child = self.nodes[child].parent;
        }
        child
    }

    /// Pairs the inside of a cycle anew so that `v` is the one left for the outside.
    fn move_base(&mut self, node: usize, v: usize) {
        self.nodes[node].base = v;
        if node < self.size {
            return;
        }
        let child = self.child_with(node, v);
        self.move_base(child, v);
        let children = self.nodes[node].children.clone();
        let edges = self.nodes[node].edges.clone();
        let at = children.iter().position(|&c| c == child).unwrap_or(0);
        let pairs: Vec<usize> = if at % 2 == 0 {
            (0..at).step_by(2).collect()
        } else {
            (at + 1..children.len()).step_by(2).collect()
        };
        for index in pairs {
            let (a, b) = edges[index];
            self.move_base(children[index], a);
            self.move_base(children[(index + 1) % children.len()], b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        self.nodes[node].children.rotate_left(at);
        self.nodes[node].edges.rotate_left(at);
    }

    /// The least slack of an even vertex to another outermost even node, and with whom.
    fn renew_nearest(&mut self, v: usize) {
        let near = self.nearest[v];
        if near == NONE || self.top[near] != self.top[v] {
            return;
        }
        let (mut slack, mut least) = std::mem::take(&mut self.scratch);
        let mut best = NONE;
        for u in 0..self.size {
            if self.top[u] == self.top[v]
                || !self.weights.allowed(u, v)
                || self.label(u) != Label::Even
            {
                continue;
            }
            self.slack_into(u, v, &mut slack);
            if best == NONE || compare(&slack, &least).is_lt() {
                best = u;
                std::mem::swap(&mut slack, &mut least);
            }
        }
        self.nearest[v] = best;
        self.scratch = (slack, least);
    }

    /// Changes prices until something more is free of slack, and answers which pairs are;
    /// `None` if nothing can be.
    fn change_prices(&mut self) -> Option<Vec<(usize, usize)>> {
        let mut by: Option<Vec<u64>> = None;
        let mut least = |found: Vec<u64>| {
            if by.as_ref().is_none_or(|by| compare(&found, by).is_lt()) {
                by = Some(found);
            }
        };
        for v in 0..self.size {
            let label = self.label(v);
            if label == Label::Odd {
                continue;
            }
            if label == Label::Even {
                self.renew_nearest(v);
            }
            if self.nearest[v] != NONE {
                let mut slack = self.slack(self.nearest[v], v);
                if label == Label::Even {
                    halve(&mut slack);
                }
                least(slack);
            }
        }
        let cycles: Vec<usize> = (self.size..self.nodes.len())
            .filter(|&id| self.nodes[id].parent == NONE && !self.nodes[id].children.is_empty())
            .collect();
        for &id in &cycles {
            if self.nodes[id].label == Label::Odd {
                let mut half = self.nodes[id].price.clone();
                halve(&mut half);
                least(half);
            }
        }
        let mut by = by?;
        for v in 0..self.size {
            let label = self.label(v);
            let price = &mut self.price[v * self.words..(v + 1) * self.words];
            match label {
                Label::Even => decrease(price, &by),
                Label::Odd => increase(price, &by),
                Label::Unlabelled => {}
            }
        }
        double(&mut by);
        for &id in &cycles {
            match self.nodes[id].label {
                Label::Even => increase(&mut self.nodes[id].price, &by),
                Label::Odd => decrease(&mut self.nodes[id].price, &by),
                Label::Unlabelled => {}
            }
        }
        for id in cycles {
            if self.nodes[id].label == Label::Odd && is_zero(&self.nodes[id].price) {
                self.expand(id);
            }
        }
        let tight = (0..self.size)
            .filter(|&v| self.label(v) != Label::Odd && self.nearest[v] != NONE)
            .filter(|&v| self.top[self.nearest[v]] != self.top[v])
            .map(|v| (self.nearest[v], v))
            .filter(|&(u, v)| is_zero(&self.slack(u, v)))
            .collect();
        Some(tight)
    }

    /// Dissolves an odd cycle without a price; the way through it stays labelled.
    fn expand(&mut self, id: usize) {
        let node = std::mem::replace(&mut self.nodes[id], Node::vertex(NONE));
        for &child in &node.children {
            self.nodes[child].parent = NONE;
            self.nodes[child].label = Label::Unlabelled;
            self.set_top(child, child);
        }
        self.spare.push(id);
        let count = node.children.len();
        let inside = self.top[node.entry.1];
        let mut at = node.children.iter().position(|&c| c == inside).unwrap_or(0);
        let forward = at % 2 == 1;
        let mut entry = node.entry;
        loop {
            let child = node.children[at];
            self.nodes[child].label = Label::Odd;
            self.nodes[child].entry = entry;
            if at == 0 {
                return;
            }
            // Its partner in the cycle is even; from there an edge leads to the next odd one.
            let (partner, next) = if forward {
                (at + 1, (at + 2) % count)
            } else {
                (at - 1, at - 2)
            };
            self.make_even(node.children[partner]);
            entry = if forward {
                node.edges[partner]
            } else {
                let (a, b) = node.edges[next];
                (b, a)
            };
            at = next;
        }
    }
}
