// Level search with several ranks, here threads of one process: the counts do not depend on the
// number of ranks, and all ranks stop or fail together. Other tests check the counts of one rank.
#include "enumerate/graph/level_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/enumerate/graph/local_ranks.h"

namespace hotstone::enumerate {
namespace {

using Result = absl::StatusOr<SituationCensus>;

constexpr const char* kPublished = "basic-only,self_removal=any,end_passes=2";

struct Work {
  Work(int cols, int rows, const char* text)
      : index(*OccupancyIndex::Create(*Grid::Create(cols, rows))),
        rules(*FiniteRules::From(*spec::ParseRuleSet(text))) {}
  Result Search(const CensusOptions& options = {},
                const Communicator& ranks = SelfCommunicator()) const {
    return SearchByLevels(index, rules, options, ranks);
  }
  OccupancyIndex index;
  FiniteRules rules;
};

// One line per level, and when to stop.
class Levels : public Progress {
 public:
  explicit Levels(size_t most = ~size_t{0}) : most_(most) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    lines.emplace_back(what);
    followed.push_back(done);
    totals = totals || total != 0;
    return lines.size() < most_;
  }
  std::vector<std::string> lines;
  std::vector<uint64_t> followed;
  bool totals = false;

 private:
  size_t most_;
};

TEST(LevelSearchTest, TheExampleOfTwoPoints) {
  const Work work(2, 1, "basic-only");
  const SituationCensus expected{34, 60, 6, 4, 7};
  EXPECT_EQ(*work.Search(), expected);
  LocalRanks two(2);
  for (const Result& result :
       two.Run([&](const Communicator& ranks) { return work.Search({}, ranks); })) {
    EXPECT_EQ(*result, expected);
  }
  EXPECT_EQ(two.words(),
            6);  // of either player, two plays from the empty board and one that leads there
}

TEST(LevelSearchTest, RanksChangeNothing) {
  for (const char* rules : {kPublished, "basic-only", "hot-only", "hot-only,self_removal=any",
                            "basic-only,capture_ends=true"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {3, 2}, {3, 3}, {7, 1}}) {
      const Work work(cols, rows, rules);
      const SituationCensus alone = *work.Search();
      for (const int n : {1, 2, 3, 5}) {
        for (const int threads : {1, 2}) {
          LocalRanks ranks(n);
          const auto results = ranks.Run(
              [&](const Communicator& rank) { return work.Search({.threads = threads}, rank); });
          for (const Result& result : results) {
            ASSERT_TRUE(result.ok()) << result.status();
            ASSERT_EQ(*result, alone)
                << cols << "x" << rows << " " << rules << ", " << n << " ranks";
          }
        }
      }
    }
  }
}

TEST(LevelSearchTest, MoreRanksThanBlocks) {
  const Work work(2, 2, "hot-only");
  LocalRanks ranks(static_cast<int>(work.index.block_count()) + 3);
  for (const Result& result :
       ranks.Run([&](const Communicator& rank) { return work.Search({}, rank); })) {
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(*result, *work.Search());
  }
}

TEST(LevelSearchTest, RoundsChangeNothing) {
  const Work work(4, 3, "hot-only");  // several portions a rank
  const SituationCensus alone = *work.Search();
  int exchanges = 0;
  uint64_t words = 0;
  for (const size_t words_a_round : {size_t{1} << 20, size_t{1000}, size_t{1}}) {
    LocalRanks ranks(3);
    const auto results = ranks.Run([&](const Communicator& rank) {
      return work.Search({.words_a_round = words_a_round}, rank);
    });
    for (const Result& result : results) {
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_EQ(*result, alone) << words_a_round;
    }
    EXPECT_GT(ranks.exchanges(), exchanges) << words_a_round;
    EXPECT_EQ(words == 0 ? ranks.words() : words, ranks.words());
    exchanges = ranks.exchanges();
    words = ranks.words();
  }
}

TEST(LevelSearchTest, AListenerIsToldOfEveryLevel) {
  const Work work(3, 2, kPublished);
  Levels alone;
  const SituationCensus census = *work.Search({.progress = &alone});
  const auto sums = std::find(alone.lines.begin(), alone.lines.end(), "situation graph, sums");
  ASSERT_NE(sums, alone.lines.end());
  EXPECT_EQ(std::count(alone.lines.begin(), sums, "situation graph"), sums - alone.lines.begin());

  Levels of_the_last;
  LocalRanks ranks(3);
  ranks.Run([&](const Communicator& rank) {
    return work.Search({.progress = rank.rank() == 2 ? &of_the_last : nullptr}, rank);
  });
  std::vector<std::string> levels;
  for (int depth = 0; depth <= census.depth; ++depth) {
    levels.push_back("situation graph, level " + std::to_string(depth));
  }
  EXPECT_EQ(of_the_last.lines, levels);
  EXPECT_FALSE(of_the_last.totals);
  EXPECT_TRUE(std::is_sorted(of_the_last.followed.begin(), of_the_last.followed.end()));
  EXPECT_EQ(of_the_last.followed.front(), 1);
  EXPECT_EQ(of_the_last.followed.back(),
            *std::max_element(alone.followed.begin(), alone.followed.end()));
}

TEST(LevelSearchTest, AllRanksStopWhenOneIsTold) {
  const Work work(3, 2, kPublished);
  const auto last = static_cast<size_t>(work.Search()->depth) + 1;  // reports of a whole search
  for (const size_t reports : {size_t{1}, size_t{5}, last}) {
    for (const int told : {0, 2}) {
      Levels stop(reports);
      LocalRanks ranks(3);
      const auto results = ranks.Run([&](const Communicator& rank) {
        return work.Search({.progress = rank.rank() == told ? &stop : nullptr}, rank);
      });
      for (const Result& result : results) {
        EXPECT_TRUE(absl::IsCancelled(result.status()))
            << result.status() << ", report " << reports;
      }
      EXPECT_EQ(stop.lines.size(), std::min(reports + 1, last));
    }
  }
}

TEST(LevelSearchTest, AnExchangeThatFailsEndsTheSearchInAllRanks) {
  const Work work(3, 2, kPublished);
  for (const int after : {0, 7}) {
    LocalRanks ranks(3);
    ranks.FailExchange(after);
    for (const Result& result :
         ranks.Run([&](const Communicator& rank) { return work.Search({}, rank); })) {
      EXPECT_TRUE(absl::IsUnavailable(result.status())) << result.status();
    }
  }
}

// Delivers what is sent to the next rank instead.
class Astray final : public Communicator {
 public:
  explicit Astray(const Communicator& right) : right_(right) {}
  int rank() const override { return right_.rank(); }
  int size() const override { return right_.size(); }
  absl::Status Sum(std::span<uint64_t> values) const override { return right_.Sum(values); }
  absl::StatusOr<std::vector<uint64_t>> Exchange(
      const std::vector<std::vector<uint64_t>>& out) const override {
    std::vector<std::vector<uint64_t>> turned(out.size());
    for (size_t r = 0; r < out.size(); ++r) {
      const size_t next = (r + 1) % out.size() == static_cast<size_t>(rank()) ? r + 2 : r + 1;
      turned[next % out.size()].insert(turned[next % out.size()].end(), out[r].begin(),
                                       out[r].end());
    }
    return right_.Exchange(turned);
  }

 private:
  const Communicator& right_;
};

TEST(LevelSearchTest, ASituationThatGoesAstrayIsAnErrorInAllRanks) {
  const Work work(3, 3, kPublished);
  LocalRanks ranks(3);
  for (const Result& result :
       ranks.Run([&](const Communicator& rank) { return work.Search({}, Astray(rank)); })) {
    EXPECT_EQ(result.status().code(), absl::StatusCode::kInternal) << result.status();
  }
}

}  // namespace
}  // namespace hotstone::enumerate
