// hotstone kos from outside: the readings of what is settled, and of cyclic kos.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

constexpr const char* kHalfAPoint = ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O.";

// ING96-G515, HISTORY-3: half a point between two living groups.
TEST(KosSettledTest, WhatIsSettledIsAReading) {
  const ProgramResult life = RunHotstone({"kos", "--position", kHalfAPoint});
  EXPECT_EQ(life.exit_code, 0);
  EXPECT_THAT(life.out, HasSubstr("disturbing (disturbed-life), nobody is dead; the player who "
                                  "starts a cycle is the disturber (ING96-G513)"));
  const ProgramResult outcome =
      RunHotstone({"kos", "--position", kHalfAPoint, "--settled", "outcome"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.out,
              HasSubstr("fighting (single), nobody can die, the score is open (ING96-G515)"));
  const ProgramResult cycle = RunHotstone({"kos", "--position", kHalfAPoint, "--settled", "outcome",
                                           "--cycle", "W:D3 B:pass W:pass B:E3 W:pass B:pass"});
  EXPECT_THAT(cycle.out, HasSubstr("no disturber is named"));
  EXPECT_EQ(RunHotstone({"kos", "--position", kHalfAPoint, "--rules", "ing-1996"}).out,
            outcome.out);
  EXPECT_EQ(RunHotstone({"kos", "--position", kHalfAPoint, "--rules", "ing-1996,settled=life"}).out,
            life.out);
}

TEST(KosSettledTest, RuleSetsWithoutClassesAreRefused) {
  for (const char* rules : {"basic-only", "tromp-taylor", "hot-only"}) {
    EXPECT_THAT(Refusal({"kos", "--board", "3x2", "--rules", rules}),
                HasSubstr("nothing in this rule set depends on the class of a ko"));
  }
  EXPECT_EQ(RunHotstone({"kos", "--board", "3x2", "--rules", "ing"}).exit_code, 0);
}

TEST(KosSettledTest, AnotherWordIsRefused) {
  EXPECT_THAT(Refusal({"kos", "--board", "2x1", "--settled", "score"}),
              HasSubstr("settled=score is unknown; known values: life, outcome"));
  EXPECT_THAT(Refusal({"kos", "--board", "2x1", "--rules", "ingot"}),
              HasSubstr("rule set \"ingot\" is unknown; known names: "));
  EXPECT_THAT(Refusal({"kos", "--board", "2x1", "--rules", "ing-1996", "--settled", "life"}),
              HasSubstr("both say how to classify kos; write --rules ing-1996,settled=life"));
}

// ING96-AFTERWORD-rare-kos: a round-robin ko.
TEST(KosSettledTest, WhatACyclicKoIsIsAReading) {
  const std::vector<std::string> ko = {"kos", "--position", "XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO",
                                       "--cycle", "B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), ko.begin(), ko.end());
    return RunHotstone(more);
  };
  EXPECT_EQ(with({}).exit_code, 3);
  const ProgramResult disturbing = with({"--cyclic", "disturbing"});
  EXPECT_EQ(disturbing.exit_code, 0);
  EXPECT_THAT(disturbing.out,
              HasSubstr("disturbing (cyclic), disturber Black (ING96-AFTERWORD-rare-kos)"));
  EXPECT_EQ(with({"--rules", "ing-1996"}).out, disturbing.out);
  EXPECT_EQ(with({"--rules", "ing-1991"}).exit_code, 3);
  const ProgramResult other = with({"--cyclic", "fighting"});
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_THAT(other.err,
              HasSubstr("cyclic=fighting is unknown; known values: unclassified, disturbing"));
  EXPECT_THAT(Refusal({"kos", "--board", "2x1", "--cyclic", "disturbing"}),
              HasSubstr("needs --cycle (ING96-AFTERWORD-rare-kos)"));
}

}  // namespace
}  // namespace hotstone::cli
