// The law of Go as stated by Hotstone, for browsers and node: a class around the WebAssembly module.
//
// The module is made from the C++ law itself (docs/howto/wasm.md). What is asked and what is answered are the
// objects of `hotstone referee` (docs/howto/gtp-and-referee.md); nothing here knows a rule.
//
// The page "judge" of the atlas has this file as a plain script: no import, and `export` only where a
// line begins.

// What the module wants of its system. It reads no file, no clock and no environment; what the C library asks
// for at the start or at an end gets "not there" (52, ENOSYS), and an end is an exception.
function systemFor(module) {
  const system = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    system[from] ??= {};
    system[from][name] = name === "proc_exit"
      ? (code) => { throw new Error(`the law has ended with code ${code}`); }
      : () => 52;
  }
  return system;
}

export class LawError extends Error {
  constructor(answer) {
    super(answer.error);
    this.name = "LawError";
    this.answer = answer;
  }
}

export class Law {
  // `bytes`: those of law.wasm, or a WebAssembly.Module made of them.
  static async load(bytes) {
    const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
    return new Law(await WebAssembly.instantiate(module, systemFor(module)));
  }

  constructor(instance) {
    this.exports = instance.exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
    this.exports._initialize?.();
  }

  // Requests as text, a JSON object a line, to answers as text, a line each.
  answerLines(text, answer = this.exports.hotstone_answer) {
    const bytes = this.encoder.encode(text);
    const room = this.exports.hotstone_room(bytes.length) >>> 0;
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const length = answer(bytes.length) >>> 0;
    const at = this.exports.hotstone_answers() >>> 0;
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length));
  }

  // One request to its answer; a LawError where the answer is an error.
  ask(request) {
    const answer = JSON.parse(this.answerLines(JSON.stringify(request)));
    if ("error" in answer) throw new LawError(answer);
    return answer;
  }

  // {ko_positions, cycles} of a game {rules, size, setup, to_move, moves}: the kos of its last position with their classes,
  // as `hotstone kos --json` tells them, and each completed cycle with who disturbs; `lines` has the same in words.
  kos(game) {
    const answer = JSON.parse(this.answerLines(JSON.stringify({ op: "show", ...game }), this.exports.hotstone_kos));
    if ("error" in answer) throw new LawError(answer);
    return answer;
  }

  // A game under its own name: {rules, size: [columns, rows], setup: {B, W}, to_move, free_turns}.
  newGame(start = {}) {
    return new Game(this, start);
  }

  // Drops all games.
  forget() {
    this.exports.hotstone_forget();
  }
}

let games = 0;

export class Game {
  constructor(law, start) {
    this.law = law;
    this.name = `game ${++games}`;
    law.ask({ op: "new", game: this.name, size: [19, 19], ...start });
  }

  // "B" or "W", and a point ("C3") or "pass". The judgement; the game goes on only if the move is legal.
  play(color, at) {
    return this.law.ask({ op: "play", game: this.name, moves: [[color, at]] });
  }

  // The same without playing.
  judge(color, at) {
    return this.law.ask({ game: this.name, judge: [color, at] });
  }

  // Takes dead stones off in a pause, as both players agree.
  agreeDead(points) {
    return this.law.ask({ op: "play", game: this.name, moves: [["dead", points]] });
  }

  undo(plies = 1) {
    return this.law.ask({ op: "undo", game: this.name, plies });
  }

  // rows, to_move, legal_set, ko_points, hot, plies, paused, ended.
  show() {
    return this.law.ask({ op: "show", game: this.name });
  }

  drop() {
    return this.law.ask({ op: "drop", game: this.name });
  }
}
