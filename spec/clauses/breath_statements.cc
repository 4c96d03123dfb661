#include "spec/clauses/breath_statements.h"

#include <algorithm>
#include <vector>

#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"

namespace hotstone::spec {
namespace {

// What the lasting stones of a group have in common.
struct GroupFate {
  bool dead = true;
  bool alive = true;
  bool some_by_turn = false;
  bool none_dead_or_by_turn = true;
};

GroupFate FateOfGroup(const Position& board, const std::vector<Point>& stones,
                      const BoardFates& fates) {
  GroupFate all;
  for (const Point stone : stones) {
    const StoneFate fate = fates.FateOf(board, stone);
    all.dead = all.dead && fate.Dead();
    all.alive = all.alive && fate.Alive();
    all.some_by_turn = all.some_by_turn || fate.ByTurn();
    all.none_dead_or_by_turn = all.none_dead_or_by_turn && !fate.Dead() && !fate.ByTurn();
  }
  return all;
}

}  // namespace

std::vector<Point> LastingStones(const KoPosition& position, const KoGroup& group) {
  std::vector<Point> lasting;
  std::copy_if(group.stones.begin(), group.stones.end(), std::back_inserter(lasting),
               [&](Point stone) {
                 return std::none_of(
                     position.kos.begin(), position.kos.end(), [&](const KoBetween& between) {
                       const auto& stones = between.ko.stones;
                       return std::find(stones.begin(), stones.end(), stone) != stones.end();
                     });
               });
  return lasting;
}

std::array<BreathCases, kBreathStatements.size()> JudgeBreaths(const Position& board,
                                                               const BoardFates& fates) {
  std::array<BreathCases, kBreathStatements.size()> cases{};
  const auto add = [&](size_t statement, bool holds) {
    ++cases[statement].applies;
    cases[statement].fails += holds ? 0 : 1;
  };
  for (const KoPosition& position : KoPositions(board)) {
    const KoVerdict verdict = Classify(board, position);
    bool some_by_turn = false;
    bool none_dead_or_by_turn = true;
    bool dead_side_is_dead = true;
    bool other_side_is_alive = true;
    for (const KoGroup& group : position.groups) {
      const std::vector<Point> lasting = LastingStones(position, group);
      if (lasting.empty()) continue;
      const GroupFate fate = FateOfGroup(board, lasting, fates);
      const size_t real = group.internal.size() + group.shared.size();
      if (group.alive) add(0, fate.alive);
      if (group.least_eyes >= 2) add(1, fate.alive);
      if (fate.alive && !verdict.balanced) add(2, real >= 2);
      // Outer breaths are false unless both sides are equal (ING96-G409).
      if (!verdict.balanced && real + group.ko.size() == 0) add(3, fate.dead);
      some_by_turn = some_by_turn || fate.some_by_turn;
      none_dead_or_by_turn = none_dead_or_by_turn && fate.none_dead_or_by_turn;
      if (verdict.dead == group.color) dead_side_is_dead = dead_side_is_dead && fate.dead;
      if (verdict.dead == Opponent(group.color))
        other_side_is_alive = other_side_is_alive && fate.alive;
    }
    if (verdict.ko_class == KoClass::kFighting) add(9, some_by_turn);
    if (verdict.ko_class != KoClass::kDisturbing) continue;
    if (verdict.balanced) add(4, none_dead_or_by_turn);
    if (verdict.dead.has_value()) {
      add(5, dead_side_is_dead);
      add(6, other_side_is_alive);
    }
    if (verdict.disturbing == DisturbingKind::kDisturbedLife) add(7, none_dead_or_by_turn);
    add(8, !some_by_turn);
  }
  return cases;
}

}  // namespace hotstone::spec
