// besogo: an SGF editor for web pages. Its README: overwrite, suicide and basic ko moves are not allowed, unless
// the user holds a key. No superko, no end, no counting; a move says its colour.
//
// Asked: makeChild() and playMove(x, y, color) of the node that the game has reached (js/gameRoot.js, which needs
// no page), as its editor does for a click; playMove(0, 0, color) is a pass. The root takes setup stones.
import { readFileSync } from 'node:fs';
import { serve } from './gtp.mjs';

const source = readFileSync(new URL('node_modules/besogo/js/gameRoot.js', import.meta.url), 'utf8');
const besogo = {};
new Function('besogo', source)(besogo);
const colorOf = { B: -1, W: 1 };

class Game {
  static rectangular = true;

  constructor({ columns, rows, stones }) {
    this.node = besogo.makeGameRoot(columns, rows);
    for (const { color, x, y } of stones) this.node.placeSetup(x + 1, y + 1, colorOf[color]);
  }

  refusal(color, x, y) {
    return this.node.makeChild().playMove(x + 1, y + 1, colorOf[color]) ? null : 'playMove';
  }

  play(color, x, y) {
    const next = this.node.makeChild();
    if (!next.playMove(x + 1, y + 1, colorOf[color])) return 'playMove';
    this.node.addChild(next);
    this.node = next;
    return null;
  }

  pass(color) {
    this.play(color, -1, -1);
  }

  undo() {
    const { parent } = this.node;
    if (parent) parent.removeChild(this.node);
    if (parent) this.node = parent;
    return !!parent;
  }

  at(x, y) {
    return { '-1': 'B', 1: 'W', 0: '' }[this.node.getStone(x + 1, y + 1)];
  }
}

serve(Game, {
  packageName: 'besogo',
  usage: `node besogo.mjs

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node besogo.mjs`,
});
