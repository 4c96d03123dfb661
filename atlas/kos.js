// The kos of a position and the cycles of its game, as the judge lists them: classes, groups, breaths, who disturbs and why.
//
// All of it comes from the law (Law.kos). Choosing a ko also shows it on the board.
"use strict";

const BREATHS = {
  internal: { word: "eye", means: "a breath inside its own group" },
  ko: { word: "ko", means: "where the ko is taken" },
  shared: { word: "both", means: "a breath of both sides" },
  external: { word: "out", means: "any other breath" },
};
const MOST_CYCLES = 3;

function whySettled({ settled, balanced }) {
  if (settled === null) return [];
  return [settled ? "Settled: the kos cannot alter the outcome." : "Not settled: the kos decide the outcome.",
    balanced ? "The breaths of both sides balance." : "The breaths of both sides do not balance."];
}

class KoList {
  // `changed` is called when another ko is to be shown on the board.
  constructor(changed) {
    this.changed = changed;
    this.chosen = null;  // the line of a ko
    this.place = element("div", { class: "kos" });
  }

  // What the law says of the game now.
  tell({ ko_positions, cycles }, rows) {
    this.kos = ko_positions;
    this.rows = rows;
    const found = ko_positions.map((ko) => {
      const [line, ...more] = ko.lines;
      const shown = line === this.chosen;
      return element("li", {}, element("button", { type: "button", "aria-pressed": String(shown), onclick: () => {
        this.chosen = shown ? null : line;
        this.changed();
      } }, line), shown ? element("ul", {}, ...[...whySettled(ko), ...more].map((one) => element("li", {}, one.trim()))) : null);
    });
    const last = cycles.slice(-MOST_CYCLES).reverse().map(({ ply, lines: [line, ...more] }) =>
      element("li", {}, `Ply ${ply} completes a ${line}`, element("ul", {}, ...more.map((one) => element("li", {}, one.trim())))));
    this.place.replaceChildren(...found.length ? [element("p", {}, element("strong", {}, "Kos by Ing's classes."), " Touch one to see its groups and breaths."),
      element("ul", {}, ...found)] : [], ...last.length ? [element("p", {}, element("strong", {}, "Cycles, the last first.")), element("ul", {}, ...last)] : []);
  }

  // What the board shows of the chosen ko.
  marks() {
    const ko = this.kos?.find(({ lines }) => lines[0] === this.chosen);
    if (!ko) return {};
    const values = {}, stones = ko.kos.flatMap((one) => one.stones);
    for (const group of ko.groups) {
      stones.push(...group.chains.flatMap((first) => chainOf(first, this.rows)));
      for (const [kind, { word }] of Object.entries(BREATHS)) for (const point of group[kind]) values[point] = word;
    }
    return { group: [...new Set(stones)], values, gone: [] };
  }
}

// The words on the board, for the list of signs.
function breathSigns() {
  return Object.values(BREATHS).map(({ word, means }) => {
    const text = drawn("text", { class: "value", x: 0, y: .1 }, word);
    return signEntry([text], null, word, means);
  });
}
