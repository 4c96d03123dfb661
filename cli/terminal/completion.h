// Completion scripts for bash, zsh and fish, made from what the commands say of themselves.
//
// Each script holds the whole outline: at every command the commands below it, its options, and for the value
// of an option the words that are good, nothing for a number, and files for any other text. Scripts ask
// nothing of the program, so that completing is instant; they are made anew with it. bash needs no package
// beside it (bash-completion only finds the script by its name). Linear in the outline.
#ifndef HOTSTONE_CLI_TERMINAL_COMPLETION_H_
#define HOTSTONE_CLI_TERMINAL_COMPLETION_H_

#include <functional>
#include <string>
#include <vector>

#include "cli/terminal/command_outline.h"

namespace hotstone::cli {

enum class Shell { kBash, kZsh, kFish };

// Words worth offering as the value of an option, the only good ones or some that are known to be good.
using WordsFor = std::function<std::vector<std::string>(const OptionOutline&)>;

std::string CompletionScript(Shell shell, const CommandOutline& program, const WordsFor& words_for);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMPLETION_H_
