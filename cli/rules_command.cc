// hotstone rules
#include "cli/commands.h"

namespace hotstone::cli {

void AddRulesCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("rules", "(not there yet)");
  command->callback([&exit_code] { exit_code = kExitUnknown; });
}

}  // namespace hotstone::cli
