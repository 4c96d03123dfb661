// Ranks many legal positions at once; each rank equals LegalIndex::Rank.
//
// Two passes run over a block of positions that stays in the first-level cache. The first puts
// positions into lanes of 32 bits (16 to a vector of AVX-512), separates own and opposing stones,
// and turns two lines at a time into their codes in base 3 by a table of 16 bytes in a register:
//
//     two lines of own stones | of opposing stones   ->   code of one line | of the other
//                                                    (a byte each)
//
// The second runs the automaton of legal_index.h, one look-up per line, with specially compact
// tables. (With gathers it was slower where measured, and no simpler.)
//
//   lines 0 and 1   one step: the edge above the first line leaves one state, so the two codes
//                   alone decide. 64 bits,
//                   | positions skipped: 46 | place of the next state: 18 |
//   lines between   an entry for each state and code, the same or, where it fits, 32 bits,
//                   | skipped: 22 | next state: 10 |  or  | skipped: 14 | place: 18 |
//   last line       positions skipped, one byte; there is no next state
//
//     4x4:  | A4 .. D3 | A2 .. D2 | A1 .. D1 |    seen from the last line up
//           |   byte   |  32 bits |  64 bits ...
#ifndef HOTSTONE_ENUMERATE_INDEX_LEGAL_RANK_BATCH_H_
#define HOTSTONE_ENUMERATE_INDEX_LEGAL_RANK_BATCH_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

class LegalRankBatch {
 public:
  // Any board that has an index, which must outlive this. O(table entries).
  explicit LegalRankBatch(const LegalIndex& index);

  // ranks[i] = index.Rank(positions[i]) for i < count. Requires legal positions (the rank of any
  // other is meaningless).
  void Rank(const Stones* positions, size_t count, uint64_t* ranks) const;

  // Whether this board uses the passes above: rows are lines (no more columns than rows) of 2 to 5
  // points, three to six of them, and fewer than 2^46 legal positions. Other boards are ranked one
  // position at a time.
  bool in_lanes() const { return in_lanes_; }

  uint64_t TableBytes() const;

  struct Tables {
    int width = 0;
    int lines = 0;
    size_t codes = 0;
    int narrow_bits = 0;                  // of the place or state in a narrow entry
    std::vector<uint8_t> code_of_nibble;  // 16 codes: the code of the first four points of a line
    std::vector<uint64_t> first;          // [code 1 << 8 | code 0]
    // Lines 2, 3, ...: [place + code]; the place of a state is state * codes.
    std::vector<std::vector<uint64_t>> wide;
    std::vector<std::vector<uint32_t>> narrow;  // the later lines, up to the last but one
    std::vector<uint8_t> last;
  };

 private:
  const LegalIndex* index_;
  bool in_lanes_;
  Tables tables_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_LEGAL_RANK_BATCH_H_
