// hotstone kos: the ko positions of a position or of a whole board, fighting or disturbing.
//
// With --position it shows the ko positions of one position with their classes, groups and breaths,
// and with --cycle it classifies a cycle that starts there; anything unclassified exits with code
// 3. With --board it counts all legal positions of a board: how many have a ko, how many ko
// positions are of each class, and how the texts' two ways to distinguish fighting from disturbing
// agree; with --races also which of them are ko races, and whether the plays in them are moves of
// the race. Every count comes with the first position that it counts.
//
// For example hotstone kos --position XX.XO/.XXOO/XXO.O reports for the kos at C1 and D3:
// disturbing (disturbed-death), White is dead and the disturber (ING96-G512), then who holds each
// ko, and the eyes and breaths of both groups.
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "answers/asked/situation_words.h"
#include "answers/kos/ko_answer.h"
#include "answers/kos/ko_census_answer.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct KosOptions {
  std::string board;
  std::string position;
  std::string cycle;
  answers::KoWords reading;
  std::string link;
  bool races = false;
  bool json = false;
};

absl::StatusOr<int> Kos(const KosOptions& options) {
  if (options.board.empty() == options.position.empty()) {
    return answers::BoardOrPosition(options.board, options.position, "kos").status();
  }
  if (!options.board.empty() && !options.cycle.empty()) {
    return absl::InvalidArgumentError("--cycle needs --position, the position in which it starts");
  }
  if (!options.position.empty() && options.races) {
    return absl::InvalidArgumentError("--races counts positions, and needs --board");
  }
  if (options.position.empty()) {
    return ShowAnswer(
        answers::AskKoCensus(options.board, options.reading, options.races, options.link),
        options.json);
  }
  ASSIGN_OR_RETURN(const auto rules, answers::KoRulesFrom(options.reading, !options.cycle.empty()));
  ASSIGN_OR_RETURN(const auto position, answers::ParsePosition(options.position));
  return ShowAnswer(answers::AskKos(position, rules, options.cycle, options.link), options.json);
}

}  // namespace

void AddKosCommand(Command& app) {
  Command& command =
      app.AddCommand("kos", "Classify ko positions as fighting, disturbing or unclassified");
  const auto options = std::make_shared<KosOptions>();
  command.AddOption(
      "--board", &options->board,
      "COLSxROWS, up to 12 points: count the ko positions in all its legal positions");
  AddPositionOption(command, &options->position, "show its ko positions, their groups and breaths");
  command.AddOption(
      "--cycle", &options->cycle,
      "moves that lead from the position back to it, B:A1 W:pass ...: say who disturbs");
  command.AddOption("--rules", &options->reading.rules,
                    "PRESET[,key=value...]: classify kos as this rule set does (keys settled, "
                    "cyclic, class_by and disturber_by)");
  command.AddOption(
      "--class-by", &options->reading.class_by,
      "what says whether life and death are settled (ING96-R4): breath; removal: a ko "
      "is fighting if the first move decides the fate of a stone around it; or "
      "removal-decides: if it matters whether the ko may be taken now; up to 18 "
      "points; default: breath");
  command.AddOption(
      "--settled", &options->reading.settled,
      "what the kos of a settled position cannot change (ING96-G515): life (life and death "
      "only) or outcome (the score, too); default: life");
  command.AddOption("--cyclic", &options->reading.cyclic,
                    "unclassified or disturbing: the class of a --cycle of ko stones whose shape "
                    "has none, such as a "
                    "round-robin ko (ING96-AFTERWORD-rare-kos); default: unclassified");
  AddLinkOption(command, &options->link);
  command.AddFlag("--races", &options->races,
                  "with --board: count which ko positions are ko races, and which plays in them "
                  "are moves of the race");
  command.AddFlag("--json", &options->json, "one JSON object");
  command.SetFooter(
      "docs/explanation/ko-classes.md explains the classes. --rules ing-1996 means --settled "
      "outcome "
      "--cyclic\n"
      "disturbing; the other Ing presets mean --settled outcome.\n"
      "Exit codes: 0 counted or classified, 2 bad input, 3 unclassified, or classes by removal are "
      "out of reach.\n"
      "Example:\n"
      "  hotstone kos --board 3x3\n"
      "  hotstone kos --position XX.XO/.XXOO/XXO.O\n"
      "  hotstone kos --board 3x3 --class-by removal\n"
      "  hotstone kos --rules ing-1996 --position XX.XO/.XXOO/XXO.O\n"
      "  hotstone kos --position XX.XOO/.XXOO./XXO.OO --cycle 'B:D1 W:C3 B:pass W:C1 B:D3 W:pass'\n"
      "  hotstone kos --position XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO --cyclic disturbing --cycle "
      "'B:D1 "
      "W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2'");
  command.OnRun([options] { return Kos(*options); });
}

}  // namespace hotstone::cli
