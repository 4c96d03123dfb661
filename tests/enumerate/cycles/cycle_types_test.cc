#include "enumerate/cycles/cycle_types.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "enumerate/cycles/cycle_smallest.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

FiniteRules Rules(const char* text) { return *FiniteRules::From(*spec::ParseRuleSet(text)); }

// A ply as signatures see it, with the points and stones that a test needs.
CyclePly Play(int player, BitMove at, BitBoard captured, BitBoard self_removed = 0) {
  CyclePly ply;
  ply.player = player;
  ply.move = at;
  ply.captured = captured;
  ply.self_removed = self_removed;
  return ply;
}
CyclePly PassOf(int player, bool of_pair = false) {
  CyclePly ply;
  ply.player = player;
  ply.of_pair = of_pair;
  return ply;
}

TEST(CycleTypesTest, SignaturesSayWhatIsRemoved) {
  const std::vector<CyclePly> plies = {Play(1, 2, 0b11),    Play(0, 0, 0b100), PassOf(1),
                                       Play(0, 1, 0, 0b11), PassOf(1),         Play(0, 4, 0)};
  EXPECT_EQ(SignatureText(plies), "W2 B1 Wp Bs2 Wp B0");
  EXPECT_EQ(SignatureText(LeastSignature(plies)), "B0 W2 B1 Wp Bs2 Wp");
}

// Between equal beginnings the continuation decides the least rotation, own removals before passes.
TEST(CycleTypesTest, TheLeastSignatureComparesPlyByPly) {
  const std::vector<CyclePly> plies = {Play(0, 0, 0), PassOf(1), Play(0, 1, 0),
                                       Play(1, 2, 0, 0b11)};
  EXPECT_EQ(SignatureText(LeastSignature(plies)), "B0 Ws2 B0 Wp");
}

TEST(CycleTypesTest, NamesAndTypesGoBothWays) {
  std::set<std::string_view> names;
  for (const CycleTypeEntry& entry : KnownCycleTypes()) {
    EXPECT_EQ(CycleTypeFromName(entry.name), entry.type);
    EXPECT_EQ(CycleTypeName(entry.type), entry.name);
    EXPECT_TRUE(names.insert(entry.name).second);
    EXPECT_GE(entry.pattern.size(), 2u);
  }
  EXPECT_EQ(CycleTypeFromName("ko"), std::nullopt);
}

TEST(CycleTypesTest, KosGoBackAndForthAndRingsRound) {
  const std::vector<CyclePly> kos = {Play(0, 0, 0b10), Play(1, 2, 0b1000), PassOf(0),
                                     Play(1, 1, 0b1),  Play(0, 3, 0b100),  PassOf(1)};
  EXPECT_EQ(KosOf(kos), 2);
  EXPECT_EQ(RingOf(kos), 0);
  EXPECT_EQ(TypeOf(kos), CycleType::kDoubleKo);
  std::vector<CyclePly> ring;
  for (int i = 0; i < 8; ++i) ring.push_back(Play(i % 2, i, BitAt((i + 1) % 8)));
  EXPECT_EQ(KosOf(ring), 0);
  EXPECT_EQ(RingOf(ring), 8);
  EXPECT_EQ(TypeOf(ring), CycleType::kPinwheel);
  // Two rings of four are neither.
  std::vector<CyclePly> rings;
  for (int i = 0; i < 8; ++i) rings.push_back(Play(i % 2, i, BitAt(i / 4 * 4 + (i + 1) % 4)));
  EXPECT_EQ(KosOf(rings), 0);
  EXPECT_EQ(RingOf(rings), 0);
  EXPECT_EQ(TypeOf(rings), std::nullopt);
  // The signature of three kos without the kos.
  std::vector<CyclePly> six;
  for (int i = 0; i < 6; ++i) six.push_back(Play(i % 2, i, BitAt((i + 1) % 6)));
  EXPECT_EQ(TypeOf(six), std::nullopt);
}

TEST(CycleTypesTest, TakePassPassNeedsForcedPasses) {
  std::vector<CyclePly> plies = {Play(0, 0, 0b10), PassOf(1, true), PassOf(0, true),
                                 Play(1, 1, 0b1),  PassOf(0, true), PassOf(1, true)};
  EXPECT_EQ(TypeOf(plies), CycleType::kTakePassPass);
  plies[1].of_pair = plies[2].of_pair = false;
  EXPECT_EQ(TypeOf(plies), std::nullopt);
}

TEST(CycleTypesTest, WhoOnlyPassesAndWhatStays) {
  const std::vector<CyclePly> plies = {Play(0, 0, 0), PassOf(1), Play(0, 1, 0, 0b11), PassOf(1)};
  EXPECT_EQ(OnlyPasses(plies), 1);
  EXPECT_EQ(TypeOf(plies), CycleType::kSelfRemoval);
  EXPECT_FALSE(HasOtherStones(plies));
  std::vector<CyclePly> with = plies;
  for (CyclePly& ply : with) ply.white = BitAt(5);
  EXPECT_TRUE(HasOtherStones(with));
}

// The patterns find what the exhaustive search finds, class by class.
TEST(CycleTypesTest, PatternsFindEveryClassOfTheirType) {
  for (const auto& [cols, rows, length, rules_text] : {std::tuple{4, 1, 8, "basic-only"},
                                                       {5, 2, 8, "basic-only,hot=none"},
                                                       {8, 1, 10, "basic-only,hot=none"},
                                                       {3, 3, 8, "basic-only,self_removal=none"},
                                                       {3, 3, 8, "basic-only,end_passes=2"}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const LegalIndex index = *LegalIndex::Create(grid);
    const FiniteRules rules = Rules(rules_text);
    CycleSearchOptions options;
    options.max_length = length;
    std::map<CycleType, std::vector<std::pair<CycleWord, int>>> expected;
    const CycleList all = *FindCycles(grid, index, rules, options);
    for (const CycleClass& c : all.classes) {
      const auto type = TypeOf(*PliesOf(grid, rules, c.word));
      if (type.has_value()) expected[*type].emplace_back(c.word, c.members);
    }
    EXPECT_GE(expected.size(), 2u);
    for (const CycleTypeEntry& entry : KnownCycleTypes()) {
      const auto list = FindCyclesOfType(grid, index, rules, entry.type, options);
      ASSERT_TRUE(list.ok());
      EXPECT_TRUE(list->complete);
      std::vector<std::pair<CycleWord, int>> found;
      for (const CycleClass& c : list->classes) found.emplace_back(c.word, c.members);
      EXPECT_EQ(found, expected[entry.type]) << entry.name << " on " << cols << "x" << rows;
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
