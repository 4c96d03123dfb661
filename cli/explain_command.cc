// hotstone explain: a game record, move by move, with the clause behind each verdict.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "cli/commands.h"
#include "cli/replay_report.h"
#include "cli/report.h"

namespace hotstone::cli {
namespace {

struct ExplainOptions {
  std::string file;
  std::string rules;
  bool json = false;
  bool diagrams = false;
  bool keep_going = false;
};

int Explain(const ExplainOptions& options) {
  const auto trees = formats::ReadSgfFile(options.file);
  if (!trees.ok()) return ReportError(trees.status());
  const auto record = formats::ReadSgfGame(trees->front(), options.file);
  if (!record.ok()) return ReportError(record.status());
  const auto rules = RulesOfRecord(*record, options.rules, options.file);
  if (!rules.ok()) return ReportError(rules.status());
  const auto replay = ReplayRecord(*record, rules->rules, options.keep_going);
  if (!replay.ok()) {
    return ReportError(absl::Status(
        replay.status().code(), absl::StrCat(options.file, ": ", std::string(replay.status().message()))));
  }
  const ReplayReport report{options.file,    *record, *rules, *replay, static_cast<int>(trees->size()) - 1,
                            options.diagrams};
  std::cout << (options.json ? ReplayJson(report).ToString() + "\n" : ReplayText(report)) << std::flush;
  return replay->illegal > 0 ? kExitFails : kExitOk;
}

}  // namespace

void AddExplainCommand(CLI::App& app, int& exit_code) {
  CLI::App* command =
      app.add_subcommand("explain", "Replay a game record and give the clause behind every verdict");
  const auto options = std::make_shared<ExplainOptions>();
  command->add_option("FILE", options->file, "game record in SGF (FF[4]); the main line of its first game")
      ->required();
  command->add_option(
      "--rules", options->rules,
      "PRESET[,key=value...]; left out: RU of the record if it names one of ours, else basic-only, "
      "with KM and HA of the record");
  command->add_flag("--json", options->json, "one JSON object");
  command->add_flag("--diagrams", options->diagrams, "a diagram after every board play (with --json: rows)");
  command->add_flag("--keep-going", options->keep_going,
                    "leave an illegal move out and judge the rest, instead of stopping there");
  command->footer(
      "An illegal move is not applied. HA[n] without set-up stones means n - 1 mandatory passes of White.\n"
      "Exit codes: 0 every move is legal, 1 one is not, 2 bad input.\n"
      "Example:\n"
      "  hotstone explain tests/golden/simple-ko.sgf --diagrams\n"
      "  hotstone explain tests/golden/simple-ko.sgf --rules tromp-taylor --keep-going --json");
  command->callback([options, &exit_code] { exit_code = Explain(*options); });
}

}  // namespace hotstone::cli
