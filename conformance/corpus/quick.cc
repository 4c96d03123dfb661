#include "conformance/corpus/quick.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/tactics.h"
#include "formats/case/case_writer.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {

absl::StatusOr<Cases> QuickCases(const spec::RuleSet& rules, uint64_t seed, Coverage& coverage,
                                 Progress* progress) {
  // The smaller boards, in the order that the core shapes use them.
  constexpr std::array<size_t, 4> kTurns = {2, 0, 3, 1};
  const std::vector<spec::BoardSize>& boards = TacticBoards();
  Cases cases;
  size_t number = 0;
  size_t core = 0;
  const auto add = [&](const TacticShape& shape, size_t board, size_t variant) {
    auto made = MakeTacticCase(shape, rules, boards[board], variant, seed, coverage);
    if (!made.has_value()) return false;
    cases.push_back(std::move(made->value));
    if (shape.name != "ko") return true;
    auto next = MakeNewGameCase(cases.back(), coverage);
    if (next.has_value()) cases.push_back(*std::move(next));
    return true;
  };
  for (const TacticShape& shape : TacticShapes()) {
    if (!KeepGoing(progress, "quick", number, 0)) return absl::CancelledError("interrupted");
    if (shape.use == TacticUse::kCorpus) continue;
    if (shape.use == TacticUse::kCore || shape.use == TacticUse::kBoth) {
      // The next smaller board on which it fits.
      for (size_t tried = 0; tried < kTurns.size(); ++tried) {
        const size_t board = kTurns[(core + tried) % kTurns.size()];
        if (!add(shape, board, (number + 1) % 2)) continue;
        // Either colour over a whole board: White's game begins with a pass, Black's does not.
        if (shape.place == TacticPlace::kWhole) add(shape, board, number % 2);
        break;
      }
      ++core;
    }
    add(shape, boards.size() - 1, number % 2);
    if (shape.use == TacticUse::kBoth) add(shape, boards.size() - 1, (number + 1) % 2);
    ++number;
  }
  if (auto made = MakeChainsCase(rules, boards.back(), coverage)) {
    cases.push_back(*std::move(made));
  }
  for (const spec::BoardSize& board : {boards.front(), boards.back()}) {
    for (auto& made : MakeSuperkoCases(rules, board, false, coverage)) {
      cases.push_back(std::move(made));
    }
  }
  for (auto& made : MakeStripesCases(rules, boards.back(), coverage))
    cases.push_back(std::move(made));
  for (const auto& [board, stones] : {std::pair<size_t, int>{2, 2}, {boards.size() - 1, 9}}) {
    auto made = MakeHandicapCase(stones, rules, boards[board], coverage);
    if (made.has_value()) cases.push_back(*std::move(made));
  }
  return cases;
}

std::string QuickFileName(const spec::RuleSet& rules) {
  std::string name = spec::RuleSetName(rules);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ',' || c == '=' || c == '+'; }, '-');
  return name + ".jsonl";
}

bool IsPlayedByPrograms(const spec::RuleSet& rules) {
  if (rules.hot == spec::HotLayer::kBasic) return rules.cycle.empty();
  if (rules.hot != spec::HotLayer::kNone || !rules.cycle.Only().has_value()) return false;
  const spec::CycleTraits traits = spec::TraitsOf(rules.cycle);
  return traits.superko && traits.by_result;
}

Cases JudgementCases(const Cases& cases, bool compensation) {
  Cases plain = cases;
  for (formats::Case& c : plain) {
    spec::RuleSet varied;
    varied.handicap = c.rules.handicap;
    if (compensation) varied.compensation_x2 = c.rules.compensation_x2;
    c.rules = varied;
    c.id.clear();
    c.source.clear();
  }
  return plain;
}

Cases TellsApart(const Cases& cases, const Cases& first) {
  std::set<std::string> known;
  for (const formats::Case& c : JudgementCases(first, false)) known.insert(formats::WriteCase(c));
  const Cases plain = JudgementCases(cases, false);
  Cases apart;
  for (size_t i = 0; i < cases.size(); ++i) {
    if (known.count(formats::WriteCase(plain[i])) == 0) apart.push_back(cases[i]);
  }
  return apart;
}

}  // namespace hotstone::conformance
