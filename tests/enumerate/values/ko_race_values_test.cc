#include "enumerate/values/ko_race_values.h"

#include <gtest/gtest.h>

#include "spec/ko_race/ko_race.h"

namespace hotstone::enumerate {
namespace {

constexpr RaceInterval kOpen{-1, 1};
constexpr RaceInterval kWin{1, 1};
constexpr RaceInterval kLoss{-1, -1};

// Eyes and kos of the mover and of the opponent.
RaceEntry Entry(std::array<int, 2> eyes, std::array<int, 2> kos) {
  return {.eyes = eyes, .kos = kos};
}

bool BothBreathe(const RaceEntry& race) {
  return race.eyes[0] + race.external[0] + race.kos[0] + race.shared > 0 &&
         race.eyes[1] + race.external[1] + race.kos[1] + race.shared > 0;
}

// The entry as a race of spec/, with `mover` as the mover.
spec::KoRace InSpec(const RaceEntry& entry, spec::RaceSide mover) {
  spec::KoRace race;
  for (const size_t i : {0u, 1u}) {
    race.Of(i == 0 ? mover : spec::OtherSide(mover)) = {entry.eyes[i], entry.external[i],
                                                        entry.kos[i], entry.threats[i]};
  }
  race.shared = entry.shared;
  race.passes = entry.passes;
  race.hot = entry.hot;
  race.to_move = mover;
  return race;
}

// The two implementations have the same moves in the same order, and they lead to the same races.
TEST(KoRaceValuesTest, MovesAreThoseOfTheLaw) {
  int compared = 0;
  for (int code = 0; code < 3 * 3 * 2 * 2 * 3 * 4 * 4 * 2 * 3; ++code) {
    int rest = code;
    const auto digit = [&rest](int base) {
      const int value = rest % base;
      rest /= base;
      return value;
    };
    RaceEntry entry{
        .eyes = {digit(3), digit(3)}, .external = {digit(2), digit(2)}, .threats = {0, 1}};
    entry.shared = digit(3);
    entry.kos = {digit(4), digit(4)};
    entry.threats[0] = digit(2);
    entry.barred = digit(3);
    if (!BothBreathe(entry)) continue;
    for (const auto& [ban, hot] : {std::pair{RaceBan::kNone, spec::RaceHot::kNone},
                                   std::pair{RaceBan::kSingle, spec::RaceHot::kSingle},
                                   std::pair{RaceBan::kTwin, spec::RaceHot::kTwin},
                                   std::pair{RaceBan::kTwinTriple, spec::RaceHot::kTwinTriple}}) {
      for (int slot = 0; slot < 6; ++slot) {
        entry.passes = slot < 4 ? slot : 0;
        entry.hot = slot < 4 ? 0 : slot == 4 ? 1 : entry.kos[1];
        if (entry.hot > entry.kos[1]) continue;
        for (const spec::RaceSide mover : {spec::RaceSide::kFirst, spec::RaceSide::kSecond}) {
          spec::RaceLaw law{.hot = hot, .barred = std::nullopt, .end_passes = 4};
          if (entry.barred < 2) law.barred = entry.barred == 0 ? mover : spec::OtherSide(mover);
          const spec::KoRace race = InSpec(entry, mover);
          const std::vector<spec::RaceMove> moves = spec::RaceMoves(race, law);
          const std::vector<RaceStep> steps = RaceSteps(entry, ban, 4);
          ASSERT_EQ(moves.size(), steps.size()) << spec::RaceText(race);
          for (size_t i = 0; i < moves.size(); ++i) {
            const spec::KoRace after = spec::AfterRaceMove(race, moves[i], law);
            const RaceStep& step = steps[i];
            ++compared;
            if (after.removed.has_value()) {
              EXPECT_EQ(step.end, *after.removed == mover ? RaceStep::End::kMoverLoses
                                                          : RaceStep::End::kMoverWins);
            } else if (after.passes == 4) {
              EXPECT_EQ(step.end, RaceStep::End::kBothLive);
            } else {
              ASSERT_EQ(step.end, RaceStep::End::kNone);
              EXPECT_EQ(step.turns, after.to_move != mover);
              EXPECT_EQ(InSpec(step.next, after.to_move), after) << spec::RaceText(race);
            }
          }
        }
      }
    }
  }
  EXPECT_GT(compared, 1000000);
}

// Only eyes and kos, no threats, four passes to end: with two kos or more the single hot stone
// leaves most races to a second rule.
TEST(KoRaceValuesTest, SingleHotStonesLeaveMostRacesOpen) {
  const RaceValues values({.eyes = 1, .kos = 8}, RaceBan::kSingle);
  int open = 0;
  int closed = 0;
  for (int k = 2; k <= 8; ++k) {
    for (int a = 0; a <= k; ++a) {
      for (const int e0 : {0, 1}) {
        for (const int e1 : {0, 1}) {
          const RaceEntry race = Entry({e0, e1}, {a, k - a});
          if (!BothBreathe(race)) continue;
          const RaceInterval found = values.At(race);
          (found == kOpen ? open : closed) += 1;
          // Closed: the opponent has one breath left; or two kos and one eye against none.
          const bool last = e1 + k - a == 1;
          const bool double_ko = k == 2 && e0 + e1 == 1;
          EXPECT_EQ(found != kOpen, last || double_ko) << k << " " << a << " " << e0 << " " << e1;
          if (last) {
            EXPECT_EQ(found, kWin);
          } else if (double_ko) {
            EXPECT_EQ(found, e0 == 1 ? kWin : kLoss);
          }
        }
      }
    }
  }
  EXPECT_EQ(open, 110);
  EXPECT_EQ(closed, 30);
}

// Under twin hot stones the player to move wins all of them, including one eye against none, which
// by ING96-H5 the eyeless side loses.
TEST(KoRaceValuesTest, TwinHotStonesLetTheMoverWin) {
  const RaceValues values({.eyes = 1, .kos = 8}, RaceBan::kTwin);
  for (int k = 1; k <= 8; ++k) {
    for (int a = 0; a <= k; ++a) {
      for (const int e0 : {0, 1}) {
        for (const int e1 : {0, 1}) {
          const RaceEntry race = Entry({e0, e1}, {a, k - a});
          if (!BothBreathe(race)) continue;
          EXPECT_EQ(values.At(race), kWin) << k << " " << a << " " << e0 << " " << e1;
        }
      }
    }
  }
}

// If twins are hot only in a fight of exactly three, connecting a ko makes it two, and they are not
// twins.
TEST(KoRaceValuesTest, ConnectingEscapesFromTwinsOfATripleKo) {
  const RaceEntry none_held = Entry({1, 1}, {0, 3});
  EXPECT_EQ(RaceValues({.eyes = 1, .kos = 3}, RaceBan::kTwinTriple).At(none_held), kOpen);
  EXPECT_EQ(RaceValues({.eyes = 1, .kos = 3}, RaceBan::kTwin).At(none_held), kWin);
}

// With a side barred nothing is left open, under any hot layer.
TEST(KoRaceValuesTest, NothingIsOpenWithASideBarred) {
  for (const RaceBan ban : {RaceBan::kNone, RaceBan::kSingle, RaceBan::kTwin}) {
    const RaceValues values({.eyes = 2, .external = 1, .shared = 1, .kos = 4, .threats = 1}, ban);
    int races = 0;
    for (int code = 0; code < 3 * 3 * 2 * 2 * 2 * 5 * 5 * 2; ++code) {
      int rest = code;
      const auto digit = [&rest](int base) {
        const int value = rest % base;
        rest /= base;
        return value;
      };
      RaceEntry race{
          .eyes = {digit(3), digit(3)}, .external = {digit(2), digit(2)}, .threats = {1, 1}};
      race.shared = digit(2);
      race.kos = {digit(5), digit(5)};
      race.barred = digit(2);
      if (!BothBreathe(race) || race.kos[0] + race.kos[1] > 4) continue;
      const RaceInterval found = values.At(race);
      EXPECT_EQ(found.lo, found.hi);
      ++races;
    }
    EXPECT_GT(races, 1000);
  }
}

TEST(KoRaceValuesTest, TwoSharedLibertiesAreASeki) {
  const RaceValues values({.eyes = 1, .external = 2, .shared = 2, .kos = 1}, RaceBan::kSingle);
  EXPECT_EQ(values.At({.shared = 2}), (RaceInterval{0, 0}));
  EXPECT_EQ(values.At({.shared = 1}), kWin);
  EXPECT_EQ(values.At({.eyes = {1, 1}, .shared = 1}), (RaceInterval{0, 0}));
  EXPECT_EQ(values.At({.external = {1, 2}}), kLoss);
  EXPECT_EQ(values.At({.eyes = {1, 0}, .external = {0, 2}}), kLoss);
  EXPECT_EQ(values.At({.eyes = {1, 0}, .external = {0, 1}}), kWin);
}

}  // namespace
}  // namespace hotstone::enumerate
