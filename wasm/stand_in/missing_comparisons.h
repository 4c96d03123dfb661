// What the C++ library of the WebAssembly target lacks: `<=>` on texts, lists, sets and optional values.
//
// Debian's libc++ is that of LLVM 14, which has these comparisons as `<` and `==` only, so that a class with
// such a member and `operator<=>(...) = default` would have none. This header is put before every file of
// that target (scripts/wasm), and of no other. It adds to namespace std, which no program may do; the day
// the library has them the compiler says so, and this file goes.
#ifndef HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
#define HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_

#include <compare>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace std {

template <typename T>
constexpr strong_ordering hotstone_three_way(const T& a, const T& b) {
  return a < b ? strong_ordering::less : b < a ? strong_ordering::greater : strong_ordering::equal;
}

inline strong_ordering operator<=>(const string& a, const string& b) { return hotstone_three_way(a, b); }

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
  return hotstone_three_way(a, b);
}

}  // namespace std

#endif  // HOTSTONE_WASM_STAND_IN_MISSING_COMPARISONS_H_
