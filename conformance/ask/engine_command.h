// The command line of an engine, written by the user as one argument: --engine 'gnugo --mode gtp'.
//
// Words are split and quoted as in the POSIX shell (wordexp), but nothing is run or looked up:
// command substitution, variables and file name patterns are refused or taken literally.
#ifndef HOTSTONE_CONFORMANCE_ASK_ENGINE_COMMAND_H_
#define HOTSTONE_CONFORMANCE_ASK_ENGINE_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::conformance {

struct EngineCommand {
  std::string path;                    // of an executable file
  std::vector<std::string> arguments;  // without the program's name
  std::string text;                    // as the user wrote it
};

// Looks for the program in PATH, then in /usr/games, where Debian puts gnugo. InvalidArgument if
// the words cannot be split or there are none, NotFound if there is no such program.
absl::StatusOr<EngineCommand> ParseEngineCommand(const std::string& text);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_ENGINE_COMMAND_H_
