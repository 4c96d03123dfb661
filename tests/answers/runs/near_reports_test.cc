// Long work asks often whether it should stop, measured in work: at most so many positions, cells
// or lines between two reports, however large the board.
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "answers/life/life_answer.h"
#include "answers/numbers/number_answers.h"
#include "answers/values/value_answer.h"
#include "tests/base/stop_at.h"

namespace hotstone::answers {
namespace {

constexpr uint64_t kMostBetween = 1 << 16;
constexpr uint64_t kMemory = uint64_t{1} << 30;

ValueQuestion EmptyBoard(const spec::BoardSize& size, const std::string& rules) {
  ValueQuestion question{{spec::Position(size), spec::Color::kBlack, 0, {}, 0},
                         *spec::ParseRuleSet(rules),
                         "1GiB",
                         40,
                         "",
                         false,
                         0};
  question.states = 100;
  return question;
}

// Each has phases of more than 10^5 steps, and phases are named, so that one that falls silent is
// missed.
TEST(NearReportsTest, LongPhasesReportOften) {
  const spec::BoardSize size = *spec::BoardSize::Create(4, 3);
  struct Work {
    std::function<bool(Progress*)> run;
    std::vector<std::string> phases;
  };
  const std::vector<Work> all = {
      {[&](Progress* p) { return AskValue(EmptyBoard(size, "basic-only"), p).ok(); },
       {"values, start", "values, sweep 1"}},
      {[&](Progress* p) { return AskValue(EmptyBoard(size, "tromp-taylor"), p).ok(); },
       {"values, start", "states with their histories"}},
      {[&](Progress* p) { return AskValue(EmptyBoard(size, "ing-1996,same=board"), p).ok(); },
       {"positions counted", "hot stones listed", "moves of remaining plays"}},
      {[&](Progress* p) {
         return AskUndetermined(size, *spec::ParseRuleSet("basic-only"), "1GiB", p,
                                [](const Shown&) {})
             .ok();
       },
       {"values, sweep 1"}},
      {[&](Progress* p) {
         return AskCount({9, 9, std::nullopt, kMemory}, p).ok();
       },
       {"border states", "cells"}},
      {[&](Progress* p) {
         return AskCount({4, 1, *spec::ParseRuleSet("aga-like"), kMemory}, p).ok();
       },
       {"games"}},
      {[&](Progress* p) {
         return AskLifeCounts(size, {*spec::ParseRuleSet("basic-only"), "1GiB"}, p).ok();
       },
       {"fates, sweep 1"}},
  };
  for (const Work& work : all) {
    StopAt never;
    EXPECT_TRUE(work.run(&never)) << work.phases[0];
    for (const std::string& phase : work.phases)
      EXPECT_EQ(never.widest().count(phase), 1u) << phase;
    for (const auto& [phase, steps] : never.widest()) EXPECT_LE(steps, kMostBetween) << phase;
  }
}

}  // namespace
}  // namespace hotstone::answers
