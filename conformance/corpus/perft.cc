// Makes the perft table of a corpus (conformance/corpus/groups.h).
#include "enumerate/numbers/perft.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/corpus/groups.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

// A row is written while the law alone plays at most kPlayedByLaw sequences of one ply less, or the
// faster bit-boards at most kPlayedByBits.
constexpr uint64_t kPlayedByLaw = 400;
constexpr uint64_t kPlayedByBits = 200'000;
constexpr int kDeepest = 8;

// Sequences of exactly `depth` plies by the law.
uint64_t CountByLaw(const spec::Game& game, int depth) {
  if (depth == 0) return 1;
  if (game.ended()) return 0;
  const auto legal = game.LegalPoints(game.to_move());
  if (depth == 1) return legal.size() + 1;
  uint64_t count = 0;
  for (size_t i = 0; i <= legal.size(); ++i) {
    spec::Game next = game;
    next.Play({game.to_move(), i < legal.size() ? std::optional(legal[i]) : std::nullopt});
    count += CountByLaw(next, depth - 1);
  }
  return count;
}

}  // namespace

absl::StatusOr<std::string> PerftTable(const std::vector<spec::RuleSet>& rules,
                                       const std::vector<spec::BoardSize>& boards,
                                       Progress* progress) {
  std::string table = "board\trules\tdepth\tsequences\n";
  for (const spec::BoardSize& board : boards) {
    const auto grid = enumerate::Grid::Create(board.cols(), board.rows());
    for (const spec::RuleSet& set : rules) {
      ASSIGN_OR_RETURN(const auto game,
                       spec::Game::Create(set, spec::Position(board), spec::Color::kBlack));
      // Under `disturber` only the law counts: these lines date from before the bit-boards knew
      // that rule.
      const bool bits =
          grid.ok() && !enumerate::NotEnumerated(set) && !spec::TraitsOf(set.cycle).names_classes;
      uint64_t before = 1;
      for (int depth = 1; depth <= kDeepest; ++depth) {
        if (!KeepGoing(progress, "perft", static_cast<uint64_t>(depth), kDeepest)) {
          return absl::CancelledError("interrupted");
        }
        std::optional<uint64_t> by_law;
        if (before <= kPlayedByLaw && static_cast<uint64_t>(board.points()) * before <= 40'000) {
          by_law = CountByLaw(game, depth);
        }
        std::optional<uint64_t> count = by_law;
        if (bits && before <= kPlayedByBits / static_cast<uint64_t>(board.points())) {
          ASSIGN_OR_RETURN(const auto found, enumerate::Perft(*grid, set, {}, depth, progress));
          if (by_law.has_value() && *by_law != found.count) {
            return absl::InternalError(absl::StrCat(
                "perft ", depth, " of ", board.ToString(), " under ", spec::RuleSetName(set),
                ": the law counts ", *by_law, ", the bit-boards ", found.count));
          }
          count = found.count;
        }
        if (!count.has_value()) break;
        absl::StrAppend(&table, board.ToString(), "\t", spec::RuleSetName(set), "\t", depth, "\t",
                        *count, "\n");
        before = *count;
        if (before == 0) break;
      }
    }
  }
  return table;
}

}  // namespace hotstone::conformance
