#include "certify/endless/square.h"

namespace hotstone::certify {

bool HasSquareAt(size_t size, const std::function<bool(size_t, size_t)>& same) {
  for (size_t begin = 0; begin < size; ++begin) {
    for (size_t length = 1; begin + 2 * length <= size; ++length) {
      size_t equal = 0;
      while (equal < length && same(begin + equal, begin + length + equal)) ++equal;
      if (equal == length) return true;
    }
  }
  return false;
}

}  // namespace hotstone::certify
