#include "cli/atlas/value_files.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "cli/atlas/position_bytes.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

using enumerate::BitBoard;
using enumerate::BitSituation;

struct ValuedRules {
  const char* rules;
  const char* words;
};
constexpr ValuedRules kRuleSets[] = {
    {"basic-only", "Ing, single hot stones alone"},
    {"basic-only,hot=none", "No ko rule"},
    {"hot-only", "Ing, every kind of hot stone"},
    {"basic-only,self_removal=none,end_passes=2", "Area rules with plain ko"}};
// The page opens on these two.
constexpr size_t kLeft = 2, kRight = 3;

struct Lists {
  Packed legal{1};
  Packed plays{2};
  std::string values, removed, bans;
  int64_t positions = 0;
};

void AddPlays(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
              const enumerate::IntervalTable& table, const BitSituation& s, Lists& lists) {
  int next_point = 0;
  const auto skip_to = [&](int point) {  // the empty points before it are illegal
    for (; next_point < point; ++next_point) {
      if (((s.black | s.white) & enumerate::BitAt(next_point)) == 0) lists.plays.Add(1);
    }
  };
  ForEachMove(grid, rules, s, [&](enumerate::BitMove at, const BitSituation& next, bool) {
    if (at == enumerate::kNoPoint) return;
    skip_to(at);
    ++next_point;
    const BitBoard gone = (s.black | s.white | enumerate::BitAt(at)) & ~(next.black | next.white);
    lists.plays.Add(next.bans != 0 ? 3 : gone != 0 ? 2 : 0);
    if (next.bans == 0 && gone == 0) return;
    Add16(gone, lists.removed);
    if (next.bans == 0) return;
    Add16(next.bans, lists.bans);
    const enumerate::Interval value = table.ForBlack(next);
    lists.bans += static_cast<char>(value.lo);
    lists.bans += static_cast<char>(value.hi);
  });
  skip_to(grid.points());
}

}  // namespace

absl::StatusOr<std::string> ValueFile(const spec::BoardSize& board, const spec::RuleSet& rules,
                                      Progress* progress) {
  assert(board.points() <= 16);
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(board.cols(), board.rows()));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto table, enumerate::IntervalTable::Solve(grid, finite, {}, progress));

  Lists lists;
  ForEachCode(grid, [&](const BitSituation& s, bool legal) {
    lists.legal.Add(legal ? 1 : 0);
    if (!legal) return;
    ++lists.positions;
    const enumerate::Interval value = table.ForBlack(s);
    const enumerate::Stones stones{s.black, s.white};
    for (const int number : {value.lo, value.hi, AreaDifference(grid, stones)}) {
      lists.values += static_cast<char>(number);
    }
    AddPlays(grid, finite, table, s, lists);
  });

  formats::JsonLine line;
  line.Set("board", board.ToString()).Set("rules", spec::RuleSetName(rules));
  line.Set("columns", board.cols()).Set("lines", board.rows()).Set("end_passes", rules.end_passes);
  line.Set("positions", lists.positions).Set("legal", Base64(lists.legal.bytes()));
  line.Set("values", Base64(lists.values)).Set("plays", Base64(lists.plays.bytes()));
  line.Set("removed", Base64(lists.removed)).Set("bans", Base64(lists.bans));
  return absl::StrCat("atlasValues(", line.ToString(), ");\n");
}

std::string ServedTablesScript(const std::vector<answers::Shown>& tables) {
  std::vector<std::string> texts;
  for (const answers::Shown& table : tables) texts.push_back(ToJson(table));
  return absl::StrCat("const servedTables = [", absl::StrJoin(texts, ","), "];\n");
}

absl::Status AddValues(const std::vector<std::string>& boards, Progress* progress, Site& site) {
  std::string choices;
  for (const std::string& name : boards) {
    ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(name));
    for (size_t i = 0; i < std::size(kRuleSets); ++i) {
      ASSIGN_OR_RETURN(const auto text,
                       ValueFile(board, *spec::ParseRuleSet(kRuleSets[i].rules), progress));
      RETURN_IF_ERROR(site.Add(absl::StrCat("values/", name, "-", i, ".js"), text));
    }
    absl::StrAppend(&choices, "<option", name == "3x3" ? " selected" : "", ">", name, "</option>");
  }
  const auto rule_choices = [](size_t chosen) {
    std::string html;
    for (size_t i = 0; i < std::size(kRuleSets); ++i) {
      absl::StrAppend(&html, "<option value=\"", i, "\" data-rules=\"", kRuleSets[i].rules, "\"",
                      i == chosen ? " selected>" : ">", kRuleSets[i].words, "</option>");
    }
    return html;
  };
  RETURN_IF_ERROR(site.Add(kServedTables, ServedTablesScript({})));
  return site.AddPage(
      {"values.html",
       "Values",
       absl::StrCat(
           "<h1>Values of all positions of small boards</h1>\n"
           "<p>What each side can force: Black's area minus White's. The first number holds if "
           "endless play counts for White, the second if it counts for Black; if they are equal, "
           "the outcome does not depend on any rule about long cycles. Click a point to play "
           "there, under two rule sets side by side.</p>\n"
           "<p class=\"controls\"><label>Board <select id=\"board\">",
           choices, "</select></label> <label>Left <select id=\"left\">", rule_choices(kLeft),
           "</select></label> <label>Right <select id=\"right\">", rule_choices(kRight),
           "</select></label></p>\n<p id=\"wrong-link\" class=\"bad\" role=\"alert\"></p><div "
           "id=\"values\"><p>This page needs scripts.</p></div>\n"),
       {"board.js", "value_table.js", kServedTables, "values.js"}});
}

}  // namespace hotstone::cli
