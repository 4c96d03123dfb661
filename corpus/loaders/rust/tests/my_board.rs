//! A board held against files of cases: cargo test. HOTSTONE_CASES names other files.
//!
//! MyBoard is a placeholder for your board: simple ko, no self-removal.
use hotstone_cases::{check, read_cases, Board, COLUMNS};
use std::collections::{BTreeMap, BTreeSet};

struct MyBoard {
    columns: usize,
    rows: usize,
    stones: BTreeMap<String, char>,
    ban: Option<(char, String)>,
}

impl MyBoard {
    fn parts(point: &str) -> (usize, usize) {
        (COLUMNS.find(&point[..1]).unwrap_or(99), point[1..].parse().unwrap_or(0))
    }

    fn beside(&self, point: &str) -> Vec<String> {
        let (column, row) = Self::parts(point);
        [(-1i32, 0i32), (1, 0), (0, -1), (0, 1)]
            .iter()
            .map(|(x, y)| (column as i32 + x, row as i32 + y))
            .filter(|(x, y)| *x >= 0 && *x < self.columns as i32 && *y >= 1 && *y <= self.rows as i32)
            .map(|(x, y)| format!("{}{y}", COLUMNS.as_bytes()[x as usize] as char))
            .collect()
    }

    fn chain(&self, stones: &BTreeMap<String, char>, point: &str) -> (BTreeSet<String>, BTreeSet<String>) {
        let mut chain = BTreeSet::from([point.to_string()]);
        let mut liberties = BTreeSet::new();
        let mut left = vec![point.to_string()];
        while let Some(p) = left.pop() {
            for q in self.beside(&p) {
                match stones.get(&q) {
                    None => {
                        liberties.insert(q);
                    }
                    Some(color) if *color == stones[point] && chain.insert(q.clone()) => left.push(q),
                    Some(_) => {}
                }
            }
        }
        (chain, liberties)
    }

    fn placed(&self, color: char, point: &str) -> (BTreeMap<String, char>, Vec<String>) {
        let mut stones = self.stones.clone();
        stones.insert(point.to_string(), color);
        let mut captured = Vec::new();
        for q in self.beside(point) {
            if stones.get(&q).is_some_and(|c| *c != color) {
                let (chain, liberties) = self.chain(&stones, &q);
                if liberties.is_empty() {
                    for p in &chain {
                        stones.remove(p);
                    }
                    captured.extend(chain);
                }
            }
        }
        (stones, captured)
    }
}

impl Board for MyBoard {
    fn put(&mut self, color: char, point: &str) {
        self.stones.insert(point.to_string(), color);
    }

    fn is_legal(&mut self, color: char, point: &str) -> bool {
        let (column, row) = Self::parts(point);
        if column >= self.columns || row > self.rows || self.stones.contains_key(point) {
            return false;
        }
        let (stones, _) = self.placed(color, point);
        self.ban != Some((color, point.to_string())) && !self.chain(&stones, point).1.is_empty()
    }

    fn play(&mut self, color: char, point: &str) {
        self.ban = None;
        if point == "pass" {
            return;
        }
        let (stones, captured) = self.placed(color, point);
        self.stones = stones;
        let (chain, liberties) = self.chain(&self.stones, point);
        if captured.len() == 1 && chain.len() == 1 && liberties.len() == 1 {
            self.ban = Some((if color == 'B' { 'W' } else { 'B' }, captured[0].clone()));
        }
    }

    fn stones(&self) -> BTreeMap<String, char> {
        self.stones.clone()
    }
}

#[test]
fn rules_are_kept() {
    let quick = concat!(env!("CARGO_MANIFEST_DIR"), "/../../quick/basic-only-self_removal-none.jsonl");
    let files = std::env::var("HOTSTONE_CASES").unwrap_or(quick.to_string());
    for file in files.split_whitespace() {
        for case in read_cases(&std::fs::read_to_string(file).unwrap()).unwrap() {
            let side = |i: usize| case["size"][i].as_u64().unwrap() as usize;
            let mut board = MyBoard { columns: side(0), rows: side(1), stones: BTreeMap::new(), ban: None };
            assert_eq!(check(&case, &mut board), Vec::<String>::new(), "{}", case["source"]);
        }
    }
}
