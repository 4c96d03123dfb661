// hotstone count: legal positions of a board, or games under superko.
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/numbers/number_answers.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "enumerate/numbers/border_count.h"

namespace hotstone::cli {
namespace {

constexpr char kLegalPositions[] = "legal_positions";
constexpr char kGames[] = "games";

struct CountOptions {
  std::string board;
  std::string quantity = kLegalPositions;
  std::string rules;
  std::string memory;
  bool json = false;
};

absl::StatusOr<int> Count(const CountOptions& options) {
  const bool games = options.quantity == kGames;
  if (!games && options.quantity != kLegalPositions) {
    return absl::InvalidArgumentError(
        absl::StrCat("quantity \"", options.quantity,
                     "\" is unknown; known quantities: ", kLegalPositions, ", ", kGames));
  }
  ASSIGN_OR_RETURN(auto question, answers::ParseCounted(options.board));
  ASSIGN_OR_RETURN(const auto rules,
                   spec::ParseRuleSet(options.rules.empty() ? "tromp-taylor" : options.rules));
  ASSIGN_OR_RETURN(const auto memory, answers::MemoryLimit(options.memory));

  if (games) question.games_under = rules;
  question.memory = memory;
  return ShowLong([&](Progress* progress) { return answers::AskCount(question, progress); },
                  options.json);
}

}  // namespace

void AddCountCommand(Command& app) {
  Command& command =
      app.AddCommand("count", "Count the legal positions of a board, or the games under superko");
  const auto options = std::make_shared<CountOptions>();
  command
      .AddOption(
          "--board", &options->board,
          absl::StrCat("COLSxROWS; strips may be up to ", enumerate::kMaxBorderLength, " long"))
      .Required();
  command.AddOption("--quantity", &options->quantity, "legal_positions (default) or games");
  command.AddOption(
      "--rules", &options->rules,
      "for games: PRESET[,key=value...] with cycle psk, ssk or nssk; default: tromp-taylor. "
      "Legal positions are the same under all rules");
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "A position is legal if every chain has a liberty. A game is a sequence of board plays from "
      "the "
      "empty\n"
      "board; passes are unrestricted and not counted (docs/explanation/enumeration.md).\n"
      "Example:\n"
      "  hotstone count --board 9x9\n"
      "  hotstone count --board 2x2 --quantity games --rules aga-like --json");
  command.OnRun([options] { return Count(*options); });
}

}  // namespace hotstone::cli
