#include "solver/rules/chains.h"

#include <algorithm>
#include <bit>
#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::solver {

unsigned RankBits(int points) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(std::max(points - 2, 1))));
}

Ranks FreshRanks(z3::context& context, const SymbolicBoard& board, const std::string& what) {
  Ranks ranks;
  for (int p = 0; p < board.points(); ++p) {
    ranks.push_back(
        context.bv_const(absl::StrCat(what, "_", board.Name(p)).c_str(), RankBits(board.points())));
  }
  return ranks;
}

z3::expr ChainsHaveLiberties(const SymbolicBoard& board, const PointSet& stones,
                             const PointSet& empty, const Ranks& ranks, RankStep step) {
  std::vector<z3::expr> conditions;
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    std::vector<z3::expr> ways = {!stones[at]};
    for (const int neighbour : board.Neighbours(p)) {
      const auto n = static_cast<size_t>(neighbour);
      ways.push_back(empty[n]);
      ways.push_back(stones[n] && (step == RankStep::kSmaller ? z3::ult(ranks[n], ranks[at])
                                                              : z3::ule(ranks[n], ranks[at])));
    }
    conditions.push_back(AnyOf(stones[0].ctx(), ways));
  }
  return AllOf(stones[0].ctx(), conditions);
}

z3::expr IsWithoutLiberty(const SymbolicBoard& board, const PointSet& set, const PointSet& stones,
                          const PointSet& empty) {
  std::vector<z3::expr> conditions;
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    conditions.push_back(z3::implies(set[at], stones[at]));
    for (const int neighbour : board.Neighbours(p)) {
      const auto n = static_cast<size_t>(neighbour);
      conditions.push_back(z3::implies(set[at], !empty[n] && (set[n] || !stones[n])));
    }
  }
  return AllOf(set[0].ctx(), conditions);
}

z3::expr IsAllWithoutLiberty(const SymbolicBoard& board, const PointSet& set,
                             const PointSet& stones, const PointSet& empty, const Ranks& ranks,
                             RankStep step) {
  return IsWithoutLiberty(board, set, stones, empty) &&
         ChainsHaveLiberties(board, Minus(stones, set), empty, ranks, step);
}

z3::expr IsLegal(const SymbolicBoard& board, const SymbolicPosition& position, const Ranks& ranks) {
  const PointSet empty = position.Empty();
  return NoPointTwice(position) && ChainsHaveLiberties(board, position.black, empty, ranks) &&
         ChainsHaveLiberties(board, position.white, empty, ranks);
}

z3::expr IsLeastOf(const SymbolicBoard& board, const PointSet& least, const PointSet& set,
                   const Ranks& ranks) {
  std::vector<z3::expr> conditions = {z3::implies(Nonempty(set), Nonempty(least)),
                                      IsSubset(least, set)};
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    for (const int neighbour : board.Neighbours(p)) {
      const auto n = static_cast<size_t>(neighbour);
      conditions.push_back(!(least[at] && set[n] && z3::ult(ranks[n], ranks[at])));
    }
  }
  return AllOf(set[0].ctx(), conditions);
}

}  // namespace hotstone::solver
