// Solutions of whole boards, played by the law against random moves: the rules about completed
// cycles never refuse a play of the owner, with any cycle_colour and any value of `same`.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "base/split_mix.h"
#include "certify/solution/held_board.h"
#include "certify/solution/next_play.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_check.h"
#include "certify/solution/solution_under.h"
#include "search/deepening/deepening_search.h"
#include "search/deepening/depth_solution.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::search {
namespace {

using certify::PositionKeys;
using certify::Solution;
using spec::Color;
using spec::Game;
using spec::Point;
using spec::Position;

Solution WholeBoard(int cols, int rows) {
  const certify::SolutionHeader header{.at_least = cols * rows,
                                       .rules = certify::GoodUnder::kAnyWithBasicKo,
                                       .ends_at = certify::EndsAt::kNextPlay,
                                       .start = Position(*spec::BoardSize::Create(cols, rows))};
  const SolutionPlays plays = *SolutionPlays::Of(header);
  auto search = *DeepeningSearch::Create(plays, {.memory = 1 << 24});
  const enumerate::BitSituation empty{};
  const auto found =
      SolutionByDepths(*search, empty, std::nullopt, *search->Distance(empty), 1 << 20, nullptr);
  EXPECT_TRUE(found.ok()) << found.status();
  return {header, found->entries};
}

class Owner {
 public:
  explicit Owner(const Solution& solution)
      : solution_(solution),
        keys_(*certify::KeysOf(solution.header)),
        next_(Color::kBlack, solution.header.MostInside()) {}

  // The points from which he chooses; none: he passes.
  std::vector<Point> Choice(const Position& position) {
    if (certify::SettlesBoard(position, Color::kBlack)) return LibertiesOfWhite(position);
    if (const auto lone = LoneInside(position)) return EmptyBeside(position, *lone);
    if (certify::HoldsBoard(position, Color::kBlack, 1)) return HeldPlays(position);
    std::vector<Point> points = Listed(position);
    if (!points.empty()) return points;
    const uint64_t next = next_.Points(position);
    for (const Point at : position.EmptyPoints()) {
      if ((next >> position.size().Index(at) & 1) != 0) points.push_back(at);
    }
    EXPECT_FALSE(points.empty()) << position.cells();
    return points;
  }

 private:
  static std::vector<Point> EmptyBeside(const Position& position, Point at) {
    std::vector<Point> points;
    for (const Point beside : position.size().Neighbours(at)) {
      if (position.IsEmpty(beside)) points.push_back(beside);
    }
    return points;
  }

  // The stone without which his stones hold the board, if they do not hold it with it.
  static std::optional<Point> LoneInside(const Position& position) {
    if (certify::HoldsBoard(position, Color::kBlack, 1)) return std::nullopt;
    for (int i = 0; i < position.size().points(); ++i) {
      const Point at = position.size().At(i);
      if (position.At(at) != Color::kBlack || spec::ChainAt(position, at).stones.size() > 1)
        continue;
      Position others = position;
      others.Remove(at);
      if (certify::HoldsBoard(others, Color::kBlack, 1)) return at;
    }
    return std::nullopt;
  }

  // His plays on a held board, those that join his stones first (held_board.h, theorem 2).
  static std::vector<Point> HeldPlays(const Position& position) {
    std::vector<Point> joining;
    std::vector<Point> inside;
    for (const Point at : position.EmptyPoints()) {
      Position more = position;
      more.Put(at, Color::kBlack);
      if (spec::ChainAt(more, at).stones.size() == 1) {
        inside.push_back(at);
      } else if (certify::HoldsBoard(more, Color::kBlack, 1)) {
        joining.push_back(at);
      }
    }
    return joining.empty() ? inside : joining;
  }

  static std::vector<Point> LibertiesOfWhite(const Position& position) {
    std::vector<Point> points;
    for (int i = 0; i < position.size().points(); ++i) {
      const Point at = position.size().At(i);
      if (position.At(at) == Color::kWhite)
        points.push_back(spec::ChainAt(position, at).liberties.front());
    }
    return points;
  }

  std::vector<Point> Listed(const Position& position) const {
    std::vector<Point> points;
    const uint64_t key = keys_.KeyOf(position, std::nullopt);
    for (const certify::SolutionEntry& entry : solution_.entries) {
      if (entry.key != key) continue;
      for (int symmetry = 0; symmetry < keys_.symmetries(); ++symmetry) {
        if (keys_.ImageNumber(position, std::nullopt, symmetry) != key) continue;
        for (const Point at : position.EmptyPoints()) {
          if (position.size().Index(keys_.Image(symmetry, at)) == entry.move) points.push_back(at);
        }
      }
    }
    return points;
  }

  const Solution& solution_;
  const PositionKeys keys_;
  certify::NextPlay next_;
};

// One game; White passes once in four moves and else plays anything that is legal.
void PlayGame(const spec::RuleSet& rules, Owner& owner, const Position& start, SplitMix& random) {
  Game game = *Game::Create(rules, start, Color::kBlack);
  int passes = 0;
  for (int ply = 0; !game.ended(); ++ply) {
    ASSERT_LT(ply, 1000);
    std::optional<Point> at;
    if (game.to_move() == Color::kWhite) {
      const auto points = game.LegalPoints(Color::kWhite);
      if (!points.empty() && random.Below(4) > 0) at = points[random.Below(points.size())];
    } else {
      const std::vector<Point> choice = owner.Choice(game.situation().position);
      const auto open = std::find_if(choice.begin(), choice.end(), [&](const Point point) {
        const spec::Ruling ruling = game.Judge({Color::kBlack, point});
        return ruling.legal() || *ruling.why != spec::Illegality::kHotStone;
      });
      ASSERT_EQ(open == choice.end(), choice.empty());
      if (!choice.empty()) at = *open;
    }
    const size_t memory = game.cycle_memory();
    ASSERT_TRUE(game.Play({game.to_move(), at}).legal());
    passes = at.has_value() ? 0 : passes + 1;
    // Two passes are a cycle by themselves.
    ASSERT_TRUE(passes >= 2 || game.cycle_memory() == memory) << "a completed cycle has a play";
  }
  EXPECT_EQ(spec::CountArea(game.situation().position).Difference(), start.size().points());
}

TEST(SolutionPlayedTest, NoCompletedCycleHasAPlay) {
  for (const auto& [cols, rows] : {std::pair(5, 2), std::pair(7, 2), std::pair(5, 3)}) {
    const Solution solution = WholeBoard(cols, rows);
    const auto checked = certify::CheckSolution(solution);
    ASSERT_TRUE(checked.ok()) << checked.status();
    Owner owner(solution);
    SplitMix random(7);
    for (const char* text :
         {"ing-1996", "ing-1996,self_removal=none", "basic-only,cycle=starter,cycle_colour=either",
          "basic-only,cycle=starter-first,same=fight", "basic-only,cycle=second-cycle"}) {
      const spec::RuleSet rules = *spec::ParseRuleSet(text);
      ASSERT_TRUE(certify::SolutionUnder(solution.header, rules).ok()) << text;
      for (int number = 0; number < 40; ++number)
        PlayGame(rules, owner, solution.header.start, random);
    }
  }
}

}  // namespace
}  // namespace hotstone::search
