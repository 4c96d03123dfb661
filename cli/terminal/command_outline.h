// A program's commands and options as plain data: the single source of its help (which CLI11
// prints), its manual pages (manual_page.h) and its shell completions (completion.h).
//
// Produced by Command::Outline (command_line.h). Everything is in the order in which it was added.
#ifndef HOTSTONE_CLI_TERMINAL_COMMAND_OUTLINE_H_
#define HOTSTONE_CLI_TERMINAL_COMMAND_OUTLINE_H_

#include <string>
#include <vector>

namespace hotstone::cli {

struct OptionOutline {
  enum class Value { kNone, kNumber, kText };

  // As typed: -h, --help. A positional argument has one name without a dash, in capitals: FILE.
  std::vector<std::string> names;
  Value value = Value::kNone;
  std::string value_name;          // INT, UINT, FLOAT, TEXT; empty for a flag
  std::vector<std::string> words;  // the only accepted values, if there is such a list
  std::string least;               // bounds of a number
  std::string most;
  std::string default_value;  // empty: none is shown
  bool required = false;
  bool repeats = false;               // takes several values
  std::vector<std::string> excludes;  // options that it cannot be combined with
  std::string about;

  bool IsArgument() const { return names.front().front() != '-'; }
};

struct CommandOutline {
  std::string name;
  std::string about;
  std::string footer;  // the last lines of the help
  std::vector<OptionOutline> options;
  std::vector<CommandOutline> commands;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMAND_OUTLINE_H_
