#include "enumerate/cycles/square_free.h"

#include <algorithm>
#include <cassert>

namespace hotstone::enumerate {
namespace {

// Below this length every pair of adjacent stretches is compared.
constexpr size_t kShort = 4;

// z[i]: how many symbols from i on agree with the beginning.
template <typename At>
void PrefixTable(size_t size, const At& at, std::vector<size_t>& z) {
  z.assign(size, 0);
  if (size > 0) z[0] = size;
  for (size_t i = 1, left = 0, right = 0; i < size; ++i) {
    size_t length = i < right ? std::min(z[i - left], right - i) : 0;
    while (i + length < size && at(length) == at(i + length)) ++length;
    z[i] = length;
    if (i + length > right) {
      left = i;
      right = i + length;
    }
  }
}

class SquareSearch {
 public:
  explicit SquareSearch(std::span<const uint32_t> sequence) : s_(sequence) {}

  // A square within [first, last).
  std::optional<Square> Within(size_t first, size_t last) {
    if (last - first <= kShort) return Directly(first, last);
    const size_t middle = first + (last - first) / 2;
    if (const auto found = Within(first, middle)) return found;
    if (const auto found = Within(middle, last)) return found;
    return Across(first, middle, last);
  }

 private:
  std::optional<Square> Directly(size_t first, size_t last) const {
    for (size_t begin = first; begin < last; ++begin) {
      for (size_t period = 1; begin + 2 * period <= last; ++period) {
        const auto x = s_.subspan(begin, period);
        if (std::equal(x.begin(), x.end(),
                       s_.begin() + static_cast<std::ptrdiff_t>(begin + period))) {
          return Square{begin, period};
        }
      }
    }
    return std::nullopt;
  }

  // A square that begins before the middle and ends after it. With period p, the symbols that agree
  // with the symbols p places later form a stretch around the middle; it gives a square if it is p
  // long.
  std::optional<Square> Across(size_t first, size_t middle, size_t last) {
    const size_t before = middle - first;
    const size_t behind = last - middle;
    const auto left = [&](size_t i) { return s_[middle - 1 - i]; };  // from the middle to the left
    const auto right = [&](size_t i) { return s_[middle + i]; };

    // Squares whose first half ends at or after the middle: compare with p places later.
    PrefixTable(behind, right, forward_);
    Against(
        before, left, behind, [&](size_t i) { return s_[last - 1 - i]; }, backward_);
    for (size_t p = 1; p <= behind; ++p) {
      const size_t onward = p < behind ? forward_[p] : 0;
      const size_t back = std::min(backward_[behind - p], p);
      if (onward + back >= p) return Square{middle - back, p};
    }
    // The mirror image: compare with p places earlier.
    PrefixTable(before, left, backward_);
    Against(
        behind, right, before, [&](size_t i) { return s_[first + i]; }, forward_);
    for (size_t p = 1; p <= before; ++p) {
      const size_t back = p < before ? backward_[p] : 0;
      const size_t onward = std::min(forward_[before - p], p);
      if (onward + back >= p) return Square{middle - p - back, p};
    }
    return std::nullopt;
  }

  // table[i]: how many symbols of `text` from i on agree with the beginning of `pattern`.
  template <typename Pattern, typename Text>
  void Against(size_t pattern_size, const Pattern& pattern, size_t text_size, const Text& text,
               std::vector<size_t>& table) {
    PrefixTable(pattern_size, pattern, own_);
    table.assign(text_size, 0);
    for (size_t i = 0, left = 0, right = 0; i < text_size; ++i) {
      size_t length = i < right ? std::min(own_[i - left], right - i) : 0;
      while (length < pattern_size && i + length < text_size && pattern(length) == text(i + length))
        ++length;
      table[i] = length;
      if (i + length > right) {
        left = i;
        right = i + length;
      }
    }
  }

  std::span<const uint32_t> s_;
  std::vector<size_t> forward_;
  std::vector<size_t> backward_;
  std::vector<size_t> own_;
};

}  // namespace

std::optional<Square> FindSquare(std::span<const uint32_t> sequence) {
  return SquareSearch(sequence).Within(0, sequence.size());
}

std::vector<uint8_t> ThueWord(size_t letters) {
  // The word is its own image, so the letters known so far determine the next ones.
  std::vector<uint8_t> word = {0, 1, 2};
  for (size_t read = 1; word.size() < letters; ++read) {
    if (word[read] == 0) word.insert(word.end(), {0, 1, 2});
    if (word[read] == 1) word.insert(word.end(), {0, 2});
    if (word[read] == 2) word.push_back(1);
  }
  word.resize(letters);
  return word;
}

size_t CommonPrefix(std::span<const uint32_t> a, std::span<const uint32_t> b) {
  return static_cast<size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first -
                             a.begin());
}

size_t CommonSuffix(std::span<const uint32_t> a, std::span<const uint32_t> b) {
  return static_cast<size_t>(std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first -
                             a.rbegin());
}

bool BlocksStaySquareFree(const Symbols& head, const std::vector<Symbols>& blocks) {
  if (FindSquare(head).has_value()) return false;
  for (const Symbols& block : blocks) {
    assert(!block.empty() && block.front() == blocks.front().front());
    assert(std::count(block.begin(), block.end(), block.front()) == 1);
    assert(std::count(head.begin(), head.end(), block.front()) == 0);
    const auto behind_mark = std::span(block).subspan(1);
    if (FindSquare(behind_mark).has_value()) return false;
    size_t prefix = 0;
    size_t suffix = CommonSuffix(behind_mark, head);
    for (const Symbols& other : blocks) {
      if (&other == &block) continue;
      prefix = std::max(prefix, CommonPrefix(block, other));
      suffix = std::max(suffix, CommonSuffix(behind_mark, std::span(other).subspan(1)));
    }
    if (prefix + suffix >= block.size()) return false;
  }
  return true;
}

}  // namespace hotstone::enumerate
