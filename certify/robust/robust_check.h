// The check of a robust strategy by the plain law: what is accepted, and why that suffices, is told in robust.h.
//
// Required, X being the side and t its threshold:
//
//   1. records ascend by key, then answer; those of one key have one rank; under `hot single` there is one;
//   2. each key is a legal position, under `images one` the least of its images;
//   3. an answer that is a play is at an empty point and removes no stone of X. Then every position that O can
//      leave by a play, or by a pass, is listed with a lower rank, and, under `hot every`, has an answer
//      outside the points that O's play bans;
//   4. an answer that is a pass stands where X's area difference is at least t already. Then every *other*
//      position that O can leave by a play is listed with a lower rank, as in 3;
//   5. the start is legal, and listed if X is to move there; if O is, every position that he can leave by a
//      play or a pass is.
//
// Plays are those of spec/board/board_play.h: all of them, whether self-removal and variation permit them or
// not. Cost: a board play and a binary search for each answer and reply, O(entries * points^3) a pass. A file is
// checked in slices that fit the memory, and for each slice it is gone through once.
#ifndef HOTSTONE_CERTIFY_ROBUST_ROBUST_CHECK_H_
#define HOTSTONE_CERTIFY_ROBUST_ROBUST_CHECK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "certify/robust/robust.h"
#include "certify/robust/robust_reader.h"

namespace hotstone::certify {

struct RobustChecked {
  std::string claim;         // in a sentence
  uint64_t situations = 0;   // entries
  uint64_t transitions = 0;  // answers and the opponent's moves behind them
  int slices = 0;
};

struct RobustCheckOptions {
  uint64_t memory = 0;  // bytes for the records at hand; 0: a quarter of them all, but 16 MiB at least
};

// FailedPrecondition with the reason and the position if refused.
absl::StatusOr<RobustChecked> CheckRobust(const Robust& robust);

// The same of a file, in this memory; DataLoss if it cannot be read.
absl::StatusOr<RobustChecked> CheckRobust(RobustReader& robust, const RobustCheckOptions& options = {});

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ROBUST_ROBUST_CHECK_H_
