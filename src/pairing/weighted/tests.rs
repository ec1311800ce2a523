use super::*;

/// Weights of pairs, high up in numbers of three words.
struct Table {
    size: usize,
    weight: Vec<Option<u64>>,
}

impl Table {
    fn fourfold_words(&self, a: usize, b: usize) -> [u64; 3] {
        let weight = self.weight[a * self.size + b].unwrap_or(0);
        [0, weight << 62, weight >> 2]
    }
}

impl Weights for Table {
    type Number = Wide;

    fn size(&self) -> usize {
        self.size
    }

    fn allowed(&self, a: usize, b: usize) -> bool {
        self.weight[a * self.size + b].is_some()
    }

    fn zero(&self) -> Wide {
        Wide::zero(3)
    }

    fn fourfold(&self, a: usize, b: usize, to: &mut Wide) {
        to.copy_from(&self.fourfold_words(a, b));
    }

    fn decrease_by_fourfold(&self, a: usize, b: usize, number: &mut Wide) {
        number.decrease_by(&self.fourfold_words(a, b));
    }
}

/// The greatest weight of a complete pairing, by trying everything.
fn by_hand(table: &Table, free: &[usize]) -> Option<u64> {
    let Some((&a, rest)) = free.split_first() else {
        return Some(0);
    };
    let with = |&b: &usize| {
        let weight = table.weight[a * table.size + b]?;
        let left: Vec<usize> = rest.iter().copied().filter(|v| *v != b).collect();
        Some(weight + by_hand(table, &left)?)
    };
    rest.iter().filter_map(with).max()
}

#[test]
fn long_numbers_agree_with_trying_everything() {
    let mut state = 11_u64;
    let mut draw = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    for round in 0..4000 {
        let size = 2 + 2 * draw(5) as usize;
        let (dense, most) = (2 + draw(8), 1 + draw(40));
        let mut table = Table {
            size,
            weight: vec![None; size * size],
        };
        for a in 0..size {
            for b in a + 1..size {
                if draw(10) < dense {
                    let weight = Some(draw(most));
                    table.weight[a * size + b] = weight;
                    table.weight[b * size + a] = weight;
                }
            }
        }
        let everybody: Vec<usize> = (0..size).collect();
        let found = heaviest(&table);
        let total = found.map(|found| {
            let weight = |v: usize| table.weight[v * size + found.mate(v)].unwrap();
            everybody.iter().map(|&v| weight(v)).sum::<u64>() / 2
        });
        assert_eq!(total, by_hand(&table, &everybody), "round {round}");
    }
}
