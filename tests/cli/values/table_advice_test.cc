#include "answers/values/table_advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <map>
#include <string>
#include <vector>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "spec/counting/area.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

// A table made by the program, deleted with the object.
class BuiltTable {
 public:
  BuiltTable(const std::string& board, const std::string& rules, const std::string& name,
             bool measure = true)
      : path_(TestPath("advice_" + name)) {
    std::vector<std::string> args = {"table",   "build", "--board", board,
                                     "--rules", rules,   "--out",   path_};
    if (!measure) args.emplace_back("--no-measure");
    const ProgramResult run = RunHotstone(args);
    EXPECT_EQ(run.exit_code, 0) << run.err;
  }
  ~BuiltTable() { unlink(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// All games in which one side plays the first advised move and the other plays anything: each ends,
// and not below the value advised at the start.
class AdvisedPlay {
 public:
  AdvisedPlay(const answers::TableAdvice& advice, spec::Color advised)
      : advice_(advice), advised_(advised) {}

  // The worst end for the advised side; no situation is searched twice. Fails if a situation
  // recurs.
  int Worst(const spec::Situation& s) {
    if (spec::IsFinished(s, advice_.rules())) {
      const int score = spec::CountArea(s.position).Difference();
      return advised_ == spec::Color::kBlack ? score : -score;
    }
    const auto [found, is_new] = worst_.try_emplace(s, kOpen);
    if (!is_new) {
      EXPECT_NE(found->second, kOpen) << "the play goes round";
      return found->second;
    }
    int worst = advice_.size().points();
    if (s.to_move == advised_) {
      worst = Worst(spec::After(s, advice_.Ask(s)->keeping.front(), advice_.rules()));
    } else {
      for (const spec::Successor& move : spec::Successors(s, advice_.rules())) {
        worst = std::min(worst, Worst(move.situation));
      }
    }
    return worst_[s] = worst;
  }

 private:
  static constexpr int kOpen = 1000;
  const answers::TableAdvice& advice_;
  spec::Color advised_;
  std::map<spec::Situation, int> worst_;
};

void ExpectAdviceHolds(int cols, int rows, const std::string& rules) {
  SCOPED_TRACE(rules);
  const std::string board = std::to_string(cols) + "x" + std::to_string(rows);
  const BuiltTable table(board, rules, board + std::to_string(rules.size()));
  const auto advice = answers::TableAdvice::Open(table.path());
  ASSERT_TRUE(advice.ok()) << advice.status();
  const enumerate::Grid grid = *enumerate::Grid::Create(cols, rows);
  const enumerate::LegalIndex index = *enumerate::LegalIndex::Create(grid);
  const enumerate::FiniteRules finite = *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules));
  const auto intervals = *enumerate::IntervalTable::Solve(grid, finite, {}, nullptr);
  const auto graph = *enumerate::SituationGraph::Build(
      grid, index, finite, enumerate::SituationGraph::Roots::kAllPositions, 1'000'000, nullptr);
  uint64_t forced = 0;
  for (uint32_t node = 0; node < graph.size(); ++node) {
    const spec::Situation s =
        enumerate::ToSpec(graph.At(node), *spec::BoardSize::Create(cols, rows));
    const auto asked = advice->Ask(s);
    ASSERT_TRUE(asked.ok()) << asked.status();
    const enumerate::Interval interval = intervals.ForBlack(graph.At(node));
    EXPECT_EQ(asked->forced, s.to_move == spec::Color::kBlack ? interval.lo : -interval.hi);
    if (asked->forced == -grid.points()) continue;
    ++forced;
    EXPECT_GE(AdvisedPlay(*advice, s.to_move).Worst(s), asked->forced);
  }
  EXPECT_GT(forced, 0U);
}

TEST(TableAdviceTest, WhoFollowsItGetsWhatItSays) {
  ExpectAdviceHolds(3, 1, "basic-only");
  ExpectAdviceHolds(3, 1, "basic-only,self_removal=none,end_passes=2");
  ExpectAdviceHolds(2, 2, "basic-only");
  ExpectAdviceHolds(3, 2, "basic-only,self_removal=none,end_passes=2");
}

TEST(TableAdviceTest, ATableWithoutTheMeasureIsRefused) {
  const BuiltTable table("2x2", "basic-only", "plain", false);
  EXPECT_THAT(answers::TableAdvice::Open(table.path()).status().message(),
              HasSubstr("--no-measure"));
  EXPECT_FALSE(answers::TableAdvice::Open(table.path() + "-no").ok());
}

TEST(TableAdviceTest, ExplainNamesTheMoveThatLeavesAForcedWin) {
  const BuiltTable table("3x3", "basic-only", "explain");
  const std::string game =
      WriteTestFile("left_win.sgf", "(;FF[4]GM[1]SZ[3];B[bb];W[ab];B[];W[cb];B[ba];W[bc])");
  const ProgramResult text =
      RunHotstone({"explain", game, "--rules", "basic-only", "--table", table.path()});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("move 3, Black pass: forced 9 before, "));
  EXPECT_THAT(text.out, HasSubstr(", and leaves a forced win; "));
  const ProgramResult json =
      RunHotstone({"explain", game, "--rules", "basic-only", "--table", table.path(), "--json"});
  EXPECT_THAT(json.out, HasSubstr("\"given_away\":[{\"move\":3,\"color\":\"B\",\"at\":\"pass\","));
  const std::string clean = WriteTestFile("kept_win.sgf", "(;FF[4]GM[1]SZ[3];B[bb];W[];B[])");
  const ProgramResult kept =
      RunHotstone({"explain", clean, "--rules", "basic-only", "--table", table.path()});
  EXPECT_THAT(kept.out, HasSubstr("3 moves examined:\n"
                                  "no move gives up what its player could force\n"));
  const std::string larger = WriteTestFile("larger.sgf", "(;FF[4]GM[1]SZ[4];B[bb])");
  Refusal({"explain", larger, "--table", table.path()});
}

// Black takes the whole board from the centre; the engine plays both sides from the table.
TEST(TableAdviceTest, GtpPlaysByATable) {
  const BuiltTable table("3x3", "basic-only,hot=none", "gtp");
  const std::string games =
      "genmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\n"
      "genmove b\ngenmove w\ngenmove b\ngenmove w\nfinal_score\nquit\n";
  const ProgramResult run = RunHotstone(
      {"gtp", "--board", "3x3", "--rules", "basic-only,hot=none", "--table", table.path()}, games);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, HasSubstr("= B2"));
  Refusal({"gtp", "--table", table.path() + "-no"}, 2, "quit\n");
}

}  // namespace
}  // namespace hotstone::cli
