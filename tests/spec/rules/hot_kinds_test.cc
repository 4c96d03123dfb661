// Double and twin hot stones on the shapes named in the texts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/chains.h"
#include "spec/ko/ko.h"
#include "spec/rules/hot_stone.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

using Points = std::set<Point>;

std::set<Point> BansAfter(const Position& position, Color player, const char* at, HotKinds kinds) {
  std::set<Point> bans;
  for (const HotStones& hot : FindHotStones(PlayAt(position, player, At(at)), {.kinds = kinds}))
    bans.insert(hot.at);
  return bans;
}

// ING96-S2, Q8: the shape of KataGo's tests, cut down. Black C1 adds to D1; White E1 takes the two
// and makes two.
const Position kEternalLife = Diagram({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".O.X.OX."});

TEST(HotKindsTest, AddingMakesTwoHot) {
  EXPECT_EQ(BansAfter(kEternalLife, kB, "C1", {HotKind::kDoubleAdd}), Points{At("E1")});
  EXPECT_EQ(BansAfter(kEternalLife, kB, "C1", {HotKind::kDoubleAddAny}), Points{At("E1")});
  EXPECT_THAT(BansAfter(kEternalLife, kB, "C1", {HotKind::kDoubleCapture}), IsEmpty());
  EXPECT_THAT(BansAfter(kEternalLife, kB, "C1", {HotKind::kSingle, HotKind::kTwin}), IsEmpty());
}

TEST(HotKindsTest, CapturingTwoMakesTwoHotUnderTheOtherReading) {
  const Position added = PlayAt(kEternalLife, kB, At("C1")).after;
  EXPECT_EQ(BansAfter(added, kW, "E1", {HotKind::kDoubleCapture}), Points{At("D1")});
  EXPECT_THAT(BansAfter(added, kW, "E1", {HotKind::kDoubleAdd}), IsEmpty());
}

// The choice decides who must find the first threat: each reading bans one ply of the cycle 0, 2,
// 2, 0.
TEST(HotKindsTest, EachReadingBansOnePlyOfEternalLife) {
  const std::vector<const char*> cycle = {"C1", "E1", "D1", "F1"};
  const auto refused = [&](const char* kinds) {
    Game game = StartUnder(std::string("hot-only,hot_kinds=") + kinds, kEternalLife);
    for (int ply = 0; ply < 12; ++ply) {
      const Ruling ruling = game.Play({game.to_move(), At(cycle[static_cast<size_t>(ply % 4)])});
      if (!ruling.legal()) return ply;
    }
    return -1;
  };
  EXPECT_EQ(refused("single"), -1);
  EXPECT_EQ(refused("single+double-add"), 1);      // White, after Black has added
  EXPECT_EQ(refused("single+double-capture"), 2);  // Black, after White has taken two
  EXPECT_EQ(refused("single+double-add+double-capture"), 1);
}

// Sending two, returning one: after White has taken two, one of his stones can be taken; before
// that, Black's adding makes two that could take one in turn. Only the lax reading calls them hot.
TEST(HotKindsTest, SendingTwoIsHotUnderTheLaxReadingOnly) {
  const Position lone = Diagram({"X.."});
  EXPECT_EQ(BansAfter(lone, kB, "B1", {HotKind::kDoubleAddAny}), Points{At("C1")});
  EXPECT_THAT(BansAfter(lone, kB, "B1", {HotKind::kDoubleAdd}), IsEmpty());
}

// ING96-S3, Q9: three kos, no eyes. White takes one; his other ko stone becomes hot with it.
const Position kTripleKo = Diagram({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"});

TEST(HotKindsTest, TwinsInATripleKo) {
  EXPECT_EQ(BansAfter(kTripleKo, kW, "B5", {HotKind::kSingle}), Points{At("C5")});
  EXPECT_EQ(BansAfter(kTripleKo, kW, "B5", {HotKind::kTwin}), Points{At("C1")});
  EXPECT_EQ(BansAfter(kTripleKo, kW, "B5", {HotKind::kTwinTriple}), Points{At("C1")});
  Game game = StartUnder("hot-only", kTripleKo, kW);
  ASSERT_TRUE(game.Play({kW, At("B5")}).legal());
  EXPECT_THAT(game.KoPoints(kB), ElementsAre(At("C1"), At("C5")));
  EXPECT_EQ(game.Judge({kB, At("C1")}).hot, HotKind::kTwin);
  EXPECT_EQ(game.Judge({kB, At("C5")}).hot, HotKind::kSingle);
  EXPECT_EQ(RulingClause(game.Judge({kB, At("C1")}), game.rules()), "ING96-G510");
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_THAT(game.KoPoints(kB), IsEmpty());
}

// ING96-H4: the same with an eye each; the kos are still one fight.
TEST(HotKindsTest, TwinsInATripleKoWithAnEyeEach) {
  const Position eyes = Diagram({"XX.XOO", "XXXOOO", ".X.XO.", "XXXOOO", "XXO.OO"});
  EXPECT_EQ(BansAfter(eyes, kW, "C5", {HotKind::kTwin}), Points{At("D1")});
}

// Q5: a double ko is a fight of two kos: twins under the wide reading, none under the narrow one.
TEST(HotKindsTest, ADoubleKoHasTwinsUnderTheWideReadingOnly) {
  const Position seki = Diagram({"XX.XOO", ".XXOO.", "XXO.OO"});
  EXPECT_THAT(BansAfter(seki, kB, "D1", {HotKind::kSingle}), ElementsAre(At("C1")));
  EXPECT_EQ(BansAfter(seki, kB, "D1", {HotKind::kTwin}), Points{At("C3")});
  EXPECT_THAT(BansAfter(seki, kB, "D1", {HotKind::kTwinTriple}), IsEmpty());
}

// Two kos that share the black chain but have different white chains: two fights. White takes one;
// his stone in the other is not a twin.
TEST(HotKindsTest, NoTwinsInAnotherFight) {
  const Position two = Diagram({"XXO.", "X.XO", "XXO.", "XXXX", "XXO.", "XO.O", "XXO."});
  EXPECT_EQ(BansAfter(two, kW, "B6", {HotKind::kSingle}), Points{At("C6")});
  EXPECT_THAT(FindKos(PlayAt(two, kW, At("B6")).after), SizeIs(2));
  EXPECT_THAT(BansAfter(two, kW, "B6", {HotKind::kTwin}), IsEmpty());
}

// Every play on small boards: a stone that is hot for capturing has captured exactly two. Pairs
// that have captured one and can be removed at once do occur.
TEST(HotKindsTest, DoubleCaptureMeansTwo) {
  int hot = 0;
  int captured_one = 0;
  for (const auto& [cols, rows] : {std::pair{4, 1}, {4, 2}, {3, 3}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      for (const Point p : position.EmptyPoints()) {
        const BoardPlay play = PlayAt(position, kB, p);
        if (!play.self_removed.empty()) continue;
        const Chain pair = ChainAt(play.after, p);
        if (pair.stones.size() != 2 || pair.liberties.size() != 1) continue;
        const bool is_hot = !FindHotStones(play, {.kinds = {HotKind::kDoubleCapture}}).empty();
        hot += is_hot;
        captured_one += play.captured.size() == 1;
        ASSERT_TRUE(!is_hot || play.captured.size() == 2);
      }
    }
  }
  EXPECT_GT(hot, 0);
  EXPECT_GT(captured_one, 0);
}

TEST(HotKindsTest, NoTwinsWithoutASingleHotStone) {
  EXPECT_THAT(BansAfter(kTripleKo, kB, "B3", {HotKind::kTwin, HotKind::kTwinTriple}), IsEmpty());
}

TEST(HotKindsTest, NamesReadBack) {
  for (const HotKind kind : AllHotKinds()) EXPECT_EQ(HotKindFromName(HotKindName(kind)), kind);
  EXPECT_EQ(HotKindFromName("triple"), std::nullopt);
  EXPECT_EQ(KindsInForce(HotLayer::kBasic, {HotKind::kTwin}), HotKinds{HotKind::kSingle});
  EXPECT_EQ(KindsInForce(HotLayer::kNone, {HotKind::kTwin}), HotKinds{});
}

// A ko for half a point is a fight about points: its stone is hot under settled=outcome, whatever
// hot_fights says of the other kinds.
TEST(HotFightsTest, TheSingleStoneIsHotInFightsAboutPoints) {
  const Position half = Diagram({".X.XO.", "XXXOOO", ".XO.O."});
  for (const HotFights fights : {HotFights::kAny, HotFights::kLife}) {
    HotLaw law{{HotKind::kSingle, HotKind::kTwin}, {HotKind::kSingle, HotKind::kTwin}};
    law.reading.settled = SettledBy::kOutcome;
    law.fights = fights;
    Points bans;
    for (const HotStones& hot : FindHotStones(PlayAt(half, kW, At("C3")), law)) bans.insert(hot.at);
    EXPECT_TRUE(bans.contains(At("D3")));
    EXPECT_EQ(bans.contains(At("D1")), fights == HotFights::kAny);
  }
}

}  // namespace
}  // namespace hotstone::spec
