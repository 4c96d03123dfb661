#include "solver/cycles/played_cycle.h"

#include <cstddef>
#include <optional>
#include <string_view>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "spec/rules/situation.h"

namespace hotstone::solver {

spec::Position PositionOf(const SymbolicBoard& board, const std::string& cells) {
  spec::Position position(*spec::BoardSize::Create(board.cols(), board.rows()));
  for (int p = 0; p < board.points(); ++p) {
    const char stone = cells[static_cast<size_t>(p)];
    if (stone == '.') continue;
    position.Put(position.size().At(p), stone == 'X' ? spec::Color::kBlack : spec::Color::kWhite);
  }
  return position;
}

spec::CompletedCycle CompletedCycleOf(const SymbolicBoard& board, const PlainCycle& word) {
  spec::CompletedCycle cycle{PositionOf(board, word.positions[0]), spec::Color::kBlack, {}};
  for (size_t i = 0; i < word.moves.size(); ++i) {
    spec::Move move{i % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite, std::nullopt};
    if (word.moves[i] >= 0) move.at = cycle.start.size().At(word.moves[i]);
    cycle.moves.push_back(move);
  }
  return cycle;
}

absl::StatusOr<PlayedCycle> Replay(const SymbolicBoard& board, const spec::RuleSet& rules,
                                   const PlainCycle& cycle) {
  const size_t k = cycle.moves.size();
  const auto refuse = [&](size_t ply, std::string_view why) {
    return absl::FailedPreconditionError(absl::StrCat("a cycle does not replay: edge ", ply % k,
                                                      " of round ", ply / k + 1, ": ",
                                                      std::string(why)));
  };
  bool plays = false;
  for (size_t i = 0; i < k; ++i) {
    plays |= cycle.moves[i] >= 0;
    for (size_t j = i + 2; j < k; j += 2) {
      if (cycle.positions[i] == cycle.positions[j]) return refuse(j, "a vertex comes twice");
    }
  }
  if (!plays) return refuse(0, "there is no board play");
  PlayedCycle played{PositionOf(board, cycle.positions[0]), {}};
  std::vector<bool> pairs;
  spec::Situation situation = spec::StartOf(rules, played.setup, spec::Color::kBlack);
  const auto advance = [&](std::optional<spec::Point> at) {
    played.moves.push_back({situation.to_move, at});
    situation = spec::After(situation, at, rules);
  };
  size_t length = 0;
  for (size_t ply = 0; ply <= 2 * k; ++ply) {
    const size_t edge = ply % k;
    if (situation.position != PositionOf(board, cycle.positions[edge]))
      return refuse(ply, "another position");
    std::optional<spec::Point> at;
    if (cycle.moves[edge] >= 0) at = situation.position.size().At(cycle.moves[edge]);
    const auto legal = [&](std::optional<spec::Point> move) {
      return spec::Judge(situation, move, rules);
    };
    const bool banned = legal(at).why == spec::Illegality::kHotStone;
    if (banned) {
      for (int pass = 0; pass < 2; ++pass) {
        if (!legal(std::nullopt).legal()) return refuse(ply, "a pass is not legal");
        advance(std::nullopt);
      }
    }
    // The pair before the first edge is known only from the second round, when a ply precedes it.
    if (ply > 0 && ply <= k) pairs.push_back(banned);
    if (ply > k && pairs[edge == 0 ? k - 1 : edge - 1] != banned)
      return refuse(ply, "another pair of passes");
    if (ply == k) length = played.moves.size();
    if (!legal(at).legal()) return refuse(ply, spec::IllegalityName(*legal(at).why));
    advance(at);
    if (spec::IsFinished(situation, rules)) return refuse(ply, "the game ends");
  }
  played.moves.erase(played.moves.begin() + static_cast<std::ptrdiff_t>(length),
                     played.moves.end());
  return played;
}

}  // namespace hotstone::solver
