// All commands of `hotstone` in the order of its help: run by main.cc, and enumerable by tests.
#ifndef HOTSTONE_CLI_ALL_COMMANDS_H_
#define HOTSTONE_CLI_ALL_COMMANDS_H_

namespace hotstone::cli {

class Command;

// Each command leaves its exit code in `exit_code`, which must live as long as `app`.
void AddAllCommands(Command& app, int& exit_code);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ALL_COMMANDS_H_
