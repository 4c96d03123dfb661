// Addresses that open a page where its reader left it, and the button that copies them.
//
// What follows the # is a list of keys: #rules=ing-1996&rows=.X./OXX/X.X&to_move=W&moves=W:B1,B:pass. Every page reads
// its own keys; what it cannot read it names with the character where it stands, counted from the # as the address reads.
"use strict";

// What is wrong with a text, and at which character, from 1.
class TextError extends Error {
  constructor(at, what) {
    super(`character ${at}: ${what}`);
    this.at = at;
    this.what = what;
  }
}

// {key: {text, at}} of the address; nothing if it names a place of the page, as the link to its content does.
function readLink(keys) {
  const fragment = location.hash.slice(1);
  if (!fragment || document.getElementById(fragment)) return {};
  const found = {};
  let at = 1;
  for (const raw of fragment.split("&")) {
    let part;
    try {
      part = decodeURIComponent(raw);
    } catch {
      throw new TextError(at, `"${raw}" has a % that does not begin a character`);
    }
    const [key] = part.split("=", 1);
    if (part && !keys.includes(key)) throw new TextError(at, `"${key}" is not a key of this page; it has ${keys.join(", ")}`);
    if (part && key.length === part.length) throw new TextError(at + key.length, `a value is missing: ${key}=...`);
    if (key in found) throw new TextError(at, `${key} is there twice`);
    if (part) found[key] = { text: part.slice(key.length + 1), at: at + key.length + 1 };
    at += part.length + 1;
  }
  return found;
}

// A link that cannot be read stays in the address until the reader does something.
let unread = false;
for (const kind of ["click", "keydown", "input", "change", "drop"]) {
  document.addEventListener(kind, () => { unread = false; }, { capture: true });
}

// Changes the address, not the page; keys without a value are left out.
function writeLink(values) {
  if (unread) return;
  history.replaceState(null, "", linkOf(values) || location.pathname + location.search);
}

function linkOf(values) {
  const parts = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace(/%(2F|3A|2C|3D)/g, decodeURIComponent)}`);
  return parts.length ? `#${parts.join("&")}` : "";
}

// Does `act` with the keys of the address and again when it changes; returns whether the first one had any. A link
// that cannot be read is explained in `place`, which is emptied otherwise.
async function followLink(keys, place, act) {
  const follow = async () => {
    try {
      const asked = readLink(keys);
      place.textContent = "";
      unread = false;
      await act(asked);
      return Object.keys(asked).length > 0;
    } catch (error) {
      unread = true;
      place.textContent = `This link does not open: ${error.message}.`;
      return false;
    }
  };
  window.addEventListener("hashchange", follow);
  return follow();
}

// Rows from the top as lines or separated by /: ["X.", ".O"]. `from` is where the text begins.
function readRows(text, from = 1) {
  const rows = [];
  for (const { 0: found, index } of text.matchAll(/[^/\s]+/g)) {
    const row = found.toUpperCase();
    const odd = row.search(/[^.XO]/);
    if (odd >= 0) throw new TextError(from + index + odd, `"${found[odd]}" in row ${rows.length + 1}; rows are written with X, O and dots`);
    if (row.length > 19 || rows.length === 19) throw new TextError(from + index, "boards have sides from 1 to 19");
    if (rows.length && row.length !== rows[0].length) {
      throw new TextError(from + index, `row ${rows.length + 1} has ${row.length} points, the first has ${rows[0].length}`);
    }
    rows.push(row);
  }
  if (!rows.length) throw new TextError(from, "rows are missing, for example .X./OXX/X.X");
  return rows;
}

// "B:C3,W:pass" or "C3 pass", on a board of these rows: [{by: "B", move: "C3", at}]; by is null where it is not said.
function readMoves(text, rows, from = 1) {
  return [...text.matchAll(/[^,\s]+/g)].map(({ 0: found, index }, i) => {
    const [, by, name] = /^(?:([BW]):)?(.+)$/i.exec(found);
    const move = /^(pass|threat)$/i.test(name) ? name.toLowerCase() : name.toUpperCase();
    const at = from + index;
    if (!["pass", "threat"].includes(move)) {
      const [x, y] = /^[A-Z][1-9]\d?$/.test(move) ? placeOf(move, rows) : [-1, -1];
      if (!rows[y]?.[x]) throw new TextError(at, `move ${i + 1}, "${found}": not a point of this board of ${rows[0].length}x${rows.length}`);
    }
    return { by: by?.toUpperCase() ?? null, move, at };
  });
}

function readColor({ text, at }) {
  if (!/^[BW]$/i.test(text)) throw new TextError(at, `"${text}" is no colour; B or W`);
  return text.toUpperCase();
}

function readNumber({ text, at }, least, most) {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new TextError(at, `"${text}" is not a number from ${least} to ${most}`);
  }
  return Number(text);
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector(".copy-link");
  const said = document.querySelector(".copied");
  button.hidden = false;
  button.addEventListener("click", async () => {
    said.textContent = await copyText(location.href) ? "Copied" : "Copy it from the address bar";
    setTimeout(() => { said.textContent = ""; }, 2500);
  });
});
