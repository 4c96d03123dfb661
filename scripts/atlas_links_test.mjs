// The first page of an atlas, its search, its judge and its links, tried in a browser: part of atlas_browser_test.mjs,
// which hands over what drives the browser.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

const MOST_BYTES = 200_000, MOST_MILLISECONDS = 1000;

async function tryFrontPage({ cdp, collect, fates, open, looked, root, run, until }) {
  await open("index.html");
  await until("the game", "return document.querySelector('.front-game svg')");
  assert.ok(await run("return performance.now()") < MOST_MILLISECONDS, "the first page takes more than a second");
  // What it has loaded before anybody scrolls or touches.
  const loaded = await run("return [...document.querySelectorAll('script[src], link[href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'))");
  const bytes = ["index.html", ...new Set(loaded)].reduce((sum, file) => sum + statSync(`${root}/${file}`).size, 0);
  assert.ok(bytes <= MOST_BYTES, `the first page has ${bytes} bytes`);
  console.log(`the first page has ${bytes} bytes`);

  // The game: by itself, paused, step by step.
  const words = () => run("return document.querySelector('.demo .words').textContent");
  const press = (name) => run(`[...document.querySelectorAll('.demo button')].find((one) => one.getAttribute('aria-label') === '${name}').click()`);
  await until("a move by itself", "return /takes E5/.test(document.querySelector('.demo .words').textContent)");
  await press("Pause the game");
  assert.equal(await words(), "Black F5 takes E5. F5 is hot: White may not take back at E5.");
  assert.equal(await run("return document.querySelectorAll('.front-game .hot').length + document.querySelectorAll('.front-game .banned').length"), 2);
  await looked("front-hot");
  for (const said of ["White passes. The hot stone has cooled.", "Black plays F8.", "White E5 takes back. E5 is hot: Black may not take back at F5."]) {
    await press("One move forward");
    assert.equal(await words(), said);
  }
  const motion = (value) => cdp("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await motion("reduce");
  await open("index.html");
  await until("a still game", "return document.querySelector('.demo button')?.textContent === 'Play'");
  assert.match(await words(), /is hot/);
  await motion("no-preference");

  // A position of one's own, judged at the first touch.
  if (await run("return document.getElementById('judge') !== null")) {
    const touch = (point) => run(`document.querySelector('#judge [data-point="${point}"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
    await touch("E4");
    await until("a move judged", "return document.querySelectorAll('#judge .board .hot').length === 1");
    await touch("D4");
    await until("a refusal", "return /ING96-G508/.test(document.querySelector('#judge .says').textContent)");
    await run("[...document.querySelectorAll('#judge button')].find((one) => one.textContent === 'White').click()");
    await touch("A1");
    await until("a stone", "return /rows=.*O\\.\\.\\.\\.\\.\\.(&|$)/.test(document.querySelector('#judge a').getAttribute('href'))");
  }
  await collect("the first page");
}

async function tryJudge({ collect, open, looked, run, until }) {
  await open("judge.html");
  if (await run("return document.getElementById('no-law') !== null")) {
    console.log("this atlas has no law in it: the judge was not tried");
    return;
  }
  const says = () => run("return document.querySelector('#judge').textContent");
  const touch = (point) => run(`document.querySelector('#judge [data-point="${point}"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
  const load = async (text, found) => {
    await run("document.getElementById('pasted').value = arguments[0]; document.getElementById('load').click();", text);
    await until(`${text}: ${found}`, `return ${found}.test(document.querySelector('#judge').textContent + location.hash)`);
  };
  await until("the law", "return /No ko rule/.test(document.querySelector('#judge').textContent)");
  await load(".XO.\nXO.O\n.XO.", /rows=.XO.\/XO.O\/.XO.$/);
  await touch("C2");
  await until("a hot stone", "return document.querySelectorAll('#judge .board .hot').length === 1");
  await touch("B2");
  await until("a refusal", "return /ING96-G508/.test(document.querySelector('#judge').textContent)");
  assert.match(await run("return location.hash"), /^#rules=ing-1996&rows=\.XO\.\/XO\.O\/\.XO\.&moves=B:C2$/);
  await looked("judge-ko");
  // Its ko: class, groups and breaths, on the board when it is touched.
  assert.match(await says(), /kos C1 C2 C3: fighting \(twin\) \(ING96-G507\)/);
  await run("document.querySelector('.kos button').click()");
  await until("a ko shown", "return document.querySelectorAll('#judge .board .value').length === 5");
  assert.match(await says(), /Black's ko stone C2, mouth B2.*White C1 D2 C3: eyes 0; ko D1 D3/s);
  assert.match(await run("return document.querySelector('#judge [data-point=B2]').getAttribute('aria-label')"), /B2, ko/);
  await looked("judge-kos");
  await run("document.querySelector('.kos button').click()");
  await until("a ko hidden", "return !document.querySelector('#judge .board .value')");
  // The same game under other rules.
  await run("document.querySelector('[data-rules=tromp-taylor]').click()");
  await until("other rules", "return /rules=tromp-taylor/.test(location.hash)");
  assert.equal(await run("return document.querySelector('[data-rules=tromp-taylor]').getAttribute('aria-pressed')"), "true");

  // Records: read, dropped, refused.
  await load("(;SZ[5]AB[bb][ab](;B[cc];W[tt])(;B[dd]))", /ply 3/);
  await load("nonsense", /character 1: "n" in row 1/);
  await load("(;SZ[3];B[aa];W[dd])", /character 17: the point \[dd\] is not on the board of 3x3/);
  await load("(;SZ[3]RU[Japanese];B[aa])", /character 11: RU\[Japanese\]: territory rules are not supported/);
  await run("[...document.querySelectorAll('#judge button')].find((one) => one.textContent === 'Judge it by tromp-taylor instead').click()");
  await until("judged by other rules", "return location.hash === '#rules=tromp-taylor&rows=.../.../...&moves=B:A3'");
  await load("(;SZ[3]RU[GOE];B[aa])", /ply 2/);
  assert.match(await run("return location.hash"), /rules=ing-1996/);
  await load("(;SZ[3]RU[Moon];B[aa])", /RU\[Moon\]: unknown rule set/);
  await run(`const data = new DataTransfer(); data.items.add(new File(["(;SZ[4]RU[tromp-taylor];B[aa];W[bb];B[cc])"], "game.sgf"));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));`);
  await until("a dropped record", "return location.hash === '#rules=tromp-taylor&rows=..../..../..../....&moves=B:A4,W:B3,B:C2'");
  await load("(;SZ[6:3]RU[ing-1996]AB[ac][bc][bb][cb][aa][ba][da]AW[cc][ec][fc][db][eb][ea][fa];B[dc];W[ca];B[];W[cc];B[da];W[])",
    /Ply 6 completes a cycle of 6 plies, started by Black: disturbing \(disturbed-life\), disturber Black \(ING96-G513\)/);
  // Every example that the page offers opens, and is judged to its last move.
  for (const hash of await run("return [...document.querySelectorAll('main p a[href^=\"#\"]')].map((one) => one.getAttribute('href'))")) {
    await open(`judge.html${hash}`);
    await until(hash, "return /No moves yet|ply \\d+/.test(document.querySelector('#judge').textContent)");
    assert.equal(await run("return document.getElementById('wrong-link').textContent"), "");
    assert.doesNotMatch(await says(), /Move \d+:/, hash);
  }
  await collect("judge");
}

// What a link opens, and what is said of one that does not open.
async function tryLink({ open, run, until }, page, found, gone = null) {
  await open("favicon.svg");  // so that the page is loaded, and not only its address changed
  await open(page);
  await until(`${page}: ${found}`, `return ${found}.test(document.querySelector('main').textContent + location.hash)`);
  if (gone) assert.doesNotMatch(await run("return document.querySelector('main').textContent"), gone, page);
}

async function tryOpening(browser) {
  const { collect, open, root, run, until } = browser;
  const position = "position/01-single-ko-smallest-board.html";
  await tryLink(browser, `${position}#game=2&ply=1`, /1\. Black A1 captures B1/, /does not open/);
  assert.match(await run("return [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Open in the judge').href"),
    /\/judge\.html#rules=basic-only&rows=\.O&to_move=B&moves=B:A1$/);
  await tryLink(browser, `${position}#game=200`, /This link does not open: character 6: "200" is not a number from 1 to \d+\./);
  assert.equal(await run("return location.hash"), "#game=200");
  await tryLink(browser, "values.html#board=2x2&left=basic-only&rows=X./..&to_move=W&moves=A1", /Ing, single hot stones alone.*A1/s);
  await tryLink(browser, "values.html#board=2x2&rows=X./...", /character 19: row 2 has 3 points, the first has 2/);
  const book = "book-5x5.html#rows=...../...../..X../...../O....&to_move=B";
  await tryLink(browser, book, /Black to move, value for Black 25.*B:C3 W:A1/s, /does not open/);
  assert.match(await run("return [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Open in the judge').href"),
    /judge\.html#rules=basic-only&rows=(\.{5}\/){4}\.{5}&to_move=B&moves=B:C3,W:A1$/);
  await tryLink(browser, "book-5x5.html#rows=X..../...../...../...../.....", /character 6: this situation is not in the book/);
  await tryLink(browser, "values.html#board=2x2&moves=B:A1,B:B2", /character 22: Black is not to move here/);
  await tryLink(browser, "values.html#left=9", /character 6: "9" is none of .*"hot-only"/);
  await tryLink(browser, "life.html#rows=.X./OXX/X.X&to_move=W&moves=W:B1,W:A1", /character 39: White is not to move here/);
  await tryLink(browser, "life.html#rows=XXX/XXX/XXX&moves=B:A1", /character 6: this is not a legal position/);
  await tryLink(browser, "life.html#moves=A1", /character 7: rows=\.\.\. must say of which position/);
  await tryLink(browser, "values.html#side=left", /character 1: "side" is not a key of this page/);
  await tryLink(browser, "life.html#rows=.X./OXX/X.X&stone=A1&to_move=W&moves=B1", /A hot stone forbids A1/);
  await tryLink(browser, "life.html#rows=.X./OXX/X.X&moves=A1", /character 24: A1 cannot be played here/);
  await tryLink(browser, "caption/Q5.html#strategy=1", /that is you/);
  await tryLink(browser, "caption/Q5.html#strategy=1&moves=Z9", /character 18: move 1, "Z9": not a point of this board of 6x3/);
  await tryLink(browser, "table/verdicts.html#board=3x3&verdict=fails", /\d+ of \d+ rows/);
  assert.equal(await run("return [...document.querySelectorAll('tbody tr')].every((row) => row.cells[0].textContent === '3x3' && row.cells[3].textContent === 'fails')"), true);
  await tryLink(browser, "search.html#q=triple%20ko", /\d+ found/);
  assert.match(await run("return document.querySelector('.found').textContent"), /[Tt]riple ko/);
  await tryLink(browser, "search.html#q=G508", /clause: /);
  await run("document.querySelector('.found a[href*=law]').click()");
  await until("a clause", "return /table\\/law\\.html#clause=.*G508/.test(location.href) && document.querySelectorAll('tbody tr').length === 1");
  await tryLink(browser, "search.html#%E0", /character 1: "%E0" has a % that does not begin a character/);
  await open("judge.html");
  const judges = await run("return document.getElementById('no-law') === null");
  if (judges) {
    await tryLink(browser, "judge.html#rules=basic-only&rows=.O&moves=B:A1", /ply 2/, /does not open/);
    await tryLink(browser, "judge.html#rules=basic-only&rows=.O&moves=B:A1,W:C1", /character 37: move 2, "W:C1": not a point of this board of 2x1/);
    await run("location.hash = '#rules=basic-only&rows=.O&moves=B:A1'");
    await until("a changed address", "return /ply 2/.test(document.querySelector('#judge').textContent) && !document.getElementById('wrong-link').textContent");
    await tryLink(browser, "judge.html#rules=moon&rows=.O", /This link does not open: character 7: .*moon/);
    await tryLink(browser, "judge.html#rows=.Q", /character 7: "Q" in row 1/);
    assert.equal(await run("return location.hash"), "#rows=.Q");
    await run("document.querySelector('#judge [data-point=E5]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
    await until("a game after it", "return /moves=B:E5$/.test(location.hash)");
  }
  // The witnesses that the program prints, at the addresses that it prints; the last move of some is refused.
  if (process.env.HOTSTONE && judges) {
    const links = ["verify --board 2x1 --rules basic-only;tromp-taylor", "cycles --board 2x1 --max-length 2", "endless --board 2x2 --plies 60",
      "diff --board 2x1 --rules basic-only;tromp-taylor", "captions --rules ing-1996 --only Q5"].flatMap((words) => {
      const { stdout } = spawnSync(process.env.HOTSTONE, [...words.split(" "), "--link", `file://${root}`], { encoding: "utf8" });
      const found = stdout.match(/\S*judge\.html#\S+/g) ?? [];
      assert.ok(found.length > 0, stdout);
      return found;
    });
    for (const link of links) {
      const plies = /moves=(.*)$/.exec(link)?.[1].split(",").length ?? 0;
      await tryLink(browser, `judge.html${link.slice(link.indexOf("#"))}`, plies ? new RegExp(`ply ${plies + 1}|game is over|Move ${plies}: `) : /No moves yet/, /does not open/);
    }
    console.log(`${links.length} links of witnesses open`);
  }
  await collect("links");
}

export async function tryLinks(browser) {
  await tryFrontPage(browser);
  await tryJudge(browser);
  await tryOpening(browser);
}
