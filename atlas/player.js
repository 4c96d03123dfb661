// Games to be played through: the stories of a page, each told moment by moment by the program (answers/records).
"use strict";

const KO_REASONS = ["hot-stone", "superko", "recycling"];

// What a moment shows on the board; `refused` is the play that ends the story there, if one does.
function momentMarks(moment, refused) {
  const crossed = (moment.refused ?? []).concat(refused && refused.at !== "pass" && refused.why !== "game-over" ? [refused] : []);
  const isKo = (one) => KO_REASONS.includes(one.why);
  return {
    last: moment.move,
    hot: (moment.hot ?? []).flatMap((hot) => hot.stones),
    banned: crossed.filter(isKo).map((one) => one.at),
    barred: crossed.filter((one) => !isKo(one)).map((one) => one.at),
    gone: [...moment.captured ?? [], ...moment.removed ?? []],
  };
}

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
    const { by, at, says, clause, round, why } = story.refused;
    said.push(why === "game-over" ? element("p", {}, `Game over before ${COLOR[by]} ${at} [${clause}].`)
      : element("p", { class: "bad" }, `${COLOR[by]} ${at} is refused in round ${round}: ${says} [${clause}]`));
  } else if (!moment.ended) {
    said.push(element("p", { class: "soft" }, `${COLOR[moment.to_move]} to move.`));
  }
  return said;
}

// The address at which the judge shows the story so far.
function judgeLink(story, n) {
  const [start] = story.moments;
  return "judge.html" + linkOf({ rules: story.rules, rows: start.rows, to_move: start.to_move,
    moves: story.moments.slice(1, n + 1).map((one) => `${one.by}:${one.move}`).join(",") });
}

// What shows a story and steps through it: {parts: [board, controls, says, moves], go(n), tell(story)}. `told` is called
// with the story and the number of the moment whenever they change.
function storyBoard(told) {
  let story = null, now = 0;
  const board = element("figure", { class: "board", tabindex: 0, role: "group", "aria-label": "Board; arrow keys step through the game" });
  const says = element("div", { class: "says", "aria-live": "polite" });
  const moves = element("p", MOVES);
  const last = () => story.moments.length - 1;
  const button = (text, name, step) => element("button", { type: "button", "aria-label": name, title: name, onclick: step }, text);
  const buttons = [button("|<", "To the start", () => go(0)), button("<", "One move back", () => go(now - 1)),
    button(">", "One move forward", () => go(now + 1)), button(">|", "To the end", () => go(last()))];
  const count = element("span", { class: "soft" });

  function go(n) {
    now = Math.max(0, Math.min(last(), n));
    const moment = story.moments[now];
    board.replaceChildren(boardPicture(moment.rows.split("/"), momentMarks(moment, now === last() ? story.refused : null)));
    says.replaceChildren(...momentInWords(story, now));
    count.textContent = `${now} of ${last()}`;
    buttons[0].disabled = buttons[1].disabled = now === 0;
    buttons[2].disabled = buttons[3].disabled = now === last();
    moves.replaceChildren(...story.moments.slice(1).flatMap((one, i) =>
      [element(i + 1 === now ? "b" : "span", {}, `${one.by} ${one.move}`), " "]));
    told(story, now);
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
  return { board, says, moves, controls: element("div", { class: "controls" }, ...buttons, count), go,
    now: () => now, tell: (next, n) => { story = next; go(n); } };
}

async function makePlayer(place, stories) {
  const choice = element("select", { onchange: () => player.tell(stories[choice.value], player.now()) },
    ...stories.map((one, i) => element("option", { value: i }, one.name)));
  const judge = judgeAnchor();
  const count = element("span", { class: "soft" });  // with a name that the choice would cut off
  const wrong = element("p", { class: "bad", role: "alert" });
  const top = document.querySelector("link[rel=stylesheet]").getAttribute("href").replace("atlas.css", "");
  const player = storyBoard((story, n) => {
    judge.href = top + judgeLink(story, n);
    const game = stories.indexOf(story);
    count.textContent = `${game + 1} of ${stories.length}${story.name.length > 24 ? `: ${story.name}` : ""}`;
    writeLink({ game: game ? game + 1 : "", ply: n || "" });
  });
  place.replaceChildren(
    wrong, element("p", {}, element("label", {}, "Show ", choice), " ", count),
    element("div", { class: "play" },
      element("div", {}, player.board, player.controls),
      element("div", {}, player.says, player.moves, element("p", {}, judge),
        element("details", {}, element("summary", {}, "Signs"), signList("hot", "banned", "barred", "last", "gone")))));
  const open = ({ game, ply }) => {
    const number = game ? readNumber(game, 1, stories.length) - 1 : 0;
    const moment = ply ? readNumber(ply, 0, stories[number].moments.length - 1) : 0;
    choice.value = number;
    player.tell(stories[number], moment);
  };
  await followLink(["game", "ply"], wrong, open);
  if (!judge.href) open({});
}

document.addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector(".player");
  if (place) makePlayer(place, JSON.parse(document.querySelector("script.stories").textContent));
});
