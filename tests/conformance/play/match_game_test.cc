// One game between engines simulated here: scripts, and our own engine.
#include "conformance/play/match_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_split.h"
#include "conformance/play/gtp_engine.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using testing::HasSubstr;
using Kind = EngineAnswer::Kind;

// Answers genmove with the moves of a list in order, then with passes, and everything else with
// yes. Records what it was told.
class Script {
 public:
  explicit Script(const std::string& moves)
      : moves_(absl::StrSplit(moves, ' ', absl::SkipEmpty())) {}

  AskEngine Asker() {
    return [this](const std::string& command) {
      told.push_back(command);
      if (command.rfind("known_command", 0) == 0) return EngineAnswer{Kind::kOk, "false", {}};
      if (command == refuses) return EngineAnswer{Kind::kRefused, "cannot\ndo that", {}};
      if (command.rfind("genmove", 0) != 0) return EngineAnswer{Kind::kOk, "", {}};
      if (next_ == moves_.size()) return at_the_end;
      return EngineAnswer{Kind::kOk, moves_[next_++], {}};
    };
  }

  std::vector<std::string> told;
  std::string refuses;
  EngineAnswer at_the_end = {Kind::kOk, "PASS", {}};

 private:
  std::vector<std::string> moves_;
  size_t next_ = 0;
};

MatchSettings Settings(const char* rules, int cols, int rows, size_t moves = 300) {
  return {*spec::ParseRuleSet(rules), *spec::BoardSize::Create(cols, rows), moves, {}};
}

MatchGame Play(const MatchSettings& settings, Script& black, Script& white) {
  return PlayMatchGame(settings, black.Asker(), white.Asker());
}

TEST(MatchGameTest, EndsByTheRulesAndCountsAsItStands) {
  Script black("b1");
  Script white("c1");
  const MatchGame game = Play(Settings("tromp-taylor,compensation=0.5", 5, 1), black, white);
  EXPECT_EQ(game.ending, MatchEnding::kRules);
  EXPECT_EQ(game.Result(), "W+1.5");
  EXPECT_EQ(game.clause, "TT-END");
  EXPECT_EQ(game.words, "White wins by 1.5; every stone counts as alive");
  EXPECT_EQ(game.winner(), Color::kWhite);
  EXPECT_EQ(white.told,
            (std::vector<std::string>{"known_command hotstone-rules", "rectangular_boardsize 5 1",
                                      "clear_board", "komi 0.5", "play b B1", "genmove w",
                                      "play b pass", "genmove w"}));
}

TEST(MatchGameTest, FourPassesWhereTwoOnlyPause) {
  Script black("b2");
  Script white("");
  const MatchGame game = Play(Settings("ing-1996", 3, 3), black, white);
  EXPECT_EQ(game.referee.events().size(), 5u);
  EXPECT_EQ(game.Result(), "B+1");
  EXPECT_EQ(game.clause, "ING96-R3-move");
}

// Black takes a ko, White retakes at once: forfeit, by the clause of the rules in force.
TEST(MatchGameTest, TheBannedRetakeForfeits) {
  for (const auto& [rules, clause] : {std::pair{"basic-only", "ING96-G508"},
                                      {"tromp-taylor", "TT-MOVE"},
                                      {"aga-like", "COMP-SSK"}}) {
    Script black("b3 a2 b1 pass c2");
    Script white("c3 d2 c1 b2 b2");
    const MatchGame game = Play(Settings(rules, 4, 3), black, white);
    EXPECT_EQ(game.ending, MatchEnding::kIllegalMove) << rules << game.words;
    EXPECT_EQ(game.loser, Color::kWhite);
    EXPECT_EQ(game.clause, clause);
    EXPECT_EQ(game.Result(), "B+F");
    EXPECT_THAT(game.words, HasSubstr("White B2 is illegal under"));
    EXPECT_TRUE(IsForfeit(game.ending));
  }
}

TEST(MatchGameTest, WhatIsNoMoveForfeits) {
  for (const char* word : {"i3", "none", "b3 c3"}) {
    Script black("");
    black.at_the_end.text = word;
    Script white("");
    const MatchGame game = Play(Settings("basic-only", 3, 3), black, white);
    EXPECT_EQ(game.ending, MatchEnding::kNoMove);
    EXPECT_EQ(game.Result(), "W+F");
  }
  Script off("d4");
  Script white("");
  EXPECT_EQ(Play(Settings("basic-only", 3, 3), off, white).ending, MatchEnding::kIllegalMove);
}

TEST(MatchGameTest, Resignation) {
  Script black("b2 RESIGN");
  Script white("a1");
  const MatchGame game = Play(Settings("basic-only", 3, 3), black, white);
  EXPECT_EQ(game.ending, MatchEnding::kResignation);
  EXPECT_EQ(game.Result(), "W+R");
  EXPECT_FALSE(IsForfeit(game.ending));
}

TEST(MatchGameTest, EnginesThatFailForfeit) {
  for (const auto& [kind, ending, result] :
       {std::tuple{Kind::kTimedOut, MatchEnding::kTimedOut, "B+T"},
        {Kind::kCrashed, MatchEnding::kCrashed, "B+F"},
        {Kind::kClosed, MatchEnding::kClosed, "B+F"},
        {Kind::kGarbage, MatchEnding::kGarbage, "B+F"},
        {Kind::kRefused, MatchEnding::kRefused, "B+F"},
        {Kind::kStopped, MatchEnding::kInterrupted, "?"}}) {
    Script black("b2 a1");
    Script white("");
    white.at_the_end = {kind, "in its words", {}};
    const MatchGame game = Play(Settings("basic-only", 3, 3), black, white);
    EXPECT_EQ(game.ending, ending);
    EXPECT_EQ(game.Result(), result);
    EXPECT_THAT(game.words, HasSubstr("White at `genmove w`: "));
    EXPECT_THAT(game.words, HasSubstr("in its words"));
  }
}

TEST(MatchGameTest, ARefusedMoveOrBoardForfeits) {
  Script black("b2");
  Script white("");
  white.refuses = "play b B2";
  const MatchGame game = Play(Settings("basic-only", 3, 3), black, white);
  EXPECT_EQ(game.ending, MatchEnding::kRefused);
  EXPECT_EQ(game.loser, Color::kWhite);
  EXPECT_EQ(game.words, "White at `play b B2`: \"cannot / do that\"");
  Script board("");
  board.refuses = "boardsize 3";
  const MatchGame none = Play(Settings("basic-only", 3, 3), board, white);
  EXPECT_EQ(none.ending, MatchEnding::kRefused);
  EXPECT_EQ(none.loser, Color::kBlack);
  EXPECT_EQ(none.referee.events().size(), 0u);
}

// An engine for which two passes end the game then neither moves nor listens.
TEST(MatchGameTest, InAPauseARefusalIsAPass) {
  Script black("b2 pass");
  black.at_the_end = {Kind::kRefused, "the game is over", {}};
  Script white("pass pass");
  white.refuses = "play b pass";
  const MatchGame early = Play(Settings("ing-1996", 3, 3), black, white);
  // B B2, W pass, B pass: White is not told the pass, and the game is not paused before it.
  EXPECT_EQ(early.ending, MatchEnding::kRefused);
  Script black2("b2 pass");
  black2.at_the_end = {Kind::kRefused, "the game is over", {}};
  Script white2("pass pass");
  const MatchGame game = Play(Settings("ing-1996", 3, 3), black2, white2);
  EXPECT_EQ(game.ending, MatchEnding::kRules) << game.words;
  EXPECT_EQ(game.referee.events().size(), 5u);
}

TEST(MatchGameTest, HandicapPassesAreTheReferees) {
  Script black("a1 b1");
  Script white("");
  const MatchGame game = Play(Settings("basic-only,handicap=1", 3, 3), black, white);
  EXPECT_EQ(game.ending, MatchEnding::kRules);
  EXPECT_EQ(std::vector<std::string>(black.told.begin() + 4, black.told.begin() + 7),
            (std::vector<std::string>{"genmove b", "play w pass", "genmove b"}));
  EXPECT_EQ(white.told[5], "play w pass");
}

TEST(MatchGameTest, TheMoveLimit) {
  // A ko without a ko rule.
  Script black("b3 a2 b1 pass c2 c2 c2 c2 c2");
  Script white("c3 d2 c1 b2 b2 b2 b2 b2 b2");
  const MatchGame game = Play(Settings("basic-only,ko=none", 4, 3, 12), black, white);
  EXPECT_EQ(game.ending, MatchEnding::kMoveLimit);
  EXPECT_EQ(game.referee.events().size(), 12u);
  EXPECT_EQ(game.Result(), "?");
}

TEST(MatchGameTest, OurEnginePlaysItselfUnderAllPresets) {
  for (const spec::RuleSet& rules : spec::Presets()) {
    // The engines start under other rules and on another board; the match sets theirs.
    GtpEngine black(*spec::ParseRuleSet("basic-only,ko=none"), *spec::BoardSize::Create(9, 9), 1,
                    {});
    GtpEngine white(*spec::ParseRuleSet("basic-only,ko=none"), *spec::BoardSize::Create(9, 9), 2,
                    {});
    const auto asker = [](GtpEngine& engine) {
      return [&engine](const std::string& command) {
        const std::string reply = *engine.Answer({command, false});
        return EngineAnswer{
            reply[0] == '=' ? Kind::kOk : Kind::kRefused, reply.substr(2, reply.size() - 4), {}};
      };
    };
    for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 4}}) {
      const MatchSettings settings{rules, *spec::BoardSize::Create(cols, rows), 1000, {}};
      const MatchGame game = PlayMatchGame(settings, asker(black), asker(white));
      EXPECT_EQ(game.ending, MatchEnding::kRules) << rules.preset << ": " << game.words;
    }
  }
}

}  // namespace
}  // namespace hotstone::conformance
