#include "cli/values/robust_pairs.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"
#include "search/history/rule_pairs.h"

namespace hotstone::cli {
namespace {

using enumerate::End;
using search::ComparedRule;
using search::RulePairs;
using search::TellingPosition;

constexpr size_t kMostRules = 26;  // a letter each

// Every rule that has values, self-removal of groups, two passes to end; the Ing readings as their texts have them.
std::vector<std::string> DefaultRules() {
  std::vector<std::string> rules = {"basic-only,end_passes=2"};
  for (const char* cycle :
       {"psk", "ssk", "nssk", "fixed", "second-cycle", "starter", "disturber,unnamed=both"}) {
    rules.push_back(absl::StrCat("basic-only,hot=none,cycle=", cycle, ",end_passes=2"));
  }
  rules.insert(rules.end(), {"ing-1996", "ing-1996-recycling", "ing-1991"});
  return rules;
}

absl::StatusOr<std::vector<spec::BoardSize>> BoardsOf(const std::string& board) {
  if (!board.empty()) {
    ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
    return std::vector<spec::BoardSize>{size};
  }
  std::vector<spec::BoardSize> boards;
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}, {2, 2}, {4, 1}}) {
    boards.push_back(*spec::BoardSize::Create(cols, rows));
  }
  return boards;
}

std::string_view Endless(const ComparedRule& rule) {
  if (!rule.end.has_value()) return "";
  return *rule.end == End::kLo ? "endless play counts for White" : "endless play counts for Black";
}

std::string Letter(size_t i) { return std::string(1, static_cast<char>('a' + i)); }

void Print(const std::vector<ComparedRule>& rules, const RulePairs& pairs) {
  for (size_t i = 0; i < rules.size(); ++i) {
    std::cout << Letter(i) << "  " << spec::RuleSetName(rules[i].rules);
    if (rules[i].end.has_value()) std::cout << "; " << Endless(rules[i]);
    std::cout << "\n";
  }
  std::cout << "\nPositions, Black to move, and their values for Black:\n     board  position";
  for (size_t i = 0; i < rules.size(); ++i) std::cout << std::setw(4) << Letter(i);
  std::cout << "\n";
  for (size_t n = 0; n < pairs.positions.size(); ++n) {
    const TellingPosition& telling = pairs.positions[n];
    std::cout << std::setw(3) << n + 1 << "  " << std::left << std::setw(5)
              << telling.position.size().ToString() << "  " << std::setw(8)
              << absl::StrJoin(telling.position.ToRows(), "/") << std::right;
    for (const int value : telling.values) std::cout << std::setw(4) << value;
    std::cout << "\n";
  }
  std::cout << "\nThe first of them that tells two rules apart (-: none on these boards):\n ";
  for (size_t j = 1; j < rules.size(); ++j) std::cout << std::setw(4) << Letter(j);
  std::cout << "\n";
  for (size_t i = 0; i + 1 < rules.size(); ++i) {
    std::cout << Letter(i);
    for (size_t j = 1; j < rules.size(); ++j) {
      const auto& first = pairs.first[i][j];
      std::cout << std::setw(4) << (j <= i ? "" : first.has_value() ? absl::StrCat(*first + 1) : "-");
    }
    std::cout << "\n";
  }
}

void PrintJson(const std::vector<ComparedRule>& rules, const RulePairs& pairs) {
  for (size_t i = 0; i < rules.size(); ++i) {
    for (size_t j = i + 1; j < rules.size(); ++j) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1").Set("command", "robust");
      for (const auto& [key, rule] : {std::pair{"a", &rules[i]}, {"b", &rules[j]}}) {
        line.Set(absl::StrCat("rules_", key), spec::RuleSetName(rule->rules));
        const std::string endless = absl::StrCat("endless_", key);
        if (rule->end.has_value()) {
          line.Set(endless, *rule->end == End::kLo ? "W" : "B");
        } else {
          line.SetNull(endless);
        }
      }
      const auto& first = pairs.first[i][j];
      if (first.has_value()) {
        const TellingPosition& telling = pairs.positions[*first];
        line.Set("board", telling.position.size().ToString())
            .Set("rows", telling.position.ToRows())
            .Set("to_move", "B")
            .Set("value_a", telling.values[i])
            .Set("value_b", telling.values[j]);
      } else {
        for (const char* key : {"board", "rows", "to_move", "value_a", "value_b"}) line.SetNull(key);
      }
      line.Set("version", kVersion);
      std::cout << line.ToString() << "\n";
    }
  }
}

}  // namespace

int ReportRobustPairs(const RobustPairsOptions& options) {
  const auto rule_sets = answers::CollectRuleSets(options.rules.empty() ? DefaultRules() : options.rules);
  if (!rule_sets.ok()) return ReportError(rule_sets.status());
  const std::vector<ComparedRule> rules = search::ComparedRules(*rule_sets);
  if (rules.size() < 2 || rules.size() > kMostRules) {
    return ReportError(absl::InvalidArgumentError(absl::StrCat(
        "--rules names ", rules.size(), " rules (a rule set without a memory counts twice); 2 to ",
        kMostRules, " can be compared")));
  }
  const auto boards = BoardsOf(options.board);
  if (!boards.ok()) return ReportError(boards.status());
  const auto memory = answers::MemoryLimit(options.memory);
  if (!memory.ok()) return ReportError(memory.status());
  search::HistoryLimits limits;
  limits.bytes = *memory;
  answers::TerminalProgress progress;
  const auto pairs = FindRulePairs(rules, *boards, limits, &progress);
  progress.Clear();
  if (!pairs.ok()) return ReportError(pairs.status());
  if (options.json) {
    PrintJson(rules, *pairs);
  } else {
    Print(rules, *pairs);
  }
  return kExitOk;
}

}  // namespace hotstone::cli
