#include "cli/all_commands.h"

#include "cli/terminal/commands.h"
#include "tournament/commands/commands.h"

namespace hotstone::cli {

void AddAllCommands(Command& app, int& exit_code) {
  AddVerifyCommand(app, exit_code);
  AddProveCommand(app, exit_code);
  AddRulesCommand(app, exit_code);
  AddCountCommand(app, exit_code);
  AddCensusCommand(app, exit_code);
  AddCyclesCommand(app, exit_code);
  AddPerftCommand(app, exit_code);
  AddPlayoutsCommand(app, exit_code);
  AddValueCommand(app, exit_code);
  AddRobustCommand(app, exit_code);
  AddDecideCommand(app, exit_code);
  AddLifeCommand(app, exit_code);
  AddCircleCommand(app, exit_code);
  AddScoreCommand(app, exit_code);
  AddExplainCommand(app, exit_code);
  AddCheckCommand(app, exit_code);
  AddEndlessCommand(app, exit_code);
  AddDiffCommand(app, exit_code);
  AddKosCommand(app, exit_code);
  AddConflictsCommand(app, exit_code);
  AddPromiseCommand(app, exit_code);
  AddConformCommand(app, exit_code);
  AddGtpCommand(app, exit_code);
  AddRefereeCommand(app, exit_code);
  AddMatchCommand(app, exit_code);
  AddCorpusCommand(app, exit_code);
  AddTableCommand(app, exit_code);
  AddSolveCommand(app, exit_code);
  AddShrinkCommand(app, exit_code);
  AddBookCommand(app, exit_code);
  AddPlaneCommand(app, exit_code);
  AddCaptionsCommand(app, exit_code);
  tournament::AddCommands(app, exit_code);
  AddCompletionCommand(app, exit_code);
  AddManualCommand(app, exit_code);
  AddAtlasCommand(app, exit_code);
  AddServeCommand(app, exit_code);
}

}  // namespace hotstone::cli
