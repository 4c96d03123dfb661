// The claim `ordinary`: on small boards, on positions built for it, and on games at random.
#include "claims/ordinary_claim.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "certify/witness.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/ko/breath.h"
#include "spec/rules/game.h"
#include "tests/claims/checked_claims.h"
#include "tests/differential/whole_games.h"

namespace hotstone::claims {
namespace {

using certify::Verdict;
using certify::VerdictKind;
using enumerate::Grid;

const std::vector<std::string>& IngPresets() {
  static const auto* const presets =
      new std::vector<std::string>{"ing-1996", "ing-1996-recycling", "ing-1991"};
  return *presets;
}

// As the law sees it; the claim asks the bit-boards.
bool Ordinary(const spec::Position& board) {
  for (const spec::KoPosition& position : spec::KoPositions(board)) {
    for (const spec::KoBetween& between : position.kos) {
      if (!between.holders.has_value() || !between.takers.has_value()) return false;
    }
    for (const spec::KoGroup& group : position.groups) {
      if (!group.alive) return false;
    }
  }
  return true;
}

bool IsOrdinaryOnBits(const spec::Position& position) {
  const Grid grid = *Grid::Create(position.size().cols(), position.size().rows());
  return IsOrdinary(grid, enumerate::FromSpec(position));
}

spec::Position Rows(const std::vector<std::string>& rows) {
  return *spec::Position::FromRows(rows);
}

TEST(OrdinaryClaimTest, WhichPositionsAreOrdinary) {
  for (const auto& [rows, ordinary] :
       {std::pair{std::vector<std::string>{"...", "..."}, true},
        {{".X.XO.", "XXXOOO", ".XO.O."}, true},   // two kos for half a point
        {{"XX.XOO", ".XXOO.", "XXO.OO"}, false},  // a double-ko seki
        {{".O"}, false}}) {                       // a ko without groups
    EXPECT_EQ(Ordinary(Rows(rows)), ordinary) << rows[0];
    EXPECT_EQ(IsOrdinaryOnBits(Rows(rows)), ordinary) << rows[0];
  }
}

TEST(OrdinaryClaimTest, HoldsOnSmallBoardsWhereNoKoLiesBetweenLivingGroups) {
  for (const std::string& rules : IngPresets()) {
    for (const auto& [cols, rows] : {std::pair{2, 2}, {3, 3}, {4, 3}}) {
      const Verdict verdict = One(cols, rows, rules, "ordinary");
      EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
      EXPECT_EQ(verdict.note, "no ko lies between living groups on this board");
    }
  }
}

OrdinaryCount Asked(const std::vector<std::string>& rows, const std::string& rules) {
  const spec::Position position = Rows(rows);
  const Grid grid = *Grid::Create(position.size().cols(), position.size().rows());
  return AskOrdinary(grid, *spec::ParseRuleSet(rules), enumerate::FromSpec(position));
}

// Two kos for half a point: what is hot beyond the stone that has taken, or not even that, differs.
TEST(OrdinaryClaimTest, CountsTheAnswersThatDiffer) {
  const std::vector<std::string> two = {".X.XO.", "XXXOOO", ".XO.O."};
  for (const std::string& rules : IngPresets()) {
    const OrdinaryCount count = Asked(two, rules);
    EXPECT_EQ(count.differences, 0u) << rules;
    EXPECT_EQ(count.kos_taken, 2u) << rules;
  }
  EXPECT_GT(Asked(two, "hot-only").differences, 0u);
  EXPECT_EQ(Asked(two, "basic-only,hot=none").differences, 2u);
}

// Two plies complete no cycle, but superko refuses to take back at once.
TEST(OrdinaryClaimTest, SuperkoIsBasicKoHere) {
  const std::vector<std::string> two = {".X.XO.", "XXXOOO", ".XO.O."};
  EXPECT_EQ(Asked(two, "basic-only,hot=none,cycle=psk").differences, 0u);
  EXPECT_EQ(Asked(two, "aga-like").differences, 0u);
  EXPECT_EQ(Asked(two, "basic-only,hot=none,cycle=second-cycle").differences, 2u);
}

// The stone added in an eternal life makes two hot: no ordinary position, and no difference.
TEST(OrdinaryClaimTest, APlayThatBeginsAFightIsNotOrdinary) {
  const OrdinaryCount count = Asked({"X.O."}, "hot-only");
  EXPECT_EQ(count.differences, 0u);
  EXPECT_GT(count.fights, 0u);
}

TEST(OrdinaryClaimTest, IsUnknownWhereTheFirstRemovalEnds) {
  EXPECT_EQ(One(2, 2, "basic-only,capture_ends=true", "ordinary").kind, VerdictKind::kUnknown);
}

// What the law permits to either player, bans of the last ply included.
std::vector<spec::Point> Permitted(const spec::RuleSet& rules, const spec::Position& setup,
                                   spec::Color player, spec::Point at) {
  auto game = *spec::Game::Create(rules, setup, player);
  if (!game.Play({player, at}).legal()) return {at};
  return game.LegalPoints(game.to_move());
}

// Two and three half points between living groups.
TEST(OrdinaryClaimTest, HalfPointsArePlayedAsUnderBasicKo) {
  for (const std::vector<std::string>& rows :
       {std::vector<std::string>{".X.XO.", "XXXOOO", ".XO.O."},
        {".X.XO.", "XXXOOO", ".XO.O.", "XXXOOO", ".X.XO."},
        {".X.X.XO.", "XXXXXXOO", ".X.X.XO."}}) {
    const spec::Position position = Rows(rows);
    if (!Ordinary(position)) continue;
    for (const std::string& name : IngPresets()) {
      const spec::RuleSet rules = *spec::ParseRuleSet(name);
      const spec::RuleSet basic = *spec::ParseRuleSet("basic-only");
      for (const auto player : {spec::Color::kBlack, spec::Color::kWhite}) {
        for (const spec::Point at : position.EmptyPoints()) {
          EXPECT_EQ(Permitted(rules, position, player, at), Permitted(basic, position, player, at))
              << name << " after " << spec::PointName(at);
        }
      }
    }
  }
  // Twins in any fight, scores included, refuse the other half point.
  const spec::RuleSet twins = *spec::ParseRuleSet(
      "ing-1996,hot_kinds=single+double-add+twin,hot_scope=double-add+twin,hot_fights=any");
  const spec::Position two = Rows({".X.XO.", "XXXOOO", ".XO.O."});
  const spec::Point c3 = *spec::ParsePoint("C3", two.size());
  EXPECT_NE(Permitted(twins, two, spec::Color::kWhite, c3),
            Permitted(*spec::ParseRuleSet("basic-only"), two, spec::Color::kWhite, c3));
}

// Whether a stone there would fill an own point that nobody else can enter.
bool FillsOwnEye(const spec::Position& position, const spec::Move& move) {
  for (const spec::Point n : position.size().Neighbours(*move.at)) {
    if (position.At(n) != move.player) return false;
  }
  return true;
}

// Games at random to the end, up to 19x19: nobody fills his own points, so groups get eyes and the
// kos that remain lie between living ones. Two games go side by side, under the preset and under
// basic ko.
TEST(OrdinaryClaimTest, GamesAtRandomAreRefusedNothingThatBasicKoPermits) {
  std::mt19937 random(1996);
  long kos = 0;
  for (const auto& [side, games] : {std::pair{5, 100}, {7, 40}, {9, 20}, {13, 4}, {19, 1}}) {
    for (int g = 0; g < games; ++g) {
      const spec::RuleSet rules = *spec::ParseRuleSet(IngPresets()[static_cast<size_t>(g) % 3]);
      spec::Game game = NewGame(*spec::ParseRuleSet("basic-only"), side, side);
      for (int ply = 0; ply < 3 * side * side && !game.ended(); ++ply) {
        std::vector<spec::Move> moves;
        for (const spec::Point p : game.LegalPoints(game.to_move())) {
          const spec::Move move{game.to_move(), p};
          if (!FillsOwnEye(game.position(), move)) moves.push_back(move);
        }
        if (moves.empty()) {
          game.Play(spec::Pass(game.to_move()));
          continue;
        }
        const spec::Position before = game.position();
        const spec::Move move = moves[random() % moves.size()];
        ASSERT_TRUE(game.Play(move).legal());
        const bool takes_a_ko = !game.situation().bans.empty();
        if (!takes_a_ko && random() % 16 != 0) continue;
        if (!Ordinary(before) || !Ordinary(game.position())) continue;
        kos += takes_a_ko ? 1 : 0;
        auto other = *spec::Game::Create(rules, before, move.player);
        ASSERT_TRUE(other.Play(move).legal());
        ASSERT_EQ(other.LegalPoints(other.to_move()), game.LegalPoints(game.to_move()))
            << spec::RuleSetName(rules) << " " << spec::PointName(*move.at);
      }
    }
  }
  EXPECT_GT(kos, 20);
}

}  // namespace
}  // namespace hotstone::claims
