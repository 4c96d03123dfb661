// The search for consistent classifications, against trying them all.
#include "solver/circle/circle_search.h"

#include <gtest/gtest.h>
#include <z3++.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "tests/base/stop_at.h"
#include "tests/solver/circle/random_circle.h"

namespace hotstone::solver {
namespace {

using enumerate::kAnyCall;
using enumerate::kDisturbs;
using enumerate::kFights;
using enumerate::kWithoutDisturber;

bool Satisfies(const Partial& complete, const CircleClause& clause) {
  for (const auto& [take, calls] : clause.premises) {
    if ((complete[take] & calls) == 0) return true;
  }
  return (complete[clause.take] & clause.calls) != 0;
}

TEST(CircleSearchTest, FindsWhatTryingAllFinds) {
  std::mt19937 random(1);
  size_t none = 0, several = 0;
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    const Calls all = round % 2 == 0 ? kWithoutDisturber : kAnyCall;
    const size_t takes = round % 2 == 0 ? 6 : 4;
    const RandomCircle circle(random, takes, all);
    const auto image = [&](const Partial& partial) { return circle.Bounds(partial); };
    const std::set<Partial> known = circle.Fixpoints();
    const auto outcome = SearchCircle({.takes = takes, .all = all, .most = 1000}, image, nullptr);
    ASSERT_TRUE(outcome.ok()) << outcome.status();
    EXPECT_TRUE(outcome->complete);
    EXPECT_EQ(std::set<Partial>(outcome->consistent.begin(), outcome->consistent.end()), known);
    EXPECT_EQ(outcome->consistent.size(), known.size());

    // With fewer, all calls that are possible are still known.
    const auto few = SearchCircle({.takes = takes, .all = all, .most = 1}, image, nullptr);
    ASSERT_TRUE(few.ok()) << few.status();
    Partial possible(takes, 0);
    for (const Partial& one : known) {
      for (size_t take = 0; take < takes; ++take) possible[take] |= one[take];
    }
    EXPECT_EQ(few->possible, possible);
    EXPECT_EQ(outcome->possible, possible);
    several += known.size() > 1 ? 1 : 0;

    if (!known.empty()) continue;
    ++none;
    // Every clause of the paradox is true of all images, no classification satisfies all of them,
    // and each one is needed.
    const std::vector<Partial> every = Completions(Partial(takes, all));
    for (size_t left_out = 0; left_out <= outcome->paradox.size(); ++left_out) {
      const bool satisfied = std::any_of(every.begin(), every.end(), [&](const Partial& complete) {
        for (size_t c = 0; c < outcome->paradox.size(); ++c) {
          if (c != left_out && !Satisfies(complete, outcome->paradox[c])) return false;
        }
        return true;
      });
      EXPECT_EQ(satisfied, left_out < outcome->paradox.size());
    }
    for (const CircleClause& clause : outcome->paradox) {
      for (const Partial& complete : every) {
        Partial called = complete;
        called[clause.take] = circle.Of(complete)[clause.take];
        const bool premises_hold = std::all_of(
            clause.premises.begin(), clause.premises.end(),
            [&](const auto& premise) { return (complete[premise.first] & premise.second) != 0; });
        if (premises_hold) {
          EXPECT_NE(called[clause.take] & clause.calls, 0);
        }
      }
    }
  }
  EXPECT_GT(none, 10u);
  EXPECT_GT(several, 10u);
}

// What is kept for a second solver has no model, read again by itself, and is kept only if asked
// for.
TEST(CircleSearchTest, KeepsTheQuestionsThatHaveNoModel) {
  std::mt19937 random(2);
  for (int round = 0; round < 20; ++round) {
    SCOPED_TRACE(round);
    const RandomCircle circle(random, 4, kAnyCall);
    const auto image = [&](const Partial& partial) { return circle.Bounds(partial); };
    for (const size_t most : {size_t{1}, size_t{1000}}) {
      CircleSearch asked{.takes = 4, .all = kAnyCall, .most = most, .keep_refuted = true};
      const auto outcome = SearchCircle(asked, image, nullptr);
      ASSERT_TRUE(outcome.ok()) << outcome.status();
      if (outcome->complete) {
        EXPECT_EQ(outcome->refuted.size(), 1u);
      }
      for (const std::string& question : outcome->refuted) {
        z3::context context;
        z3::solver solver(context);
        solver.from_string(question.c_str());
        EXPECT_EQ(solver.check(), z3::unsat) << question;
      }
      asked.keep_refuted = false;
      EXPECT_TRUE(SearchCircle(asked, image, nullptr)->refuted.empty());
    }
  }
}

TEST(CircleSearchTest, WithoutTakesOneIsConsistent) {
  const auto outcome = SearchCircle(
      {.takes = 0, .all = kWithoutDisturber}, [](const Partial& partial) { return partial; },
      nullptr);
  ASSERT_TRUE(outcome.ok());
  EXPECT_EQ(outcome->consistent.size(), 1u);
  EXPECT_TRUE(outcome->complete);
}

TEST(CircleSearchTest, Stops) {
  StopAt progress(0);
  EXPECT_EQ(SearchCircle(
                {.takes = 1, .all = kWithoutDisturber},
                [](const Partial& partial) { return partial; }, &progress)
                .status()
                .code(),
            absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hotstone::solver
