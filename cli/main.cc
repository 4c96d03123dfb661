// The program's entry: reads the command line, runs one subcommand, returns its exit code.
#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "base/version.h"
#include "cli/all_commands.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "enumerate/fates/traditional_fates.h"

namespace hotstone::cli {
namespace {

// Classes by removal need the fates of whole boards, which take minutes on the largest.
enumerate::FateTableRun FateTables() {
  enumerate::FateTableRun run;
  run.memory = [] {
    return answers::MemoryLimit("").value_or(std::numeric_limits<uint64_t>::max());
  };
  run.progress = [] { return std::make_unique<answers::TerminalProgress>(); };
  return run;
}

}  // namespace

int Main(int argc, char** argv) {
  Program app("Finds out what the rules of Go guarantee, by enumeration and proof.", "hotstone");
  app.SetVersion(std::string("hotstone ") + std::string(kVersion));
  app.RequireCommand();
  app.SetFooter(
      "Exit codes: 0 everything holds, 1 something fails, 2 bad input or usage, 3 unknown or a "
      "limit was "
      "hit.\n"
      "`hotstone COMMAND --help` shows an example of each command.");
  enumerate::UseFateTables(FateTables());
  AddAllCommands(app);
  return app.Run(argc, argv);
}

}  // namespace hotstone::cli
