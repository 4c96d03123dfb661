// The table of traits against the behaviour of the rules: playing exposes a wrong trait.
#include "spec/rules/cycle_traits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

const std::vector<std::string>& CycleNames() {
  static const auto* const names = new std::vector<std::string>{
      "none",      "square", "second-cycle", "starter", "starter-first",
      "disturber", "psk",    "ssk",          "nssk",    "fixed"};
  return *names;
}

CycleTraits TraitsOf(const std::string& name) {
  return TraitsOf(Rules("basic-only,ko=" + name).cycle);
}

std::vector<std::string> Having(bool CycleTraits::*trait) {
  std::vector<std::string> names;
  for (const std::string& name : CycleNames()) {
    if (TraitsOf(name).*trait) names.push_back(name);
  }
  return names;
}

TEST(CycleTraitsTest, TheSuperkosArePskSskNsskAndFixed) {
  EXPECT_THAT(Having(&CycleTraits::superko), ElementsAre("psk", "ssk", "nssk", "fixed"));
  EXPECT_TRUE(IsSuperko(Cycle::kNssk));
  EXPECT_FALSE(IsSuperko(Cycle::kSquare));
}

TEST(CycleTraitsTest, FourReadingsLookAtCompletedCycles) {
  EXPECT_THAT(Having(&CycleTraits::completed_cycles),
              ElementsAre("second-cycle", "starter", "starter-first", "disturber"));
  EXPECT_THAT(Having(&CycleTraits::names_classes), ElementsAre("disturber"));
}

TEST(CycleTraitsTest, ByResultAreThoseThatCompareWhereAPlayLeads) {
  EXPECT_THAT(Having(&CycleTraits::by_result), ElementsAre("square", "psk", "ssk", "nssk"));
}

TEST(CycleTraitsTest, SskAndNsskComparePositionsWithAPlayer) {
  EXPECT_THAT(Having(&CycleTraits::with_player), ElementsAre("ssk", "nssk"));
}

// The smallest ko, taken and retaken until the rule refuses, or for twelve plies.
Game GoRound(const std::string& name, std::optional<Illegality>& why) {
  Game game = StartUnder("basic-only,ko=" + name, Empty(2, 1));
  for (int ply = 0; ply < 12 && !why.has_value(); ++ply) {
    why = game.Play({game.to_move(), At(ply % 2 == 0 ? "A1" : "B1")}).why;
  }
  return game;
}

TEST(CycleTraitsTest, ARuleWithAMemoryRemembers) {
  for (const std::string& name : CycleNames()) {
    std::optional<Illegality> why;
    EXPECT_EQ(GoRound(name, why).cycle_memory() > 0, TraitsOf(name).has_memory) << name;
  }
}

TEST(CycleTraitsTest, TheReasonIsThatOfTheKindOfRule) {
  for (const std::string& name : CycleNames()) {
    if (TraitsOf(name).names_classes) continue;  // this ko is a fight, in which nobody is bound
    std::optional<Illegality> why;
    GoRound(name, why);
    const bool superko = name == "psk" || name == "ssk" || name == "nssk" || name == "fixed";
    if (name == "none") {
      EXPECT_EQ(why, std::nullopt);
    } else {
      EXPECT_EQ(why, superko ? Illegality::kSuperko : Illegality::kRecycling) << name;
    }
    EXPECT_EQ(why, CycleIllegality(*Rules("ko=" + name).cycle.Only())) << name;
  }
}

}  // namespace
}  // namespace hotstone::spec
