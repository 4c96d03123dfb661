// The numbered border states of every column of a strip, with the states that the next cell leads
// to.
//
// Column c holds the states in which c cells of the current row are filled. State 0 of every column
// is a sentinel for "no such state" (it has no completion); state 1 of column 0 is the empty
// board's. States are numbered in the order in which the rows reach them, so row r can be in states
// 1 .. Reached(c, r): the next row reaches every state that a row reaches (double the first row of
// the board). Keys are compared exactly; the hash is an index.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_GRAPH_H_
#define HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_GRAPH_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/numbers/border_count_state.h"

namespace hotstone::enumerate {

// A set of codes, numbered from 1 in order of insertion. Open addressing.
class BorderCodeSet {
 public:
  BorderCodeSet();
  // The number of the code, which is added if new. At most 2^32 - 2 codes.
  uint32_t Number(BorderCode code);
  uint32_t size() const { return static_cast<uint32_t>(codes_.size()) - 1; }
  BorderCode At(uint32_t number) const { return codes_[number]; }

 private:
  void Grow();
  std::vector<BorderCode> codes_;  // [0] is unused
  std::vector<uint32_t> slots_;    // 0: free
  int shift_;
};

class BorderGraph {
 public:
  using Successors = std::array<uint32_t, 3>;

  // All states that the first `rows` rows of a board of that width reach.
  static absl::StatusOr<BorderGraph> Build(int width, int rows, Progress* progress);

  int width() const { return width_; }
  const std::vector<Successors>& Column(int c) const { return successors_[c]; }
  // The highest number of a state of column c in row r (rows from the top, both from 0).
  uint32_t Reached(int c, int row) const;
  uint32_t StatesIn(int c) const { return static_cast<uint32_t>(successors_[c].size()) - 1; }
  uint64_t States() const;
  // For every state of column 0: whether the board may end there.
  const std::vector<bool>& Settled() const { return settled_; }

 private:
  int width_ = 0;
  std::vector<std::vector<Successors>> successors_;
  std::vector<std::vector<uint32_t>> reached_;  // [column][row]; the last row serves all later ones
  std::vector<bool> settled_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_GRAPH_H_
