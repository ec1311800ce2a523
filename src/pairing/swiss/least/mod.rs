//! Complete pairing of least cost: minimum-weight perfect matching.
//!
//! The method is Edmonds' primal and dual one: every player has a price (in half units of cost),
//! odd cycles of equal standing are contracted and may carry a price of their own. Prices stay
//! whole numbers. It is used where a group must let more go down than its parity asks for, and
//! for repairs; there the number of different costs is small, so prices change rarely and each
//! change may look at all pairs.

use super::matching::NONE;

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
    price: i64,
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
            price: 0,
            label: Label::Unlabelled,
            entry: (NONE, NONE),
        }
    }
}

/// A complete pairing of least cost, with the prices that prove it.
#[derive(Clone, Debug)]
pub(super) struct Least {
    size: usize,
    /// Twice the cost of each pair; negative where two may not meet.
    cost: Vec<i32>,
    price: Vec<i64>,
    mate: Vec<usize>,
    nodes: Vec<Node>,
    spare: Vec<usize>,
    /// The outermost node of every vertex.
    top: Vec<usize>,
    queue: Vec<usize>,
}

impl Least {
    /// The complete pairing of `0..size` of least cost; `None` if there is no complete pairing.
    /// `cost` answers `None` for two who may not meet; costs are not negative.
    pub(super) fn solve(size: usize, cost: impl Fn(usize, usize) -> Option<i32>) -> Option<Self> {
        let mut table = vec![-1; size * size];
        for a in 0..size {
            for b in a + 1..size {
                if let Some(cost) = cost(a, b) {
                    table[a * size + b] = 2 * cost;
                    table[b * size + a] = 2 * cost;
                }
            }
        }
        let mut least = Least {
            size,
            cost: table,
            price: vec![0; size],
            mate: vec![NONE; size],
            nodes: (0..size).map(Node::vertex).collect(),
            spare: Vec::new(),
            top: (0..size).collect(),
            queue: Vec::new(),
        };
        least.pair_the_free_of_cost();
        while least.mate.contains(&NONE) {
            if !least.stage() {
                return None;
            }
        }
        Some(least)
    }

    /// Who is paired with `v`.
    pub(super) fn mate(&self, v: usize) -> usize {
        self.mate[v]
    }

    /// The cost of the pairing.
    pub(super) fn total(&self) -> i64 {
        (0..self.size)
            .map(|v| i64::from(self.cost[v * self.size + self.mate[v]]))
            .sum::<i64>()
            / 4
    }

    /// Whether the prices prove that every complete pairing in which these two meet costs more.
    pub(super) fn proves_dearer(&self, a: usize, b: usize) -> bool {
        self.top[a] != self.top[b] && self.slack(a, b).is_some_and(|slack| slack > 0)
    }

    /// Whether the prices still prove the cost of the rest after these two are taken out: no
    /// cycle with a price contains just one of them.
    pub(super) fn proof_survives_without(&self, a: usize, b: usize) -> bool {
        self.cycles_around(a) == self.cycles_around(b)
    }

    fn cycles_around(&self, v: usize) -> Vec<usize> {
        std::iter::successors(Some(self.nodes[v].parent), |&node| {
            (node != NONE).then(|| self.nodes[node].parent)
        })
        .collect()
    }

    fn slack(&self, a: usize, b: usize) -> Option<i64> {
        let cost = self.cost[a * self.size + b];
        (cost >= 0).then(|| i64::from(cost) - self.price[a] - self.price[b])
    }

    fn pair_the_free_of_cost(&mut self) {
        for a in 0..self.size {
            if self.mate[a] != NONE {
                continue;
            }
            let row = &self.cost[a * self.size..(a + 1) * self.size];
            let partner = (0..self.size).find(|&b| row[b] == 0 && self.mate[b] == NONE);
            if let Some(b) = partner {
                self.mate[a] = b;
                self.mate[b] = a;
            }
        }
    }

    /// One more pair. Answers whether there was a way to it.
    fn stage(&mut self) -> bool {
        for node in &mut self.nodes {
            node.label = Label::Unlabelled;
        }
        self.queue.clear();
        for v in 0..self.size {
            if self.mate[v] == NONE {
                self.make_even(self.top[v]);
            }
        }
        loop {
            while let Some(u) = self.queue.pop() {
                for v in 0..self.size {
                    if self.top[u] != self.top[v] && self.slack(u, v) == Some(0) {
                        match self.nodes[self.top[v]].label {
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
                    }
                }
            }
            if !self.change_prices() {
                return false;
            }
        }
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
            price: 0,
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

    /// Changes prices until something more is free of slack; `false` if nothing can be.
    fn change_prices(&mut self) -> bool {
        let mut by: Option<i64> = None;
        let mut least = |found: i64| by = Some(by.map_or(found, |by| by.min(found)));
        for u in 0..self.size {
            if self.nodes[self.top[u]].label != Label::Even {
                continue;
            }
            for v in 0..self.size {
                if self.top[u] == self.top[v] {
                    continue;
                }
                let label = self.nodes[self.top[v]].label;
                if label == Label::Odd {
                    continue;
                }
                if let Some(slack) = self.slack(u, v) {
                    least(if label == Label::Even {
                        slack / 2
                    } else {
                        slack
                    });
                }
            }
        }
        let cycles: Vec<usize> = (self.size..self.nodes.len())
            .filter(|&id| self.nodes[id].parent == NONE && !self.nodes[id].children.is_empty())
            .collect();
        for &id in &cycles {
            if self.nodes[id].label == Label::Odd {
                least(self.nodes[id].price / 2);
            }
        }
        let Some(by) = by else {
            return false;
        };
        for v in 0..self.size {
            match self.nodes[self.top[v]].label {
                Label::Even => self.price[v] += by,
                Label::Odd => self.price[v] -= by,
                Label::Unlabelled => {}
            }
        }
        for &id in &cycles {
            match self.nodes[id].label {
                Label::Even => self.nodes[id].price += 2 * by,
                Label::Odd => self.nodes[id].price -= 2 * by,
                Label::Unlabelled => {}
            }
        }
        for id in cycles {
            if self.nodes[id].label == Label::Odd && self.nodes[id].price == 0 {
                self.expand(id);
            }
        }
        self.queue = (0..self.size)
            .filter(|&v| self.nodes[self.top[v]].label == Label::Even)
            .collect();
        true
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
            self.nodes[node.children[partner]].label = Label::Even;
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

#[cfg(test)]
mod tests;
