//! The pairs made so far, and the search trees with their contracted odd cycles.

use super::{NONE, Number};

/// How far a node is from the root of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// In no tree.
    Unlabelled,
    /// An even number of steps.
    Even,
    /// An odd number of steps.
    Odd,
}

/// A vertex (below the number of vertices) or a contracted odd cycle.
#[derive(Clone, Debug)]
pub(super) struct Node<N> {
    /// The cycle it is a child of.
    parent: usize,
    /// The children of a cycle, the one with the base first.
    children: Vec<usize>,
    /// The edge from each child to the next one round the cycle, as two vertices in that order.
    edges: Vec<(usize, usize)>,
    /// The one vertex that has its partner outside.
    base: usize,
    /// The price of a cycle.
    pub(super) price: N,
    pub(super) label: Label,
    /// Of an odd node: the edge by which it was reached, from outside to inside.
    entry: (usize, usize),
}

impl<N: Number> Node<N> {
    fn vertex(v: usize) -> Self {
        Node {
            parent: NONE,
            children: Vec::new(),
            edges: Vec::new(),
            base: v,
            price: N::default(),
            label: Label::Unlabelled,
            entry: (NONE, NONE),
        }
    }
}

/// Everybody's partner, and the trees that grow from those without one.
#[derive(Clone, Debug)]
pub(super) struct Forest<N> {
    size: usize,
    pub(super) mate: Vec<usize>,
    pub(super) nodes: Vec<Node<N>>,
    spare: Vec<usize>,
    /// The outermost node of every vertex.
    pub(super) top: Vec<usize>,
    /// Even vertices from which nobody has looked yet.
    pub(super) queue: Vec<usize>,
}

impl<N: Number> Forest<N> {
    /// So many vertices, nobody paired.
    pub(super) fn new(size: usize) -> Self {
        Forest {
            size,
            mate: vec![NONE; size],
            nodes: (0..size).map(Node::vertex).collect(),
            spare: Vec::new(),
            top: (0..size).collect(),
            queue: Vec::new(),
        }
    }

    /// A tree for everybody without a partner, cycles left as they are.
    pub(super) fn begin(&mut self) {
        for node in &mut self.nodes {
            node.label = Label::Unlabelled;
        }
        self.queue.clear();
        for v in 0..self.size {
            if self.mate[v] == NONE {
                self.make_even(self.top[v]);
            }
        }
    }

    /// The label of a vertex: that of its outermost node.
    pub(super) fn label(&self, v: usize) -> Label {
        self.nodes[self.top[v]].label
    }

    /// The cycles that are in no other.
    pub(super) fn outermost_cycles(&self) -> Vec<usize> {
        (self.size..self.nodes.len())
            .filter(|&id| self.nodes[id].parent == NONE && !self.nodes[id].children.is_empty())
            .collect()
    }

    /// The cycles that a vertex is in, the innermost first.
    pub(super) fn cycles_around(&self, v: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(self.nodes[v].parent), |&node| {
            (node != NONE).then(|| self.nodes[node].parent)
        })
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
    pub(super) fn reach(&mut self, u: usize, v: usize) {
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

    /// The outermost node where the ways up from two even ones meet; `None` in different trees.
    pub(super) fn common(&self, a: usize, b: usize) -> Option<usize> {
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
    pub(super) fn contract(&mut self, u: usize, v: usize, common: usize, zero: N) {
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
            price: zero,
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
    pub(super) fn flip(&mut self, u: usize, v: usize) {
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

    /// Dissolves an odd cycle without a price; the way through it stays labelled.
    pub(super) fn expand(&mut self, id: usize) {
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
