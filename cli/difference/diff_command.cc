// hotstone diff: where two rule sets permit different plays.
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/asked/limits.h"
#include "answers/difference/diff_report.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/difference/rule_difference.h"
#include "enumerate/difference/shortest_difference.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"

namespace hotstone::cli {
namespace {

using enumerate::RuleDifference;
using enumerate::ShortestDifference;

struct DiffOptions {
  std::vector<std::string> rules;
  std::string board;
  int max_plies = 20;
  uint64_t max_games = enumerate::DifferenceLimits{}.max_games;
  std::string out;
  bool json = false;
};

// Replays the moves and judges every board play at their end. Internal if a move is refused or
// nothing differs, which would be a bug in the search.
absl::StatusOr<answers::Replayed> Replay(const std::vector<spec::RuleSet>& rules,
                                         const spec::Position& setup, spec::Color to_move,
                                         const std::vector<enumerate::BitMove>& moves) {
  answers::Replayed replayed;
  for (const spec::RuleSet& set : rules) {
    ASSIGN_OR_RETURN(auto game, spec::Game::Create(set, setup, to_move));
    replayed.games.push_back(std::move(game));
  }
  for (const enumerate::BitMove bits : moves) {
    const spec::Move move{replayed.games[0].to_move(), enumerate::ToSpec(bits, setup.size())};
    for (spec::Game& game : replayed.games) {
      if (!game.Play(move).legal()) {
        return absl::InternalError(absl::StrCat("the interpreter refuses ", spec::MoveName(move),
                                                " under ", spec::RuleSetName(game.rules()),
                                                "; this is a bug in hotstone"));
      }
    }
    replayed.moves.push_back(move);
  }
  for (int i = 0; i < setup.size().points(); ++i) {
    const spec::Move move{replayed.games[0].to_move(), setup.size().At(i)};
    const spec::Ruling first = replayed.games[0].Judge(move);
    const spec::Ruling second = replayed.games[1].Judge(move);
    if (first.legal() == second.legal()) continue;
    replayed.differing.push_back(
        {move, first.legal() ? size_t{0} : size_t{1}, first.legal() ? second : first});
  }
  if (replayed.differing.empty() || replayed.games[0].ended() || replayed.games[1].ended()) {
    return absl::InternalError("the interpreter finds no difference; this is a bug in hotstone");
  }
  return replayed;
}

absl::StatusOr<std::vector<spec::RuleSet>> TwoRuleSets(const DiffOptions& options) {
  auto rules = answers::CollectRuleSets(options.rules);
  if (!rules.ok()) return rules.status();
  if (rules->size() != 2) {
    return absl::InvalidArgumentError(absl::StrCat(
        "diff compares two rule sets, not ", rules->size(),
        ": --rules A --rules B, for example --rules ing-1996-recycling --rules tromp-taylor"));
  }
  return rules;
}

int Diff(const DiffOptions& options) {
  const auto rules = TwoRuleSets(options);
  if (!rules.ok()) return ReportError(rules.status());
  const auto size = spec::ParseBoardSize(options.board);
  if (!size.ok()) return ReportError(size.status());
  const auto grid = enumerate::Grid::Create(size->cols(), size->rows());
  if (!grid.ok()) return ReportError(grid.status());
  constexpr int kMostPlies = 1000;
  if (options.max_plies < 0 || options.max_plies > kMostPlies) {
    return ReportError(absl::InvalidArgumentError(absl::StrCat(
        "--max-plies ", options.max_plies, " is not a number from 0 to ", kMostPlies)));
  }
  if (options.max_games == 0) {
    return ReportError(
        absl::InvalidArgumentError("--max-games 0 leaves nothing to search; it must be 1 or more"));
  }
  for (const spec::RuleSet& set : *rules) {
    if (const auto known = enumerate::OnePlyRules::From(set); !known.ok())
      return ReportError(known.status());
  }
  std::optional<WholeFile> out;
  if (const auto status = CreateIfNamed(options.out, out); !status.ok()) return ReportError(status);

  answers::TerminalProgress progress;
  const auto began = std::chrono::steady_clock::now();
  enumerate::DifferenceLimits limits;
  limits.max_plies = options.max_plies;
  limits.max_games = options.max_games;
  answers::Comparison comparison{
      *size,
      *rules,
      CountRuleDifference(*grid, (*rules)[0], (*rules)[1], &progress),
      std::nullopt,
      FindShortestDifference(*grid, (*rules)[0], (*rules)[1], limits, &progress),
      std::nullopt};
  const double seconds = SecondsSince(began);
  progress.Clear();

  if (comparison.count.ok() && comparison.count->example.has_value()) {
    auto example = Replay(*rules, enumerate::ToSpec(comparison.count->example->before, *size),
                          spec::Color::kBlack, {comparison.count->example->move});
    if (!example.ok()) return ReportError(example.status());
    comparison.example = *std::move(example);
  }
  if (comparison.shortest.ok() && comparison.shortest->kind == ShortestDifference::Kind::kFound) {
    auto game =
        Replay(*rules, spec::Position(*size), spec::Color::kBlack, comparison.shortest->moves);
    if (!game.ok()) return ReportError(game.status());
    comparison.game = *std::move(game);
  }
  if (out.has_value() && comparison.game.has_value()) {
    const auto record = formats::SgfRecord(comparison.rules[0], spec::Position(comparison.size),
                                           spec::Color::kBlack, comparison.game->moves);
    if (const auto status = out->FinishWith(formats::WriteSgf(record)); !status.ok())
      return ReportError(status);
  }

  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "diff").Set("board", size->ToString());
    line.Set("rules_a", spec::RuleSetName((*rules)[0]))
        .Set("rules_b", spec::RuleSetName((*rules)[1]));
    answers::SetCountJson(line, comparison);
    answers::SetShortestJson(line, comparison);
    line.Set("seconds", seconds).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << "board: " << size->ToString() << "\nA: " << spec::RuleSetName((*rules)[0])
              << "\nB: " << spec::RuleSetName((*rules)[1]) << "\n\n"
              << answers::CountText(comparison) << "\n"
              << answers::ShortestText(comparison);
    if (!options.out.empty()) {
      std::cout << (comparison.game.has_value() ? "written to " + options.out
                                                : "nothing written to " + options.out)
                << "\n";
    }
    std::cout << absl::StrFormat("(%.2f s)\n", seconds);
  }
  return comparison.Complete() ? kExitOk : kExitUnknown;
}

}  // namespace

void AddDiffCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand(
      "diff",
      "Compare two rule sets: count where their plays differ, and find the shortest such game");
  const auto options = std::make_shared<DiffOptions>();
  command
      .AddOption("--rules", &options->rules,
                 "PRESET[,key=value...]; give it twice, or once with both rule sets separated by a "
                 "semicolon")
      .Required();
  command.AddOption("--board", &options->board, "COLSxROWS").Required();
  command.AddOption("--max-plies", &options->max_plies,
                    "search games of up to this many plies; default: 20");
  command.AddOption(
      "--max-games", &options->max_games,
      "keep at most this many games of one length, about 150 bytes each; default: 5000000");
  command.AddOption("--out", &options->out,
                    "write the shortest game to this file, as SGF; an older file is replaced");
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "docs/explanation/differences.md explains what is counted, and why the game is the "
      "shortest.\n"
      "Exit codes: 0 compared, whether or not the rules differ; 2 bad input; 3 a limit was hit, or "
      "a rule "
      "is not\n"
      "implemented.\n"
      "Example:\n"
      "  hotstone diff --rules ing-1996-recycling --rules tromp-taylor --board 3x3 --out game.sgf\n"
      "  hotstone diff --rules 'basic-only;hot-only' --board 4x1 --json");
  command.OnRun([options, &exit_code] { exit_code = Diff(*options); });
}

}  // namespace hotstone::cli
