// All plays of many positions in one call, on boards of every size up to 19x19: where a player may
// play, and how many stones each play captures.
//
// Positions use the array format common in machine-learning programs: a byte per point, 1 for a
// black stone, -1 for a white one, 0 for none, row by row, position after position. Only a
// position's own cells are read, without history or ko, so plays that a ko rule forbids are
// included. The answer is that of LegalPlays and Resolve (enumerate/rules/), which stop at 64
// points. The idea is the same: the chains with a single liberty decide every play. Here a board is
// one word per row. A stone with two empty neighbours makes its chain a strong one, which is
// followed through all rows at once; the few remaining stones are processed chain by chain.
//
// For example in
//
//     . X O .       Black's play at C2, the empty point in the middle, has no liberty of its own;
//     X O . O       but it takes the only liberty of White's stone at B2, so the play captures one
//     . X O .       stone and is legal.
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
  // Only the self-removal options of `rules` matter. InvalidArgument unless 1 <= cols, rows <=
  // kMaxBatchSide.
  static absl::StatusOr<BatchPlays> Create(int cols, int rows, const FiniteRules& rules);

  size_t points() const { return static_cast<size_t>(cols_ * rows_); }

  // Writes a byte (0 or 1) and a number for each point of `cells`, in the same order: whether the
  // player of the position (1 or -1, one of `players`) may play there, and how many opposing stones
  // that would capture; 0 where the play is illegal. InvalidArgument at the first position with any
  // other number in it or with a chain without a liberty; the error names it by its number from 0
  // plus `first`, and the rest is not processed. Requires points() cells a player, and as many
  // places in `legal` and `captured`.
  absl::Status Find(absl::Span<const int8_t> cells, absl::Span<const int8_t> players, size_t first,
                    absl::Span<uint8_t> legal, absl::Span<int16_t> captured) const;

 private:
  BatchPlays(int cols, int rows, const FiniteRules& rules)
      : cols_(cols),
        rows_(rows),
        forbid_single_(rules.forbid_single),
        forbid_groups_(rules.forbid_groups) {}

  int cols_;
  int rows_;
  bool forbid_single_;
  bool forbid_groups_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_BATCH_PLAYS_H_
