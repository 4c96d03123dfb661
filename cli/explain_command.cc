// hotstone explain
#include "cli/commands.h"

namespace hotstone::cli {

void AddExplainCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("explain", "(not there yet)");
  command->callback([&exit_code] { exit_code = kExitUnknown; });
}

}  // namespace hotstone::cli
