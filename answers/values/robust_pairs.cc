#include "answers/values/robust_pairs.h"

#include <optional>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "base/status_macros.h"
#include "enumerate/index/occupancy_index.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

using enumerate::End;
using search::ComparedRule;
using search::RulePairs;
using search::TellingPosition;

constexpr size_t kMostRules = 26;  // one letter each

// Every rule that has values, with self-removal of groups and two passes to end; the Ing readings
// follow their texts.
std::vector<std::string> DefaultRules() {
  std::vector<std::string> rules = {"basic-only,end_passes=2"};
  for (const char* cycle :
       {"psk", "ssk", "nssk", "fixed", "second-cycle", "starter", "disturber,unnamed=both"}) {
    rules.push_back(absl::StrCat("basic-only,hot=none,cycle=", cycle, ",end_passes=2"));
  }
  rules.insert(rules.end(), {"ing-1996,same=board", "ing-1996-recycling", "ing-1991,same=board"});
  return rules;
}

absl::StatusOr<std::vector<spec::BoardSize>> BoardsOf(const std::string& board) {
  if (!board.empty()) {
    ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
    constexpr int kMost = enumerate::OccupancyIndex::kMaxIndexedPoints;
    if (size.points() > kMost) {
      return absl::InvalidArgumentError(absl::StrCat(
          "robust --pairs: ", size.ToString(), " has ", size.points(), " points; the limit is ",
          kMost, ", and more than 4 may take hours: hotstone robust --pairs --board 2x2"));
    }
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

std::vector<std::string> Letters(size_t from, size_t to) {
  std::vector<std::string> letters;
  for (; from < to; ++from) letters.push_back(absl::StrFormat("%4s", Letter(from)));
  return letters;
}

}  // namespace

absl::StatusOr<RobustPairsAnswer> AskRobustPairs(const RobustPairsQuestion& question,
                                                 Progress* progress) {
  ASSIGN_OR_RETURN(const auto rule_sets,
                   CollectRuleSets(question.rules.empty() ? DefaultRules() : question.rules));
  RobustPairsAnswer answer{search::ComparedRules(rule_sets), {}};
  if (answer.rules.size() < 2 || answer.rules.size() > kMostRules) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--rules names ", answer.rules.size(),
        " rules (a rule set without memory counts twice); it must name 2 to ", kMostRules));
  }
  ASSIGN_OR_RETURN(const auto boards, BoardsOf(question.board));
  for (const spec::BoardSize& size : boards) {
    for (const spec::RuleSet& rules : rule_sets) {
      RETURN_IF_ERROR(spec::RulesInReach(rules, size));
    }
  }
  search::HistoryLimits limits;
  ASSIGN_OR_RETURN(limits.bytes, MemoryLimit(question.memory));
  ASSIGN_OR_RETURN(answer.pairs, FindRulePairs(answer.rules, boards, limits, progress));
  return answer;
}

std::vector<Shown> DescribePairs(const RobustPairsAnswer& answer) {
  const auto& [rules, pairs] = answer;
  std::vector<Shown> lines;
  for (size_t i = 0; i < rules.size(); ++i) {
    for (size_t j = i + 1; j < rules.size(); ++j) {
      Shown line = Shown::Result("robust");
      for (const auto& [key, rule] : {std::pair{"a", &rules[i]}, {"b", &rules[j]}}) {
        line.Set(absl::StrCat("rules_", key), spec::RuleSetName(rule->rules))
            .Set(absl::StrCat("endless_", key),
                 Maybe(rule->end, [](End end) { return end == End::kLo ? "W" : "B"; }));
      }
      for (const char* key : {"board", "rows", "to_move", "value_a", "value_b"})
        line.Set(key, std::nullopt);
      if (const auto& first = pairs.first[i][j]; first.has_value()) {
        const TellingPosition& telling = pairs.positions[*first];
        line.Set("board", telling.position.size().ToString())
            .Set("rows", telling.position.ToRows())
            .Set("to_move", "B")
            .Set("value_a", telling.values[i])
            .Set("value_b", telling.values[j]);
      }
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

Shown Describe(const RobustPairsAnswer& answer) {
  const auto& [rules, pairs] = answer;
  Shown shown;
  std::vector<Shown> compared;
  for (size_t i = 0; i < rules.size(); ++i) {
    compared.emplace_back();
    compared.back().Say("letter", Letter(i)).Say("rules", spec::RuleSetName(rules[i].rules));
    compared.back().Say("endless", Endless(rules[i])).Line("{letter}  {rules}{endless?; {}}");
  }
  std::vector<Shown> positions;
  for (size_t n = 0; n < pairs.positions.size(); ++n) {
    const TellingPosition& telling = pairs.positions[n];
    std::vector<std::string> values;
    for (const int value : telling.values) values.push_back(absl::StrFormat("%4d", value));
    positions.emplace_back();
    positions.back()
        .Say("n", n + 1)
        .Say("board", telling.position.size().ToString())
        .Say("rows", telling.position.ToText())
        .Say("values", absl::StrJoin(values, ""))
        .Line("{n:>3}  {board:<5}  {rows:<8}{values}");
  }
  std::vector<Shown> firsts;
  for (size_t i = 0; i + 1 < rules.size(); ++i) {
    std::string row = Letter(i);
    for (size_t j = 1; j < rules.size(); ++j) {
      const auto& first = pairs.first[i][j];
      absl::StrAppendFormat(&row, "%4s",
                            j <= i              ? ""
                            : first.has_value() ? absl::StrCat(*first + 1)
                                                : "-");
    }
    firsts.emplace_back();
    firsts.back().Say("row", row).Line("{row}");
  }
  return shown.Say("rules", std::move(compared))
      .Say("letters", absl::StrJoin(Letters(0, rules.size()), ""))
      .Say("positions", std::move(positions))
      .Say("others", absl::StrJoin(Letters(1, rules.size()), ""))
      .Say("firsts", std::move(firsts))
      .Line("{rules}")
      .Line("\nPositions, Black to move, and their values for Black:")
      .Line("     board  position{letters}")
      .Line("{positions}")
      .Line("\nThe first of these positions that tells two rules apart (-: none on these boards):")
      .Line(" {others}")
      .Line("{firsts}");
}

}  // namespace hotstone::answers
