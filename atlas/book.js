// A book of best play (answers/book/book_files.h): one situation at a time, with its value, its best moves as links and its
// certificates. The address names the situation: rows, to_move and ban.
"use strict";

const valueInWords = ({ lo, hi }) => (lo === hi ? `${lo}` : `${lo}..${hi}`);
const addressOf = ({ rows, to_move, ban }) => linkOf({ rows, to_move, ban });

// The node that a link names.
function nodeAt(book, { rows, to_move, ban }) {
  if (!rows) return book.nodes[0];
  const named = readRows(rows.text, rows.at);
  const player = to_move ? readColor(to_move) : "B";
  const banned = ban ? readMoves(ban.text, named, ban.at)[0]?.move : null;
  const found = book.nodes.find((node) => node.rows === named.join("/") && node.to_move === player && node.ban === banned);
  if (!found) throw new TextError(rows.at, "this situation is not in the book; play to it from the start");
  return found;
}

function moveItem(book, node, move) {
  const next = move.next === null ? null : book.nodes[move.next];
  const said = [next ? element("a", { href: addressOf(next) }, move.move) : element("strong", {}, move.move), `: ${valueInWords(move)}`];
  if (move.listed === false) said.push("; keeps the value, not in the certificate");
  if (!next && move.move !== "pass") said.push("; not followed");
  const line = `${node.line}${node.line ? " " : ""}${node.to_move}:${move.move}`;
  if (next && next.line !== line) said.push(`; as after ${next.line || "nothing"}, up to symmetry`);
  return element("li", {}, ...said);
}

// A link to a certificate in the folder; of one elsewhere, the name, the digest and what it claims.
function certificateShown(book, file, folder) {
  const { entries, sha256, claim } = book.certificates.find((one) => one.file === file);
  return sha256 ? `${file} (${entries} entries, SHA-256 ${sha256})${claim ? `: ${claim}` : ""}.` : element("a", { href: `${folder}/${file}` }, file);
}

function bookShown(book, node, folder) {
  const values = {};
  for (const move of node.moves) if (move.move !== "pass") values[move.move] = valueInWords(move);
  const click = (point) => {
    const move = node.moves.find((one) => one.move === point);
    if (move && move.next !== null) location.hash = addressOf(book.nodes[move.next]);
  };
  const files = [node.at_least, node.at_most].filter((file) => file !== null);
  return element("div", { class: "play" },
    element("figure", { class: "board" }, boardPicture(node.rows.split("/"), { values, banned: node.ban ? [node.ban] : [], click })),
    element("div", {},
      element("p", {}, element("strong", {}, `${COLOR[node.to_move]} to move, value for Black ${valueInWords(node)}.`),
        node.settled ? " One player's stones settle the board." : "",
        node.held ? (node.moves.length ? " The play holds the board." : " One player's stones hold the board.") : ""),
      element("ul", {}, ...node.moves.map((move) => moveItem(book, node, move))),
      element("p", {}, files.length ? "Certificates: " : "No certificate.",
        ...files.flatMap((file, i) => [i ? ", " : "", certificateShown(book, file, folder)])),
      element("p", MOVES, node.line || "The start."),
      element("p", {}, element("a", { href: addressOf(book.nodes[0]) }, "To the start"), " ", judgeAnchor(
        `judge.html${linkOf({ rules: book.rules, rows: book.nodes[0].rows, to_move: book.nodes[0].to_move, moves: node.line.replaceAll(" ", ",") })}`))));
}

// Called by the script of a book with its text.
function atlasBook(text) {
  const book = JSON.parse(text);
  const place = document.querySelector(".book");
  const show = (node) => place.replaceChildren(bookShown(book, node, place.dataset.folder));
  show(book.nodes[0]);
  followLink(["rows", "to_move", "ban"], document.getElementById("wrong-link"), (asked) => show(nodeAt(book, asked)));
}
