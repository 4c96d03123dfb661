// hotstone value
#include "cli/commands.h"

namespace hotstone::cli {

void AddValueCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("value", "(not there yet)");
  command->callback([&exit_code] { exit_code = kExitUnknown; });
}

}  // namespace hotstone::cli
