#include "enumerate/rules/square.h"

#include <cstddef>

namespace hotstone::enumerate {

bool SquareHistory::Forbids(Coloured after) const {
  const Entry next{after, !line_.back().white_to_move};
  const size_t size = line_.size() + 1;
  const auto entry = [&](size_t i) -> const Entry& { return i + 1 == size ? next : line_[i]; };
  for (size_t period = 1; 2 * period <= size; ++period) {
    size_t equal = 0;
    while (equal < period && entry(size - 1 - equal) == entry(size - 1 - equal - period)) ++equal;
    if (equal == period) return true;
  }
  return false;
}

}  // namespace hotstone::enumerate
