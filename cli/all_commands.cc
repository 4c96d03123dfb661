#include "cli/all_commands.h"

#include "cli/terminal/commands.h"
#include "tournament/commands/commands.h"

namespace hotstone::cli {

void AddAllCommands(Command& app) {
  AddVerifyCommand(app);
  AddProveCommand(app);
  AddRulesCommand(app);
  AddCountCommand(app);
  AddCensusCommand(app);
  AddCyclesCommand(app);
  AddPerftCommand(app);
  AddPlayoutsCommand(app);
  AddValueCommand(app);
  AddRobustCommand(app);
  AddDecideCommand(app);
  AddLifeCommand(app);
  AddCircleCommand(app);
  AddScoreCommand(app);
  AddExplainCommand(app);
  AddCheckCommand(app);
  AddEndlessCommand(app);
  AddDiffCommand(app);
  AddKosCommand(app);
  AddConflictsCommand(app);
  AddPromiseCommand(app);
  AddConformCommand(app);
  AddGtpCommand(app);
  AddRefereeCommand(app);
  AddMatchCommand(app);
  AddCorpusCommand(app);
  AddTableCommand(app);
  AddSolveCommand(app);
  AddShrinkCommand(app);
  AddBookCommand(app);
  AddPlaneCommand(app);
  AddCaptionsCommand(app);
  tournament::AddCommands(app);
  AddCompletionCommand(app);
  AddManualCommand(app);
  AddAtlasCommand(app);
  AddServeCommand(app);
}

}  // namespace hotstone::cli
