// Where a game may go over to a robust solution, whatever has been played before.
//
// A robust solution (certify/solution) lists positions with its side, the owner, to move. Its
// theorem (solution_check.h) is about a game that starts there. A game with a past differs in one
// thing: a rule of repetition may also forbid the owner a play because of what came before.
//
// Lemma. Let the owner be to move in a listed position of rank r, with a listed move that the law
// permits now. If no position that was on the board before is made by the play of a record of rank
// r or less, then he forces the solution's area difference from here.
//
// Proof. The first move is legal, as said. By the theorem's part (4) no later play of the owner
// makes a position that was on the board since this moment, and by the condition none that was
// there before. So each makes a position that was never on the board, and no rule of repetition
// under which the solution is valid forbids it (strategy_list.h has that lemma; RobustUnder
// excludes cycle_colour=either and same=fight). What makes stones hot is the opponent's last ply,
// which the theorem considers; its part (1) for single hot stones needs that the owner does not
// restore the position before the opponent's ply, which was on the board. More rules that bind the
// opponent take moves away from him. Passes before this moment matter only if they end the game or
// restrict a paused one: the owner passes only with the area that he needs, resume=dispute is
// refused, and a move of the opponent that ends the game is for the caller to judge. Ranks fall as
// before, so all records that he follows from here have rank r or less, and the game ends.
#ifndef HOTSTONE_CERTIFY_AREA_ROBUST_LEAVES_H_
#define HOTSTONE_CERTIFY_AREA_ROBUST_LEAVES_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/solution/position_key.h"
#include "certify/solution/solution.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

class RobustLeaves {
 public:
  // FailedPrecondition if the solution is refused, or its lines may end before the game does;
  // Unimplemented if it does not hold under these rules, if it lists positions up to symmetry, or
  // under resume=dispute. O(entries x points^2 x log).
  static absl::StatusOr<RobustLeaves> Create(Solution solution, const spec::RuleSet& rules);

  const SolutionHeader& header() const { return solution_.header; }
  uint64_t entries() const { return solution_.entries.size(); }

  // Whether the owner, who is to move, may follow the solution from here. `earlier` has the cells
  // of all positions since the start of the game, with this one. FailedPrecondition with the reason
  // and the situation if not. O(earlier x log entries).
  absl::Status Cover(const spec::Game& game, const std::vector<std::string>& earlier) const;

 private:
  RobustLeaves(Solution solution, PositionKeys keys)
      : solution_(std::move(solution)), keys_(std::move(keys)) {}

  // The records of a key, from its first; empty if it is not listed.
  std::vector<SolutionEntry> Listed(uint64_t key) const;
  Solution solution_;
  PositionKeys keys_;
  std::map<std::string, uint32_t> least_rank_;  // of a record whose play makes these cells
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_AREA_ROBUST_LEAVES_H_
