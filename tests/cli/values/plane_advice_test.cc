// Follows a plane's advice to the end: against every reply by the law of spec/, and by the engine
// against a random player.
#include "answers/values/plane_advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/split_mix.h"
#include "conformance/play/gtp_engine.h"
#include "spec/counting/area.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

constexpr char kPlaneAdviceRules[] = "basic-only,self_removal=none,end_passes=2";

// A plane made by the program, deleted with the object.
class StoredPlane {
 public:
  StoredPlane(const std::string& board, int at_least, const std::string& name,
              const std::vector<std::string>& more = {"--stages"},
              const std::string& rules = kPlaneAdviceRules)
      : path_(TestPath("plane_" + name)) {
    run_ = RunHotstone(WithMore({"plane", "--board", board, "--at-least", std::to_string(at_least),
                                 "--rules", rules, "--checkpoint", path_},
                                more));
    EXPECT_NE(run_.exit_code, 2) << run_.err;
  }
  ~StoredPlane() { unlink(path_.c_str()); }
  const std::string& path() const { return path_; }
  int exit_code() const { return run_.exit_code; }

 private:
  std::string path_;
  ProgramResult run_;
};

// All games in which one side plays the first advised move and the other anything that the law
// permits. Each must end with the difference of the plane; each situation is visited once.
class AllReplies {
 public:
  AllReplies(const answers::PlaneAdvice& advice, spec::Color advised)
      : advice_(advice), advised_(advised) {}

  void Follow(const spec::Situation& s) {
    if (testing::Test::HasFailure()) return;
    if (spec::IsFinished(s, advice_.rules())) {
      const int score = spec::CountArea(s.position).Difference();
      EXPECT_GE(advised_ == spec::Color::kBlack ? score : -score, advice_.at_least());
      ++ends;
      return;
    }
    const auto [open, is_new] = open_.try_emplace(s, true);
    if (!is_new) {
      EXPECT_FALSE(open->second) << "the play goes round";
      return;
    }
    EXPECT_TRUE(advice_.Forces(s, advised_));
    if (s.to_move == advised_) {
      const auto moves = advice_.Keeping(s);
      ASSERT_FALSE(moves.empty());
      Follow(spec::After(s, moves.front(), advice_.rules()));
    } else {
      for (const spec::Successor& move : spec::Successors(s, advice_.rules()))
        Follow(move.situation);
    }
    open_[s] = false;
  }

  uint64_t ends = 0;
  size_t situations() const { return open_.size(); }

 private:
  const answers::PlaneAdvice& advice_;
  spec::Color advised_;
  std::map<spec::Situation, bool> open_;
};

spec::Situation EmptyBoardOf(const answers::PlaneAdvice& advice) {
  return spec::StartOf(advice.rules(), spec::Position(advice.size()), spec::Color::kBlack);
}

TEST(PlaneAdvice, WhatItForcesIsForcedAgainstEveryReply) {
  for (const auto& [board, at_least, rules] : {std::tuple("3x3", 9, kPlaneAdviceRules),
                                               {"3x3", 9, "basic-only"},
                                               {"2x5", 10, kPlaneAdviceRules},
                                               {"2x5", 1, kPlaneAdviceRules},
                                               {"3x3", 3, kPlaneAdviceRules}}) {
    SCOPED_TRACE(std::string(board) + " " + std::to_string(at_least) + " " + rules);
    const StoredPlane plane(board, at_least, "replies", {"--stages"}, rules);
    const auto advice = answers::PlaneAdvice::Open(plane.path());
    ASSERT_TRUE(advice.ok()) << advice.status();
    const spec::Situation start = EmptyBoardOf(*advice);
    // Black, who begins; either side after each first move; and White after a pass.
    std::vector<spec::Situation> starts = {start};
    for (const spec::Successor& move : spec::Successors(start, advice->rules()))
      starts.push_back(move.situation);
    uint64_t forced = 0;
    for (const spec::Situation& s : starts) {
      for (const spec::Color side : {spec::Color::kBlack, spec::Color::kWhite}) {
        if (!advice->Forces(s, side)) continue;
        ++forced;
        AllReplies replies(*advice, side);
        replies.Follow(s);
        EXPECT_GT(replies.ends, 0U);
      }
    }
    EXPECT_EQ(advice->Forces(start, spec::Color::kBlack), plane.exit_code() == 0);
    EXPECT_GT(forced, 0U);
  }
}

TEST(PlaneAdvice, OnlyAFinishedPlaneWithStagesIsTaken) {
  const auto refusal = [](const std::string& path) {
    return std::string(answers::PlaneAdvice::Open(path).status().message());
  };
  const StoredPlane plain("2x2", 1, "plain", {});
  EXPECT_THAT(refusal(plain.path()), HasSubstr("was made without --stages"));
  const StoredPlane stopped("3x3", 9, "stopped", {"--stages", "--layers", "3"});
  EXPECT_THAT(refusal(stopped.path()), HasSubstr("its run is unfinished"));
  EXPECT_FALSE(answers::PlaneAdvice::Open(plain.path() + "-no").ok());
  // A byte of the file changes.
  const StoredPlane turned("2x2", 1, "turned");
  ASSERT_TRUE(answers::PlaneAdvice::Open(turned.path()).ok());
  std::fstream file(turned.path(), std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(60);
  file.put('\x5A');
  file.close();
  EXPECT_TRUE(absl::IsDataLoss(answers::PlaneAdvice::Open(turned.path()).status()));
}

// Whole games of the program's engine against random moves: as Black, who takes all of 3x3, and as
// White after Black has begun with a pass.
TEST(PlaneAdvice, GtpWinsWhatThePlaneForcesAgainstARandomPlayer) {
  const StoredPlane plane("3x3", 9, "gtp");
  SplitMix random(7);
  for (int game = 0; game < 6; ++game) {
    const bool black = game % 3 != 0;
    // The test's referee knows nothing of planes; its replies say what may be played.
    conformance::GtpEngine judge(*spec::ParseRuleSet(kPlaneAdviceRules),
                                 *spec::BoardSize::Create(3, 3), 1, {});
    const auto ask = [&](const std::string& line) {
      return judge.Answer({line, false}).value_or("");
    };
    std::string played = black ? "" : "play b pass\n";
    if (!black) ask("play b pass");
    const std::string own = black ? "b" : "w";
    const std::string other = black ? "w" : "b";
    std::string out;
    for (int ply = 0;
         ply < 200 && ask("hotstone-situation").find("state ended") == std::string::npos; ++ply) {
      const ProgramResult run =
          RunHotstone({"gtp", "--plane", plane.path()},
                      played + "hotstone-forced\ngenmove " + own + "\nquit\n");
      ASSERT_EQ(run.exit_code, 0) << run.err;
      ASSERT_THAT(run.out,
                  HasSubstr((black ? "black" : "white") + std::string(" at-least 9 forced\n")));
      const size_t end = run.out.rfind("= ", run.out.size() - 8);
      const std::string move = run.out.substr(end + 2, run.out.find('\n', end) - end - 2);
      const std::string line = "play " + own + " " + move;
      ASSERT_EQ(ask(line), "= \n\n") << line;
      played += line + "\n";
      std::vector<std::string> legal = {"pass"};
      std::istringstream words(ask("all_legal " + other).substr(2));
      for (std::string word; words >> word;) legal.push_back(word);
      const std::string reply = "play " + other + " " + legal[random.Below(legal.size())];
      if (ask("hotstone-situation").find("state ended") != std::string::npos) break;
      ASSERT_EQ(ask(reply), "= \n\n") << reply;
      played += reply + "\n";
    }
    EXPECT_EQ(ask("final_score"), std::string("= ") + (black ? "B" : "W") + "+9\n\n") << played;
  }
}

TEST(PlaneAdvice, GtpRefusesAPlaneOfAnotherBoardOrRuleSet) {
  const StoredPlane plane("3x2", 1, "refused");
  const auto refusal = [&](const std::vector<std::string>& more) {
    return Refusal(WithMore({"gtp", "--plane", plane.path()}, more), 2, "quit\n");
  };
  EXPECT_THAT(refusal({"--board", "2x3"}),
              HasSubstr(": a plane of 3x2 under basic-only,self_removal=none"));
  EXPECT_THAT(refusal({"--rules", "basic-only"}),
              HasSubstr(", not of 3x2 under basic-only; omit --board"));
  EXPECT_THAT(refusal({"--rules", "tromp-taylor"}), HasSubstr(", not of 3x2 under tromp-taylor"));
  EXPECT_THAT(refusal({"--table", "x"}), HasSubstr("--table cannot be combined with --plane"));
  // Within a session the plane is ignored once board or rules change.
  const ProgramResult run =
      RunHotstone({"gtp", "--plane", plane.path()},
                  "hotstone-forced\nhotstone-rules\nhotstone-rules basic-only\nhotstone-forced\n"
                  "hotstone-rules " +
                      std::string(kPlaneAdviceRules) +
                      "\nboardsize 3\nhotstone-forced\ngenmove b\nhotstone-forced x\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("= black at-least 1 "));
  EXPECT_THAT(run.out, HasSubstr("= " + std::string(kPlaneAdviceRules)));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "? the plane is for another board or other rules\n\n= \n\n= \n\n? the plane is for"));
  EXPECT_THAT(run.out, HasSubstr("? syntax error"));
  EXPECT_THAT(RunHotstone({"gtp"}, "hotstone-forced\nquit\n").out, HasSubstr("? no plane is open"));
}

}  // namespace
}  // namespace hotstone::cli
