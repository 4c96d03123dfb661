// The first page: a game that plays itself, and boards that stand still.
//
// The game is a story of the program (answers/records), like those that player.js shows; nothing here knows a rule of Go.
"use strict";

const BEAT = 2600;  // milliseconds a move

// What just happened, in a line or two.
function frontWords(story, n) {
  const moment = story.moments[n], before = story.moments[n - 1];
  const name = COLOR[moment.by], other = COLOR[moment.to_move];
  const hot = (moment.hot ?? []).map(({ stones, at }) => ` ${stones.join(" ")} is hot: ${other} may not take back at ${at}.`).join("");
  if (!before) return `${COLOR[moment.to_move]} to play.`;
  if (moment.move === "pass") return `${name} passes.${before.hot ? " The hot stone has cooled." : ""}`;
  if (!moment.captured) return `${name} plays ${moment.move}.${before.hot ? " The hot stone has cooled." : ""}`;
  const back = story.moments.slice(1, n).some((one) => one.captured && one.move === moment.captured[0]);
  return `${name} ${moment.move} ${back ? "takes back" : `takes ${moment.captured.join(" ")}`}.${hot}`;
}

function showFrontGame(place, story) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let now = 0, timer = null;
  const board = element("figure", { class: "board" });
  const words = element("p", { class: "words" });
  const button = (text, name, act) => element("button", { type: "button", "aria-label": name, onclick: act }, text);
  const run = button("", "", () => (timer ? stop() : play()));
  const step = (by) => { now = (now + by + story.moments.length) % story.moments.length; show(); };
  const controls = element("div", { class: "controls" }, run, button("<", "One move back", () => { stop(); step(-1); }),
    button(">", "One move forward", () => { stop(); step(1); }));

  function show() {
    const moment = story.moments[now];
    board.replaceChildren(boardPicture(moment.rows.split("/"), { ...momentMarks(moment), barred: [] }));
    words.textContent = frontWords(story, now);
  }
  // Nobody wants to be told every move of a game that runs by itself.
  function stop() {
    clearInterval(timer);
    timer = null;
    words.setAttribute("aria-live", "polite");
    run.textContent = "Play";
    run.setAttribute("aria-label", "Play the game");
  }
  function play() {
    timer = setInterval(() => { if (!document.hidden) step(1); }, BEAT);
    words.removeAttribute("aria-live");
    run.textContent = "Pause";
    run.setAttribute("aria-label", "Pause the game");
  }
  place.replaceChildren(board, words, controls);
  // Whoever wants no motion sees the stone just taken.
  if (still.matches) { now = 1; stop(); } else play();
  still.addEventListener("change", () => { if (still.matches) stop(); });
  show();
}

document.addEventListener("DOMContentLoaded", () => {
  showFrontGame(document.querySelector(".front-game"), JSON.parse(document.querySelector("script.story").textContent));
  for (const figure of document.querySelectorAll(".still")) {
    figure.replaceChildren(boardPicture(figure.textContent.trim().split("\n"),
      { last: figure.dataset.last, group: figure.dataset.group?.split(" ") }));
  }
});
