// The roof: reads the command line, runs one subcommand, returns its exit code.
#include <iostream>
#include <string>

#include "base/out_of_memory.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"

namespace hotstone::cli {

int Main(int argc, char** argv) {
  EndWhenOutOfMemory("hotstone");
  Program app("What the rules of Go guarantee, settled by enumeration and proof.", "hotstone");
  app.SetVersion(std::string("hotstone ") + std::string(kVersion));
  app.RequireCommand();
  app.SetFooter(
      "Exit codes: 0 all holds, 1 something fails, 2 bad input or usage, 3 unknown or a limit was hit.\n"
      "`hotstone COMMAND --help` shows an example of each command.");
  int exit_code = kExitOk;
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
  AddScoreCommand(app, exit_code);
  AddExplainCommand(app, exit_code);
  AddCheckCommand(app, exit_code);
  AddEndlessCommand(app, exit_code);
  AddDiffCommand(app, exit_code);
  AddKosCommand(app, exit_code);
  AddConflictsCommand(app, exit_code);
  AddConformCommand(app, exit_code);
  AddGtpCommand(app, exit_code);
  AddRefereeCommand(app, exit_code);
  AddMatchCommand(app, exit_code);
  AddCorpusCommand(app, exit_code);
  AddTableCommand(app, exit_code);
  AddSolveCommand(app, exit_code);
  AddPlaneCommand(app, exit_code);
  AddCaptionsCommand(app, exit_code);
  AddStandingsCommand(app, exit_code);
  AddRoundsCommand(app, exit_code);
  AddClockCommand(app, exit_code);
  AddPairGoCommand(app, exit_code);
  AddHandicapCommand(app, exit_code);
  AddCompletionCommand(app, exit_code);
  AddManualCommand(app, exit_code);
  AddAtlasCommand(app, exit_code);
  AddServeCommand(app, exit_code);
  const Parsed parsed = app.Parse(argc, argv);
  switch (parsed.kind) {
    case Parsed::Kind::kRan:
      break;
    case Parsed::Kind::kAsked:
      std::cout << parsed.text;
      break;
    case Parsed::Kind::kRefused:
      std::cerr << "hotstone: " << parsed.text << "\n";
      return kExitBadInput;
  }
  // A full disk must not pass for success.
  std::cout.flush();
  if (!std::cout) return ReportError(absl::UnavailableError("standard output cannot be written"));
  return exit_code;
}

}  // namespace hotstone::cli
