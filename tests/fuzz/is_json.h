// Whether a text is one JSON value, as read by the program itself: for checking its output.
#ifndef HOTSTONE_TESTS_FUZZ_IS_JSON_H_
#define HOTSTONE_TESTS_FUZZ_IS_JSON_H_

#include <string_view>

#include "formats/case/case_json.h"

namespace hotstone::fuzz {

inline bool IsJson(std::string_view text) {
  formats::JsonTree tree;
  formats::JsonError error;
  return tree.Parse(text, error);
}

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_IS_JSON_H_
