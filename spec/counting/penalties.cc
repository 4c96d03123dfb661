#include "spec/counting/penalties.h"

#include <cstdlib>

#include "spec/board/position.h"
#include "spec/counting/area.h"

namespace hotstone::spec {

int WhiteAwardX2(const RuleSet& rules, const Penalties& penalties) {
  return rules.compensation_x2 + 2 * penalties.black - 2 * penalties.white;
}

Outcome DecideWithPenalties(const Position& position, const RuleSet& rules,
                            const Penalties& penalties) {
  RuleSet with_penalties = rules;
  with_penalties.compensation_x2 = WhiteAwardX2(rules, penalties);
  return Decide(position, with_penalties);
}

AwardStones InStones(int points_x2) {
  constexpr int kStoneX2 = 2 * 2;
  return {std::abs(points_x2) / kStoneX2, std::abs(points_x2) % kStoneX2};
}

FilledWithAwards FillInWithAwards(const Position& position, int black, int white,
                                  FillInReading reading) {
  Area area = CountArea(position);
  const int set = StoneSet(position.size());
  const bool stones = area.black_stones + black <= set && area.white_stones + white <= set;
  const bool spaces = black <= area.white_spaces && white <= area.black_spaces;
  if (!stones || !spaces) return {false, CountByFillingIn(position, reading)};
  // The stones are on the board and out of the bowl; the points below them are no longer spaces.
  area.black_stones += black;
  area.white_stones += white;
  area.black_spaces -= white;
  area.white_spaces -= black;
  return {true, FillInAreas(area, set, reading)};
}

}  // namespace hotstone::spec
