// The subcommands of `hotstone`, one file each. Every Add... function registers one subcommand with
// its options, its help with a working example, and its action.
#ifndef HOTSTONE_CLI_TERMINAL_COMMANDS_H_
#define HOTSTONE_CLI_TERMINAL_COMMANDS_H_

namespace hotstone::cli {

class Command;

void AddVerifyCommand(Command& app);
void AddRulesCommand(Command& app);
void AddCountCommand(Command& app);
void AddCensusCommand(Command& app);
void AddCyclesCommand(Command& app);
void AddPerftCommand(Command& app);
void AddPlayoutsCommand(Command& app);
void AddValueCommand(Command& app);
void AddRobustCommand(Command& app);
void AddDecideCommand(Command& app);
void AddLifeCommand(Command& app);
void AddCircleCommand(Command& app);
void AddScoreCommand(Command& app);
void AddExplainCommand(Command& app);
void AddCheckCommand(Command& app);
void AddEndlessCommand(Command& app);
void AddDiffCommand(Command& app);
void AddProveCommand(Command& app);
void AddKosCommand(Command& app);
void AddConflictsCommand(Command& app);
void AddPromiseCommand(Command& app);
void AddConformCommand(Command& app);
void AddGtpCommand(Command& app);
void AddRefereeCommand(Command& app);
void AddMatchCommand(Command& app);
void AddCorpusCommand(Command& app);
void AddTableCommand(Command& app);
void AddSolveCommand(Command& app);
void AddShrinkCommand(Command& app);
void AddBookCommand(Command& app);
void AddPlaneCommand(Command& app);
void AddCaptionsCommand(Command& app);
// The next two cover all commands of the program, whether added before or after them.
void AddCompletionCommand(Command& app);
// With several processes only one may write.
void AddManualCommand(Command& app, bool writes = true);
void AddAtlasCommand(Command& app);
void AddServeCommand(Command& app);

// Parses the command line and runs the subcommand. Returns the program's exit code.
int Main(int argc, char** argv);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMANDS_H_
