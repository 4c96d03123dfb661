// The options that describe a situation: a board or the rows of a position, who is to move, how
// many passes came before, and the ban of a hot stone.
//
// All commands that take them share these descriptions and checks; anything specific to one command
// is in that command.
#ifndef HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
#define HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_

#include <string>

#include "answers/asked/situation_words.h"
#include "cli/terminal/command_line.h"

namespace hotstone::cli {

// Adds --position. The help describes the rows and, after a semicolon, what the command does with
// them.
Option& AddPositionOption(Command& command, std::string* rows, const std::string& what);

// Adds --to-move: B or W, B by default. `names` may add a second name for the option.
Option& AddToMoveOption(Command& command, std::string* to_move,
                        const std::string& names = "--to-move");

// Adds --passes and --ban.
void AddPassesAndBanOptions(Command& command, answers::Circumstances* circumstances);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_SITUATION_OPTIONS_H_
