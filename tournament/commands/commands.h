// The tournament commands: `standings`, `rounds`, `clock`, `pair-go` and `handicap`. The program
// adds them all with one call and needs to know nothing else in this folder.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_

namespace hotstone::cli {
class Command;
}  // namespace hotstone::cli

namespace hotstone::tournament {

// Like the functions of cli/terminal/commands.h: each registers one command.
void AddStandingsCommand(cli::Command& app);
void AddRoundsCommand(cli::Command& app);
void AddClockCommand(cli::Command& app);
void AddPairGoCommand(cli::Command& app);
void AddHandicapCommand(cli::Command& app);

// Adds all of them, in the order of the program's help.
void AddCommands(cli::Command& app);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_COMMANDS_H_
