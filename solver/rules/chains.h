// Chains and liberties as formulas, by ranks.
//
// "Every chain of these stones has a liberty" speaks of connectedness, for which a formula over single points
// has no word. A witness has: give each stone a number, its rank, so that
//
//   each stone has an empty point next to it, or a stone of its colour next to it of smaller rank.
//
// Sound: from any stone the ranks lead downwards, by stones of one chain, and cannot do so for ever; where
// they end, there is a liberty of that chain. Complete: let the rank of a stone be its distance, within its
// chain, from the nearest stone with a liberty. A chain with a liberty has at most points - 1 stones, so the
// distances are at most points - 2, and RankBits(points) bits hold them. So the formula, with its ranks as
// new constants, has a model over exactly those positions of which the sentence is true. The second half is a
// statement about numbers that somebody has to choose and stays on paper (and is tested: on small boards for
// every position).
//
// "The stones without a liberty" is a set D that is told apart on both sides:
//
//   D consists of whole chains and has no empty point next to it, and the stones outside D have ranks.
//
// That determines D: a chain in D has no liberty by the first half, one outside D has one by the second.
//
// Nothing here unrolls a closure step by step: one with too few steps would prove falsehoods, and one with
// enough is slow. no_liberty.h compares the two.
//
// Where a proof goes down the ranks, it begins at a stone of least rank in a finite set that is supposed not
// to be empty. That stone exists, and the solver need not find out: IsLeastOf() names it.
#ifndef HOTSTONE_SOLVER_RULES_CHAINS_H_
#define HOTSTONE_SOLVER_RULES_CHAINS_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"

namespace hotstone::solver {

// A bit-vector a point; it means something where a stone lies.
using Ranks = std::vector<z3::expr>;

// Enough bits for 0 .. points - 2, at least one.
unsigned RankBits(int points);

// New constants: "before_rank" gives before_rank_A1, ...
Ranks FreshRanks(z3::context& context, const SymbolicBoard& board, const std::string& what);

// What a stone without an empty point next to it asks of the rank of a neighbour. Only kSmaller is right;
// with kNotGreater stones in a ring vouch for each other.
enum class RankStep { kSmaller, kNotGreater };

// By these ranks every stone of `stones` has a way to a point of `empty` next to its chain.
z3::expr ChainsHaveLiberties(const SymbolicBoard& board, const PointSet& stones, const PointSet& empty,
                             const Ranks& ranks, RankStep step = RankStep::kSmaller);

// `set` consists of whole chains of `stones` without a liberty, all or some of them, or none.
z3::expr IsWithoutLiberty(const SymbolicBoard& board, const PointSet& set, const PointSet& stones,
                          const PointSet& empty);

// `set` is all the chains of `stones` without a liberty; the ranks witness that the others have one.
z3::expr IsAllWithoutLiberty(const SymbolicBoard& board, const PointSet& set, const PointSet& stones,
                             const PointSet& empty, const Ranks& ranks, RankStep step = RankStep::kSmaller);

// No point holds two stones and, by these ranks, every chain has a liberty. One rank a point serves both
// colours.
z3::expr IsLegal(const SymbolicBoard& board, const SymbolicPosition& position, const Ranks& ranks);

// If the set has points, so has `least`, a part of it, and no point next to one of these is in the set with a
// smaller rank. Whatever the set and the ranks, there is such a `least`: the points of least rank. So adding
// this to the assumptions, with `least` new constants, takes nothing away.
z3::expr IsLeastOf(const SymbolicBoard& board, const PointSet& least, const PointSet& set,
                   const Ranks& ranks);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_CHAINS_H_
