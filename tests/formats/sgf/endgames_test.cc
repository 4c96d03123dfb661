// A hundred games that GNU Go 3.8 played against itself to the end, on 9x9, 13x13 and 19x19, under
// the Ing rules: they refuse nothing that basic ko permits. In ordinary games their special rules
// are silent.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"
#include "spec/rules/ruling.h"

namespace hotstone::formats {
namespace {

constexpr char kGames[] = HOTSTONE_SOURCE_DIR "/tests/data/endgames.sgf";

TEST(EndgamesTest, ReplayUnderTheIngRulesAsUnderBasicKo) {
  const auto trees = ReadSgfFile(kGames);
  ASSERT_TRUE(trees.ok()) << trees.status();
  ASSERT_EQ(trees->size(), 100u);
  std::map<int, int> sizes;
  int moves = 0;
  int kos = 0;  // moves after which basic ko forbids a point
  for (const SgfTree& tree : *trees) {
    const auto record = ReadSgfGame(tree, kGames);
    ASSERT_TRUE(record.ok()) << record.status();
    ++sizes[record->setup.size().cols()];
    const auto game = [&](const char* rules) {
      return *spec::Game::Create(*spec::ParseRuleSet(rules), record->setup, record->FirstToMove());
    };
    spec::Game basic = game("basic-only");
    std::map<std::string, spec::Game> ing;
    for (const char* rules : {"ing-1996", "ing-1996-recycling", "ing-1991"}) {
      ing.emplace(rules, game(rules));
    }
    for (const SgfPly& ply : record->plies) {
      ASSERT_TRUE(basic.Play(*ply.move).legal());
      ++moves;
      kos += basic.situation().bans.empty() ? 0 : 1;
      for (auto& [rules, under] : ing) ASSERT_TRUE(under.Play(*ply.move).legal()) << rules;
    }
  }
  EXPECT_EQ(sizes, (std::map<int, int>{{9, 70}, {13, 24}, {19, 6}}));
  EXPECT_EQ(moves, 6723);
  EXPECT_EQ(kos, 101);
}

}  // namespace
}  // namespace hotstone::formats
