// Squares in sequences: a stretch that occurs twice in a row (certificates of endless games,
// endless.h).
#ifndef HOTSTONE_CERTIFY_ENDLESS_SQUARE_H_
#define HOTSTONE_CERTIFY_ENDLESS_SQUARE_H_

#include <cstddef>
#include <functional>

namespace hotstone::certify {

// Whether two adjacent stretches of a sequence of `size` entries are equal, tried at every place
// and for every length: O(size^3) comparisons. `same` compares the entries at two places.
bool HasSquareAt(size_t size, const std::function<bool(size_t, size_t)>& same);

template <typename Sequence>
bool HasSquare(const Sequence& sequence) {
  return HasSquareAt(sequence.size(),
                     [&](size_t i, size_t j) { return sequence[i] == sequence[j]; });
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ENDLESS_SQUARE_H_
