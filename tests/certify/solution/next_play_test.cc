// Boards that can be held with the next play: all positions of small boards against the definition,
// and what a solution that ends there must still list.
#include "certify/solution/next_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>

#include "certify/solution/held_board.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_under.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "spec/rules/hot_stone.h"
#include "tests/certify/solution/robust_solutions.h"
#include "tests/spec/games.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using spec::Position;

uint64_t ByDefinition(const Position& position, Color owner, int most_inside) {
  uint64_t points = 0;
  for (const Point at : position.EmptyPoints()) {
    const spec::BoardPlay play = spec::PlayAt(position, owner, at);
    if (play.self_removed.empty() && HoldsBoard(play.after, owner, most_inside))
      points |= uint64_t{1} << position.size().Index(at);
  }
  return points;
}

TEST(NextPlayTest, IsWhatItsDefinitionSays) {
  for (const auto& [cols, rows] : {std::pair(3, 1), std::pair(4, 2), std::pair(3, 3)}) {
    const auto size = *spec::BoardSize::Create(cols, rows);
    int has = 0;
    for (const auto& [owner, inside] : {std::pair(Color::kBlack, 2), std::pair(Color::kWhite, 2),
                                        std::pair(Color::kBlack, 1), std::pair(Color::kBlack, 0)}) {
      NextPlay next(owner, inside);
      for (const Position& position : spec::LegalPositions(size)) {
        const uint64_t now = ByDefinition(position, owner, inside);
        has += now != 0 ? 1 : 0;
        ASSERT_EQ(next.Points(position), now) << position.cells();
      }
    }
    EXPECT_GT(has, 0) << size.ToString();
  }
}

// Black takes all of 3x1 with one play in the middle, so nothing needs to be listed; he cannot
// hold 2x1, nor 3x1 where White has the middle.
Solution OfNoRecord(const std::vector<std::string>& rows, EndsAt ends_at) {
  const Position start = *Position::FromRows(rows);
  return {{.at_least = start.size().points(),
           .rules = GoodUnder::kBasicKo,
           .ends_at = ends_at,
           .start = start},
          {}};
}

TEST(NextPlayTest, EndsALineOnlyWhereTheHeaderSaysSo) {
  const auto checked = CheckSolution(OfNoRecord({"..."}, EndsAt::kNextPlay));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->next_plays, 1u);
  const std::string missing = "the position is missing, although play leads there";
  EXPECT_EQ(Said(OfNoRecord({"..."}, EndsAt::kHeldBoard)), missing);
  EXPECT_EQ(Said(OfNoRecord({".."}, EndsAt::kNextPlay)), missing);
  EXPECT_EQ(Said(OfNoRecord({"."}, EndsAt::kNextPlay)), missing);  // no stone holds a board
  EXPECT_EQ(Said(OfNoRecord({"."}, EndsAt::kHeldBoard)), missing);
  EXPECT_EQ(Said(OfNoRecord({".O."}, EndsAt::kNextPlay)), missing);
}

// Where rules forbid repetition, one point may be inside a region; where they have any-ko-stone,
// the play must settle the board.
TEST(NextPlayTest, LeavesLessRoomUnderOtherRules) {
  const auto size = *spec::BoardSize::Create(4, 3);
  const auto keys = *PositionKeys::Create(size, false, false);
  const std::string missing = "the position is missing, although play leads there";
  NextPlay holds(Color::kBlack, 2);
  NextPlay with_one(Color::kBlack, 1);
  NextPlay settles(Color::kBlack, 0);
  int with_two = 0;
  int one = 0;
  for (uint64_t code = 0; code < 531441 && (with_two < 10 || one < 10); ++code) {
    const Position position = keys.NamedBy(code * PositionKeys::SlotsOn(size))->position;
    if (!spec::IsLegal(position) || settles.Points(position) != 0 || holds.Points(position) == 0)
      continue;
    Solution solution = OfNoRecord(position.ToRows(), EndsAt::kNextPlay);
    if (HoldsBoard(position, Color::kBlack, 2)) continue;
    EXPECT_EQ(Said(solution), "accepted");
    const bool has_one = with_one.Points(position) != 0;
    ++(has_one ? one : with_two);
    for (const GoodUnder rules : {GoodUnder::kAnySingleHot, GoodUnder::kAnySingleHotWithBasicKo,
                                  GoodUnder::kAnyWithBasicKo}) {
      solution.header.rules = rules;
      EXPECT_EQ(Said(solution), has_one ? "accepted" : missing);
    }
    solution.header.rules = GoodUnder::kAny;
    EXPECT_EQ(Said(solution), missing);
  }
  EXPECT_GE(with_two, 10);
  EXPECT_GE(one, 10);
}

// D1 is alone inside its region, and a list that answers White there with passes is right: in the
// end Black holds the board. But White has taken D1, and to take back would make the first board
// again. So Black must not follow the list that far (held_board.h, corollary): C1 joins D1 at once.
TEST(NextPlayTest, TheListIsLeftBeforeASuperkoForbidsTheLastPlay) {
  const std::vector<std::vector<std::string>> listed = {
      {".XXX", "XXOO", ".X.X"}, {".XXX", "XXO.", ".X.X"}, {".XXX", "XX..", ".X.X"}};
  Solution solution = OfNoRecord(listed[2], EndsAt::kNextPlay);
  solution.header.at_least = 7;
  solution.header.rules = GoodUnder::kAnySingleHot;
  solution.header.images = SolutionImages::kEach;
  const auto keys = *KeysOf(solution.header);
  for (uint16_t rank = 0; rank < 3; ++rank) {
    const Position position = *Position::FromRows(listed[rank]);
    solution.entries.push_back({keys.KeyOf(position, std::nullopt), rank, kSolutionPass});
  }
  std::sort(solution.entries.begin(), solution.entries.end(),
            [](const SolutionEntry& a, const SolutionEntry& b) { return a.key < b.key; });
  EXPECT_EQ(Said(solution), "accepted");

  const Position& start = solution.header.start;
  spec::Game game = *spec::Game::Create(spec::Rules("tromp-taylor"), start, Color::kBlack);
  PlayAll(game, {"-", "C2", "-", "D2", "-", "C1"});
  EXPECT_TRUE(HoldsBoard(game.situation().position, Color::kBlack, 1));
  const spec::Ruling last = game.Judge({Color::kBlack, spec::At("D1")});
  ASSERT_FALSE(last.legal());
  EXPECT_EQ(*last.why, spec::Illegality::kSuperko);
  EXPECT_FALSE(HoldsBoard(start, Color::kBlack, 1));
  EXPECT_TRUE(
      HoldsBoard(spec::PlayAt(start, Color::kBlack, spec::At("C1")).after, Color::kBlack, 1));
}

// A position may be listed for an answer that bans the play which would settle the board. Then its
// rank counts after all answers.
TEST(NextPlayTest, DoesNotExcuseAListedPosition) {
  const auto size = *spec::BoardSize::Create(4, 2);
  const auto keys = *PositionKeys::Create(size, false, false);
  NextPlay settles(Color::kBlack, 0);
  int found = 0;
  for (uint64_t code = 0; code < 6561 && found < 5; ++code) {
    const Position start = keys.NamedBy(code * PositionKeys::SlotsOn(size))->position;
    if (!spec::IsLegal(start) || settles.Points(start) != 0) continue;
    for (const Point at : start.EmptyPoints()) {
      Solution solution = OfNoRecord(start.ToRows(), EndsAt::kNextPlay);
      solution.header.rules = GoodUnder::kAnySingleHotWithBasicKo;
      solution.header.images = SolutionImages::kEach;
      const auto record = [&](const Position& position, int move) {
        solution.entries.push_back(
            {keys.KeyOf(position, std::nullopt), 1, static_cast<uint8_t>(move)});
      };
      record(start, size.Index(at));
      if (Said(solution) != "accepted") continue;
      const Position after = spec::PlayAt(start, Color::kBlack, at).after;
      const uint64_t next = settles.Points(after);
      if (next == 0 || SettlesBoard(after, Color::kBlack)) continue;
      ++found;
      record(after, std::countr_zero(next));
      std::sort(solution.entries.begin(), solution.entries.end(),
                [](const SolutionEntry& a, const SolutionEntry& b) { return a.key < b.key; });
      EXPECT_EQ(Said(solution),
                "rank 1 is not below 1, the rank of a position from which play leads there");
    }
  }
  EXPECT_GE(found, 5);
}

// White plays D2 beside C1, and Black would settle the board at D1, where he takes both. Where
// rules call every ko stone hot, he may not.
TEST(NextPlayTest, MayTakeNoHotStone) {
  Solution solution = OfNoRecord({".XX.", ".XO."}, EndsAt::kNextPlay);
  solution.header.to_move = Color::kWhite;
  const auto said = [&](GoodUnder rules) {
    solution.header.rules = rules;
    return Said(solution);
  };
  EXPECT_EQ(said(GoodUnder::kBasicKo), "accepted");
  EXPECT_EQ(said(GoodUnder::kAnySingleHotWithBasicKo), "accepted");
  EXPECT_EQ(said(GoodUnder::kAnyWithBasicKo), "accepted");
  EXPECT_EQ(said(GoodUnder::kAny), "the position is missing, although play leads there");
}

// All black stones but C1 hold the board. The list lets Black pass until White takes C1. He must
// leave it at once: otherwise White can restore the start, where cycle_colour=either then forbids
// Black the point that White played first.
TEST(NextPlayTest, AListIsLeftWhateverLiesBesideALoneStone) {
  Solution solution = OfNoRecord({"XXXXX.", "X.O.XX", "X.X.X."}, EndsAt::kHeldBoard);
  solution.header.rules = GoodUnder::kAnySingleHot;
  solution.header.at_least = 9;
  const Position& start = solution.header.start;
  const PositionKeys keys = *KeysOf(solution.header);
  std::map<uint64_t, Position> listed = {{keys.KeyOf(start), start}};
  std::vector<Position> open = {start};
  while (!open.empty()) {
    const Position position = open.back();
    open.pop_back();
    solution.entries.push_back({keys.KeyOf(position), uint32_t(position.EmptyPoints().size())});
    for (const Point at : position.EmptyPoints()) {
      const Position after = spec::PlayAt(position, Color::kWhite, at).after;
      if (HoldsBoard(after, Color::kBlack, 1)) continue;
      if (listed.emplace(keys.KeyOf(after), after).second) open.push_back(after);
    }
  }
  std::sort(solution.entries.begin(), solution.entries.end(),
            [](const SolutionEntry& a, const SolutionEntry& b) { return a.key < b.key; });
  EXPECT_EQ(Said(solution), "accepted");
  const spec::RuleSet rules = Rules("basic-only,cycle=starter,cycle_colour=either");
  EXPECT_TRUE(SolutionUnder(solution.header, rules).ok());
  spec::Game game = *spec::Game::Create(rules, start, Color::kBlack);
  spec::PlayAll(game, {"-", "B1", "-", "B2", "-", "D2", "-", "D1", "C1", "C2"});
  EXPECT_EQ(game.position(), start);
  EXPECT_EQ(game.Judge({Color::kBlack, spec::At("B1")}).why, spec::Illegality::kRecycling);
  EXPECT_NE(NextPlay(Color::kBlack, 1).Points(start), 0u);  // he can leave it
}

// No answer bans a play that would hold the board: one after another, all plays that take a lone
// stone.
TEST(NextPlayTest, IsNeverBanned) {
  const auto size = *spec::BoardSize::Create(4, 3);
  const auto keys = *PositionKeys::Create(size, false, false);
  int bans = 0;
  for (uint64_t code = 0; code < 531441; ++code) {
    const Position position = keys.NamedBy(code * PositionKeys::SlotsOn(size))->position;
    if (!spec::IsLegal(position)) continue;
    for (const Point at : position.EmptyPoints()) {
      const spec::BoardPlay play = spec::PlayAt(position, Color::kWhite, at);
      const auto ban = spec::SingleHotStoneBan(play);
      if (!ban.has_value()) continue;
      ++bans;
      Position taken = play.after;
      taken.Put(*ban, Color::kBlack);
      ASSERT_FALSE(HoldsBoard(taken, Color::kBlack, 2)) << position.cells();
    }
  }
  EXPECT_GT(bans, 1000);
}

}  // namespace
}  // namespace hotstone::certify
