#include "search/solution/solve_start.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

absl::StatusOr<spec::Situation> SolveStart(const spec::Position& position,
                                           const std::string& to_move, const std::string& moves) {
  const auto wrong = [](const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat("--moves: ", what));
  };
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet("basic-only"));
  const auto parsed = spec::ParseCaptionMoves(moves, position.size());
  if (!parsed.ok()) return wrong(std::string(parsed.status().message()));
  auto situation =
      spec::StartOf(rules, position, to_move == "B" ? spec::Color::kBlack : spec::Color::kWhite);
  for (const spec::Move& move : *parsed) {
    const std::string at = move.at.has_value() ? spec::PointName(*move.at) : "pass";
    if (move.player != situation.to_move)
      return wrong(absl::StrCat("the first, ", at, ", is out of turn"));
    if (IsFinished(situation, rules) || !Judge(situation, move.at, rules).legal()) {
      return wrong(absl::StrCat(at, " is not legal"));
    }
    situation = After(situation, move.at, rules);
  }
  if (situation.passes > 0 || !situation.bans.empty()) {
    return wrong(
        "the start must be without a preceding pass and without a ko that may not be retaken");
  }
  return situation;
}

}  // namespace hotstone::search
