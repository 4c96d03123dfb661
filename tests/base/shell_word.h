// Quotes text as one word of a shell command line, whatever its characters: a temporary folder may
// have spaces in its name.
#ifndef HOTSTONE_TESTS_BASE_SHELL_WORD_H_
#define HOTSTONE_TESTS_BASE_SHELL_WORD_H_

#include <string>
#include <string_view>

namespace hotstone {

inline std::string ShellWord(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + "'";
}

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_SHELL_WORD_H_
