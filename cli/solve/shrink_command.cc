// hotstone shrink: a solution with fewer records.
#include <memory>

#include "answers/solve/shrink_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

namespace hotstone::cli {
namespace {

struct ShrinkOptions {
  answers::ShrinkQuestion question;
  bool json = false;
};

}  // namespace

void AddShrinkCommand(Command& app) {
  const auto options = std::make_shared<ShrinkOptions>();
  Command& command =
      app.AddCommand("shrink",
                     "Make a solution smaller: one record for all positions that differ only where "
                     "it does not matter");
  command
      .AddOption("FILE", &options->question.solution,
                 "Solution of a whole board, found by solve --by deepening under any-with-basic-ko "
                 "or any-single-hot-with-basic-ko")
      .Required();
  command.AddOption("--out", &options->question.out, "File to write the new solution to")
      .Required();
  AddMemoryOption(command, &options->question.memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "The file is written completely or not at all, once the checker has accepted it; an existing "
      "one is replaced.\n"
      "Example: hotstone solve --board 5x3 --at-least 15 --by deepening --rules any-with-basic-ko "
      "--out 5x3.cert; hotstone shrink 5x3.cert --out 5x3.small.cert");
  command.OnRun(
      [options] { return ShowAnswer(answers::AskShrink(options->question), options->json); });
}

}  // namespace hotstone::cli
