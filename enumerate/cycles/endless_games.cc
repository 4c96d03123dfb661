#include "enumerate/cycles/endless_games.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/cycles/square_free.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::enumerate {
namespace {

// The number of searches allowed on a part of a board that is too large to be searched itself.
constexpr uint64_t kPartSearches = 6;

// A part of a board, as large as a bit-board may be.
spec::BoardSize LargestPart(const spec::BoardSize& board) {
  int cols = board.cols();
  int rows = board.rows();
  while (cols * rows > kMaxPoints) --(cols > rows ? cols : rows);
  return *spec::BoardSize::Create(cols, rows);
}

// The same moves on a larger board, shifted by this many columns and rows.
certify::Endless Moved(certify::Endless endless, const spec::BoardSize& board, int cols, int rows) {
  endless.setup = spec::Position(board);
  for (auto* moves : {&endless.stem, &endless.cycles[0], &endless.cycles[1], &endless.cycles[2]}) {
    for (auto& at : *moves) {
      if (at.has_value()) *at = {at->col + cols, at->row + rows};
    }
  }
  return endless;
}

absl::StatusOr<std::optional<ReturnCycles>> FindOn(const spec::BoardSize& board,
                                                   const FiniteRules& rules,
                                                   const ReturnCycleLimits& limits,
                                                   Progress* progress) {
  ASSIGN_OR_RETURN(const auto grid, Grid::Create(board.cols(), board.rows()));
  auto found = FindReturnCycles(grid, rules, limits, progress);
  if (!found.has_value() && !KeepGoing(progress, "return cycles", 0, 0)) {
    return absl::CancelledError("interrupted while looking for return cycles");
  }
  return found;
}

}  // namespace

absl::StatusOr<std::optional<certify::Endless>> BuildEndless(const spec::RuleSet& rules,
                                                             const spec::BoardSize& board,
                                                             Progress* progress) {
  if (rules.cycle != spec::Cycle::kSquare || rules.square_of != spec::SquareOf::kSituation ||
      rules.square_gap != spec::SquareGap::kInARow || rules.resume != spec::Resume::kFree) {
    return absl::InvalidArgumentError(absl::StrCat(
        "endless games are built under cycle=square,square_of=situation,square_gap=row and "
        "resume=free, not under ",
        spec::RuleSetName(rules)));
  }
  spec::RuleSet without_history = rules;
  without_history.cycle = spec::Cycle::kNone;
  ASSIGN_OR_RETURN(const auto finite, FiniteRules::From(without_history));

  if (board.points() <= kMaxPoints) {
    ASSIGN_OR_RETURN(const auto found, FindOn(board, finite, {}, progress));
    if (!found.has_value()) return std::nullopt;
    certify::Endless endless = MakeEndless(rules, board, *found);
    if (const auto checked = certify::CheckEndless(endless); !checked.ok()) {
      return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the cycles: ",
                                              std::string(checked.status().message())));
    }
    return endless;
  }
  const spec::BoardSize part = LargestPart(board);
  ReturnCycleLimits limits;
  for (uint64_t i = 0; i < kPartSearches; ++i, ++limits.seed) {
    ASSIGN_OR_RETURN(const auto found, FindOn(part, finite, limits, progress));
    if (!found.has_value()) continue;
    for (const int col : {0, board.cols() - part.cols()}) {
      for (const int row : {0, board.rows() - part.rows()}) {
        const certify::Endless endless = Moved(MakeEndless(rules, part, *found), board, col, row);
        if (certify::CheckEndless(endless).ok()) return endless;
      }
    }
  }
  return std::nullopt;
}

certify::Endless MakeEndless(const spec::RuleSet& rules, const spec::BoardSize& board,
                             const ReturnCycles& found) {
  certify::Endless endless{rules, spec::Position(board), spec::Color::kBlack, {}, {}};
  for (const BitMove move : found.stem) endless.stem.push_back(ToSpec(move, board));
  for (size_t i = 0; i < 3; ++i) {
    for (const BitMove move : found.cycles[i]) endless.cycles[i].push_back(ToSpec(move, board));
  }
  return endless;
}

std::vector<std::optional<spec::Point>> EndlessMoves(const certify::Endless& endless,
                                                     size_t plies) {
  assert(std::all_of(endless.cycles.begin(), endless.cycles.end(),
                     [](const auto& cycle) { return cycle.size() >= 2; }));
  std::vector<std::optional<spec::Point>> moves = endless.stem;
  for (const uint8_t letter : ThueWord(plies / 2 + 1)) {
    if (moves.size() >= plies) break;
    moves.insert(moves.end(), endless.cycles[letter].begin(), endless.cycles[letter].end());
  }
  moves.resize(plies);
  return moves;
}

}  // namespace hotstone::enumerate
