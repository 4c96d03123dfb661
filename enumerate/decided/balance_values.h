// What each open situation is worth if an endless play is decided by the balance of captures over its cycle.
//
// Over a whole cycle the board returns, so each colour loses as many stones as it plays, and both have equally
// many turns. Hence
//
//     White's stones lost - Black's stones lost  =  White's plays - Black's plays
//                                                =  Black's passes - White's passes
//
// and the balance of captures (stones that remove themselves count as lost) is the balance of passes: whoever
// passes more in a cycle has lost fewer stones in it. Under this rule he wins the endless play, which counts
// as the whole board, and an even cycle is a draw, which counts 0.
//
// One threshold t >= 1 at a time: one side, the attacker, wants an end worth at least t to him or a play that
// is endless and in his favour; the defender wants anything else, so that even cycles are his. On the
// situations whose interval leaves t open every other end is a matter of course (a move out of them loses at
// once for whoever makes it), so that the game left is endless, and the defender must keep the sum
//
//     + 1 for each pass of his own, - 1 for each pass of the attacker
//
// from falling for ever: a mean-payoff game, won or lost by the sign. need(s), the least sum to begin with that
// lasts for ever, is found by value iteration: after i rounds need_i(s) lasts for i moves,
//
//     need_i+1(s) = max(0, need_i(s') - weight), the least over the defender's moves, the greatest over the
//                   attacker's
//
// If need stops changing, it proves that the defender holds: he follows it, and the sum stays above 0 - need(s).
// Elsewhere a gap shows that the attacker wins: if after i rounds nobody needs just v and some need more, then
// from each of these the attacker can make the sum fall by one or more within i moves and come to another of
// them; he goes on for ever. (The need along his way falls from above v to 0 by steps of one at most and so
// meets v at some s', and what s' needs after i rounds is no less, so it is more than v.) Then those are taken
// out, with those from which the attacker reaches them, and the rounds begin anew with the rest.
//
// Ehrenfeucht and Mycielski (Positional strategies for mean payoff games, 1979) show that such a game has the
// same winner whether the whole endless play counts, or only the first cycle in which a situation comes again,
// as the players would do it. Source of the iteration: Brim, Chaloupka, Doyen, Gentilini, Raskin, Faster
// algorithms for mean-payoff games, 2011.
#ifndef HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_
#define HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/decided/open_situations.h"

namespace hotstone::enumerate {

struct BalanceValues {
  // By node, for the player to move, compensation left out: lo <= value <= hi. 0 also for an even cycle.
  std::vector<int8_t> values;
  int thresholds = 0;   // games solved
  uint64_t rounds = 0;  // of value iteration, in all
  int greatest_need = 0;
};

// Internal if two thresholds contradict each other, which would be a mistake of ours; ResourceExhausted if a need
// leaves 16 bits; Cancelled if `progress` says stop. Each round looks at all edges between situations that the
// threshold leaves open. 6 bytes a node and role.
absl::StatusOr<BalanceValues> SolveBalance(const OpenSituations& open, int points, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_
