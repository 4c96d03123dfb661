#include "spec/rules/ruling.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

constexpr Illegality kAllReasons[] = {
    Illegality::kOffBoard,    Illegality::kOccupied, Illegality::kNoVariation,
    Illegality::kSelfRemoval, Illegality::kHotStone, Illegality::kRecycling,
    Illegality::kSuperko,     Illegality::kGameOver, Illegality::kHandicap};

TEST(RulingTest, NamesAreThoseOfTheCaseFormat) {
  const std::vector<std::string_view> names = {"off-board",    "occupied",  "no-variation",
                                               "self-removal", "hot-stone", "recycling",
                                               "superko",      "game-over", "handicap"};
  for (size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(IllegalityName(kAllReasons[i]), names[i]);
    EXPECT_EQ(IllegalityFromName(names[i]), kAllReasons[i]);
  }
  for (const char* name : {"", "Superko", "superko ", "ko", "legal"}) {
    EXPECT_EQ(IllegalityFromName(name), std::nullopt) << name;
  }
}

TEST(RulingTest, EveryReasonHasAClauseAndItsOwnSentence) {
  std::set<std::string_view> sentences;
  for (const Illegality why : kAllReasons) {
    EXPECT_NE(IllegalityClause(why).find('-'), std::string_view::npos) << IllegalityName(why);
    sentences.insert(IllegalitySentence(why));
  }
  EXPECT_EQ(sentences.size(), std::size(kAllReasons));
}

TEST(RulingTest, MovesHaveNames) {
  EXPECT_EQ(MoveName(Pass(kW)), "pass");
  EXPECT_EQ(MoveName({kB, At("T19")}), "T19");
  EXPECT_TRUE(Pass(kB).IsPass());
  EXPECT_NE(Pass(kB), Pass(kW));
  EXPECT_TRUE(Ruling{}.legal());
  EXPECT_FALSE(Ruling{Illegality::kSuperko}.legal());
}

}  // namespace
}  // namespace hotstone::spec
