#include "cli/atlas/life_page.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "cli/atlas/fate_files.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

constexpr char kLifeRules[] = "basic-only";
const std::vector<std::string>& LifeScripts() {
  static const auto* const scripts =
      new std::vector<std::string>{"board.js", "value_table.js", "fate_table.js", "life.js"};
  return *scripts;
}

// "3x2" of "X../.O.".
std::string SizeOf(const LifeExample& example) {
  const std::vector<std::string> rows = absl::StrSplit(example.rows, '/');
  return absl::StrCat(rows[0].size(), "x", rows.size());
}

bool IsOn(const std::vector<std::string>& boards, const LifeExample& example) {
  return std::find(boards.begin(), boards.end(), SizeOf(example)) != boards.end();
}

}  // namespace

const std::vector<LifeExample>& LifeExamples() {
  static const auto* const examples = new std::vector<LifeExample>{
      {"A corner by turn", ".XO/XXO/OO.", "A2", "by-turn"},
      {"A dead stone", "X../OO./...", "A3", "dead"},
      {"A stone that lives", "X.O/X../...", "A2", "alive"},
      {"A chain that hangs if its owner moves first", ".O./OXO/OX.", "B1", "hanging"},
      {"A stone that hangs no matter who moves first", ".X./XO./...", "B2", "hanging"},
      {"The liar: is its ko fighting?", ".X./OXX/X.X", "A2", "dead"},
      {"A lone stone", "X.../....", "A2", "by-turn"},
      {"A vital point at a ko", ".XOO/X.OX/.XX.", "D2", "by-turn"},
      {"Two separate breaths are not enough", ".XO./XO.O/.XO.", "A2", "by-turn"},
  };
  return *examples;
}

absl::Status AddLife(const std::vector<std::string>& boards, Progress* progress, Site& site) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(kLifeRules));
  for (const std::string& name : boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(name));
    ASSIGN_OR_RETURN(const auto text, FateFile(board, rules, progress));
    RETURN_IF_ERROR(site.Add(absl::StrCat("fates/", name, "-", kLifeRules, ".js"), text));
  }
  std::string examples;
  for (const LifeExample& example : LifeExamples()) {
    if (!IsOn(boards, example)) continue;
    absl::StrAppend(&examples, "<option value=\"", example.rows, " ", example.stone, "\">",
                    HtmlText(example.name), " (", SizeOf(example), ")</option>");
  }
  for (const std::string& name : boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(name));
    const std::string row(static_cast<size_t>(board.cols()), '.');
    absl::StrAppend(
        &examples, "<option value=\"",
        absl::StrJoin(std::vector<std::string>(static_cast<size_t>(board.rows()), row), "/"),
        "\">Empty board ", name, "</option>");
  }
  return site.AddPage(
      {"life.html", "Life and death",
       absl::StrCat(
           "<h1>Life and death, verified by removal</h1>\n"
           "<p>A stone that can be removed is dead; one that cannot be removed is alive "
           "(ING96-R4). Both players fight about one stone alone: its attacker wins if it is "
           "removed, its owner if the game ends with it on the board. Touch a stone, look who "
           "wins, "
           "and play it out. The rules are <code>",
           kLifeRules,
           "</code>: every ko stone is hot.</p>\n"
           "<p class=\"controls\"><label>Position <select id=\"life-example\">",
           examples, "</select></label></p>\n<div id=\"life\" data-boards=\"",
           absl::StrJoin(boards, " "), "\"><p>This page needs scripts.</p></div>\n"),
       LifeScripts()});
}

Page LifeOpening(const std::vector<std::string>& boards) {
  Page opening;
  opening.body =
      "<section class=\"opening\" aria-labelledby=\"opens\">\n<h2 id=\"opens\">The "
      "fate of a stone</h2>\n<p>Stones that can be "
      "removed are dead; stones that cannot be removed are alive. Touch a stone to see whether it "
      "can, and play it out; or <a href=\"life.html\">open another position</a>.</p>\n";
  const LifeExample& example = LifeExamples().front();
  if (IsOn(boards, example)) {
    absl::StrAppend(&opening.body, "<div id=\"life\" data-brief data-boards=\"", SizeOf(example),
                    "\" data-start=\"", example.rows, " ", example.stone,
                    "\"><p>This board needs scripts.</p></div>\n");
    opening.scripts = LifeScripts();
  }
  opening.body += "</section>\n";
  return opening;
}

}  // namespace hotstone::cli
