// hotstone score
#include "cli/commands.h"

namespace hotstone::cli {

void AddScoreCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("score", "(not there yet)");
  command->callback([&exit_code] { exit_code = kExitUnknown; });
}

}  // namespace hotstone::cli
