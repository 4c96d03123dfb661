// A number with its noun: "1 move", "2 moves".
#ifndef HOTSTONE_BASE_COUNTED_H_
#define HOTSTONE_BASE_COUNTED_H_

#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone {

// `many` is the plural; without it, `one` with an s.
template <typename Integer>
std::string Counted(Integer count, const char* one, const char* many = nullptr) {
  if (count == 1) return absl::StrCat("1 ", one);
  return many == nullptr ? absl::StrCat(count, " ", one, "s") : absl::StrCat(count, " ", many);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_COUNTED_H_
