#include "tournament/commands/commands.h"

namespace hotstone::tournament {

void AddCommands(cli::Command& app) {
  AddStandingsCommand(app);
  AddRoundsCommand(app);
  AddClockCommand(app);
  AddPairGoCommand(app);
  AddHandicapCommand(app);
}

}  // namespace hotstone::tournament
