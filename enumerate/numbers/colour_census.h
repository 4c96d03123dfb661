// A census of all colourings of a board: every way to leave each point empty or put a black or a white stone
// there, legal or not, and how many of them are legal, by number of stones.
//
// Not a way to get the number of legal positions, which border_count.h has in a millisecond, but a count that
// rests on nothing but the definition: 847,288,609,443 colourings of 5x5, each of them tried. What "tried"
// means: each canonical occupancy (the set of points with stones that is least among its images under the
// symmetries of the board) is taken once and weighs as many as it has images; of its colourings those with
// the first stone black, which weigh two; and each of these is a bit of a vector, found by evaluating the
// liberties of its stones (colour_lanes.h). With `quick`, stones that nobody asks (occupancy_plan.h) are left
// out of the bits and double the number instead: fewer bits, the same counts.
//
// Work comes in chunks of consecutive occupancies. Threads take chunks in order, and results are added up in
// order, so that at any moment the census is that of the first `chunks_done` chunks: what is saved then can
// be resumed and ends in the same numbers. A shard takes the chunks whose number, scattered, is its own
// modulo the number of shards; the colourings that a shard covers are counted exactly, and all shards
// together must cover C(points, k) 2^k with k stones.
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
  uint64_t chunks = 0;               // of the whole board, other shards' among them
  uint64_t chunks_done = 0;          // gone through in order, other shards' passed over
  std::vector<uint64_t> colourings;  // by number of stones, 0 .. points
  std::vector<uint64_t> legal;

  bool complete() const { return chunks_done == chunks; }
  friend bool operator==(const ColourCensus&, const ColourCensus&) = default;
};

// Nothing counted yet. InvalidArgument for too many points or a shard that is not one of 1 .. shards.
absl::StatusOr<ColourCensus> BeginColourCensus(int cols, int rows, int shard = 1, int shards = 1);

struct ColourCensusOptions {
  int threads = 1;
  bool quick = false;
  Progress* progress = nullptr;  // "colourings"; total is exact for a single shard, about right for others
  // So many chunks are begun by this call and no more; then it ends as if `progress` had said stop. A stop at
  // a known place, whatever the machine's speed.
  uint64_t stop_after_chunks = std::numeric_limits<uint64_t>::max();
  // Called with the census so far at the beginning, every `save_interval`, and at the end, finished or
  // stopped. An error ends the census with that error.
  std::function<absl::Status(const ColourCensus&)> save;
  std::chrono::milliseconds save_interval = std::chrono::seconds(10);
};

// Goes on with a census until it is complete. Cancelled if `progress` says stop, or after the last of
// `stop_after_chunks`; `save` has had what was counted until then.
// InvalidArgument if the census cannot be one that this program began.
absl::StatusOr<ColourCensus> ContinueColourCensus(ColourCensus census, const ColourCensusOptions& options);

// The whole from its shards, in any order; `names` say in errors which is which. InvalidArgument unless they
// are of one board, complete, different, and together all.
absl::StatusOr<ColourCensus> MergeColourCensuses(const std::vector<ColourCensus>& parts,
                                                 const std::vector<std::string>& names);

// InvalidArgument if the numbers cannot be those of a census: more colourings than there are, in a complete
// single shard other than all, more legal ones than colourings, lists of another length.
absl::Status CheckColourCensus(const ColourCensus& census);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_COLOUR_CENSUS_H_
