// hotstone kos, seen from outside: the reading of what is settled.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

constexpr const char* kHalfAPoint = ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O.";

// ING96-G515, HISTORY-3: half a point between two living groups.
TEST(KosSettledTest, WhatIsSettledIsAReading) {
  const ProgramResult life = RunHotstone({"kos", "--position", kHalfAPoint});
  EXPECT_EQ(life.exit_code, 0);
  EXPECT_THAT(life.out, HasSubstr("disturbing (disturbed-life), nobody is dead, who starts a cycle is the "
                                  "disturber (ING96-G513)"));
  const ProgramResult outcome = RunHotstone({"kos", "--position", kHalfAPoint, "--settled", "outcome"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("fighting (single), nobody can die, the score is open (ING96-G515)"));
  const ProgramResult cycle = RunHotstone({"kos", "--position", kHalfAPoint, "--settled", "outcome",
                                           "--cycle", "W:D3 B:pass W:pass B:E3 W:pass B:pass"});
  EXPECT_THAT(cycle.out, HasSubstr("no disturber is named"));
}

TEST(KosSettledTest, AnotherWordIsRefused) {
  const ProgramResult result = RunHotstone({"kos", "--board", "2x1", "--settled", "score"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, HasSubstr("settled=score is not known; good values: life, outcome"));
}

}  // namespace
}  // namespace hotstone::cli
