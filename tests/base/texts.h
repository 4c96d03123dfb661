// Texts for tests: files, and texts with one change.
#ifndef HOTSTONE_TESTS_BASE_TEXTS_H_
#define HOTSTONE_TESTS_BASE_TEXTS_H_

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/read_file.h"

namespace hotstone {

// The file, or at most so many bytes of it. One that cannot be read fails the test.
inline std::string FileText(const std::string& path, size_t most = kAllBytes) {
  const auto text = ReadWholeFile(path, most);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.value_or("");
}

// The file with this path from the root of the source tree, which must not be empty.
inline std::string SourceText(const std::string& path) {
  std::string text = FileText(HOTSTONE_SOURCE_DIR "/" + path);
  EXPECT_NE(text, "") << path;
  return text;
}

// The text with the first `from`, which must occur, replaced by `to`.
inline std::string Replaced(std::string text, std::string_view from, std::string_view to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " is not in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_TEXTS_H_
