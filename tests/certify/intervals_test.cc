// Intervals: exact values are accepted and nothing else is, whatever the ranks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;

std::string VerdictText(const NaiveGraph& graph, const std::vector<IntervalEntry>& entries) {
  return VerdictText(CheckIntervals(graph.rules, graph.board, entries));
}

TEST(IntervalsTest, ExactValuesAreAccepted) {
  for (const char* rules :
       {"basic-only", "basic-only,end_passes=2", "basic-only,hot=none",
        "basic-only,self_removal=any,end_passes=2", "basic-only,capture_ends=true"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 2}, {3, 2}}) {
      const NaiveGraph graph = WholeGraph(rules, cols, rows);
      const auto checked = CheckIntervals(graph.rules, graph.board, NaiveIntervals(graph));
      EXPECT_EQ(VerdictText(checked), "accepted") << rules << " " << cols << "x" << rows;
      EXPECT_EQ(checked->situations, graph.nodes.size());
    }
  }
}

// Recorded values of the empty board: basic ko, no self-removal, two passes end.
TEST(IntervalsTest, EmptyBoardsHaveTheirKnownValues) {
  for (const auto& [cols, rows, value, legal] : {std::tuple{2, 2, 4, 57u}, {3, 2, 6, 489u}}) {
    const NaiveGraph graph = WholeGraph("basic-only,self_removal=none,end_passes=2", cols, rows);
    const auto entries = NaiveIntervals(graph);
    EXPECT_EQ(entries[0].key, 0u);
    EXPECT_EQ(entries[0].lo, -value);
    EXPECT_EQ(entries[0].hi, value);
    const auto checked = CheckIntervals(graph.rules, graph.board, entries);
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->positions, legal);
    EXPECT_THAT(checked->claim, HasSubstr(absl::StrCat("the value of the empty board is [", -value,
                                                       ",", value, "]")));
  }
}

// One point, single stones may be removed, two passes end: a player who wants to continue for ever
// can, unless the other ends the game after a pass.
TEST(IntervalsTest, OnePointByHand) {
  const NaiveGraph graph = WholeGraph("basic-only,self_removal=any,end_passes=2", 1, 1);
  ASSERT_EQ(graph.nodes.size(),
            4u);  // keys 0, 1: Black, 0 or 1 passes; 4, 5: White (1x1 has 4 slots)
  const auto entries = NaiveIntervals(graph);
  const std::vector<std::array<int, 3>> by_hand = {{0, -1, 1}, {1, 0, 1}, {4, -1, 1}, {5, -1, 0}};
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(entries[i].key, static_cast<uint64_t>(by_hand[i][0]));
    EXPECT_EQ(entries[i].lo, by_hand[i][1]);
    EXPECT_EQ(entries[i].hi, by_hand[i][2]);
  }
}

// Every assignment of lo and lo_rank to the four situations of one point, and likewise for hi:
// accepted assignments have the right values. Ranks up to 4 suffice for all orders of four
// situations.
TEST(IntervalsTest, OnOnePointNoWrongValueHasRanks) {
  for (const char* rules :
       {"basic-only,self_removal=any,end_passes=2", "basic-only,end_passes=2"}) {
    const NaiveGraph graph = WholeGraph(rules, 1, 1);
    const auto good = NaiveIntervals(graph);
    ASSERT_EQ(good.size(), 4u);
    int accepted = 0;
    for (const bool low : {true, false}) {
      for (int code = 0; code < 20 * 20 * 20 * 20; ++code) {
        auto entries = good;
        bool right = true;
        for (int i = 0, rest = code; i < 4; ++i, rest /= 20) {
          auto& e = entries[static_cast<size_t>(i)];
          (low ? e.lo : e.hi) = static_cast<int16_t>(rest % 4 - (low ? 2 : 1));
          (low ? e.lo_rank : e.hi_rank) = static_cast<uint32_t>(rest / 4 % 5);
          right = right && e.lo == good[static_cast<size_t>(i)].lo &&
                  e.hi == good[static_cast<size_t>(i)].hi;
        }
        const bool ok = CheckIntervals(graph.rules, graph.board, entries).ok();
        accepted += ok;
        ASSERT_TRUE(right || !ok) << rules << " " << code;
      }
    }
    EXPECT_GT(accepted, 0);
  }
}

// The methods named in check.h to obtain ranks, for lo (hi is unchanged): one update at a time,
// each seeing the earlier ones.
struct OneByOne {
  std::vector<IntervalEntry> update_numbers;
  std::vector<IntervalEntry> sweep_numbers;
};

OneByOne UpdateOneByOne(const NaiveGraph& graph) {
  OneByOne result{NaiveIntervals(graph), NaiveIntervals(graph)};
  std::vector<int> value(graph.nodes.size(), -graph.board.points());
  uint32_t update = 0;
  bool changed = true;
  for (uint32_t sweep = 1; changed; ++sweep) {
    changed = false;
    for (size_t i = 0; i < value.size(); ++i) {
      std::vector<int> values = graph.nodes[i].outcomes;
      for (const size_t k : graph.nodes[i].next) values.push_back(value[k]);
      const auto [least, most] = std::minmax_element(values.begin(), values.end());
      const int best = graph.nodes[i].situation.to_move == spec::Color::kBlack ? *most : *least;
      if (best == value[i]) continue;
      value[i] = best;
      result.update_numbers[i].lo_rank = ++update;
      result.sweep_numbers[i].lo_rank = sweep;
      changed = true;
    }
  }
  return result;
}

// Ranks the values in `entries` in rounds; returns the number of situations without a rank.
size_t RankValues(const NaiveGraph& graph, std::vector<IntervalEntry>& entries) {
  constexpr uint32_t kNone = 0xffffffff;
  for (auto& e : entries) e.lo_rank = e.lo > -graph.board.points() ? kNone : 0;
  for (uint32_t round = 1;; ++round) {
    std::vector<size_t> ranked;
    for (size_t i = 0; i < entries.size(); ++i) {
      if (entries[i].lo_rank != kNone) continue;
      const auto finished = [&](int outcome) { return outcome >= entries[i].lo; };
      const auto entry = [&](size_t k) {
        return entries[k].lo > entries[i].lo ||
               (entries[k].lo == entries[i].lo && entries[k].lo_rank < round);
      };
      const auto& node = graph.nodes[i];
      const auto count = std::count_if(node.outcomes.begin(), node.outcomes.end(), finished) +
                         std::count_if(node.next.begin(), node.next.end(), entry);
      const bool black = node.situation.to_move == spec::Color::kBlack;
      if (black ? count > 0
                : static_cast<size_t>(count) == node.outcomes.size() + node.next.size()) {
        ranked.push_back(i);
      }
    }
    if (ranked.empty()) break;
    for (const size_t i : ranked) entries[i].lo_rank = round;
  }
  return static_cast<size_t>(std::count_if(entries.begin(), entries.end(),
                                           [](const auto& e) { return e.lo_rank == kNone; }));
}

TEST(IntervalsTest, WaysToRanks) {
  for (const char* rules : {"basic-only", "basic-only,self_removal=none,end_passes=2"}) {
    const NaiveGraph graph = WholeGraph(rules, 3, 2);
    const OneByOne ranks = UpdateOneByOne(graph);
    EXPECT_EQ(VerdictText(graph, ranks.update_numbers), "accepted") << rules;
    EXPECT_THAT(VerdictText(graph, ranks.sweep_numbers), HasSubstr("is not forced by Black"))
        << rules;

    auto entries = NaiveIntervals(graph);
    EXPECT_EQ(RankValues(graph, entries), 0u);
    EXPECT_EQ(VerdictText(graph, entries), "accepted") << rules;
    for (auto& e : entries) e.lo = e.hi;
    EXPECT_GT(RankValues(graph, entries), 0u) << "the wrong fixpoint has no ranks at all";
    EXPECT_THAT(VerdictText(graph, entries), HasSubstr("is not forced by Black")) << rules;
  }
}

class Mutants : public testing::TestWithParam<std::tuple<const char*, int, int>> {
 protected:
  NaiveGraph graph_ =
      WholeGraph(std::get<0>(GetParam()), std::get<1>(GetParam()), std::get<2>(GetParam()));
  std::vector<IntervalEntry> good_ = NaiveIntervals(graph_);
};

TEST_P(Mutants, OneValueOffByOne) {
  ASSERT_EQ(VerdictText(graph_, good_), "accepted");
  for (size_t i = 0; i < good_.size(); ++i) {
    for (const int step : {-1, 1}) {
      for (const uint32_t rank : {1u, 0xffffffffu}) {
        auto entries = good_;
        entries[i].lo = static_cast<int16_t>(good_[i].lo + step);
        entries[i].lo_rank = rank;
        EXPECT_NE(VerdictText(graph_, entries), "accepted") << "lo of " << i;
        entries = good_;
        entries[i].hi = static_cast<int16_t>(good_[i].hi + step);
        entries[i].hi_rank = rank;
        EXPECT_NE(VerdictText(graph_, entries), "accepted") << "hi of " << i;
      }
    }
  }
}

// The wrong fixpoint satisfies every local equation. Only the ranks reveal it: none can be found.
TEST_P(Mutants, GreatestFixpointForLeast) {
  std::mt19937 random(5);
  const bool differ =
      std::any_of(good_.begin(), good_.end(), [](const auto& e) { return e.lo < e.hi; });
  ASSERT_TRUE(differ);
  for (const bool low : {true, false}) {
    for (int ranks = 0; ranks < 24; ++ranks) {
      auto entries = good_;
      for (size_t i = 0; i < entries.size(); ++i) {
        auto& e = entries[i];
        const uint32_t choices[] = {1u,
                                    e.lo_rank,
                                    e.hi_rank,
                                    static_cast<uint32_t>(i),
                                    0u,
                                    0xffffffffu,
                                    static_cast<uint32_t>(entries.size() - i),
                                    e.lo_rank + e.hi_rank};
        const uint32_t rank =
            ranks < 8 ? choices[ranks] : 1 + static_cast<uint32_t>(random() % (1u << ranks));
        if (low) {
          e.lo = e.hi;
          e.lo_rank = rank;
        } else {
          e.hi = e.lo;
          e.hi_rank = rank;
        }
      }
      EXPECT_THAT(VerdictText(graph_, entries),
                  testing::AnyOf(HasSubstr("is not forced"), HasSubstr("too low")));
    }
  }
}

TEST_P(Mutants, RanksThatDoNotFall) {
  for (const uint32_t rank : {0u, 1u, 1000u}) {
    auto entries = good_;
    for (auto& e : entries) e.lo_rank = rank;
    EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is not forced by Black"));
    entries = good_;
    for (auto& e : entries) e.hi_rank = rank;
    EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is not forced by White"));
  }
  for (size_t i = 0; i < good_.size(); ++i) {
    auto entries = good_;
    entries[i].lo_rank = entries[i].hi_rank = 0;
    // The zero is read wherever an end is not at its limit.
    const int points = graph_.board.points();
    const bool read = good_[i].lo > -points || good_[i].hi < points;
    EXPECT_EQ(VerdictText(graph_, entries) == "accepted", !read) << i;
  }
}

TEST_P(Mutants, ValuesBeyondTheBoard) {
  const auto points = static_cast<int16_t>(graph_.board.points());
  auto entries = good_;
  for (auto& e : entries) e.lo = e.lo == -points ? static_cast<int16_t>(-points - 1) : e.lo;
  EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is not an interval within"));
  entries = good_;
  for (auto& e : entries) e.hi = e.hi == points ? static_cast<int16_t>(points + 1) : e.hi;
  EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is not an interval within"));
}

TEST_P(Mutants, TrivialBoundsForEverything) {
  const auto points = static_cast<int16_t>(graph_.board.points());
  auto entries = good_;
  for (auto& e : entries) e.lo = static_cast<int16_t>(-points);
  EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is too low for Black"));
  entries = good_;
  for (auto& e : entries) e.hi = points;
  EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is too low for White"));
  entries = good_;
  for (auto& e : entries) std::swap(e.lo, e.hi);
  EXPECT_THAT(VerdictText(graph_, entries), HasSubstr("is not an interval within"));
}

TEST_P(Mutants, AnEntryLeftOut) {
  for (size_t i = 0; i < good_.size(); ++i) {
    auto entries = good_;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
    // A situation without predecessors may be missing; the rest is then closed and still exact.
    const bool led_to =
        std::any_of(graph_.nodes.begin(), graph_.nodes.end(), [&](const auto& node) {
          return node.key != graph_.nodes[i].key &&
                 std::count(node.next.begin(), node.next.end(), i) > 0;
        });
    EXPECT_EQ(VerdictText(graph_, entries) == "accepted", !led_to) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, Mutants,
                         testing::Values(std::tuple{"basic-only,self_removal=none,end_passes=2", 2,
                                                    2},
                                         std::tuple{"basic-only", 2, 2},
                                         std::tuple{"basic-only,hot=none,end_passes=2", 2, 2}));

// Larger boards, against recorded numbers.
TEST(KnownBoardsSlow, IntervalsOfThreeByThree) {
  const NaiveGraph graph = WholeGraph("basic-only,self_removal=none,end_passes=2", 3, 3);
  const auto entries = NaiveIntervals(graph);
  EXPECT_EQ(entries[0].lo, 9);
  EXPECT_EQ(entries[0].hi, 9);
  const auto checked = CheckIntervals(graph.rules, graph.board, entries);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->positions, 12675u);
}

TEST(KnownBoardsSlow, ReachableSituationsAndTransitions) {
  // Recorded from six programs: 2x2 270 situations, 90 of them finished, 484 transitions; 3x2 and
  // 3x3 likewise.
  for (const auto& [cols, rows, situations, finished, transitions] :
       {std::tuple{2, 2, 270u, 90u, 484u},
        {3, 2, 2724u, 900u, 6232u},
        {3, 3, 75516u, 24916u, 227796u}}) {
    const NaiveGraph graph = ReachableGraph("basic-only,self_removal=any,end_passes=2", cols, rows);
    const auto checked = CheckIntervals(graph.rules, graph.board, NaiveIntervals(graph));
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->situations, situations - finished);
    EXPECT_EQ(checked->transitions, transitions);
  }
}

// Every board has the empty position, so an empty list is never complete.
TEST(IntervalsTest, NoEntriesAreRefused) {
  EXPECT_EQ(VerdictText(CheckIntervals(Rules("basic-only"), Board(2, 2), {})),
            "the certificate has no entries");
  // Rules that have no certificates give a different error.
  EXPECT_THAT(VerdictText(CheckIntervals(Rules("tromp-taylor"), Board(2, 2), {})),
              HasSubstr("error: "));
}

}  // namespace
}  // namespace hotstone::certify
