// The entries of a solution: the key of a position, its rank, and the move of the side there.
//
// Several entries of one position are several moves with one rank: an answer of the opponent may
// have banned one of them for a ply by making stones hot.
//
//   record     0 key u64 (position_key.h) | 8 rank u16 | 10 move u8: a point's index, 255 a pass
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_ENTRY_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_ENTRY_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace hotstone::certify {

inline constexpr size_t kSolutionRecord = 11;  // bytes
inline constexpr uint8_t kSolutionPass = 255;
inline constexpr uint32_t kMostSolutionRank = 0xffff;  // older files have larger ones

struct SolutionEntry {
  uint64_t key = 0;
  uint32_t rank = 0;
  uint8_t move = kSolutionPass;

  friend bool operator==(const SolutionEntry&, const SolutionEntry&) = default;
};

// The bytes of a record. Requires a rank of at most kMostSolutionRank.
std::string SolutionRecord(const SolutionEntry& entry);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_ENTRY_H_
