// hotstone diff: where two rule sets permit different plays.
#include <CLI/CLI.hpp>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/terminal_progress.h"
#include "enumerate/rule_difference.h"
#include "enumerate/shortest_difference.h"
#include "enumerate/spec_bridge.h"
#include "formats/diagram.h"
#include "formats/json_line.h"
#include "formats/sgf_game.h"
#include "spec/game.h"
#include "spec/version.h"

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

// A play that one rule set permits and the other does not, as the law puts it.
struct DifferingPlay {
  spec::Move move;
  size_t permitted_by = 0;
  spec::Ruling ruling;  // of the other
};

// A game replayed by the law under both rule sets.
struct Replayed {
  std::vector<spec::Game> games;
  std::vector<spec::Move> moves;
  std::vector<DifferingPlay> differing;
};

// Replays the moves and judges every board play at their end. Internal if a move is refused or nothing
// differs: then the search has made a mistake.
absl::StatusOr<Replayed> Replay(const std::vector<spec::RuleSet>& rules, const spec::Position& setup,
                                spec::Color to_move, const std::vector<enumerate::BitMove>& moves) {
  Replayed replayed;
  for (const spec::RuleSet& set : rules) {
    auto game = spec::Game::Create(set, setup, to_move);
    if (!game.ok()) return game.status();
    replayed.games.push_back(*std::move(game));
  }
  for (const enumerate::BitMove bits : moves) {
    const spec::Move move{replayed.games[0].to_move(), enumerate::ToSpec(bits, setup.size())};
    for (spec::Game& game : replayed.games) {
      if (!game.Play(move).legal()) {
        return absl::InternalError(absl::StrCat("the interpreter refuses ", spec::MoveName(move), " under ",
                                                spec::RuleSetName(game.rules()),
                                                "; this is a mistake in the program"));
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
    return absl::InternalError("the interpreter finds no difference; this is a mistake in the program");
  }
  return replayed;
}

struct Comparison {
  spec::BoardSize size;
  std::vector<spec::RuleSet> rules;
  absl::StatusOr<RuleDifference> count;
  std::optional<Replayed> example;
  absl::StatusOr<ShortestDifference> shortest;
  std::optional<Replayed> game;

  bool Complete() const {
    return count.ok() && shortest.ok() && shortest->kind != ShortestDifference::Kind::kLimit;
  }
};

// The two names of a pair of rule sets.
char Letter(size_t rules) { return rules == 0 ? 'A' : 'B'; }

std::string Indented(const std::string& text) {
  std::string indented;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = text.find('\n', begin);
    absl::StrAppend(&indented, "    ", text.substr(begin, end - begin), "\n");
    begin = end + 1;
  }
  return indented;
}

std::string PlaysText(const Replayed& replayed) {
  std::string text;
  for (const DifferingPlay& play : replayed.differing) {
    const spec::RuleSet& forbids = replayed.games[1 - play.permitted_by].rules();
    absl::StrAppend(&text, "    ", std::string(spec::ColorName(play.move.player)), " ",
                    spec::MoveName(play.move), ": legal under ", std::string(1, Letter(play.permitted_by)),
                    "; under ", std::string(1, Letter(1 - play.permitted_by)), " ",
                    std::string(spec::IllegalityName(*play.ruling.why)), ": ",
                    std::string(spec::RulingSentence(play.ruling, forbids)), " (",
                    std::string(spec::RulingClause(play.ruling, forbids)), ")\n");
  }
  return text;
}

// The position at the end with the points of the plays that differ.
std::string EndDiagram(const Replayed& replayed) {
  formats::DiagramMarks marks;
  if (!replayed.moves.empty()) marks.last = replayed.moves.back().at;
  for (const DifferingPlay& play : replayed.differing) marks.banned.push_back(*play.move.at);
  return formats::Diagram(replayed.games[0].position(), marks);
}

std::string CountText(const Comparison& comparison) {
  if (!comparison.count.ok()) {
    return absl::StrCat("situations: unknown: ", std::string(comparison.count.status().message()), "\n");
  }
  const RuleDifference& count = *comparison.count;
  std::string text =
      absl::StrFormat("situations with the ply before them: %d, of which %d differ\n", count.cases,
                      count.differing) +
      absl::StrFormat("situations (position, player to move): %d, of which %d differ after some ply\n",
                      count.positions, count.differing_positions);
  for (size_t permits = 0; permits < 2; ++permits) {
    absl::StrAppend(&text, "plays legal under ", std::string(1, Letter(permits)),
                    " only: ", count.PlaysPermittedOnlyBy(static_cast<int>(permits)));
    const char* separator = " (";
    for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
      if (count.plays[permits][why] == 0) continue;
      absl::StrAppend(&text, separator, std::string(1, Letter(1 - permits)), " says ",
                      std::string(spec::IllegalityName(static_cast<spec::Illegality>(why))), ": ",
                      count.plays[permits][why]);
      separator = ", ";
    }
    absl::StrAppend(&text, *separator == ',' ? ")\n" : "\n");
  }
  if (comparison.rules[0].end_passes != comparison.rules[1].end_passes) {
    absl::StrAppend(&text,
                    "the game ends after two passes under one rule set and four under the other: what comes "
                    "after two passes is not compared\n");
  }
  if (comparison.example.has_value()) {
    absl::StrAppend(&text, "an example: ", spec::MoveName(comparison.example->moves[0]),
                    " by Black has just been played\n", Indented(EndDiagram(*comparison.example)),
                    PlaysText(*comparison.example));
  }
  return text;
}

std::string ShortestText(const Comparison& comparison) {
  if (!comparison.shortest.ok()) {
    return absl::StrCat("shortest game: unknown: ", std::string(comparison.shortest.status().message()),
                        "\n");
  }
  const ShortestDifference& shortest = *comparison.shortest;
  switch (shortest.kind) {
    case ShortestDifference::Kind::kNever:
      return "shortest game: none; no game on this board comes to a difference\n";
    case ShortestDifference::Kind::kNoneWithin:
      return absl::StrCat("shortest game: no difference within ", shortest.plies, " plies (--max-plies)\n");
    case ShortestDifference::Kind::kLimit:
      return absl::StrCat(
          "shortest game: unknown: ",
          shortest.plies < 0 ? "" : absl::StrCat("no difference within ", shortest.plies, " plies; "),
          shortest.limit, "\n");
    case ShortestDifference::Kind::kFound:
      break;
  }
  std::string text = absl::StrCat("shortest game after which plays differ: ", shortest.plies,
                                  shortest.plies == 1 ? " ply\n" : " plies\n");
  if (!comparison.game->moves.empty()) {
    absl::StrAppend(&text,
                    Indented(formats::MoveDiagram(spec::Position(comparison.size), comparison.game->moves)));
  }
  absl::StrAppend(&text, "then, ", std::string(spec::ColorName(comparison.game->games[0].to_move())),
                  " to move\n", Indented(EndDiagram(*comparison.game)), PlaysText(*comparison.game));
  return text;
}

formats::JsonLine PlayJson(const Replayed& replayed, const DifferingPlay& play) {
  const spec::RuleSet& forbids = replayed.games[1 - play.permitted_by].rules();
  formats::JsonLine line;
  line.Set("player", std::string(1, spec::ColorLetter(play.move.player)));
  line.Set("point", spec::MoveName(play.move));
  line.Set("legal_under", std::string(1, Letter(play.permitted_by)));
  line.Set("why", spec::IllegalityName(*play.ruling.why));
  line.Set("clause", spec::RulingClause(play.ruling, forbids));
  line.Set("sentence", spec::RulingSentence(play.ruling, forbids));
  return line;
}

void SetReplayed(formats::JsonLine& line, const Replayed& replayed) {
  std::vector<std::string> moves;
  for (const spec::Move& move : replayed.moves) {
    moves.push_back(absl::StrCat(std::string(1, spec::ColorLetter(move.player)), ":", spec::MoveName(move)));
  }
  std::vector<formats::JsonLine> plays;
  for (const DifferingPlay& play : replayed.differing) plays.push_back(PlayJson(replayed, play));
  line.Set("moves", moves).Set("rows", replayed.games[0].position().ToRows()).Set("differ", plays);
}

void SetCountJson(formats::JsonLine& line, const Comparison& comparison) {
  if (!comparison.count.ok()) {
    formats::JsonLine unknown;
    unknown.Set("verdict", "unknown").Set("why", std::string(comparison.count.status().message()));
    line.Set("situations", unknown);
    return;
  }
  const RuleDifference& count = *comparison.count;
  formats::JsonLine situations;
  situations.Set("cases", std::to_string(count.cases))
      .Set("differing_cases", std::to_string(count.differing));
  situations.Set("situations", std::to_string(count.positions));
  situations.Set("differing_situations", std::to_string(count.differing_positions));
  for (size_t permits = 0; permits < 2; ++permits) {
    formats::JsonLine reasons;
    for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
      if (count.plays[permits][why] == 0) continue;
      reasons.Set(spec::IllegalityName(static_cast<spec::Illegality>(why)),
                  std::to_string(count.plays[permits][why]));
    }
    situations.Set(permits == 0 ? "legal_under_a_only" : "legal_under_b_only", reasons);
  }
  if (comparison.example.has_value()) {
    formats::JsonLine example;
    SetReplayed(example, *comparison.example);
    situations.Set("example", example);
  } else {
    situations.SetNull("example");
  }
  line.Set("situations", situations);
}

void SetShortestJson(formats::JsonLine& line, const Comparison& comparison) {
  formats::JsonLine shortest;
  if (!comparison.shortest.ok()) {
    shortest.Set("answer", "unknown").Set("why", std::string(comparison.shortest.status().message()));
  } else {
    constexpr const char* kNames[] = {"found", "never", "none-within", "unknown"};
    shortest.Set("answer", kNames[static_cast<size_t>(comparison.shortest->kind)]);
    if (comparison.shortest->kind != ShortestDifference::Kind::kNever && comparison.shortest->plies >= 0) {
      shortest.Set("plies", comparison.shortest->plies);
    }
    if (comparison.shortest->kind == ShortestDifference::Kind::kLimit) {
      shortest.Set("why", comparison.shortest->limit);
    }
    if (comparison.game.has_value()) SetReplayed(shortest, *comparison.game);
  }
  line.Set("shortest", shortest);
}

// Writes the file whole or not at all.
absl::Status WriteRecord(const std::string& path, const Comparison& comparison) {
  const std::string partial = path + ".partial";
  const auto failed = [&] {
    const std::string reason = std::strerror(errno);
    std::error_code ignored;
    std::filesystem::remove(partial, ignored);
    return absl::UnavailableError(absl::StrCat("--out ", path, ": cannot be written: ", reason));
  };
  errno = 0;
  std::ofstream out(partial, std::ios::binary | std::ios::trunc);
  out << formats::WriteSgf(formats::SgfRecord(comparison.rules[0], spec::Position(comparison.size),
                                              spec::Color::kBlack, comparison.game->moves));
  out.close();
  if (!out || std::rename(partial.c_str(), path.c_str()) != 0) return failed();
  return absl::OkStatus();
}

absl::StatusOr<std::vector<spec::RuleSet>> TwoRuleSets(const DiffOptions& options) {
  auto rules = CollectRuleSets(options.rules);
  if (!rules.ok()) return rules.status();
  if (rules->size() != 2) {
    return absl::InvalidArgumentError(
        absl::StrCat("diff compares two rule sets, not ", rules->size(),
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
    return ReportError(absl::InvalidArgumentError(
        absl::StrCat("--max-plies ", options.max_plies, " is not a number from 0 to ", kMostPlies)));
  }
  if (options.max_games == 0) {
    return ReportError(absl::InvalidArgumentError("--max-games 0 leaves nothing to search; give 1 or more"));
  }
  for (const spec::RuleSet& set : *rules) {
    if (const auto known = enumerate::OnePlyRules::From(set); !known.ok()) return ReportError(known.status());
  }

  TerminalProgress progress;
  const auto began = std::chrono::steady_clock::now();
  enumerate::DifferenceLimits limits;
  limits.max_plies = options.max_plies;
  limits.max_games = options.max_games;
  Comparison comparison{*size,
                        *rules,
                        CountRuleDifference(*grid, (*rules)[0], (*rules)[1], &progress),
                        std::nullopt,
                        FindShortestDifference(*grid, (*rules)[0], (*rules)[1], limits, &progress),
                        std::nullopt};
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  progress.Clear();

  if (comparison.count.ok() && comparison.count->example.has_value()) {
    auto example = Replay(*rules, enumerate::ToSpec(comparison.count->example->before, *size),
                          spec::Color::kBlack, {comparison.count->example->move});
    if (!example.ok()) return ReportError(example.status());
    comparison.example = *std::move(example);
  }
  if (comparison.shortest.ok() && comparison.shortest->kind == ShortestDifference::Kind::kFound) {
    auto game = Replay(*rules, spec::Position(*size), spec::Color::kBlack, comparison.shortest->moves);
    if (!game.ok()) return ReportError(game.status());
    comparison.game = *std::move(game);
  }
  if (!options.out.empty() && comparison.game.has_value()) {
    if (const auto status = WriteRecord(options.out, comparison); !status.ok()) return ReportError(status);
  }

  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "diff").Set("board", size->ToString());
    line.Set("rules_a", spec::RuleSetName((*rules)[0])).Set("rules_b", spec::RuleSetName((*rules)[1]));
    SetCountJson(line, comparison);
    SetShortestJson(line, comparison);
    line.Set("seconds", seconds).Set("version", spec::kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << "board: " << size->ToString() << "\nA: " << spec::RuleSetName((*rules)[0])
              << "\nB: " << spec::RuleSetName((*rules)[1]) << "\n\n"
              << CountText(comparison) << "\n"
              << ShortestText(comparison);
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

void AddDiffCommand(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand(
      "diff", "Compare two rule sets: where their plays differ, and the shortest such game");
  const auto options = std::make_shared<DiffOptions>();
  command
      ->add_option("--rules", options->rules,
                   "PRESET[,key=value...]; twice, or both in one with a semicolon between")
      ->required();
  command->add_option("--board", options->board, "COLSxROWS")->required();
  command->add_option("--max-plies", options->max_plies, "search games of up to so many plies; left out: 20");
  command->add_option("--max-games", options->max_games,
                      "keep up to so many games of one length, about 150 bytes each; left out: 5000000");
  command->add_option("--out", options->out, "write the shortest game to this file (SGF)");
  command->add_flag("--json", options->json, "one JSON object");
  command->footer(
      "What is counted, and why the game is the shortest: docs/differences.md.\n"
      "Exit codes: 0 compared, whether or not they differ; 2 bad input; 3 a limit was hit, or a rule is not\n"
      "implemented.\n"
      "Example:\n"
      "  hotstone diff --rules ing-1996-recycling --rules tromp-taylor --board 3x3 --out game.sgf\n"
      "  hotstone diff --rules 'basic-only;hot-only' --board 4x1 --json");
  command->callback([options, &exit_code] { exit_code = Diff(*options); });
}

}  // namespace hotstone::cli
