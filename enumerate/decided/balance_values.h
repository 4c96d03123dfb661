// The value of each open situation if the balance of captures over its cycle decides an endless
// play.
//
// Over a whole cycle the board returns, so each colour loses as many stones as it plays, and both
// have equally many turns. Hence
//
//     White's stones lost - Black's stones lost  =  White's plays - Black's plays
//                                                =  Black's passes - White's passes
//
// and the balance of captures (stones that remove themselves count as lost) is the balance of
// passes: the player who passes more in a cycle has lost fewer stones in it. Under this rule that
// player wins the endless play, which counts as the whole board. An even cycle is a draw, which
// counts 0.
//
// Each threshold t >= 1 is solved separately. One side, the attacker, wants an end worth at least t
// to the attacker or an endless play in the attacker's favour; the defender wants anything else, so
// even cycles are the defender's. On the situations whose interval leaves t open, every other end
// is decided (a move out of them loses at once for the player who makes it). So the remaining game
// is endless, and the defender must keep the sum
//
//     + 1 for each pass of the defender, - 1 for each pass of the attacker
//
// from falling for ever: a mean-payoff game, won or lost by the sign. need(s), the least initial
// sum that lasts for ever, is found by value iteration: after i rounds need_i(s) lasts for i moves,
//
//     need_i+1(s) = max(0, need_i(s') - weight), the least over the defender's moves, the greatest
//                   over the attacker's
//
// If need stops changing, it proves that the defender holds: the defender follows it, and the sum
// stays above 0 - need(s). Elsewhere a gap shows that the attacker wins. Suppose that after i
// rounds no situation needs exactly v and some need more. Then from each of these the attacker can
// make the sum fall by one or more within i moves and reach another of them, and so on for ever.
// (The need along the attacker's way falls from above v to 0 by steps of at most one and so equals
// v at some s', and the need of s' after i rounds is no less, so it is more than v.) These
// situations are removed, together with those from which the attacker reaches them, and the rounds
// restart with the rest.
//
// Ehrenfeucht and Mycielski (Positional strategies for mean payoff games, 1979) show that such a
// game has the same winner whether the whole endless play counts or only the first cycle that
// repeats a situation, as in actual play. Source of the iteration: Brim, Chaloupka, Doyen,
// Gentilini, Raskin, Faster algorithms for mean-payoff games, 2011.
#ifndef HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_
#define HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/decided/open_situations.h"

namespace hotstone::enumerate {

struct BalanceValues {
  // By node, for the player to move, without compensation: lo <= value <= hi. 0 also for an even
  // cycle.
  std::vector<int8_t> values;
  int thresholds = 0;   // games solved
  uint64_t rounds = 0;  // of value iteration, in total
  int greatest_need = 0;
};

// Internal if two thresholds contradict each other, which would be a bug of ours; ResourceExhausted
// if a need exceeds 16 bits; Cancelled if `progress` says stop. Each round examines all edges
// between situations that the threshold leaves open. 6 bytes a node and role.
absl::StatusOr<BalanceValues> SolveBalance(const OpenSituations& open, int points,
                                           Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_BALANCE_VALUES_H_
