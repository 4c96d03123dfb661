// The formulas of linear_ranking.h: features of situations, and a ply that must lower their sum.
#ifndef HOTSTONE_SOLVER_CYCLES_RANKING_FORMULA_H_
#define HOTSTONE_SOLVER_CYCLES_RANKING_FORMULA_H_

#include <z3++.h>

#include <optional>
#include <utility>
#include <vector>

#include "solver/cycles/linear_ranking.h"
#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/situation.h"
#include "spec/rules/situation.h"

namespace hotstone::solver {

// Numbers are signed bit-vectors of 16 bits: no sum overflows with coefficients up to +-4 and
// boards up to 19x19.
inline constexpr unsigned kRankBits = 16;

struct RankedPly {
  SymbolicSituation before;
  SituationPly step;
  std::vector<Assertion> law;             // this is a ply from a situation
  std::vector<z3::expr> features_before;  // of linear_ranking.h
  std::vector<z3::expr> features_after;
};

RankedPly MakeRankedPly(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                        const SituationMistakes& mistakes = {});

// The rank before is at least 0, and the ply finishes the game or leads to a lower rank, of at
// least 0.
z3::expr Lowers(z3::context& context, const RankedPly& ply, const LinearRanking& ranking);

// The ply of a model: the situation before it, Black to move, and its point; nothing: a pass.
std::pair<spec::Situation, std::optional<spec::Point>> PlyIn(const z3::model& model,
                                                             const SymbolicBoard& board,
                                                             const RankedPly& ply);

// The ply of a model, played by spec/ from the same situation, with its passes and bans. It replays
// if it is legal there and neither finishes the game nor lowers the ranking. If it does one of
// these, it replays if it leaves a ban where BansAreWherePlaysLeaveThem() allows none.
Decoded DecodedPly(const SymbolicBoard& board, const spec::RuleSet& rules,
                   const LinearRanking& ranking, const RankedPly& ply, const z3::model& model);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_RANKING_FORMULA_H_
