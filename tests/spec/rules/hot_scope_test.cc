// Hot stones in fighting kos only: which kinds, which position gives the class, and what holds
// without a class.
#include "spec/rules/hot_scope.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The points where the opponent may not play after this play, under hot=hot with these keys.
std::set<Point> BansAfter(const Position& position, Color player, const char* at,
                          const std::string& keys) {
  return After(StartOf(Rules("hot-only"), position, player), At(at), Rules("hot-only," + keys))
      .bans;
}

const Position kSekiPosition = Diagram({"XX.XOO", ".XXOO.", "XXO.OO"});
const Position kThreeKos = Diagram({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"});
const Position kDeathPosition = Diagram({"XX.XO", ".XXOO", "XXO.O"});

// ING91-1-stoerungs-ko, ZH-G41: a disturbing ko has no hot stones.
TEST(HotScopeTest, NothingIsHotInADisturbingKo) {
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_scope=every"),
              ElementsAre(At("C1"), At("C3")));
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_scope=fighting"), IsEmpty());
  EXPECT_THAT(BansAfter(kDeathPosition, kW, "C3", "hot_scope=every"),
              ElementsAre(At("D1"), At("D3")));
  EXPECT_THAT(BansAfter(kDeathPosition, kW, "C3", "hot_scope=fighting"), IsEmpty());
}

// ING96-R5-fighting-ko: a ko fight has them.
TEST(HotScopeTest, AFightingKoHasItsHotStones) {
  for (const char* scope :
       {"hot_scope=every", "hot_scope=fighting", "hot_scope=fighting,hot_class=before"}) {
    EXPECT_THAT(BansAfter(kThreeKos, kW, "B5", scope), ElementsAre(At("C1"), At("C5"))) << scope;
  }
}

// A kind that is not listed is hot in every ko, and a point is banned if stones of any kind are hot
// there.
TEST(HotScopeTest, KindByKind) {
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_scope=twin"), ElementsAre(At("C1")));
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_scope=single"), ElementsAre(At("C3")));
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_scope=single+twin"), IsEmpty());
  // Under any-ko-stone both stones are hot.
  EXPECT_THAT(BansAfter(kSekiPosition, kB, "D1", "hot_kinds=single+any-ko-stone,hot_scope=single"),
              ElementsAre(At("C1"), At("C3")));
}

// The class is unknown after the play and disturbing before it.
TEST(HotScopeTest, TheClassBeforeThePlayIsAReadingOfItsOwn) {
  const Position position = Diagram({"O..", ".OO", "OX."});
  const BoardPlay play = PlayAt(position, kB, At("A2"));
  ASSERT_THAT(play.captured, ElementsAre(At("A1")));
  const Ko ko{kB, {At("A2")}, At("A1")};
  EXPECT_EQ(ClassOfHotKo(play, ko, HotClass::kAfter, {SettledBy::kLife}), KoClass::kUnclassified);
  EXPECT_EQ(ClassOfHotKo(play, ko, HotClass::kBefore, {SettledBy::kLife}), KoClass::kDisturbing);
  EXPECT_THAT(BansAfter(position, kB, "A2", "hot_scope=fighting"), ElementsAre(At("A1")));
  EXPECT_THAT(BansAfter(position, kB, "A2", "hot_scope=fighting,hot_class=before"), IsEmpty());
}

// The two may contradict each other, in either direction.
TEST(HotScopeTest, TheTwoClassesMayBeOpposite) {
  struct Row {
    std::vector<std::string> rows;
    const char* at;
    KoClass before;
    KoClass after;
  };
  for (const Row& row : {Row{{".OXX.", "O.OX."}, "B1", KoClass::kFighting, KoClass::kDisturbing},
                         Row{{".OOX.", ".O.OX"}, "C1", KoClass::kDisturbing, KoClass::kFighting}}) {
    const Position position = Diagram(row.rows);
    const BoardPlay play = PlayAt(position, kB, At(row.at));
    ASSERT_EQ(play.captured.size(), 1u);
    const Ko ko{kB, {play.at}, play.captured[0]};
    EXPECT_EQ(ClassOfHotKo(play, ko, HotClass::kBefore, {SettledBy::kLife}), row.before);
    EXPECT_EQ(ClassOfHotKo(play, ko, HotClass::kAfter, {SettledBy::kLife}), row.after);
    const auto hot = [&](const char* keys) {
      return !BansAfter(position, kB, row.at, keys).empty();
    };
    EXPECT_EQ(hot("hot_scope=fighting"), row.after == KoClass::kFighting);
    EXPECT_EQ(hot("hot_scope=fighting,hot_class=before"), row.before == KoClass::kFighting);
  }
}

// If the play makes the ko, there is no class before it.
TEST(HotScopeTest, WhereThereWasNoKoBeforeThereWasNoClass) {
  const Position position = Diagram({"....", "OOXX", "X..O"});
  const BoardPlay play = PlayAt(position, kB, At("B1"));
  const Ko pair{kB, {At("A1"), At("B1")}, At("C1")};
  EXPECT_EQ(ClassOfHotKo(play, pair, HotClass::kAfter, {SettledBy::kLife}), KoClass::kFighting);
  EXPECT_EQ(ClassOfHotKo(play, pair, HotClass::kBefore, {SettledBy::kLife}),
            KoClass::kUnclassified);
}

// The ko of two points: no group stands around it.
TEST(HotScopeTest, WithoutAClassEitherMayHold) {
  const Position position = Diagram({".O"});
  EXPECT_THAT(BansAfter(position, kB, "A1", "hot_scope=fighting"), ElementsAre(At("B1")));
  EXPECT_THAT(BansAfter(position, kB, "A1", "hot_scope=fighting,hot_unclassified=cold"), IsEmpty());
  EXPECT_THAT(BansAfter(position, kB, "A1", "hot_unclassified=hot"), ElementsAre(At("B1")));
  // In a fighting ko it makes no difference.
  EXPECT_THAT(BansAfter(kThreeKos, kW, "B5", "hot_scope=fighting,hot_unclassified=cold"),
              ElementsAre(At("C1"), At("C5")));
}

// Sending two, returning one makes hot stones under double-add-any, though it is not a ko.
TEST(HotScopeTest, StonesThatAreNoKoHaveNoClass) {
  const Position lone = Diagram({"X.."});
  const std::string kinds = "hot_kinds=double-add-any,hot_scope=fighting";
  EXPECT_THAT(BansAfter(lone, kB, "B1", kinds), ElementsAre(At("C1")));
  EXPECT_THAT(BansAfter(lone, kB, "B1", kinds + ",hot_unclassified=cold"), IsEmpty());
}

// ING96-G515: half a point between two living groups changes the score, not life.
TEST(HotScopeTest, TheScoreCountsUnderOneReadingOfSettled) {
  const Position half = Diagram({".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."});
  EXPECT_THAT(BansAfter(half, kW, "D3", "hot_scope=fighting"), IsEmpty());
  EXPECT_THAT(BansAfter(half, kW, "D3", "hot_scope=fighting,settled=outcome"),
              ElementsAre(At("E3")));
}

// ING91-0-ko: after a play in a ko the opponent may not retake any of its stones on the next move.
TEST(HotScopeTest, AnyStoneOfTheKoIsHotAfterAnyPlayInIt) {
  EXPECT_THAT(BansAfter(kThreeKos, kW, "B5", "hot_kinds=any-ko-stone"),
              ElementsAre(At("C1"), At("C5")));
  // A play that captures nothing and adds to a ko: eternal life.
  const Position eternal = Diagram({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".O.X.OX."});
  EXPECT_THAT(BansAfter(eternal, kB, "C1", "hot_kinds=any-ko-stone"), ElementsAre(At("E1")));
  EXPECT_THAT(BansAfter(eternal, kB, "C1", "hot_kinds=single+twin"), IsEmpty());
  // White takes the two, and his stones are not a ko: nothing is hot.
  const Position added = PlayAt(eternal, kB, At("C1")).after;
  EXPECT_THAT(FindKos(PlayAt(added, kW, At("E1")).after), IsEmpty());
  EXPECT_THAT(BansAfter(added, kW, "E1", "hot_kinds=any-ko-stone"), IsEmpty());
  // Two kos that share nothing are two fights.
  const Position two = Diagram({"XXO.", "X.XO", "XXO.", "XXXX", "XXO.", "XO.O", "XXO."});
  EXPECT_THAT(BansAfter(two, kW, "B6", "hot_kinds=any-ko-stone"), ElementsAre(At("C6")));
  // A play elsewhere makes nothing hot.
  EXPECT_THAT(BansAfter(kThreeKos, kB, "B3", "hot_kinds=any-ko-stone"), IsEmpty());
}

TEST(HotScopeTest, ARefusalNamesTheClauseOfTheKind) {
  Game game = StartUnder("hot-only,hot_kinds=any-ko-stone", kThreeKos, kW);
  ASSERT_TRUE(game.Play({kW, At("B5")}).legal());
  const Ruling ruling = game.Judge({kB, At("C1")});
  EXPECT_EQ(ruling.hot, HotKind::kAnyKoStone);
  EXPECT_EQ(RulingClause(ruling, game.rules()), "ING91-0-ko");
  EXPECT_EQ(RulingSentence(ruling, game.rules()),
            "the play would remove a stone of a ko in which the opponent has just played");
  Game scoped = StartUnder("hot-only,hot_scope=fighting", kThreeKos, kW);
  ASSERT_TRUE(scoped.Play({kW, At("B5")}).legal());
  EXPECT_EQ(RulingClause(scoped.Judge({kB, At("C1")}), scoped.rules()), "ING96-G510");
  Game seki = StartUnder("hot-only,hot_scope=fighting", kSekiPosition);
  ASSERT_TRUE(seki.Play({kB, At("D1")}).legal());
  EXPECT_THAT(seki.hot_stones(), IsEmpty());
  EXPECT_TRUE(seki.Judge({kW, At("C3")}).legal());
}

}  // namespace
}  // namespace hotstone::spec
