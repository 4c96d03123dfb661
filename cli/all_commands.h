// All commands of `hotstone` in the order of its help: run by main.cc, and enumerable by tests.
#ifndef HOTSTONE_CLI_ALL_COMMANDS_H_
#define HOTSTONE_CLI_ALL_COMMANDS_H_

namespace hotstone::cli {

class Command;

void AddAllCommands(Command& app);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ALL_COMMANDS_H_
