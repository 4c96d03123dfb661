// Completion scripts for bash, zsh and fish, generated from the outline of the commands.
//
// Each script contains the whole outline: for every command its subcommands and options, and for an
// option's value the accepted words, nothing for a number, and files for any other text. Scripts
// never call the program, so completion is instant; they are regenerated with the program. The bash
// script needs no other package (bash-completion only finds the script by its name). Linear in the
// outline.
#ifndef HOTSTONE_CLI_TERMINAL_COMPLETION_H_
#define HOTSTONE_CLI_TERMINAL_COMPLETION_H_

#include <functional>
#include <string>
#include <vector>

#include "cli/terminal/command_outline.h"

namespace hotstone::cli {

enum class Shell { kBash, kZsh, kFish };

// Words to offer as the value of an option: the only accepted ones, or some known good ones.
using WordsFor = std::function<std::vector<std::string>(const OptionOutline&)>;

std::string CompletionScript(Shell shell, const CommandOutline& program, const WordsFor& words_for);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMPLETION_H_
