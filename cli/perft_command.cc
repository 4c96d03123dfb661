// hotstone perft
#include "cli/commands.h"

namespace hotstone::cli {

void AddPerftCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("perft", "(not there yet)");
  command->callback([&exit_code] { exit_code = kExitUnknown; });
}

}  // namespace hotstone::cli
