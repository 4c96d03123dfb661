// Tables with filters, made of the project's own files: tsv, the tables of markdown, JSON lines.
"use strict";

const MOST_ROWS = 400;
const tableTexts = {};

// Called by the script of a file.
function atlasData({ name, text }) {
  tableTexts[name] = text;
}

function readTsv(text, heads) {
  const rows = text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  const width = Math.max(...rows.map((row) => row.length));
  return { heads: heads.concat(Array(Math.max(0, width - heads.length)).fill("")).slice(0, width), rows };
}

// Without marks; of a link to a line of code the file and line, of any other the words alone.
function plainCell(cell) {
  return cell.trim().replaceAll("`", "").replace(/\[([^\]]*)\]\((?:\.\.\/)*([^)#]*)#L(\d+)\)/g, "$1 ($2:$3)")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

// All tables of the text as one; an empty first cell is that of the row above.
function readMarkdown(text) {
  const rows = text.split("\n").filter((line) => line.startsWith("|") && !/^\|[-:|\s]+$/.test(line))
    .map((line) => line.slice(1, line.lastIndexOf("|")).split("|").map((cell) => plainCell(cell)));
  const heads = rows.shift();
  for (let i = 1; i < rows.length; ++i) rows[i][0] ||= rows[i - 1][0];
  return { heads, rows };
}

// The lines of a report of `hotstone conform --json`, whose runs are numbered.
function readReport(text) {
  const heads = ["run", "rules", "what", "of", "asked", "agree", "disagree", "example"];
  const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const rules = {};
  for (const line of lines) if (line.record === "summary") rules[line.run] = line.rules;
  const rows = lines.map((line) => {
    const example = line.example
      ? `${line.example.board} ${(line.example.setup ?? []).join("/")} ${(line.example.moves ?? []).join(", ")}` : "";
    const of = line.record === "summary" ? line.engine_command : line.title ?? line.name ?? "";
    return [line.run, rules[line.run], line.record, line.clause ? `${of} [${line.clause}]` : of,
      line.asked ?? line.count ?? "", line.agree ?? "", line.disagree ?? "", example].map(String);
  });
  const order = ["summary", "group"];
  const rank = (row) => (order.includes(row[2]) ? order.indexOf(row[2]) : 2);
  rows.sort((a, b) => Number(a[0]) - Number(b[0]) || rank(a) - rank(b));
  return { heads, rows };
}

function colourOf(cell) {
  if (["holds", "agrees", "yes"].includes(cell)) return "good";
  if (["fails", "disagrees", "refuted"].includes(cell)) return "bad";
  return null;
}

function showTable(place) {
  const text = tableTexts[place.dataset.name];
  const kind = place.dataset.kind;
  const { heads, rows } = kind === "tsv" ? readTsv(text, place.dataset.columns.split("|"))
    : kind === "markdown" ? readMarkdown(text) : readReport(text);
  const filters = heads.map(() => "");
  // Of a link: rules=ing-1996, by the heads of the columns.
  const keys = heads.map((head, i) => head.trim().replaceAll(" ", "-") || `column-${i + 1}`);
  const wrong = element("p", { class: "bad", role: "alert" });
  const body = element("tbody");
  const count = element("p", { class: "soft", "aria-live": "polite" });

  function show() {
    const found = rows.filter((row) => filters.every((word, i) => (row[i] ?? "").toLowerCase().includes(word.toLowerCase())));
    body.replaceChildren(...found.slice(0, MOST_ROWS).map((row) => element("tr", {}, ...heads.map((_, i) =>
      element("td", { class: colourOf(row[i]), "data-head": heads[i] }, row[i] ?? "")))));
    writeLink(Object.fromEntries(keys.map((key, i) => [key, filters[i]])));
    count.textContent = found.length > MOST_ROWS
      ? `${found.length} of ${rows.length} rows; the first ${MOST_ROWS} are shown` : `${found.length} of ${rows.length} rows`;
  }

  // Few values: a choice; many: a word to look for.
  const controls = heads.map((head, i) => {
    const values = [...new Set(rows.map((row) => row[i] ?? ""))];
    const set = (event) => { filters[i] = event.target.value; show(); };
    const name = `Filter ${head || `column ${i + 1}`}`;
    return element("th", { scope: "col" }, head, element("br"), values.length <= 40
      ? element("select", { "aria-label": name, onchange: set }, element("option", { value: "" }, "all"),
        ...values.filter(Boolean).map((value) => element("option", { value }, value.slice(0, 60))))
      : element("input", { "aria-label": name, type: "search", size: 10, oninput: set }));
  });
  const fields = controls.map((one) => one.querySelector("select, input"));
  place.replaceChildren(wrong, count, element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Table" },
    element("table", { class: "rows" }, element("thead", {}, element("tr", {}, ...controls)), body)));
  followLink(keys, wrong, (asked) => {
    heads.forEach((_, i) => {
      filters[i] = asked[keys[i]]?.text ?? "";
      const field = fields[i];
      field.value = field.options ? [...field.options].find((one) => one.value.toLowerCase() === filters[i].toLowerCase())?.value ?? "" : filters[i];
    });
    show();
  }).then(() => { if (!body.children.length) show(); });
}

document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(".table").forEach(showTable));
