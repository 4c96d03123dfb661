// The classes of spec/ko_race/ko_race_class.h against the values of all small races: the
// classification must hold, and its provisos are shown to be needed.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>

#include "enumerate/values/ko_race_values.h"
#include "spec/ko_race/ko_race_class.h"

namespace hotstone::enumerate {
namespace {

using spec::RaceKind;
using spec::RaceSide;

constexpr RaceInterval kBothLive{0, 0};

spec::RaceClass ClassOf(const RaceEntry& entry) {
  spec::KoRace race;
  for (const size_t i : {0u, 1u}) {
    race.groups[i] = {entry.eyes[i], entry.external[i], entry.kos[i], entry.threats[i]};
  }
  race.shared = entry.shared;
  return spec::ClassifyRace(race);
}

// Calls `visit` with each quiet race within the bounds in which both sides have a liberty.
void ForEachRace(const RaceBounds& bounds, const std::function<void(const RaceEntry&)>& visit) {
  RaceEntry race;
  for (race.eyes[0] = 0; race.eyes[0] <= bounds.eyes; ++race.eyes[0]) {
    for (race.eyes[1] = 0; race.eyes[1] <= bounds.eyes; ++race.eyes[1]) {
      for (race.external[0] = 0; race.external[0] <= bounds.external; ++race.external[0]) {
        for (race.external[1] = 0; race.external[1] <= bounds.external; ++race.external[1]) {
          for (race.shared = 0; race.shared <= bounds.shared; ++race.shared) {
            for (race.kos[0] = 0; race.kos[0] <= bounds.kos; ++race.kos[0]) {
              for (race.kos[1] = 0; race.kos[0] + race.kos[1] <= bounds.kos; ++race.kos[1]) {
                for (race.threats[0] = 0; race.threats[0] <= bounds.threats; ++race.threats[0]) {
                  for (race.threats[1] = 0; race.threats[1] <= bounds.threats; ++race.threats[1]) {
                    const auto breaths = [&race](size_t i) {
                      return race.eyes[i] + race.external[i] + race.shared + race.kos[i];
                    };
                    if (breaths(0) > 0 && breaths(1) > 0) visit(race);
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

int NotByKos(const RaceEntry& race, size_t i) {
  return race.eyes[i] + race.external[i] + race.shared;
}

void CheckClasses(const RaceBounds& bounds) {
  const RaceValues single(bounds, RaceBan::kSingle);
  const RaceValues twin(bounds, RaceBan::kTwin);
  std::map<RaceKind, int> met;
  ForEachRace(bounds, [&](const RaceEntry& race) {
    const spec::RaceClass found = ClassOf(race);
    ++met[found.kind];
    const RaceInterval alone = single.At(race);
    const RaceInterval twins = twin.At(race);
    // Under twin hot stones no value needs a second rule, whatever the class.
    EXPECT_EQ(twins.lo, twins.hi);
    switch (found.kind) {
      case RaceKind::kNoKo:
        EXPECT_EQ(alone.lo, alone.hi);
        EXPECT_EQ(alone, twins);
        break;
      case RaceKind::kDisturbedLife:
        EXPECT_EQ(alone, kBothLive);
        break;
      case RaceKind::kDisturbedDeath: {
        // The disturber is removed if endless play counts against him, unless he fills the last eye
        // at once.
        const bool moves = *found.disturber == RaceSide::kFirst;
        const size_t dead = moves ? 0 : 1;
        const bool last_eye =
            moves && race.eyes[1] == 1 && race.kos[1] + race.external[1] + race.shared == 0;
        EXPECT_EQ(moves ? alone.lo : alone.hi, last_eye ? 1 : moves ? -1 : 1) << dead;
        break;
      }
      case RaceKind::kCoexistence:
      case RaceKind::kUnclassified:
      case RaceKind::kFighting:
        break;
    }
    // Equal eyes, no threats, twin hot stones: kos do not matter.
    const int inner = race.eyes[0] + race.shared;
    if (race.eyes[0] == race.eyes[1] && race.threats[0] + race.threats[1] == 0) {
      if (inner <= 1) {
        const bool wins = NotByKos(race, 0) >= NotByKos(race, 1) || NotByKos(race, 1) <= 1;
        EXPECT_EQ(twins.lo, wins ? 1 : -1);
      } else if (race.external[0] == race.external[1]) {
        EXPECT_EQ(twins, kBothLive);
      }
    }
  });
  EXPECT_EQ(met.size(), 6u);
}

TEST(RaceClassValuesTest, ClassesAreSound) {
  CheckClasses({.eyes = 2, .external = 2, .shared = 2, .kos = 5, .threats = 1});
}

TEST(RaceClassValuesSlow, ClassesAreSoundUpToEightKos) {
  CheckClasses({.eyes = 2, .external = 3, .shared = 3, .kos = 8, .threats = 1});
}

// The value for the player to move if endless play counts against the player who first took. Before
// the first take nothing can cycle; afterwards it is one end of the interval.
class StarterPays {
 public:
  explicit StarterPays(const RaceBounds& bounds) : values_(bounds, RaceBan::kSingle) {}

  int At(const RaceEntry& race) {
    const std::array<int, 11> key = {race.eyes[0], race.eyes[1], race.external[0], race.external[1],
                                     race.kos[0],  race.kos[1],  race.threats[0],  race.threats[1],
                                     race.shared,  race.passes,  race.hot};
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    int best = -1;
    for (const RaceStep& step : RaceSteps(race, RaceBan::kSingle, 4)) {
      int value = 0;
      if (step.end == RaceStep::End::kMoverWins) {
        value = 1;
      } else if (step.end == RaceStep::End::kMoverLoses) {
        value = -1;
      } else if (step.end == RaceStep::End::kNone) {
        const bool take = step.turns && step.next.kos[1] == race.kos[0] + 1;
        value = take ? -values_.At(step.next).hi : step.turns ? -At(step.next) : At(step.next);
      }
      best = std::max(best, value);
    }
    known_[key] = best;
    return best;
  }

 private:
  RaceValues values_;
  std::map<std::array<int, 11>, int> known_;
};

// All counts equal: both live exactly where the table says coexistence; where it says unclassified
// they live unless the player to move has more threats; where it says fighting he wins.
void CheckBalance(const RaceBounds& bounds) {
  StarterPays starter_pays(bounds);
  std::map<RaceKind, int> met;
  ForEachRace(bounds, [&](const RaceEntry& race) {
    if (race.eyes[0] != race.eyes[1] || race.eyes[0] > 1 || race.external[0] != race.external[1])
      return;
    if (race.kos[0] != race.kos[1] || race.kos[0] == 0) return;
    const RaceKind kind = ClassOf(race).kind;
    ++met[kind];
    const bool more = race.threats[0] > race.threats[1];
    const int expected = kind == RaceKind::kCoexistence        ? 0
                         : kind == RaceKind::kFighting || more ? 1
                                                               : 0;
    EXPECT_EQ(starter_pays.At(race), expected) << spec::RaceKindName(kind);
  });
  EXPECT_EQ(met.size(), 3u);
}

TEST(RaceClassValuesTest, BalancedRacesCoexistIfTheStarterPays) {
  CheckBalance({.eyes = 1, .external = 2, .shared = 2, .kos = 6, .threats = 1});
}

TEST(RaceClassValuesSlow, BalancedRacesCoexistUpToEightKos) {
  CheckBalance({.eyes = 1, .external = 3, .shared = 4, .kos = 8, .threats = 2});
}

// The side with an eye wins only if the eyeless side has no external liberty: with two of those,
// two kos and the move it loses.
TEST(RaceClassValuesTest, OutsideLibertiesSaveTheEyelessSide) {
  const RaceValues values({.eyes = 1, .external = 3, .shared = 0, .kos = 3}, RaceBan::kSingle);
  RaceEntry race{.eyes = {0, 1}, .external = {2, 0}, .kos = {1, 1}};
  EXPECT_EQ(values.At(race), (RaceInterval{1, 1}));
  race.external[0] = 0;
  EXPECT_EQ(values.At(race), (RaceInterval{-1, -1}));
}

}  // namespace
}  // namespace hotstone::enumerate
