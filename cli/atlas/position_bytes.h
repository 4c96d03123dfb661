// What the files about all positions of a small board have in common: the order of the positions,
// and how numbers are packed.
//
// A position's code is a base-3 number, A1 last: 0 empty, 1 black, 2 white.
#ifndef HOTSTONE_CLI_ATLAS_POSITION_BYTES_H_
#define HOTSTONE_CLI_ATLAS_POSITION_BYTES_H_

#include <cassert>
#include <cstdint>
#include <string>

#include "enumerate/rules/chains.h"
#include "enumerate/rules/situation.h"

namespace hotstone::cli {

// Calls visit(situation with Black to move, whether the position is legal) for each code, in order.
// Requires a board of at most 16 points.
template <typename Visit>
void ForEachCode(const enumerate::Grid& grid, const Visit& visit) {
  assert(grid.points() <= 16);
  uint64_t codes = 1;
  for (int i = 0; i < grid.points(); ++i) codes *= 3;
  for (uint64_t code = 0; code < codes; ++code) {
    enumerate::BitSituation s;
    uint64_t rest = code;
    for (int point = 0; point < grid.points(); ++point, rest /= 3) {
      if (rest % 3 == 1) s.black |= enumerate::BitAt(point);
      if (rest % 3 == 2) s.white |= enumerate::BitAt(point);
    }
    visit(s, IsLegal(grid, enumerate::Stones{s.black, s.white}));
  }
}

// A set of at most 16 points, the low byte first.
inline void Add16(enumerate::BitBoard mask, std::string& bytes) {
  bytes += static_cast<char>(mask & 0xFF);
  bytes += static_cast<char>(mask >> 8 & 0xFF);
}

// Small codes packed, the first in the lowest bits.
class Packed {
 public:
  explicit Packed(int bits) : bits_(bits) {}  // of a code: 1, 2 or 4
  void Add(unsigned code) {
    if (at_ == 0) bytes_ += '\0';
    bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | code << at_);
    at_ = (at_ + bits_) % 8;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  int bits_;
  int at_ = 0;
  std::string bytes_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_POSITION_BYTES_H_
