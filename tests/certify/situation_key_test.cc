#include "certify/situation_key.h"

#include <gtest/gtest.h>

#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

TEST(SituationKeyTest, LayoutIsAsDrawn) {
  // 3x2, four passes end: slots = 4 + 1 + 6.
  const SituationKeys keys = *SituationKeys::Create(Rules("basic-only"), Board(3, 2));
  spec::Situation s{EmptyBoard(3, 2), spec::Color::kBlack, 0, {}, 0};
  EXPECT_EQ(*keys.KeyOf(s), 0u);
  s.passes = 3;
  EXPECT_EQ(*keys.KeyOf(s), 3u);
  s.to_move = spec::Color::kWhite;
  EXPECT_EQ(*keys.KeyOf(s), 14u);
  s.position.Put({0, 0}, spec::Color::kBlack);  // A1: 1
  s.position.Put({2, 0}, spec::Color::kWhite);  // C1: 2 * 9
  s.position.Put({0, 1}, spec::Color::kWhite);  // A2: 2 * 27
  EXPECT_EQ(*keys.KeyOf(s), 73u * 22 + 14);
  s.passes = 0;
  s.bans = {spec::Point{2, 1}};  // C2, index 5
  EXPECT_EQ(*keys.KeyOf(s), 73u * 22 + 11 + 5 + 5);
  EXPECT_EQ(*keys.SituationAt(73u * 22 + 21), s);
}

TEST(SituationKeyTest, NumbersAndSituationsCorrespondOneToOne) {
  for (const char* rules : {"basic-only", "basic-only,hot=none,end_passes=2"}) {
    const SituationKeys keys = *SituationKeys::Create(Rules(rules), Board(2, 2));
    const int points = 4;
    const int passes = Rules(rules).end_passes;
    const uint64_t limit = 81u * 2u * static_cast<uint64_t>(passes + 1 + points);
    uint64_t named = 0;
    for (uint64_t key = 0; key < limit + 100; ++key) {
      const auto s = keys.SituationAt(key);
      if (!s.ok()) continue;
      ++named;
      EXPECT_LT(key, limit);
      EXPECT_EQ(*keys.KeyOf(*s), key);
    }
    // 57 legal positions: two players, pass counts, and under a hot layer a ban at each empty
    // point.
    uint64_t expected = 57u * 2u * static_cast<uint64_t>(passes);
    if (passes == 4) {
      for (const auto& p : spec::LegalPositions(Board(2, 2)))
        expected += 2 * p.EmptyPoints().size();
    }
    EXPECT_EQ(named, expected);
  }
}

TEST(SituationKeyTest, WhatNoKeyHoldsIsAnError) {
  const SituationKeys keys = *SituationKeys::Create(Rules("basic-only"), Board(2, 2));
  spec::Situation s{EmptyBoard(2, 2), spec::Color::kBlack, 1, {spec::Point{0, 0}}, 0};
  EXPECT_FALSE(keys.KeyOf(s).ok());
  s.bans.clear();
  EXPECT_TRUE(keys.KeyOf(s).ok());
  s.handicap_owed = 1;
  EXPECT_FALSE(keys.KeyOf(s).ok());
  s.handicap_owed = 0;
  s.passes = 5;
  EXPECT_FALSE(keys.KeyOf(s).ok());
  s = {EmptyBoard(4, 1), spec::Color::kBlack, 0, {}, 0};
  EXPECT_FALSE(keys.KeyOf(s).ok());
}

TEST(SituationKeyTest, ThirtySixPointsFitSixtyFourBits) {
  const SituationKeys keys = *SituationKeys::Create(Rules("basic-only"), Board(6, 6));
  spec::Situation s{EmptyBoard(6, 6), spec::Color::kWhite, 0, {spec::Point{1, 0}}, 0};
  for (int i = 0; i < 36; ++i) s.position.Put(s.position.size().At(i), spec::Color::kWhite);
  s.position.Remove({1, 0});
  EXPECT_EQ(*keys.SituationAt(*keys.KeyOf(s)), s);
  EXPECT_FALSE(SituationKeys::Create(Rules("basic-only"), Board(2, 19)).ok());
}

// Under hot=hot a set of points may be banned.
TEST(SituationKeyTest, BanSetsHaveKeysOfTheirOwn) {
  const SituationKeys keys = *SituationKeys::Create(Rules("hot-only"), Board(2, 2));
  std::set<uint64_t> seen;
  for (const std::set<spec::Point>& bans :
       std::vector<std::set<spec::Point>>{{}, {{0, 0}}, {{1, 1}}, {{0, 0}, {1, 1}}}) {
    const spec::Situation s{EmptyBoard(2, 2), spec::Color::kBlack, 0, bans, 0};
    const auto key = keys.KeyOf(s);
    ASSERT_TRUE(key.ok());
    EXPECT_TRUE(seen.insert(*key).second);
    EXPECT_EQ(*keys.SituationAt(*key), s);
  }
  const SituationKeys basic = *SituationKeys::Create(Rules("basic-only"), Board(2, 2));
  EXPECT_FALSE(basic.KeyOf({EmptyBoard(2, 2), spec::Color::kBlack, 0, {{0, 0}, {1, 1}}, 0}).ok());
  EXPECT_TRUE(SituationKeys::Create(Rules("hot-only"), Board(6, 4)).ok());
  EXPECT_FALSE(SituationKeys::Create(Rules("hot-only"), Board(5, 5)).ok());
}

}  // namespace
}  // namespace hotstone::certify
