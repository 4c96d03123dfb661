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

void AddLeftOut(Command& app, const std::string& name) {
  Command& command = app.AddCommand(name, "(not in this build, which was made for verify)");
  command.TakeAnyWords();
  command.SetFooter(kAllCommands);
  command.OnRun([name] {
    std::cerr << "hotstone: " << name << " is not in this build, which was made for verify; "
              << kAllCommands << "\n";
    return kExitBadInput;
  });
}

}  // namespace

void AddProveCommand(Command& app) { AddLeftOut(app, "prove"); }
void AddCountCommand(Command& app) { AddLeftOut(app, "count"); }
void AddCensusCommand(Command& app) { AddLeftOut(app, "census"); }
void AddCyclesCommand(Command& app) { AddLeftOut(app, "cycles"); }
void AddPerftCommand(Command& app) { AddLeftOut(app, "perft"); }
void AddPlayoutsCommand(Command& app) { AddLeftOut(app, "playouts"); }
void AddValueCommand(Command& app) { AddLeftOut(app, "value"); }
void AddRobustCommand(Command& app) { AddLeftOut(app, "robust"); }
void AddDecideCommand(Command& app) { AddLeftOut(app, "decide"); }
void AddLifeCommand(Command& app) { AddLeftOut(app, "life"); }
void AddCircleCommand(Command& app) { AddLeftOut(app, "circle"); }
void AddScoreCommand(Command& app) { AddLeftOut(app, "score"); }
void AddExplainCommand(Command& app) { AddLeftOut(app, "explain"); }
void AddCheckCommand(Command& app) { AddLeftOut(app, "check"); }
void AddEndlessCommand(Command& app) { AddLeftOut(app, "endless"); }
void AddDiffCommand(Command& app) { AddLeftOut(app, "diff"); }
void AddKosCommand(Command& app) { AddLeftOut(app, "kos"); }
void AddConflictsCommand(Command& app) { AddLeftOut(app, "conflicts"); }
void AddPromiseCommand(Command& app) { AddLeftOut(app, "promise"); }
void AddConformCommand(Command& app) { AddLeftOut(app, "conform"); }
void AddGtpCommand(Command& app) { AddLeftOut(app, "gtp"); }
void AddRefereeCommand(Command& app) { AddLeftOut(app, "referee"); }
void AddMatchCommand(Command& app) { AddLeftOut(app, "match"); }
void AddCorpusCommand(Command& app) { AddLeftOut(app, "corpus"); }
void AddTableCommand(Command& app) { AddLeftOut(app, "table"); }
void AddSolveCommand(Command& app) { AddLeftOut(app, "solve"); }
void AddShrinkCommand(Command& app) { AddLeftOut(app, "shrink"); }
void AddBookCommand(Command& app) { AddLeftOut(app, "book"); }
void AddPlaneCommand(Command& app) { AddLeftOut(app, "plane"); }
void AddCaptionsCommand(Command& app) { AddLeftOut(app, "captions"); }
void AddCompletionCommand(Command& app) { AddLeftOut(app, "completion"); }
void AddManualCommand(Command& app, bool /*writes*/) { AddLeftOut(app, "manual"); }
void AddAtlasCommand(Command& app) { AddLeftOut(app, "atlas"); }
void AddServeCommand(Command& app) { AddLeftOut(app, "serve"); }

}  // namespace hotstone::cli

namespace hotstone::tournament {

void AddCommands(cli::Command& app) {
  for (const char* const name : {"standings", "rounds", "clock", "pair-go", "handicap"}) {
    cli::AddLeftOut(app, name);
  }
}

}  // namespace hotstone::tournament
