// All plays of many positions in one call, on boards of every size up to 19x19: where a player may play, and how many
// stones each play takes.
//
// Positions come as the arrays that programs which learn from games keep: a byte a point, 1 for a black stone, -1 for
// a white one, 0 for none, row by row, one position behind the other. A position is read with its own cells only: no
// history and no ko, so that what a ko rule forbids is not left out. The answer is that of LegalPlays and Resolve
// (enumerate/rules/), which end at 64 points, and from the same idea: the chains with a single liberty decide every
// play. Here a board is a word a row. A stone with two empty neighbours makes its chain a strong one, which is
// followed through all rows at once; what is left, a few stones, is gone through chain by chain.
//
// For example in
//
//     . X O .       Black's play at C2, the empty point in the middle, has no liberty of its own; but White's
//     X O . O       stone at B2 has its only liberty there, so that the play takes one stone and is legal.
//     . X O .
//
// Time: O(points) a position, one or two microseconds on 19x19.
#ifndef HOTSTONE_ENUMERATE_LANES_BATCH_PLAYS_H_
#define HOTSTONE_ENUMERATE_LANES_BATCH_PLAYS_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

inline constexpr int kMaxBatchSide = 19;

class BatchPlays {
 public:
  // Of `rules` the self-removal options count. InvalidArgument unless 1 <= cols, rows <= kMaxBatchSide.
  static absl::StatusOr<BatchPlays> Create(int cols, int rows, const FiniteRules& rules);

  size_t points() const { return static_cast<size_t>(cols_ * rows_); }

  // Fills in a byte (0 or 1) and a number for each point of `cells`, in the same order: whether the player of the
  // position (1 or -1, one of `players`) may play there, and how many opposing stones that would take; 0 where he may
  // not. InvalidArgument, and the rest is left undone, at the first position with another number in it or with a chain
  // without a liberty: it is named by its number from 0 plus `first`. Requires points() cells a player, and as many
  // places in `legal` and `captured`.
  absl::Status Find(absl::Span<const int8_t> cells, absl::Span<const int8_t> players, size_t first,
                    absl::Span<uint8_t> legal, absl::Span<int16_t> captured) const;

 private:
  BatchPlays(int cols, int rows, const FiniteRules& rules)
      : cols_(cols), rows_(rows), forbid_single_(rules.forbid_single), forbid_groups_(rules.forbid_groups) {}

  int cols_;
  int rows_;
  bool forbid_single_;
  bool forbid_groups_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_BATCH_PLAYS_H_
