// The tournament commands: `standings`, `rounds`, `clock`, `pair-go` and `handicap`. The program
// adds them all with one call and needs to know nothing else in this folder.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_

namespace hotstone::cli {
class Command;
}  // namespace hotstone::cli

namespace hotstone::tournament {

// Like the functions of cli/terminal/commands.h: each registers one command, whose callback leaves
// the exit code in `exit_code`.
void AddStandingsCommand(cli::Command& app, int& exit_code);
void AddRoundsCommand(cli::Command& app, int& exit_code);
void AddClockCommand(cli::Command& app, int& exit_code);
void AddPairGoCommand(cli::Command& app, int& exit_code);
void AddHandicapCommand(cli::Command& app, int& exit_code);

// Adds all of them, in the order of the program's help.
void AddCommands(cli::Command& app, int& exit_code);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_
