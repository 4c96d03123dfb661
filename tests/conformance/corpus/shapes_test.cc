#include "conformance/corpus/shapes.h"

#include <gtest/gtest.h>

#include "absl/strings/str_join.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

spec::RuleSet NoKoRule() { return *spec::ParseRuleSet("basic-only,hot=none"); }

// Plays one round; the start must recur with the same player to move.
void ExpectComesBack(const CycleShape& shape, const std::string& which) {
  const auto created = spec::Game::Create(NoKoRule(), shape.setup, shape.to_move);
  ASSERT_TRUE(created.ok()) << which << ": " << created.status();
  spec::Game game = *created;
  for (const spec::Move& move : shape.cycle) {
    ASSERT_EQ(move.player, game.to_move()) << which;
    ASSERT_TRUE(game.Play(move).legal()) << which << ": " << spec::MoveName(move);
  }
  EXPECT_EQ(game.position(), shape.setup) << which << "\n"
                                          << absl::StrJoin(game.position().ToRows(), "\n");
  EXPECT_EQ(game.to_move(), shape.to_move) << which;
}

TEST(CorpusShapesTest, EveryVariantOnItsOwnBoardComesBack) {
  for (const std::string& kind : CycleKinds()) {
    for (size_t variant = 0; variant < 40; ++variant) {
      const auto shape = OwnBoardShape(kind, variant);
      ASSERT_TRUE(shape.has_value()) << kind;
      ExpectComesBack(*shape, absl::StrCat(kind, " ", variant));
    }
  }
}

TEST(CorpusShapesTest, EveryPlacedVariantComesBack) {
  const spec::BoardSize board = *spec::ParseBoardSize("11x10");
  CorpusRandom random(3, "placed");
  for (const std::string& kind : PlacedKinds()) {
    for (size_t variant = 0; variant < 40; ++variant) {
      const auto shape = PlacedShape(kind, board, variant, random);
      ASSERT_TRUE(shape.has_value()) << kind;
      EXPECT_EQ(shape->setup.size(), board);
      ExpectComesBack(*shape, absl::StrCat(kind, " ", variant));
    }
  }
}

TEST(CorpusShapesTest, ABoardThatIsTooSmallHasNoPlace) {
  CorpusRandom random(3, "placed");
  EXPECT_FALSE(PlacedShape("triple-ko", *spec::ParseBoardSize("8x8"), 0, random).has_value());
  EXPECT_TRUE(PlacedShape("triple-ko", *spec::ParseBoardSize("9x6"), 0, random).has_value());
  EXPECT_FALSE(PlacedShape("no such kind", *spec::ParseBoardSize("19x19"), 0, random).has_value());
  EXPECT_FALSE(OwnBoardShape("no such kind", 0).has_value());
}

}  // namespace
}  // namespace hotstone::conformance
