// Solutions with free points: what they say without them is what the checker of solutions accepts,
// and nothing else is accepted.
#include "search/deepening/free_points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "certify/solution/free_records.h"
#include "certify/solution/next_play.h"
#include "certify/solution/solution_check.h"
#include "search/deepening/depth_solution.h"
#include "spec/board/chains.h"
#include "tests/base/stop_at.h"

namespace hotstone::search {
namespace {

using certify::CheckSolution;
using certify::Solution;
using certify::SolutionEntry;
using certify::SolutionHeader;
using testing::HasSubstr;

using certify::GoodUnder;

SolutionHeader From(const spec::Position& start, spec::Color side = spec::Color::kBlack,
                    GoodUnder rules = GoodUnder::kAnySingleHotWithBasicKo) {
  return {.side = side,
          .at_least = start.size().points(),
          .rules = rules,
          .ends_at = certify::EndsAt::kNextPlay,
          .start = start,
          .to_move = side};
}

Solution Solved(int cols, int rows, spec::Color side = spec::Color::kBlack,
                GoodUnder rules = GoodUnder::kAnySingleHotWithBasicKo) {
  const SolutionHeader header =
      From(spec::Position(*spec::BoardSize::Create(cols, rows)), side, rules);
  const auto plays = *SolutionPlays::Of(header);
  const auto search = *DeepeningSearch::Create(plays, {.memory = 1 << 22});
  const enumerate::BitSituation start{0, 0, side == spec::Color::kBlack ? 0 : 1, 0, {}};
  const auto distance = search->Distance(start);
  EXPECT_TRUE(distance.has_value());
  auto found = SolutionByDepths(*search, start, std::nullopt, *distance, 1'000'000, nullptr);
  EXPECT_TRUE(found.ok()) << found.status();
  return {header, std::move(found->entries)};
}

Solution Freed(const Solution& solution) {
  auto freed = WithFreePoints(solution, nullptr);
  EXPECT_TRUE(freed.ok()) << freed.status();
  return freed.ok() ? *std::move(freed) : Solution{solution.header, {}};
}

// The solution without free points that free_points_check.h speaks of.
Solution WithoutFreePoints(const Solution& freed) {
  const spec::BoardSize& size = freed.header.start.size();
  const spec::Color side = freed.header.side;
  Solution plain{freed.header, {}};
  plain.header.free_points = false;
  const auto keys = *certify::KeysOf(plain.header);
  certify::NextPlay next_play(side, freed.header.MostInside());
  std::map<uint64_t, std::pair<uint32_t, std::set<uint8_t>>> listed;
  for (const SolutionEntry& entry : freed.entries) {
    const auto known = certify::DecodedFree(entry.key, size.points(), side);
    const uint32_t full = (uint32_t{1} << size.points()) - 1;
    const uint32_t free = full & ~(known->own | known->opp | known->empty);
    for (uint32_t some = free;; some = (some - 1) & free) {
      spec::Position position(size);
      for (int i = 0; i < size.points(); ++i) {
        if ((known->own >> i & 1) != 0) position.Put(size.At(i), side);
        if (((known->opp | some) >> i & 1) != 0) position.Put(size.At(i), spec::Opponent(side));
      }
      if (spec::IsLegal(position) && next_play.Points(position) == 0) {
        const uint64_t key = keys.KeyOf(position);
        for (int symmetry = 0; symmetry < keys.symmetries(); ++symmetry) {
          if (keys.ImageNumber(position, std::nullopt, symmetry) != key) continue;
          const auto move =
              static_cast<uint8_t>(size.Index(keys.Image(symmetry, size.At(entry.move))));
          auto& [rank, moves] =
              listed.try_emplace(key, entry.rank, std::set<uint8_t>{}).first->second;
          if (entry.rank < rank) {
            rank = entry.rank;
            moves.clear();
          }
          if (entry.rank == rank) moves.insert(move);
        }
      }
      if (some == 0) break;
    }
  }
  for (const auto& [key, what] : listed) {
    for (const uint8_t move : what.second) plain.entries.push_back({key, what.first, move});
  }
  return plain;
}

constexpr std::pair<int, int> kBoards[] = {{3, 1}, {4, 2}, {5, 2}, {7, 2}, {3, 3}, {5, 3}};

void ExpectSame(GoodUnder rules) {
  for (const auto& [cols, rows] : kBoards) {
    SCOPED_TRACE(testing::Message() << cols << "x" << rows);
    const Solution solution = Solved(cols, rows, spec::Color::kBlack, rules);
    const Solution freed = Freed(solution);
    const auto checked = CheckSolution(freed);
    ASSERT_TRUE(checked.ok()) << checked.status();
    const auto before = CheckSolution(solution);
    EXPECT_EQ(checked->claim, before->claim);
    EXPECT_LE(freed.entries.size(), solution.entries.size());
    const Solution plain = WithoutFreePoints(freed);
    const auto after = CheckSolution(plain);
    EXPECT_TRUE(after.ok()) << after.status();
    EXPECT_GE(plain.entries.size(), freed.entries.size());
  }
}

TEST(FreePointsTest, SaysWhatASolutionSays) {
  ExpectSame(GoodUnder::kAnySingleHotWithBasicKo);
  ExpectSame(GoodUnder::kAnyWithBasicKo);
}

TEST(FreePointsTest, IsSmaller) {
  EXPECT_EQ(Solved(5, 3).entries.size(), 3363u);
  EXPECT_EQ(Freed(Solved(5, 3)).entries.size(), 1712u);
}

TEST(FreePointsTest, WhiteMayBeTheSide) {
  const Solution freed = Freed(Solved(5, 2, spec::Color::kWhite));
  EXPECT_TRUE(CheckSolution(freed).ok()) << CheckSolution(freed).status();
  EXPECT_TRUE(CheckSolution(WithoutFreePoints(freed)).ok());
}

// The last two records are two plays in one position. After the first record an answer that takes
// a lone stone bans one of them; after the second record, the other.
TEST(FreePointsTest, APositionMayNeedTwoPlays) {
  const Solution solution{From(*spec::Position::FromRows({"OXXXXXX..", ".OOO.X.OX"})),
                          {{409344702, 3, 16},
                           {1223898072, 3, 11},
                           {1227263865, 1, 4},
                           {1227263903, 1, 4},
                           {1227264207, 1, 4},
                           {1756133672, 2, 9},
                           {1756133672, 2, 17}}};
  ASSERT_TRUE(CheckSolution(solution).ok()) << CheckSolution(solution).status();
  for (const std::ptrdiff_t i : {5, 6}) {
    Solution lacking = solution;
    lacking.entries.erase(lacking.entries.begin() + i);
    EXPECT_FALSE(CheckSolution(lacking).ok());
  }
  const Solution freed = Freed(solution);
  EXPECT_TRUE(CheckSolution(freed).ok()) << CheckSolution(freed).status();
  EXPECT_TRUE(CheckSolution(WithoutFreePoints(freed)).ok());
}

// One thing is changed; whatever is accepted still has a solution behind it.
void ExpectNothingFalse(GoodUnder rules) {
  std::mt19937 random(1);
  int accepted = 0;
  int refused = 0;
  for (const auto& [cols, rows] : {std::pair(4, 2), std::pair(5, 2), std::pair(3, 3)}) {
    const Solution good = Freed(Solved(cols, rows, spec::Color::kBlack, rules));
    const int points = cols * rows;
    for (int round = 0; round < 1500; ++round) {
      Solution bad = good;
      SolutionEntry& entry = bad.entries[random() % bad.entries.size()];
      const uint64_t at = random() % static_cast<uint64_t>(points);
      switch (random() % 4) {
        case 0:
          entry.key |= uint64_t{3} << (2 * at);  // a free point
          break;
        case 1:
          entry.key = (entry.key & ~(uint64_t{3} << (2 * at))) | (random() % 4) << (2 * at);
          break;
        case 2:
          entry.rank = random() % 8;
          break;
        default:
          entry.move = static_cast<uint8_t>(at);
      }
      std::sort(bad.entries.begin(), bad.entries.end(),
                [](const SolutionEntry& a, const SolutionEntry& b) {
                  return std::pair(a.key, a.move) < std::pair(b.key, b.move);
                });
      if (!CheckSolution(bad).ok()) {
        ++refused;
        continue;
      }
      ++accepted;
      const auto plain = CheckSolution(WithoutFreePoints(bad));
      EXPECT_TRUE(plain.ok()) << plain.status();
    }
  }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 1000);
}

TEST(FreePointsTest, AcceptsNothingFalse) {
  ExpectNothingFalse(GoodUnder::kAnySingleHotWithBasicKo);
  ExpectNothingFalse(GoodUnder::kAnyWithBasicKo);
}

std::string Refusal(const Solution& solution) {
  return std::string(CheckSolution(solution).status().message());
}

TEST(FreePointsTest, RefusalsSayWhatIsMissing) {
  const Solution good = Freed(Solved(4, 2));
  Solution bad = good;
  bad.entries.pop_back();
  EXPECT_THAT(Refusal(bad), HasSubstr("serves, although play leads there"));
  bad = good;
  bad.entries[0].move = 200;
  EXPECT_THAT(Refusal(bad), HasSubstr("known to be empty"));
  bad = good;
  SolutionEntry& free_first = *std::find_if(bad.entries.begin(), bad.entries.end(),
                                            [](const auto& entry) { return entry.key % 4 == 3; });
  free_first.move = 0;
  EXPECT_THAT(Refusal(bad), HasSubstr("known to be empty"));
  bad = good;
  std::swap(bad.entries[0], bad.entries[1]);
  EXPECT_THAT(Refusal(bad), HasSubstr("out of order"));
  bad = good;
  bad.entries.push_back(bad.entries.back());
  EXPECT_THAT(Refusal(bad), HasSubstr("out of order"));
  bad = good;
  bad.entries.back().key |= uint64_t{1} << 40;
  EXPECT_THAT(Refusal(bad), HasSubstr("is no position"));
}

// Without records only what is held at once, or with the next play, is proved.
TEST(FreePointsTest, StartsAreJudged) {
  const auto refusal = [](const std::string& row, spec::Color to_move) {
    Solution solution = Freed(Solved(3, 1));
    solution.entries.clear();
    solution.header.start = *spec::Position::FromRows({row});
    solution.header.to_move = to_move;
    return Refusal(solution);
  };
  const auto missing = HasSubstr("serves, although play leads there");
  EXPECT_EQ(refusal("...", spec::Color::kBlack), "");
  EXPECT_EQ(refusal(".X.", spec::Color::kWhite), "");
  EXPECT_THAT(refusal("...", spec::Color::kWhite), missing);
  EXPECT_THAT(refusal(".O.", spec::Color::kBlack), missing);
  EXPECT_THAT(refusal("XO.", spec::Color::kBlack), HasSubstr("a chain without a liberty"));
}

// White takes A1 at A2, and Black would hold the board at C1. A twin may be hot there.
TEST(FreePointsTest, ANextPlayThatMayBeBannedDoesNotDo) {
  Solution solution{From(*spec::Position::FromRows({"XXX.", ".XOX", "XO.O"})), {}};
  solution.header.to_move = spec::Color::kWhite;
  solution.header.free_points = true;
  const auto may_ban = HasSubstr("a hot stone may ban the next play, which would hold the board");
  EXPECT_THAT(Refusal(solution), testing::Not(may_ban));
  solution.header.rules = GoodUnder::kAnyWithBasicKo;
  EXPECT_THAT(Refusal(solution), may_ban);
}

TEST(FreePointsTest, WhatIsNoSolutionIsRefused) {
  Solution bad = Solved(4, 2);
  bad.entries.front().rank = 0;
  EXPECT_TRUE(absl::IsFailedPrecondition(WithFreePoints(bad, nullptr).status()));
  bad = Solved(3, 1, spec::Color::kBlack, GoodUnder::kAnyWithBasicKo);
  bad.entries = {{~uint64_t{0} >> 1, 0, 1}};  // stones beyond the board
  EXPECT_TRUE(absl::IsFailedPrecondition(WithFreePoints(bad, nullptr).status()));
  bad = Solved(4, 2);
  bad.entries.clear();
  EXPECT_TRUE(absl::IsFailedPrecondition(WithFreePoints(bad, nullptr).status()));
}

// As where a hot stone may ban the next play after the listed one, which happens twice on 5x5.
TEST(FreePointsTest, AnotherPlayServesWhereTheListedOneDoesNot) {
  const Solution good = Solved(5, 3);
  int refused = 0;
  for (size_t i = 0; i < good.entries.size(); i += 300) {
    Solution bad = good;
    bad.entries[i].move = static_cast<uint8_t>((bad.entries[i].move + 1) % 15);
    const auto freed = WithFreePoints(bad, nullptr);
    EXPECT_FALSE(absl::IsInternal(freed.status())) << freed.status();
    if (CheckSolution(bad).ok() || !freed.ok()) continue;
    ++refused;
    EXPECT_TRUE(CheckSolution(*freed).ok()) << CheckSolution(*freed).status();
  }
  EXPECT_GT(refused, 0);
}

TEST(FreePointsTest, EndsWhenStopped) {
  const Solution solution = Solved(5, 3);
  StopAt stop(0);
  EXPECT_TRUE(absl::IsCancelled(WithFreePoints(solution, &stop).status()));
  EXPECT_TRUE(absl::IsCancelled(CheckSolution(Freed(solution), {.progress = &stop}).status()));
}

}  // namespace
}  // namespace hotstone::search
