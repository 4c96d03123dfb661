// Which command a command line is for, and which commands have an option: for tests that must try
// all of them.
#ifndef HOTSTONE_TESTS_CLI_COMMAND_NAMES_H_
#define HOTSTONE_TESTS_CLI_COMMAND_NAMES_H_

#include <algorithm>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "cli/terminal/command_outline.h"

namespace hotstone::cli {

// The first word of a command line, with the second where commands have commands.
inline std::string CommandOf(const std::string& line) {
  const size_t first = line.find(' ');
  return line.substr(0, line.substr(0, first) == "table" ? line.find(' ', first + 1) : first);
}

// The commands below `outline` that have the option, with the names of those above them.
inline std::set<std::string> CommandsWith(const CommandOutline& outline, const std::string& option,
                                          const std::string& above = "") {
  std::set<std::string> all;
  for (const CommandOutline& one : outline.commands) {
    const std::string name = absl::StrCat(above, one.name);
    all.merge(CommandsWith(one, option, absl::StrCat(name, " ")));
    for (const OptionOutline& has : one.options) {
      if (std::count(has.names.begin(), has.names.end(), option) > 0) all.insert(name);
    }
  }
  return all;
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_COMMAND_NAMES_H_
