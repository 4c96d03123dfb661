// Looks for words in the titles of pages, in clauses and in claims: atlasSearch([{kind, title, address, words}, ...])
// comes from search-index.js.
"use strict";

const MOST_FOUND = 60;
let searchEntries = [];

function atlasSearch(entries) {
  searchEntries = entries.map((entry) => ({ ...entry, all: `${entry.title} ${entry.words} ${entry.kind}`.toLowerCase() }));
}

document.addEventListener("DOMContentLoaded", () => {
  const field = document.getElementById("search"), place = document.getElementById("found"), count = document.getElementById("count");
  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length ? searchEntries.filter(({ all }) => words.every((word) => all.includes(word))) : [];
    // What has the first word in its title comes first.
    found.sort((a, b) => b.title.toLowerCase().includes(words[0]) - a.title.toLowerCase().includes(words[0]));
    count.textContent = words.length ? `${found.length} found${found.length > MOST_FOUND ? `; the first ${MOST_FOUND} are shown` : ""}` : `${searchEntries.length} positions, clauses, claims and pages`;
    place.replaceChildren(...found.slice(0, MOST_FOUND).map(({ kind, title, address, words: about }) =>
      element("li", {}, element("a", { href: address }, title), element("span", {}, [kind, about].filter(Boolean).join(": ")))));
    writeLink({ q: field.value.trim() });
  }
  field.addEventListener("input", show);
  followLink(["q"], document.getElementById("wrong-link"), ({ q }) => { field.value = q?.text ?? ""; show(); }).then(() => show());
});
