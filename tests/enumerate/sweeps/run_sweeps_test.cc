// The sweep driver with a goal of one bit per block: the order in which blocks are visited, when a
// run ends, how it is stopped and resumed, and what shares and storages are asked.
#include "enumerate/sweeps/run_sweeps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

using testing::ElementsAre;

// The last block is set in the first sweep, any other once the next block is. So within a layer
// bits spread one block per sweep, and in the end all are set.
class SpreadingGoal : public SweepGoal {
 public:
  SpreadingGoal(const OccupancyIndex& index, size_t threads)
      : threads_(threads), set_(index.block_count()) {
    at.sweep = 1;
  }

  SweepPoint& point() override { return at; }
  size_t threads() const override { return threads_; }
  absl::Status BeginSweep() override {
    ++begun;
    return error_at == at.sweep ? absl::DataLossError("no sweep") : absl::OkStatus();
  }
  std::string Doing() const override { return absl::StrCat("spreading ", at.sweep); }
  bool ReportsEachBlock() const override { return threads_ == 1; }
  void Visit(size_t thread, uint32_t first, uint32_t last) override {
    EXPECT_LT(thread, threads_);
    for (uint32_t block = first; block < last; ++block) {
      ++visits;
      if (threads_ == 1) visited.push_back(block);
      if (set_[block] != 0 || (block + 1 < set_.size() && set_[block + 1] == 0)) continue;
      set_[block] = 1;
      ++changed_;
    }
  }
  absl::StatusOr<SweepCounts> TakeCounts() override {
    return SweepCounts{changed_.exchange(0),
                       static_cast<uint64_t>(std::count(set_.begin(), set_.end(), 0))};
  }
  absl::Status Interrupted() const override {
    return absl::CancelledError("spreading was stopped");
  }

  bool AllSet() const {
    return std::all_of(set_.begin(), set_.end(),
                       [](const std::atomic<int>& bit) { return bit == 1; });
  }

  SweepPoint at;
  int begun = 0;
  int error_at = -1;
  std::atomic<uint64_t> visits = 0;
  std::vector<uint32_t> visited;

 private:
  const size_t threads_;
  std::vector<std::atomic<int>> set_;
  std::atomic<uint64_t> changed_ = 0;
};

class RunSweepsTest : public testing::Test {
 protected:
  // All blocks in the order of a sweep.
  std::vector<uint32_t> BlocksOfASweep() const {
    std::vector<uint32_t> blocks;
    for (int layer = index_.grid().points() - 1; layer >= 0; --layer) {
      for (uint32_t block = index_.Layer(layer).first; block < index_.Layer(layer).second;
           ++block) {
        blocks.push_back(block);
      }
    }
    return blocks;
  }

  const OccupancyIndex index_ = *OccupancyIndex::Create(*Grid::Create(3, 2));
};

struct StopAfter : Progress {
  explicit StopAfter(int reports) : left(reports) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    EXPECT_EQ(what.substr(0, 10), "spreading ");
    EXPECT_LE(done, total);
    last_done = done;
    return --left > 0;
  }
  int left;
  uint64_t last_done = 0;
};

TEST_F(RunSweepsTest, SweepsVisitEveryBlockFromManyStonesToFewUntilOneChangesNothing) {
  SpreadingGoal goal(index_, 1);
  StopAfter progress(1 << 30);
  int layers = 0;
  std::vector<int> sweeps;
  ASSERT_TRUE(RunSweeps({index_, goal, nullptr, nullptr, &progress,
                         [&] {
                           ++layers;
                           return true;
                         },
                         [&] {
                           sweeps.push_back(goal.at.sweep);
                           return absl::OkStatus();
                         }})
                  .ok());
  EXPECT_TRUE(goal.AllSet());
  EXPECT_TRUE(goal.at.finished);
  EXPECT_EQ(progress.last_done, index_.cells());
  const std::vector<uint32_t> once = BlocksOfASweep();
  ASSERT_EQ(goal.visited.size(), once.size() * static_cast<size_t>(goal.at.sweep));
  for (size_t i = 0; i < goal.visited.size(); ++i)
    ASSERT_EQ(goal.visited[i], once[i % once.size()]);
  EXPECT_EQ(layers, 6 * goal.at.sweep);
  EXPECT_EQ(goal.begun, goal.at.sweep);
  // Each layer takes one sweep per block; the last one changes nothing.
  uint32_t longest = 0;
  for (int layer = 0; layer < 6; ++layer) {
    longest = std::max(longest, index_.Layer(layer).second - index_.Layer(layer).first);
  }
  EXPECT_GT(goal.at.sweep, static_cast<int>(longest));
  ASSERT_EQ(sweeps.size() + 1, static_cast<size_t>(goal.at.sweep));
  EXPECT_EQ(sweeps.front(), 2);
  EXPECT_EQ(sweeps.back(), goal.at.sweep);
  EXPECT_EQ(goal.at.open_before, 0u);
}

TEST_F(RunSweepsTest, ThreadsShareTheBlocksOfALayer) {
  const auto large = *OccupancyIndex::Create(*Grid::Create(12, 1));
  for (const size_t threads : {2, 3}) {
    SpreadingGoal goal(large, threads);
    ASSERT_TRUE(RunSweeps({large, goal}).ok());
    EXPECT_TRUE(goal.AllSet());
    EXPECT_EQ(goal.visits, uint64_t{large.block_count()} * static_cast<uint64_t>(goal.at.sweep));
  }
}

TEST_F(RunSweepsTest, ARunGoesOnWhereverItWasStopped) {
  SpreadingGoal whole(index_, 1);
  ASSERT_TRUE(RunSweeps({index_, whole}).ok());
  SpreadingGoal stopped(index_, 1);
  int stops = 0;
  for (int reports = 1; !stopped.at.finished; reports = reports % 40 + 1) {
    StopAfter progress(reports);
    const absl::Status status = RunSweeps({index_, stopped, nullptr, nullptr, &progress});
    ASSERT_TRUE(status.ok() || status == stopped.Interrupted()) << status;
    stops += status.ok() ? 0 : 1;
  }
  EXPECT_GT(stops, 5);
  EXPECT_TRUE(stopped.AllSet());

  // After a layer nothing is visited twice.
  SpreadingGoal layers(index_, 1);
  while (!layers.at.finished) {
    const absl::Status status =
        RunSweeps({index_, layers, nullptr, nullptr, nullptr, [] { return false; }, nullptr});
    ASSERT_EQ(status, layers.Interrupted());
    if (layers.at.layer == -1 && layers.at.changed == 0) {
      ASSERT_TRUE(RunSweeps({index_, layers}).ok());
    }
  }
  EXPECT_EQ(layers.visited, whole.visited);
}

TEST_F(RunSweepsTest, AnErrorOfTheGoalEndsTheRun) {
  SpreadingGoal goal(index_, 1);
  goal.error_at = 3;
  EXPECT_EQ(RunSweeps({index_, goal}).code(), absl::StatusCode::kDataLoss);
  EXPECT_EQ(goal.at.sweep, 3);
  int sweeps = 0;
  goal.error_at = -1;
  const auto refuse = [&] {
    return ++sweeps == 2 ? absl::AbortedError("enough") : absl::OkStatus();
  };
  EXPECT_EQ(RunSweeps({index_, goal, nullptr, nullptr, nullptr, nullptr, refuse}).code(),
            absl::StatusCode::kAborted);
  EXPECT_EQ(goal.at.sweep, 5);
}

// Party 1 of 4, while others change something in the first sweeps.
class OneOfFour : public SweepShare {
 public:
  OneOfFour(const OccupancyIndex& index, int layers)
      : SweepShare(index, 1, 4), layers_of_others_(layers) {}
  absl::StatusOr<bool> Agree(SweepCounts* counts) override {
    ++asked;
    own_changes += counts->changed;
    if (layers_of_others_-- > 0) ++counts->changed;
    counts->open += 10;
    return asked != stop_at;
  }
  int asked = 0;
  int stop_at = -1;
  uint64_t own_changes = 0;

 private:
  int layers_of_others_;
};

TEST_F(RunSweepsTest, APartyVisitsItsShareAndGoesOnWhileOthersChangeSomething) {
  SpreadingGoal goal(index_, 1);
  OneOfFour share(index_, 6 * 4);
  ASSERT_TRUE(RunSweeps({index_, goal, &share}).ok());
  EXPECT_EQ(share.own_changes, 0u);  // the last block belongs to another party
  EXPECT_EQ(goal.at.sweep, 5);
  EXPECT_EQ(share.asked, 6 * 5);
  EXPECT_EQ(goal.at.open_before, 6 * (index_.block_count() + 10));  // also elsewhere
  std::set<uint32_t> own;
  for (int layer = 0; layer < 6; ++layer) {
    const auto [first, last] = share.Blocks(layer);
    for (uint32_t block = first; block < last; ++block) own.insert(block);
  }
  EXPECT_EQ((std::set<uint32_t>{goal.visited.begin(), goal.visited.end()}), own);

  SpreadingGoal stopped(index_, 1);
  OneOfFour stopping(index_, 100);
  stopping.stop_at = 8;
  EXPECT_EQ(RunSweeps({index_, stopped, &stopping}), stopped.Interrupted());
  EXPECT_EQ(stopped.at.sweep, 2);
  EXPECT_EQ(stopped.at.layer, 3);  // the layers of 5 and 4 stones are done
}

// Takes two blocks at a time and records each request.
class NotingStorage : public SweepStorage {
 public:
  absl::Status BeginSweep(Progress*) override {
    said.push_back("begin");
    return absl::OkStatus();
  }
  uint32_t PieceEnd(uint32_t first, uint32_t last) const override {
    return std::min(first + 2, last);
  }
  absl::Status Fetch(uint32_t first, uint32_t last) override {
    said.push_back(absl::StrCat("fetch ", first, " ", last));
    return absl::OkStatus();
  }
  absl::Status Keep(uint32_t first, uint32_t last, uint64_t changed) override {
    said.push_back(absl::StrCat("keep ", first, " ", last, ": ", changed));
    return said.size() == fail_at ? absl::UnavailableError("full") : absl::OkStatus();
  }
  absl::Status AfterLayer() override {
    said.push_back("after");
    return absl::OkStatus();
  }
  std::vector<std::string> said;
  size_t fail_at = 0;
};

TEST_F(RunSweepsTest, AStorageBringsALayerInPiecesAndKeepsThem) {
  const auto line = *OccupancyIndex::Create(*Grid::Create(3, 1));  // layers of 1, 2 and 2 blocks
  SpreadingGoal goal(line, 1);
  NotingStorage storage;
  ASSERT_TRUE(RunSweeps({line, goal, nullptr, &storage}).ok());
  ASSERT_GE(storage.said.size(), 10u);
  storage.said.resize(10);
  EXPECT_THAT(storage.said,
              ElementsAre("begin", "fetch 3 5", "keep 3 5: 1", "after", "fetch 1 3", "keep 1 3: 0",
                          "after", "fetch 0 1", "keep 0 1: 0", "after"));

  // A layer in which this party has no blocks is requested too: others may be waiting.
  SpreadingGoal idle(line, 1);
  OneOfFour share(line, 0);
  NotingStorage empty;
  ASSERT_TRUE(RunSweeps({line, idle, &share, &empty}).ok());
  EXPECT_THAT(empty.said, testing::Contains("fetch 0 0"));
  EXPECT_THAT(empty.said, testing::Contains("keep 0 0: 0"));

  // Changes are saved before a stop takes effect; an error ends the run at once.
  SpreadingGoal stopped(line, 1);
  NotingStorage kept;
  StopAfter progress(1);
  EXPECT_EQ(RunSweeps({line, stopped, nullptr, &kept, &progress}), stopped.Interrupted());
  EXPECT_THAT(kept.said, ElementsAre("begin", "fetch 3 5", "keep 3 5: 1"));
  EXPECT_EQ(stopped.at.changed, 1u);
  SpreadingGoal failed(line, 1);
  NotingStorage full;
  full.fail_at = 3;
  EXPECT_TRUE(absl::IsUnavailable(RunSweeps({line, failed, nullptr, &full})));
  EXPECT_EQ(failed.at.layer, 2);
  EXPECT_EQ(full.said.size(), 3u);
}

// Sweep 0 makes the blocks; a second phase does so again.
class MakingGoal : public SpreadingGoal {
 public:
  explicit MakingGoal(const OccupancyIndex& index) : SpreadingGoal(index, 1) { at.sweep = 0; }
  bool MakesBlocks() const override { return at.sweep == 0; }
  bool MayEnd() const override { return at.sweep > 0; }
  void Visit(size_t thread, uint32_t first, uint32_t last) override {
    if (!MakesBlocks()) return SpreadingGoal::Visit(thread, first, last);
    for (uint32_t block = first; block < last; ++block) made.push_back(block);
  }
  absl::StatusOr<bool> Settle() override {
    if (++phases == 2) return SweepGoal::Settle();
    at = {};
    return false;
  }
  int phases = 0;
  std::vector<uint32_t> made;
};

TEST_F(RunSweepsTest, BlocksAreMadeOnceByEveryPartyForItself) {
  MakingGoal goal(index_);
  OneOfFour share(index_, 0);
  while (!goal.at.finished) {
    StopAfter progress(goal.at.sweep == 0 ? 1 : 1 << 30);
    const absl::Status status = RunSweeps({index_, goal, &share, nullptr, &progress});
    ASSERT_TRUE(status.ok() || status == goal.Interrupted()) << status;
  }
  std::vector<uint32_t> twice = BlocksOfASweep();
  twice.insert(twice.end(), twice.begin(), twice.begin() + index_.block_count());
  EXPECT_EQ(goal.made, twice);
  EXPECT_EQ(goal.phases, 2);
  EXPECT_EQ(share.asked, 2 * 6);  // not while blocks are created
}

}  // namespace
}  // namespace hotstone::enumerate
