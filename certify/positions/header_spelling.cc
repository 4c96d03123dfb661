#include "certify/positions/header_spelling.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::certify {

absl::Status CheckSpelling(std::string_view found, std::string_view good, std::string_view name) {
  if (found == good) return absl::OkStatus();
  const std::vector<std::string> is = absl::StrSplit(std::string(found), '\n');
  const std::vector<std::string> should_be = absl::StrSplit(std::string(good), '\n');
  size_t line = 0;
  while (line + 1 < is.size() && line + 1 < should_be.size() && is[line] == should_be[line]) ++line;
  return absl::InvalidArgumentError(absl::StrCat(std::string(name), ":", line + 1, ":1: \"",
                                                 is[line], "\" must be written \"", should_be[line],
                                                 "\""));
}

}  // namespace hotstone::certify
