// A deepening search against plain recursion, against intervals, and through the checker of the
// solutions that it guides to.
#include "search/deepening/deepening_search.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <sstream>
#include <string>

#include "certify/solution/solution_check.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "search/deepening/depth_solution.h"
#include "tests/base/stop_at.h"

namespace hotstone::search {
namespace {

using certify::EndsAt;
using certify::GoodUnder;
using certify::SolutionHeader;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::BitSituation;
using enumerate::FirstPoint;
using enumerate::kNoPoint;
using enumerate::Stones;

SolutionHeader TakeAll(int cols, int rows, EndsAt ends_at = EndsAt::kNextPlay) {
  return {.at_least = cols * rows,
          .rules = GoodUnder::kBasicKo,
          .ends_at = ends_at,
          .start = spec::Position(*spec::BoardSize::Create(cols, rows))};
}

SolutionPlays PlaysOf(const SolutionHeader& header) { return *SolutionPlays::Of(header); }

std::unique_ptr<DeepeningSearch> SearchOf(const SolutionPlays& plays,
                                          DeepeningSearch::Options options = {}) {
  if (options.memory == 1ull << 30) options.memory = 1 << 20;
  auto search = DeepeningSearch::Create(plays, options);
  EXPECT_TRUE(search.ok()) << search.status();
  return std::move(*search);
}

// The situations of a board with either player to move, also those in which a point is banned.
template <typename Visit>
void ForEachSituation(const SolutionPlays& plays, uint64_t step, const Visit& visit) {
  const auto index = *enumerate::LegalIndex::Create(plays.grid());
  for (uint64_t rank = 0; rank < index.size(); rank += step) {
    const Stones stones = index.Unrank(rank);
    for (const int player : {0, 1}) {
      visit(BitSituation{stones.own, stones.opp, player, 0, 0});
      const Stones mover = player == 0 ? stones : enumerate::Swapped(stones);
      enumerate::Analysis analysis;
      Analyse(plays.grid(), mover, analysis);
      for (BitBoard left = analysis.opp.atari_points; left != 0; left &= left - 1) {
        const auto play = Resolve(plays.grid(), analysis, left & (~left + 1));
        const int ko = SingleKoPoint(plays.grid(), play, FirstPoint(left));
        if (ko == kNoPoint) continue;
        const Stones after = player == 0 ? play.after : enumerate::Swapped(play.after);
        visit(BitSituation{after.own, after.opp, 1 - player, 0, BitAt(ko)});
      }
    }
  }
}

bool PlainlyReaches(const SolutionPlays& plays, Stones stones, BitBoard bans, int left);

// The same with the opponent to move.
bool PlainlyReachesAgainst(const SolutionPlays& plays, Stones stones, BitBoard bans, int left) {
  if (plays.IsEnd(stones.own)) return true;
  if (!PlainlyReaches(plays, stones, 0, left)) return false;
  const auto turn = plays.OpponentTurn(stones, bans);
  for (BitBoard points = turn.points; points != 0; points &= points - 1) {
    const int at = FirstPoint(points);
    const auto answer = Resolve(plays.grid(), turn.analysis, BitAt(at));
    if (!PlainlyReaches(plays, enumerate::Swapped(answer.after), plays.OwnerBans(answer, at), left))
      return false;
  }
  return true;
}

// Whether Black has the board within so many plays, by trying everything.
bool PlainlyReaches(const SolutionPlays& plays, Stones stones, BitBoard bans, int left) {
  if (left == 0) return false;
  if (bans == 0 && plays.IsEnd(stones.own)) return true;
  for (const auto& play : plays.OwnPlays({0, stones})) {
    if ((bans & BitAt(play.at)) != 0) continue;
    if (PlainlyReachesAgainst(plays, play.after, play.bans, left - 1)) return true;
  }
  return false;
}

constexpr GoodUnder kEachRules[] = {GoodUnder::kBasicKo, GoodUnder::kAnyWithBasicKo,
                                    GoodUnder::kAnySingleHotWithBasicKo, GoodUnder::kAny};

TEST(DeepeningSearchTest, FindsTheFewestPlays) {
  for (const GoodUnder rules : kEachRules) {
    for (const auto& [cols, rows, step, most] :
         {std::tuple(3, 2, 1, 4), std::tuple(5, 1, 1, 3), std::tuple(3, 3, 29, 3),
          std::tuple(4, 3, 31, 2)}) {
      SolutionHeader header = TakeAll(cols, rows);
      header.rules = rules;
      const SolutionPlays plays = PlaysOf(header);
      const auto search = SearchOf(plays, {.most_plays = most});
      int reached = 0;
      ForEachSituation(plays, static_cast<uint64_t>(step), [&](const BitSituation& situation) {
        if (situation.player == 1) return;
        int fewest = 1;
        while (fewest <= most &&
               !PlainlyReaches(plays, {situation.black, situation.white}, situation.bans, fewest)) {
          ++fewest;
        }
        const auto distance = search->Distance(situation);
        ASSERT_EQ(distance.has_value(), fewest <= most);
        if (!distance.has_value()) return;
        ASSERT_EQ(*distance, static_cast<uint64_t>(fewest));
        ++reached;
      });
      EXPECT_GT(reached, 10);
    }
  }
}

// The first question may have the opponent to move, with a ban or without. Where all his answers
// leave the owner a win, the distance is that of the slowest. What a search looks up later may be
// more, never less.
TEST(DeepeningSearchTest, AnswersForTheOpponentToo) {
  for (const GoodUnder rules : kEachRules) {
    SolutionHeader header = TakeAll(3, 2);
    header.rules = rules;
    const SolutionPlays plays = PlaysOf(header);
    const auto later = SearchOf(plays, {.most_plays = 5});
    ForEachSituation(plays, 1, [&](const BitSituation& situation) {
      if (situation.player == 0) later->Distance(situation);
    });
    int known = 0;
    int reached = 0;
    ForEachSituation(plays, 1, [&](const BitSituation& situation) {
      if (situation.player == 0 || plays.IsEnd(situation.black)) return;
      int slowest = 1;
      const Stones stones{situation.black, situation.white};
      while (slowest <= 5 && !PlainlyReachesAgainst(plays, stones, situation.bans, slowest))
        ++slowest;
      const auto distance =
          SearchOf(plays, {.memory = 1 << 12, .most_plays = 5})->Distance(situation);
      ASSERT_EQ(distance.has_value(), slowest <= 5);
      if (!distance.has_value()) return;
      ASSERT_EQ(*distance, static_cast<uint64_t>(slowest));
      ++reached;
      const auto looked_up = later->Known(later->NodeOf(situation), Turn::kOpponent);
      if (!looked_up.has_value()) return;
      ASSERT_GE(*looked_up, slowest);
      ++known;
    });
    EXPECT_GT(known, 20);
    EXPECT_GT(reached, 20);
  }
}

// Counts the positions with Black to move that are reached among those where the intervals force
// the board. What is missing is won by passing on a board that is not held.
std::pair<int, int> ReachedAndForced(int cols, int rows, uint64_t step) {
  const SolutionPlays plays = PlaysOf(TakeAll(cols, rows));
  const auto table = *enumerate::IntervalTable::Solve(
      plays.grid(), *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only")), {}, nullptr);
  const auto search = SearchOf(plays, {.most_plays = 12});
  int reached = 0;
  int forced = 0;
  ForEachSituation(plays, step, [&](const BitSituation& situation) {
    if (situation.player == 1) return;
    const bool is_forced = table.ForBlack(situation).lo == plays.grid().points();
    const bool is_reached = search->Distance(situation).has_value();
    EXPECT_LE(is_reached, is_forced);
    reached += is_reached;
    forced += is_forced;
  });
  return {reached, forced};
}

TEST(DeepeningSearchTest, ReachesWhatTheIntervalsForce) {
  EXPECT_EQ(ReachedAndForced(3, 2, 1), std::pair(253, 289));
  EXPECT_EQ(ReachedAndForced(5, 1, 1), std::pair(25, 35));
  EXPECT_EQ(ReachedAndForced(3, 3, 1), std::pair(7543, 7587));
  EXPECT_EQ(ReachedAndForced(4, 2, 1), std::pair(2533, 2603));
}

TEST(DeepeningSearchTest, ThreadsAndTheFirstDepthChangeNoAnswer) {
  const SolutionPlays plays = PlaysOf(TakeAll(3, 2));
  ForEachSituation(plays, 17, [&](const BitSituation& situation) {
    const auto ask = [&](const DeepeningSearch::Options& options) {
      const auto search = SearchOf(plays, options);
      const auto distance = search->Distance(situation);
      return std::pair(distance, search->failed_plays());
    };
    const auto one = ask({.memory = 1 << 12, .most_plays = 6});
    ASSERT_EQ(ask({.memory = 1 << 12, .threads = 3, .most_plays = 6}), one);
    const auto late = ask({.memory = 1 << 12, .first_plays = 6, .most_plays = 6});
    ASSERT_EQ(late.first.has_value(), one.first.has_value());
    if (one.first.has_value()) {
      ASSERT_GE(*late.first, *one.first);
    }
    ASSERT_EQ(one.second, one.first.has_value() ? std::max<int>(0, one.second) : 6);
  });
}

absl::StatusOr<std::string> SolvedText(const SolutionHeader& header,
                                       const DeepeningSearch::Options& options) {
  const SolutionPlays plays = PlaysOf(header);
  const auto search = SearchOf(plays, options);
  const BitSituation start{0, 0, header.to_move == spec::Color::kBlack ? 0 : 1, 0, 0};
  const auto distance = search->Distance(start);
  if (!distance.has_value()) return absl::NotFoundError("not reached");
  const auto found = SolutionByDepths(*search, start, std::nullopt, *distance, 1 << 20, nullptr);
  if (!found.ok()) return found.status();
  return certify::SolutionText(header, found->entries);
}

TEST(DeepeningSearchTest, WhatItGuidesToIsAccepted) {
  SolutionHeader white = TakeAll(3, 3);
  white.side = white.to_move = spec::Color::kWhite;
  SolutionHeader any = TakeAll(5, 2);
  any.rules = GoodUnder::kAny;
  SolutionHeader any_with_basic_ko = TakeAll(5, 3);  // 81 plays of the search are not needed
  any_with_basic_ko.rules = GoodUnder::kAnyWithBasicKo;
  SolutionHeader single_hot = TakeAll(5, 3);
  single_hot.rules = GoodUnder::kAnySingleHotWithBasicKo;
  for (const SolutionHeader& header :
       {TakeAll(3, 3), white, TakeAll(4, 2), TakeAll(5, 2), TakeAll(3, 1), TakeAll(5, 3), any,
        any_with_basic_ko, single_hot}) {
    for (const int threads : {1, 3}) {
      if (threads > 1 && header.rules != GoodUnder::kBasicKo) continue;
      const auto text = SolvedText(header, {.memory = 1 << 24, .threads = threads});
      ASSERT_TRUE(text.ok()) << text.status();
      auto reader =
          certify::SolutionReader::Open(std::make_unique<std::istringstream>(*text), "test");
      ASSERT_TRUE(reader.ok()) << reader.status();
      const auto checked = certify::CheckSolution(*reader);
      EXPECT_TRUE(checked.ok()) << checked.status();
    }
  }
}

// On 3x3 the centre takes everything and a corner does not; the start is listed with that play.
TEST(DeepeningSearchTest, TheFirstPlayMayBeGiven) {
  const SolutionHeader header = TakeAll(3, 3);
  const SolutionPlays plays = PlaysOf(header);
  for (const auto& play : plays.OwnPlays({})) {
    const auto search = SearchOf(plays, {.most_plays = 8});
    const auto distance = search->Distance(plays.AfterOwn(play));
    ASSERT_EQ(distance.has_value(), play.at == 4) << play.at;
    if (!distance.has_value()) continue;
    const auto found = SolutionByDepths(*search, {}, play, *distance, 1 << 20, nullptr);
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_EQ(found->entries.front().key, 0u);
    EXPECT_EQ(found->entries.front().rank, *distance + 1);
    EXPECT_EQ(found->entries.size(), found->seen);
    EXPECT_TRUE(certify::CheckSolution({header, found->entries}).ok());
  }
}

TEST(DeepeningSearchTest, AfterTheFirstPlayTheOtherPlayerIsToMove) {
  for (const spec::Color side : {spec::Color::kBlack, spec::Color::kWhite}) {
    SolutionHeader header = TakeAll(3, 3);
    header.side = side;
    const SolutionPlays plays = PlaysOf(header);
    for (const auto& play : plays.OwnPlays({}))
      EXPECT_EQ(plays.AfterOwn(play).player, 1 - plays.side());
  }
}

// Each entry is needed, and lists only what the next play does not settle.
TEST(DeepeningSearchTest, NoEntryCanBeLeftOut) {
  const SolutionHeader header = TakeAll(3, 3);
  const SolutionPlays plays = PlaysOf(header);
  const auto search = SearchOf(plays);
  const auto found =
      SolutionByDepths(*search, {}, std::nullopt, *search->Distance({}), 1 << 20, nullptr);
  ASSERT_TRUE(found.ok());
  for (size_t i = 0; i < found->entries.size(); ++i) {
    certify::Solution less{header, found->entries};
    less.entries.erase(less.entries.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(certify::CheckSolution(less).ok()) << i;
    certify::Solution held{header, found->entries};
    held.header.ends_at = EndsAt::kHeldBoard;
    EXPECT_FALSE(certify::CheckSolution(held).ok());
  }
}

// A search that begins with many plays knows of slow ways only: 11,524 entries if they stay so, and
// 5,412 if no other plays are tried.
TEST(DeepeningSearchTest, ShortSearchesMakeSmallSolutions) {
  const SolutionPlays plays = PlaysOf(TakeAll(5, 3));
  const auto search = SearchOf(plays, {.memory = 1 << 24, .first_plays = 14});
  const auto found =
      SolutionByDepths(*search, {}, std::nullopt, *search->Distance({}), 1 << 20, nullptr);
  ASSERT_TRUE(found.ok());
  EXPECT_LT(found->entries.size(), 4500u);
}

TEST(DeepeningSearchTest, AShortSearchMayGiveUp) {
  const SolutionPlays plays = PlaysOf(TakeAll(3, 3));
  const auto search = SearchOf(plays);
  const auto start = search->NodeOf({});
  EXPECT_FALSE(search->Reaches(start, Turn::kOwner, 6, 10));
  EXPECT_TRUE(search->Reaches(start, Turn::kOwner, 6));
  EXPECT_FALSE(search->stopped());
}

TEST(DeepeningSearchTest, ASmallTableWillDo) {
  EXPECT_TRUE(SolvedText(TakeAll(3, 3), {.memory = 1}).ok());
}

// Under basic ko Black cannot take all of 3x2, and White cannot take anything of 3x3.
TEST(DeepeningSearchTest, WhatCannotBeForcedIsNotReached) {
  SolutionHeader white = TakeAll(3, 3);
  white.side = spec::Color::kWhite;
  for (const SolutionHeader& header : {TakeAll(3, 2), TakeAll(2, 2), white}) {
    EXPECT_EQ(SolvedText(header, {.most_plays = 12}).status().code(), absl::StatusCode::kNotFound);
  }
}

TEST(DeepeningSearchTest, HandsOnWhatItKnows) {
  const SolutionPlays plays = PlaysOf(TakeAll(5, 3));
  const auto first = SearchOf(plays);
  const auto distance = first->Distance({0, 0, 0, 0, 0});
  ASSERT_EQ(distance, 9u);
  std::string state;
  StateWriter writer([&](std::string_view bytes) {
    state += bytes;
    return absl::OkStatus();
  });
  ASSERT_TRUE(first->Save(writer).ok());
  const auto load = [&](const std::string& bytes, DeepeningSearch& search) {
    size_t at = 0;
    StateReader reader([&](char* into, size_t count) {
      if (bytes.size() - at < count) return absl::DataLossError("cut short");
      std::copy_n(bytes.data() + at, count, into);
      at += count;
      return absl::OkStatus();
    });
    return search.Load(reader);
  };
  const auto second = SearchOf(plays, {.memory = 1 << 22});
  ASSERT_TRUE(load(state, *second).ok());
  EXPECT_EQ(second->Distance({0, 0, 0, 0, 0}), distance);
  EXPECT_LT(second->visited(), first->visited() / 2);
  EXPECT_EQ(load(state.substr(0, state.size() - 1), *second).code(), absl::StatusCode::kDataLoss);
  for (const size_t at : {0, 16}) {  // the mark of the version; what is known of the first key
    std::string other = state;
    other[at] = 0;
    EXPECT_EQ(load(other, *second).code(), absl::StatusCode::kInvalidArgument);
  }
}

TEST(DeepeningSearchTest, WritingTheSolutionStopsToo) {
  const SolutionPlays plays = PlaysOf(TakeAll(5, 3));
  const auto search = SearchOf(plays);
  const auto distance = search->Distance({});
  ASSERT_TRUE(distance.has_value());
  StopAt stop(0);
  EXPECT_EQ(SolutionByDepths(*search, {}, std::nullopt, *distance, 1 << 20, &stop).status().code(),
            absl::StatusCode::kCancelled);
  EXPECT_EQ(SolutionByDepths(*search, {}, std::nullopt, *distance, 100, nullptr).status().code(),
            absl::StatusCode::kResourceExhausted);
}

// What the table has forgotten is searched again, and that may be stopped: which is not a position
// that is lost.
TEST(DeepeningSearchTest, AStopIsNoLoss) {
  const SolutionPlays plays = PlaysOf(TakeAll(5, 3));
  const auto search = SearchOf(plays, {.memory = 1 << 11});
  const auto distance = search->Distance({});
  ASSERT_TRUE(distance.has_value());
  StopAt stop(0);
  search->ReportTo(&stop);
  EXPECT_EQ(
      SolutionByDepths(*search, {}, std::nullopt, *distance, 1 << 20, nullptr).status().code(),
      absl::StatusCode::kCancelled);
  EXPECT_TRUE(search->stopped());
}

TEST(DeepeningSearchTest, StopsWhenTold) {
  const SolutionPlays plays = PlaysOf(TakeAll(5, 3));
  StopAt stop(0);
  for (const int threads : {1, 2}) {
    const auto search = SearchOf(plays, {.memory = 1 << 16, .threads = threads});
    search->ReportTo(&stop);
    EXPECT_EQ(search->Distance({0, 0, 0, 0, 0}), std::nullopt);
    EXPECT_TRUE(search->stopped());
  }
}

}  // namespace
}  // namespace hotstone::search
