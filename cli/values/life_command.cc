// hotstone life: the fate of every chain of a position, or of all stones of a board, by removal.
//
// ING96-R4: stones that can be removed are dead, stones that cannot are alive; verified by removal.
// The command asks that of one chain at a time, with either player to move first
// (answers/life/life_answer.h).
//
// For example, hotstone life --board 3x3 says that of the 69,112 stones in the legal positions of
// 3x3, 19,128 are dead and 22,212 alive no matter who moves first.
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/life/life_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/fates/fates.h"
#include "certify/strategy.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct LifeOptions {
  std::string board;
  std::string position;
  std::string rules = "basic-only";
  std::string memory;
  std::string rule_from;
  std::string certificates;
  std::string table;
  int rule_steps = 0;
  int threads = 1;
  uint64_t nodes = answers::LifeSearchLimits{}.nodes;
  bool kos = false;
  bool presets = false;
  bool lines = false;
  bool search = false;
  bool json = false;
};

absl::Status WriteCertificates(const std::string& folder, const answers::LifeAnswer& answer) {
  for (const answers::NamedFates& one : answers::FatesOf(answer)) {
    const auto path = std::filesystem::path(folder) / one.name;
    RETURN_IF_ERROR(certify::WriteFates(path.string(), *one.fates));
  }
  for (const answers::NamedStrategy& one : answers::StrategiesOf(answer)) {
    const auto path = std::filesystem::path(folder) / one.name;
    RETURN_IF_ERROR(certify::WriteStrategy(path.string(), *one.strategy));
  }
  return absl::OkStatus();
}

absl::StatusOr<int> Life(const LifeOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  ASSIGN_OR_RETURN(const auto position,
                   answers::BoardOrPosition(options.board, options.position, "life"));
  if (options.kos && !options.position.empty()) {
    return absl::InvalidArgumentError(
        "life: --kos counts the ko positions of a whole --board; hotstone kos classifies those of "
        "a --position");
  }
  answers::LifeQuestion question{rules, options.memory, options.threads, options.kos};
  if (!options.rule_from.empty()) {
    ASSIGN_OR_RETURN(question.rule_from, spec::ParseBoardSize(options.rule_from));
    if (!options.kos) return absl::InvalidArgumentError("life: --rule-from goes with --kos");
  }
  if (options.rule_steps > 0 && !options.kos)
    return absl::InvalidArgumentError("life: --rule-steps goes with --kos");
  question.rule_steps = options.rule_steps;
  if (!options.certificates.empty()) {
    if (options.position.empty()) {
      return absl::InvalidArgumentError("life: --certificates goes with --position");
    }
    RETURN_IF_ERROR(PrepareFolder("--certificates", options.certificates));
  }
  for (const auto& [given, name] :
       {std::pair(options.presets, "--presets"), std::pair(options.lines, "--lines"),
        std::pair(!options.table.empty(), "--table"), std::pair(options.search, "--search")}) {
    if (given && options.position.empty()) {
      return absl::InvalidArgumentError(absl::StrCat("life: ", name, " goes with --position"));
    }
  }
  question.presets = options.presets;
  question.table = options.table;
  question.lines = options.lines;
  question.by_search = options.search;
  question.search.nodes = options.nodes;
  question.search.strategies = !options.certificates.empty();
  if (options.position.empty()) {
    const auto count = [&](Progress* progress) {
      return answers::AskLifeCounts(position.size(), question, progress);
    };
    return ShowLong(count, options.json);
  }
  answers::TerminalProgress progress;
  ASSIGN_OR_RETURN(const auto answer, answers::AskLife(position, question, &progress));
  progress.Clear();
  if (!options.certificates.empty()) {
    RETURN_IF_ERROR(WriteCertificates(options.certificates, answer));
  }
  return Show(Describe(answer), options.json);
}

}  // namespace

void AddLifeCommand(Command& app) {
  const auto options = std::make_shared<LifeOptions>();
  Command& command =
      app.AddCommand("life", "Decide by removal which stones are dead, alive, or neither");
  command.AddOption("--board", &options->board, "COLSxROWS: count the stones of all its positions");
  AddPositionOption(command, &options->position, "show the fate of each of its chains instead");
  command.AddOption("--rules", &options->rules, "A rule set; one with history needs --position")
      .ShowDefault();
  AddThreadsOption(command, &options->threads,
                   "Of the whole board, without --table; the result does not depend on it");
  AddMemoryOption(command, &options->memory);
  command.AddFlag(
      "--kos", &options->kos,
      "with --board: also compare the classes of ko positions by breaths with the fates "
      "of their groups, and say what the best rule over breaths could do");
  command.AddOption("--rule-from", &options->rule_from,
                    "COLSxROWS, with --kos: try the best rule over breaths of that board on this");
  command
      .AddOption("--rule-steps", &options->rule_steps,
                 "with --kos: also find the best list of up to 3 tests of one count each")
      .Range(0, 3);
  command
      .AddOption("--nodes", &options->nodes,
                 "with --position: limit of each search; beyond it an answer is unknown")
      .Range(uint64_t{1}, uint64_t{1'000'000'000})
      .ShowDefault();
  Option& certificates = command.AddOption(
      "--certificates", &options->certificates,
      "with --position: write to this folder, for hotstone-certify, certificates of the "
      "fates, unless they are too large, and the strategies of searches");
  Option& table =
      command
          .AddOption("--table", &options->table,
                     "with --position: read the fates from this file, made by table build --fates")
          .Excludes(certificates);
  command
      .AddFlag("--search", &options->search,
               "with --position: search instead of making a table, in less time and memory")
      .Excludes(table);
  command.AddFlag("--presets", &options->presets,
                  "with --position: also search what each preset that remembers the game makes of "
                  "the chains that hang");
  command.AddFlag("--lines", &options->lines,
                  "with --position: also show a line of play for each answer that takes moves to "
                  "force, in which the winner plays by a strategy that was checked");
  command.AddFlag("--json", &options->json, "Print one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "A chain is dead if it is removed no matter who moves first, alive if it is kept, and by\n"
      "turn if the first move decides. It is hanging if, in one case or in both, neither player "
      "can\n"
      "force his way in finite time, so that a rule about long cycles decides. The players fight "
      "about this chain alone.\n"
      "Positions of more than 18 points, and those under rules with history, are searched, unless "
      "there is a --table. A search says that alive and hanging chains\n"
      "alike stay, and calls unsettled a chain that is removed only if its attacker "
      "moves\n"
      "first. Beyond 64 points it sees only unconditional life (Benson), atari and ladders.\n"
      "Exit codes: 0 answered, 2 bad input or a whole board of more than 21 points, 3 something "
      "is\n"
      "unknown, a certificate is too large, or a whole board has rules with history.\n"
      "Example: hotstone life --position .XOO/X.OX/.XX.\n"
      "         hotstone life --position .XOO/X.OX/.XX. --lines\n"
      "         hotstone life --position XX.XO/.XXOO/XXO.O --presets\n"
      "         hotstone life --position XX.XOO/.XXOO./XXO.OO --rules ing-1996\n"
      "         hotstone life --board 4x3 --kos --rule-from 3x3 --rule-steps 2");
  command.OnRun([options] { return Life(*options); });
}

}  // namespace hotstone::cli
