// hotstone explain: a game record, move by move, with the clause for each verdict.
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include "absl/strings/str_cat.h"
#include "answers/records/explain_answer.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::cli {
namespace {

struct ExplainOptions {
  answers::ExplainQuestion question;
  std::string line;
  bool all = false;
  bool json = false;
};

absl::Status CheckOptions(const ExplainOptions& options) {
  const answers::ExplainQuestion& question = options.question;
  if (options.all && !options.line.empty()) {
    return absl::InvalidArgumentError("--all cannot be combined with --line");
  }
  if (question.game < 1) return absl::InvalidArgumentError("--game numbers the games from 1");
  if (question.from < 1 || question.to < 0 || (question.to > 0 && question.to < question.from)) {
    return absl::InvalidArgumentError(
        "--from and --to are move numbers from 1, and --to must not be below --from");
  }
  if (question.charset.empty()) return absl::OkStatus();
  const auto charset = formats::FindSgfCharset(question.charset);
  if (charset.ok()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("--charset: ", std::string(charset.status().message())));
}

// Explains the chosen lines one after the other. Returns the exit code.
absl::StatusOr<int> Explain(ExplainOptions& options) {
  RETURN_IF_ERROR(CheckOptions(options));
  answers::ExplainQuestion& question = options.question;
  ASSIGN_OR_RETURN(const auto trees, formats::ReadSgfFileAs(question.source, question.charset));
  question.games = static_cast<int>(trees.size());
  if (question.game > question.games) {
    return absl::InvalidArgumentError(absl::StrCat(question.source, ": no game ", question.game,
                                                   "; the file has ",
                                                   Counted(question.games, "game")));
  }
  std::optional<answers::TableAdvice> advice;
  if (!question.table.empty()) {
    ASSIGN_OR_RETURN(advice, answers::TableAdvice::Open(question.table));
    question.advice = &*advice;
  }
  const formats::SgfTree& tree = trees[static_cast<size_t>(question.game) - 1];
  const auto chosen = answers::ChooseLines(tree, options.line, options.all);
  if (!chosen.ok()) {
    return absl::Status(chosen.status().code(),
                        absl::StrCat(options.all ? question.source + ": " : "",
                                     std::string(chosen.status().message())));
  }
  int exit_code = kExitOk;
  for (size_t i = 0; i < chosen->lines.size(); ++i) {
    const auto answer = answers::AskExplain(tree, *chosen, i, question);
    if (!answer.ok()) {
      return absl::Status(answer.status().code(),
                          formats::PrintableText(std::string(answer.status().message())));
    }
    // The ignored properties are the same for every line, so they are reported once.
    if (!options.json && i == 0) {
      for (const std::string& warning : answer->record.warnings)
        answers::PrintRecordWarning(warning);
      for (const std::string& warning : answer->rules.warnings)
        answers::PrintRecordWarning(warning);
    }
    if (!options.json && i > 0) std::cout << "\n";
    exit_code = std::max(exit_code, Show(Describe(*answer), options.json));
    std::cout << std::flush;
  }
  return exit_code;
}

}  // namespace

void AddExplainCommand(Command& app) {
  Command& command =
      app.AddCommand("explain", "Replay a game record and cite the clause behind every verdict");
  const auto options = std::make_shared<ExplainOptions>();
  command.AddOption("FILE", &options->question.source, "game record in SGF (FF[1] to FF[4])")
      .Required();
  command.AddOption(
      "--rules", &options->question.rules,
      "PRESET[,key=value...]; default: RU of the record if it names known rules "
      "(docs/howto/explain-games.md), basic-only if it has none, with KM and HA of the record");
  command.AddOption("--game", &options->question.game, "number of the game in the file, from 1")
      .ShowDefault();
  command.AddFlag("--all", &options->all,
                  "explain every line of the game from its root to a leaf, not only the main line");
  command.AddOption(
      "--line", &options->line,
      "explain one line, named by the variation it takes at each branch, for example 1.2");
  command.AddOption("--from", &options->question.from, "show the moves from this number on")
      .ShowDefault();
  command.AddOption("--to", &options->question.to,
                    "show the moves up to this number; all are judged");
  command.AddOption("--charset", &options->question.charset,
                    "character set of the texts, overriding CA");
  command.AddOption(
      "--table", &options->question.table,
      "stored table of the board (hotstone table build): name the moves that gave away what "
      "their player could force");
  AddLinkOption(command, &options->question.link);
  command.AddFlag("--json", &options->json,
                  "print one JSON object (with --all: one per line of play)");
  command.AddFlag("--diagrams", &options->question.diagrams,
                  "print a diagram after every board play (with --json: rows)");
  command.AddFlag("--keep-going", &options->question.keep_going,
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
  command.OnRun([options] { return Explain(*options); });
}

}  // namespace hotstone::cli
