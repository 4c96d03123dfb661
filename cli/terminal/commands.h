// The subcommands of `hotstone`, one file each. Every Add... function registers one subcommand with
// its options, its help with a working example, and a callback that leaves the exit code in
// `exit_code`.
#ifndef HOTSTONE_CLI_TERMINAL_COMMANDS_H_
#define HOTSTONE_CLI_TERMINAL_COMMANDS_H_

namespace hotstone::cli {

class Command;

void AddVerifyCommand(Command& app, int& exit_code);
void AddRulesCommand(Command& app, int& exit_code);
void AddCountCommand(Command& app, int& exit_code);
void AddCensusCommand(Command& app, int& exit_code);
void AddCyclesCommand(Command& app, int& exit_code);
void AddPerftCommand(Command& app, int& exit_code);
void AddPlayoutsCommand(Command& app, int& exit_code);
void AddValueCommand(Command& app, int& exit_code);
void AddRobustCommand(Command& app, int& exit_code);
void AddDecideCommand(Command& app, int& exit_code);
void AddLifeCommand(Command& app, int& exit_code);
void AddCircleCommand(Command& app, int& exit_code);
void AddScoreCommand(Command& app, int& exit_code);
void AddExplainCommand(Command& app, int& exit_code);
void AddCheckCommand(Command& app, int& exit_code);
void AddEndlessCommand(Command& app, int& exit_code);
void AddDiffCommand(Command& app, int& exit_code);
void AddProveCommand(Command& app, int& exit_code);
void AddKosCommand(Command& app, int& exit_code);
void AddConflictsCommand(Command& app, int& exit_code);
void AddPromiseCommand(Command& app, int& exit_code);
void AddConformCommand(Command& app, int& exit_code);
void AddGtpCommand(Command& app, int& exit_code);
void AddRefereeCommand(Command& app, int& exit_code);
void AddMatchCommand(Command& app, int& exit_code);
void AddCorpusCommand(Command& app, int& exit_code);
void AddTableCommand(Command& app, int& exit_code);
void AddSolveCommand(Command& app, int& exit_code);
void AddShrinkCommand(Command& app, int& exit_code);
void AddBookCommand(Command& app, int& exit_code);
void AddPlaneCommand(Command& app, int& exit_code);
void AddCaptionsCommand(Command& app, int& exit_code);
// The next two cover all commands of the program, whether added before or after them.
void AddCompletionCommand(Command& app, int& exit_code);
// With several processes only one may write.
void AddManualCommand(Command& app, int& exit_code, bool writes = true);
void AddAtlasCommand(Command& app, int& exit_code);
void AddServeCommand(Command& app, int& exit_code);

// Parses the command line and runs the subcommand. Returns the program's exit code.
int Main(int argc, char** argv);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMANDS_H_
