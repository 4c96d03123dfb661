// Boards as SVG, and the signs on them. A plain script, so that a page works from file://.
//
// Nothing here knows a rule of Go except which stones are neighbours: what a move removes, what is hot and what is refused is in the data. A sign means
// the same on every page; SIGNS says what.
"use strict";

const COLUMNS = "ABCDEFGHJKLMNOPQRST";
const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function drawn(name, attributes = {}, text = null) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== null) made.textContent = text;
  return made;
}

// "C2" to its place from the top left.
function placeOf(name, rows) {
  return [COLUMNS.indexOf(name[0]), rows.length - Number(name.slice(1))];
}

function nameOf(column, row, rows) {
  return COLUMNS[column] + (rows.length - row);
}

// The neighbours of one colour, as names.
function chainOf(name, rows) {
  const [column, row] = placeOf(name, rows);
  const found = new Set();
  const visit = (x, y) => {
    const at = rows[y]?.[x] === rows[row][column] ? nameOf(x, y, rows) : null;
    if (!at || found.has(at)) return;
    found.add(at);
    for (const [i, j] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) visit(x + i, y + j);
  };
  visit(column, row);
  return [...found].sort();
}

// Where a board of this size has star points.
function starPoints(width, height) {
  if (width !== height || width < 7 || width % 2 === 0) return [];
  const half = (width - 1) / 2, edge = width > 11 ? 3 : 2;
  const ends = [edge, width - 1 - edge];
  const corners = width < 9 ? [] : ends.flatMap((x) => ends.map((y) => [x, y]));
  return [[half, half], ...corners, ...width > 13 ? ends.flatMap((one) => [[one, half], [half, one]]) : []];
}

// What stones and wood are painted with: gradients that stand once in the page.
function painted(shape, paint) {
  if (!document.getElementById(paint)) {
    const stop = (offset, name) => drawn("stop", { offset, class: name });
    const paints = drawn("svg", { width: 0, height: 0, class: "paints", "aria-hidden": "true" });
    const stone = (id) => {
      const gradient = drawn("radialGradient", { id, cx: .36, cy: .3, r: .75 });
      gradient.append(stop(0, `${id}-light`), stop(.55, `${id}-body`), stop(1, `${id}-edge`));
      return gradient;
    };
    const wood = drawn("linearGradient", { id: "wood", x1: 0, y1: 0, x2: 1, y2: .12 });
    [0, .07, .11, .2, .27, .31, .42, .5, .56, .63, .74, .8, .9, 1].forEach((offset, i) => wood.append(stop(offset, `wood-${i % 3}`)));
    paints.append(stone("black-stone"), stone("white-stone"), wood);
    document.body.prepend(paints);
  }
  shape.style.fill = `url(#${paint})`;
  return shape;
}

// The signs of all pages: how each is drawn and what it means.
const CROSS = "M-.22 -.22L.22 .22M-.22 .22L.22 -.22";
const SIGNS = {
  hot: { on: "black", circle: { class: "hot", r: .3 }, word: "red ring", means: "a hot stone: it may not be taken at once" },
  banned: { path: CROSS, class: "banned", word: "red cross", means: "a ko rule forbids this point" },
  barred: { path: CROSS, class: "barred", word: "thin cross", means: "a point forbidden for another reason" },
  last: { on: "black", circle: { class: "last-black", r: .17 }, word: "small ring", means: "the last play" },
  gone: { circle: { class: "gone", r: .4 }, word: "broken circle", means: "a stone that the last play removed" },
  group: { on: "black", path: "M-.48 -.3V-.48H-.3M.3 -.48H.48V-.3M.48 .3V.48H.3M-.3 .48H-.48V.3", class: "group",
    word: "corners", means: "the stones that the page talks about" },
};

// The key of one sign: a small picture, its name and what it means.
function signEntry(shapes, on, word, means) {
  const svg = drawn("svg", { viewBox: "-.5 -.5 1 1", class: "key", "aria-hidden": "true", "aria-label": word });
  svg.append(drawn("rect", { class: "plate", x: -.5, y: -.5, width: 1, height: 1 }));
  if (on) svg.append(painted(drawn("circle", { class: on, r: .46 }), `${on}-stone`));
  svg.append(...shapes);
  return element("li", {}, svg, element("span", {}, element("strong", {}, word), `: ${means}`));
}

function signList(...names) {
  return element("ul", { class: "legend", "aria-label": "Signs" }, ...names.map((name) => {
    const { on, circle, path, class: kind, word, means } = SIGNS[name];
    return signEntry([circle ? drawn("circle", circle) : drawn("path", { d: path, class: kind })], on, word, means);
  }));
}

function boardInWords(rows) {
  const of = (letter) => rows.flatMap((row, y) => [...row].flatMap((c, x) => c === letter ? [nameOf(x, y, rows)] : []));
  const say = (points) => points.length ? points.join(" ") : "none";
  return `Board ${rows[0].length} by ${rows.length}. Black: ${say(of("X"))}. White: ${say(of("O"))}.`;
}

// rows: top row first, X O and dots. marks: {last, hot, banned, barred, gone, group, values: {point: text}, best: [point],
// click(point), small}; banned points are forbidden by a ko rule, barred ones for another reason; `group` are the stones
// that the page talks about, `best` the points whose value is as good as any. Where stones can be clicked, too:
// {stones: true, signs: [{at: point, paths: [{d, class}]}], notes: {point: text}, pressed: [point]}.
function boardPicture(rows, marks = {}) {
  const width = rows[0].length;
  const height = rows.length;
  const margin = marks.small ? .1 : .7;
  const svg = drawn("svg", {
    viewBox: `${-margin - .5} ${-margin - .5} ${width + 2 * margin} ${height + 2 * margin}`,
    role: marks.click ? "group" : "img",
    "aria-label": boardInWords(rows),
  });
  if (!marks.small) svg.style.maxWidth = `${Math.min(34, 4.5 * (width + 1.4))}rem`;
  svg.append(painted(drawn("rect", { class: "ground", x: -margin - .5, y: -margin - .5, width: width + 2 * margin, height: height + 2 * margin }), "wood"));
  let lines = "";
  for (let x = 0; x < width; ++x) lines += `M${x} ${height > 1 ? 0 : -.3}V${height > 1 ? height - 1 : .3}`;
  for (let y = 0; y < height; ++y) lines += `M${width > 1 ? 0 : -.3} ${y}H${width > 1 ? width - 1 : .3}`;
  svg.append(drawn("path", { class: "grid", d: lines }));
  if (width > 1 && height > 1) svg.append(drawn("rect", { class: "edge", x: 0, y: 0, width: width - 1, height: height - 1 }));
  for (const [cx, cy] of starPoints(width, height)) svg.append(drawn("circle", { class: "star", cx, cy, r: .09 }));
  if (!marks.small) {
    for (let x = 0; x < width; ++x) {
      svg.append(drawn("text", { x, y: height, "aria-hidden": true }, COLUMNS[x]));
    }
    for (let y = 0; y < height; ++y) svg.append(drawn("text", { x: -.88, y: y + .1, "aria-hidden": true }, height - y));
  }
  const at = (name) => placeOf(name, rows);
  for (const name of marks.gone ?? []) {
    const [cx, cy] = at(name);
    svg.append(drawn("circle", { class: "gone", cx, cy, r: .4 }));
  }
  rows.forEach((row, y) => [...row].forEach((c, x) => {
    if (c === ".") return;
    svg.append(drawn("circle", { class: "shadow", cx: x + .03, cy: y + .06, r: .46 }));
    const name = nameOf(x, y, rows);
    svg.append(painted(drawn("circle", { class: `${c === "X" ? "black" : "white"}${name === marks.last ? " played" : ""}`, cx: x, cy: y, r: .46 }),
      c === "X" ? "black-stone" : "white-stone"));
  }));
  for (const name of marks.hot ?? []) {
    const [cx, cy] = at(name);
    svg.append(drawn("circle", { class: "hot", cx, cy, r: .3 }));
  }
  if (marks.last && marks.last !== "pass") {
    const [cx, cy] = at(marks.last);
    const stone = rows[cy][cx];
    if (stone !== ".") svg.append(drawn("circle", { class: stone === "X" ? "last-black" : "last-white", cx, cy, r: .17 }));
  }
  const crossed = [...(marks.banned ?? []).map((name) => [name, "banned"]), ...(marks.barred ?? []).map((name) => [name, "barred"])];
  for (const [name, kind] of crossed) {
    const [x, y] = at(name);
    svg.append(drawn("path", { class: kind, d: `M${x - .22} ${y - .22}L${x + .22} ${y + .22}M${x - .22} ${y + .22}L${x + .22} ${y - .22}` }));
  }
  for (const [name, text] of Object.entries(marks.values ?? {})) {
    const [x, y] = at(name);
    const best = (marks.best ?? []).includes(name);
    const half = .1 + .08 * text.length;
    svg.append(drawn("rect", { class: best ? "plate best" : "plate", x: x - half, y: y - .21, width: 2 * half, height: .42, rx: .12 }));
    svg.append(drawn("text", { class: best ? "value best" : "value", x, y: y + .1 }, text));
  }
  for (const name of marks.group ?? []) {
    svg.append(drawn("path", { class: "group", d: SIGNS.group.path, transform: `translate(${at(name).join(" ")})` }));
  }
  for (const { at: name, paths } of marks.signs ?? []) {
    const group = drawn("g", { transform: `translate(${at(name).join(" ")})` });
    group.append(...paths.map((path) => drawn("path", path)));
    svg.append(group);
  }
  if (marks.click) {
    rows.forEach((row, y) => [...row].forEach((c, x) => {
      if (c !== "." && !marks.stones) return;
      const name = nameOf(x, y, rows);
      const note = marks.notes?.[name] ?? marks.values?.[name] ?? (crossed.some(([point]) => point === name) ? "refused" : "");
      const spot = drawn("rect", { class: "spot", x: x - .5, y: y - .5, width: 1, height: 1, tabindex: 0, role: "button",
        "data-point": name, "aria-label": note ? `${name}, ${note}` : name });
      if (marks.stones && c !== ".") spot.setAttribute("aria-pressed", (marks.pressed ?? []).includes(name));
      spot.addEventListener("click", () => marks.click(name));
      spot.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); marks.click(name); }
        if (!step) return;
        event.preventDefault();
        for (let [i, j] = [x + step[0], y + step[1]]; rows[j]?.[i]; i += step[0], j += step[1]) {
          const next = svg.querySelector(`[data-point="${nameOf(i, j, rows)}"]`);
          if (next) { next.focus(); break; }
        }
      });
      svg.append(spot);
    }));
  }
  return svg;
}

const COLOR = { B: "Black", W: "White" };
const OTHER = { B: "W", W: "B" };
// Refuses a move of a link that is the other player's.
function checkTurn({ by, at }, player) {
  if (by && by !== player) throw new TextError(at, `${COLOR[by]} is not to move here`);
}
// A link that opens a game in the judge, if this copy has one.
function judgeAnchor(href = null) {
  return element("a", { href, hidden: !document.querySelector("nav a[href$='judge.html']") }, "Open in the judge");
}
// The attributes of a list of moves, which may be long and scrolls by keyboard, too.
const MOVES = { class: "moves", tabindex: 0, role: "group", "aria-label": "Moves" };

document.addEventListener("DOMContentLoaded", () => {
  // A list may have two hundred pictures: each is drawn when it comes near.
  const drawer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      drawer.unobserve(target);
      const picture = boardPicture(target.textContent.trim().split("\n"), { small: true });
      picture.setAttribute("aria-hidden", "true");
      target.replaceChildren(picture);
    }
  }, { rootMargin: "400px" });
  for (const thumb of document.querySelectorAll(".thumb")) drawer.observe(thumb);
  const filter = document.querySelector(".list-filter");
  filter?.addEventListener("input", () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const entry of document.querySelectorAll("[data-words]")) {
      entry.hidden = !words.every((word) => entry.dataset.words.toLowerCase().includes(word));
    }
  });
});
