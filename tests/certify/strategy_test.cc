// Strategy certificates: correct ones are accepted, and each kind of error is refused.
#include "certify/strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "certify/settled.h"
#include "certify/strategy_list.h"
#include "spec/board/chains.h"

namespace hotstone::certify {
namespace {

using ::testing::HasSubstr;

std::string StrategyFile(const std::string& board, const std::string& rules,
                         const std::string& goal, const std::vector<std::string>& positions,
                         const std::vector<std::string>& trees) {
  std::string text =
      absl::StrCat("hotstone-certificate 1\nkind strategy\nboard ", board, "\nrules ", rules,
                   "\ngoal ", goal, "\npositions ", positions.size(), "\n");
  for (const std::string& line : positions) absl::StrAppend(&text, line, "\n");
  absl::StrAppend(&text, "trees ", trees.size(), "\n");
  for (const std::string& tree : trees) absl::StrAppend(&text, tree, "\n");
  return text;
}

// "accepted", or the first line of the refusal.
std::string StrategySays(const std::string& text) {
  const auto strategy = ParseStrategy(text, "here");
  if (!strategy.ok()) return absl::StrCat("unreadable: ", std::string(strategy.status().message()));
  const auto checked = CheckStrategy(*strategy);
  if (checked.ok()) return "accepted";
  const std::string message(checked.status().message());
  return message.substr(0, message.find('\n'));
}

// The double-ko seki under hot stones in every ko: White takes a ko, Black may not answer, and
// loses.
const std::vector<std::string> kSekiLine = {"XXO.OO/.XXOO./XXO.OO A2"};
const std::vector<std::string> kSekiTree = {"tree W 0 0 XX.XOO/.XXOO./XXO.OO\nC3 * ~"};
std::string Seki(const std::vector<std::string>& lines, const std::vector<std::string>& trees,
                 const std::string& goal = "takes A3", const std::string& rules = "hot-only") {
  return StrategyFile("6x3", rules, goal, lines, trees);
}

// A black group that needs one more play to be settled.
const std::vector<std::string> kCorner = {"XX./..X/XX. =", "XX./..X/.X. A1", "XX./O.X/OX. *"};
std::string Corner(const std::vector<std::string>& lines, const std::string& steps) {
  return StrategyFile("3x3", "ing-1996", "keeps C2", lines, {"tree W 0 0 XX./O.X/OX.\n" + steps});
}

TEST(StrategyTest, AcceptsWhatIsRight) {
  EXPECT_EQ(StrategySays(Seki(kSekiLine, kSekiTree)), "accepted");
  EXPECT_EQ(StrategySays(Corner(kCorner, "~")), "accepted");
  EXPECT_EQ(StrategySays(StrategyFile("3x3", "ing-1996", "takes A1", {"XX./O.X/OX. * B2"},
                                      {"tree W 0 0 XX./O.X/OX.\n~"})),
            "accepted");
}

TEST(StrategyTest, TheGroupIsThere) {
  for (const char* at : {"B1", "D1", "A4"}) {
    EXPECT_THAT(StrategySays(StrategyFile("3x3", "ing-1996", absl::StrCat("takes ", at),
                                          {"XX./O.X/OX. * B2"}, {"tree W 0 0 XX./O.X/O.X\n~"})),
                testing::HasSubstr(at == std::string("B1") ? "there is no group at B1" : at))
        << at;
  }
}

TEST(StrategyTest, SaysWhatIsClaimed) {
  const auto strategy = ParseStrategy(Seki(kSekiLine, kSekiTree), "here");
  ASSERT_TRUE(strategy.ok()) << strategy.status();
  const auto checked = CheckStrategy(*strategy);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->claim,
            "White captures A3, White to move, ko threats of Black 0, of White 0 (board 6x3, rules "
            "hot-only)");
  const auto kept = ParseStrategy(
      StrategyFile("4x2", "basic-only", "keeps A1", {}, {"tree B 1 2 .XX./XXX.\n="}), "here");
  ASSERT_TRUE(kept.ok()) << kept.status();
  EXPECT_EQ(CheckStrategy(*kept)->claim,
            "Black keeps A1, Black to move, ko threats of Black 1, of White 2 (board 4x2, rules "
            "basic-only)");
}

TEST(StrategyTest, ReadsWhatItWrites) {
  const std::string text = Corner(kCorner, "~");
  const auto strategy = ParseStrategy(text, "here");
  ASSERT_TRUE(strategy.ok()) << strategy.status();
  EXPECT_EQ(StrategyText(*strategy), text);
}

TEST(StrategyTest, RefusesAnotherSpelling) {
  const std::string text = Corner(kCorner, "~");
  const std::pair<std::string, std::string> changes[] = {{"positions 3", "positions 03"},
                                                         {" A1\n", " a1\n"},
                                                         {"ing-1996\n", "ing-1996,end_passes=4\n"},
                                                         {"~\n", "~\nmore\n"},
                                                         {"~\n", "~ \n"},
                                                         {"kind strategy", "kind strategem"},
                                                         {"tree W", "tree V"},
                                                         {"positions 3", "positions 2"}};
  for (const auto& [good, bad] : changes) {
    const std::string changed = absl::StrReplaceAll(text, {{good, bad}});
    ASSERT_NE(changed, text) << good;
    EXPECT_THAT(StrategySays(changed), HasSubstr("unreadable: here:")) << bad;
  }
}

TEST(StrategyTest, RefusesStepsThatAreMissingOrTooMany) {
  const auto with = [](const std::string& steps) {
    return StrategySays(Seki(kSekiLine, {"tree W 0 0 XX.XOO/.XXOO./XXO.OO\n" + steps}));
  };
  // Black has two moves after C3: he removes himself at A2, which needs no step, or passes.
  EXPECT_EQ(with("C3 *"), "tree 0 has too few steps");
  EXPECT_EQ(with("C3 * ~ ~"), "tree 0 has 1 unused steps");
  EXPECT_EQ(with("C3 ~"), "the list does not cover the opponent's turn here");
  EXPECT_EQ(with("*"), "the tree lists all moves where the prover is to move");
  EXPECT_EQ(with("C3 pass"), "the tree gives a move where the opponent is to move");
  EXPECT_EQ(with("F1 * ~"), "the move F1 is illegal: there is a stone on the point");
}

TEST(StrategyTest, RefusesWrongLeaves) {
  EXPECT_EQ(StrategySays(Corner(kCorner, "=")), "the group is not settled");
  EXPECT_EQ(StrategySays(Corner(kCorner, "^")),
            "under rules that depend on history a repeated position is not the same situation");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {"tree W 0 0 XX.XOO/.XXOO./XXO.OO\nC3 * ="})),
            "\"settled\" cannot show that a group is captured");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {"tree W 0 0 XX.XOO/.XXOO./XXO.OO\nC3 * ^"})),
            "\"back\" cannot show that a group is captured");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {"tree W 0 0 XX.XOO/.XXOO./XXO.OO\nC3 * #0"})),
            "tree 0 does not come earlier");
  EXPECT_EQ(StrategySays(Seki({}, kSekiTree)), "the position is not in the list");
}

// To take a group, the game must not end first: the prover may not pass it away.
TEST(StrategyTest, RefusesAnEndWithTheGroupStillThere) {
  // White's play at B2 removes his group, which needs no step; his pass ends the game.
  EXPECT_EQ(StrategySays(StrategyFile("3x3", "ing-1996,end_passes=2", "takes A1", {},
                                      {"tree B 0 0 XX./O.X/OX.\npass *"})),
            "the game ends while the group is still on the board");
  // In the list a pass of the opponent could be the last.
  EXPECT_EQ(StrategySays(StrategyFile("3x3", "ing-1996,end_passes=2", "takes A1",
                                      {"XX./O.X/OX. * B2"}, {"tree B 0 0 XX./O.X/OX.\npass ~"})),
            "a second consecutive pass may end the game before the list captures the group");
}

TEST(StrategyTest, RefusesAGroupThatIsRemoved) {
  // Black fills his own eye.
  EXPECT_EQ(StrategySays(Seki({}, {"tree B 0 0 XXO.OO/.XXOO./XXO.OO\nA2"}, "keeps A3")),
            "the group is removed");
  EXPECT_EQ(StrategySays(StrategyFile("3x1", "basic-only", "keeps A1", {}, {"tree W 0 0 X.O\n*"})),
            "the group is removed");
  EXPECT_EQ(
      StrategySays(StrategyFile("3x1", "basic-only", "keeps A1", {"X.O *"}, {"tree W 0 0 X.O\n~"})),
      "position 1 of the list: B1 captures the group");
}

TEST(StrategyTest, RefusesListsOutOfOrder) {
  // The result of a play must come earlier, so the list cannot cycle.
  EXPECT_THAT(StrategySays(Corner({kCorner[2], kCorner[1], kCorner[0]}, "~")),
              HasSubstr("position 1 of the list: the opponent's B2 leads to a position that does "
                        "not come earlier in the list"));
  EXPECT_THAT(StrategySays(Corner({kCorner[1], kCorner[0], kCorner[2]}, "~")),
              HasSubstr("position 1 of the list: the answer A1 leads to a position that does not "
                        "come earlier in the list"));
  EXPECT_THAT(StrategySays(Corner({kCorner[0], kCorner[0], kCorner[1], kCorner[2]}, "~")),
              HasSubstr("position 2 of the list: occurs twice in the list"));
}

TEST(StrategyTest, RefusesListsWithSomethingWrong) {
  EXPECT_THAT(StrategySays(Corner({"XX./..X/XX. =", "XX./..X/.X. =", "XX./O.X/OX. *"}, "~")),
              HasSubstr("position 2 of the list: the group is not settled"));
  EXPECT_THAT(StrategySays(Corner({"XX./..X/XX. =", "XX./..X/.X. pass", "XX./O.X/OX. *"}, "~")),
              HasSubstr("position 2 of the list: the prover passes, but the list does not cover "
                        "the opponent's turn"));
  EXPECT_THAT(
      StrategySays(Corner({"XX./..X/XX. =", "XX./..X/.X. A1/A2", "XX./O.X/OX. *"}, "~")),
      HasSubstr(
          "position 3 of the list: the opponent's B2 leads to position 2, which has no answer"));
  EXPECT_THAT(
      StrategySays(Corner({"XX./..X/XX. =", "XX./..X/.X. A1/A1", "XX./O.X/OX. *"}, "~")),
      HasSubstr(
          "position 2 of the list: the answer A1 is illegal: the play would remove a hot stone"));
  EXPECT_THAT(StrategySays(Seki({"XXO.OO/.XXOO./XXO.OO pass *"}, kSekiTree)),
              HasSubstr("unreadable"));
  EXPECT_THAT(StrategySays(Seki({"XXO.OO/.XXOO./XXO.OO * pass"}, kSekiTree)),
              HasSubstr("the side that must capture the group passes"));
  EXPECT_THAT(StrategySays(Seki({"XXO.OO/.XXOO./XXO.OO *"}, kSekiTree)),
              HasSubstr("the opponent's pass has no answer"));
}

// A list may not be entered if one of its positions was on the board: White takes a ko, and the
// list retakes it.
TEST(StrategyTest, RefusesAListThatMakesAnEarlierPosition) {
  const std::vector<std::string> list = {".X.XO./XXX.XO/.X.XO. =", ".X.XO./XXXO.O/.X.XO. E2"};
  const auto with = [&](const std::string& tree) {
    return StrategySays(StrategyFile("6x3", "tromp-taylor", "keeps A2", list, {tree}));
  };
  EXPECT_EQ(with("tree B 0 0 .X.XO./XXXO.O/.X.XO.\n~"), "accepted");
  EXPECT_EQ(with("tree W 0 0 .X.XO./XXX.XO/.X.XO.\n* = ~"),
            "the list may repeat an earlier position");
}

// The same if that position came up on the line and is not its start: White takes the ko, Black
// retakes, White takes again, and no step may be made twice.
TEST(StrategyTest, RefusesAListThatMakesAPositionOfTheLine) {
  const std::vector<std::string> list = {".X.XO./XXX.XO/.X.XO. =", ".X.XO./XXXO.O/.X.XO. E2"};
  EXPECT_EQ(StrategySays(StrategyFile("6x3", "basic-only,hot=none,cycle=fixed", "keeps A2", list,
                                      {"tree B 0 0 .X.XO./XXXO.O/.X.XO.\nE2 * = ~"})),
            "the list may repeat an earlier position");
}

spec::Position ListPosition(const std::string& rows) { return *spec::Position::FromText(rows); }

// Where a completed cycle may forbid new positions, no play may have completed one, and the
// opponent may not complete one either. Under same=board neither matters.
TEST(StrategyListTest, EntersNoCycleThatMayForbidNewPositions) {
  const char* start = "XX./O.X/OX.";
  const auto covers = [&](const std::string& rules, const std::vector<const char*>& earlier) {
    const auto strategy = *ParseStrategy(
        StrategyFile("3x3", rules, "keeps C2", kCorner, {"tree W 0 0 XX./O.X/OX.\n~"}), "here");
    const spec::Position board = ListPosition(start);
    const StrategyGroup group{StrategyGoal::kKeeps, spec::Color::kBlack, spec::Color::kBlack,
                              spec::ChainAt(board, *spec::ParsePoint("C2", board.size())).stones};
    const auto list = *StrategyList::Check(strategy, group);
    std::vector<std::string> cells;
    for (const char* rows : earlier) cells.push_back(ListPosition(rows).cells());
    const spec::Situation s{ListPosition(start), spec::Color::kWhite, 0, {}, 0};
    const std::string message(list.Covers(s, cells).message());
    return message.substr(0, message.find('\n'));
  };
  const char* made_by_the_opponent = "XX./..X/.X.";
  for (const char* same : {"ing-1996,same=board", "ing-1996"}) {
    EXPECT_EQ(covers(same, {start}), "");
    EXPECT_EQ(covers(same, {start, start}), "");  // a pass
    EXPECT_EQ(covers(same, {"X../O.X/OX.", start}), "");
  }
  EXPECT_EQ(covers("ing-1996,same=board", {made_by_the_opponent, start}), "");
  EXPECT_EQ(covers("ing-1996", {made_by_the_opponent, start}),
            "the list may repeat an earlier position");
  EXPECT_EQ(covers("ing-1996,same=board", {start, "X../O.X/OX.", start}), "");
  EXPECT_EQ(covers("ing-1996", {start, "X../O.X/OX.", start}),
            "a position has returned, so that new ones may be forbidden, too");
}

TEST(StrategyTest, RefusesAnAnswerAfterWhichNobodyLooks) {
  EXPECT_EQ(StrategySays(Corner({kCorner[0], kCorner[1], kCorner[2], "X../..X/.X. B3"}, "~")),
            "position 4 of the list: the answer B3 leads to position 2, where the list does not "
            "cover the opponent's turn");
}

// A situation recurs with its passes and its player; it does not recur to itself.
TEST(StrategyTest, GoesRoundOnlyWhereTheSituationWasThere) {
  const auto with = [](const std::string& steps) {
    return StrategySays(
        StrategyFile("4x2", "basic-only", "keeps A1", {}, {"tree B 0 0 .XX./XXX.\n" + steps}));
  };
  EXPECT_EQ(with("pass * pass * ^ = = ="), "accepted");
  EXPECT_EQ(with("^"), "the situation has not occurred before");
  EXPECT_EQ(with("pass * = = ^"), "the situation has not occurred before");
}

TEST(StrategyTest, ATreeStartsFromTheVerySituation) {
  const auto with = [](const std::string& first, const std::string& second) {
    return StrategySays(StrategyFile("4x2", "basic-only", "keeps A1", {}, {first, second}));
  };
  const std::string blacks = "tree B 0 0 .XX./XXX.\n=";
  EXPECT_EQ(with(blacks, "tree B 0 0 .XX./XXX.\n#0"), "accepted");
  EXPECT_EQ(with(blacks, "tree W 0 0 .XX./XXX.\n#0"), "tree 0 does not start from here");
  EXPECT_EQ(with(blacks, "tree B 0 0 .XX./XXXO\n#0"), "tree 0 does not start from here");
  EXPECT_THAT(with("tree W 0 0 XXXX/XXXX\n=", "tree W 0 0 .XX./XXX.\n="),
              HasSubstr("tree 0 does not start from a legal position"));
}

TEST(StrategyTest, TreesAreReferredToAfterThreatsOnly) {
  // The same situation, but after a pass.
  EXPECT_EQ(
      StrategySays(StrategyFile("4x2", "basic-only", "keeps A1", {},
                                {"tree W 0 0 .XX./XXX.\n=", "tree B 0 0 .XX./XXX.\npass #0"})),
      "tree 0 does not start from here");

  const std::string lost = "tree W 0 0 XX.XOO/.XXOO./XXO.OO\nC3 * ~";
  const std::string threat = "tree W 0 1 XX.XOO/.XXOO./XXO.OO\nthreat #0";
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {lost, threat})), "accepted");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {lost, "tree W 0 1 XX.XOO/.XXOO./XXO.OO\n#0"})),
            "tree 0 does not start from here");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {lost, "tree W 1 1 XX.XOO/.XXOO./XXO.OO\nthreat #0"})),
            "tree 0 does not start from here");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {lost, "tree W 0 0 XX.XOO/.XXOO./XXO.OO\nthreat #0"})),
            "no ko threat is left");
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {lost, "tree B 0 1 XX.XOO/.XXOO./XXO.OO\nthreat #0"})),
            "the tree gives a threat where the opponent is to move");
  // A threat of the opponent is one of his moves and needs its own steps.
  EXPECT_EQ(StrategySays(Seki(kSekiLine, {"tree W 1 0 XX.XOO/.XXOO./XXO.OO\nC3 * ~"})),
            "tree 0 has too few steps");
}

// Under resume=dispute the second pause at a position ends the game until a threat has been used.
// White cycles by removing his own two stones, with a pause before and one after.
TEST(StrategyTest, ASecondPauseEndsTheGame) {
  const auto with = [](const std::string& rules, const std::string& tree) {
    return StrategySays(StrategyFile("4x2", rules, "keeps A1", {}, {tree}));
  };
  const std::string dispute = "basic-only,resume=dispute";
  const std::string round = "tree W 0 0 .XX./XXX.\n* = = pass * pass * pass * = =";
  EXPECT_EQ(with(dispute, round + " = = ="), "accepted");
  EXPECT_EQ(with(dispute, round + " = = = ="), "tree 0 has 1 unused steps");
  EXPECT_EQ(with("basic-only", round + " = = ="), "tree 0 has too few steps");
  EXPECT_EQ(with("basic-only", round + " = = = ="), "accepted");
  const std::string threat = "tree W 1 0 .XX./XXX.\n* = = pass * threat pass * pass * = =";
  EXPECT_EQ(with(dispute, threat + " = = ="), "tree 0 has too few steps");
  EXPECT_EQ(with(dispute, threat + " = = = ="), "accepted");
  EXPECT_EQ(with(dispute, "tree W 0 0 .XX./XXX.\n^"),
            "under rules that depend on history a repeated position is not the same situation");
}

// The file is small, but each situation of a line stores its game: without a limit it would use
// gigabytes.
TEST(StrategyTest, RefusesLinesWithoutMeasure) {
  const auto rounds = [](int count) {
    std::string down;
    std::string up;
    for (int i = 0; i < count; ++i) {
      absl::StrAppend(&down, "* pass * pass ");
      absl::StrAppend(&up, " = = =");
    }
    return StrategySays(StrategyFile("4x2", "basic-only", "keeps A1", {},
                                     {absl::StrCat("tree W 0 0 .XX./XXX.\n", down, "=", up)}));
  };
  EXPECT_EQ(rounds(3), "accepted");
  EXPECT_EQ(rounds(240), "accepted");
  EXPECT_EQ(rounds(260), "a line has more than 1000 plies, the limit");
}

TEST(StrategyTest, RulesThatItDoesNotSpeakAbout) {
  EXPECT_THAT(StrategySays(StrategyFile("3x3", "ing-1996,handicap=2", "keeps C2", {},
                                        {"tree W 0 0 XX./O.X/OX.\n="})),
              HasSubstr("strategies need handicap=0"));
  EXPECT_THAT(StrategySays(StrategyFile("3x3", "ing-1996,self_removal=any", "keeps C2", kCorner,
                                        {"tree W 0 0 XX./O.X/OX.\n~"})),
              HasSubstr("a list of positions needs a self_removal other than any"));
}

TEST(SettledTest, TwoRegionsThatTouchInEveryPoint) {
  const auto settled = [](const std::vector<std::string>& rows, spec::Point at) {
    return IsSettled(*spec::Position::FromRows(rows), at);
  };
  EXPECT_TRUE(settled({".X.", "XXX", "OOO"}, {0, 1}));
  EXPECT_TRUE(settled({".XO.X", "XXXXX"}, {0, 0}));
  // A1 is a point of the region that the chain does not touch: the opponent may make an eye there
  // by removing himself.
  EXPECT_FALSE(settled({".X..", "XXX.", "..X.", "..X."}, {0, 2}));
  EXPECT_FALSE(settled({"XX.", "XXX"}, {0, 0}));
  // One chain with two eyes, one of them closed by another chain that has no second eye.
  EXPECT_FALSE(settled({".X.X", "XX.X"}, {0, 0}));
}

}  // namespace
}  // namespace hotstone::certify
