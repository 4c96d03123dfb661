// Comparisons that the C++ library of the WebAssembly target lacks: `<=>` on strings, lists, sets
// and optional values.
//
// Debian's libc++ is from LLVM 14, which has these comparisons only as `<` and `==`, so a class
// with such a member and `operator<=>(...) = default` would have none. This header is included
// before every file of that target (scripts/wasm), and of no other. It adds to namespace std, which
// no program may do; once the library has these operators, the compiler reports it, and this file
// can be deleted.
#ifndef HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
#define HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace std {

// None of these may use `<` on its own operands: that would call it again.
inline strong_ordering operator<=>(const string& a, const string& b) {
  const int order = a.compare(b);
  return order < 0   ? strong_ordering::less
         : order > 0 ? strong_ordering::greater
                     : strong_ordering::equal;
}

template <typename Range>
strong_ordering hotstone_three_way(const Range& a, const Range& b) {
  if (lexicographical_compare(a.begin(), a.end(), b.begin(), b.end())) return strong_ordering::less;
  if (lexicographical_compare(b.begin(), b.end(), a.begin(), a.end()))
    return strong_ordering::greater;
  return strong_ordering::equal;
}

template <typename T>
strong_ordering operator<=>(const vector<T>& a, const vector<T>& b) {
  return hotstone_three_way(a, b);
}

template <typename T>
strong_ordering operator<=>(const set<T>& a, const set<T>& b) {
  return hotstone_three_way(a, b);
}

template <typename T>
strong_ordering operator<=>(const optional<T>& a, const optional<T>& b) {
  if (!a.has_value() || !b.has_value()) return a.has_value() <=> b.has_value();
  return *a < *b   ? strong_ordering::less
         : *b < *a ? strong_ordering::greater
                   : strong_ordering::equal;
}

}  // namespace std

#endif  // HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
