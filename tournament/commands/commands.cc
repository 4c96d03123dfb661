#include "tournament/commands/commands.h"

namespace hotstone::tournament {

void AddCommands(cli::Command& app, int& exit_code) {
  AddStandingsCommand(app, exit_code);
  AddRoundsCommand(app, exit_code);
  AddClockCommand(app, exit_code);
  AddPairGoCommand(app, exit_code);
  AddHandicapCommand(app, exit_code);
}

}  // namespace hotstone::tournament
