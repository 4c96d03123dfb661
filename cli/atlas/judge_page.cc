// The page knows records, rule sets and links; what a move does it asks of the law.
//
// For example judge.html#rules=ing-1996&rows=.XO./XO.O/.XO.&moves=B:C2,W:B2 shows a ko and says why
// White may not take back.
#include "cli/atlas/judge_page.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "answers/records/rule_names.h"
#include "base/status_macros.h"
#include "cli/atlas/front_game.h"
#include "formats/json_line.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

constexpr std::pair<std::string_view, std::string_view> kPresetWords[] = {
    {"basic-only", "Single hot stones, and nothing about cycles"},
    {"hot-only", "Single, double and twin hot stones, and nothing about cycles"},
    {"ing-1996", "Ing's text of 1996: hot stones, and the disturber of a cycle must stop"},
    {"ing-1996-recycling", "The same hot stones; nobody may repeat a play of a completed cycle"},
    {"ing-1991", "Ing's text of 1991: the player who started a cycle must stop"},
    {"simplified-ing", "No position may come back; two passes end the game"},
    {"tromp-taylor", "No position may come back; stones may remove themselves"},
    {"faulstich-2015", "The same with compensation 5.5"},
    {"aga-like", "No position may come back with the same player to move"},
};

// Positions to begin with: a name and what follows the # of the address.
constexpr std::pair<std::string_view, std::string_view> kExamples[] = {
    {"The smallest ko between two sides", "rules=ing-1996&rows=.XO./XO.O/.XO.&moves=B:C2"},
    {"Four moves for ever on 3x3, no stone hot",
     "rules=basic-only&rows=.../.../...&moves=B:B1,W:A2,B:B2,W:B3,B:pass,W:A1,B:A3,W:A2"},
    {"Two kos and an eye each: who disturbs",
     "rules=ing-1996&rows=XX.XOO/.XXOO./XXO.OO&moves=B:D1,W:C3,B:pass,W:C1,B:D3,W:pass"},
    {"The liar", "rules=basic-only&rows=.X./OXX/.OX&moves=B:A1"},
};

std::string PresetButtons() {
  std::string html = "<ul class=\"presets\" id=\"preset-list\">\n";
  for (const spec::RuleSet& rules : spec::Presets()) {
    const std::string name = spec::RuleSetName(rules);
    std::string_view words;
    for (const auto& [preset, said] : kPresetWords) {
      if (preset == name) words = said;
    }
    absl::StrAppend(&html, "<li><button type=\"button\" data-rules=\"", HtmlText(name),
                    "\"><strong>", HtmlText(name), "</strong><span>", HtmlText(words),
                    "</span></button></li>\n");
  }
  return html + "</ul>\n";
}

std::string ExampleLinks() {
  std::vector<std::string> links = {
      absl::StrCat("<a href=\"#", HtmlText(FrontLink()), "\">A ko taken back after a pass</a>")};
  for (const auto& [name, fragment] : kExamples) {
    links.push_back(absl::StrCat("<a href=\"#", HtmlText(fragment), "\">", HtmlText(name), "</a>"));
  }
  return absl::StrJoin(links, "; ");
}

// {"japanese": {"error": "..."}}: what the names of rules in records mean here.
std::string RecordRules() {
  formats::JsonLine names;
  for (const answers::KnownRuleName& name : answers::KnownRuleNames()) {
    formats::JsonLine meaning;
    meaning.Set(name.rules.empty() ? "error" : "rules", name.rules.empty() ? name.why : name.rules);
    names.Set(name.plain, meaning);
  }
  return JsonInScript(names.ToString());
}

std::string Body() {
  std::string options;
  for (const spec::RuleSet& rules : spec::Presets()) {
    absl::StrAppend(&options, "<option value=\"", HtmlText(spec::RuleSetName(rules)),
                    "\"></option>");
  }
  return absl::StrCat(
      "<h1>Judge</h1>\n"
      "<p>Play, set up stones, or drop a game record on this page. Every move is judged by the law "
      "itself, here in your browser. To begin with: ",
      ExampleLinks(),
      ".</p>\n"
      "<p id=\"wrong-link\" class=\"bad\" role=\"alert\"></p>\n"
      "<div id=\"judge\" data-rules=\"ing-1996\" data-rows=\"",
      absl::StrJoin(std::vector<std::string>(9, "........."), "/"),
      "\"><p>This page needs scripts.</p></div>\n"
      "<h2>Rules</h2>\n"
      "<p><label>Rule set <input id=\"rules\" list=\"presets\" value=\"ing-1996\" "
      "size=\"30\"></label><datalist id=\"presets\">",
      options,
      "</datalist></p>\n<p class=\"soft\">A game is judged again when its rules change. Any <a "
      "href=\"readings.html\">reading</a> can be typed.</p>\n",
      PresetButtons(),
      "<h2>Another game</h2>\n"
      "<p class=\"controls\"><label>Empty board <input id=\"size\" value=\"9x9\" "
      "size=\"5\"></label><button type=\"button\" id=\"begin\">New game</button></p>\n"
      "<p><label>A record (SGF) <input id=\"file\" type=\"file\" accept=\".sgf\"></label></p>\n"
      "<p><label for=\"pasted\">Or paste a record, or rows of X, O and dots</label></p>\n"
      "<textarea id=\"pasted\" rows=\"6\"></textarea>\n"
      "<p><button type=\"button\" id=\"load\">Load</button></p>\n"
      "<script type=\"application/json\" id=\"record-rules\">",
      RecordRules(), "</script>\n");
}

}  // namespace

std::vector<std::string> JudgeScripts() { return {"board.js", "judge.js"}; }

absl::Status AddJudge(const std::string& path, const absl::StatusOr<std::string>& law,
                      std::vector<std::string>& missing, Site& site) {
  Page page{"judge.html", "Judge", "", {}, "Play or drop a game; every move is judged."};
  if (!law.ok()) {
    missing.push_back(path);
    page.body =
        "<h1>Judge</h1>\n<p class=\"note\" id=\"no-law\">This copy cannot judge moves: "
        "<code>law.wasm</code> was missing when it was made (<code>scripts/wasm</code> builds "
        "it).</p>\n";
    return site.AddPage(page);
  }
  if (law->compare(0, 4, std::string("\0asm", 4)) != 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": not a WebAssembly file; --law must name law.wasm (built by scripts/wasm)"));
  }
  // As a plain script: its exports are visible to the next one.
  const std::string wrapper =
      absl::StrReplaceAll(std::string(EmbeddedText("law.mjs")), {{"\nexport ", "\n"}});
  RETURN_IF_ERROR(site.Add("law.js", wrapper));
  RETURN_IF_ERROR(
      site.Add("law-bytes.js", absl::StrCat("const lawBytes = \"", Base64(*law), "\";\n")));
  page.body = Body();
  page.scripts = {"board.js", "law.js", "law-bytes.js", "sgf.js", "kos.js", "judge.js"};
  return site.AddPage(page);
}

}  // namespace hotstone::cli
