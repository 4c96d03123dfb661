// Reads the byte lists in the files of an atlas about all positions of a board.
#ifndef HOTSTONE_TESTS_CLI_ATLAS_ATLAS_LIST_H_
#define HOTSTONE_TESTS_CLI_ATLAS_ATLAS_LIST_H_

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/escaping.h"

namespace hotstone::cli {

// The bytes of the base64 text at this key of a file's object.
inline std::string AtlasList(const std::string& file, const std::string& key) {
  const size_t at = file.find("\"" + key + "\":\"") + key.size() + 4;
  std::string bytes;
  EXPECT_TRUE(absl::Base64Unescape(file.substr(at, file.find('"', at) - at), &bytes)) << key;
  return bytes;
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_ATLAS_ATLAS_LIST_H_
