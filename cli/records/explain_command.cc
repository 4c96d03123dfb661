// hotstone explain: a game record, move by move, with the clause for each verdict.
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/records/forced_values.h"
#include "answers/records/replay_report.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::cli {
namespace {

struct ExplainOptions {
  std::string file;
  std::string rules;
  std::string charset;
  std::string line;
  int game = 1;
  int from = 1;
  int to = 0;
  std::string table;
  bool all = false;
  bool json = false;
  bool diagrams = false;
  bool keep_going = false;
};

// Prints the report on one line of the game. Returns whether every move is legal.
absl::StatusOr<bool> ExplainLine(const ExplainOptions& options, const answers::TableAdvice* advice,
                                 const formats::SgfTree& tree, int games,
                                 const formats::SgfLine& line, int number, int lines) {
  ASSIGN_OR_RETURN(const auto record,
                   formats::ReadSgfGame(tree, options.file, {line, options.charset, true}));
  ASSIGN_OR_RETURN(const auto rules, answers::RulesOfRecord(record, options.rules, options.file));
  ASSIGN_OR_RETURN(const auto replay,
                   answers::ReplayRecord(record, rules.rules, options.keep_going, options.file));
  const auto moves = std::count_if(record.plies.begin(), record.plies.end(),
                                   [](const formats::SgfPly& ply) { return ply.move.has_value(); });
  // With --all a line may end before it.
  if (!options.all && options.from > 1 && options.from > moves) {
    return absl::InvalidArgumentError(absl::StrCat("--from ", options.from, ": the line has ",
                                                   moves, moves == 1 ? " move" : " moves"));
  }
  std::optional<answers::ForcedValues> forced;
  if (advice != nullptr) {
    const auto start = spec::StartOf(rules.rules, record.setup, record.FirstToMove());
    ASSIGN_OR_RETURN(auto found, answers::FindForcedLosses(*advice, rules.rules, start, replay));
    forced = std::move(found);
  }
  const answers::ReplayReport report{options.file,
                                     record,
                                     rules,
                                     replay,
                                     options.game,
                                     games,
                                     formats::SgfLineName(line),
                                     number,
                                     lines,
                                     options.diagrams,
                                     options.from,
                                     options.to};
  if (options.json) {
    formats::JsonLine json = answers::ReplayJson(report);
    if (forced.has_value())
      json.Set("forced_values", answers::ForcedJson(*forced, *advice, options.table));
    std::cout << json.ToString() << "\n" << std::flush;
  } else {
    // The ignored properties are the same for every line, so they are reported once.
    if (number <= 1) {
      for (const std::string& warning : record.warnings) answers::PrintRecordWarning(warning);
      for (const std::string& warning : rules.warnings) answers::PrintRecordWarning(warning);
    }
    std::cout << (number > 1 ? "\n" : "") << answers::ReplayText(report);
    if (forced.has_value()) std::cout << answers::ForcedText(*forced, *advice, options.table);
    std::cout << std::flush;
  }
  return replay.illegal == 0;
}

absl::Status CheckOptions(const ExplainOptions& options) {
  if (options.all && !options.line.empty()) {
    return absl::InvalidArgumentError("--all cannot be combined with --line");
  }
  if (options.game < 1) return absl::InvalidArgumentError("--game numbers the games from 1");
  if (options.from < 1 || options.to < 0 || (options.to > 0 && options.to < options.from)) {
    return absl::InvalidArgumentError(
        "--from and --to are move numbers from 1, and --to must not be below --from");
  }
  if (options.charset.empty()) return absl::OkStatus();
  const auto charset = formats::FindSgfCharset(options.charset);
  if (charset.ok()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("--charset: ", std::string(charset.status().message())));
}

int Explain(const ExplainOptions& options) {
  if (const auto status = CheckOptions(options); !status.ok()) return ReportError(status);
  const auto trees = formats::ReadSgfFileAs(options.file, options.charset);
  if (!trees.ok()) return ReportError(trees.status());
  const int games = static_cast<int>(trees->size());
  if (options.game > games) {
    return ReportError(absl::InvalidArgumentError(
        absl::StrCat(options.file, ": no game ", options.game, "; the file has ", games,
                     games == 1 ? " game" : " games")));
  }
  std::optional<answers::TableAdvice> advice;
  if (!options.table.empty()) {
    auto opened = answers::TableAdvice::Open(options.table);
    if (!opened.ok()) return ReportError(opened.status());
    advice = *std::move(opened);
  }
  const formats::SgfTree& tree = (*trees)[static_cast<size_t>(options.game) - 1];
  auto lines = formats::SgfLines(tree);
  if (!lines.ok() && options.all) {
    return ReportError(
        absl::Status(lines.status().code(),
                     absl::StrCat(options.file, ": ", std::string(lines.status().message()))));
  }
  // If there are too many to list, there is still more than one.
  const int count =
      lines.ok() ? static_cast<int>(lines->size()) : static_cast<int>(tree.nodes.size());
  bool all_legal = true;
  if (!options.all) {
    formats::SgfLine line;
    if (!options.line.empty()) {
      const auto named = formats::ParseSgfLine(options.line);
      if (!named.ok()) return ReportError(named.status());
      line = *named;
    } else if (lines.ok()) {
      line = lines->front();
    }
    lines = std::vector<formats::SgfLine>{line};
  }
  for (size_t i = 0; i < lines->size(); ++i) {
    const auto legal = ExplainLine(options, advice.has_value() ? &*advice : nullptr, tree, games,
                                   (*lines)[i], options.all ? static_cast<int>(i) + 1 : 0, count);
    if (!legal.ok()) {
      return ReportError(absl::Status(
          legal.status().code(), formats::PrintableText(std::string(legal.status().message()))));
    }
    all_legal &= *legal;
  }
  return all_legal ? kExitOk : kExitFails;
}

}  // namespace

void AddExplainCommand(Command& app, int& exit_code) {
  Command& command =
      app.AddCommand("explain", "Replay a game record and cite the clause behind every verdict");
  const auto options = std::make_shared<ExplainOptions>();
  command.AddOption("FILE", &options->file, "game record in SGF (FF[1] to FF[4])").Required();
  command.AddOption(
      "--rules", &options->rules,
      "PRESET[,key=value...]; default: RU of the record if it names known rules "
      "(docs/howto/explain-games.md), basic-only if it has none, with KM and HA of the record");
  command.AddOption("--game", &options->game, "number of the game in the file, from 1")
      .ShowDefault();
  command.AddFlag("--all", &options->all,
                  "explain every line of the game from its root to a leaf, not only the main line");
  command.AddOption(
      "--line", &options->line,
      "explain one line, named by the variation it takes at each branch, for example 1.2");
  command.AddOption("--from", &options->from, "show the moves from this number on").ShowDefault();
  command.AddOption("--to", &options->to, "show the moves up to this number; all are judged");
  command.AddOption("--charset", &options->charset, "character set of the texts, overriding CA");
  command.AddOption(
      "--table", &options->table,
      "stored table of the board (hotstone table build): name the moves that gave away what "
      "their player could force");
  command.AddFlag("--json", &options->json,
                  "print one JSON object (with --all: one per line of play)");
  command.AddFlag("--diagrams", &options->diagrams,
                  "print a diagram after every board play (with --json: rows)");
  command.AddFlag("--keep-going", &options->keep_going,
                  "skip an illegal move and judge the rest, instead of stopping there");
  command.SetFooter(
      "An illegal move is not applied. HA[n] without set-up stones means n - 1 mandatory passes of "
      "White.\n"
      "A setup after the first move starts a new history.\n"
      "Exit codes: 0 every move is legal, 1 a move is illegal, 2 bad input.\n"
      "Example:\n"
      "  hotstone explain tests/golden/simple-ko.sgf --diagrams\n"
      "  hotstone explain tests/golden/simple-ko.sgf --rules tromp-taylor --keep-going --json\n"
      "  hotstone explain tests/data/sgf/collection.sgf --game 2");
  command.OnRun([options, &exit_code] { exit_code = Explain(*options); });
}

}  // namespace hotstone::cli
