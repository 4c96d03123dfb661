#include "conformance/play/referee.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "conformance/play/game_record.h"
#include "conformance/play/move_choice.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Illegality;
using testing::HasSubstr;

spec::RuleSet Rules(const char* name) { return *spec::ParseRuleSet(name); }
spec::BoardSize Size(int cols, int rows) { return *spec::BoardSize::Create(cols, rows); }

spec::Move At(Color color, const char* name) {
  return {color, *spec::ParsePoint(name, Size(spec::kMaxSide, spec::kMaxSide))};
}

// A ko that Black has taken at C2: White may not retake at B2 at once.
Referee AfterTakingTheKo(const char* rules) {
  Referee referee(Rules(rules), Size(4, 3));
  const auto setup = spec::Position::FromRows({".XO.", "XO.O", ".XO."});
  EXPECT_TRUE(referee.SetUp(*setup, Color::kBlack, false).ok());
  EXPECT_TRUE(referee.Play(At(Color::kBlack, "C2")).legal());
  return referee;
}

TEST(RefereeTest, TheBannedRetakeIsRefused) {
  for (const char* rules : {"basic-only", "tromp-taylor", "ing-1996", "aga-like"}) {
    Referee referee = AfterTakingTheKo(rules);
    const spec::Position before = referee.position();
    EXPECT_FALSE(referee.Play(At(Color::kWhite, "B2")).legal()) << rules;
    EXPECT_EQ(referee.position(), before);
    EXPECT_EQ(referee.events().size(), 1u);
  }
  Referee without = AfterTakingTheKo("basic-only,ko=none");
  EXPECT_TRUE(without.Play(At(Color::kWhite, "B2")).legal());
}

TEST(RefereeTest, UndoBringsTheBanBack) {
  Referee referee = AfterTakingTheKo("basic-only");
  const spec::Situation banned = referee.game().situation();
  EXPECT_TRUE(referee.Play(spec::Pass(Color::kWhite)).legal());
  EXPECT_TRUE(referee.Play(spec::Pass(Color::kBlack)).legal());
  EXPECT_TRUE(referee.Play(At(Color::kWhite, "B2")).legal());
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(referee.Undo());
  EXPECT_EQ(referee.game().situation(), banned);
  EXPECT_EQ(referee.game().Judge(At(Color::kWhite, "B2")).why, Illegality::kHotStone);
  EXPECT_TRUE(referee.Undo());
  EXPECT_FALSE(referee.Undo());
}

TEST(RefereeTest, UndoForgetsWhatSuperkoSaw) {
  Referee referee = AfterTakingTheKo("tromp-taylor");
  EXPECT_TRUE(referee.Undo());
  // The position after the take no longer counts as seen.
  EXPECT_TRUE(referee.Play(At(Color::kBlack, "C2")).legal());
}

TEST(RefereeTest, OneColourMayPlayTwiceInARow) {
  Referee referee = AfterTakingTheKo("basic-only");
  // Black fills the ko: the ban bound White, and any ply lifts it.
  EXPECT_TRUE(referee.Play(At(Color::kBlack, "B2")).legal());
  EXPECT_EQ(referee.game().to_move(), Color::kWhite);
}

// A legal move by a fixed scrambled order of the points, with a pass now and then.
spec::Move SomeMove(const Referee& referee) {
  const spec::Game& game = referee.game();
  const spec::BoardSize& size = game.position().size();
  const size_t ply = referee.events().size();
  for (int i = 0; i < size.points() && ply % 11 != 10; ++i) {
    const auto index = (static_cast<int>(ply) * 7919 + i * 131) % size.points();
    const spec::Move move{game.to_move(), size.At(index)};
    if (game.Judge(move).legal()) return move;
  }
  return spec::Pass(game.to_move());
}

// Each situation of a game is the same when taken back as when first reached, and so are the legal
// moves.
void UndoAll(const char* rules, spec::BoardSize size, size_t plies) {
  Referee referee(Rules(rules), size);
  std::vector<spec::Situation> situations;
  std::vector<std::vector<spec::Point>> legal;
  while (!referee.game().ended() && situations.size() < plies) {
    situations.push_back(referee.game().situation());
    if (size.points() < 30) legal.push_back(referee.game().LegalPoints(referee.game().to_move()));
    ASSERT_TRUE(referee.Play(SomeMove(referee)).legal());
  }
  EXPECT_GT(situations.size(), 10u);
  for (size_t ply = situations.size(); ply-- > 0;) {
    ASSERT_TRUE(referee.Undo());
    ASSERT_EQ(referee.game().situation(), situations[ply]) << rules << " ply " << ply;
    if (!legal.empty()) {
      ASSERT_EQ(referee.game().LegalPoints(referee.game().to_move()), legal[ply]);
    }
  }
  EXPECT_FALSE(referee.Undo());
  // Taking back the whole game costs O(n log n) plies, not O(n^2).
  const auto length = static_cast<double>(situations.size());
  EXPECT_LT(static_cast<double>(referee.repeated()), length * (std::log2(length) + 4)) << rules;
}

TEST(RefereeTest, WholeGamesAreTakenBack) {
  for (const char* rules : {"basic-only", "tromp-taylor", "aga-like", "ing-1996", "ing-1991",
                            "basic-only,cycle=square", "basic-only,handicap=2"}) {
    UndoAll(rules, Size(5, 5), 100);
  }
}

TEST(RefereeTest, TakingBackALongGameRepeatsFewPlies) {
  UndoAll("aga-like", Size(19, 19), 500);
  UndoAll("ing-1996", Size(19, 19), 300);
}

// More plies than checkpoints at their first distance: a ko taken back and forth.
TEST(RefereeTest, LongGamesAreTakenBackToo) {
  Referee referee = AfterTakingTheKo("basic-only,ko=none");
  std::vector<spec::Situation> situations;
  for (int ply = 0; ply < 700; ++ply) {
    situations.push_back(referee.game().situation());
    ASSERT_TRUE(
        referee.Play(ply % 2 == 0 ? At(Color::kWhite, "B2") : At(Color::kBlack, "C2")).legal());
  }
  for (size_t ply = situations.size(); ply-- > 0;) {
    ASSERT_TRUE(referee.Undo());
    ASSERT_EQ(referee.game().situation(), situations[ply]) << ply;
  }
  EXPECT_EQ(referee.events().size(), 1u);
}

TEST(RefereeTest, NewRulesJudgeTheGameFromItsStart) {
  Referee referee = AfterTakingTheKo("basic-only");
  EXPECT_TRUE(referee.SetRules(Rules("tromp-taylor")).ok());
  EXPECT_EQ(referee.events().size(), 1u);
  // Superko remembers the position before the take, though it was played under other rules.
  EXPECT_EQ(referee.game().Judge(At(Color::kWhite, "B2")).why, Illegality::kSuperko);
  EXPECT_TRUE(referee.Undo());
}

TEST(RefereeTest, RulesThatForbidTheGameSoFarAreRefused) {
  Referee referee = AfterTakingTheKo("basic-only,ko=none");
  EXPECT_TRUE(referee.Play(At(Color::kWhite, "B2")).legal());
  const absl::Status status = referee.SetRules(Rules("aga-like"));
  EXPECT_THAT(
      std::string(status.message()),
      HasSubstr("ply 2 of the game, White B2 is illegal under aga-like: superko (COMP-SSK)"));
  EXPECT_EQ(spec::RuleSetName(referee.rules()), "basic-only,hot=none");
  EXPECT_EQ(referee.events().size(), 2u);
}

TEST(RefereeTest, HandicapStonesStandForThePasses) {
  Referee referee(Rules("basic-only,handicap=2"), Size(5, 5));
  EXPECT_EQ(referee.game().situation().handicap_owed, 2);
  spec::Position stones(Size(5, 5));
  stones.Put({1, 1}, Color::kBlack);
  stones.Put({3, 3}, Color::kBlack);
  EXPECT_TRUE(referee.SetUp(stones, Color::kWhite, true).ok());
  EXPECT_EQ(referee.game().situation().handicap_owed, 0);
  EXPECT_TRUE(referee.SetRules(Rules("tromp-taylor,handicap=3")).ok());
  EXPECT_EQ(referee.game().situation().handicap_owed, 0);
  referee.Clear(Size(5, 5));
  EXPECT_EQ(referee.game().situation().handicap_owed, 3);
}

TEST(RefereeTest, AnIllegalSetupChangesNothing) {
  Referee referee(Rules("basic-only"), Size(3, 1));
  const auto setup = spec::Position::FromRows({"XOX"});
  EXPECT_FALSE(referee.SetUp(*setup, Color::kBlack, false).ok());
  EXPECT_EQ(referee.position().StoneCount(Color::kBlack), 0);
}

TEST(RefereeTest, TheCountIsThatOfThePositionAsItStands) {
  Referee referee(Rules("tromp-taylor"), Size(3, 1));
  EXPECT_EQ(ResultText(referee.Count()), "0");
  referee.Play(At(Color::kBlack, "B1"));
  EXPECT_EQ(ResultText(referee.Count()), "B+3");
  referee.SetCompensation(7);
  EXPECT_EQ(ResultText(referee.Count()), "W+0.5");
  Referee ties(Rules("ing-1996,compensation=3"), Size(3, 1));
  ties.Play(At(Color::kBlack, "B1"));
  EXPECT_EQ(ResultText(ties.Count()), "B+0");
}

TEST(GameRecordTest, ReadsBackAsTheSameGame) {
  Referee referee(Rules("basic-only"), Size(5, 4));
  MoveChoice choice(3);
  while (!referee.game().paused()) {
    ASSERT_TRUE(referee.Play(choice.Choose(referee, referee.game().to_move())).legal());
  }
  std::vector<spec::Point> dead;
  for (int i = 0; i < 20 && dead.empty(); ++i) {
    if (!referee.position().IsEmpty(referee.position().size().At(i))) {
      dead.push_back(referee.position().size().At(i));
    }
  }
  ASSERT_TRUE(referee.AgreeDead(dead).ok());
  ASSERT_TRUE(referee.Play(spec::Pass(referee.game().to_move())).legal());
  const std::string text = formats::WriteSgf(GameRecord(referee, {"a [b]", "c", "B+1", "why"}));
  const auto trees = formats::ParseSgf(text, "record");
  ASSERT_TRUE(trees.ok()) << trees.status();
  const auto record = formats::ReadSgfGame(trees->front(), "record");
  ASSERT_TRUE(record.ok()) << record.status();
  Referee again(Rules("basic-only"), Size(9, 9));
  ASSERT_TRUE(again.Load(*record, "record", 1000).ok());
  EXPECT_EQ(again.game().situation(), referee.game().situation());
  EXPECT_EQ(formats::WriteSgf(GameRecord(again, {"a [b]", "c", "B+1", "why"})), text);
  EXPECT_THAT(text, HasSubstr("PB[a [b\\]]PW[c]RE[B+1]C[why]"));
}

TEST(RefereeTest, LoadStopsBeforeAnIllegalMove) {
  const auto trees = formats::ParseSgf("(;SZ[3];B[aa];W[bb]\n;B[bb])", "game.sgf");
  const auto record = formats::ReadSgfGame(trees->front(), "game.sgf");
  Referee referee(Rules("basic-only"), Size(5, 5));
  const absl::Status status = referee.Load(*record, "game.sgf", 1000);
  EXPECT_THAT(
      std::string(status.message()),
      HasSubstr(
          "game.sgf:2:2: move 3, Black B2 is illegal under basic-only: occupied (ING96-G304)"));
  EXPECT_EQ(referee.position().size(), Size(5, 5));
  EXPECT_TRUE(referee.Load(*record, "game.sgf", 2).ok());
  EXPECT_EQ(referee.events().size(), 2u);
}

// The choice keeps its promises: no own eye is filled, nothing is repeated, and the game ends.
TEST(MoveChoiceTest, TheSameSeedPlaysTheSameGame) {
  const auto game = [](uint64_t seed) {
    Referee referee(Rules("tromp-taylor"), Size(7, 7));
    MoveChoice choice(seed);
    while (!referee.game().ended()) {
      EXPECT_TRUE(referee.Play(choice.Choose(referee, referee.game().to_move())).legal());
    }
    return formats::WriteSgf(GameRecord(referee, {}));
  };
  EXPECT_EQ(game(1), game(1));
  EXPECT_NE(game(1), game(2));
}

TEST(MoveChoiceTest, CapturesSavesAndLeavesEyesAlone) {
  const auto chosen = [](std::vector<std::string> rows, Color color) {
    const auto setup = spec::Position::FromRows(rows);
    Referee referee(Rules("tromp-taylor"), setup->size());
    EXPECT_TRUE(referee.SetUp(*setup, color, false).ok());
    return spec::MoveName(MoveChoice(1).Choose(referee, color));
  };
  EXPECT_EQ(chosen({"....", "OX..", "XO..", "...."}, Color::kWhite).size(), 2u);
  EXPECT_EQ(chosen({".X.X", "XXXX", ".X.X"}, Color::kBlack), "pass");
  EXPECT_EQ(chosen({".....", ".OX..", "OX...", "XX..."}, Color::kBlack), "A3");
  EXPECT_EQ(chosen({".X.OX", "XXOO.", ".X.OX"}, Color::kWhite), "E2");
}

TEST(MoveChoiceTest, OnSmallBoardsItKeepsTheValue) {
  // 3x3 belongs to Black, who plays in the middle first.
  Referee referee(Rules("basic-only"), Size(3, 3));
  EXPECT_EQ(spec::MoveName(MoveChoice(1).Choose(referee, Color::kBlack)), "B2");
}

}  // namespace
}  // namespace hotstone::conformance
