// Every filling of a small board, for tests that try them all.
#ifndef HOTSTONE_TESTS_SPEC_FILLINGS_H_
#define HOTSTONE_TESTS_SPEC_FILLINGS_H_

#include <cstdint>
#include <vector>

#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::spec {

// The fillings with the numbers first, first + step and so on, legal or not. A number in base 3 has
// a digit for each point, the lowest for A1: 0 is empty, 1 black, 2 white. At most 40 points.
inline std::vector<Position> AllColourings(const BoardSize& size, uint64_t step = 1,
                                           uint64_t first = 0) {
  uint64_t count = 1;
  for (int i = 0; i < size.points(); ++i) count *= 3;
  std::vector<Position> fillings;
  for (uint64_t number = first; number < count; number += step) {
    Position& filling = fillings.emplace_back(size);
    uint64_t rest = number;
    for (int i = 0; rest > 0; ++i, rest /= 3) {
      if (rest % 3 > 0) filling.Put(size.At(i), rest % 3 == 1 ? Color::kBlack : Color::kWhite);
    }
  }
  return fillings;
}

// Those of them that are legal.
inline std::vector<Position> LegalPositions(const BoardSize& size, uint64_t step = 1,
                                            uint64_t first = 0) {
  std::vector<Position> positions = AllColourings(size, step, first);
  std::erase_if(positions, [](const Position& position) { return !IsLegal(position); });
  return positions;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_FILLINGS_H_
