// Boards as SVG, and games to be played through. A plain script, so that a page works from file://.
//
// Nothing here knows a rule of Go: what a move removes, what is hot and what is refused stands in the data.
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

function boardInWords(rows) {
  const of = (letter) => rows.flatMap((row, y) => [...row].flatMap((c, x) => c === letter ? [nameOf(x, y, rows)] : []));
  const say = (points) => points.length ? points.join(" ") : "none";
  return `Board ${rows[0].length} by ${rows.length}. Black: ${say(of("X"))}. White: ${say(of("O"))}.`;
}

// rows: top row first, X O and dots. marks: {last, hot, banned, barred, gone, values: {point: text}, click(point), small};
// banned points are forbidden by a ko rule, barred ones for another reason. Where stones can be clicked, too:
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
  if (!marks.small) svg.style.maxWidth = `${Math.min(30, 4.5 * (width + 1.4))}rem`;
  svg.append(drawn("rect", { class: "ground", x: -margin - .5, y: -margin - .5, width: width + 2 * margin, height: height + 2 * margin }));
  let lines = "";
  for (let x = 0; x < width; ++x) lines += `M${x} ${height > 1 ? 0 : -.3}V${height > 1 ? height - 1 : .3}`;
  for (let y = 0; y < height; ++y) lines += `M${width > 1 ? 0 : -.3} ${y}H${width > 1 ? width - 1 : .3}`;
  svg.append(drawn("path", { class: "grid", d: lines }));
  if (!marks.small) {
    for (let x = 0; x < width; ++x) {
      svg.append(drawn("text", { x, y: height - .5 + .5, "aria-hidden": true }, COLUMNS[x]));
    }
    for (let y = 0; y < height; ++y) svg.append(drawn("text", { x: -.85, y: y + .12, "aria-hidden": true }, height - y));
  }
  const at = (name) => placeOf(name, rows);
  for (const name of marks.gone ?? []) {
    const [cx, cy] = at(name);
    svg.append(drawn("circle", { class: "gone", cx, cy, r: .4 }));
  }
  rows.forEach((row, y) => [...row].forEach((c, x) => {
    if (c !== ".") svg.append(drawn("circle", { class: c === "X" ? "black" : "white", cx: x, cy: y, r: .46 }));
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
    svg.append(drawn("rect", { class: "ground", x: x - .08 * text.length, y: y - .2, width: .16 * text.length, height: .4 }));
    svg.append(drawn("text", { class: "value", x, y: y + .1 }, text));
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
const KO_REASONS = ["hot-stone", "superko", "recycling"];

function momentInWords(story, n) {
  const moment = story.moments[n];
  const said = [];
  if (moment.move) {
    let line = `${n}. ${COLOR[moment.by]} ${moment.move}`;
    if (moment.captured) line += ` captures ${moment.captured.join(" ")}`;
    if (moment.removed) line += ` removes own ${moment.removed.join(" ")}`;
    said.push(element("p", {}, element("strong", {}, line + ".")));
  } else {
    said.push(element("p", {}, element("strong", {}, "The position.")));
  }
  const items = [];
  for (const hot of moment.hot ?? []) {
    items.push(`${hot.stones.join(" ")} ${hot.stones.length > 1 ? "are" : "is"} hot (${hot.kind}): no play at ${hot.at} on the next move [${hot.clause}]`);
  }
  for (const one of moment.refused ?? []) {
    items.push(`${COLOR[moment.to_move]} may not play ${one.at}: ${one.says} [${one.clause}]`);
  }
  for (const line of moment.kos ?? []) items.push(line);
  if (moment.paused) items.push("The game is paused.");
  if (moment.ended) items.push("The game has ended.");
  if (items.length) said.push(element("ul", {}, ...items.map((item) => element("li", {}, item))));
  if (n === story.moments.length - 1 && story.refused) {
    const { by, at, says, clause, round } = story.refused;
    said.push(element("p", { class: "bad" }, `${COLOR[by]} ${at} is refused in round ${round}: ${says} [${clause}]`));
  } else if (!moment.ended) {
    said.push(element("p", { class: "soft" }, `${COLOR[moment.to_move]} to move.`));
  }
  return said;
}

function makePlayer(place, stories) {
  let story = stories[0];
  let now = 0;
  const board = element("figure", { class: "board", tabindex: 0, role: "group", "aria-label": "Board; arrow keys step through the game" });
  const says = element("div", { class: "says", "aria-live": "polite" });
  const moves = element("p", { class: "moves" });
  const button = (text, name, step) => element("button", { type: "button", "aria-label": name, title: name, onclick: step }, text);
  const last = () => story.moments.length - 1;
  const go = (n) => { now = Math.max(0, Math.min(last(), n)); show(); };
  const buttons = [button("|<", "To the start", () => go(0)), button("<", "One move back", () => go(now - 1)),
    button(">", "One move forward", () => go(now + 1)), button(">|", "To the end", () => go(last()))];
  const count = element("span", { class: "soft" });

  function show() {
    const moment = story.moments[now];
    const rows = moment.rows.split("/");
    const atEnd = now === last() && story.refused;
    board.replaceChildren(boardPicture(rows, {
      last: moment.move,
      hot: (moment.hot ?? []).flatMap((hot) => hot.stones),
      banned: (moment.refused ?? []).filter((one) => KO_REASONS.includes(one.why)).map((one) => one.at)
        .concat(atEnd && story.refused.at !== "pass" ? [story.refused.at] : []),
      barred: (moment.refused ?? []).filter((one) => !KO_REASONS.includes(one.why)).map((one) => one.at),
      gone: [...moment.captured ?? [], ...moment.removed ?? []],
    }));
    says.replaceChildren(...momentInWords(story, now));
    count.textContent = `${now} of ${last()}`;
    buttons[0].disabled = buttons[1].disabled = now === 0;
    buttons[2].disabled = buttons[3].disabled = now === last();
    moves.replaceChildren(...story.moments.slice(1).flatMap((one, i) =>
      [element(i + 1 === now ? "b" : "span", {}, `${one.by} ${one.move}`), " "]));
  }

  board.addEventListener("keydown", (event) => {
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last() }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  let touched = null;
  board.addEventListener("touchstart", (event) => { touched = event.touches[0].clientX; }, { passive: true });
  board.addEventListener("touchend", (event) => {
    if (touched === null) return;
    const moved = event.changedTouches[0].clientX - touched;
    touched = null;
    if (Math.abs(moved) > 30) go(now + (moved < 0 ? 1 : -1));
  });

  const choice = element("select", { onchange: (event) => { story = stories[event.target.value]; go(Math.min(now, last())); } },
    ...stories.map((one, i) => element("option", { value: i }, one.name)));
  place.replaceChildren(
    element("p", {}, element("label", {}, "Show ", choice), " ", element("span", { class: "soft" }, `${stories.length} to choose from`)),
    element("div", { class: "play" },
      element("div", {}, board, element("div", { class: "controls" }, ...buttons, count)),
      element("div", {}, says, moves)));
  show();
}

document.addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector(".player");
  if (place) makePlayer(place, JSON.parse(document.querySelector("script.stories").textContent));
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
