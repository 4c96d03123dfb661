// Many games, one answer per line, errors that change nothing, and limits.
#include "conformance/play/referee_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace hotstone::conformance {
namespace {

using testing::HasSubstr;

std::string AskServer(RefereeServer& server, const std::string& line) {
  std::string out;
  server.Answer({line, false}, out);
  return out;
}

const char kServerKo[] =
    R"("size":[4,3],"setup":{"B":["B3","A2","B1"],"W":["C3","B2","D2","C1"]},"rules":"basic-only")";

TEST(RefereeServerTest, GamesDoNotTouchEachOther) {
  RefereeServer server({});
  for (const char* name : {"a", "b"}) {
    EXPECT_THAT(
        AskServer(server, absl::StrCat(R"({"op":"new","game":")", name, R"(",)", kServerKo, "}")),
        HasSubstr(R"("played":0,"plies":0,"to_move":"B")"));
  }
  EXPECT_EQ(server.games(), 2u);
  AskServer(server, R"({"op":"play","game":"a","moves":[["B","C2"]]})");
  EXPECT_THAT(AskServer(server, R"({"game":"a","judge":["W","B2"]})"),
              HasSubstr(R"("reason":"ko")"));
  EXPECT_THAT(AskServer(server, R"({"game":"b","judge":["B","C2"]})"),
              HasSubstr(R"("legal":true)"));
  AskServer(server, R"({"op":"drop","game":"a"})");
  EXPECT_THAT(AskServer(server, R"({"id":4,"game":"a","judge":["W","B2"]})"),
              HasSubstr(R"("id":4,"line":7,"column":null,"error":"there is no game \"a\")"));
}

TEST(RefereeServerTest, PlayStopsAtTheFirstIllegalMove) {
  RefereeServer server({});
  const std::string answer =
      AskServer(server, absl::StrCat(R"({"op":"new","game":"a",)", kServerKo,
                                     R"(,"moves":[["B","C2"],["W","B2"],["B","A1"]]})"));
  EXPECT_THAT(answer, HasSubstr(R"("color":"W","at":"B2","legal":false)"));
  EXPECT_THAT(answer, HasSubstr(R"("played":1,"plies":1,"to_move":"W")"));
  // A move out of turn stops it as well, whether last or not.
  EXPECT_THAT(AskServer(server, R"({"op":"play","game":"a","moves":[["B","A1"],["W","pass"]]})"),
              HasSubstr(R"("reason":"turn")"));
  EXPECT_THAT(
      AskServer(server,
                R"({"op":"play","game":"a","moves":[["W","pass"],["B","pass"],["W","B2"]]})"),
      HasSubstr(R"("legal":true)"));
  // Dead stones can be removed only in a pause.
  EXPECT_THAT(
      AskServer(server, R"({"op":"play","game":"a","moves":[["B","pass"],["dead",["B2"]]]})"),
      HasSubstr(R"("played":1,"error":"moves[1]: dead stones can be removed)"));
  EXPECT_THAT(
      AskServer(server, R"({"op":"play","game":"a","moves":[["W","pass"],["dead",["B2"]]]})"),
      HasSubstr(R"("played":2)"));
  EXPECT_THAT(AskServer(server, R"({"op":"show","game":"a"})"),
              HasSubstr(R"("rows":[".XO.","X..O",".XO."])"));
}

TEST(RefereeServerTest, UndoGivesBackWhatTheRulesKnew) {
  RefereeServer server({});
  AskServer(server, absl::StrCat(R"({"op":"new","game":"a",)", kServerKo,
                                 R"(,"moves":[["B","C2"],["W","pass"]]})"));
  EXPECT_THAT(AskServer(server, R"({"op":"undo","game":"a"})"),
              HasSubstr(R"("plies":1,"to_move":"W")"));
  EXPECT_THAT(AskServer(server, R"({"game":"a","judge":["W","B2"]})"),
              HasSubstr(R"("reason":"ko")"));
  EXPECT_THAT(AskServer(server, R"({"op":"undo","game":"a","plies":2})"),
              HasSubstr("cannot take 2 back: the game has 1"));
  EXPECT_THAT(AskServer(server, R"({"op":"undo","game":"a"})"), HasSubstr(R"("plies":0)"));
}

TEST(RefereeServerTest, ToldGamesAreForgotten) {
  RefereeServer server({});
  EXPECT_THAT(AskServer(server, absl::StrCat("{", kServerKo,
                                             R"(,"moves":[["B","C2"]],"judge":["W","B2"]})")),
              HasSubstr(R"("game":null,"color":"W","at":"B2","legal":false)"));
  // The question is not reached.
  EXPECT_THAT(
      AskServer(server,
                absl::StrCat("{", kServerKo, R"(,"moves":[["B","B2"]],"judge":["W","B2"]})")),
      HasSubstr(R"("error":"moves[0]: Black may not play at B2: there is a white stone.")"));
  EXPECT_EQ(server.games(), 0u);
}

// A referee that holds no game judges games given in full by a request.
TEST(RefereeServerTest, WithoutGames) {
  RefereeServer server({0, 10});
  EXPECT_THAT(
      AskServer(server, R"({"op":"new","game":"a","size":[3,3]})"),
      HasSubstr("this server holds no games (its limit is 0); include the game in the request"));
  EXPECT_THAT(AskServer(server, R"({"size":[3,3],"judge":["B","A1"]})"),
              HasSubstr(R"("legal":true)"));
}

TEST(RefereeServerTest, LimitsAreSaid) {
  RefereeServer server({1, 3});
  AskServer(server, R"({"op":"new","game":"a","size":[3,3],"moves":[["B","A1"],["W","B1"]]})");
  EXPECT_THAT(AskServer(server, R"({"op":"new","game":"a","size":[3,3]})"),
              HasSubstr(R"(the game \"a\" already exists; drop it first)"));
  EXPECT_THAT(AskServer(server, R"({"op":"new","game":"b","size":[3,3]})"),
              HasSubstr("there are 1 games, the maximum; drop some"));
  EXPECT_THAT(
      AskServer(server, R"({"op":"play","game":"a","moves":[["B","C1"],["W","C2"]]})"),
      HasSubstr(R"("played":1,"error":"moves[1]: the games have 3 plies in total, the maximum)"));
  AskServer(server, R"({"op":"undo","game":"a"})");
  EXPECT_THAT(AskServer(server, R"({"op":"play","game":"a","moves":[["B","C2"]]})"),
              HasSubstr(R"("played":1)"));
  AskServer(server, R"({"op":"drop","game":"a"})");
  EXPECT_THAT(
      AskServer(server,
                R"({"op":"new","game":"b","size":[1,1],"moves":[["B","pass"],["W","pass"]]})"),
      HasSubstr(R"("plies":2)"));
}

TEST(RefereeServerTest, BlankLinesCountAndHaveNoAnswer) {
  RefereeServer server({});
  EXPECT_EQ(AskServer(server, " \t\r"), "");
  EXPECT_THAT(AskServer(server, "x"),
              HasSubstr(R"("id":null,"line":2,"column":1,"error":"syntax error)"));
  std::string out;
  server.Answer({std::string(10, ' '), true}, out);
  EXPECT_THAT(out, HasSubstr("the line is longer than 1048576 bytes"));
  EXPECT_EQ(server.lines(), 3);
}

}  // namespace
}  // namespace hotstone::conformance
