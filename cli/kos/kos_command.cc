// hotstone kos: the ko positions of a position or of a whole board, fighting or disturbing.
//
// OnePosition prints the ko positions of one position with their classes, groups and breaths, and, with
// --cycle, classifies a cycle that starts there; something unclassified ends with code 3. Census counts all
// legal positions of a board: how many have a ko, how many ko positions are of each class, and how the two
// ways agree in which the texts draw the line between fighting and disturbing; with --races also which of
// them are ko races, and whether the plays in them are moves of the race. Every count comes with the first
// position that it counts.
//
// For example hotstone kos --position XX.XO/.XXOO/XXO.O says of the kos at C1 and D3: disturbing
// (disturbed-death), White is dead and the disturber (ING96-G512), then who holds each ko, and the eyes and
// breaths of both groups.
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/version.h"
#include "cli/kos/ko_answer.h"
#include "cli/kos/ko_census.h"
#include "cli/kos/ko_report.h"
#include "cli/terminal/board_picture.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

using formats::JsonLine;

struct KosOptions {
  std::string board;
  std::string position;
  std::string cycle;
  std::string rules;
  std::string settled;
  std::string cyclic;
  bool races = false;
  bool json = false;
};

void SetTally(JsonLine& json, const std::string& key, const Tally& tally) {
  JsonLine object;
  object.Set("count", tally.count);
  tally.rows.empty() ? object.SetNull("first") : object.Set("first", tally.rows);
  if (!tally.move.empty()) object.Set("play", tally.move);
  json.Set(key, object);
}

std::string RaceKey(const std::optional<spec::NoRace>& reason) {
  return reason.has_value() ? std::string(spec::NoRaceName(*reason)) : "race";
}

void PrintCensus(const KoCensus& census, bool races) {
  const auto print = [](const std::string& what, const Tally& tally) {
    std::cout << absl::StrFormat("  %-42s %9d", what, tally.count);
    if (tally.count > 0) std::cout << "  first " << tally.rows;
    if (!tally.move.empty()) std::cout << " " << tally.move;
    std::cout << "\n";
  };
  std::cout << "legal positions: " << census.legal << "\nwith a ko: " << census.with_ko
            << "\nko positions: " << census.ko_positions << "\n\nclass:\n";
  for (const auto& [name, tally] : census.verdicts) print(name, tally);
  std::cout << "\nlife and death settled (ING96-G515), breaths balanced (ING96-G507):\n";
  print("open, not balanced: fighting", census.open_unbalanced);
  print("settled, balanced: disturbing", census.settled_balanced);
  print("settled, not balanced: both", census.settled_unbalanced);
  print("open, balanced: neither", census.open_balanced);
  print("unclassified", census.unclassified);
  if (!races) return;
  std::cout << "\nko races (a reason where a ko position is none):\n";
  for (const auto& [reason, tally] : census.races) print(RaceKey(reason), tally);
  std::cout << "\nplays in races, and what the race makes of them:\n";
  for (const auto& [step, tally] : census.steps) {
    print(absl::StrCat(std::string(spec::RaceMoveName(step.first)), ": ",
                       std::string(spec::RaceStepName(step.second))),
          tally);
  }
}

int Census(const KosOptions& options, const spec::CycleReading& reading) {
  const auto size = spec::ParseBoardSize(options.board);
  if (!size.ok()) return ReportError(size.status());
  if (size->points() > kMostCensusPoints) {
    return ReportError(absl::UnimplementedError(
        absl::StrCat("kos counts boards of up to ", kMostCensusPoints, " points, ", size->ToString(), " has ",
                     size->points(), "; --position takes any board")));
  }
  const auto began = std::chrono::steady_clock::now();
  const KoCensus census = CountKos(*size, reading.settled, options.races);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  if (!options.json) {
    std::cout << "board: " << size->ToString() << "\n";
    PrintCensus(census, options.races);
    std::cout << absl::StrFormat("(%.2f s)\n", seconds);
    return kExitOk;
  }
  JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "kos").Set("board", size->ToString());
  line.Set("legal", census.legal).Set("with_ko", census.with_ko).Set("ko_positions", census.ko_positions);
  JsonLine verdicts;
  for (const auto& [name, tally] : census.verdicts) SetTally(verdicts, name, tally);
  line.Set("classes", verdicts);
  SetTally(line, "fighting_only", census.open_unbalanced);
  SetTally(line, "disturbing_only", census.settled_balanced);
  SetTally(line, "both", census.settled_unbalanced);
  SetTally(line, "neither", census.open_balanced);
  SetTally(line, "unclassified", census.unclassified);
  if (options.races) {
    JsonLine races;
    for (const auto& [reason, tally] : census.races) SetTally(races, RaceKey(reason), tally);
    JsonLine steps;
    for (const auto& [step, tally] : census.steps) {
      SetTally(steps,
               absl::StrCat(std::string(spec::RaceMoveName(step.first)), ":",
                            std::string(spec::RaceStepName(step.second))),
               tally);
    }
    line.Set("races", races).Set("race_plays", steps);
  }
  line.Set("seconds", seconds).Set("version", kVersion);
  std::cout << line.ToString() << "\n";
  return kExitOk;
}

int OnePosition(const KosOptions& options, const spec::CycleReading& reading) {
  const auto position = ParsePosition(options.position);
  if (!position.ok()) return ReportError(position.status());
  const auto answer = AskKos(*position, reading, options.cycle);
  if (!answer.ok()) return ReportError(answer.status());
  if (options.json) {
    std::cout << KoAnswerJson(*answer).ToString() << "\n";
  } else {
    std::cout << BoardPicture(*position);
    if (answer->found.empty()) std::cout << "no ko\n";
    for (const spec::KoPosition& one : answer->found) {
      std::cout << KoPositionText(*position, one, reading.settled);
    }
    if (answer->verdict.has_value()) std::cout << CycleVerdictText(*answer->cycle, *answer->verdict);
  }
  return answer->unclear ? kExitUnknown : kExitOk;
}

int Kos(const KosOptions& options) {
  if (options.board.empty() == options.position.empty()) {
    return ReportError(BoardOrPosition(options.board, options.position, "kos").status());
  }
  if (!options.board.empty() && !options.cycle.empty()) {
    return ReportError(absl::InvalidArgumentError("--cycle needs --position, where it starts"));
  }
  if (!options.position.empty() && options.races) {
    return ReportError(absl::InvalidArgumentError("--races needs --board: it counts"));
  }
  const auto reading = KoReading(options.rules, options.settled, options.cyclic, !options.cycle.empty());
  if (!reading.ok()) return ReportError(reading.status());
  return options.board.empty() ? OnePosition(options, *reading) : Census(options, *reading);
}

}  // namespace

void AddKosCommand(Command& app, int& exit_code) {
  Command& command =
      app.AddCommand("kos", "Ko positions and their class: fighting, disturbing or unclassified");
  const auto options = std::make_shared<KosOptions>();
  command.AddOption("--board", &options->board,
                    "COLSxROWS: count the ko positions of all its legal positions, up to 12 points");
  AddPositionOption(command, &options->position, "its ko positions, their groups and breaths");
  command.AddOption("--cycle", &options->cycle,
                    "moves that lead from the position back to it, B:A1 W:pass ...: who disturbs");
  command.AddOption(
      "--rules", &options->rules,
      "PRESET[,key=value...]: read kos as this rule set does (its keys settled, cyclic and disturber_by)");
  command.AddOption("--settled", &options->settled,
                    "life or outcome: what the kos of a settled position cannot alter (ING96-G515), life and "
                    "death or the score, too; default life");
  command.AddOption(
      "--cyclic", &options->cyclic,
      "unclassified or disturbing: what a --cycle of ko stones is whose shape has no class, such "
      "as a round-robin ko (ING96-AFTERWORD-rare-kos); default unclassified");
  command.AddFlag("--races", &options->races,
                  "with --board: which ko positions are ko races, and which plays in them moves of the race");
  command.AddFlag("--json", &options->json, "one JSON object");
  command.SetFooter(
      "What the classes mean: docs/explanation/ko-classes.md. --rules ing-1996 is --settled outcome --cyclic "
      "disturbing,\n"
      "the other Ing presets are --settled outcome.\n"
      "Exit codes: 0 counted or classified, 2 bad input, 3 unclassified, or too large a board.\n"
      "Example:\n"
      "  hotstone kos --board 3x3\n"
      "  hotstone kos --position XX.XO/.XXOO/XXO.O\n"
      "  hotstone kos --rules ing-1996 --position XX.XO/.XXOO/XXO.O\n"
      "  hotstone kos --position XX.XOO/.XXOO./XXO.OO --cycle 'B:D1 W:C3 B:pass W:C1 B:D3 W:pass'\n"
      "  hotstone kos --position XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO --cyclic disturbing --cycle "
      "'B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2'");
  command.OnRun([options, &exit_code] { exit_code = Kos(*options); });
}

}  // namespace hotstone::cli
