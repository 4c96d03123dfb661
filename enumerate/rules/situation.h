// Situations of history-free rules on bit-boards, and the moves from them: the second rendering of
// spec/rules/situation.h.
#ifndef HOTSTONE_ENUMERATE_RULES_SITUATION_H_
#define HOTSTONE_ENUMERATE_RULES_SITUATION_H_

#include <utility>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// A situation, with the stones by colour.
struct BitSituation {
  BitBoard black = 0;
  BitBoard white = 0;
  int player = 0;  // 0 Black, 1 White
  int passes = 0;
  BitBoard bans = 0;  // where hot stones forbid the player to move to play
  friend bool operator==(const BitSituation&, const BitSituation&) = default;
};

// A move: a point, or kNoPoint for a pass.
using BitMove = int;

// Calls visit(move, next, finished) for each legal move of an unfinished situation: plays in point
// order, then the pass. `next` is the situation after the move.
template <typename Visit>
void ForEachMove(const Grid& grid, const FiniteRules& rules, const BitSituation& s,
                 const Visit& visit) {
  Analysis analysis;
  Analyse(grid, s.player == 0 ? Stones{s.black, s.white} : Stones{s.white, s.black}, analysis);
  BitBoard legal = LegalPlays(grid, analysis, rules) & ~s.bans;
  for (; legal != 0; legal &= legal - 1) {
    const int at = FirstPoint(legal);
    const Resolved play = Resolve(grid, analysis, BitAt(at));
    BitSituation next{play.after.own, play.after.opp, 1 - s.player, 0, 0};
    if (s.player == 1) std::swap(next.black, next.white);
    const bool finished = EndsGame(play, rules);
    if (finished) {
      next.passes = rules.end_passes;
    } else {
      next.bans = BansAfter(grid, play, at, rules);
    }
    visit(at, next, finished);
  }
  const BitSituation next{s.black, s.white, 1 - s.player, s.passes + 1, 0};
  visit(kNoPoint, next, next.passes == rules.end_passes);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SITUATION_H_
