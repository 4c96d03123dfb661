// Opens an atlas in Debian's chromium, from the disk, and looks whether it works.
//
//     node scripts/atlas_browser_test.mjs DIR [--screenshots FOLDER] [--served URL] [--usable-in SECONDS]
//
// DIR is what `hotstone atlas --out DIR` wrote. chromedriver drives the browser. Pages
// are opened 360, 768 and 1280 pixels wide, in light and in dark, and axe-core (packages/axe) must find nothing wrong. Then
// a game is stepped through by keyboard, a table filtered, values clicked through, a stone's fate asked and played out, a
// strategy played against, and the first page and links tried (atlas_links_test.mjs). Every page is opened once more, and how
// long it took until its reader could do something is told; with --usable-in that may be so long and no longer. With --served
// the same atlas is opened through `hotstone serve`, which has a stored table of 3x3. Ends with 1 where something is wrong,
// with 3 where chromium, chromedriver or axe-core is not installed.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { tryLinks } from "./atlas_links_test.mjs";

const [folder, ...words] = process.argv.slice(2);
const options = {};
for (let i = 0; i < words.length; i += 2) options[words[i]] = words[i + 1];
const usableIn = options["--usable-in"] === undefined ? Infinity : Number(options["--usable-in"]);
if (!folder || words.length % 2 || Number.isNaN(usableIn) ||
    Object.keys(options).some((word) => !["--screenshots", "--served", "--usable-in"].includes(word))) {
  console.error("usage: node scripts/atlas_browser_test.mjs DIR [--screenshots FOLDER] [--served URL] [--usable-in SECONDS]");
  process.exit(2);
}
const axeFile = new URL("../packages/axe/node_modules/axe-core/axe.min.js", import.meta.url);
const screenshots = options["--screenshots"];
const root = resolve(folder);
assert.ok(existsSync(`${root}/index.html`), `${root} holds no atlas`);
for (const program of ["chromium", "chromedriver"]) {
  if (spawnSync("sh", ["-c", `command -v ${program}`]).status !== 0) {
    console.error(`atlas_browser_test: ${program} not found; install chromium and chromium-driver`);
    process.exit(3);
  }
}
if (!existsSync(axeFile)) {
  console.error("atlas_browser_test: axe-core not found; npm ci --prefix packages/axe installs it");
  process.exit(3);
}
if (screenshots) mkdirSync(screenshots, { recursive: true });

const driver = spawn("chromedriver", ["--port=0"], { stdio: ["ignore", "pipe", "ignore"] });
process.on("exit", () => driver.kill());
const port = await new Promise((found, failed) => {
  let said = "";
  driver.stdout.on("data", (bytes) => {
    said += bytes;
    const match = /started successfully on port (\d+)/.exec(said);
    if (match) found(match[1]);
  });
  driver.on("exit", () => failed(new Error(`chromedriver: ${said}`)));
});
async function send(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${path}: ${value.message}`);
  return value;
}
const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: {
  browserName: "chrome", "goog:loggingPrefs": { browser: "ALL" },
  "goog:chromeOptions": { binary: "/usr/bin/chromium", args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"] },
} } });
const session = `/session/${sessionId}`;
const cdp = (cmd, params) => send("POST", `${session}/goog/cdp/execute`, { cmd, params });
const run = (script, ...args) => send("POST", `${session}/execute/sync`, { script, args });
const press = (value) => send("POST", `${session}/actions`, { actions: [{ type: "key", id: "keys",
  actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }] });
const KEY = { right: "\uE014", end: "\uE010", home: "\uE011", enter: "\uE007" };
const until = async (what, script) => {
  for (let tries = 0; tries < 200; ++tries) {
    if (await run(script)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail(`timed out waiting for: ${what}`);
};
// The fates are there: on the first page when their board comes near.
const fates = (what) => until(`${what}, fates`, "document.getElementById('life').scrollIntoView(); return document.querySelector('#life .board svg')");
const errors = [];
let base = `file://${root}/`;
async function open(page) {
  await send("POST", `${session}/url`, { url: base + page });
}
async function collect(page) {
  for (const entry of await send("POST", `${session}/se/log`, { type: "browser" })) {
    if (entry.level === "SEVERE" || entry.level === "WARNING") errors.push(`${page}: ${entry.message}`);
  }
}

// Run in the page: what is too wide, and what a finger would miss; axe-core looks for all else.
const LOOK = `
  const wrong = [];
  const wide = document.documentElement.scrollWidth, width = window.innerWidth;
  if (wide > width) wrong.push("the page is " + wide + " wide in a window of " + width);
  for (const node of document.querySelectorAll("main *, nav, footer")) {
    const cut = node.scrollWidth > node.clientWidth + 1 && ["hidden", "clip"].includes(getComputedStyle(node).overflowX);
    if (cut && node.clientWidth) wrong.push("cut off: " + node.outerHTML.slice(0, 80));
  }
  for (const node of document.querySelectorAll("button, select, input, summary, nav a")) {
    const { width, height } = node.getBoundingClientRect();
    if (width && (width < 24 || height < 24)) wrong.push("too small to touch: " + node.outerHTML.slice(0, 80));
  }
  return wrong.slice(0, 8);`;
const AXE = `
  const done = arguments[arguments.length - 1];
  axe.run({ preload: false }).then(({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => id + ": " + help + ": " + node.html.slice(0, 120)))), (error) => done([String(error)]));`;

// Looks at what is shown now, which `name` tells apart.
const wrong = [];
async function looked(name) {
  for (const what of [...await run(LOOK), ...await send("POST", `${session}/execute/async`, { script: AXE, args: [] })]) {
    wrong.push(`${name}: ${what}`);
  }
  if (screenshots) writeFileSync(`${screenshots}/${name}.png`, Buffer.from(await send("GET", `${session}/screenshot`), "base64"));
}

const PAGES = ["index.html", "pages.html", "search.html", "life.html", "positions.html", "position/01-single-ko-smallest-board.html", "examples.html", "example/h5-false-triple-ko.html", "cycles.html",
  "cycle/triple-ko.html", "endless.html", "readings.html", "values.html", "tables.html", "table/verdicts.html",
  "table/captions.html", "table/conform-gnugo.html", "conformance/gnugo.html", "captions.html", "caption/Q5.html", "forced.html", "book-5x5.html", "judge.html"];
const bringAxe = () => cdp("Page.addScriptToEvaluateOnNewDocument", { source: readFileSync(axeFile, "utf8") });
const axe = await bringAxe();
for (const scheme of ["light", "dark"]) {
  await cdp("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  for (const width of [360, 768, 1280]) {
    await cdp("Emulation.setDeviceMetricsOverride", { width, height: 800, deviceScaleFactor: 1, mobile: false });
    for (const page of PAGES) {
      await open(page);
      await until(page, "return document.readyState === 'complete'");
      if (page === "values.html") await until("values", "return document.querySelector('#values svg')");
      if (["index.html", "life.html"].includes(page)) await fates(page);
      await looked(`${page.replaceAll("/", "-").replace(".html", "")}-${scheme}-${width}`);
      await collect(page);
    }
  }
}

// A game by keyboard.
await open("position/01-single-ko-smallest-board.html");
await run("document.querySelector('select').value = '1'; document.querySelector('select').dispatchEvent(new Event('change'));");
await run("document.querySelector('.board').focus()");
await press(KEY.right);
assert.match(await run("return document.querySelector('.says').textContent"), /1\. Black A1 captures B1/);
await press(KEY.end);
assert.match(await run("return document.querySelector('.says').textContent"), /\[[A-Z0-9-]+\]/);
await press(KEY.home);
assert.match(await run("return document.querySelector('.says').textContent"), /The position/);
await collect("a game by keyboard");

// A list and a table, filtered.
await open("positions.html");
await run("const f = document.querySelector('.list-filter'); f.value = 'triple'; f.dispatchEvent(new Event('input'));");
const shown = await run("return document.querySelectorAll('.gallery li:not([hidden])').length");
assert.ok(shown > 0 && shown < 20, `${shown} positions`);
await open("table/verdicts.html");
await run("const f = document.querySelector('select'); f.selectedIndex = 1; f.dispatchEvent(new Event('change'));");
assert.match(await run("return document.querySelector('.table [aria-live]').textContent"), /rows/);

// Values: a capture and its ban by clicks.
await open("values.html");
await until("values", "return document.querySelector('#values svg')");
assert.match(await run("return document.querySelector('#values').textContent"), /Ing, every kind of hot stone.*Area rules with plain ko/s);
assert.ok(await run("return document.querySelectorAll('#values section:first-child .plate.best').length") > 0);
await run("for (const [id, value] of [['left', '0'], ['right', '1']]) document.getElementById(id).value = value;");
await run("const b = document.getElementById('board'); b.value = '2x1'; b.dispatchEvent(new Event('change'));");
await until("2x1", "return document.querySelectorAll('#values .spot').length === 4");
const click = (point) => run(`document.querySelector('#values [data-point="${point}"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
await click("A1");
await until("a move", "return document.querySelectorAll('#values circle.black').length === 2");
await click("B1");
await until("a ban on the left alone", "return document.querySelectorAll('#values section:first-child .banned').length === 1 && document.querySelectorAll('#values section:last-child .banned').length === 0");
await looked("values-ban");
await collect("values by clicks");

// Life and death: the atlas opens with it; a stone is touched, by a click and by keyboard, its vital point played, the play
// taken back; then a position is opened by its address, and one is built.
const lifeSays = () => run("return document.querySelector('#life .says').textContent");
const touch = (point) => run(`document.querySelector('#life [data-point="${point}"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
const lifeButton = (name) => run(`[...document.querySelectorAll('#life button')].find((one) => one.textContent === '${name}').click()`);
const lifeLabel = (point) => run(`return document.querySelector('#life [data-point="${point}"]').getAttribute("aria-label")`);
for (const page of ["index.html", "life.html"]) {
  await open(page);
  await fates(page);
  await touch("C2");
  assert.match(await lifeSays(), /White C2 C3\. By turn: Black removes it if he moves first; White keeps it if he does\./, page);
  await run("document.querySelector('#life [data-point=A2]').focus()");
  await press(KEY.enter);
  assert.match(await lifeSays(), /Black A2 B2 B3\. By turn.*If White moves first, he plays A3\..*If Black moves first, he plays C1\./, page);
  assert.equal(await run("return document.activeElement.getAttribute('data-point')"), "A2");
  assert.match(await lifeLabel("A3"), /vital for White/);
  assert.equal(await lifeLabel("A2"), "A2, Black, by turn");
  await touch("A3");
  assert.match(await lifeSays(), /1\. White A3 removes A2 B2 B3\..*White has won this fight/, page);
  await lifeButton("Undo");
  await run("const c = document.querySelector('#life select'); c.value = 'B'; c.dispatchEvent(new Event('change'));");
  await touch("C1");
  assert.match(await lifeSays(), /1\. Black C1.*Alive/, page);
  for (let n = 0; n < 4; ++n) await lifeButton("Pass");
  assert.match(await lifeSays(), /on the board at the end: Black has won this fight.*The game has ended/, page);
  await lifeButton("To the start");
  await looked(`life-played-${page.replace(".html", "")}`);
  await collect(`${page}, life and death`);
}
await open("life.html#rows=.O./OXO/OX.&stone=B1");
await until("a position of an address", "return document.querySelector('#life .says').textContent.includes('Hanging')");
await open("life.html#rows=X.Y");
await until("an odd address", "return document.querySelector('#life [role=status]').textContent === 'This link does not open: character 8: \"Y\" in row 1; rows are written with X, O and dots.'");
await open("life.html#rows=.X./OXX/X.X&stone=A1");
await until("the liar", "return document.querySelector('#life .says').textContent.includes('By turn')");
await touch("B1");
await until("a hot stone", "return document.querySelectorAll('#life .board .banned').length === 1");
assert.match(await lifeSays(), /White B1 removes A1.*A hot stone forbids A1/);
await run("document.querySelector('#life details').open = true");
await lifeButton("Build by touch");
await touch("C3");
assert.equal(await run("return document.querySelector('#life input').value"), ".XX/OXX/X.X");
await touch("A3");
await touch("A3");
assert.match(await lifeSays(), /Touch a point/);
await looked("life-set-up");
await lifeButton("Done");
await run("const c = document.getElementById('life-example'); c.value = '.XO./XO.O/.XO. A2'; c.dispatchEvent(new Event('change'));");
await until("4x3", "return document.querySelectorAll('#life .spot').length === 12");
await collect("life and death");

// A strategy: the reader plays at random points, and passes where there are none, until the end.
async function playAgainst(page) {
  await open(page);
  await until("the choice", "return document.querySelector('.choose')");
  const count = await run("return document.querySelectorAll('.choose option').length - 1");
  for (let number = 0; number < count; ++number) {
    await run(`const c = document.querySelector('.choose'); c.value = '${number}'; c.dispatchEvent(new Event('change'));`);
    await until("a strategy", "return document.querySelector('.strategies figure svg')");
    await until("its name", `return document.querySelector('.strategies strong').textContent === document.querySelector('.choose').selectedOptions[0].text.replace(/^[a-z0-9-]+: /, '')`);
    for (let turn = 0; turn < 40 && !await run("return document.querySelector('.strategies .good')"); ++turn) {
      await run(`const spots = [...document.querySelectorAll('.strategies .spot')].filter((one) => !one.getAttribute('aria-label').includes('refused'));
        if (spots.length && ${turn} < 12) spots[${turn} % spots.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        else [...document.querySelectorAll('.strategies button')].find((one) => one.textContent === 'Pass').click();`);
    }
    assert.match(await run("return document.querySelector('.strategies .good')?.textContent ?? ''"), /as the strategy promised|and achieved/, `${page}, strategy ${number}`);
    if (number === 0) await looked(`${page.replaceAll("/", "-").replace(".html", "")}-end`);
  }
  assert.ok(count > 0);
  await run("[...document.querySelectorAll('.strategies button')].find((one) => one.textContent === 'Back').click()");
  assert.match(await run("return document.querySelector('.strategies .says').textContent"), /that is you/);
  await collect("a strategy");
  return count;
}
const strategies = await playAgainst("caption/Q5.html") + await playAgainst("forced.html");

await tryLinks({ cdp, collect, fates, open, looked, press, root, run, until, KEY });

// Every page on a phone, without axe-core, which takes its time, until something can be done with it.
await cdp("Emulation.setDeviceMetricsOverride", { width: 360, height: 740, deviceScaleFactor: 1, mobile: false });
await cdp("Page.removeScriptToEvaluateOnNewDocument", axe);
const times = [];
for (const page of JSON.parse(readFileSync(`${root}/atlas.json`, "utf8")).files.filter((file) => file.endsWith(".html"))) {
  await open(page);
  if (page === "values.html") await until(page, "return document.querySelector('#values svg')");
  if (page === "judge.html") await until(page, "return document.querySelector('#judge svg') ?? document.getElementById('no-law')");
  if (page === "life.html") await fates(page);
  const wide = await run("return document.documentElement.scrollWidth");
  if (wide > 360) wrong.push(`${page} is ${wide} wide on a phone`);
  if (await run("return document.querySelector('.copy-link').hidden")) wrong.push(`${page}: no button copies its link`);
  const done = ["life.html", "values.html", "judge.html"].includes(page) ? "performance.now()" : "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd";
  times.push([await run(`return ${done}`), page]);
  await collect(page);
}
times.sort(([a], [b]) => b - a);
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
console.log(`${times.length} pages: the slowest, ${times[0][1]}, can be used after ${seconds(times[0][0])} s, half of them after ${seconds(times[times.length >> 1][0])} s`);
if (times[0][0] > usableIn * 1000) wrong.push(`${times[0][1]} takes ${seconds(times[0][0])} s, more than ${usableIn}`);

// The same with a server: its headers allow everything that the pages need, and the stored table agrees with the files.
if (options["--served"]) {
  await bringAxe();
  base = options["--served"];
  for (const page of ["index.html", "life.html", "position/01-single-ko-smallest-board.html", "cycles.html", "conformance/gnugo.html", "table/verdicts.html"]) {
    await open(page);
    if (["index.html", "life.html"].includes(page)) await fates(`${page}, served`);
    await collect(`${page}, served`);
  }
  await playAgainst("caption/Q5.html");
  await open("judge.html");
  await until("the law, served", "return document.querySelector('#judge svg') ?? document.getElementById('no-law')");
  await open("values.html");
  const told = "[...document.querySelectorAll('#values [aria-live]')].map((one) => one.textContent)";
  const side = "document.querySelector('#values section:first-child')";
  const playThrough = async (board) => {
    await run(`const b = document.getElementById('board'); b.value = '${board}'; b.dispatchEvent(new Event('change'));`);
    const seen = [];
    for (const point of ["", "B2", "A2", "C2"]) {
      if (point) await click(point);
      await until(`${board} ${point}`, `return ${side}.querySelectorAll('circle.black, circle.white').length === ${["", "B2", "A2", "C2"].indexOf(point)}`);
      seen.push(await run(`return ${told}[0] + [...${side}.querySelectorAll('.value')].map((one) => one.textContent).join(' ')`));
    }
    return seen;
  };
  await until("values, served", "return document.querySelector('#values svg')");
  await run("document.getElementById('left').value = '0'");
  const fromFiles = await playThrough("3x3");
  assert.deepEqual(await playThrough("stored 3x3"), fromFiles);
  await looked("served-values");
  await collect("values, served");
  console.log("with the server: no errors, and the stored table agrees with the files");
}

await send("DELETE", session);
for (const line of [...wrong, ...errors]) console.error(line);
if (wrong.length + errors.length > 0) process.exit(1);
console.log(`${PAGES.length} pages in light and dark, 360, 768 and 1280 pixels wide, ${strategies} strategies played to their end: nothing wrong`);
process.exit(0);
