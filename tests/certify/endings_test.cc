// Endings: who can force an end; exact values are accepted and nothing else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "absl/strings/str_cat.h"
#include "certify/certificate_writer.h"
#include "certify/kinds/kind_table.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The same graph with every end worth 0.
NaiveGraph EvenEnds(NaiveGraph graph) {
  for (auto& node : graph.nodes) {
    for (int& outcome : node.outcomes) outcome = 0;
  }
  return graph;
}

std::string EndingsText(const NaiveGraph& graph, const std::vector<IntervalEntry>& entries) {
  return VerdictText(CheckEndings(graph.rules, graph.board, entries));
}

TEST(EndingsTest, ExactEndingsAreAccepted) {
  for (const char* rules :
       {"basic-only", "basic-only,end_passes=2", "basic-only,hot=none", "hot-only",
        "basic-only,self_removal=any,end_passes=2", "basic-only,self_removal=none"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}, {2, 2}, {3, 2}}) {
      const NaiveGraph graph = EvenEnds(WholeGraph(rules, cols, rows));
      const auto entries = NaiveIntervals(graph);
      const auto checked = CheckEndings(graph.rules, graph.board, entries);
      ASSERT_EQ(VerdictText(checked), "accepted") << rules << " " << cols << "x" << rows;
      uint64_t open = 0;
      for (const auto& e : entries) open += e.lo < e.hi ? 1 : 0;
      EXPECT_EQ(checked->undetermined_situations, open) << rules << " " << cols << "x" << rows;
      EXPECT_EQ(checked->situations, entries.size());
    }
  }
}

// On one point where a lone stone removes itself each player may continue for ever, but two passes
// end the game: the player to move after a pass ends it at once, and the other cannot.
TEST(EndingsTest, OnePointByHand) {
  const NaiveGraph graph = EvenEnds(WholeGraph("basic-only,self_removal=any,end_passes=2", 1, 1));
  const std::vector<IntervalEntry> by_hand = {
      {0, -1, 1, 0, 0}, {1, 0, 1, 1, 0}, {4, -1, 1, 0, 0}, {5, -1, 0, 0, 1}};
  const auto checked = CheckEndings(graph.rules, graph.board, by_hand);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->positions, 1u);
  EXPECT_EQ(checked->undetermined, 1u);
  EXPECT_EQ(checked->undetermined_situations, 4u);
  EXPECT_THAT(checked->claim, HasSubstr("in 4 of 4 situations some player cannot"));
}

// A forged entry: it says that a player who can force an end cannot, or the reverse, with any rank.
TEST(EndingsTest, ForgedEndingsAreRefused) {
  for (const auto& [rules, cols, rows] : {std::tuple{"basic-only", 2, 1},
                                          {"basic-only", 3, 1},
                                          {"hot-only", 2, 2},
                                          {"basic-only,self_removal=none", 2, 2}}) {
    const NaiveGraph graph = EvenEnds(WholeGraph(rules, cols, rows));
    const auto good = NaiveIntervals(graph);
    const int points = graph.board.points();
    int forged = 0;
    for (size_t i = 0; i < good.size(); ++i) {
      for (const bool low : {true, false}) {
        for (const uint32_t rank : {0u, 1u, 5u, 100u}) {
          auto entries = good;
          if (low) {
            entries[i].lo = static_cast<int16_t>(good[i].lo == 0 ? -points : 0);
            entries[i].lo_rank = rank;
          } else {
            entries[i].hi = static_cast<int16_t>(good[i].hi == 0 ? points : 0);
            entries[i].hi_rank = rank;
          }
          EXPECT_NE(EndingsText(graph, entries), "accepted") << rules << " entry " << i;
          ++forged;
        }
      }
    }
    EXPECT_EQ(forged, 8 * static_cast<int>(good.size()));
  }
}

// A wholly forged certificate for a promise that is not kept: it says that everybody can force an
// end everywhere.
TEST(EndingsTest, AnEndForAllIsNotForcedByRanksThatGoRound) {
  const NaiveGraph graph = EvenEnds(WholeGraph("basic-only", 2, 2));
  auto entries = NaiveIntervals(graph);
  for (uint32_t i = 0; i < entries.size(); ++i) entries[i] = {entries[i].key, 0, 0, i + 1, i + 1};
  EXPECT_THAT(EndingsText(graph, entries), HasSubstr("is not forced by"));
}

// Values of the area are not values of ends: each kind has its own worth.
TEST(EndingsTest, IntervalsAreNoEndings) {
  const NaiveGraph graph = WholeGraph("basic-only", 3, 1);
  const auto areas = NaiveIntervals(graph);
  const auto ends = NaiveIntervals(EvenEnds(graph));
  EXPECT_EQ(VerdictText(CheckIntervals(graph.rules, graph.board, areas)), "accepted");
  EXPECT_NE(EndingsText(graph, areas), "accepted");
  EXPECT_NE(VerdictText(CheckIntervals(graph.rules, graph.board, ends)), "accepted");
}

// A file states its kind and is read as that kind.
TEST(EndingsTest, AFileIsReadAsItsKind) {
  const NaiveGraph graph = EvenEnds(WholeGraph("basic-only", 3, 1));
  const auto entries = NaiveIntervals(graph);
  const std::string path = testing::TempDir() + "/hotstone-endings-test";
  auto writer =
      CertificateWriter::CreateIntervals(path, graph.rules, graph.board, entries.size(), "endings");
  for (const auto& e : entries) EXPECT_TRUE(writer->Add(e).ok());
  ASSERT_TRUE(writer->Finish().ok());
  const auto checked = CheckFile(path, {});
  std::remove(path.c_str());
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim,
              StartsWith("who can force an end is exact (board 3x1, rules basic-only): in 0 of "));
}

}  // namespace
}  // namespace hotstone::certify
