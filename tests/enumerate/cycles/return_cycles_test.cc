#include "enumerate/cycles/return_cycles.h"

#include <gtest/gtest.h>

#include "enumerate/cycles/endless_games.h"
#include "enumerate/cycles/square_free.h"
#include "spec/rules/game.h"

namespace hotstone::enumerate {
namespace {

std::optional<ReturnCycles> Find(int cols, int rows, const spec::RuleSet& rules) {
  spec::RuleSet finite = rules;
  finite.cycle = spec::Cycle::kNone;
  return FindReturnCycles(*Grid::Create(cols, rows), *FiniteRules::From(finite), {}, nullptr);
}

spec::RuleSet WithSquare(const std::string& rules) {
  return *spec::ParseRuleSet(rules + ",cycle=square");
}

// The total length of the three cycles, checked; 0 if there are none.
size_t Total(int cols, int rows, const std::string& more) {
  const spec::RuleSet rules = WithSquare("basic-only," + more);
  const auto found = Find(cols, rows, rules);
  if (!found.has_value()) return 0;
  const auto checked =
      certify::CheckEndless(MakeEndless(rules, *spec::BoardSize::Create(cols, rows), *found));
  EXPECT_TRUE(checked.ok()) << cols << "x" << rows << " " << more << ": " << checked.status();
  EXPECT_EQ(found->least, cols * rows <= ReturnCycleLimits{}.graph_points)
      << cols << "x" << rows << more;
  return found->TotalLength();
}

TEST(ReturnCyclesTest, LeastTotalLengthsOnSmallBoards) {
  struct Row {
    int cols, rows;
    size_t basic_groups, basic_none, none_groups, none_none;
  };
  for (const Row& row :
       {Row{1, 1, 0, 0, 0, 0}, Row{2, 1, 12, 0, 12, 0}, Row{3, 1, 14, 14, 14, 14},
        Row{4, 1, 12, 16, 10, 14}, Row{5, 1, 12, 14, 10, 12}, Row{2, 2, 18, 18, 18, 18},
        Row{3, 2, 12, 20, 12, 18}, Row{3, 3, 12, 16, 10, 10}}) {
    EXPECT_EQ(Total(row.cols, row.rows, "hot=basic,self_removal=groups"), row.basic_groups)
        << row.cols;
    EXPECT_EQ(Total(row.cols, row.rows, "hot=basic,self_removal=none"), row.basic_none) << row.cols;
    EXPECT_EQ(Total(row.cols, row.rows, "hot=none,self_removal=groups"), row.none_groups)
        << row.cols;
    EXPECT_EQ(Total(row.cols, row.rows, "hot=none,self_removal=none"), row.none_none) << row.cols;
  }
}

TEST(ReturnCyclesTest, ABoardTurnedHasTheSame) {
  EXPECT_EQ(Total(1, 4, "self_removal=groups"), 12u);
  EXPECT_EQ(Total(2, 3, "hot=none,self_removal=none"), 18u);
}

TEST(ReturnCyclesTest, TwoPassesThatEndTheGameChangeNothing) {
  for (const char* more : {"self_removal=groups", "self_removal=none", "self_removal=any"}) {
    EXPECT_EQ(Total(2, 2, std::string(more) + ",end_passes=2"), 18u) << more;
  }
  EXPECT_EQ(Total(1, 1, "self_removal=any"), 0u);
}

constexpr const char* kLayers[] = {"self_removal=groups", "self_removal=none", "hot=none",
                                   "hot=none,self_removal=none"};

TEST(ReturnCyclesTest, LargerBoardsByRandomGames) {
  for (const auto& [cols, rows] : {std::pair{4, 4}, {5, 5}}) {
    for (const char* more : kLayers) {
      const size_t total = Total(cols, rows, more);
      EXPECT_TRUE(total >= 6 && total <= 14) << cols << "x" << rows << " " << more << ": " << total;
    }
  }
}

TEST(ReturnCyclesTestSlow, SixtyFourPoints) {
  for (const char* more : kLayers) {
    const size_t total = Total(8, 8, more);
    EXPECT_TRUE(total >= 6 && total <= 12) << more << ": " << total;
  }
}

// Boards too large for a bit-board: the cycles of a smaller one in a corner, each replayed by the
// checker.
TEST(ReturnCyclesTestSlow, FullBoards) {
  for (const char* more : kLayers) {
    for (const auto& [cols, rows] : {std::pair{9, 9}, {19, 19}}) {
      const spec::RuleSet rules = WithSquare(std::string("basic-only,") + more);
      const auto built = BuildEndless(rules, *spec::BoardSize::Create(cols, rows), nullptr);
      ASSERT_TRUE(built.ok()) << built.status();
      EXPECT_TRUE(built->has_value()) << cols << "x" << rows << " " << more;
    }
  }
}

TEST(BuildEndlessTest, OnlyUnderSquare) {
  const spec::BoardSize board = *spec::BoardSize::Create(2, 2);
  const auto status = [&](const char* rules) {
    return BuildEndless(*spec::ParseRuleSet(rules), board, nullptr).status().code();
  };
  EXPECT_EQ(status("basic-only"), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(status("basic-only,cycle=psk"), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(status("basic-only,cycle=square,handicap=2"), absl::StatusCode::kUnimplemented);
}

TEST(ReturnCyclesTest, TheSameTwice) {
  const auto first = Find(5, 5, WithSquare("basic-only"));
  const auto second = Find(5, 5, WithSquare("basic-only"));
  ASSERT_TRUE(first.has_value() && second.has_value());
  EXPECT_EQ(first->stem, second->stem);
  EXPECT_EQ(first->cycles, second->cycles);
}

TEST(ReturnCyclesTest, RemovalsThatEndTheGameLeaveNoCycle) {
  EXPECT_EQ(Total(2, 2, "capture_ends=true"), 0u);
}

// Three thousand plies of the game, each accepted, with no square among them.
TEST(ReturnCyclesTest, TheGameGoesOn) {
  for (const char* name :
       {"basic-only", "basic-only,hot=none,self_removal=none", "basic-only,end_passes=2"}) {
    const spec::RuleSet rules = WithSquare(name);
    const spec::BoardSize board = *spec::BoardSize::Create(2, 2);
    const certify::Endless endless = MakeEndless(rules, board, *Find(2, 2, rules));
    auto game = *spec::Game::Create(rules, endless.setup, endless.to_move);
    std::vector<std::pair<std::string, spec::Color>> seen;
    Symbols sequence;
    const auto append = [&] {
      const std::pair entry(game.position().cells(), game.to_move());
      const auto found = std::find(seen.begin(), seen.end(), entry);
      sequence.push_back(static_cast<uint32_t>(found - seen.begin()));
      if (found == seen.end()) seen.push_back(entry);
    };
    append();
    const auto moves = EndlessMoves(endless, 3000);
    ASSERT_EQ(moves.size(), 3000u);
    for (const auto& at : moves) {
      ASSERT_TRUE(game.Play({game.to_move(), at}).legal())
          << name << " ply " << game.plies().size();
      append();
    }
    EXPECT_EQ(FindSquare(sequence), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace hotstone::enumerate
