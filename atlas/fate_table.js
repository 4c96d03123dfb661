// The fates of all stones of a board, read from a file beside the file of values.
//
// cli/atlas/fate_files.h says how the file is laid out; what a play does stands in the file of values. Nothing here
// knows a rule of Go; only passes are reckoned: after a pass the player has his plays and one pass more, and after the
// last pass every stone is kept. Sets of points are numbers, one bit for each point.
"use strict";

class FateTable {
  constructor(values, { board, rules, fates, takes }) {
    if (board !== values.board || rules !== values.rules) throw new Error(`the fates of ${board} under ${rules} do not belong to these values`);
    this.values = values;
    this.fates = bytesOf(fates);
    this.takes = bytesOf(takes);
    this.firstStone = new Uint32Array(values.values.length / 3);
    let stone = 0;
    values.numbers.forEach((number, code) => {
      if (number < 0) return;
      this.firstStone[number] = stone;
      for (let rest = code; rest > 0; rest = rest / 3 | 0) stone += rest % 3 ? 1 : 0;
    });
  }

  // A situation of this board, or null if the position is not legal. `take`: the number of the play that left `bans`.
  begin(rows, player) {
    const begun = this.values.begin(rows, player);
    return begun && { ...begun, take: null };
  }

  stones(code) {
    const sets = { B: 0, W: 0 };
    for (let i = 0, rest = code; rest > 0; ++i, rest = rest / 3 | 0) {
      if (rest % 3) sets[rest % 3 === 1 ? "B" : "W"] |= 1 << i;
    }
    return sets;
  }

  ended(s) {
    return s.passes >= this.values.endPasses;
  }

  // With Black to move, nothing banned and no pass before.
  plain(code) {
    let stone = this.firstStone[this.values.numbers[code]];
    const answers = { removed: 0, kept: 0 };
    for (let i = 0, rest = code; rest > 0; ++i, rest = rest / 3 | 0) {
      if (rest % 3 === 0) continue;
      const answer = this.fates[stone >> 2] >> (stone & 3) * 2 & 3;
      ++stone;
      if (answer === 1) answers.removed |= 1 << i;
      if (answer === 2) answers.kept |= 1 << i;
    }
    return answers;
  }

  // The stones that are removed and those that are kept if both sides fight about each alone; the others hang.
  answers(s) {
    const { B, W } = this.stones(s.code);
    if (this.ended(s)) return { removed: 0, kept: B | W };
    if (s.passes === 0 && s.take !== null) {
      const [a, b, c, d] = this.takes.subarray(s.take * 4, s.take * 4 + 4);
      return { removed: a | b << 8, kept: c | d << 8 };
    }
    if (s.passes === 0) return this.plain(s.player === "B" ? s.code : this.values.swapped(s.code));
    const own = s.player === "B" ? B : W, opp = s.player === "B" ? W : B;
    const some = { removed: 0, kept: 0 }, all = { removed: -1, kept: -1 };
    for (const { answers } of this.moves(s)) {
      for (const word of ["removed", "kept"]) {
        some[word] |= answers[word];
        all[word] &= answers[word];
      }
    }
    return { removed: some.removed & opp | all.removed & own, kept: some.kept & own | all.kept & opp };
  }

  // [{move, next, gone, answers}] of an unfinished situation: where each move leads, the stones that it takes off, and
  // the answers after it for the stones before it.
  moves(s) {
    const { plays, after } = this.values.movesOf(s);
    const before = this.stones(s.code);
    const found = plays.map(({ point, next, bans, take }) => {
      const to = { code: next, player: OTHER[s.player], bans, passes: 0, take };
      const left = this.stones(next);
      const gone = before.B & ~left.B | before.W & ~left.W;
      const { removed, kept } = this.answers(to);
      return { move: this.values.nameOf(point), next: to, gone, answers: { removed: removed | gone, kept: kept & ~gone } };
    });
    const passed = { ...after, take: null };
    return [...found, { move: "pass", next: passed, gone: 0, answers: this.answers(passed) }];
  }

  answerAt(answers, point) {
    return answers.removed >> point & 1 ? "removed" : answers.kept >> point & 1 ? "kept" : "hangs";
  }

  // The fate of the stone at a point: the answer for the player to move in this situation, and the answer if the other
  // player moved here instead, with nothing banned.
  fateOf(s, point) {
    const { B } = this.stones(s.code);
    const owner = B >> point & 1 ? "B" : "W";
    const now = this.answerAt(this.answers(s), point);
    const instead = this.answerAt(this.answers({ code: s.code, player: OTHER[s.player], bans: 0, passes: 0, take: null }), point);
    const [attacker, keeper] = s.player === owner ? [instead, now] : [now, instead];
    const name = attacker === "hangs" || keeper === "hangs" ? "hanging" : attacker === keeper ? attacker === "kept" ? "alive" : "dead"
      : attacker === "removed" ? "by-turn" : "zugzwang";
    return { owner, attackerFirst: attacker, ownerFirst: keeper, name };
  }

  // The good moves of the player to move: those after which the answer is as good as before, if it matters who moves.
  goodMoves(s, point) {
    const { attackerFirst, ownerFirst } = this.fateOf(s, point);
    if (attackerFirst === ownerFirst) return [];
    const now = this.answerAt(this.answers(s), point);
    return this.moves(s).filter(({ answers }) => this.answerAt(answers, point) === now).map(({ move }) => move);
  }
}

// The fates of a board under basic-only, the first rule set of the files of values.
async function loadFates(board) {
  const values = await loadTable(board, 0);
  return loadFile(`fates/${board}-basic-only.js`, (table) => new FateTable(values, table));
}
