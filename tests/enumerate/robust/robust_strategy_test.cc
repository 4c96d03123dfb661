// Strategies from the table: the checker accepts them. Under every rule they are played by the law,
// with its whole history, against every move of the opponent, and no play is refused.
#include "enumerate/robust/robust_strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "base/split_mix.h"
#include "certify/solution/solution_check.h"
#include "certify/solution/solution_under.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

using certify::RobustHot;
using certify::Solution;
using certify::SolutionImages;
using spec::Color;

struct Solved {
  Grid grid;
  spec::BoardSize size;
  IntervalTable table;
};

Solved Solve(int cols, int rows, RobustHot hot) {
  const Grid grid = *Grid::Create(cols, rows);
  auto table = SolveRobust(grid, hot, {1, true}, nullptr);
  return {grid, *spec::BoardSize::Create(cols, rows), *std::move(table)};
}

// The strategy of a side for its bound, or nothing if the bound is the worst value.
std::optional<Solution> StrategyOf(const Solved& solved, const spec::Position& start, Color to_move,
                                   Color side, RobustHot hot, SolutionImages images) {
  const Stones stones = FromSpec(start);
  const Interval bounds =
      solved.table.ForBlack({stones.own, stones.opp, to_move == Color::kBlack ? 0 : 1, 0, 0});
  const int bound = side == Color::kBlack ? bounds.lo : -bounds.hi;
  if (bound == -solved.size.points()) return std::nullopt;
  auto found = FindRobustStrategy(solved.grid, solved.table,
                                  {side, bound, start, to_move, hot, images}, 1 << 20, nullptr);
  EXPECT_TRUE(found.ok()) << start.cells() << ": " << found.status();
  if (!found.ok()) return std::nullopt;
  return *std::move(found);
}

// Every position of small boards, either player to move, either side.
TEST(RobustStrategyTest, TheCheckerAcceptsAllOfThem) {
  for (const RobustHot hot : {RobustHot::kSingle, RobustHot::kEvery}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {3, 1}, {2, 2}, {3, 2}, {5, 1}}) {
      const Solved solved = Solve(cols, rows, hot);
      int accepted = 0;
      for (const spec::Position& start : spec::LegalPositions(solved.size)) {
        for (const Color to_move : {Color::kBlack, Color::kWhite}) {
          for (const Color side : {Color::kBlack, Color::kWhite}) {
            for (const SolutionImages images : {SolutionImages::kEach, SolutionImages::kOne}) {
              const auto strategy = StrategyOf(solved, start, to_move, side, hot, images);
              if (!strategy.has_value()) continue;
              const auto checked = certify::CheckSolution(*strategy);
              ASSERT_TRUE(checked.ok()) << start.cells() << " " << checked.status();
              ++accepted;
            }
          }
        }
      }
      EXPECT_GT(accepted, 0);
    }
  }
}

TEST(RobustStrategyTest, WhatIsNotForcedHasNone) {
  const Solved solved = Solve(3, 3, RobustHot::kSingle);
  RobustQuestion question{
      Color::kBlack,       2, spec::Position(solved.size), Color::kBlack, RobustHot::kSingle,
      SolutionImages::kOne};
  EXPECT_TRUE(FindRobustStrategy(solved.grid, solved.table, question, 1000, nullptr).ok());
  EXPECT_EQ(FindRobustStrategy(solved.grid, solved.table, question, 10, nullptr).status().code(),
            absl::StatusCode::kResourceExhausted);
  question.at_least = 3;
  EXPECT_EQ(
      FindRobustStrategy(solved.grid, solved.table, question, 1000, nullptr).status().message(),
      "the robust bound is 2, below 3");
  question.at_least = -9;
  EXPECT_EQ(FindRobustStrategy(solved.grid, solved.table, question, 1000, nullptr).status().code(),
            absl::StatusCode::kFailedPrecondition);
}

// Plays a strategy by the law.
class Player {
 public:
  Player(const Solution& strategy, uint64_t most_plies, uint64_t seed)
      : strategy_(strategy),
        keys_(*certify::KeysOf(strategy.header)),
        left_(most_plies),
        random_(seed) {
    for (const certify::SolutionEntry& entry : strategy.entries)
      answers_[entry.key].push_back(entry.move);
  }

  // All lines of the opponent, depth first, until the plies run out; then random ones.
  void PlayAll(const spec::RuleSet& rules) {
    const auto game = spec::Game::Create(rules, strategy_.header.start, strategy_.header.to_move);
    ASSERT_TRUE(game.ok()) << game.status();
    Lines(*game);
    for (int i = 0; i < 20 && left_ == 0; ++i) RandomLine(*game);
  }
  uint64_t ended() const { return ended_; }

 private:
  bool MySide(const spec::Game& game) const { return game.to_move() == strategy_.header.side; }

  // Whether the play is over; if so, checks that the side got enough.
  bool Over(const spec::Game& game) {
    if (!game.ended()) return false;
    ++ended_;
    const int area = spec::CountArea(game.position()).Difference();
    EXPECT_GE(strategy_.header.side == Color::kBlack ? area : -area, strategy_.header.at_least);
    return true;
  }

  // The strategy's move, which must be legal.
  void Answer(spec::Game& game) {
    const auto found = answers_.find(keys_.KeyOf(game.position()));
    ASSERT_NE(found, answers_.end()) << game.position().cells();
    const std::set<spec::Point>& bans = game.situation().bans;
    for (const uint8_t answer : found->second) {
      std::optional<spec::Point> at;
      if (answer != certify::kSolutionPass) at = game.position().size().At(answer);
      if (at.has_value() && strategy_.header.rules == certify::GoodUnder::kAny &&
          bans.contains(*at))
        continue;
      const spec::Ruling ruling = game.Play({game.to_move(), at});
      ASSERT_TRUE(ruling.legal()) << game.position().cells() << " "
                                  << spec::MoveName({game.to_move(), at}) << " "
                                  << spec::RuleSetName(game.rules());
      return;
    }
    FAIL() << "no answer beside the bans";
  }

  std::vector<spec::Move> Moves(const spec::Game& game) const {
    std::vector<spec::Move> moves = {spec::Pass(game.to_move())};
    for (const spec::Point at : game.LegalPoints(game.to_move()))
      moves.push_back({game.to_move(), at});
    return moves;
  }

  void Lines(spec::Game game) {
    if (testing::Test::HasFatalFailure() || left_ == 0 || Over(game)) return;
    --left_;
    if (MySide(game)) {
      Answer(game);
      if (!testing::Test::HasFatalFailure()) Lines(std::move(game));
      return;
    }
    for (const spec::Move& move : Moves(game)) {
      spec::Game next = game;
      next.Play(move);
      Lines(std::move(next));
    }
  }

  void RandomLine(spec::Game game) {
    for (int ply = 0; ply < 4000; ++ply) {
      if (testing::Test::HasFatalFailure() || Over(game)) return;
      if (MySide(game)) {
        Answer(game);
      } else {
        const std::vector<spec::Move> moves = Moves(game);
        game.Play(moves[random_.Below(moves.size())]);
      }
    }
    FAIL() << "a line that does not end";
  }

  const Solution& strategy_;
  const certify::PositionKeys keys_;
  uint64_t left_;
  SplitMix random_;
  std::map<uint64_t, std::vector<uint8_t>> answers_;
  uint64_t ended_ = 0;
};

// Every reading of the cycle layer, with the hot layers, self-removals and ends covered by the
// theorem.
std::vector<spec::RuleSet> CoveredRules(RobustHot hot) {
  const certify::SolutionHeader header{.rules = hot == RobustHot::kEvery
                                                    ? certify::GoodUnder::kAny
                                                    : certify::GoodUnder::kAnySingleHot,
                                       .ends_at = certify::EndsAt::kGameEnd,
                                       .start = spec::Position(*spec::BoardSize::Create(1, 1))};
  std::vector<spec::RuleSet> all;
  for (const char* cycle : {"none",
                            "square",
                            "second-cycle",
                            "starter",
                            "starter-first",
                            "disturber",
                            "psk",
                            "ssk",
                            "nssk",
                            "fixed",
                            "disturber+square",
                            "square,square_of=position",
                            "square,square_gap=anywhere",
                            "disturber,unnamed=both",
                            "starter,start=first",
                            "starter,same=fight",
                            "disturber,unnamed=both,same=fight",
                            "starter,cycle_colour=either",
                            "second-cycle,cycle_colour=either",
                            "starter-first,cycle_colour=either,same=fight"}) {
    for (const char* rest :
         {"hot=none", "hot=basic", "hot=none,self_removal=any",
          "hot=basic,self_removal=none,end_passes=2", "hot=hot",
          "hot=hot,hot_kinds=single+double-add-any+any-ko-stone",
          "hot=hot,hot_kinds=single+double-capture+twin,hot_scope=fighting,end_passes=2",
          "hot=basic,resume=dispute"}) {
      const auto rules = spec::ParseRuleSet(absl::StrCat("basic-only,cycle=", cycle, ",", rest));
      if (rules.ok() && certify::SolutionUnder(header, *rules).ok()) all.push_back(*rules);
    }
  }
  for (const spec::RuleSet& preset : spec::Presets()) {
    if (certify::SolutionUnder(header, preset).ok()) all.push_back(preset);
  }
  return all;
}

// Under each rule: from every `step`-th position both sides' strategies, against the opponent's
// first `plies` plies depth first, with random lines if these were not all.
void ExpectNothingRefused(int cols, int rows, RobustHot hot, size_t step, uint64_t plies) {
  const Solved solved = Solve(cols, rows, hot);
  const std::vector<spec::RuleSet> all_rules = CoveredRules(hot);
  EXPECT_GT(all_rules.size(), 25u);
  const std::vector<spec::Position> starts = spec::LegalPositions(solved.size);
  uint64_t ended = 0;
  for (size_t i = 0; i < starts.size(); i += step) {
    for (const Color to_move : {Color::kBlack, Color::kWhite}) {
      for (const Color side : {Color::kBlack, Color::kWhite}) {
        const auto strategy =
            StrategyOf(solved, starts[i], to_move, side, hot, SolutionImages::kEach);
        if (!strategy.has_value()) continue;
        for (const spec::RuleSet& rules : all_rules) {
          Player player(*strategy, plies, i);
          player.PlayAll(rules);
          if (testing::Test::HasFatalFailure()) return;
          ended += player.ended();
        }
      }
    }
  }
  EXPECT_GT(ended, 0u);
}

TEST(RobustStrategyTest, NoPlayIsEverRefusedOnTwoByTwo) {
  for (const RobustHot hot : {RobustHot::kSingle, RobustHot::kEvery}) {
    ExpectNothingRefused(2, 2, hot, 1, 200);
    ExpectNothingRefused(4, 1, hot, 2, 200);
  }
}

TEST(RobustStrategySlow, NoPlayIsEverRefusedOnLargerBoards) {
  for (const RobustHot hot : {RobustHot::kSingle, RobustHot::kEvery}) {
    ExpectNothingRefused(2, 2, hot, 1, 20'000);
    ExpectNothingRefused(3, 2, hot, 5, 2'000);
    ExpectNothingRefused(5, 1, hot, 5, 2'000);
    ExpectNothingRefused(3, 3, hot, 501, 1'000);
  }
}

}  // namespace
}  // namespace hotstone::enumerate
