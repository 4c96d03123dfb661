#include "spec/counting/outcome.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"

namespace hotstone::spec {

Outcome Decide(const Position& position, const RuleSet& rules) {
  const int difference = rules.scoring == Scoring::kFillIn
                             ? CountByFillingIn(position, FillInReading{}).Difference()
                             : CountArea(position).Difference();
  const int black_x2 = 2 * difference - rules.compensation_x2;
  if (black_x2 > 0) return {Color::kBlack, black_x2};
  if (black_x2 < 0) return {Color::kWhite, -black_x2};
  if (rules.tie == Tie::kBlackWins) return {Color::kBlack, 0};
  return {std::nullopt, 0};
}

std::string OutcomeText(const Outcome& outcome) {
  if (!outcome.winner.has_value()) return "draw";
  if (outcome.margin_x2 == 0) return absl::StrCat(ColorName(*outcome.winner), " wins the tie");
  return absl::StrCat(ColorName(*outcome.winner), " wins by ", HalfPoints(outcome.margin_x2));
}

}  // namespace hotstone::spec
