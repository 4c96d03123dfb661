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

namespace hotstone::solver {
namespace {

using enumerate::kAnyCall;
using enumerate::kDisturbs;
using enumerate::kFights;
using enumerate::kWithoutDisturber;
using Partial = std::vector<Calls>;

// All completions of a partial classification.
std::vector<Partial> Completions(const Partial& partial) {
  std::vector<Partial> all = {{}};
  for (const Calls calls : partial) {
    std::vector<Partial> longer;
    for (const Partial& one : all) {
      for (Calls call = 1; call <= calls; call = static_cast<Calls>(call << 1)) {
        if ((calls & call) == 0) continue;
        longer.push_back(one);
        longer.back().push_back(call);
      }
    }
    all = std::move(longer);
  }
  return all;
}

// A random function on classifications; each take consults two others.
class RandomCircle {
 public:
  RandomCircle(std::mt19937& random, size_t takes, Calls all) : all_(all) {
    for (size_t take = 0; take < takes; ++take) {
      consults_.push_back({random() % takes, random() % takes});
      std::vector<Calls> table;
      for (int i = 0; i < 64 * 64; ++i) {
        Calls call = 0;
        while ((call & all) == 0) call = static_cast<Calls>(1 << random() % 4);
        table.push_back(call);
      }
      tables_.push_back(std::move(table));
    }
  }

  Partial Of(const Partial& complete) const {
    Partial image;
    for (size_t take = 0; take < complete.size(); ++take) {
      const size_t a = complete[consults_[take].first];
      const size_t b = complete[consults_[take].second];
      image.push_back(tables_[take][a * 64 + b]);
    }
    return image;
  }

  Partial Bounds(const Partial& partial) const {
    Partial bounds(partial.size(), 0);
    for (const Partial& complete : Completions(partial)) {
      const Partial image = Of(complete);
      for (size_t take = 0; take < image.size(); ++take) bounds[take] |= image[take];
    }
    return bounds;
  }

  std::set<Partial> Fixpoints() const {
    std::set<Partial> fixpoints;
    for (const Partial& complete : Completions(Partial(tables_.size(), all_))) {
      if (Of(complete) == complete) fixpoints.insert(complete);
    }
    return fixpoints;
  }

 private:
  Calls all_;
  std::vector<std::pair<size_t, size_t>> consults_;
  std::vector<std::vector<Calls>> tables_;
};

bool Satisfies(const Partial& complete, const CircleClause& clause) {
  for (const auto& [take, calls] : clause.premises) {
    if ((complete[take] & calls) == 0) return true;
  }
  return (complete[clause.take] & clause.calls) != 0;
}

TEST(CircleSearchTest, FindsWhatTryingAllFinds) {
  std::mt19937 random(1);
  size_t none = 0, several = 0;
  for (int round = 0; round < 120; ++round) {
    SCOPED_TRACE(round);
    const Calls all = round % 2 == 0 ? kWithoutDisturber : kAnyCall;
    const size_t takes = round % 2 == 0 ? 6 : 4;
    const RandomCircle circle(random, takes, all);
    const auto image = [&](const Partial& partial) { return circle.Bounds(partial); };
    const std::set<Partial> known = circle.Fixpoints();
    const auto outcome = SearchCircle(takes, all, image, 1000, nullptr);
    ASSERT_TRUE(outcome.ok()) << outcome.status();
    EXPECT_TRUE(outcome->complete);
    EXPECT_EQ(std::set<Partial>(outcome->consistent.begin(), outcome->consistent.end()), known);
    EXPECT_EQ(outcome->consistent.size(), known.size());

    // With fewer, all calls that are possible are still known.
    const auto few = SearchCircle(takes, all, image, 1, nullptr);
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
      const auto outcome = SearchCircle(4, kAnyCall, image, most, nullptr, true);
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
      EXPECT_TRUE(SearchCircle(4, kAnyCall, image, most, nullptr)->refuted.empty());
    }
  }
}

TEST(CircleSearchTest, WithoutTakesOneIsConsistent) {
  const auto outcome = SearchCircle(
      0, kWithoutDisturber, [](const Partial& partial) { return partial; }, 20, nullptr);
  ASSERT_TRUE(outcome.ok());
  EXPECT_EQ(outcome->consistent.size(), 1u);
  EXPECT_TRUE(outcome->complete);
}

class StopsAtOnce final : public Progress {
 public:
  bool Report(std::string_view, uint64_t, uint64_t) override { return false; }
};

TEST(CircleSearchTest, Stops) {
  StopsAtOnce progress;
  EXPECT_EQ(SearchCircle(
                1, kWithoutDisturber, [](const Partial& partial) { return partial; }, 20, &progress)
                .status()
                .code(),
            absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hotstone::solver
