// The finite questions of a board in sequence, for tests of their translations.
#ifndef HOTSTONE_TESTS_SOLVER_QUERY_FINITE_PARTS_H_
#define HOTSTONE_TESTS_SOLVER_QUERY_FINITE_PARTS_H_

#include <gtest/gtest.h>
#include <z3++.h>

#include <algorithm>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/registry.h"

namespace hotstone::solver {

// Calls `look` with each finite part of each obligation that the board has, until one fails, and
// returns their number. Bounded ones are used up to `most_bound`, and those not about boards come
// with 1x1.
template <typename Look>
int ForEachFinitePart(int cols, int rows, int most_bound, const Look& look) {
  int parts = 0;
  for (const Obligation& obligation : GameObligations()) {
    const bool without_board = obligation.scope == Scope::kBounded && !obligation.on_boards;
    if (!obligation.AskedOfBoards() && !(without_board && cols * rows == 1)) continue;
    if (obligation.objection != nullptr && !obligation.objection(cols, rows).empty()) continue;
    z3::context context;
    const int bound = std::min(obligation.bound, most_bound);
    for (const Part& part : obligation.build(context, {cols, rows, bound, "", 0})) {
      if (!part.finite) continue;
      SCOPED_TRACE(obligation.name + " " + part.name);
      ++parts;
      look(context, part);
      if (testing::Test::HasFailure()) return parts;
    }
  }
  return parts;
}

// The question asked for a part.
inline std::vector<Assertion> Denied(const Part& part) {
  std::vector<Assertion> assertions = part.assumptions;
  assertions.push_back({"denied", !part.claim.formula});
  return assertions;
}

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_QUERY_FINITE_PARTS_H_
