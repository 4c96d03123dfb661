// perft: the number of legal sequences of exactly `depth` plies from a starting situation, where
// passes are ordinary plies. The classic check of a move generator: it compares
// enumerate/rules/board.h and every rendered rule with the law's own interpreter, one number per
// depth.
//
// Definition. perft(0) = 1. A game that has ended (by its last pass, or under capture_ends by a
// capture) has no further ply, so it counts only at the depth at which it ended. Known numbers
// under basic ko, no self-removal, two passes end: 5x5 has 26, 651, 15650, 361041, ... 651 = 25 *
// 25 + 26 shows that a pass is a ply; 15650 = 600 * 24 + 25 * 25 + 25 * 25 shows that none of three
// plies begins with two passes.
//
// The last ply is counted, not played: a mask gives the points where a play is permitted. Rule sets
// without memory beyond the single hot stone, on boards of up to 5x5, are counted in lanes
// (perft_lanes.h), a few nanoseconds for each sequence of depth - 1 plies. Others, and shallow
// trees, take one position at a time, about one Resolve for each such sequence. History rules
// examine the plays of the last ply one by one only where a recorded position has the right number
// of stones. Threads share the first moves. Memory: the stack.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_PERFT_H_
#define HOTSTONE_ENUMERATE_NUMBERS_PERFT_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

struct PerftStart {
  Coloured position;
  bool white_to_move = false;
};

struct PerftMove {
  int point;       // kNoPoint: a pass
  uint64_t count;  // sequences of `depth` plies that begin with it
};

struct PerftResult {
  uint64_t count = 0;
  std::vector<PerftMove> moves;  // board plays in point order, then the pass; empty for depth 0
};

struct PerftOptions {
  int threads = 1;    // the counts do not depend on it
  bool lanes = true;  // nor on this: use lanes where possible
};

// Supports every rule set for which NotEnumerated returns nothing, with handicap and capture_ends.
// Unimplemented for others, InvalidArgument for a negative depth, less than one thread or a start
// in which a chain has no liberty, Cancelled when `progress` says stop (one thread at a time calls
// it). Counts are exact up to 2^64 - 1; no run lives to see more.
absl::StatusOr<PerftResult> Perft(const Grid& grid, const spec::RuleSet& rules,
                                  const PerftStart& start, int depth, Progress* progress = nullptr,
                                  PerftOptions options = {});

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_PERFT_H_
