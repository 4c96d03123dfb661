//! Reads files of cases (hotstone.case/1) and holds a board against them.
//!
//! Asked are moves, legality of the player to move, captures and stones. The end of a game and mandatory handicap
//! passes are not. Points are "A1" to "T19", colours 'B' and 'W'.
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a board under test must answer.
pub trait Board {
    /// A stone of the setup.
    fn put(&mut self, color: char, point: &str);
    /// For points off the board and with a stone on it as well.
    fn is_legal(&mut self, color: char, point: &str) -> bool;
    /// A legal move, or "pass".
    fn play(&mut self, color: char, point: &str);
    fn stones(&self) -> BTreeMap<String, char>;
}

pub const COLUMNS: &str = "ABCDEFGHJKLMNOPQRST";

/// The cases of a file's text, as the objects of its lines.
pub fn read_cases(text: &str) -> Result<Vec<Value>, String> {
    let mut cases = Vec::new();
    for line in text.trim_start_matches('\u{feff}').lines().filter(|line| !line.trim().is_empty()) {
        let case: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if case["schema"] != "hotstone.case/1" {
            return Err(format!("no case of hotstone.case/1: {line}"));
        }
        cases.push(case);
    }
    Ok(cases)
}

/// Every point of the board, A1 first, along the rows.
pub fn points(case: &Value) -> Vec<String> {
    let columns = case["size"][0].as_u64().unwrap_or(0) as usize;
    let rows = case["size"][1].as_u64().unwrap_or(0);
    (1..=rows).flat_map(|row| COLUMNS.chars().take(columns).map(move |column| format!("{column}{row}"))).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn color_of(value: &Value) -> char {
    text(value).chars().next().unwrap_or('B')
}

struct Walk<'a> {
    case: &'a Value,
    after: u64,
    to_move: char,
    problems: Vec<String>,
}

impl Walk<'_> {
    fn now(&self, key: &str) -> Vec<Value> {
        list(&self.case["expect"][key]).iter().filter(|e| e["after"] == self.after).cloned().collect()
    }

    fn problem(&mut self, what: &str) {
        self.problems.push(format!("{}, after {} moves: {what}", text(&self.case["id"]), self.after));
    }

    fn ask(&mut self, board: &mut dyn Board, color: &Value, at: &str, legal: bool, why: &str) {
        let color = color_of(color);
        if at == "pass" || color != self.to_move || why == "game-over" || why == "handicap" {
            return;
        }
        if board.is_legal(color, at) != legal {
            self.problem(&format!("{color} {at} is {} {why}", if legal { "legal" } else { "illegal" }));
        }
    }

    fn ask_moment(&mut self, board: &mut dyn Board) {
        for e in self.now("legal") {
            self.ask(board, &e["color"], text(&e["at"]), true, "");
        }
        for e in self.now("illegal") {
            self.ask(board, &e["color"], text(&e["at"]), false, text(&e["why"]));
        }
        for e in self.now("legal_set") {
            for point in points(self.case) {
                let legal = list(&e["points"]).iter().any(|p| text(p) == point);
                self.ask(board, &e["color"], &point, legal, "");
            }
        }
        for e in self.now("ko_points") {
            for point in list(&e["points"]) {
                self.ask(board, &e["color"], text(point), false, "ko");
            }
        }
        for e in self.now("rows") {
            let cells = list(&e["rows"]).iter().rev().flat_map(|row| text(row).chars());
            let stones: BTreeMap<String, char> = points(self.case)
                .into_iter()
                .zip(cells)
                .filter(|(_, cell)| *cell != '.')
                .map(|(point, cell)| (point, if cell == 'X' { 'B' } else { 'W' }))
                .collect();
            if stones != board.stones() {
                self.problem("other stones are on the board");
            }
        }
    }

    fn play(&mut self, board: &mut dyn Board, color: char, at: &str) {
        let mut before: BTreeSet<String> = board.stones().into_keys().collect();
        if at != "pass" {
            before.insert(at.to_string());
        }
        board.play(color, at);
        self.after += 1;
        self.to_move = if color == 'B' { 'W' } else { 'B' };
        let now: BTreeSet<String> = board.stones().into_keys().collect();
        for e in self.now("captured_by") {
            let expected: BTreeSet<String> = list(&e["points"]).iter().map(|p| text(p).to_string()).collect();
            if before.difference(&now).cloned().collect::<BTreeSet<_>>() != expected {
                self.problem("other stones are removed");
            }
        }
    }
}

/// What a board does otherwise than the case says: sentences, none if nothing.
pub fn check(case: &Value, board: &mut dyn Board) -> Vec<String> {
    for color in ['B', 'W'] {
        for point in list(&case["setup"][color.to_string()]) {
            board.put(color, text(point));
        }
    }
    let refused: BTreeSet<(u64, String, String)> = list(&case["expect"]["illegal"])
        .iter()
        .map(|e| (e["after"].as_u64().unwrap_or(0), text(&e["color"]).into(), text(&e["at"]).into()))
        .collect();
    let to_move = if case["to_move"] == "W" { 'W' } else { 'B' };
    let mut walk = Walk { case, after: 0, to_move, problems: Vec::new() };
    for entry in list(&case["moves"]) {
        if entry[0] == "dead" {
            return walk.problems; // agreements are nothing that a board knows
        }
        let (color, at) = (color_of(&entry[0]), text(&entry[1]));
        if refused.contains(&(walk.after, color.to_string(), at.to_string())) {
            continue; // listed as illegal: asked about, never made
        }
        walk.ask_moment(board);
        if at != "pass" && !board.is_legal(color, at) {
            walk.problem(&format!("{color} {at} is legal; nothing after it can be tested"));
            return walk.problems;
        }
        walk.play(board, color, at);
    }
    walk.ask_moment(board);
    walk.problems
}
