#include "answers/values/robust_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "enumerate/robust/robust_bounds.h"
#include "tables/checkpoint.h"
#include "tests/base/stop_at.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using certify::RobustHot;
using enumerate::Grid;
using enumerate::IntervalTable;
using ::testing::HasSubstr;

struct KeptRun {
  explicit KeptRun(const std::string& name) : path(TestPath("robust_kept_" + name)) {}
  ~KeptRun() { unlink(path.c_str()); }
  const std::string path;
};

absl::StatusOr<IntervalTable> SolveKept(const Grid& grid, RobustHot hot,
                                        const answers::Keep& options, Progress* stop) {
  answers::LongRun run(options);
  answers::RobustCheckpoint keeper(options, hot, &run);
  return SolveRobust(grid, hot, {.threads = 1, .measure = true, .keeper = &keeper}, stop);
}

// However often a run is stopped, its result is that of an uninterrupted run.
TEST(RobustCheckpointTest, ARunIsTakenUpWhereItWasStopped) {
  for (const RobustHot hot : {RobustHot::kSingle, RobustHot::kEvery}) {
    const KeptRun kept("stopped");
    const Grid grid = *Grid::Create(4, 2);
    const auto whole = SolveRobust(grid, hot, {1, true}, nullptr);
    ASSERT_TRUE(whole.ok());
    int stops = 0;
    answers::Keep options{.path = kept.path, .every = 1e9};
    // The search for bans makes as many reports each time as there are blocks.
    const int reports = hot == RobustHot::kEvery ? 180 : 90;
    StopAt first(reports - 1);
    auto found = SolveKept(grid, hot, options, &first);
    while (!found.ok()) {
      ASSERT_TRUE(absl::IsCancelled(found.status())) << found.status();
      ASSERT_LT(++stops, 200);
      options.resume = true;
      StopAt stop(reports - 1);
      found = SolveKept(grid, hot, options, &stop);
    }
    EXPECT_GT(stops, 3);
    const auto index = *enumerate::LegalIndex::Create(grid);
    for (uint64_t rank = 0; rank < index.size(); ++rank) {
      const enumerate::Stones stones = index.Unrank(rank);
      const enumerate::BitSituation s{stones.own, stones.opp, 0, 0, 0};
      ASSERT_EQ(found->ForBlack(s), whole->ForBlack(s)) << rank;
      for (const enumerate::End end : {enumerate::End::kLo, enumerate::End::kHi}) {
        ASSERT_EQ(found->Place(s, end), whole->Place(s, end)) << rank;
      }
    }
    EXPECT_TRUE(tables::ReadCheckpointInfo(kept.path)->point.finished);
  }
}

TEST(RobustCheckpointTest, TheProgramGoesOnAfterItIsKilled) {
  const KeptRun kept("killed");
  const std::vector<std::string> asked = {"robust", "--board", "3x3", "--hot", "every", "--json"};
  const std::string wanted = RunHotstone(asked).out;
  std::vector<std::string> args = asked;
  args.insert(args.end(), {"--checkpoint", kept.path, "--checkpoint-every", "0"});
  {
    StoppedProgram program(args);
    for (int i = 0; i < 40; ++i) ASSERT_TRUE(program.RunToFileChange());
  }  // killed
  args.emplace_back("--resume");
  const ProgramResult resumed = RunHotstone(args);
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(resumed.out, wanted);
  EXPECT_EQ(RunHotstone(args).out, wanted);
}

TEST(RobustCheckpointTest, OptionsThatDoNotGoTogether) {
  const KeptRun kept("options");
  const auto said = [](const answers::Keep& options) {
    return std::string(answers::CheckKeep(options).message());
  };
  EXPECT_EQ(said({}), "");
  EXPECT_EQ(said({.path = kept.path}), "");
  EXPECT_THAT(said({.path = "", .resume = true}), HasSubstr("needs --checkpoint FILE"));
  EXPECT_THAT(said({.path = "", .every_given = true}), HasSubstr("needs --checkpoint FILE"));
  EXPECT_THAT(said({.path = kept.path, .resume = true}),
              HasSubstr(kept.path + ": no checkpoint found"));
  const ProgramResult first = RunHotstone({"robust", "--board", "2x1", "--checkpoint", kept.path});
  EXPECT_EQ(first.exit_code, 0) << first.err;
  EXPECT_THAT(said({.path = kept.path}), HasSubstr("holds the checkpoint of an earlier run"));
  EXPECT_THAT(said({.path = kept.path, .work = "search"}), HasSubstr("of an earlier search"));
  EXPECT_EQ(said({.path = kept.path, .resume = true}), "");
  const auto refused = [&](const std::vector<std::string>& more) {
    return Refusal(WithMore({"robust", "--checkpoint", kept.path, "--resume"}, more));
  };
  EXPECT_THAT(refused({"--board", "3x1"}), HasSubstr("a checkpoint of board 2x1, not of 3x1"));
  EXPECT_THAT(refused({"--board", "2x1", "--hot", "every"}), HasSubstr("not of robust every"));
  EXPECT_THAT(refused({"--board", "2x1", "--certificate", "c", "--side", "B"}),
              HasSubstr("without the measure, not of one with"));
  EXPECT_THAT(refused({"--pairs"}), HasSubstr("--checkpoint cannot be combined with --pairs"));
  EXPECT_THAT(
      Refusal(
          {"table", "build", "--out", kept.path + ".table", "--checkpoint", kept.path, "--resume"}),
      HasSubstr(kept.path +
                ": a checkpoint of hotstone robust, from which no table can be made; continue it "
                "with hotstone robust --board 2x1 --hot single --checkpoint"));
  EXPECT_THAT(Refusal({"robust", "--board", "2x1", "--checkpoint", "/nowhere/at/all"}),
              HasSubstr("/nowhere/at/all"));
}

}  // namespace
}  // namespace hotstone::cli
