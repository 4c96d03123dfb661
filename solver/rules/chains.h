// Chains and liberties as formulas, by ranks.
//
// "Every chain of these stones has a liberty" is about connectedness, which a formula over single
// points cannot express. A witness can: give each stone a number, its rank, so that
//
//   each stone has an empty point next to it, or a stone of its colour next to it of smaller rank.
//
// Sound: from any stone the ranks lead downwards through stones of one chain, and cannot do so
// forever; where they end, that chain has a liberty. Complete: let the rank of a stone be its
// distance, within its chain, from the nearest stone with a liberty. A chain with a liberty has at
// most points - 1 stones, so the distances are at most points - 2, and RankBits(points) bits hold
// them. So the formula, with its ranks as new constants, has a model exactly over the positions for
// which the sentence is true. The second half requires choosing numbers and stays on paper (and is
// tested for every position on small boards).
//
// "The stones without a liberty" is a set D with a condition on each side:
//
//   D consists of whole chains and has no empty point next to it, and the stones outside D have
//   ranks.
//
// That determines D: a chain in D has no liberty by the first half, one outside D has one by the
// second.
//
// Nothing here unrolls a closure step by step: one with too few steps would prove falsehoods, and
// one with enough is slow. no_liberty.h compares the two.
//
// Where a proof descends the ranks, it begins at a stone of least rank in a finite set that is
// assumed nonempty. That stone exists, and the solver need not find it: IsLeastOf() names it.
#ifndef HOTSTONE_SOLVER_RULES_CHAINS_H_
#define HOTSTONE_SOLVER_RULES_CHAINS_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"

namespace hotstone::solver {

// One bit-vector per point, meaningful only where there is a stone.
using Ranks = std::vector<z3::expr>;

// Enough bits for 0 .. points - 2, at least one.
unsigned RankBits(int points);

// New constants: "before_rank" gives before_rank_A1, ...
Ranks FreshRanks(z3::context& context, const SymbolicBoard& board, const std::string& what);

// The condition on the rank of a neighbour that supports a stone without an empty point next to it.
// Only kSmaller is right; with kNotGreater, stones in a ring support each other.
enum class RankStep { kSmaller, kNotGreater };

// By these ranks every stone of `stones` has a path through its chain to a neighbouring point of
// `empty`.
z3::expr ChainsHaveLiberties(const SymbolicBoard& board, const PointSet& stones,
                             const PointSet& empty, const Ranks& ranks,
                             RankStep step = RankStep::kSmaller);

// `set` consists of whole chains of `stones` without a liberty, all or some of them, or none.
z3::expr IsWithoutLiberty(const SymbolicBoard& board, const PointSet& set, const PointSet& stones,
                          const PointSet& empty);

// `set` is all chains of `stones` without a liberty; the ranks witness that the others have one.
z3::expr IsAllWithoutLiberty(const SymbolicBoard& board, const PointSet& set,
                             const PointSet& stones, const PointSet& empty, const Ranks& ranks,
                             RankStep step = RankStep::kSmaller);

// No point has two stones and, by these ranks, every chain has a liberty. One rank per point serves
// both colours.
z3::expr IsLegal(const SymbolicBoard& board, const SymbolicPosition& position, const Ranks& ranks);

// If the set is nonempty, so is `least`, a subset of it, and no neighbour of a point of `least` is
// in the set with a smaller rank. For any set and ranks such a `least` exists: the points of least
// rank. So adding this to the assumptions, with `least` new constants, excludes nothing.
z3::expr IsLeastOf(const SymbolicBoard& board, const PointSet& least, const PointSet& set,
                   const Ranks& ranks);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_CHAINS_H_
