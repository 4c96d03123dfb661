// A census of all colourings of a board, chunk by chunk of occupancies, in threads, with saving and
// stopping.
//
// ChunkCounter takes the occupancies of a chunk that are least among their images. Each is weighted
// by its number of images, has 2^k colourings if it has k stones, and as many legal ones as
// ColourLanes counts. SharedCensus hands out chunks in order and adds their counts in order,
// whichever thread finishes first, so the census always covers the first `chunks_done` chunks.
// ContinueColourCensus starts the threads and, while they work, notifies the listener and saves. A
// stop keeps the finished chunks; unfinished ones are counted again the next time.
// MergeColourCensuses adds up shards and rejects those that do not belong together.
//
// For example, 2x1 has four occupancies. The empty one has 1 colouring, which is legal. The two
// with one stone are images of each other: the first is weighted by two, with 2 colourings each,
// all legal. The full one has 4 colourings, none of them legal. By number of stones that is 1, 4, 4
// colourings and 1, 4, 0 legal ones, five legal ones in all.
#include "enumerate/numbers/colour_census.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "base/status_macros.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/numbers/colour_lanes.h"
#include "enumerate/numbers/occupancy_plan.h"

namespace hotstone::enumerate {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kReportEvery{50};

// Occupancies of a chunk, as a power of two: a thousand chunks or more where possible, and none
// that takes more than some seconds.
int ChunkBits(int points) { return points > 30 ? 8 : std::clamp(points - 10, 0, 12); }

// The shard of a chunk, from 0. Scattered, since the work of consecutive chunks follows a pattern.
uint64_t ShardOf(uint64_t chunk, int shards) {
  uint64_t x = chunk * 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93;
  return (x >> 32) % static_cast<uint64_t>(shards);
}

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

// C(points, stones) * 2^stones for every number of stones.
std::vector<uint64_t> AllColourings(int points) {
  std::vector<uint64_t> all = {1};
  for (int p = 0; p < points; ++p) {
    all.push_back(0);
    for (size_t k = all.size() - 1; k > 0; --k) all[k] += 2 * all[k - 1];
  }
  return all;
}

std::string BoardText(const ColourCensus& c) { return absl::StrCat(c.cols, "x", c.rows); }
std::string ShardText(const ColourCensus& c) { return absl::StrCat(c.shard, "/", c.shards); }

// Counts chunk after chunk; one per thread.
class ChunkCounter {
 public:
  ChunkCounter(const Grid& grid, bool quick)
      : grid_(grid), symmetries_(grid), quick_(quick), bits_(ChunkBits(grid.points())) {}

  struct Counts {
    std::vector<uint64_t> colourings;
    std::vector<uint64_t> legal;
  };

  // False if `stop` was set during the count; the counts are then worthless.
  bool Count(uint64_t chunk, const std::atomic<bool>& stop, Counts& counts) {
    const auto points = static_cast<size_t>(grid_.points());
    counts.colourings.assign(points + 1, 0);
    counts.legal.assign(points + 1, 0);
    const BitBoard begin = chunk << bits_;
    for (BitBoard occupied = begin; occupied < begin + (BitBoard{1} << bits_); ++occupied) {
      const uint64_t images = ImagesIfCanonical(occupied);
      if (images == 0) continue;
      if (stop.load(std::memory_order_relaxed)) return false;
      const auto stones = static_cast<size_t>(enumerate::Count(occupied));
      counts.colourings[stones] += images << stones;
      counts.legal[stones] += images * CountLegal(occupied);
    }
    return true;
  }

 private:
  // The number of images of an occupancy if none is less; 0 if one is.
  uint64_t ImagesIfCanonical(BitBoard occupied) const {
    int fixed = 1;
    for (int s = 1; s < symmetries_.count(); ++s) {
      const BitBoard image = symmetries_.Map(s, occupied);
      if (image < occupied) return 0;
      fixed += image == occupied ? 1 : 0;
    }
    return static_cast<uint64_t>(symmetries_.count() / fixed);
  }

  // Legal colourings of an occupancy, with either colour of its first stone.
  uint64_t CountLegal(BitBoard occupied) {
    if (occupied == 0) return 1;
    MakeOccupancyPlan(grid_, occupied, !quick_, plan_);
    if (plan_.asked == 0) return uint64_t{1} << plan_.stones;
    return lanes_.CountLegal(plan_) << (1 + plan_.stones - plan_.asked);
  }

  Grid grid_;
  Symmetries symmetries_;
  bool quick_;
  int bits_;
  OccupancyPlan plan_;
  ColourLanes lanes_;
};

// The census while threads work on it: chunks are handed out and added up in order.
class SharedCensus {
 public:
  SharedCensus(ColourCensus census, int threads, uint64_t stop_after_chunks)
      : census_(std::move(census)),
        next_(census_.chunks_done),
        left_(stop_after_chunks),
        working_(threads) {}

  // The work of one thread.
  void Work(const Grid& grid, bool quick) {
    ChunkCounter counter(grid, quick);
    ChunkCounter::Counts counts;
    for (uint64_t chunk = 0; TakeChunk(chunk) && counter.Count(chunk, stop_, counts);) {
      const std::lock_guard<std::mutex> lock(mutex_);
      finished_.emplace(chunk, std::move(counts));
      AddUpInOrder();
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (--working_ == 0) idle_.notify_all();
  }

  void Stop() { stop_ = true; }

  ColourCensus Now() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return census_;
  }

  // True as soon as no thread is working; false on timeout.
  bool WaitUntilIdle(std::chrono::milliseconds time) {
    std::unique_lock<std::mutex> lock(mutex_);
    return idle_.wait_for(lock, time, [this] { return working_ == 0; });
  }

 private:
  bool TakeChunk(uint64_t& chunk) {
    const std::lock_guard<std::mutex> lock(mutex_);
    while (next_ < census_.chunks && !Ours(next_)) ++next_;
    AddUpInOrder();
    if (next_ == census_.chunks || stop_ || left_ == 0) return false;
    chunk = next_++;
    --left_;
    return true;
  }

  bool Ours(uint64_t chunk) const {
    return ShardOf(chunk, census_.shards) + 1 == static_cast<uint64_t>(census_.shard);
  }

  // Requires the mutex.
  void AddUpInOrder() {
    for (uint64_t& done = census_.chunks_done; done < next_; ++done) {
      if (!Ours(done)) continue;
      const auto it = finished_.find(done);
      if (it == finished_.end()) return;
      for (size_t k = 0; k < census_.legal.size(); ++k) {
        census_.colourings[k] += it->second.colourings[k];
        census_.legal[k] += it->second.legal[k];
      }
      finished_.erase(it);
    }
  }

  std::mutex mutex_;
  std::condition_variable idle_;
  ColourCensus census_;
  uint64_t next_;  // the next chunk to hand out
  uint64_t left_;  // how many more may be handed out
  int working_;
  std::map<uint64_t, ChunkCounter::Counts> finished_;  // not added up yet
  std::atomic<bool> stop_{false};
};

}  // namespace

absl::StatusOr<ColourCensus> BeginColourCensus(int cols, int rows, int shard, int shards) {
  if (cols < 1 || rows < 1 || cols > kMaxCensusPoints || rows > kMaxCensusPoints ||
      cols * rows > kMaxCensusPoints) {
    return absl::InvalidArgumentError(absl::StrCat("cannot take a census of ", cols, "x", rows,
                                                   ": boards have 1 to ", kMaxCensusPoints,
                                                   " points"));
  }
  if (shards < 1 || shards > kMaxCensusShards || shard < 1 || shard > shards) {
    return absl::InvalidArgumentError(absl::StrCat("there is no shard ", shard, "/", shards,
                                                   ": shards are 1/n to n/n, n at most ",
                                                   kMaxCensusShards));
  }
  ColourCensus census;
  census.cols = cols;
  census.rows = rows;
  census.shard = shard;
  census.shards = shards;
  census.chunks = uint64_t{1} << (cols * rows - ChunkBits(cols * rows));
  census.colourings.assign(static_cast<size_t>(cols * rows) + 1, 0);
  census.legal = census.colourings;
  return census;
}

absl::StatusOr<ColourCensus> ContinueColourCensus(ColourCensus census,
                                                  const ColourCensusOptions& options) {
  RETURN_IF_ERROR(CheckColourCensus(census));
  if (options.threads < 1 || options.threads > kMaxCensusThreads) {
    return absl::InvalidArgumentError(absl::StrCat(options.threads, " threads: choose 1 to ",
                                                   kMaxCensusThreads, " are possible"));
  }
  ASSIGN_OR_RETURN(const auto grid, Grid::Create(census.cols, census.rows));
  const auto save = [&options](const ColourCensus& now) {
    return options.save ? options.save(now) : absl::OkStatus();
  };
  RETURN_IF_ERROR(save(census));
  const uint64_t total = Sum(AllColourings(grid.points())) / static_cast<uint64_t>(census.shards);
  if (!KeepGoing(options.progress, "colourings", std::min(Sum(census.colourings), total), total)) {
    return absl::CancelledError("the census was stopped");
  }

  SharedCensus shared(std::move(census), options.threads, options.stop_after_chunks);
  absl::Status failure;
  FanOut(1 + static_cast<uint64_t>(options.threads), [&](size_t thread) {
    if (thread > 0) return shared.Work(grid, options.quick);
    auto saved = Clock::now();
    while (!shared.WaitUntilIdle(kReportEvery)) {
      const ColourCensus now = shared.Now();
      if (failure.ok() &&
          !KeepGoing(options.progress, "colourings", std::min(Sum(now.colourings), total), total)) {
        failure = absl::CancelledError("the census was stopped");
        shared.Stop();
      }
      if (failure.ok() && Clock::now() - saved >= options.save_interval) {
        failure = save(now);
        if (!failure.ok()) shared.Stop();
        saved = Clock::now();
      }
    }
  });
  ColourCensus result = shared.Now();
  if (failure.ok() || absl::IsCancelled(failure)) {
    RETURN_IF_ERROR(save(result));
  }
  if (result.complete()) return result;
  return failure.ok() ? absl::CancelledError("the census was stopped") : failure;
}

absl::StatusOr<ColourCensus> MergeColourCensuses(const std::vector<ColourCensus>& parts,
                                                 const std::vector<std::string>& names) {
  if (parts.empty()) return absl::InvalidArgumentError("there is nothing to merge");
  const ColourCensus& first = parts.front();
  auto whole = BeginColourCensus(first.cols, first.rows);
  if (!whole.ok()) return whole.status();
  const std::vector<uint64_t> all = AllColourings(first.cols * first.rows);
  std::vector<size_t> seen;
  for (size_t i = 0; i < parts.size(); ++i) {
    const ColourCensus& part = parts[i];
    const auto bad = [&](const auto&... words) {
      return absl::InvalidArgumentError(absl::StrCat(names[i], ": ", words...));
    };
    if (const absl::Status status = CheckColourCensus(part); !status.ok())
      return bad(status.message());
    if (i == 0) seen.assign(static_cast<size_t>(first.shards), parts.size());
    if (part.cols != first.cols || part.rows != first.rows) {
      return bad("is a census of ", BoardText(part), ", but ", names[0], " is one of ",
                 BoardText(first));
    }
    if (part.shards != first.shards) {
      return bad("is shard ", ShardText(part), ", but ", names[0], " is shard ", ShardText(first));
    }
    if (!part.complete()) {
      return bad("is not finished: ", part.chunks_done, " of ", part.chunks,
                 " chunks done; continue it with --resume");
    }
    size_t& owner = seen[static_cast<size_t>(part.shard) - 1];
    if (owner != parts.size())
      return bad("is shard ", ShardText(part), ", and so is ", names[owner]);
    owner = i;
    for (size_t k = 0; k < part.legal.size(); ++k) {
      whole->colourings[k] += part.colourings[k];
      whole->legal[k] += part.legal[k];
      if (whole->colourings[k] > all[k])
        return bad("colourings that other shards have, with ", k, " stones");
    }
  }
  if (const auto missing = std::find(seen.begin(), seen.end(), parts.size());
      missing != seen.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("shard ", missing - seen.begin() + 1, "/", first.shards, " is missing"));
  }
  whole->chunks_done = whole->chunks;
  if (const absl::Status status = CheckColourCensus(*whole); !status.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the shards do not form a complete census: ", status.message()));
  }
  return whole;
}

absl::Status CheckColourCensus(const ColourCensus& census) {
  ASSIGN_OR_RETURN(const auto fresh,
                   BeginColourCensus(census.cols, census.rows, census.shard, census.shards));
  if (census.chunks != fresh.chunks || census.chunks_done > census.chunks) {
    return absl::InvalidArgumentError(absl::StrCat(census.chunks_done, " of ", census.chunks,
                                                   " chunks: a census of ", BoardText(census),
                                                   " has ", fresh.chunks));
  }
  const std::vector<uint64_t> all = AllColourings(census.cols * census.rows);
  if (census.colourings.size() != all.size() || census.legal.size() != all.size()) {
    return absl::InvalidArgumentError(absl::StrCat("a census of ", BoardText(census), " has ",
                                                   all.size(), " numbers of stones, 0 to ",
                                                   all.size() - 1));
  }
  for (size_t k = 0; k < all.size(); ++k) {
    const bool whole = census.complete() && census.shards == 1;
    if (census.colourings[k] > all[k] || (whole && census.colourings[k] != all[k])) {
      return absl::InvalidArgumentError(absl::StrCat(census.colourings[k], " colourings with ", k,
                                                     " stones: there are ", all[k]));
    }
    if (census.legal[k] > census.colourings[k]) {
      return absl::InvalidArgumentError(absl::StrCat(census.legal[k], " legal colourings with ", k,
                                                     " stones, but only ", census.colourings[k],
                                                     " colourings"));
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::enumerate
