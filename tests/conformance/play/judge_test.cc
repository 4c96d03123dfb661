// The judgement of one move: reasons in other programs' words, what ends a ban, what is repeated,
// and the sentences.
#include "conformance/play/judge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::conformance {
namespace {

using testing::HasSubstr;

spec::Move JudgeMoveAt(const std::string& text) {
  const std::vector<std::string> parts = absl::StrSplit(text, ':');
  const spec::Color color = parts[0] == "B" ? spec::Color::kBlack : spec::Color::kWhite;
  if (parts[1] == "pass") return spec::Pass(color);
  return {color, *spec::ParsePoint(parts[1], *spec::BoardSize::Create(19, 19))};
}

// After these moves, each "B:C3" or "W:pass" and each legal.
Referee JudgeGame(const char* rules, const std::vector<std::string>& rows, const std::string& moves,
                  spec::Color first = spec::Color::kBlack) {
  const spec::Position setup = *spec::Position::FromRows(rows);
  Referee referee(*spec::ParseRuleSet(rules), setup.size());
  EXPECT_TRUE(referee.SetUp(setup, first, false).ok());
  for (const auto move : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    EXPECT_TRUE(referee.Play(JudgeMoveAt(std::string(move))).legal()) << move;
  }
  return referee;
}

const std::vector<std::string> kJudgeKo = {".XO.", "XO.O", ".XO."};
const std::vector<std::string> kJudgeEmpty(5, ".....");

struct Expected {
  std::string reason;
  std::string why;
  std::string clause;
  std::optional<BanEnd> ban_ends;
  std::string says;
};

void ExpectJudgement(const Referee& referee, const std::string& move, const Expected& expected,
                     Turns turns = Turns::kInTurn) {
  const Judgement j = JudgeMove(referee, JudgeMoveAt(move), turns);
  EXPECT_EQ(j.legal(), expected.reason.empty()) << move;
  EXPECT_EQ(j.reason, expected.reason) << move;
  EXPECT_EQ(j.why, expected.why) << move;
  EXPECT_EQ(j.clause, expected.clause) << move;
  EXPECT_EQ(j.ban_ends, expected.ban_ends) << move;
  EXPECT_EQ(JudgementSentence(referee, j), expected.says);
}

TEST(JudgeTest, AKoIsAKoWhateverForbidsIt) {
  const std::string because =
      "White may not play at B2: Black's stone at C2 has just captured the only stone there.";
  ExpectJudgement(JudgeGame("ing-1996", kJudgeKo, "B:C2"), "W:B2",
                  {"ko", "hot-stone", "ING96-G508", BanEnd::kNextPly,
                   because + " Any other move, or a pass, lifts this ban."});
  ExpectJudgement(
      JudgeGame("tromp-taylor", kJudgeKo, "B:C2"), "W:B2",
      {"ko", "superko", "TT-MOVE", BanEnd::kPositionChanges,
       because + " White may play there again when it no longer repeats an earlier position."});
}

TEST(JudgeTest, SuperkoThatIsNoKo) {
  const Referee passed = JudgeGame("tromp-taylor,end_passes=4", kJudgeKo, "B:C2 W:pass B:pass");
  ExpectJudgement(passed, "W:B2",
                  {"superko", "superko", "TT-MOVE", BanEnd::kPositionChanges,
                   "White may not play at B2: the position would be the same as at the start. "
                   "White may play there again when it no longer repeats an earlier position."});
  EXPECT_EQ(JudgeMove(passed, JudgeMoveAt("W:B2"), Turns::kInTurn).repeats, 0u);
  EXPECT_EQ(JudgeMove(passed, JudgeMoveAt("W:D1"), Turns::kInTurn).repeats, std::nullopt);
}

// Two sent, one returned; under ssk only after the same player has been to move there.
TEST(JudgeTest, RepeatsNamesTheMove) {
  const std::string moves = "B:C2 W:A2 B:D1 W:B2 B:B1 W:pass B:A1 W:C1";
  for (const char* rules : {"tromp-taylor", "aga-like", "basic-only,hot=none,cycle=nssk"}) {
    const Referee referee = JudgeGame(rules, kJudgeEmpty, moves);
    const Judgement j = JudgeMove(referee, JudgeMoveAt("B:B1"), Turns::kInTurn);
    EXPECT_EQ(j.reason, "superko") << rules;
    // After move 5 White was to move, after the pass Black.
    EXPECT_EQ(j.repeats, std::string(rules) == "tromp-taylor" ? 6u : 5u) << rules;
    EXPECT_EQ(j.captured, (std::vector<spec::Point>{{2, 0}})) << rules;
  }
}

TEST(JudgeTest, Suicide) {
  const std::string one = "B:B1 W:E5 B:B2 W:D5 B:A2";
  ExpectJudgement(JudgeGame("tromp-taylor", kJudgeEmpty, one), "W:A1",
                  {"suicide", "superko", "TT-MOVE", BanEnd::kPositionChanges,
                   "White may not play at A1: the stone would be removed at once, leaving the "
                   "position unchanged."});
  ExpectJudgement(
      JudgeGame("ing-1996", kJudgeEmpty, one), "W:A1",
      {"suicide", "no-variation", "ING96-R3", BanEnd::kPositionChanges,
       "White may not play at A1: it would capture nothing and remove White's stone at A1."});
  const std::string two = "B:A1 W:A2 B:E5 W:B2 B:D5 W:C1";
  ExpectJudgement(JudgeGame("aga-like", kJudgeEmpty, two), "B:B1",
                  {"suicide", "self-removal", "COMP-SELF", BanEnd::kPositionChanges,
                   "Black may not play at B1: it would capture nothing and remove Black's stones "
                   "at A1 and B1."});
  ExpectJudgement(JudgeGame("tromp-taylor", kJudgeEmpty, two), "B:B1",
                  {"", "", "", std::nullopt,
                   "Black may play at B1, which removes Black's stones at A1 and B1."});
}

// As GobanMoveErrorMessageId of the npm package goban 8.3 has them.
TEST(JudgeTest, TheServersWords) {
  EXPECT_EQ(ServerReason(""), "");
  EXPECT_EQ(ServerReason("occupied"), "stone_already_placed_here");
  EXPECT_EQ(ServerReason("suicide"), "illegal_self_capture");
  EXPECT_EQ(ServerReason("ko"), "illegal_ko_move");
  EXPECT_EQ(ServerReason("superko"), "illegal_board_repetition");
  for (const char* other : {"off-board", "game-over", "handicap", "turn"})
    EXPECT_EQ(ServerReason(other), "move_error");
}

TEST(JudgeTest, TheRestOfTheReasons) {
  const Referee one = JudgeGame("tromp-taylor", kJudgeEmpty, "B:C3");
  ExpectJudgement(one, "W:C3",
                  {"occupied", "occupied", "TT-MOVE", BanEnd::kStoneRemoved,
                   "White may not play at C3: there is a black stone."});
  ExpectJudgement(one, "W:F6",
                  {"off-board", "off-board", "TT-MOVE", BanEnd::kNever,
                   "White may not play at F6: the board is 5x5."});
  ExpectJudgement(one, "B:A1",
                  {"turn", "out-of-turn", "TT-TURN", BanEnd::kNextPly,
                   "Black may not move now: it is White's turn."});
  ExpectJudgement(one, "B:A1", {"", "", "", std::nullopt, "Black may play at A1."}, Turns::kFree);
  const Referee ended = JudgeGame("tromp-taylor", kJudgeEmpty, "B:pass W:pass");
  for (const char* move : {"B:A1", "W:A1"}) {
    const Judgement j = JudgeMove(ended, JudgeMoveAt(move), Turns::kInTurn);
    EXPECT_EQ(j.reason, "game-over");
    EXPECT_EQ(j.ban_ends, BanEnd::kNever);
    EXPECT_TRUE(j.ended);
  }
  const Referee handicap = JudgeGame("tromp-taylor,handicap=1", kJudgeEmpty, "B:C3");
  ExpectJudgement(handicap, "W:A1",
                  {"handicap", "handicap", "TT-HANDICAP", BanEnd::kPassesMade,
                   "White may not play at A1: White still has to make handicap passes."});
  // The pass is supplied.
  ExpectJudgement(handicap, "B:A1", {"", "", "", std::nullopt, "Black may play at A1."});
}

// A statement that all texts make in similar words is cited from the rule set's own text.
TEST(JudgeTest, ClausesAreOfTheRuleSetsText) {
  const auto clauses = [](const char* rules, const char* end) {
    const auto clause = [](const Referee& referee, const char* move) {
      return std::string(JudgeMove(referee, JudgeMoveAt(move), Turns::kInTurn).clause);
    };
    const Referee one = JudgeGame(rules, kJudgeEmpty, "B:C3");
    const Referee owing =
        JudgeGame((std::string(rules) + ",handicap=1").c_str(), kJudgeEmpty, "B:C3");
    return absl::StrCat(clause(one, "B:A1"), " ", clause(one, "W:C3"), " ", clause(one, "W:F6"),
                        " ", clause(owing, "W:A1"), " ",
                        clause(JudgeGame(rules, kJudgeEmpty, end), "B:A1"));
  };
  const char kTwo[] = "B:pass W:pass";
  const char kFour[] = "B:pass W:pass B:pass W:pass";
  for (const char* rules :
       {"tromp-taylor", "faulstich-2015", "aga-like", "tromp-taylor,cycle=ssk"}) {
    EXPECT_EQ(clauses(rules, kTwo), "TT-TURN TT-MOVE TT-MOVE TT-HANDICAP TT-END") << rules;
  }
  EXPECT_EQ(clauses("tromp-taylor,end_passes=4", kFour),
            "TT-TURN TT-MOVE TT-MOVE TT-HANDICAP ING96-G307");
  for (const char* rules : {"ing-1996", "basic-only"}) {
    EXPECT_EQ(clauses(rules, kFour), "ING96-R3 ING96-G304 ING96-G304 ING96-G313 ING96-G307")
        << rules;
  }
  EXPECT_EQ(clauses("simplified-ing", kTwo), "ING96-R3 ING96-G304 ING96-G304 ING96-G313 TT-END");
  const Referee atari = JudgeGame("tromp-taylor,capture_ends=true", kJudgeKo, "B:C2");
  EXPECT_EQ(JudgeMove(atari, JudgeMoveAt("W:A1"), Turns::kInTurn).clause, "COMP-CAPTURE-ENDS");
}

TEST(JudgeTest, WhatALegalMoveDoes) {
  const Referee referee = JudgeGame("ing-1996", kJudgeKo, "");
  const Judgement takes = JudgeMove(referee, JudgeMoveAt("B:C2"), Turns::kInTurn);
  ASSERT_EQ(takes.hot.size(), 1u);
  EXPECT_EQ(takes.hot[0].at, (spec::Point{1, 1}));
  EXPECT_EQ(JudgementSentence(referee, takes),
            "Black may play at C2 and captures White's stone at B2. White may not capture the "
            "stone at C2 on the next move, by a play at B2.");
  const Referee once = JudgeGame("ing-1996", kJudgeKo, "B:pass");
  const Judgement pauses = JudgeMove(once, JudgeMoveAt("W:pass"), Turns::kInTurn);
  EXPECT_TRUE(pauses.paused);
  EXPECT_FALSE(pauses.ended);
  EXPECT_EQ(JudgementSentence(once, pauses), "White may pass, which pauses the game.");
  const Referee last = JudgeGame("tromp-taylor", kJudgeKo, "B:pass");
  const Judgement ends = JudgeMove(last, JudgeMoveAt("W:pass"), Turns::kInTurn);
  EXPECT_TRUE(ends.ended);
  EXPECT_EQ(JudgementSentence(last, ends), "White may pass, which ends the game.");
  EXPECT_FALSE(last.game().ended()) << "a judgement changes nothing";
  const Referee atari = JudgeGame("tromp-taylor,capture_ends=true", kJudgeKo, "");
  EXPECT_TRUE(JudgeMove(atari, JudgeMoveAt("B:C2"), Turns::kInTurn).ended);
}

TEST(JudgeTest, RecyclingSpeaksOfTheRound) {
  // Under second-cycle a play of a completed cycle is forbidden: the ko, with both passing.
  const Referee referee =
      JudgeGame("ing-1996-recycling", kJudgeKo, "B:C2 W:pass B:pass W:B2 B:pass W:pass");
  const Judgement j = JudgeMove(referee, JudgeMoveAt("B:C2"), Turns::kInTurn);
  EXPECT_EQ(j.reason, "superko");
  EXPECT_EQ(j.why, "recycling");
  EXPECT_EQ(j.repeats, std::nullopt);
  EXPECT_THAT(JudgementSentence(referee, j),
              HasSubstr("may play there again when it no longer repeats a cycle."));
}

// For every point and rule set, the game does what the judgement predicts of a legal move.
TEST(JudgeTest, AgreesWithTheGame) {
  for (const spec::RuleSet& rules : spec::Presets()) {
    Referee referee(rules, *spec::BoardSize::Create(3, 3));
    uint64_t seed = 7;
    for (int ply = 0; ply < 60 && !referee.game().ended(); ++ply) {
      std::vector<spec::Move> legal;
      for (int i = 0; i <= 9; ++i) {
        spec::Move move = spec::Pass(referee.game().to_move());
        if (i < 9) move.at = referee.position().size().At(i);
        const Judgement j = JudgeMove(referee, move, Turns::kInTurn);
        ASSERT_EQ(j.ruling.why, referee.game().Judge(move).why);
        ASSERT_EQ(j.legal(), j.reason.empty());
        ASSERT_EQ(j.legal(), !j.ban_ends.has_value());
        ASSERT_FALSE(JudgementSentence(referee, j).empty());
        if (!j.legal()) continue;
        legal.push_back(move);
        spec::Game after = referee.game();
        after.Play(move);
        ASSERT_EQ(j.captured, after.plies().back().captured);
        ASSERT_EQ(j.self_removed, after.plies().back().self_removed);
        ASSERT_EQ(j.hot, after.hot_stones());
        ASSERT_EQ(j.paused, after.paused());
        ASSERT_EQ(j.ended, after.ended());
      }
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      referee.Play(legal[(seed >> 33) % legal.size()]);
    }
  }
}

}  // namespace
}  // namespace hotstone::conformance
