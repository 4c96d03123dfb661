// What the C++ library of the WebAssembly target lacks: `<=>` on texts, lists, sets and optional values.
//
// Debian's libc++ is that of LLVM 14, which has these comparisons as `<` and `==` only, so that a class with
// such a member and `operator<=>(...) = default` would have none. This header is put before every file of
// that target (scripts/wasm), and of no other. It adds to namespace std, which no program may do; the day
// the library has them the compiler says so, and this file goes.
#ifndef HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
#define HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace std {

// None of these asks `<` of its own operands: it would come back here.
inline strong_ordering operator<=>(const string& a, const string& b) {
  const int order = a.compare(b);
  return order < 0 ? strong_ordering::less : order > 0 ? strong_ordering::greater : strong_ordering::equal;
}

template <typename Range>
strong_ordering hotstone_three_way(const Range& a, const Range& b) {
  if (lexicographical_compare(a.begin(), a.end(), b.begin(), b.end())) return strong_ordering::less;
  if (lexicographical_compare(b.begin(), b.end(), a.begin(), a.end())) return strong_ordering::greater;
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
  return *a < *b ? strong_ordering::less : *b < *a ? strong_ordering::greater : strong_ordering::equal;
}

}  // namespace std

#endif  // HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
