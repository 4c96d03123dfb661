#include "spec/ko/ko_class.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/clauses/clauses.h"
#include "spec/ko/cycle_reading.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::SizeIs;

// The class of the only ko position.
KoVerdict ClassOf(const std::vector<std::string>& rows, SettledBy settled = SettledBy::kLife) {
  const Position board = Diagram(rows);
  const auto found = KoPositions(board);
  EXPECT_THAT(found, SizeIs(1));
  return found.size() == 1 ? Classify(board, found[0], {settled}) : KoVerdict();
}

std::string NameOf(const std::vector<std::string>& rows) { return VerdictName(ClassOf(rows)); }

const std::vector<std::string> kTripleKo = {"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"};
const std::vector<std::string> kTripleKoAnEyeEach = {"XX.XOO", "XXXOOO", ".X.XO.", "XXXOOO",
                                                     "XXO.OO"};
const std::vector<std::string> kTripleKoOneEye = {"XX.XO", "XXXOO", ".X.XO", "XXXOO", "XXO.O"};
const std::vector<std::string> kDoubleKoAnEyeEach = {"XX.XOO", ".XXOO.", "XXO.OO"};

TEST(KoClassTest, ASingleKoForLifeIsFighting) {
  const KoVerdict verdict = ClassOf({".X.XO", "XXXOO", "OOOO.", ".O.OO"});
  EXPECT_EQ(VerdictName(verdict), "fighting (single)");
  EXPECT_EQ(verdict.at_stake, kB);
  EXPECT_FALSE(verdict.settled);
  EXPECT_FALSE(verdict.balanced);
}

// ING96-H4, Q9: three kos do not pair up.
TEST(KoClassTest, OddKosDoNotBalance) {
  EXPECT_EQ(NameOf(kTripleKo), "fighting (twin)");
  EXPECT_EQ(NameOf(kTripleKoAnEyeEach), "fighting (twin)");
}

// ING96-Q3, Q5, Q6, P1, H2: two or four do.
TEST(KoClassTest, EvenKosBalance) {
  for (const auto& rows : {kDoubleKoAnEyeEach,
                           {"X.XO", "XXOO", "XX.O", "XXOO", "XO.O"},
                           {"X.XO", "XXOO", "X.XO", "XXOO", "XO.O", "XXOO", "XO.O"}}) {
    const KoVerdict verdict = ClassOf(rows);
    EXPECT_EQ(VerdictName(verdict), "disturbing (disturbed-life)");
    EXPECT_TRUE(verdict.settled);
    EXPECT_TRUE(verdict.balanced);
    EXPECT_EQ(verdict.dead, std::nullopt);
  }
}

// ING96-H5: one eye against false breaths. Not balanced, and settled all the same.
TEST(KoClassTest, TheSideWithoutAnEyeIsDead) {
  for (const auto& rows : {kTripleKoOneEye, {"XX.XO", ".XXOO", "XXO.O"}}) {
    const KoVerdict verdict = ClassOf(rows);
    EXPECT_EQ(VerdictName(verdict), "disturbing (disturbed-death)");
    EXPECT_EQ(verdict.dead, kW);
    EXPECT_TRUE(verdict.settled);
    EXPECT_FALSE(verdict.balanced);
  }
}

// With an external breath the side without an eye is not dead for certain.
TEST(KoClassTest, AnExternalBreathKeepsItOpen) {
  const KoVerdict verdict = ClassOf({"XX.XO.X", ".XXOOXX", "XXO.OX."});
  EXPECT_EQ(VerdictName(verdict), "fighting (twin)");
}

// More external breaths on one side: not balanced (ING96-G409), and open.
TEST(KoClassTest, UnequalExternalBreathsDoNotBalance) {
  EXPECT_EQ(NameOf({"XX.XOOO", ".XXOO.O", "XXO.OOO"}), "disturbing (disturbed-life)");
  EXPECT_EQ(NameOf({"XX.XOOO.", ".XXOO.OX", "XXO.OOOX"}), "fighting (twin)");
}

// ING96-Q8: one stone takes two, then is taken.
TEST(KoClassTest, EternalLifeIsFightingWithTwoStones) {
  EXPECT_EQ(NameOf({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".OXX.OX."}),
            "fighting (double)");
}

// Each take swaps the dead side and the living one, so nothing is settled (ING96-G515).
TEST(KoClassTest, WhatATakeAltersIsNotSettled) {
  const Position before = Diagram({".XO.", "X.XO", ".XO."});
  const auto found = KoPositions(before);
  ASSERT_THAT(found, SizeIs(1));
  const KoVerdict by_breaths = ClassifyByBreaths(found[0]);
  EXPECT_EQ(by_breaths.dead, kW);
  EXPECT_TRUE(by_breaths.settled);
  EXPECT_EQ(Classify(before, found[0]).ko_class, KoClass::kFighting);
}

// The same ko above another ko position, which comes first after each take and says nothing of it.
TEST(KoClassTest, WhatATakeAltersIsNotSettledBesideOtherKos) {
  const Position before = Diagram({".XO.", "X.XO", ".XO.", "XXXX", "OOOO", "OXOX", "..X."});
  const auto found = KoPositions(before);
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_TRUE(ClassifyByBreaths(found[1]).settled);
  const KoVerdict verdict = Classify(before, found[1]);
  EXPECT_FALSE(verdict.settled);
  EXPECT_EQ(verdict.ko_class, KoClass::kFighting);
}

TEST(KoClassTest, WhatIsNotCoveredIsUnclassified) {
  EXPECT_EQ(NameOf({".O"}), "unclassified (no-group)");
  EXPECT_EQ(NameOf({"XXO.OO", "OXXOOX", ".O..X."}), "unclassified (several-groups)");
  EXPECT_EQ(NameOf({".X.", "OOX", "X.O"}), "unclassified (holds-stones)");
  EXPECT_EQ(NameOf({"X..", "OX.", ".OX"}), "unclassified (doubtful-eye)");
}

// The colours do not matter.
TEST(KoClassTest, ColoursExchangedTheClassIsTheSame) {
  for (const auto& rows : {kTripleKo, kTripleKoOneEye, kDoubleKoAnEyeEach}) {
    const Position board = ColorSwapped(Diagram(rows));
    const auto found = KoPositions(board);
    ASSERT_THAT(found, SizeIs(1));
    const KoVerdict swapped = Classify(board, found[0]);
    const KoVerdict verdict = ClassOf(rows);
    EXPECT_EQ(VerdictName(swapped), VerdictName(verdict));
    EXPECT_EQ(swapped.dead.has_value(), verdict.dead.has_value());
    if (verdict.dead.has_value()) {
      EXPECT_EQ(swapped.dead, Opponent(*verdict.dead));
    }
  }
}

TEST(KoClassTest, EveryVerdictNamesAClause) {
  for (const auto& rows : {kTripleKo, kTripleKoOneEye, kDoubleKoAnEyeEach, {".O"}}) {
    const std::string clause(VerdictClause(ClassOf(rows)));
    ASSERT_NE(FindClause(clause), nullptr) << clause;
    EXPECT_EQ(FindClause(clause)->status, ClauseStatus::kRendered) << clause;
  }
  for (const Unclear reason : AllUnclear()) {
    EXPECT_FALSE(UnclearName(reason).empty());
    EXPECT_FALSE(UnclearSentence(reason).empty());
  }
}

// ING96-G515, HISTORY-3: the last ko of a game decides a point, not life.
TEST(KoClassTest, WhatCountsAsSettledIsAReading) {
  const std::vector<std::string> half = {".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO",
                                         ".X.XO.O."};
  EXPECT_EQ(NameOf(half), "disturbing (disturbed-life)");
  EXPECT_TRUE(ClassOf(half).settled);
  EXPECT_FALSE(ClassOf(half).score_open);
  const KoVerdict outcome = ClassOf(half, SettledBy::kOutcome);
  EXPECT_EQ(VerdictName(outcome), "fighting (single)");
  EXPECT_FALSE(outcome.settled);
  EXPECT_TRUE(outcome.score_open);
  EXPECT_EQ(outcome.at_stake, std::nullopt);
  EXPECT_EQ(outcome.dead, std::nullopt);
  EXPECT_EQ(VerdictClause(outcome), "ING96-G515");
  EXPECT_FALSE(outcome.balanced);
  // Two such kos pair up and are still worth their points.
  const KoVerdict pair =
      ClassOf({".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."},
              SettledBy::kOutcome);
  EXPECT_EQ(VerdictName(pair), "fighting (twin)");
  EXPECT_TRUE(pair.balanced);
  EXPECT_TRUE(pair.score_open);
}

// Coexistence and death stay settled; a ko that is open for life is not about the score.
TEST(KoClassTest, TheScoreIsOpenBetweenLivingGroupsOnly) {
  for (const auto& rows : {kDoubleKoAnEyeEach,
                           kTripleKoOneEye,
                           {"XX.XO", ".XXOO", "XXO.O"},
                           kTripleKo,
                           kTripleKoAnEyeEach,
                           {".X.XO", "XXXOO", "OOOO.", ".O.OO"}}) {
    EXPECT_EQ(ClassOf(rows, SettledBy::kOutcome), ClassOf(rows));
  }
}

}  // namespace
}  // namespace hotstone::spec
