// A dense index of the legal positions of a board: rank, unrank, and enumeration in rank order.
//
// A finite automaton scans a board line by line (lines run along the shorter side) and tells
// whether the stones read so far can still become a legal position. Its state is the last line
// with, for every stone there, whether its chain has a liberty yet, and, among chains without one,
// which stones are connected. Stones of chains that breathe need no such label: whatever joins them
// breathes too. For each state the number of ways to a legal position is counted, which turns the
// automaton into a numbering. The rank of a position is, summed over its lines, the number of legal
// positions that agree with it so far and have a smaller code in this line. Ranks are therefore 0
// .. size()-1 without holes, in the lexicographic order of line codes.
//
// Each line takes one table look-up: an entry holds the next state (low 16 bits) and the number of
// positions skipped.
//
// Source of the border states: J. Tromp, G. Farneback, "Combinatorics of Go", section 3, which
// counts with them; here they rank. Colours: the caller decides which of the two is `own`.
#ifndef HOTSTONE_ENUMERATE_INDEX_LEGAL_INDEX_H_
#define HOTSTONE_ENUMERATE_INDEX_LEGAL_INDEX_H_

#include <cassert>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

class LegalIndex {
 public:
  // The longest shorter side that is indexed; wider boards have too many border states.
  static constexpr int kMaxWidth = 6;

  // InvalidArgument for a board whose shorter side exceeds kMaxWidth or that has 2^48 legal
  // positions or more. Takes milliseconds up to 4x4, seconds at 5x5.
  static absl::StatusOr<LegalIndex> Create(const Grid& grid);

  // The number of legal positions.
  uint64_t size() const { return size_; }

  // The rank of a legal position. O(lines). Requires IsLegal.
  uint64_t Rank(Stones stones) const {
    uint64_t rank = 0;
    size_t state = 0;
    for (int line = 0; line < lines_; ++line) {
      const uint64_t entry = Entry(line, state, LineCode(stones, line));
      rank += entry >> kStateBits;
      state = entry & kStateMask;
      assert(state != kDead);
    }
    return rank;
  }

  // The position with this rank. O(lines x width). Requires rank < size().
  Stones Unrank(uint64_t rank) const;

  // Calls visit(Stones) for each rank in [first, last) in order.
  template <typename Visit>
  void ForEach(uint64_t first, uint64_t last, const Visit& visit) const {
    if (first < last) Descend(0, 0, 0, Stones{}, first, last, visit);
  }

 private:
  static constexpr int kStateBits = 16;
  static constexpr uint64_t kStateMask = (uint64_t{1} << kStateBits) - 1;
  static constexpr uint64_t kDead = kStateMask;  // no way to a legal position

  explicit LegalIndex(const Grid& grid) : grid_(grid) {}

  // The code of a line: base 3, first point most significant (0 empty, 1 own, 2 opp), looked up by
  // its two bit patterns.
  size_t LineCode(Stones stones, int line) const {
    return code_of_bits_[(LineBits(stones.own, line) << width_) | LineBits(stones.opp, line)];
  }
  uint64_t LineBits(BitBoard b, int line) const {
    if (!transposed_) return (b >> (line * width_)) & ((uint64_t{1} << width_) - 1);
    uint64_t bits = 0;
    for (int i = 0; i < width_; ++i) bits |= ((b >> (i * lines_ + line)) & 1) << i;
    return bits;
  }
  Stones PutLine(Stones stones, int line, size_t code) const;
  uint64_t Entry(int line, size_t state, size_t code) const {
    return table_[static_cast<size_t>(line)][state * codes_ + code];
  }

  // Legal positions from this state on, before reading this line.
  uint64_t Completions(int line, size_t state) const {
    return completions_[static_cast<size_t>(line)][state];
  }

  template <typename Visit>
  void Descend(int line, size_t state, uint64_t base, Stones stones, uint64_t first, uint64_t last,
               const Visit& visit) const {
    if (line == lines_) {
      visit(stones);
      return;
    }
    for (size_t code = 0; code < codes_; ++code) {
      const uint64_t entry = Entry(line, state, code);
      const size_t next = entry & kStateMask;
      if (next == kDead) continue;
      const uint64_t begin = base + (entry >> kStateBits);
      if (begin >= last) return;
      if (begin + Completions(line + 1, next) <= first) continue;
      Descend(line + 1, next, begin, PutLine(stones, line, code), first, last, visit);
    }
  }

  Grid grid_;
  bool transposed_ = false;  // lines are columns
  int width_ = 0;
  int lines_ = 0;
  size_t codes_ = 0;  // 3^width
  uint64_t size_ = 0;
  std::vector<uint16_t> code_of_bits_;
  std::vector<Stones> stones_of_code_;              // own and opp bits of a line, width_ bits each
  std::vector<std::vector<uint64_t>> table_;        // [line][state * codes_ + code]
  std::vector<std::vector<uint64_t>> completions_;  // [line][state], lines_ + 1 of them
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_LEGAL_INDEX_H_
