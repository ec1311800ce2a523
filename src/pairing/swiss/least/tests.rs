use super::*;

/// The least cost by trying everything.
fn by_hand(free: &mut Vec<usize>, cost: &dyn Fn(usize, usize) -> Option<i32>) -> Option<i64> {
    let Some(a) = free.pop() else {
        return Some(0);
    };
    let mut best = None;
    for index in 0..free.len() {
        let b = free[index];
        if let Some(pair) = cost(a, b) {
            let mut rest = free.clone();
            rest.remove(index);
            if let Some(more) = by_hand(&mut rest, cost) {
                let total = more + i64::from(pair);
                best = Some(best.map_or(total, |best: i64| best.min(total)));
            }
        }
    }
    free.push(a);
    best
}

#[test]
fn agrees_with_trying_everything() {
    let mut state = 7_u64;
    let mut draw = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    for round in 0..3000 {
        let size = 2 + 2 * draw(5) as usize;
        let dense = 2 + draw(8);
        let dear = 1 + draw(if round % 2 == 0 { 2 } else { 30 });
        let mut table = vec![None; size * size];
        for a in 0..size {
            for b in a + 1..size {
                if draw(10) < dense {
                    table[a * size + b] = Some(draw(dear + 1) as i32);
                }
            }
        }
        let cost = |a: usize, b: usize| table[a.min(b) * size + a.max(b)];
        let found = Least::solve(size, cost);
        let expected = by_hand(&mut (0..size).collect(), &cost);
        assert_eq!(found.as_ref().map(Least::total), expected, "round {round}");
        let Some(found) = found else { continue };
        for v in 0..size {
            assert_eq!(found.mate(found.mate(v)), v);
            assert!(cost(v, found.mate(v)).is_some());
        }
        // What the prices call dearer is dearer.
        for a in 0..size {
            for b in a + 1..size {
                if found.proves_dearer(a, b) {
                    let mut rest: Vec<usize> = (0..size).filter(|&v| v != a && v != b).collect();
                    let with =
                        by_hand(&mut rest, &cost).map(|rest| rest + i64::from(cost(a, b).unwrap()));
                    assert!(with.is_none_or(|with| Some(with) > expected));
                }
            }
        }
    }
}
