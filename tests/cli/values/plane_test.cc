// hotstone plane as a user runs it: asked, stopped and taken up, refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

ProgramResult Plane(std::vector<std::string> args) {
  args.insert(args.begin(), "plane");
  return RunHotstone(args);
}

TEST(PlaneCommand, SaysWhetherItIsForced) {
  const ProgramResult yes = Plane({"--board", "3x3", "--at-least", "9"});
  EXPECT_EQ(yes.exit_code, 0) << yes.err;
  EXPECT_THAT(yes.out, HasSubstr("forced: yes\nlegal positions: 12675; "));
  const std::string rules = "basic-only,self_removal=none,end_passes=2";
  EXPECT_EQ(Plane({"--board", "4x3", "--at-least", "4", "--rules", rules}).exit_code, 0);
  const ProgramResult no = Plane({"--board", "4x3", "--at-least", "5", "--rules", rules, "--json"});
  EXPECT_EQ(no.exit_code, 1) << no.err;
  EXPECT_THAT(no.out, HasSubstr("\"at_least\":5,\"forced\":false,\"legal_positions\":321689,"));
  // White, to move, with endless play counted against White: the interval of 4x3 is [4, 12] for Black.
  EXPECT_EQ(Plane({"--board", "4x3", "--to-move", "W", "--side", "W", "--at-least", "4", "--rules", rules})
                .exit_code,
            0);
  EXPECT_EQ(Plane({"--board", "4x3", "--side", "W", "--at-least", "-11", "--rules", rules}).exit_code, 1);
}

TEST(PlaneCommand, AStoppedRunIsTakenUpToTheSameAnswer) {
  const std::string path = testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_planes";
  const std::vector<std::string> asked = {"--board", "3x3",          "--at-least", "9",
                                          "--json",  "--checkpoint", path};
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> args = asked;
    args.insert(args.end(), more.begin(), more.end());
    return Plane(args);
  };
  ProgramResult run = with({"--layers", "5"});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.err, HasSubstr("stopped in sweep 1; go on with the same options and --resume"));
  EXPECT_THAT(with({}).err, HasSubstr("take it up with --resume, or remove it"));
  int stops = 1;
  for (; run.exit_code == 3 && stops < 100; ++stops) run = with({"--layers", "7", "--resume"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_GT(stops, 5);
  const ProgramResult whole = Plane({"--board", "3x3", "--at-least", "9", "--json"});
  const auto before_seconds = [](const std::string& out) { return out.substr(0, out.find("\"seconds\"")); };
  EXPECT_EQ(before_seconds(run.out), before_seconds(whole.out));
  unlink(path.c_str());
}

TEST(PlaneCommand, BadInputIsRefusedInOneLine) {
  const auto refusal = [](const std::vector<std::string>& args, int exit_code) {
    const ProgramResult result = Plane(args);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.ErrorLines(), SizeIs(1));
    return result.err;
  };
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "10"}, 2), HasSubstr("on 3x3 it is from -8 to 9"));
  EXPECT_THAT(refusal({"--board", "6x5", "--at-least", "1"}, 2), HasSubstr("more than 25 points"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--layers", "2"}, 2),
              HasSubstr("need --checkpoint"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--resume", "--checkpoint", "/nowhere/x"}, 2),
              HasSubstr("there is no checkpoint"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--rules", "hot-only"}, 3),
              HasSubstr("only for bans of one point"));
  EXPECT_THAT(refusal({"--board", "4x4", "--at-least", "1", "--memory", "1MiB"}, 3),
              HasSubstr("--memory is"));
  EXPECT_THAT(refusal({"--at-least", "1"}, 2), HasSubstr("plane"));
}

}  // namespace
}  // namespace hotstone::cli
