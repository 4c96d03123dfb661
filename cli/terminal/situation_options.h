// The options that say which situation is meant: a board or the rows of a position, who is to move, how many
// passes came before, and what a hot stone bans.
//
// Every command that takes them says and checks them in the same words; what an option is for beyond that
// stands in the command.
#ifndef HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_

#include <string>

#include "answers/asked/situation_words.h"
#include "cli/terminal/command_line.h"

namespace hotstone::cli {

// Adds --position. The help says what its rows are, and behind a semicolon what the command does with them.
Option& AddPositionOption(Command& command, std::string* rows, const std::string& what);

// Adds --to-move, which is B or W, and B if it is left out. `names` may hold a second name of the option.
Option& AddToMoveOption(Command& command, std::string* to_move, const std::string& names = "--to-move");

// Adds --passes and --ban.
void AddPassesAndBanOptions(Command& command, answers::Circumstances* circumstances);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
