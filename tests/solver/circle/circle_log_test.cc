// A search for consistent classifications that is stopped and goes on with its log.
#include "solver/circle/circle_log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>

#include "absl/status/status.h"
#include "solver/circle/circle_search.h"
#include "tests/base/stop_at.h"
#include "tests/solver/circle/random_circle.h"

namespace hotstone::solver {
namespace {

using enumerate::kAnyCall;
using enumerate::kWithoutDisturber;
using Kind = CircleStep::Kind;

void ExpectEqual(const CircleOutcome& a, const CircleOutcome& b) {
  EXPECT_EQ(a.consistent, b.consistent);
  EXPECT_EQ(a.complete, b.complete);
  EXPECT_EQ(a.possible, b.possible);
  EXPECT_EQ(a.paradox, b.paradox);
  EXPECT_EQ(a.refuted, b.refuted);
  EXPECT_EQ(a.clauses, b.clauses);
}

// The steps that rest on an answer of Z3.
size_t Answers(const CircleLog& log) {
  return static_cast<size_t>(std::count_if(
      log.begin(), log.end(), [](const CircleStep& step) { return step.kind != Kind::kLooked; }));
}

struct Case {
  explicit Case(std::mt19937& random, int number)
      : asked{.takes = number % 2 == 0 ? size_t{6} : size_t{4},
              .all = number % 2 == 0 ? kWithoutDisturber : kAnyCall,
              .most = number % 3 == 0 ? size_t{2} : size_t{1000},
              .keep_refuted = true,
              .anew_every = 3},
        circle(random, asked.takes, asked.all) {}
  absl::StatusOr<CircleOutcome> Search(CircleLog* log, Progress* progress = nullptr) const {
    return SearchCircle(
        asked, [&](const Partial& partial) { return circle.Bounds(partial); }, progress, log);
  }
  CircleSearch asked;
  RandomCircle circle;
};

// Wherever it is stopped, it ends with the steps and the outcome of one that was not.
TEST(CircleLogTest, AStoppedSearchGoesOn) {
  std::mt19937 random(3);
  size_t stopped_among_answers = 0;
  for (int number = 0; number < 12; ++number) {
    SCOPED_TRACE(number);
    const Case one(random, number);
    CircleLog whole;
    const auto wanted = one.Search(&whole);
    ASSERT_TRUE(wanted.ok()) << wanted.status();
    for (uint64_t reports = 0; reports < wanted->images; reports += 1 + wanted->images / 6) {
      SCOPED_TRACE(reports);
      CircleLog log;
      StopAt stop(static_cast<int>(reports));
      ASSERT_TRUE(absl::IsCancelled(one.Search(&log, &stop).status()));
      ASSERT_LE(log.size(), whole.size());
      EXPECT_TRUE(std::equal(log.begin(), log.end(), whole.begin()));
      stopped_among_answers += Answers(log) % 3 != 0 ? 1 : 0;
      const auto found = one.Search(&log);
      ASSERT_TRUE(found.ok()) << found.status();
      ExpectEqual(*found, *wanted);
      EXPECT_EQ(log, whole);
    }
  }
  EXPECT_GT(stopped_among_answers, 8u);
}

// Only the premises of a paradox are looked for again.
TEST(CircleLogTest, AFinishedSearchLooksAtNoImageAgain) {
  std::mt19937 random(4);
  size_t found = 0;
  for (int number = 0; number < 24; ++number) {
    const Case one(random, number);
    CircleLog log;
    ASSERT_TRUE(one.Search(&log).ok());
    const auto again = one.Search(&log);
    ASSERT_TRUE(again.ok()) << again.status();
    if (again->consistent.empty()) continue;
    EXPECT_EQ(again->images, 0u);
    ++found;
  }
  EXPECT_GT(found, 5u);
}

TEST(CircleLogTest, StepsThatDoNotFollowAreRefused) {
  std::mt19937 random(5);
  size_t others = 0;
  for (int number = 0; number < 24; ++number) {
    const Case one(random, number);
    CircleLog log;
    ASSERT_TRUE(one.Search(&log).ok());
    const auto refused = [&](const CircleLog& forged) {
      CircleLog used = forged;
      return absl::IsDataLoss(one.Search(&used).status());
    };
    CircleLog without(log.begin() + 1, log.end());
    without.insert(without.begin(), {Kind::kNothing, {}, {}});
    EXPECT_TRUE(refused(without));
    // Another classification, among the answers for which Z3 is asked again.
    const size_t answers = Answers(log);
    for (size_t i = log.size(), from_back = 0; i-- > 0 && from_back < answers % 3;) {
      if (log[i].kind == Kind::kLooked) continue;
      ++from_back;
      if (log[i].kind != Kind::kFound) continue;
      CircleLog forged = log;
      forged[i].found[0] = forged[i].found[0] == 1 ? 2 : 1;
      EXPECT_TRUE(refused(forged));
      ++others;
    }
  }
  EXPECT_GT(others, 2u);
}

}  // namespace
}  // namespace hotstone::solver
