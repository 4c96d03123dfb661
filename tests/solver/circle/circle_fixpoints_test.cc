// Consistent classifications found on the graph of cells, computed again from nothing by the plain
// law.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "enumerate/circle/circle.h"
#include "solver/circle/circle_search.h"
#include "tests/enumerate/circle/plain_circle.h"

namespace hotstone::solver {
namespace {

using enumerate::AskedWhen;
using enumerate::Circle;
using enumerate::CircleGame;
using enumerate::CircleReading;
using enumerate::NotSettled;

enum class Expected { kNone, kOne, kSeveral };

// Searches, and returns how many of the classifications found were computed again.
size_t CheckCircle(int cols, int rows, const CircleReading& reading, Expected expected,
                   size_t most) {
  SCOPED_TRACE(testing::Message() << cols << "x" << rows << " "
                                  << NotSettledName(reading.not_settled) << " "
                                  << AskedWhenName(reading.when) << " " << reading.second_rule);
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  const CircleGame game = *CircleGame::Create(*enumerate::Grid::Create(cols, rows),
                                              *enumerate::FiniteRules::From(rules), nullptr);
  const Circle circle(game, reading);
  const auto outcome = SearchCircle(
      {.takes = circle.takes(), .all = circle.all(), .most = most},
      [&](const std::vector<Calls>& calls) { return circle.Image(calls); }, nullptr);
  EXPECT_TRUE(outcome.ok()) << outcome.status();
  const size_t found = outcome->consistent.size();
  EXPECT_EQ(found == 0   ? Expected::kNone
            : found == 1 ? Expected::kOne
                         : Expected::kSeveral,
            expected);
  EXPECT_EQ(outcome->paradox.empty(), found > 0);
  size_t checked = 0;
  for (const std::vector<Calls>& calls : outcome->consistent) {
    if (checked == 3) break;
    enumerate::PlainCircle plain(game, rules, calls);
    EXPECT_EQ(plain.Image(reading), calls);
    ++checked;
  }
  return checked;
}

TEST(CircleFixpointsTest, OfThreeByTwo) {
  for (const bool second_rule : {false, true}) {
    for (const NotSettled not_settled : {NotSettled::kUnsettled, NotSettled::kDecides}) {
      CheckCircle(3, 2, {not_settled, AskedWhen::kBefore, second_rule}, Expected::kSeveral, 100);
      CheckCircle(3, 2, {not_settled, AskedWhen::kAfter, second_rule}, Expected::kOne, 100);
      CheckCircle(3, 2, {not_settled, AskedWhen::kEither, second_rule}, Expected::kOne, 100);
    }
    for (const AskedWhen when : {AskedWhen::kBefore, AskedWhen::kAfter, AskedWhen::kEither})
      CheckCircle(3, 2, {NotSettled::kOpen, when, second_rule}, Expected::kSeveral, 100);
  }
}

// Hot stones alone: either a ko fights exactly if it does not, or the classes fulfil themselves.
TEST(CircleFixpointsTest, OfThreeByThreeWithHotStonesAlone) {
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kBefore, false}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kAfter, false}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kEither, false}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kDecides, AskedWhen::kAfter, false}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kDecides, AskedWhen::kEither, false}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kOpen, AskedWhen::kBefore, false}, Expected::kSeveral, 2);
}

// With both rules the definition has one meaning, if hanging life is open and the question is asked
// after the take.
TEST(CircleFixpointsSlow, OfThreeByThreeWithBothRules) {
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kAfter, true}, Expected::kOne, 2);
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kEither, true}, Expected::kOne, 2);
  CheckCircle(3, 3, {NotSettled::kUnsettled, AskedWhen::kBefore, true}, Expected::kSeveral, 2);
  CheckCircle(3, 3, {NotSettled::kDecides, AskedWhen::kAfter, true}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kDecides, AskedWhen::kEither, true}, Expected::kNone, 2);
  CheckCircle(3, 3, {NotSettled::kOpen, AskedWhen::kAfter, true}, Expected::kSeveral, 2);
}

}  // namespace
}  // namespace hotstone::solver
