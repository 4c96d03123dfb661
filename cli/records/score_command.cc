// hotstone score: the count of a position, or of the last position of a game record.
#include <iostream>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/records/area_report.h"
#include "answers/records/replay_report.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/nearest_word.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct ScoreOptions {
  std::string file;
  std::string position;
  std::string rules;
  spec::Penalties penalties;
  bool json = false;
};

// The position to count, and its rules.
struct Counted {
  spec::Position position;
  answers::RecordRules rules;
  std::string state;  // the game's state; "position" if there is no game
};

absl::StatusOr<Counted> FromRows(const ScoreOptions& options) {
  ASSIGN_OR_RETURN(const auto position, answers::ParsePosition(options.position));
  ASSIGN_OR_RETURN(const auto rules,
                   spec::ParseRuleSet(options.rules.empty() ? "basic-only" : options.rules));
  return Counted{
      position, {rules, options.rules.empty() ? "the default" : "from --rules"}, "position"};
}

absl::StatusOr<Counted> FromFile(const ScoreOptions& options) {
  ASSIGN_OR_RETURN(const auto trees, formats::ReadSgfFile(options.file));
  ASSIGN_OR_RETURN(const auto record,
                   formats::ReadSgfGame(trees.front(), options.file, {{}, "", true}));
  ASSIGN_OR_RETURN(const auto rules, answers::RulesOfRecord(record, options.rules, options.file));
  for (const std::string& warning : rules.warnings) answers::PrintRecordWarning(warning);
  ASSIGN_OR_RETURN(const auto replay,
                   answers::ReplayRecord(record, rules.rules, false, options.file));
  if (replay.illegal > 0) {
    const answers::ReplayedPly& ply = replay.plies.back();
    return absl::InvalidArgumentError(absl::StrCat(
        options.file, ": ",
        ply.move.has_value()
            ? absl::StrCat("move ", ply.number, ", ", spec::ColorName(ply.move->player), " ",
                           spec::MoveName(*ply.move))
            : absl::StrCat("taking off ", spec::PointNames(ply.agreed_dead)),
        ", is illegal under ", spec::RuleSetName(rules.rules), ": ", ply.refusal->why, " (",
        ply.refusal->clause, "); hotstone explain shows more"));
  }
  return Counted{replay.game.position(), rules, answers::GameState(replay.game)};
}

int Score(const ScoreOptions& options) {
  const bool from_file = !options.file.empty();
  if (from_file == !options.position.empty()) {
    return ReportError(
        absl::InvalidArgumentError("score needs either an SGF file or --position, for example "
                                   "hotstone score --position X.O/.X./..."));
  }
  const auto counted = from_file ? FromFile(options) : FromRows(options);
  if (absl::IsNotFound(counted.status())) {
    return ReportError(absl::NotFoundError(
        absl::StrCat(std::string(counted.status().message()), PositionMeant(options.file))));
  }
  if (!counted.ok()) return ReportError(counted.status());
  const std::string board = counted->position.size().ToString();
  const std::string rules = spec::RuleSetName(counted->rules.rules);
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "score");
    if (from_file) line.Set("file", options.file);
    line.Set("board", board).Set("rules", rules).Set("rules_from", counted->rules.why);
    line.Set("state", counted->state).Set("rows", counted->position.ToRows());
    answers::SetArea(line, counted->position, counted->rules.rules, options.penalties);
    line.Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  if (from_file) std::cout << "game: " << options.file << "\n";
  std::cout << "board: " << board << "\nrules: " << rules << " (" << counted->rules.why << ")\n";
  if (counted->state == "open" || counted->state == "paused") {
    std::cout << "the game is not over: the current position is counted\n";
  }
  std::cout << "\n"
            << answers::AreaText(counted->position, counted->rules.rules, options.penalties)
            << std::flush;
  return kExitOk;
}

}  // namespace

void AddScoreCommand(Command& app, int& exit_code) {
  Command& command =
      app.AddCommand("score", "Count a position: area, shared spaces, fill-in and outcome");
  const auto options = std::make_shared<ScoreOptions>();
  command.AddOption("FILE", &options->file, "game record in SGF; its last position is counted");
  AddPositionOption(command, &options->position, "count this position instead of a record");
  command.AddOption("--rules", &options->rules,
                    "PRESET[,key=value...]; default: as in hotstone explain, or basic-only");
  // Up to the number of points of the largest board.
  command
      .AddOption("--penalty-black", &options->penalties.black,
                 "penalty points against Black, two per stone")
      .Range(0, 361);
  command.AddOption("--penalty-white", &options->penalties.white, "penalty points against White")
      .Range(0, 361);
  command.AddFlag("--json", &options->json, "one JSON object");
  command.SetFooter(
      "Every stone on the board counts as alive. In the map x and o mark surrounded spaces, - "
      "shared ones.\n"
      "Example:\n"
      "  hotstone score --position \".XXO./XX.OO/.XXOO\" --rules simplified-ing\n"
      "  hotstone score --position \"..X.O./.XX.OO/X.XOO.\" --rules ing-1996,compensation=0 "
      "--penalty-white 4\n"
      "  hotstone score tests/golden/shared-points.sgf --json");
  command.OnRun([options, &exit_code] { exit_code = Score(*options); });
}

}  // namespace hotstone::cli
