// The commands that programs written for KataGo send, and what they read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/rules/situation.h"
#include "tests/conformance/play/gtp_conversation.h"

namespace hotstone::conformance {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(GtpKatagoTest, RulesAreSetAndKeepKomi) {
  Conversation d("ing-1996");
  d.Expect(R"(
< get_komi
= 8
< kata-get-rules
= {"ko":"ING96","scoring":"FILLIN","tax":"NONE","suicide":true,"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false,"hotstone":"ing-1996"}
< kata-set-rules {"ko": "SIMPLE", "scoring": "AREA", "suicide": false}
= 
< get_komi
= 8
< hotstone-rules
= basic-only,self_removal=none,end_passes=2,compensation=8
< kata-set-rule ko POSITIONAL
= 
< hotstone-rules
= basic-only,hot=none,cycle=psk,self_removal=none,end_passes=2,compensation=8
< kata-set-rules japanese
? japanese: territory scoring is not implemented: games are counted by area
< kata-set-rule scoring TERRITORY
? territory scoring is not implemented: games are counted by area
< kata-set-rules
? syntax error
< kata-set-rule ko
? syntax error
< kgs-rules new_zealand
= 
< hotstone-rules
= aga-like,self_removal=groups,compensation=8
< kgs-rules chinese
= 
< hotstone-rules
= basic-only,hot=none,cycle=psk,self_removal=none,end_passes=2,compensation=8
)");
  EXPECT_THAT(d.Ask("kata-list_rules"), StartsWith("= tromp-taylor\nchinese\n"));
  EXPECT_THAT(d.Ask("kata-list_rules"), Not(HasSubstr("japanese")));
}

// New rules judge the game so far.
TEST(GtpKatagoTest, RulesThatForbidTheGameAreRefused) {
  Conversation d("basic-only", 5, 1);
  d.Expect(R"(
< set_position w c1 w d1
= 
< play b a1
= 
< play b b1
= 
< kata-set-rule suicide false
? ply 2 of the game, Black B1 is illegal under basic-only,self_removal=none: self-removal (COMP-SELF)
< undo
= 
< kata-set-rule suicide false
= 
)");
}

// Stones replace the passes that the rules demand, in this game only.
TEST(GtpKatagoTest, AChangedRuleKeepsTheHandicap) {
  Conversation d("basic-only,handicap=2");
  EXPECT_EQ(d.Ask("set_free_handicap b2 c3"), "= \n\n");
  EXPECT_EQ(d.Ask("kata-set-rule suicide false"), "= \n\n");
  EXPECT_EQ(d.Ask("hotstone-rules"), "= basic-only,self_removal=none\n\n");
  EXPECT_EQ(d.Ask("clear_board"), "= \n\n");
  EXPECT_EQ(d.Ask("hotstone-rules"), "= basic-only,self_removal=none,handicap=2\n\n");
}

// White's points for handicap stones count in the result.
TEST(GtpKatagoTest, TheHandicapBonusIsCounted) {
  Conversation d("basic-only");
  const auto result = [&](const std::string& rules) {
    EXPECT_EQ(d.Ask("kata-set-rules " + rules), "= \n\n") << rules;
    return d.Ask("final_score");
  };
  EXPECT_EQ(d.Ask("set_free_handicap b2 c3 d4"), "= \n\n");
  EXPECT_EQ(result("tromp-taylor"), "= B+25\n\n");
  EXPECT_EQ(result("chinese"), "= B+22\n\n");
  EXPECT_EQ(result("aga"), "= B+23\n\n");
  // Rules set in our own words have no bonus, and stones of a setup are no handicap.
  EXPECT_EQ(d.Ask("hotstone-rules aga-like,compensation=0"), "= \n\n");
  EXPECT_EQ(d.Ask("final_score"), "= B+25\n\n");
  EXPECT_EQ(result("chinese"), "= B+22\n\n");
  EXPECT_EQ(d.Ask("set_position b b2 b c3"), "= \n\n");
  EXPECT_EQ(d.Ask("final_score"), "= B+25\n\n");
}

TEST(GtpKatagoTest, APositionIsSet) {
  Conversation d("basic-only", 3, 3);
  d.Expect(R"(
< set_position b a1 w b2
= 
< list_stones w
= B2
< hotstone-situation
= rules basic-only
plies 0
to_move black
passes 0 of 4
state open
handicap_owed 0
bans 
ko_points 
< set_position b a1 w a1
? bad vertex list
< set_position b pass
? bad vertex list
< set_position b a4
? bad vertex list
< set_position b
? syntax error
< set_position w a1 b b1 b a2
? the White chain at A1 has no liberty
< list_stones w
= B2
< set_position
= 
< list_stones b
= 
)");
}

TEST(GtpKatagoTest, BothSidesOfABoard) {
  Conversation d("basic-only");
  EXPECT_EQ(d.Ask("boardsize 3 2"), "= \n\n");
  EXPECT_EQ(d.Ask("play b c3"), "? illegal move\n\n");
  EXPECT_EQ(d.Ask("boardsize 3 2 1"), "? syntax error\n\n");
  EXPECT_EQ(d.Ask("boardsize x"), "? syntax error\n\n");
}

// 2x1 under a ko rule is solved when it is asked for. The reply ends with the next line.
TEST(GtpAnalyzeTest, AReplyStaysOpenUntilTheNextLine) {
  Conversation d("basic-only", 2, 1);
  EXPECT_EQ(d.Ask("1 lz-analyze b 10 maxmoves 1"),
            "=1 \ninfo move pass visits 1 winrate 5000 prior 0 lcb 5000 order 0 pv pass pass A1 "
            "B1 pass pass A1 pass pass B1\n");
  EXPECT_EQ(d.Ask(""), "\n");
  EXPECT_EQ(d.Ask(""), "");
  EXPECT_THAT(d.Ask("kata-analyze"), StartsWith("= \ninfo move "));
  EXPECT_EQ(d.Ask("2 name"), "\n=2 Hotstone\n\n");
  EXPECT_THAT(d.Ask("kata-analyze 50"), StartsWith("= \ninfo move "));
  EXPECT_EQ(d.engine.Close(), "\n");
  EXPECT_EQ(d.engine.Close(), "");
  EXPECT_EQ(d.Ask("stop"), "= \n\n");
}

// A table that knows: A1 loses, B1 wins by 3 or is endless, a pass is held to -2.
std::optional<std::vector<KnownMove>> Known(const spec::Situation& situation,
                                            const spec::RuleSet&) {
  if (situation.to_move == spec::Color::kWhite) return std::nullopt;
  return std::vector<KnownMove>{{spec::Point{1, 0}, 3, 25},
                                {spec::Point{0, 0}, -25, -25},
                                {std::nullopt, -25, -2},
                                {spec::Point{2, 0}, -25, 25}};
}

TEST(GtpAnalyzeTest, FieldsOfEachMove) {
  Conversation d("basic-only,compensation=2", 5, 5, Known);
  EXPECT_EQ(d.Ask("kata-analyze"),
            "= \n"
            "info move B1 visits 1 utility 1 winrate 1 scoreMean 1 scoreStdev 0 scoreLead 1 "
            "scoreSelfplay 1 prior 0 lcb 1 utilityLcb 1 order 0 pv B1 "
            "info move C1 visits 1 utility 0 winrate 0.5 scoreMean -2 scoreStdev 0 scoreLead -2 "
            "scoreSelfplay -2 prior 0 lcb 0.5 utilityLcb 0 order 1 pv C1 "
            "info move pass visits 1 utility -1 winrate 0 scoreMean -4 scoreStdev 0 scoreLead -4 "
            "scoreSelfplay -4 prior 0 lcb 0 utilityLcb -1 order 2 pv pass "
            "info move A1 visits 1 utility -1 winrate 0 scoreMean -27 scoreStdev 0 scoreLead -27 "
            "scoreSelfplay -27 prior 0 lcb 0 utilityLcb -1 order 3 pv A1\n");
  EXPECT_THAT(d.Ask("komi 3"), StartsWith("\n= "));
  EXPECT_THAT(d.Ask("kata-analyze maxmoves 1"), HasSubstr(" winrate 0.5 "));
  EXPECT_THAT(d.Ask("kata-set-rule ko NONE"), StartsWith("\n= "));
  EXPECT_THAT(d.Ask("hotstone-rules basic-only,tie=black,compensation=3"), StartsWith("= "));
  EXPECT_THAT(d.Ask("kata-analyze maxmoves 1"), HasSubstr(" winrate 1 "));
  EXPECT_THAT(d.Ask("komi 4"), StartsWith("\n= "));
  EXPECT_THAT(d.Ask("kata-analyze maxmoves 1"), HasSubstr(" winrate 0.5 "));
}

// 3x1 with Black in the middle: a pass leaves White three points behind, and komi is White's.
TEST(GtpAnalyzeTest, WhiteGainsTheKomi) {
  Conversation d("basic-only,compensation=4", 3, 1);
  EXPECT_EQ(d.Ask("play b b1"), "= \n\n");
  EXPECT_THAT(d.Ask("kata-analyze maxmoves 1"),
              StartsWith("= \ninfo move pass visits 1 utility 1 winrate 1 scoreMean 1 "));
}

TEST(GtpAnalyzeTest, MovesAreChosen) {
  Conversation d("basic-only", 5, 5, Known);
  const auto moves = [&](const std::string& words) {
    std::string found;
    const std::string reply = d.Ask("lz-analyze " + words);
    (void)d.engine.Close();
    for (const std::string& part :
         std::vector<std::string>(absl::StrSplit(reply, "info move ", absl::SkipEmpty()))) {
      if (part[0] != '=') found += part.substr(0, part.find(' ')) + " ";
      if (part[0] == '?') found = part;
    }
    return found;
  };
  EXPECT_EQ(moves("b 10 ownership true"), "B1 C1 pass A1 ");
  EXPECT_EQ(moves("10 maxmoves 2"), "B1 C1 ");
  EXPECT_EQ(moves("avoid b B1,pass 1"), "C1 A1 ");
  EXPECT_EQ(moves("avoid w B1,pass 1 avoid b C1 3"), "B1 pass A1 ");
  EXPECT_EQ(moves("allow b A1,D4 1 maxmoves 5"), "A1 ");
  EXPECT_EQ(moves("allow b D4 1"), "");
  EXPECT_EQ(moves("maxmoves"), "? syntax error\n\n");
  EXPECT_EQ(moves("maxmoves x"), "? syntax error\n\n");
  EXPECT_EQ(moves("avoid b I1 1"), "? syntax error\n\n");
  EXPECT_EQ(moves("avoid b A1"), "? syntax error\n\n");
  EXPECT_EQ(moves("w"), "? only the moves of the player to move are known\n\n");
}

TEST(GtpAnalyzeTest, WhatIsNotKnownIsSaid) {
  Conversation d("tromp-taylor");
  EXPECT_EQ(d.Ask("kata-analyze"),
            "? no table or plane is open that knows this board under these rules\n\n");
  Conversation small("basic-only,end_passes=2", 2, 2);
  EXPECT_EQ(small.Ask("play b pass"), "= \n\n");
  EXPECT_EQ(small.Ask("play w pass"), "= \n\n");
  EXPECT_EQ(small.Ask("kata-analyze"), "? the game has ended\n\n");
}

}  // namespace
}  // namespace hotstone::conformance
