// The plan: a board without memory is solved whole, which SolveBoard bounds before it begins; AskInterval reads the
// interval of one situation and follows two lines. FindLine shows for an end a line in which both sides keep the value:
// the side that can force it takes the move that comes nearest to the end by the measure, the other one any move that
// keeps it, until the game is over or a situation comes again. AskHistory has the value of a game with a memory found
// by proofs, and lets the law play the line.
//
// For example on 2x1 under basic ko the interval of the empty board is [-2, 2], and one line is B:A1 W:B1 B:pass W:A1,
// and so on without end: White takes the stone, Black passes, White takes both of his own off, and the board is empty
// again with Black to move.
#include "answers/values/value_report.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/kos/ko_positions.h"
#include "answers/shown/shown.h"
#include "answers/values/value_checkpoint.h"
#include "base/bytes_text.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::End;
using enumerate::IntervalTable;
using search::HistoryValue;

ValueLine FindLine(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
                   const IntervalTable& table, const spec::BoardSize& size, BitSituation s, End end,
                   int plies) {
  const int value = Pick(table.ForBlack(s), end);
  // The side that reaches its value in finite time comes nearer the end with each move; the other one only
  // keeps the value.
  // The worst value of all needs no force: then every move keeps it, and nobody hurries.
  const int forcer = end == End::kLo ? 0 : 1;
  const bool is_forced = value != (end == End::kLo ? -size.points() : size.points());
  std::vector<BitSituation> seen;
  ValueLine line;
  for (int ply = 0; ply < plies; ++ply) {
    if (std::find(seen.begin(), seen.end(), s) != seen.end()) {
      line.how_it_ends = "and so on without end";
      return line;
    }
    seen.push_back(s);
    struct Option {
      BitMove move;
      BitSituation next;
      bool finished;
      uint32_t place;
    };
    const bool forced = is_forced && s.player == forcer;
    std::optional<Option> best;
    ForEachMove(grid, rules, s, [&](BitMove move, const BitSituation& next, bool finished) {
      if (Pick(table.ForBlackOrFinal(next), end) != value) return;
      const Option option{move, next, finished, forced ? table.Place(next, end) : 0};
      const bool better = !best.has_value() || (forced && option.place < best->place);
      if (better) best = option;
    });
    const spec::Move move{enumerate::PlayerColor(s.player), enumerate::ToSpec(best->move, size)};
    line.moves.push_back(absl::StrCat(spec::Letter(move.player), ":", spec::MoveName(move)));
    if (best->finished) {
      line.how_it_ends = "end of the game";
      return line;
    }
    s = best->next;
  }
  line.how_it_ends = absl::StrCat("not shown beyond ", plies, " plies");
  return line;
}

// The line as the law plays it. Internal if the law refuses a move, or counts another number at the end.
absl::StatusOr<std::vector<std::string>> Replay(const HistoryValue& found, const spec::Situation& start,
                                                const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(rules, start.position, start.to_move));
  std::vector<std::string> moves;
  for (const int at : found.line) {
    const spec::Move move{game.to_move(), enumerate::ToSpec(at, start.position.size())};
    moves.push_back(absl::StrCat(spec::Letter(move.player), ":", spec::MoveName(move)));
    if (!game.Play(move).legal()) {
      return absl::InternalError(absl::StrCat("the law refuses ", moves.back(), " of the line ",
                                              absl::StrJoin(moves, " "), ": a bug of ours"));
    }
  }
  if (game.ended() != found.line_ends ||
      (found.line_ends && spec::CountArea(game.position()).Difference() != found.bounds.lo)) {
    return absl::InternalError(
        absl::StrCat("the line ", absl::StrJoin(moves, " "), " does not end with the value: a bug of ours"));
  }
  return moves;
}

absl::StatusOr<HistoryValue> FindWithHistory(const spec::Situation& situation, const spec::RuleSet& rules,
                                             const HistoryOptions& options, Progress* progress) {
  if (options.resume && options.checkpoint.empty()) {
    return absl::InvalidArgumentError("--resume needs --checkpoint FILE, the file to go on from");
  }
  search::HistoryValueOptions how;
  how.plies = options.plies;
  ASSIGN_OR_RETURN(const auto memory, MemoryLimit(options.memory));
  how.limits.bytes = memory;
  if (options.states > 0) how.limits.states = options.states;
  if (options.resume) {
    ASSIGN_OR_RETURN(const auto known, ReadValueCheckpoint(options.checkpoint, situation, rules));
    how.known = known;
  } else if (!options.checkpoint.empty() && IsThere(options.checkpoint)) {
    return absl::InvalidArgumentError(absl::StrCat(
        options.checkpoint, ": is there already; --resume goes on from it, or remove it to begin anew"));
  }
  absl::Status written;
  if (!options.checkpoint.empty()) {
    how.proved = [&](const search::HistoryBounds& bounds) {
      written.Update(WriteValueCheckpoint(options.checkpoint, situation, rules, bounds));
    };
  }
  const spec::BoardSize size = situation.position.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  const enumerate::BitSituation start = enumerate::FromSpec(situation);
  auto found =
      search::SolveWithHistory(grid, index, rules, {start.black, start.white}, start.player, how, progress);
  if (!written.ok()) return written;
  return found;
}

}  // namespace

formats::JsonLine BeginValueJson(const spec::Situation& situation, const spec::RuleSet& rules, int lo,
                                 int hi) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "value")
      .Set("board", situation.position.size().ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", spec::Letter(situation.to_move))
      .Set("lo", lo)
      .Set("hi", hi);
  return json;
}

absl::StatusOr<IntervalTable> SolveBoard(const spec::BoardSize& size, const spec::RuleSet& rules,
                                         uint64_t memory, bool measure, Progress* progress) {
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const enumerate::IntervalOptions solve{1, measure};
  const uint64_t needed = enumerate::IntervalBytes(grid, solve);
  if (needed > memory) {
    return absl::ResourceExhaustedError(absl::StrCat("value: the intervals of ", size.ToString(),
                                                     " need about ", BytesText(needed), ", --memory is ",
                                                     BytesText(memory)));
  }
  return IntervalTable::Solve(grid, finite, solve, progress);
}

absl::StatusOr<IntervalAnswer> AskInterval(const IntervalTable& table, const spec::Situation& situation,
                                           const spec::RuleSet& rules, int plies) {
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  const spec::BoardSize size = situation.position.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const BitSituation start = enumerate::FromSpec(situation);
  return IntervalAnswer{table.ForBlack(start), FindLine(grid, finite, table, size, start, End::kLo, plies),
                        FindLine(grid, finite, table, size, start, End::kHi, plies)};
}

formats::JsonLine IntervalJson(const spec::Situation& situation, const spec::RuleSet& rules,
                               const IntervalAnswer& answer) {
  formats::JsonLine json = BeginValueJson(situation, rules, answer.interval.lo, answer.interval.hi);
  json.Set("line", answer.line_lo.moves)
      .Set("line_hi", answer.line_hi.moves)
      .Set("ko_positions", ToJsonLines(DescribeKos(ClassifiedKos(situation.position, rules.settled))))
      .Set("version", kVersion);
  return json;
}

absl::StatusOr<HistoryAnswer> AskHistory(const spec::Situation& situation, const spec::RuleSet& rules,
                                         const HistoryOptions& options, Progress* progress) {
  ASSIGN_OR_RETURN(auto found, FindWithHistory(situation, rules, options, progress));
  ASSIGN_OR_RETURN(auto line, Replay(found, situation, rules));
  return HistoryAnswer{std::move(found), std::move(line)};
}

formats::JsonLine HistoryJson(const spec::Situation& situation, const spec::RuleSet& rules,
                              const HistoryAnswer& answer) {
  const HistoryValue& found = answer.found;
  formats::JsonLine json = BeginValueJson(situation, rules, found.bounds.lo, found.bounds.hi);
  json.Set("states", found.states);
  if (found.exact()) json.Set("line", answer.line);
  if (!found.exact()) json.Set("limit", found.limit);
  json.Set("ko_positions", ToJsonLines(DescribeKos(ClassifiedKos(situation.position, rules.settled))))
      .Set("version", kVersion);
  return json;
}

}  // namespace hotstone::answers
