// hotstone plane: one threshold, one bit per position. Can Black force an area difference of at
// least t?
//
// Everything that could fail is checked before hours of work: board, rules, threshold, position,
// memory, and whether the checkpoint can be written or resumed. Runs are in memory
// (answers/values/plane_answer.h), on disk (plane_on_disk.h) or through all thresholds
// (plane_thresholds.h).
//
// For example, hotstone plane --board 3x3 --at-least 9 says that Black, who begins, takes the whole
// board: "forced: yes", with exit code 0.
#include <iostream>
#include <memory>
#include <string>

#include "answers/values/plane_answer.h"
#include "answers/values/plane_on_disk.h"
#include "answers/values/plane_question.h"
#include "answers/values/plane_thresholds.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct PlaneOptions {
  answers::PlaneWords words;
  bool json = false;
};

absl::StatusOr<int> Plane(const PlaneOptions& options) {
  const bool json = options.json;
  ASSIGN_OR_RETURN(const auto question, answers::ReadPlaneQuestion(options.words));
  if (!question.all_thresholds.empty()) {
    const answers::Tell tell = [json](const answers::Shown& threshold) {
      if (!json) Show(threshold, false);
      std::cout << std::flush;
    };
    return ShowAnswer(answers::AskPlaneThresholds(question, tell), json);
  }
  if (question.on_disk.empty()) return ShowAnswer(answers::AskPlane(question), json);
  const auto note = [](const std::string& said) { std::cerr << "hotstone: " << said << "\n"; };
  return ShowAnswer(answers::AskPlaneOnDisk(question, note), json);
}

}  // namespace

void AddPlaneCommand(Command& app) {
  const auto options = std::make_shared<PlaneOptions>();
  Command& command = app.AddCommand(
      "plane",
      "Decide whether a side can force an area difference, with one bit per position, on boards "
      "of up to 25 points");
  command.AddOption("--board", &options->words.board,
                    "COLSxROWS, up to 25 points: ask about the empty board");
  AddPositionOption(command, &options->words.position,
                    "ask about this position instead of the empty board");
  AddToMoveOption(command, &options->words.circumstances.to_move);
  AddPassesAndBanOptions(command, &options->words.circumstances);
  command.AddOption("--at-least", &options->words.at_least,
                    "Area difference, from the view of the side that is to force it");
  command
      .AddOption("--side", &options->words.side,
                 "Side that is to force it; endless play counts against that side")
      .OneOf({"B", "W"})
      .ShowDefault();
  command
      .AddOption("--rules", &options->words.rules,
                 "A rule set without history and without bans of several points")
      .ShowDefault();
  command.AddOption("--threads", &options->words.threads, "The planes do not depend on it")
      .Range(1, 256)
      .ShowDefault();
  command.AddOption("--checkpoint", &options->words.keep.path,
                    "File in which to save the planes, during the run and at the end");
  const Option& every = AddCheckpointEveryOption(command, &options->words.keep.every);
  command.AddOption("--on-disk", &options->words.on_disk,
                    "Folder for both planes, for boards too large for memory: only one plane at a "
                    "time is in memory");
  command.AddOption("--all-thresholds", &options->words.all_thresholds,
                    "Instead of --at-least: folder for the planes of all thresholds, from which "
                    "undetermined positions "
                    "are counted");
  command.AddFlag("--resume", &options->words.keep.resume,
                  "Continue the run of the checkpoint; if it has finished, print its answer again");
  command.AddFlag("--stages", &options->words.stages,
                  "With --checkpoint: keep the sweep of each bit, for hotstone gtp --plane; nine "
                  "times the memory");
  command.AddFlag(
      "--mend", &options->words.mend,
      "With --on-disk and --resume: check all files, discard damaged parts and compute them again");
  command
      .AddOption("--layers", &options->words.layers, "Stop after this many layers; 0: do not stop")
      .ShowDefault();
  AddMemoryOption(command, &options->words.memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Exit codes: 0 forced, 1 not forced, 3 stopped early. SIGINT and SIGTERM stop a run, which "
      "then "
      "writes its\n"
      "checkpoint if one is named (docs/howto/tables.md).\n"
      "Example: hotstone plane --board 3x3 --at-least 9\n"
      "         hotstone plane --position .X./XOX/... --to-move W --side W --at-least -8\n"
      "         hotstone plane --board 4x3 --all-thresholds planes43\n"
      "         hotstone plane --board 3x3 --at-least 9 --stages --checkpoint planes33 && hotstone "
      "gtp "
      "--plane planes33");
  command.OnRun([options, &every] {
    options->words.keep.every_given = every.Given();
    return Plane(*options);
  });
}

}  // namespace hotstone::cli
