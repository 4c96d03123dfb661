// Solutions guided by proof numbers. The checker accepts them, given where lines may end.
#include "search/solution/proof_search.h"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "certify/solution/solution_check.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "search/solution/solution_search.h"
#include "search/solution/whole_board.h"
#include "tests/base/stop_at_once.h"

namespace hotstone::search {
namespace {

using certify::EndsAt;
using certify::GoodUnder;
using certify::SolutionHeader;

SolutionHeader TakeAll(int cols, int rows) {
  return {.at_least = cols * rows,
          .rules = GoodUnder::kBasicKo,
          .ends_at = EndsAt::kHeldBoard,
          .start = spec::Position(*spec::BoardSize::Create(cols, rows))};
}

SolutionPlays PlaysOf(const SolutionHeader& header) {
  const spec::BoardSize& size = header.start.size();
  return SolutionPlays(*enumerate::Grid::Create(size.cols(), size.rows()),
                       header.side == spec::Color::kBlack ? 0 : 1, header.rules, header.ends_at);
}

absl::StatusOr<std::string> SolvedText(const SolutionHeader& header, uint64_t memory) {
  const SolutionPlays plays = PlaysOf(header);
  ProofSearch search(plays, {.memory = memory});
  const auto found = FindSolution(header, search, 1 << 20, nullptr);
  if (!found.ok()) return found.status();
  return certify::SolutionText(header, found->entries);
}

absl::StatusOr<certify::SolutionChecked> CheckText(const std::string& text) {
  auto reader = certify::SolutionReader::Open(std::make_unique<std::istringstream>(text), "test");
  if (!reader.ok()) return reader.status();
  return certify::CheckSolution(*reader);
}

TEST(ProofSearchTest, WhatItGuidesToIsAccepted) {
  SolutionHeader white = TakeAll(3, 3);
  white.side = white.to_move = spec::Color::kWhite;
  for (const SolutionHeader& header :
       {TakeAll(3, 3), white, TakeAll(4, 2), TakeAll(5, 2), TakeAll(3, 1)}) {
    const auto text = SolvedText(header, 1 << 20);
    ASSERT_TRUE(text.ok()) << text.status();
    const auto checked = CheckText(*text);
    EXPECT_TRUE(checked.ok()) << checked.status();
    EXPECT_GT(checked->settled, 0u);
  }
}

TEST(ProofSearchTest, ATableOfFourEntriesWillDo) {
  const auto text = SolvedText(TakeAll(3, 3), 1);
  ASSERT_TRUE(text.ok()) << text.status();
  EXPECT_TRUE(CheckText(*text).ok());
}

// Under basic ko Black cannot take all of 3x2, and White cannot take anything of 3x3.
TEST(ProofSearchTest, WhatCannotBeForcedIsNotProved) {
  SolutionHeader white = TakeAll(3, 3);
  white.side = spec::Color::kWhite;
  for (const SolutionHeader& header : {TakeAll(3, 2), TakeAll(2, 2), white}) {
    EXPECT_EQ(SolvedText(header, 1 << 20).status().code(), absl::StatusCode::kNotFound);
  }
}

TEST(ProofSearchTest, StopsWhenTold) {
  const SolutionHeader header = TakeAll(5, 3);
  const SolutionPlays plays = PlaysOf(header);
  StopAtOnce stop;
  ProofSearch search(plays, {.memory = 1 << 16, .progress = &stop});
  EXPECT_EQ(search.Distance({0, 0, 0, 0, 0}), std::nullopt);
  EXPECT_TRUE(search.stopped());
  EXPECT_GT(search.opened(), 0u);
}

// Lines that end at held boards are refused if only settled ones may end a line; held boards are
// refused where a stone is hot.
TEST(ProofSearchTest, TheCheckerIsToldWhereLinesEnd) {
  const auto text = SolvedText(TakeAll(5, 2), 1 << 20);
  ASSERT_TRUE(text.ok());
  std::string settled = *text;
  settled.replace(settled.find("settled-board held"), 18, "settled-board yes");
  EXPECT_EQ(CheckText(settled).status().code(), absl::StatusCode::kFailedPrecondition);
  std::string any = *text;
  any.replace(any.find("rules basic-ko"), 14, "rules any");
  const auto refused = CheckText(any);
  EXPECT_EQ(refused.status().message(), "test:7:15: held requires the rules basic-ko alone");
}

// Positions of a board with the owner, Black, to move, some with a ban: everything proved is forced
// by the intervals. Counts the proved ones among the forced ones.
std::pair<int, int> ProvedAndForced(int cols, int rows, uint64_t step) {
  const SolutionHeader header = TakeAll(cols, rows);
  const SolutionPlays plays = PlaysOf(header);
  const enumerate::Grid& grid = plays.grid();
  const auto table = *enumerate::IntervalTable::Solve(
      grid, *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only")), {}, nullptr);
  const auto index = *enumerate::LegalIndex::Create(grid);
  ProofSearch search(plays, {.memory = 1 << 20});
  int proved = 0;
  int forced = 0;
  const auto ask = [&](const enumerate::BitSituation& situation) {
    const bool is_forced = table.ForBlack(situation).lo == grid.points();
    const bool is_proved = search.Distance(situation).has_value();
    EXPECT_LE(is_proved, is_forced)
        << ToSpec(enumerate::Stones{situation.black, situation.white}, header.start.size()).cells();
    proved += is_proved;
    forced += is_forced;
  };
  for (uint64_t rank = 0; rank < index.size(); rank += step) {
    const enumerate::Stones stones = index.Unrank(rank);
    ask({stones.own, stones.opp, 0, 0, 0});
    const SolutionPlays::Turn turn = plays.OpponentTurn(stones, 0);
    for (enumerate::BitBoard left = turn.points; left != 0; left &= left - 1) {
      const int at = enumerate::FirstPoint(left);
      const auto answer = Resolve(grid, turn.analysis, enumerate::BitAt(at));
      const int ko = SingleKoPoint(grid, answer, at);
      if (ko == enumerate::kNoPoint) continue;
      ask({answer.after.opp, answer.after.own, 0, 0, enumerate::BitAt(ko)});
    }
  }
  return {proved, forced};
}

// The missing ones are won by passing on a board that is not held.
TEST(ProofSearchTest, ProvesWhatTheIntervalsForce) {
  EXPECT_EQ(ProvedAndForced(3, 2, 1), std::pair(245, 289));
  EXPECT_EQ(ProvedAndForced(5, 1, 1), std::pair(24, 35));
  EXPECT_EQ(ProvedAndForced(3, 3, 1), std::pair(7519, 7587));
  EXPECT_EQ(ProvedAndForced(4, 2, 1), std::pair(2515, 2603));
  EXPECT_EQ(ProvedAndForced(4, 3, 97), std::pair(2004, 2015));
}

// White takes a stone on a board that Black would hold without the ban: the position must be
// listed.
TEST(ProofSearchTest, AHotStoneKeepsTheBoardFromBeingHeld) {
  SolutionHeader header = TakeAll(4, 3);
  header.to_move = spec::Color::kWhite;
  const SolutionPlays plays = PlaysOf(header);
  const enumerate::Grid& grid = plays.grid();
  const auto index = *enumerate::LegalIndex::Create(grid);
  int refused = 0;
  for (uint64_t rank = 0; rank < index.size() && refused < 3; ++rank) {
    const enumerate::Stones stones = index.Unrank(rank);
    if (HoldsBoard(grid, stones.own)) continue;
    const SolutionPlays::Turn turn = plays.OpponentTurn(stones, 0);
    for (enumerate::BitBoard left = turn.points; left != 0; left &= left - 1) {
      const int at = enumerate::FirstPoint(left);
      const auto answer = Resolve(grid, turn.analysis, enumerate::BitAt(at));
      const int ko = SingleKoPoint(grid, answer, at);
      if (ko == enumerate::kNoPoint || !HoldsBoard(grid, answer.after.opp) ||
          SettlesBoard(grid, answer.after.opp))
        continue;
      header.start = ToSpec(stones, header.start.size());
      ProofSearch search(plays, {.memory = 1 << 20});
      auto found = FindSolution(header, search, 1 << 16, nullptr);
      if (!found.ok()) continue;
      EXPECT_TRUE(CheckText(certify::SolutionText(header, found->entries)).ok());
      const uint64_t key = plays.Listed(enumerate::Swapped(answer.after), ko).key;
      EXPECT_EQ(std::erase_if(found->entries, [&](const auto& entry) { return entry.key == key; }),
                1u);
      EXPECT_FALSE(CheckText(certify::SolutionText(header, found->entries)).ok());
      ++refused;
    }
  }
  EXPECT_EQ(refused, 3);
}

}  // namespace
}  // namespace hotstone::search
