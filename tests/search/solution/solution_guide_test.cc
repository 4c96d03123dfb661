// Solutions guided by planes and by a bounded search; searches that are stopped, saved and resumed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <sstream>

#include "base/split_mix.h"
#include "certify/solution/solution_check.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/solution/bounded_search.h"
#include "search/solution/plane_oracle.h"
#include "search/solution/solution_search.h"
#include "tests/base/stop_at.h"

namespace hotstone::search {
namespace {

using certify::GoodUnder;
using certify::SolutionHeader;
using enumerate::Stones;

SolutionHeader GuideAsks(int cols, int rows, int at_least, GoodUnder rules = GoodUnder::kBasicKo) {
  return {.at_least = at_least,
          .rules = rules,
          .start = spec::Position(*spec::BoardSize::Create(cols, rows))};
}

SolutionPlays GuidePlays(const SolutionHeader& header) {
  const spec::BoardSize& size = header.start.size();
  return SolutionPlays(*enumerate::Grid::Create(size.cols(), size.rows()), 0, header.rules,
                       header.ends_at);
}

absl::Status GuideIsAccepted(const SolutionHeader& header, const SolutionFound& found) {
  auto reader = certify::SolutionReader::Open(
      std::make_unique<std::istringstream>(certify::SolutionText(header, found.entries)), "test");
  return reader.ok() ? certify::CheckSolution(*reader).status() : reader.status();
}

// The planes of a board for one difference, with the objects they refer to.
struct GuidePlanes {
  GuidePlanes(int cols, int rows, int at_least, bool stages)
      : index(*enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(cols, rows), 25)),
        layout(index),
        sweeps(*enumerate::PlaneSweeps::Create(
            layout, *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only")),
            {at_least, stages})) {
    EXPECT_TRUE(sweeps.Run(1, nullptr).ok());
  }
  enumerate::OccupancyIndex index;
  enumerate::PlaneLayout layout;
  enumerate::PlaneSweeps sweeps;
};

TEST(PlaneOracleTest, GuidesToWhatTheCheckerAccepts) {
  for (const bool stages : {false, true}) {
    for (const SolutionHeader& header :
         {GuideAsks(3, 3, 9), GuideAsks(4, 3, 4), GuideAsks(3, 3, 9, GoodUnder::kAnyWithBasicKo)}) {
      // In the order of the stages, the search meets a move that may be banned, and has no second
      // move.
      if (header.rules != GoodUnder::kBasicKo && stages) continue;
      const spec::BoardSize& size = header.start.size();
      const GuidePlanes planes(size.cols(), size.rows(), header.at_least, stages);
      PlaneOracle oracle(planes.sweeps, 0);
      EXPECT_EQ(oracle.HasMeasure(), stages);
      const auto found = FindSolution(header, oracle, 1 << 20, nullptr);
      ASSERT_TRUE(found.ok()) << found.status();
      EXPECT_TRUE(GuideIsAccepted(header, *found).ok()) << GuideIsAccepted(header, *found);
    }
  }
}

TEST(PlaneOracleTest, PlanesForMoreServeForLessAndForTheOtherSide) {
  const GuidePlanes planes(3, 3, 9, false);
  PlaneOracle black(planes.sweeps, 0);
  const auto less = FindSolution(GuideAsks(3, 3, 5), black, 1 << 20, nullptr);
  ASSERT_TRUE(less.ok()) << less.status();
  EXPECT_TRUE(GuideIsAccepted(GuideAsks(3, 3, 5), *less).ok());
  SolutionHeader header = GuideAsks(3, 3, 9);
  header.side = header.to_move = spec::Color::kWhite;
  PlaneOracle white(planes.sweeps, 1);
  const auto other = FindSolution(header, white, 1 << 20, nullptr);
  ASSERT_TRUE(other.ok()) << other.status();
  EXPECT_TRUE(GuideIsAccepted(header, *other).ok());
}

TEST(PlaneOracleTest, WhatIsNotForcedHasNoDistance) {
  const GuidePlanes planes(4, 3, 5, false);
  PlaneOracle oracle(planes.sweeps, 0);
  EXPECT_FALSE(oracle.Distance({0, 0, 0, 0, 0}).has_value());
  EXPECT_TRUE(
      absl::IsNotFound(FindSolution(GuideAsks(4, 3, 5), oracle, 1 << 20, nullptr).status()));
}

// Whether the side wins within this many plies, from the list of choices alone.
class PlainlyBounded {
 public:
  PlainlyBounded(const SolutionPlays& plays, int at_least) : plays_(plays), at_least_(at_least) {}

  bool Wins(const ListedPosition& position, int plies) {
    if (plies < 1) return false;
    const auto [known, is_new] = known_.try_emplace({position.key, plies}, false);
    if (!is_new) return known->second;
    bool wins = false;
    for (const SolutionChoice& choice : SolutionChoices(plays_, position, at_least_, nullptr)) {
      wins = wins ||
             std::all_of(choice.answers.begin(), choice.answers.end(),
                         [&](const OpponentAnswer& answer) { return Wins(answer.to, plies - 2); });
    }
    return known_[{position.key, plies}] = wins;
  }

 private:
  const SolutionPlays& plays_;
  int at_least_;
  std::map<std::pair<uint64_t, int>, bool> known_;
};

// If all points are asked for, it may see a win by passing late.
TEST(BoundedSearchTest, WinsWithinAsManyPliesAsPlainSearchSays) {
  for (const auto& [cols, rows, at_least] :
       {std::tuple(3, 3, 9), std::tuple(4, 2, 8), std::tuple(3, 2, 1)}) {
    const SolutionHeader header = GuideAsks(cols, rows, at_least);
    const SolutionPlays plays = GuidePlays(header);
    const auto index = *enumerate::LegalIndex::Create(plays.grid());
    PlainlyBounded plain(plays, at_least);
    BoundedSearch search(plays, {.at_least = at_least, .plies = 11, .memory = 1 << 22});
    int won = 0;
    int late = 0;
    for (uint64_t rank = 0; rank < index.size(); ++rank) {
      const Stones stones = index.Unrank(rank);
      int plies = 1;
      while (plies <= 11 && !plain.Wins(plays.Listed(stones), plies)) plies += 2;
      const auto distance = search.Distance({stones.own, stones.opp, 0, 0, 0});
      if (!distance.has_value()) {
        late += plies <= 11 ? 1 : 0;
        continue;
      }
      ++won;
      ASSERT_GE(*distance, static_cast<uint64_t>(plies)) << rank;
      late += *distance > static_cast<uint64_t>(plies) ? 1 : 0;
    }
    EXPECT_GT(won, 20);
    EXPECT_LE(late, at_least < cols * rows ? 0 : won / 10) << won;
  }
}

TEST(BoundedSearchTest, GuidesToWhatTheCheckerAcceptsEvenWithLittleMemory) {
  for (const uint64_t memory : {uint64_t{1} << 12, uint64_t{1} << 22}) {
    const SolutionHeader header = GuideAsks(4, 3, 4);
    const SolutionPlays plays = GuidePlays(header);
    BoundedSearch search(plays, {.at_least = 4, .plies = 17, .memory = memory});
    const auto found = FindSolution(header, search, 1 << 20, nullptr);
    if (memory < 1 << 20 && !found.ok())
      continue;  // it may evict what it needs, and then reports it
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_TRUE(GuideIsAccepted(header, *found).ok());
  }
}

// After a first move in the corner, at the side and in the centre of 3x3: any reply, and as many
// plies as needed.
TEST(BoundedSearchTest, TheFirstQuestionMayBeOfTheOpponentsTurn) {
  const SolutionPlays plays = GuidePlays(GuideAsks(3, 3, 9));
  PlainlyBounded plain(plays, 9);
  int won = 0;
  for (const int at : {0, 1, 4}) {
    const Stones stones{enumerate::BitAt(at), 0};
    std::vector<OpponentAnswer> answers;
    plays.Answers(stones, 0, true, answers);
    ASSERT_FALSE(answers.empty());
    int plies = 2;
    while (plies <= 10 &&
           !std::all_of(answers.begin(), answers.end(), [&](const OpponentAnswer& answer) {
             return plain.Wins(answer.to, plies - 1);
           })) {
      plies += 2;
    }
    BoundedSearch search(plays, {.at_least = 9, .plies = 10, .memory = 1 << 20});
    const auto distance = search.Distance({stones.own, stones.opp, 1, 0, 0});
    EXPECT_EQ(distance.has_value(), plies <= 10) << at;
    if (distance.has_value()) {
      ++won;
      EXPECT_EQ(*distance, static_cast<uint64_t>(plies)) << at;
    }
    EXPECT_EQ(search.failed_plies(), plies - 2) << at;
    EXPECT_GT(search.searched(), 0u);
  }
  EXPECT_EQ(won, 1);
}

TEST(BoundedSearchTest, SaysHowFarItCame) {
  const SolutionPlays plays = GuidePlays(GuideAsks(3, 3, 9));
  BoundedSearch shallow(plays, {.at_least = 9, .plies = 3, .memory = 1 << 20});
  EXPECT_FALSE(shallow.Distance({0, 0, 0, 0, 0}).has_value());
  EXPECT_EQ(shallow.failed_plies(), 3);
  EXPECT_FALSE(shallow.stopped());
  StopAt stop(0);
  const SolutionPlays large = GuidePlays(GuideAsks(5, 3, 15));
  BoundedSearch stopped(large, {.at_least = 15, .plies = 30, .memory = 1 << 20, .progress = &stop});
  EXPECT_FALSE(stopped.Distance({0, 0, 0, 0, 0}).has_value());
  EXPECT_TRUE(stopped.stopped());
  EXPECT_LT(stopped.failed_plies(), 30);
}

std::string StateOf(const SolutionSearch& search) {
  std::string state;
  StateWriter writer([&](std::string_view piece) {
    state += piece;
    return absl::OkStatus();
  });
  EXPECT_TRUE(search.Save(writer).ok());
  return state;
}

absl::Status TakeUpState(const std::string& state, SolutionSearch& search, size_t* read = nullptr) {
  size_t at = 0;
  StateReader reader([&](char* bytes, size_t count) {
    if (count > state.size() - at) return absl::InvalidArgumentError("the state ends too soon");
    std::memcpy(bytes, state.data() + at, count);
    at += count;
    return absl::OkStatus();
  });
  const absl::Status loaded = search.Load(reader);
  if (read != nullptr) *read = at;
  return loaded;
}

TEST(SolutionStateTest, StoppedAnywhereAndTakenUpItEndsInTheSameEntries) {
  for (const SolutionHeader& header :
       {GuideAsks(4, 3, 4), GuideAsks(3, 3, 9, GoodUnder::kAnyWithBasicKo)}) {
    const spec::BoardSize& size = header.start.size();
    const GuidePlanes planes(size.cols(), size.rows(), header.at_least, false);
    PlaneOracle oracle(planes.sweeps, 0);
    const auto at_once = FindSolution(header, oracle, 1 << 20, nullptr);
    ASSERT_TRUE(at_once.ok());
    int stops = 0;
    // Each part of the search gets some reports further; every state is loaded into a fresh search.
    for (const int reports : {0, 1, 7}) {
      std::string state;
      for (int part = 0;; ++part) {
        ASSERT_LT(part, 1000);
        const auto search = *SolutionSearch::Create(header, oracle, 1 << 20);
        if (part > 0) {
          size_t read = 0;
          ASSERT_TRUE(TakeUpState(state, *search, &read).ok());
          EXPECT_EQ(read, state.size());
          EXPECT_EQ(StateOf(*search), state);
        }
        StopAt stop(reports + 1);
        const auto found =
            search->Run(part == 60 ? nullptr : &stop);  // the final choice starts anew
        if (found.ok()) {
          EXPECT_EQ(found->entries, at_once->entries);
          EXPECT_EQ(found->seen, at_once->seen);
          break;
        }
        ASSERT_TRUE(absl::IsCancelled(found.status())) << found.status();
        ++stops;
        state = StateOf(*search);
      }
    }
    EXPECT_GT(stops, size.points() == 12 ? 20 : 0);
  }
}

TEST(SolutionStateTest, OfAnotherGuideItEndsInEntriesThatAreAccepted) {
  const SolutionHeader header = GuideAsks(4, 3, 4);
  const GuidePlanes planes(4, 3, 4, false);
  PlaneOracle by_planes(planes.sweeps, 0);
  const auto begun = *SolutionSearch::Create(header, by_planes, 1 << 20);
  StopAt stop(12);
  ASSERT_TRUE(absl::IsCancelled(begun->Run(&stop).status()));
  const SolutionPlays plays = GuidePlays(header);
  BoundedSearch by_search(plays, {.at_least = 4, .plies = 17, .memory = 1 << 22});
  const auto other = *SolutionSearch::Create(header, by_search, 1 << 20);
  ASSERT_TRUE(TakeUpState(StateOf(*begun), *other).ok());
  const auto found = other->Run(nullptr);
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_TRUE(GuideIsAccepted(header, *found).ok());
}

// Whatever the bytes are, reading them ends, and the result is never a list that the checker
// accepts wrongly.
TEST(SolutionStateTest, DamagedStatesAreRefusedOrHarmless) {
  const SolutionHeader header = GuideAsks(3, 3, 9);
  const GuidePlanes planes(3, 3, 9, false);
  PlaneOracle oracle(planes.sweeps, 0);
  const auto search = *SolutionSearch::Create(header, oracle, 1 << 12);
  StopAt stop(0);
  ASSERT_TRUE(absl::IsCancelled(search->Run(&stop).status()));
  const std::string good = StateOf(*search);
  int refused = 0;
  SplitMix random(11);
  for (int i = 0; i < 3000; ++i) {
    std::string state = good;
    const size_t at = random.Next() % state.size();
    if (i % 3 == 0) {
      state.resize(at);
    } else {
      state[at] = static_cast<char>(random.Next());
    }
    const auto other = *SolutionSearch::Create(header, oracle, 1 << 12);
    const absl::Status loaded = TakeUpState(state, *other);
    if (!loaded.ok()) {
      ++refused;
      EXPECT_TRUE(absl::IsInvalidArgument(loaded)) << loaded;
      continue;
    }
    StopAt enough(1 << 10);
    const auto found = other->Run(&enough);
    if (found.ok()) (void)GuideIsAccepted(header, *found);
  }
  EXPECT_GT(refused, 1000);
}

TEST(SolutionStateTest, TheCheckStopsWhenItIsTold) {
  const SolutionHeader header = GuideAsks(3, 1, 3);
  auto reader = *certify::SolutionReader::Open(
      std::make_unique<std::istringstream>(certify::SolutionText(header, {{0, 0, 1}})), "test");
  StopAt stop(0);
  EXPECT_TRUE(absl::IsCancelled(certify::CheckSolution(reader, {.progress = &stop}).status()));
}

}  // namespace
}  // namespace hotstone::search
