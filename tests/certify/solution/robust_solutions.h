// Solutions under every repetition rule whose lines end with the game, for tests.
#ifndef HOTSTONE_TESTS_CERTIFY_SOLUTION_ROBUST_SOLUTIONS_H_
#define HOTSTONE_TESTS_CERTIFY_SOLUTION_ROBUST_SOLUTIONS_H_

#include <gtest/gtest.h>

#include <string>

#include "certify/solution/solution_check.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {

inline SolutionHeader Robustly(spec::Color side, int at_least, const spec::Position& start) {
  return {.side = side,
          .at_least = at_least,
          .rules = GoodUnder::kAnySingleHot,
          .ends_at = EndsAt::kGameEnd,
          .start = start,
          .images = SolutionImages::kEach};
}

// Black takes all of 3x1: B1, and then he passes. A key is four times the position's base-3 number.
inline Solution OnThreePoints() {
  return {Robustly(spec::Color::kBlack, 3, EmptyBoard(3, 1)), {{0, 1, 1}, {12, 0, kSolutionPass}}};
}

// The first line of the checker's message.
inline std::string Said(const Solution& robust) {
  const auto checked = CheckSolution(robust);
  if (checked.ok()) return "accepted";
  EXPECT_EQ(checked.status().code(), absl::StatusCode::kFailedPrecondition) << checked.status();
  const std::string message(checked.status().message());
  return message.substr(0, message.find('\n'));
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_TESTS_CERTIFY_SOLUTION_ROBUST_SOLUTIONS_H_
