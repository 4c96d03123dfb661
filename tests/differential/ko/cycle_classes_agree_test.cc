// The class of a completed cycle and the player it names, by the law and on bit-boards, under every
// reading: every cycle of up to four plies on small boards, the cycles that random play completes
// on larger ones, and the corpus cycles in all their symmetric forms.
//
// The law classifies with sets of points, spec/ko/ko_cycle.h; the bit-boards with masks,
// enumerate/rules/ko_cycle.h. They share no rule code.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/shapes.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/ko_cycle.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

const std::vector<spec::CycleReading>& CycleReadings() {
  static const auto* const all = [] {
    auto* list = new std::vector<spec::CycleReading>;
    for (const auto settled : {spec::SettledBy::kLife, spec::SettledBy::kOutcome}) {
      for (const auto by : {spec::DisturberBy::kEyeless, spec::DisturberBy::kInitiator}) {
        for (const auto cyclic : {spec::CyclicKos::kUnclassified, spec::CyclicKos::kDisturbing}) {
          list->push_back({settled, by, cyclic});
        }
      }
    }
    for (const auto by : {spec::ClassBy::kRemoval, spec::ClassBy::kRemovalDecides}) {
      list->push_back({{}, {}, {}, by});
      list->push_back({{}, spec::DisturberBy::kInitiator, {}, by});
    }
    return list;
  }();
  return *all;
}

// Which cycles have been compared, and what the law says of them.
struct SeenCycles {
  uint64_t cycles = 0;
  std::set<std::string> verdicts;
};

enumerate::KoClass ClassOnBits(spec::KoClass ko_class) {
  switch (ko_class) {
    case spec::KoClass::kFighting:
      return enumerate::KoClass::kFighting;
    case spec::KoClass::kDisturbing:
      return enumerate::KoClass::kDisturbing;
    case spec::KoClass::kUnclassified:
      return enumerate::KoClass::kUnclassified;
  }
  std::abort();
}

std::string CycleText(const spec::CompletedCycle& cycle) {
  std::string text = absl::StrCat(cycle.start.ToText(), " ", spec::ColorName(cycle.starter));
  for (const spec::Move& move : cycle.moves) absl::StrAppend(&text, " ", spec::MoveName(move));
  return text;
}

// The moves are points of `bits.start`'s board, or kNoPoint, and lead back.
std::string CompareCycle(const Board& board, const enumerate::BitCycle& bits, SeenCycles& seen) {
  spec::CompletedCycle law{
      enumerate::ToSpec(enumerate::Stones{bits.start.black, bits.start.white}, board.size),
      enumerate::PlayerColor(bits.white_starts ? 1 : 0),
      {}};
  spec::Color player = law.starter;
  for (const int move : bits.moves) {
    law.moves.push_back({player, enumerate::ToSpec(move, board.size)});
    player = spec::Opponent(player);
  }
  ++seen.cycles;
  for (const spec::CycleReading& reading : CycleReadings()) {
    // The plain law finds the fates of larger boards too slowly.
    if (reading.class_by != spec::ClassBy::kBreath && board.size.points() > 9) continue;
    const auto verdict = spec::ClassifyCycle(law, reading);
    if (!verdict.ok()) return verdict.status().ToString();
    const auto second = enumerate::ClassifyCycle(board.grid, bits, reading);
    std::optional<enumerate::Side> named;
    if (verdict->disturber.has_value()) {
      named = *verdict->disturber == spec::Color::kBlack ? enumerate::Side::kOwn
                                                         : enumerate::Side::kOpp;
    }
    if (second !=
        enumerate::CycleVerdict{ClassOnBits(verdict->verdict.ko_class), named, verdict->by_start}) {
      return absl::StrCat("class or disturber of ", CycleText(law), ", by the law ",
                          spec::VerdictName(verdict->verdict));
    }
    seen.verdicts.insert(spec::VerdictName(verdict->verdict));
  }
  return "";
}

// Plays plies without any rule but removal.
enumerate::FiniteRules NoKoRule() {
  return *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none,self_removal=any"));
}

// Compares every cycle of up to four plies from here. At least one ply is a board play.
void CompareWaysBack(const Board& board, const enumerate::BitSituation& start,
                     enumerate::BitSituation now, std::vector<int>& moves, SeenCycles& seen,
                     std::string& wrong) {
  constexpr size_t kPlies = 4;
  enumerate::ForEachMove(
      board.grid, NoKoRule(), now,
      [&](enumerate::BitMove move, enumerate::BitSituation next, bool) {
        if (!wrong.empty()) return;
        next.passes = 0;
        moves.push_back(move);
        if (next == start) {
          const enumerate::BitCycle cycle{{start.black, start.white}, start.player == 1, moves};
          if (moves != std::vector<int>(moves.size(), enumerate::kNoPoint)) {
            wrong = CompareCycle(board, cycle, seen);
          }
        } else if (moves.size() < kPlies) {
          CompareWaysBack(board, start, next, moves, seen, wrong);
        }
        moves.pop_back();
      });
}

// All of them on one board.
SeenCycles CompareEveryShortCycle(int cols, int rows) {
  const Board board(cols, rows);
  SeenCycles seen;
  std::string wrong;
  const auto index = *enumerate::LegalIndex::Create(board.grid);
  index.ForEach(0, index.size(), [&](enumerate::Stones stones) {
    for (const int player : {0, 1}) {
      const enumerate::BitSituation start{stones.own, stones.opp, player, 0, 0};
      std::vector<int> moves;
      CompareWaysBack(board, start, start, moves, seen, wrong);
    }
  });
  EXPECT_EQ(wrong, "");
  return seen;
}

TEST(CycleClassesAgreeTest, OnEveryCycleOfFourPliesOfSmallBoards) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {4, 1}, {2, 2}, {2, 3}, {5, 1}}) {
    EXPECT_GT(CompareEveryShortCycle(cols, rows).cycles, 0u);
  }
}

// Without the hot stone on B1 the class by removal would be another one.
TEST(CycleClassesAgreeTest, WhereAHotStoneDecides) {
  const Board board(6, 1);
  SeenCycles seen;
  const enumerate::BitCycle cycle{{0, 0b010111}, false, {3, 2, 1, 0, enumerate::kNoPoint, 1}};
  EXPECT_EQ(CompareCycle(board, cycle, seen), "");
  EXPECT_TRUE(seen.verdicts.contains("disturbing (disturbed-death)"));
}

TEST(CycleClassesAgreeSlow, OnEveryCycleOfFourPliesOfLongerStrips) {
  for (const auto& [cols, rows] : {std::pair{6, 1}, {7, 1}, {1, 8}}) {
    EXPECT_GT(CompareEveryShortCycle(cols, rows).cycles, 0u);
  }
}

// Plays random plies from a random start, captures twice as likely as others, and compares each
// completed cycle.
std::string CompareRandomPlay(const Board& board, int plies, std::mt19937_64& random,
                              SeenCycles& seen) {
  std::vector<enumerate::BitSituation> line = {{}};
  std::vector<int> moves;
  for (int ply = 0; ply < plies; ++ply) {
    std::vector<std::pair<int, enumerate::BitSituation>> next;
    enumerate::ForEachMove(board.grid, NoKoRule(), line.back(),
                           [&](enumerate::BitMove move, enumerate::BitSituation to, bool) {
                             to.passes = 0;
                             next.emplace_back(move, to);
                             const int stones = enumerate::Count(to.black | to.white);
                             const int before =
                                 enumerate::Count(line.back().black | line.back().white);
                             if (stones <= before && move != enumerate::kNoPoint)
                               next.emplace_back(move, to);
                           });
    const auto& [move, to] = next[random() % next.size()];
    moves.push_back(move);
    line.push_back(to);
    for (size_t m = line.size() - 1; m-- > 0;) {
      if (line[m] != to) continue;
      const enumerate::BitCycle cycle{
          {to.black, to.white},
          to.player == 1,
          {moves.begin() + static_cast<std::ptrdiff_t>(m), moves.end()}};
      const bool passes_only = std::all_of(cycle.moves.begin(), cycle.moves.end(),
                                           [](int made) { return made == enumerate::kNoPoint; });
      const std::string wrong = passes_only ? "" : CompareCycle(board, cycle, seen);
      if (!wrong.empty()) return wrong;
      break;
    }
  }
  return "";
}

TEST(CycleClassesAgreeTest, OnCyclesOfRandomPlay) {
  std::mt19937_64 random(20010917);
  SeenCycles seen;
  for (const auto& [cols, rows] :
       {std::pair{2, 2}, {3, 2}, {4, 2}, {3, 3}, {4, 3}, {6, 1}, {6, 2}, {4, 4}}) {
    for (int round = 0; round < 2; ++round) {
      ASSERT_EQ(CompareRandomPlay(Board(cols, rows), 400, random, seen), "");
    }
  }
  EXPECT_GT(seen.cycles, 100u);
}

// The corpus cycles: every `step`th of their symmetric forms, with the colours exchanged and
// entered at each play.
void CompareShapes(size_t step) {
  SeenCycles seen;
  for (const std::string& kind : conformance::CycleKinds()) {
    for (size_t variant = 0; variant < 160; variant += step) {
      const auto shape = conformance::OwnBoardShape(kind, variant);
      ASSERT_TRUE(shape.has_value()) << kind;
      const Board board(shape->setup.size().cols(), shape->setup.size().rows());
      const enumerate::Stones start = enumerate::FromSpec(shape->setup);
      enumerate::BitCycle cycle{{start.own, start.opp}, shape->to_move == spec::Color::kWhite, {}};
      for (const spec::Move& move : shape->cycle) {
        cycle.moves.push_back(move.IsPass() ? enumerate::kNoPoint : board.size.Index(*move.at));
      }
      ASSERT_EQ(CompareCycle(board, cycle, seen), "") << kind << " " << variant;
    }
  }
  for (const char* verdict :
       {"fighting (single)", "fighting (twin)", "disturbing (disturbed-death)",
        "disturbing (disturbed-life)", "disturbing (self-disturbance)",
        "disturbing (recycled-threats)", "disturbing (cyclic)"}) {
    EXPECT_TRUE(seen.verdicts.contains(verdict)) << verdict;
  }
}

TEST(CycleClassesAgreeTest, OnTheShapesOfTheCorpus) { CompareShapes(17); }
TEST(CycleClassesAgreeSlow, OnAllFormsOfTheShapes) { CompareShapes(1); }

}  // namespace
}  // namespace hotstone::renderings
