// hotstone score: the count of a position, or of the last position of a game record.
#include <memory>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/records/score_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
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

absl::StatusOr<int> Score(const ScoreOptions& options) {
  const bool from_file = !options.file.empty();
  if (from_file == !options.position.empty()) {
    return absl::InvalidArgumentError(
        "score needs either an SGF file or --position, for example hotstone score --position "
        "X.O/.X./...");
  }
  auto answer = from_file ? answers::AskScoreOfFile(options.file, options.rules)
                          : answers::AskScoreOfPosition(options.position, options.rules);
  if (absl::IsNotFound(answer.status())) {
    return absl::NotFoundError(
        absl::StrCat(std::string(answer.status().message()), answers::PositionMeant(options.file)));
  }
  if (answer.ok()) answer->penalties = options.penalties;
  return ShowAnswer(answer, options.json);
}

}  // namespace

void AddScoreCommand(Command& app) {
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
  command.OnRun([options] { return Score(*options); });
}

}  // namespace hotstone::cli
