// Stubs for the commands that a program built only for `verify` leaves out
// (cmake/only_verify.cmake). Each stub keeps the command's name and says how to build it. The
// functions are defined again here so that the linker detects a command that is missing or defined
// twice.
#include <iostream>
#include <string>

#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "tournament/commands/commands.h"

namespace hotstone::cli {
namespace {

constexpr char kAllCommands[] =
    "to build all commands: scripts/setup testing && cmake --build \"$(scripts/configure "
    "release)\" "
    "--target hotstone";

void AddLeftOut(Command& app, const std::string& name, int& exit_code) {
  Command& command = app.AddCommand(name, "(not in this build, which was made for verify)");
  command.TakeAnyWords();
  command.SetFooter(kAllCommands);
  command.OnRun([name, &exit_code] {
    std::cerr << "hotstone: " << name << " is not in this build, which was made for verify; "
              << kAllCommands << "\n";
    exit_code = kExitBadInput;
  });
}

}  // namespace

void AddProveCommand(Command& app, int& exit_code) { AddLeftOut(app, "prove", exit_code); }
void AddCountCommand(Command& app, int& exit_code) { AddLeftOut(app, "count", exit_code); }
void AddCensusCommand(Command& app, int& exit_code) { AddLeftOut(app, "census", exit_code); }
void AddCyclesCommand(Command& app, int& exit_code) { AddLeftOut(app, "cycles", exit_code); }
void AddPerftCommand(Command& app, int& exit_code) { AddLeftOut(app, "perft", exit_code); }
void AddPlayoutsCommand(Command& app, int& exit_code) { AddLeftOut(app, "playouts", exit_code); }
void AddValueCommand(Command& app, int& exit_code) { AddLeftOut(app, "value", exit_code); }
void AddRobustCommand(Command& app, int& exit_code) { AddLeftOut(app, "robust", exit_code); }
void AddDecideCommand(Command& app, int& exit_code) { AddLeftOut(app, "decide", exit_code); }
void AddLifeCommand(Command& app, int& exit_code) { AddLeftOut(app, "life", exit_code); }
void AddCircleCommand(Command& app, int& exit_code) { AddLeftOut(app, "circle", exit_code); }
void AddScoreCommand(Command& app, int& exit_code) { AddLeftOut(app, "score", exit_code); }
void AddExplainCommand(Command& app, int& exit_code) { AddLeftOut(app, "explain", exit_code); }
void AddCheckCommand(Command& app, int& exit_code) { AddLeftOut(app, "check", exit_code); }
void AddEndlessCommand(Command& app, int& exit_code) { AddLeftOut(app, "endless", exit_code); }
void AddDiffCommand(Command& app, int& exit_code) { AddLeftOut(app, "diff", exit_code); }
void AddKosCommand(Command& app, int& exit_code) { AddLeftOut(app, "kos", exit_code); }
void AddConflictsCommand(Command& app, int& exit_code) { AddLeftOut(app, "conflicts", exit_code); }
void AddPromiseCommand(Command& app, int& exit_code) { AddLeftOut(app, "promise", exit_code); }
void AddConformCommand(Command& app, int& exit_code) { AddLeftOut(app, "conform", exit_code); }
void AddGtpCommand(Command& app, int& exit_code) { AddLeftOut(app, "gtp", exit_code); }
void AddRefereeCommand(Command& app, int& exit_code) { AddLeftOut(app, "referee", exit_code); }
void AddMatchCommand(Command& app, int& exit_code) { AddLeftOut(app, "match", exit_code); }
void AddCorpusCommand(Command& app, int& exit_code) { AddLeftOut(app, "corpus", exit_code); }
void AddTableCommand(Command& app, int& exit_code) { AddLeftOut(app, "table", exit_code); }
void AddSolveCommand(Command& app, int& exit_code) { AddLeftOut(app, "solve", exit_code); }
void AddShrinkCommand(Command& app, int& exit_code) { AddLeftOut(app, "shrink", exit_code); }
void AddBookCommand(Command& app, int& exit_code) { AddLeftOut(app, "book", exit_code); }
void AddPlaneCommand(Command& app, int& exit_code) { AddLeftOut(app, "plane", exit_code); }
void AddCaptionsCommand(Command& app, int& exit_code) { AddLeftOut(app, "captions", exit_code); }
void AddCompletionCommand(Command& app, int& exit_code) {
  AddLeftOut(app, "completion", exit_code);
}
void AddManualCommand(Command& app, int& exit_code, bool /*writes*/) {
  AddLeftOut(app, "manual", exit_code);
}
void AddAtlasCommand(Command& app, int& exit_code) { AddLeftOut(app, "atlas", exit_code); }
void AddServeCommand(Command& app, int& exit_code) { AddLeftOut(app, "serve", exit_code); }

}  // namespace hotstone::cli

namespace hotstone::tournament {

void AddCommands(cli::Command& app, int& exit_code) {
  for (const char* const name : {"standings", "rounds", "clock", "pair-go", "handicap"}) {
    cli::AddLeftOut(app, name, exit_code);
  }
}

}  // namespace hotstone::tournament
