// Whether a text is one value of JSON, as the program itself reads it: for checking what it prints.
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
