// Rankings: those that prove termination, and every way to fail.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr auto kBlack = spec::Color::kBlack;

absl::StatusOr<Checked> CheckOn(const NaiveGraph& graph, const std::vector<RankingEntry>& entries) {
  return CheckRanking(graph.rules, spec::Position(graph.board), kBlack, entries);
}

TEST(RankingTest, PlayThatEndsWithTheFirstCaptureIsAccepted) {
  for (const char* rules :
       {"basic-only,capture_ends=true", "basic-only,hot=none,end_passes=2,capture_ends=true",
        "basic-only,self_removal=any,capture_ends=true",
        "basic-only,self_removal=none,capture_ends=true"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 2}, {2, 1}, {1, 3}, {2, 2}, {3, 2}}) {
      const NaiveGraph graph = ReachableGraph(rules, cols, rows);
      const auto checked = CheckOn(graph, NaiveRanking(graph));
      EXPECT_EQ(VerdictText(checked), "accepted") << rules << " " << cols << "x" << rows;
      EXPECT_EQ(checked->situations, graph.nodes.size());
    }
  }
}

TEST(RankingTest, OnOnePointOnlyPassesArePlayed) {
  const NaiveGraph graph = ReachableGraph("basic-only", 1, 1);
  const auto checked = CheckOn(graph, NaiveRanking(graph));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->situations, 4u);
  EXPECT_EQ(checked->transitions, 4u);
  EXPECT_EQ(checked->ending_moves, 1u);
  EXPECT_EQ(checked->claim,
            "every line of play from the start ends (board 1x1, rules basic-only), after at most 4 "
            "moves");
}

TEST(RankingTest, EntriesBeyondTheReachableOnesDoNoHarm) {
  const NaiveGraph graph = WholeGraph("basic-only,capture_ends=true", 2, 2);
  EXPECT_GT(graph.nodes.size(), ReachableGraph("basic-only,capture_ends=true", 2, 2).nodes.size());
  EXPECT_EQ(VerdictText(CheckOn(graph, NaiveRanking(graph))), "accepted");
}

TEST(RankingTest, EveryMissingEntryIsNoticed) {
  const NaiveGraph graph = ReachableGraph("basic-only,capture_ends=true,end_passes=2", 2, 2);
  const auto good = NaiveRanking(graph);
  for (size_t i = 0; i < good.size(); ++i) {
    auto entries = good;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
    const std::string verdict = VerdictText(CheckOn(graph, entries));
    if (i == 0) {
      EXPECT_EQ(verdict, "the start has no entry");
    } else {
      EXPECT_THAT(verdict,
                  HasSubstr(absl::StrCat("leads to key ", good[i].key, ", which has no entry")));
    }
  }
}

TEST(RankingTest, EveryRankThatIsTooLowIsNoticed) {
  // Ranks are longest paths, so none can be lower unless others change.
  const NaiveGraph graph = ReachableGraph("basic-only,capture_ends=true,end_passes=2", 2, 2);
  const auto good = NaiveRanking(graph);
  for (size_t i = 0; i < good.size(); ++i) {
    for (uint32_t rank = 0; rank < good[i].rank; ++rank) {
      auto entries = good;
      entries[i].rank = rank;
      EXPECT_THAT(VerdictText(CheckOn(graph, entries)), HasSubstr("which is not lower"));
    }
  }
}

// If play can cycle, no ranks are correct.
TEST(RankingTest, CircularPlayHasNoRanking) {
  const NaiveGraph graph = ReachableGraph("basic-only,end_passes=2", 2, 2);
  for (const auto& ranks : std::vector<std::function<uint32_t(size_t)>>{
           [](size_t) { return 1u; }, [](size_t i) { return static_cast<uint32_t>(i); },
           [&](size_t i) { return static_cast<uint32_t>(graph.nodes.size() - i); },
           [](size_t i) { return 0xffffffffu - static_cast<uint32_t>(i * i % 97); }}) {
    std::vector<RankingEntry> entries;
    for (size_t i = 0; i < graph.nodes.size(); ++i)
      entries.push_back({graph.nodes[i].key, ranks(i)});
    EXPECT_THAT(VerdictText(CheckOn(graph, entries)), HasSubstr("which is not lower"));
  }
}

TEST(RankingTest, KeysMustRiseStrictly) {
  const NaiveGraph graph = ReachableGraph("basic-only,capture_ends=true,end_passes=2", 1, 2);
  auto entries = NaiveRanking(graph);
  std::swap(entries[3], entries[4]);
  EXPECT_THAT(VerdictText(CheckOn(graph, entries)), StartsWith("entry 4 (key "));
  entries = NaiveRanking(graph);
  entries.insert(entries.begin(), entries[0]);
  EXPECT_EQ(VerdictText(CheckOn(graph, entries)),
            "entry 1 (key 0) does not have a larger key than the one before");
}

TEST(RankingTest, KeysThatNameNoSituationAreRefused) {
  // 1x2, two passes end: 5 slots a player, 10 keys a position; slot 2 is finished, 3 and 4 are
  // bans.
  const auto verdict = [](std::string_view rules, uint64_t key) {
    const std::vector<RankingEntry> entries = {{key, 0}};
    return VerdictText(CheckRanking(Rules(rules), EmptyBoard(1, 2), kBlack, entries));
  };
  EXPECT_EQ(verdict("basic-only,end_passes=2", 2),
            "entry 0 (key 2): the key is that of a finished situation");
  EXPECT_EQ(verdict("basic-only,end_passes=2,hot=none", 3),
            "entry 0 (key 3): these rules have no bans");
  EXPECT_EQ(verdict("basic-only,end_passes=2", 13),
            "entry 0 (key 13): the banned point is not empty");
  EXPECT_EQ(verdict("basic-only,end_passes=2", 40),
            "entry 0 (key 40): the chain A1 A2 has no liberty");
  EXPECT_EQ(verdict("basic-only,end_passes=2", 90),
            "entry 0 (key 90): the key is too large for this board");
  EXPECT_EQ(verdict("basic-only,end_passes=2", ~uint64_t{0}),
            "entry 0 (key 18446744073709551615): the key is too large for this board");
}

TEST(RankingTest, RulesAndBoardsWithoutCertificatesAreErrors) {
  const std::vector<RankingEntry> none;
  const auto verdict = [&](std::string_view rules, int cols, int rows) {
    return VerdictText(CheckRanking(Rules(rules), EmptyBoard(cols, rows), kBlack, none));
  };
  EXPECT_THAT(verdict("tromp-taylor", 2, 2),
              StartsWith("error: rule set tromp-taylor depends on the whole game"));
  EXPECT_THAT(verdict("ing-1996", 2, 2),
              StartsWith("error: rule set ing-1996 depends on the whole game"));
  EXPECT_THAT(verdict("basic-only,handicap=2", 2, 2),
              StartsWith("error: rule set basic-only,handicap=2 has"));
  EXPECT_EQ(verdict("basic-only", 6, 6), "the start has no entry");
  EXPECT_EQ(verdict("basic-only", 19, 19),
            "error: board 19x19 has 361 points; 64-bit keys hold up to 36");
  EXPECT_EQ(verdict("basic-only", 2, 19),
            "error: board 2x19 has 38 points; 64-bit keys hold up to 36");
}

}  // namespace
}  // namespace hotstone::certify
