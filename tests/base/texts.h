// Texts for tests: files of the source tree, and texts with one change.
#ifndef HOTSTONE_TESTS_BASE_TEXTS_H_
#define HOTSTONE_TESTS_BASE_TEXTS_H_

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/read_file.h"

namespace hotstone {

// The whole file with this path from the root of the source tree.
inline std::string SourceText(const std::string& path) {
  const auto text = ReadWholeFile(std::string(HOTSTONE_SOURCE_DIR "/") + path);
  EXPECT_TRUE(text.ok() && !text->empty()) << path << ": " << text.status();
  return text.value_or("");
}

// The text with the first `from`, which must occur, replaced by `to`.
inline std::string Replaced(std::string text, std::string_view from, std::string_view to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " is not in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_TEXTS_H_
