// Numbers in messages: bytes in units, and numbers with their nouns.
#ifndef HOTSTONE_BASE_NUMBER_TEXT_H_
#define HOTSTONE_BASE_NUMBER_TEXT_H_

#include <cstdint>
#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone {

// Rounded up: "20 KiB", "12 MiB", "1.5 GiB".
std::string BytesText(uint64_t bytes);

// "1 move", "2 moves". `many` is the plural; without it, `one` with an s.
template <typename Integer>
std::string Counted(Integer count, const char* one, const char* many = nullptr) {
  if (count == 1) return absl::StrCat("1 ", one);
  return many == nullptr ? absl::StrCat(count, " ", one, "s") : absl::StrCat(count, " ", many);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_NUMBER_TEXT_H_
