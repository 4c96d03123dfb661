// Our engine through its commands: scripts, and its replies word for word.
#include "conformance/play/gtp_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_split.h"
#include "tests/conformance/play/gtp_conversation.h"

namespace hotstone::conformance {
namespace {

using testing::HasSubstr;

TEST(GtpEngineTest, Handshake) {
  Conversation d("basic-only");
  d.Expect(R"(
< 1 protocol_version
=1 2
< name
= Hotstone
< known_command play
= true
< known_command PLAY
= false
< known_command
? syntax error
< 7 frobnicate # what is this
?7 unknown command
< name of
? syntax error
)");
  EXPECT_THAT(d.Ask("version"), HasSubstr("= 0."));
  EXPECT_EQ(d.Ask("# nothing"), "");
  EXPECT_EQ(d.Ask(""), "");
  EXPECT_FALSE(d.engine.quit());
  EXPECT_EQ(d.Ask("3 quit"), "=3 \n\n");
  EXPECT_TRUE(d.engine.quit());
}

// The fates that classes by removal are read from are out of reach on larger boards.
TEST(GtpEngineTest, RulesByRemovalKeepToSmallBoards) {
  Conversation d("basic-only");
  EXPECT_EQ(d.Ask("boardsize 3"), "= \n\n");
  EXPECT_EQ(d.Ask("hotstone-rules basic-only,hot_scope=fighting,class_by=removal"), "= \n\n");
  EXPECT_THAT(d.Ask("boardsize 9"), HasSubstr("? "));
  EXPECT_EQ(d.Ask("play B B2"), "= \n\n");
  Conversation large("basic-only");
  EXPECT_THAT(large.Ask("hotstone-rules basic-only,hot_scope=fighting,class_by=removal"),
              HasSubstr("? "));
}

// Every command in list_commands is known, answers, and replies in the right form.
TEST(GtpEngineTest, EveryCommandListedIsKnown) {
  Conversation d("basic-only");
  const std::string reply = d.Ask("list_commands");
  const std::vector<std::string> names = absl::StrSplit(reply.substr(2), '\n', absl::SkipEmpty());
  EXPECT_GT(names.size(), 25u);
  for (const std::string& name : names) {
    EXPECT_EQ(d.Ask("known_command " + name), "= true\n\n") << name;
    for (const char* arguments : {"", " x", " b", " b a1", " 3", " 3 3 3 3"}) {
      const std::string answer = d.Ask("5 " + name + arguments);
      EXPECT_TRUE(answer.rfind("=5 ", 0) == 0 || answer.rfind("?5 ", 0) == 0)
          << name << arguments << answer;
      EXPECT_NE(answer, "?5 unknown command\n\n");
      // An analysis ends with the next line.
      const std::string end = answer + d.engine.Close();
      EXPECT_EQ(end.find("\n\n"), end.size() - 2);
    }
  }
}

TEST(GtpEngineTest, BoardAndKomi) {
  Conversation("basic-only").Expect(R"(
< boardsize 0
? unacceptable size
< boardsize 20
? unacceptable size
< boardsize 1234567890
? unacceptable size
< boardsize -1
? syntax error
< boardsize 9 x
? syntax error
< boardsize
? syntax error
< rectangular_boardsize 4 20
? unacceptable size
< rectangular_boardsize 4
? syntax error
< rectangular_boardsize 3 2
= 
< play b c2
= 
< play w a3
? illegal move
< showboard
= 
   A B C
 2 . .(X)2
 1 . . . 1
   A B C
White to move, basic-only, komi 0
removed so far: 0 black, 0 white
< komi 6.5
= 
< komi 6.50
= 
< komi -0.5
= 
< komi 6.25
? unacceptable komi: whole and half points from -361 to 361 only
< komi 362
? unacceptable komi: whole and half points from -361 to 361 only
< komi nan
? syntax error
< komi six
? syntax error
< komi
? syntax error
< hotstone-rules
= basic-only,compensation=-0.5
< final_score
= B+6.5
< clear_board
= 
< list_stones b
= 
< final_score
= B+0.5
)");
}

// A ko: the engine must not let White retake at once.
TEST(GtpEngineTest, TheBannedRetake) {
  Conversation d("ing-1996", 4, 3);
  d.files.texts["ko.sgf"] =
      "(;SZ[4:3]KM[5.50]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[];W[bb])";
  d.Expect(R"(
< loadsgf ko.sgf 2
= 
< showboard
= 
   A B C D
 3 . X O . 3
 2 X #(X)O 2
 1 . X O . 1
   A B C D
White to move, ing-1996,compensation=5.5, komi 5.5
removed so far: 0 black, 1 white
)");
}

TEST(GtpEngineTest, WhyAPlayIsRefused) {
  Conversation d("ing-1996", 4, 3);
  d.files.texts["ko.sgf"] = "(;SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb])";
  d.Expect(R"(
< loadsgf ko.sgf
= 
< is_legal w b2
= 0
< all_legal w
= D1 D3
< play w b2
? illegal move
< 3 hotstone-why w b2
=3 illegal hot-stone ING96-G508
the play would remove a single hot stone at once
hot single C2 at B2 ING96-G508
< hotstone-why b b2
= legal
hot single C2 at B2 ING96-G508
< hotstone-why w c2
= illegal occupied ING96-G304
there is a stone on the point
hot single C2 at B2 ING96-G508
< hotstone-why w e1
= illegal off-board ING96-G304
the point is not on the board
hot single C2 at B2 ING96-G508
< hotstone-why w pass
= legal
hot single C2 at B2 ING96-G508
< hotstone-situation
= rules ing-1996
plies 1
to_move white
passes 0 of 4
state open
handicap_owed 0
bans B2
ko_points B2
hot single C2 at B2 ING96-G508
< hotstone-rules basic-only,ko=none
= 
< hotstone-why w b2
= legal
captures C2
< play w b2
= 
< hotstone-rules tromp-taylor
? ply 2 of the game, White B2 is illegal under tromp-taylor: superko (TT-MOVE)
< hotstone-rules
= basic-only,hot=none
< hotstone-rules chinese
? rule set "chinese" is unknown; known names: basic-only, hot-only, ing-1996, ing-1996-recycling, ing-1991, simplified-ing, tromp-taylor, faulstich-2015, aga-like
< hotstone-why w
? syntax error
< hotstone-why w i1
? syntax error
)");
}

TEST(GtpEngineTest, PassesPauseAndEnd) {
  Conversation("ing-1996", 3, 1).Expect(R"(
< play b b1
= 
< play w PASS
= 
< final_status_list alive
? nothing is settled before the end of the game
< play b pass
= 
< hotstone-agree a1
? there is no stone on A1 to remove as dead
< hotstone-agree
= 
< play w pass
= 
< play b pass
= 
< play w pass
? illegal move
< hotstone-why w pass
= illegal game-over ING96-G307
the game has ended
< is_legal b a1
= 0
< all_legal b
= 
< genmove w
? the game has ended
< final_status_list alive
= B1
< final_status_list dead
= 
< final_status_list black_territory
= A1 C1
< final_status_list dame
= 
< final_status_list winning
? syntax error
< final_score
= W+5
< undo
= 
< hotstone-why w c1
= illegal no-variation ING96-R3
the play would leave the position unchanged
< play w pass
= 
)");
}

TEST(GtpEngineTest, ColoursMayPlayTwiceInARow) {
  Conversation("basic-only", 3, 3).Expect(R"(
< play B a1
= 
< play BLACK a2
= 
< play white C3
= 
< play White b3
= 
< list_stones black
= A1 A2
< list_stones W
= B3 C3
< undo
= 
< undo
= 
< undo
= 
< undo
= 
< undo
? cannot undo
)");
}

TEST(GtpEngineTest, Handicap) {
  Conversation("tromp-taylor", 9, 9).Expect(R"(
< fixed_handicap 9
= C3 G7 C7 G3 C5 G5 E3 E7 E5
< fixed_handicap 2
? board not empty
< clear_board
= 
< fixed_handicap 1
? invalid number of stones
< fixed_handicap 10
? invalid number of stones
< fixed_handicap two
? syntax error
< set_free_handicap a1 b2 a1
? bad vertex list
< set_free_handicap a1
? bad vertex list
< set_free_handicap a1 pass
? bad vertex list
< set_free_handicap a1 k1
? bad vertex list
< set_free_handicap a1 ii
? syntax error
< set_free_handicap
? syntax error
< set_free_handicap a1 j9
= 
< hotstone-situation
= rules tromp-taylor
plies 0
to_move white
passes 0 of 2
state open
handicap_owed 0
bans 
ko_points 
< rectangular_boardsize 19 13
= 
< place_free_handicap 5
= D4 Q10 D10 Q4 K7
< boardsize 3
= 
< fixed_handicap 2
? invalid number of stones
< place_free_handicap 9
= B1 A2 C2 B3
)");
}

TEST(GtpEngineTest, Records) {
  Conversation d("basic-only", 3, 3);
  d.files.texts["bad.sgf"] = "(;SZ[3];B[aa]\n;W[dd])";
  d.files.texts["illegal.sgf"] = "(;SZ[3];B[aa];W[aa])";
  d.files.texts["quarter.sgf"] = "(;SZ[3]KM[3.75];B[aa])";
  d.Expect(R"(
< loadsgf none.sgf
? cannot load file: none.sgf: cannot be opened
< loadsgf bad.sgf
? cannot load file: bad.sgf:2:3: W[dd] is off the 3x3 board, which has aa to cc
< loadsgf illegal.sgf
? cannot load file: illegal.sgf:1:15: move 2, White A3 is illegal under basic-only: occupied (ING96-G304)
< loadsgf quarter.sgf
? cannot load file: quarter.sgf:1:10: KM: expected whole or half points from -361 to 361
< loadsgf illegal.sgf 2
= 
< list_stones b
= A3
< loadsgf illegal.sgf 0
= 
< list_stones b
= 
< loadsgf illegal.sgf two
? syntax error
< loadsgf
? syntax error
< play b b2
= 
< printsgf
= (;FF[4]GM[1]CA[UTF-8]SZ[3]RU[basic-only]KM[0]PL[B];B[bb])
< printsgf full
? cannot write file: full: no space left
< printsgf game.sgf
= 
< clear_board
= 
< loadsgf game.sgf
= 
< list_stones b
= B2
)");
}

TEST(GtpEngineTest, TheClockIsNotKept) {
  Conversation("basic-only").Expect(R"(
< time_settings 0 1 0
= 
< time_left b 30 0
= 
< time_settings 0 1
? syntax error
< time_left x 30 0
? syntax error
)");
}

TEST(GtpEngineTest, GenmovePlaysUntilTheGameEnds) {
  for (const char* rules : {"basic-only", "tromp-taylor", "ing-1996", "aga-like,handicap=2"}) {
    Conversation d(rules, 4, 4);
    std::string last;
    int plies = 0;
    for (; plies < 300 && last != "? the game has ended\n\n"; ++plies) {
      const char* color = plies % 2 == 0 ? "b" : "w";
      const std::string proposed = d.Ask(std::string("reg_genmove ") + color);
      last = d.Ask(std::string("genmove ") + color);
      EXPECT_EQ(proposed, last);
    }
    EXPECT_LT(plies, 300) << rules;
  }
}

TEST(GtpEngineTest, LinesThatAreTooLongAndBytesThatAreNoText) {
  Conversation d("basic-only");
  EXPECT_EQ(d.engine.Answer({"4 name", true}), "?4 syntax error\n\n");
  EXPECT_EQ(d.engine.Answer({"4 name # and much more", true}), "=4 Hotstone\n\n");
  EXPECT_EQ(d.Ask(std::string("\0\x01\xff\xfe name", 9)), "? unknown command\n\n");
  EXPECT_EQ(d.Ask(std::string(100000, ' ') + "name"), "= Hotstone\n\n");
}

}  // namespace
}  // namespace hotstone::conformance
