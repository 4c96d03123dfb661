// Certificates of values: found for each kind of rule and accepted by the checker, which refuses to
// go over to a robust solution that leads back.
#include "search/values/area_proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>

#include "certify/area/robust_leaves.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/history_value.h"
#include "spec/rules/game.h"

namespace hotstone::search {
namespace {

using certify::AreaStep;
using certify::AreaStrategy;
using certify::RobustLeaves;
using spec::Color;

struct Board {
  Board(int cols, int rows, const std::string& text)
      : grid(*enumerate::Grid::Create(cols, rows)),
        index(*enumerate::LegalIndex::Create(grid)),
        rules(*spec::ParseRuleSet(text)),
        empty(*spec::BoardSize::Create(cols, rows)) {}
  int Value(enumerate::Stones stones = {}, int player = 0) const {
    const auto value = SolveWithHistory(grid, index, rules, stones, player, {}, nullptr);
    EXPECT_TRUE(value.ok() && value->exact()) << value.status();
    return value->bounds.lo;
  }
  AreaProver Prover(const AreaProofLimits& limits = {}) const {
    return *AreaProver::Create(grid, index, rules, empty, Color::kBlack, limits, nullptr);
  }
  AreaProver ProverFrom(enumerate::Stones stones, int player, uint64_t most) const {
    return *AreaProver::Create(grid, index, rules, enumerate::ToSpec(stones, empty.size()),
                               enumerate::PlayerColor(player), {.search = {}, .steps = most},
                               nullptr);
  }
  enumerate::Grid grid;
  enumerate::LegalIndex index;
  spec::RuleSet rules;
  spec::Position empty;
};

std::string FirstLine(const absl::Status& status) {
  const std::string message(status.message());
  return message.substr(0, message.find('\n'));
}

// "accepted", or the first line of why not.
std::string Said(const AreaStrategy& strategy, const RobustLeaves* leaves) {
  const auto checked = CheckArea(strategy, leaves);
  return checked.ok() ? "accepted" : FirstLine(checked.status());
}

std::string Said(const AreaProof& proof) {
  if (!proof.robust.has_value()) return Said(proof.strategy, nullptr);
  const auto leaves = RobustLeaves::Create(*proof.robust, proof.strategy.rules);
  return leaves.ok() ? Said(proof.strategy, &*leaves) : FirstLine(leaves.status());
}

TEST(AreaProofTest, BothSidesOfAValueAreProved) {
  const std::pair<int, int> sizes[] = {{3, 1}, {5, 1}, {2, 2}, {3, 2}, {3, 3}};
  for (const char* rules :
       {"tromp-taylor", "aga-like", "aga-like,cycle=nssk", "aga-like,cycle=fixed",
        "basic-only,cycle=second-cycle", "basic-only,cycle=starter", "ing-1996,same=board",
        "basic-only,cycle=disturber,unnamed=both"}) {
    for (const auto& [cols, rows] : sizes) {
      const Board board(cols, rows, rules);
      const int value = board.Value();
      AreaProver prover = board.Prover();
      for (const Color side : {Color::kBlack, Color::kWhite}) {
        const int forced = side == Color::kBlack ? value : -value;
        const int points = board.grid.points();
        const auto where = testing::Message() << rules << " " << cols << "x" << rows;
        if (forced > -points) {
          const auto proof = prover.Prove(side, forced);
          ASSERT_TRUE(proof.ok()) << where << proof.status();
          EXPECT_EQ(Said(*proof), "accepted") << where;
        }
        if (forced < points) {
          EXPECT_EQ(prover.Prove(side, forced + 1).status().code(),
                    absl::StatusCode::kFailedPrecondition)
              << where;
        }
      }
    }
  }
}

// The values of all positions of a board: what each side forces is accepted by the law, except
// where that needs more than `most` steps.
void ExpectAllProved(int cols, int rows, const std::string& rules, uint64_t most) {
  const Board board(cols, rows, rules);
  board.index.ForEach(0, board.index.size(), [&](enumerate::Stones stones) {
    for (const int player : {0, 1}) {
      const int value = board.Value(stones, player);
      AreaProver prover = board.ProverFrom(stones, player, most);
      for (const Color side : {Color::kBlack, Color::kWhite}) {
        const int forced = side == Color::kBlack ? value : -value;
        if (forced == -board.grid.points()) continue;
        const auto proof = prover.Prove(side, forced);
        if (absl::IsResourceExhausted(proof.status())) continue;
        ASSERT_TRUE(proof.ok()) << rules << proof.status();
        EXPECT_EQ(Said(*proof), "accepted") << rules << " " << player;
      }
    }
  });
}

const char* const kInPlaces[] = {"ing-1996",
                                 "ing-1991",
                                 "ing-1991,start=all",
                                 "basic-only,hot=none,cycle=starter,same=fight",
                                 "basic-only,cycle=disturber,unnamed=both,same=fight",
                                 "basic-only,cycle=disturber,unnamed=starter,same=fight",
                                 "aga-like,cycle=starter,same=fight"};

TEST(AreaProofTest, EveryPositionWherePlaysAreForbiddenInPlaces) {
  for (const std::string rules : kInPlaces) {
    ExpectAllProved(3, 1, rules, 100);
    ExpectAllProved(4, 1, rules, 1000);
  }
}

TEST(AreaProofSlow, EveryPositionWherePlaysAreForbiddenInPlaces) {
  for (const std::string rules : kInPlaces) {
    ExpectAllProved(5, 1, rules, 2000);
    ExpectAllProved(2, 2, rules, 5000);
  }
}

TEST(AreaProofTest, ThreeByThreeUnderTheIngPresets) {
  for (const auto& [rules, value] : {std::pair{"ing-1996", 9}, {"ing-1991", 2}}) {
    const Board board(3, 3, rules);
    EXPECT_EQ(board.Value(), value);
    AreaProver prover = board.Prover();
    const auto proof = prover.Prove(Color::kBlack, value);
    ASSERT_TRUE(proof.ok()) << proof.status();
    EXPECT_EQ(Said(*proof), "accepted");
  }
}

// All positions of 3x2 from which Black robustly forces 6, with him to move, in one solution.
certify::Solution WholeBoard(const Board& board) {
  const auto table =
      *SolveRobust(board.grid, certify::RobustHot::kSingle, {.measure = true}, nullptr);
  enumerate::RobustQuestion question{.at_least = 6, .start = board.empty};
  board.index.ForEach(0, board.index.size(), [&](enumerate::Stones stones) {
    if (table.ForBlack({stones.own, stones.opp, 0, 0, 0}).lo >= question.at_least)
      question.others.push_back(
          {enumerate::ToSpec(stones, board.empty.size()), spec::Color::kBlack});
  });
  question.start = question.others.back().position;
  return *FindRobustStrategy(board.grid, table, question, 10'000, nullptr);
}

// Black has a position that the solution makes, and plays badly from there: after White's answer
// the solution lists the position, but would make the first one again.
TEST(AreaProofTest, NoWayLeadsBackToAnEarlierPosition) {
  const Board board(3, 2, "tromp-taylor");
  const auto leaves = *RobustLeaves::Create(WholeBoard(board), board.rules);
  std::map<std::string, int> said;
  board.index.ForEach(0, board.index.size(), [&](enumerate::Stones stones) {
    const spec::Position start = enumerate::ToSpec(stones, board.empty.size());
    const auto game = *spec::Game::Create(board.rules, start, Color::kBlack);
    for (const spec::Point p : game.LegalPoints(Color::kBlack)) {
      const AreaStrategy strategy{board.rules,
                                  Color::kBlack,
                                  6,
                                  "",
                                  start,
                                  Color::kBlack,
                                  {{AreaStep::Kind::kMove, p}, {AreaStep::Kind::kRobust, {}}}};
      ++said[Said(strategy, &leaves)];
    }
  });
  EXPECT_GT(said.at("accepted"), 0);
  EXPECT_GT(said.at("the robust solution may lead back to a position that was on the board"), 0);
}

// Several records may make one position; the least of their ranks counts.
TEST(AreaProofTest, TheLeastRankOfAnEarlierPositionCounts) {
  const Board board(3, 2, "tromp-taylor");
  const certify::Solution solution = WholeBoard(board);
  const auto leaves = *RobustLeaves::Create(solution, board.rules);
  const auto keys = *certify::KeysOf(solution.header);
  std::map<std::string, std::set<uint32_t>> ranks;  // of the records that make these cells
  for (const certify::SolutionEntry& entry : solution.entries) {
    if (entry.move == certify::kSolutionPass) continue;
    const spec::Position position = keys.NamedBy(entry.key)->position;
    ranks[spec::PlayAt(position, Color::kBlack, position.size().At(entry.move)).after.cells()]
        .insert(entry.rank);
  }
  int between = 0;
  for (const certify::SolutionEntry& entry : solution.entries) {
    const auto game =
        *spec::Game::Create(board.rules, keys.NamedBy(entry.key)->position, Color::kBlack);
    for (const auto& [cells, of] : ranks) {
      EXPECT_EQ(leaves.Cover(game, {cells}).ok(), entry.rank < *of.begin()) << cells;
      between += entry.rank >= *of.begin() && entry.rank < *of.rbegin();
    }
  }
  EXPECT_GT(between, 0);
}

TEST(AreaProofTest, LimitsAreNamed) {
  const Board board(3, 2, "tromp-taylor");
  AreaProofLimits limits;
  limits.steps = 10;
  EXPECT_EQ(board.Prover(limits).Prove(Color::kWhite, 0).status().message(),
            "the certificate needs more than 10 steps");
  limits = {};
  limits.entries = 10;
  EXPECT_EQ(board.Prover(limits).Prove(Color::kWhite, 0).status().message(),
            "the strategy needs more than 10 positions");
  limits = {};
  limits.search.states = 10;
  EXPECT_EQ(board.Prover(limits).Prove(Color::kWhite, 0).status().message(), "more than 10 states");
}

TEST(AreaProofTest, RulesWithoutAValueAreRefused) {
  const Board board(2, 1, "basic-only");
  EXPECT_EQ(AreaProver::Create(board.grid, board.index, board.rules, board.empty, Color::kBlack, {},
                               nullptr)
                .status()
                .code(),
            absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace hotstone::search
