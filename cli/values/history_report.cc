#include "cli/values/history_report.h"

#include <iostream>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/kos/ko_report.h"
#include "cli/terminal/board_picture.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/terminal_progress.h"
#include "cli/values/value_checkpoint.h"
#include "enumerate/history/history_value.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::cli {
namespace {

using enumerate::HistoryValue;

// The line as the law plays it. Internal if the law refuses a move, or counts another number at the end.
absl::StatusOr<std::vector<std::string>> Replay(const HistoryValue& found, const spec::Situation& start,
                                                const spec::RuleSet& rules) {
  auto game = spec::Game::Create(rules, start.position, start.to_move);
  if (!game.ok()) return game.status();
  std::vector<std::string> moves;
  for (const int at : found.line) {
    const spec::Move move{game->to_move(), enumerate::ToSpec(at, start.position.size())};
    moves.push_back(absl::StrCat(std::string(1, spec::ColorLetter(move.player)), ":", spec::MoveName(move)));
    if (!game->Play(move).legal()) {
      return absl::InternalError(absl::StrCat("the law refuses ", moves.back(), " of the line ",
                                              absl::StrJoin(moves, " "), ": a bug of ours"));
    }
  }
  if (game->ended() != found.line_ends ||
      (found.line_ends && spec::CountArea(game->position()).Difference() != found.bounds.lo)) {
    return absl::InternalError(
        absl::StrCat("the line ", absl::StrJoin(moves, " "), " does not end with the value: a bug of ours"));
  }
  return moves;
}

absl::StatusOr<HistoryValue> Find(const spec::Situation& situation, const spec::RuleSet& rules,
                                  const HistoryOptions& options) {
  if (options.resume && options.checkpoint.empty()) {
    return absl::InvalidArgumentError("--resume needs --checkpoint FILE, the file to go on from");
  }
  enumerate::HistoryValueOptions how;
  how.plies = options.plies;
  const auto memory = MemoryLimit(options.memory);
  if (!memory.ok()) return memory.status();
  how.limits.bytes = *memory;
  if (options.states > 0) how.limits.states = options.states;
  if (options.resume) {
    const auto known = ReadValueCheckpoint(options.checkpoint, situation, rules);
    if (!known.ok()) return known.status();
    how.known = *known;
  } else if (!options.checkpoint.empty() && IsThere(options.checkpoint)) {
    return absl::InvalidArgumentError(absl::StrCat(
        options.checkpoint, ": is there already; --resume goes on from it, or remove it to begin anew"));
  }
  absl::Status written;
  if (!options.checkpoint.empty()) {
    how.proved = [&](const enumerate::HistoryBounds& bounds) {
      written.Update(WriteValueCheckpoint(options.checkpoint, situation, rules, bounds));
    };
  }
  const spec::BoardSize size = situation.position.size();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return grid.status();
  const auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return index.status();
  const enumerate::BitSituation start = enumerate::FromSpec(situation);
  TerminalProgress progress;
  auto found = enumerate::SolveWithHistory(*grid, *index, rules, {start.black, start.white}, start.player,
                                           how, &progress);
  progress.Clear();
  if (!written.ok()) return written;
  return found;
}

}  // namespace

int ReportValueWithHistory(const spec::Situation& situation, const spec::RuleSet& rules,
                           const HistoryOptions& options) {
  const auto found = Find(situation, rules, options);
  if (!found.ok()) return ReportError(found.status());
  const auto line = Replay(*found, situation, rules);
  if (!line.ok()) return ReportError(line.status());
  const int exit_code = found->exact() ? kExitOk : kExitUnknown;
  if (options.json) {
    formats::JsonLine json;
    json.Set("schema", "hotstone.result/1")
        .Set("command", "value")
        .Set("board", situation.position.size().ToString())
        .Set("rules", spec::RuleSetName(rules))
        .Set("rows", situation.position.ToRows())
        .Set("to_move", std::string(1, spec::ColorLetter(situation.to_move)))
        .Set("lo", found->bounds.lo)
        .Set("hi", found->bounds.hi)
        .Set("states", found->states);
    if (found->exact()) json.Set("line", *line);
    if (!found->exact()) json.Set("limit", found->limit);
    json.Set("ko_positions", KoPositionsJson(situation.position, rules.settled)).Set("version", kVersion);
    std::cout << json.ToString() << "\n";
    return exit_code;
  }
  std::cout << BoardPicture(situation.position) << spec::ColorName(situation.to_move) << " to move, "
            << spec::RuleSetName(rules) << ", nothing played before\n";
  if (found->exact()) {
    std::cout << "value for Black: " << found->bounds.lo << " (" << found->states
              << " states with their histories)\n"
              << "a line in which both keep it: " << absl::StrJoin(*line, " ")
              << (found->line_ends ? " (end of the game)"
                                   : absl::StrCat(" (not shown beyond ", line->size(), " plies)"))
              << "\n";
  } else {
    std::cout << "value for Black: between " << found->bounds.lo << " and " << found->bounds.hi
              << ", not known: " << found->limit << " (" << found->states
              << " states with their histories)\n";
  }
  for (const spec::KoPosition& position : spec::KoPositions(situation.position)) {
    std::cout << KoPositionLine(situation.position, position, rules.settled) << "\n";
  }
  return exit_code;
}

}  // namespace hotstone::cli
