// Counts the games on one and two points, and the length of the longest, under every rule with a
// history by playing them all with the literal law. It uses no claim that a page makes about a
// rule.
//
// The figures follow the strength of the rules: psk permits least, then ssk and nssk, then fixed;
// second-cycle and starter equal the fixed-ko rule wherever no lone stone may remove itself. The
// games counted here end by passes, and passes count as plies; `hotstone count` counts something
// else (enumerate/numbers/games.h).
#include "tests/differential/whole_games.h"

#include <ostream>
#include <string>
#include <tuple>

#include "gtest/gtest.h"

namespace hotstone {
namespace {

struct Figures {
  uint64_t games;
  int longest;
  friend bool operator==(const Figures&, const Figures&) = default;
};
void PrintTo(const Figures& figures, std::ostream* out) {
  *out << figures.games << " games, the longest of " << figures.longest << " plies";
}

// Play without end, as far as playing can tell: a game longer than any here that does end.
constexpr Figures kEndless = {0, 0};
constexpr WalkLimits kLimits = {60, 100'000, true};

Figures Played(int cols, const std::string& more, const std::string& cycle) {
  const spec::RuleSet rules =
      *spec::ParseRuleSet(absl::StrCat("hot=none,", more, ",cycle=", cycle));
  const GamesSeen seen = CountWholeGames(rules, cols, 1, kLimits);
  if (!seen.all) {
    EXPECT_LT(seen.plies, kLimits.plies)
        << "many games, not a long one: " << spec::RuleSetName(rules);
    return kEndless;
  }
  return {seen.games, seen.longest};
}

// One point where no play is legal: passes alone.
TEST(WholeGamesTest, OnePointWithoutSelfRemoval) {
  for (const char* cycle : {"second-cycle", "starter", "starter-first", "square", "psk", "ssk",
                            "nssk", "fixed", "none"}) {
    for (const char* self : {"none", "groups"}) {
      EXPECT_EQ(Played(1, absl::StrCat("self_removal=", self, ",end_passes=2"), cycle),
                (Figures{1, 2}))
          << cycle;
      EXPECT_EQ(Played(1, absl::StrCat("self_removal=", self, ",end_passes=4"), cycle),
                (Figures{1, 4}))
          << cycle;
    }
  }
}

// One point where the play removes itself and leaves the position unchanged. Only where a lone
// stone may do this does the fixed-ko rule differ from the other two: a step from a position to
// itself has no colour.
TEST(WholeGamesTest, OnePointWithAnySelfRemoval) {
  const char* const two = "self_removal=any,end_passes=2";
  EXPECT_EQ(Played(1, two, "psk"), (Figures{1, 2}));
  EXPECT_EQ(Played(1, two, "ssk"), (Figures{2, 3}));
  EXPECT_EQ(Played(1, two, "fixed"), (Figures{3, 4}));
  EXPECT_EQ(Played(1, two, "nssk"), (Figures{5, 5}));
  EXPECT_EQ(Played(1, two, "second-cycle"), (Figures{5, 5}));
  EXPECT_EQ(Played(1, two, "starter"), (Figures{5, 5}));
  EXPECT_EQ(Played(1, two, "second-cycle,cycle_colour=either"), (Figures{4, 4}));
  EXPECT_EQ(Played(1, two, "starter,cycle_colour=either"), (Figures{4, 4}));
  EXPECT_EQ(Played(1, two, "square"), (Figures{4, 4}));
  // White plays; Black only passes and remains the starter of that cycle for good.
  EXPECT_EQ(Played(1, two, "starter-first"), kEndless);
  EXPECT_EQ(Played(1, two, "none"), kEndless);
  const char* const four = "self_removal=any,end_passes=4";
  EXPECT_EQ(Played(1, four, "psk"), (Figures{1, 4}));
  EXPECT_EQ(Played(1, four, "ssk"), (Figures{2, 5}));
  EXPECT_EQ(Played(1, four, "fixed"), (Figures{5, 8}));
  EXPECT_EQ(Played(1, four, "nssk"), (Figures{13, 11}));
  EXPECT_EQ(Played(1, four, "second-cycle"), (Figures{13, 11}));
  EXPECT_EQ(Played(1, four, "starter"), (Figures{13, 11}));
  // It matters who is bound, not only that somebody is.
  EXPECT_EQ(Played(1, four, "second-cycle,cycle_colour=either"), (Figures{6, 8}));
  EXPECT_EQ(Played(1, four, "starter,cycle_colour=either"), (Figures{7, 8}));
  EXPECT_EQ(Played(1, four, "square"), (Figures{4, 6}));
  EXPECT_EQ(Played(1, four, "starter-first"), kEndless);
}

TEST(WholeGamesTest, TwoPointsWithoutSelfRemoval) {
  const char* const two = "self_removal=none,end_passes=2";
  const char* const four = "self_removal=none,end_passes=4";
  for (const char* cycle : {"psk", "ssk", "nssk"}) {
    EXPECT_EQ(Played(2, two, cycle), (Figures{9, 5})) << cycle;
    EXPECT_EQ(Played(2, four, cycle), (Figures{25, 11})) << cycle;
  }
  for (const char* cycle : {"second-cycle", "second-cycle,cycle_colour=either", "starter",
                            "starter,cycle_colour=either", "starter-first", "fixed"}) {
    EXPECT_EQ(Played(2, two, cycle), (Figures{13, 6})) << cycle;
    EXPECT_EQ(Played(2, four, cycle), (Figures{57, 14})) << cycle;
  }
  EXPECT_EQ(Played(2, two, "square"), (Figures{13, 6}));
  EXPECT_EQ(Played(2, four, "square"), (Figures{169, 20}));
  EXPECT_EQ(Played(2, two, "none"), kEndless);
}

TEST(WholeGamesTest, TwoPointsWithSelfRemoval) {
  for (const char* self : {"self_removal=groups", "self_removal=any"}) {
    const std::string two = absl::StrCat(self, ",end_passes=2");
    EXPECT_EQ(Played(2, two, "psk"), (Figures{9, 5}));
    EXPECT_EQ(Played(2, two, "ssk"), (Figures{21, 8}));
    EXPECT_EQ(Played(2, two, "nssk"), (Figures{105, 13}));
    EXPECT_EQ(Played(2, two, "fixed"), (Figures{1841, 22}));
    EXPECT_EQ(Played(2, two, "second-cycle"), (Figures{1841, 22}));
    EXPECT_EQ(Played(2, two, "starter"), (Figures{1841, 22}));
    EXPECT_EQ(Played(2, two, "second-cycle,cycle_colour=either"), (Figures{109, 12}));
    EXPECT_EQ(Played(2, two, "starter,cycle_colour=either"), (Figures{263, 14}));
    EXPECT_EQ(Played(2, two, "starter-first"), kEndless);
    EXPECT_EQ(Played(2, two, "square"), kEndless);
  }
  const char* const four = "self_removal=groups,end_passes=4";
  EXPECT_EQ(Played(2, four, "psk"), (Figures{25, 11}));
  EXPECT_EQ(Played(2, four, "ssk"), (Figures{85, 16}));
  EXPECT_EQ(Played(2, four, "nssk"), (Figures{2857, 27}));
  EXPECT_EQ(Played(2, four, "second-cycle,cycle_colour=either"), (Figures{1997, 25}));
  EXPECT_EQ(Played(2, four, "starter,cycle_colour=either"), (Figures{8977, 28}));
  EXPECT_EQ(Played(2, four, "starter-first"), kEndless);
}

// Where there are too many games to play, their beginnings of up to twelve plies.
TEST(WholeGamesTest, SecondCycleStarterAndFixedHaveTheSameBeginnings) {
  for (const char* board : {"2x1", "3x1"}) {
    const int cols = board[0] - '0';
    const int plies = cols == 2 ? 12 : 7;
    const auto beginnings = [&](const char* cycle) {
      const auto rules = *spec::ParseRuleSet(
          absl::StrCat("hot=none,self_removal=groups,end_passes=4,cycle=", cycle));
      const GamesSeen seen = CountWholeGames(rules, cols, 1, {plies, 1'000'000});
      return std::tuple(seen.plies, seen.games, seen.longest);
    };
    EXPECT_EQ(beginnings("second-cycle"), beginnings("fixed")) << board;
    EXPECT_EQ(beginnings("starter"), beginnings("fixed")) << board;
    EXPECT_LT(std::get<0>(beginnings("fixed")), std::get<0>(beginnings("none"))) << board;
  }
}

}  // namespace
}  // namespace hotstone
