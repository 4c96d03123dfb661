// A census of all colourings of a board: every way to leave each point empty or put a black or a
// white stone there, legal or not, and how many of them are legal, by number of stones.
//
// border_count.h counts the legal positions in a millisecond. The census instead relies only on the
// definition: it tries each of the 847,288,609,443 colourings of 5x5. It takes each canonical
// occupancy once (the set of points with stones that is least among its images under the symmetries
// of the board), weighted by its number of images. Of its colourings it takes those with the first
// stone black, weighted by two. Each of these is a bit of a vector, found by evaluating the
// liberties of its stones (colour_lanes.h). With `quick`, stones that are never consulted
// (occupancy_plan.h) are left out of the bits and double the number instead: fewer bits, the same
// counts.
//
// Work is split into chunks of consecutive occupancies. Threads take chunks in order, and results
// are added in order, so the census always covers the first `chunks_done` chunks; a saved census
// can be resumed and ends in the same numbers. A shard takes the chunks whose scattered number
// equals its own modulo the number of shards. The colourings that a shard covers are counted
// exactly, and all shards together must cover C(points, k) 2^k with k stones.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_COLOUR_CENSUS_H_
#define HOTSTONE_ENUMERATE_NUMBERS_COLOUR_CENSUS_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

inline constexpr int kMaxCensusPoints = 36;  // 3^36 is about 2^57; time is the limit long before
inline constexpr int kMaxCensusShards = 1 << 16;
inline constexpr int kMaxCensusThreads = 256;

struct ColourCensus {
  int cols = 0;
  int rows = 0;
  int shard = 1;  // 1 .. shards
  int shards = 1;
  uint64_t chunks = 0;               // of the whole board, including other shards'
  uint64_t chunks_done = 0;          // processed in order, skipping other shards'
  std::vector<uint64_t> colourings;  // by number of stones, 0 .. points
  std::vector<uint64_t> legal;

  bool complete() const { return chunks_done == chunks; }
  friend bool operator==(const ColourCensus&, const ColourCensus&) = default;
};

// Nothing counted yet. InvalidArgument for too many points or a shard outside 1 .. shards.
absl::StatusOr<ColourCensus> BeginColourCensus(int cols, int rows, int shard = 1, int shards = 1);

struct ColourCensusOptions {
  int threads = 1;
  bool quick = false;
  Progress* progress = nullptr;  // "colourings"; total is exact for one shard, else approximate
  // This call starts at most this many chunks, then ends as if `progress` had said stop. This stops
  // at a known place, whatever the machine's speed.
  uint64_t stop_after_chunks = std::numeric_limits<uint64_t>::max();
  // Called with the current census at the beginning, every `save_interval`, and at the end,
  // finished or stopped. An error ends the census with that error.
  std::function<absl::Status(const ColourCensus&)> save;
  std::chrono::milliseconds save_interval = std::chrono::seconds(10);
};

// Continues a census until it is complete. Cancelled if `progress` says stop, or after the last of
// `stop_after_chunks`; by then `save` has received everything counted. InvalidArgument if this
// program cannot have begun the census.
absl::StatusOr<ColourCensus> ContinueColourCensus(ColourCensus census,
                                                  const ColourCensusOptions& options);

// Combines shards, in any order; `names` identify them in errors. InvalidArgument unless they
// belong to one board and are complete, different, and together cover everything.
absl::StatusOr<ColourCensus> MergeColourCensuses(const std::vector<ColourCensus>& parts,
                                                 const std::vector<std::string>& names);

// InvalidArgument if the numbers cannot belong to a census: more colourings than exist, other than
// all in a complete single shard, more legal ones than colourings, or lists of another length.
absl::Status CheckColourCensus(const ColourCensus& census);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_COLOUR_CENSUS_H_
