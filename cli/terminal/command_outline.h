// What a program's commands and options are, as plain data: the one source of its help (which CLI11 prints),
// its manual pages (manual_page.h) and its completions for the shells (completion.h).
//
// Command::Outline (command_line.h) gives it. Everything is in the order in which it was added.
#ifndef HOTSTONE_CLI_TERMINAL_COMMAND_OUTLINE_H_
#define HOTSTONE_CLI_TERMINAL_COMMAND_OUTLINE_H_

#include <string>
#include <vector>

namespace hotstone::cli {

struct OptionOutline {
  enum class Value { kNone, kNumber, kText };

  // As they are typed: -h, --help. An argument by its place has one name without a dash, in capitals: FILE.
  std::vector<std::string> names;
  Value value = Value::kNone;
  std::string value_name;          // INT, UINT, FLOAT, TEXT; empty for a flag
  std::vector<std::string> words;  // the only good values, where there are so few
  std::string least;               // of a number with bounds
  std::string most;
  std::string default_value;  // empty: none is shown
  bool required = false;
  bool repeats = false;               // takes several values
  std::vector<std::string> excludes;  // options that do not go with it
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
