// Which statements of the texts about ranks contradict each other: elimination and the solver agree
// under every reading. And the numbers that satisfy them together are those of the law.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "absl/strings/str_cat.h"
#include "tournament/courses/rank_sentences.h"
#include "tournament/law/handicap.h"
#include "tournament/proofs/rank_scale.h"

namespace hotstone::tournament {
namespace {

using ::testing::IsEmpty;

using StatementSets = std::vector<std::vector<std::string>>;

HandicapSystem ScaleReading(const std::string& text) { return *ParseHandicapSystem(text); }

TEST(RankScaleAgreeTest, EliminationAndSolverFindTheSameSets) {
  for (const char* first_move : {"half", "whole"}) {
    for (const char* handicap_play : {"play", "move"}) {
      const std::string readings =
          absl::StrCat(",first_move=", first_move, ",handicap_play=", handicap_play);
      for (const std::string& text :
           {"ing-1996" + readings, "ing-1996,plays=moves" + readings, "ing-1991" + readings}) {
        const HandicapSystem system = ScaleReading(text);
        // Sets of three for the reading of 1996 that counts passes: the solver takes a second for
        // each thousand.
        const bool of_1991 = system.text == HandicapText::k1991;
        const int most = of_1991 ? 5 : system.plays == HandicapCount::kMoves ? 2 : 3;
        const auto by_solver = RankContradictions(system, most);
        ASSERT_TRUE(by_solver.ok()) << by_solver.status();
        EXPECT_EQ(LeastContradictions(system, most), *by_solver) << text;
      }
    }
  }
}

// What docs/reference/tournaments.md says of each reading.
TEST(RankScaleAgreeTest, WhichStatementsContradictEachOther) {
  const auto least = [](const std::string& text, int most) {
    return LeastContradictions(ScaleReading(text), most);
  };
  const auto all_hold = [](const std::string& text) {
    const HandicapSystem system = ScaleReading(text);
    return HoldTogether(RankStatements(system), system);
  };
  EXPECT_EQ(RankStatements(ScaleReading("ing-1996")).size(), 20u);
  EXPECT_EQ(RankStatements(ScaleReading("ing-1991")).size(), 9u);
  for (const char* text : {"ing-1996", "ing-1996,first_move=whole",
                           "ing-1996,first_move=whole,handicap_play=move", "ing-1991"}) {
    EXPECT_TRUE(all_hold(text)) << text;
    EXPECT_THAT(least(text, 2), IsEmpty()) << text;
  }
  EXPECT_FALSE(all_hold("ing-1996,handicap_play=move"));
  EXPECT_EQ(least("ing-1996,handicap_play=move", 3),
            (StatementSets{{"ping-5-black", "ping-9-one"},
                           {"duan-7-black", "duan-5-one"},
                           {"duan-7-black", "duan-3-two"},
                           {"duan-7-black", "duan-1-three"},
                           {"duan-5-one", "duan-3-two"},
                           {"duan-5-one", "duan-1-three"},
                           {"duan-3-two", "duan-1-three"}}));
  EXPECT_EQ(least("ing-1996,plays=moves", 2), (StatementSets{{"ping-5-black", "ping-9-one"},
                                                             {"duan-7-black", "duan-5-one"},
                                                             {"ji-1-black", "ji-2-one"}}));
  EXPECT_THAT(least("ing-1991,handicap_play=move", 3), IsEmpty());
  EXPECT_EQ(least("ing-1991,handicap_play=move", 4),
            (StatementSets{{"ping-points", "ping-play", "first-move", "two-plays-one"},
                           {"tuan-points", "tuan-play", "first-move", "two-plays-one"}}));
  EXPECT_THAT(least("ing-1991,first_move=whole", 2), IsEmpty());
  EXPECT_EQ(least("ing-1991,first_move=whole", 3),
            (StatementSets{{"first-move", "even-eight", "even-game"},
                           {"first-move", "half-of-it", "even-game"},
                           {"even-eight", "half-of-it", "even-game"},
                           {"half-of-it", "even-game", "two-plays-one"}}));
}

// The points that the law gives to ranks and games satisfy the statements, each example by the game
// of its pair: the three implementations mean the same.
TEST(RankScaleAgreeTest, TheLawSatisfiesTheStatements) {
  const HandicapSystem system = ScaleReading("ing-1996");
  const auto below = [&](const char* rank) {
    return *PointsBelowOnePing(*ParseRank(rank), system);
  };
  const auto worth = [&](const char* black, const char* white) {
    return WorthToBlack(*HandicapOf(*ParseRank(black), *ParseRank(white), system), system);
  };
  std::array<int64_t, kRankUnknowns> points{};
  points[kPingStep] = below("2p") - below("1p");
  points[kDuanStep] = below("8d") - below("9d");
  points[kJiStep] = below("2j") - below("1j");
  points[kPlayWorth] = kPointsOfAPlay;
  points[kTakingBlack] = worth("5p", "1p");
  points[kPassWorth] = worth("9p", "1p") - worth("5p", "1p");
  points[kCompensation] = kEvenCompensation;
  points[kFirstMoveWorth] = kFirstMoveOf1991;
  points[kNineDuan] = below("9d");
  points[kOneJi] = below("1j") - below("1d");
  for (const char* text : {"ing-1996", "ing-1991"}) {
    for (const RankStatement& statement : RankStatements(ScaleReading(text))) {
      int64_t sum = 0;
      for (size_t i = 0; i < points.size(); ++i) sum += statement.equation.factors[i] * points[i];
      EXPECT_EQ(sum, statement.equation.constant) << text << " " << statement.name;
    }
  }
}

}  // namespace
}  // namespace hotstone::tournament
