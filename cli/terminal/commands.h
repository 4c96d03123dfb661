// The subcommands of `hotstone`, one file each. Every Add... function registers one subcommand with its
// options, its help with an example that works, and a callback that leaves the exit code in `exit_code`.
#ifndef HOTSTONE_CLI_TERMINAL_COMMANDS_H_
#define HOTSTONE_CLI_TERMINAL_COMMANDS_H_

// CLI11 is compiled only where options are defined: its header costs seconds a file.
namespace CLI {
class App;
}

namespace hotstone::cli {

// Exit codes, in their order of precedence (docs/case-format.md).
inline constexpr int kExitOk = 0;
inline constexpr int kExitFails = 1;
inline constexpr int kExitBadInput = 2;
inline constexpr int kExitUnknown = 3;

void AddVerifyCommand(CLI::App& app, int& exit_code);
void AddRulesCommand(CLI::App& app, int& exit_code);
void AddCountCommand(CLI::App& app, int& exit_code);
void AddCensusCommand(CLI::App& app, int& exit_code);
void AddCyclesCommand(CLI::App& app, int& exit_code);
void AddPerftCommand(CLI::App& app, int& exit_code);
void AddPlayoutsCommand(CLI::App& app, int& exit_code);
void AddValueCommand(CLI::App& app, int& exit_code);
void AddScoreCommand(CLI::App& app, int& exit_code);
void AddExplainCommand(CLI::App& app, int& exit_code);
void AddCheckCommand(CLI::App& app, int& exit_code);
void AddEndlessCommand(CLI::App& app, int& exit_code);
void AddDiffCommand(CLI::App& app, int& exit_code);
void AddProveCommand(CLI::App& app, int& exit_code);
void AddKosCommand(CLI::App& app, int& exit_code);
void AddConformCommand(CLI::App& app, int& exit_code);
void AddGtpCommand(CLI::App& app, int& exit_code);
void AddMatchCommand(CLI::App& app, int& exit_code);
void AddCorpusCommand(CLI::App& app, int& exit_code);
void AddTableCommand(CLI::App& app, int& exit_code);

// Parses the command line and runs the subcommand. Returns the exit code of the program.
int Main(int argc, char** argv);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_COMMANDS_H_
