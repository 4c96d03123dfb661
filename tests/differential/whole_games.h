// Whole games of the literal law on the smallest boards: every sequence of legal moves from the
// empty board until the game is over.
//
// Under a rule with history, legality depends on everything that came before, so nothing is merged
// and nothing is cached here: a game is copied before each ply, depth first. Numbers grow very
// fast; limits say when to stop, and the result says whether they were hit. A game longer than the
// limit counts as endless play if the rules permit that.
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_WHOLE_GAMES_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_WHOLE_GAMES_H_

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "spec/rules/game.h"

namespace hotstone {

inline spec::Position EmptyBoard(int cols, int rows) {
  return spec::Position(*spec::BoardSize::Create(cols, rows));
}

// A game from the empty board. Game::Create must accept the rules.
inline spec::Game NewGame(const spec::RuleSet& rules, int cols, int rows) {
  return *spec::Game::Create(rules, EmptyBoard(cols, rows), spec::Color::kBlack);
}

// Board plays in index order, then the pass; none once the game is over.
inline std::vector<spec::Move> LegalMoves(const spec::Game& game) {
  std::vector<spec::Move> moves;
  if (game.ended()) return moves;
  for (const spec::Point p : game.LegalPoints(game.to_move())) moves.push_back({game.to_move(), p});
  moves.push_back(spec::Pass(game.to_move()));
  return moves;
}

struct WalkLimits {
  int longest = 60;              // plies of a game
  uint64_t plies = 1'000'000;    // over all games
  bool stop_at_longest = false;  // otherwise longer games are cut off and the others walked
};

struct GamesSeen {
  uint64_t games = 0;  // games that ended
  int longest = 0;     // plies of the longest of these
  uint64_t plies = 0;  // different nonempty beginnings
  bool all = true;     // no limit was hit
};

// Every continuation of `game`, which has `depth` plies. Calls watcher.Ply(before, move, after)
// after each ply and watcher.TakeBack() when it is taken back.
template <typename Watcher>
void WalkGames(const spec::Game& game, int depth, const WalkLimits& limits, Watcher& watcher,
               GamesSeen& seen) {
  if (game.ended()) {
    ++seen.games;
    seen.longest = std::max(seen.longest, depth);
    return;
  }
  for (const spec::Move& move : LegalMoves(game)) {
    if (!seen.all && limits.stop_at_longest) return;
    if (depth == limits.longest || seen.plies == limits.plies) {
      seen.all = false;
      return;
    }
    spec::Game next = game;
    next.Play(move);
    ++seen.plies;
    watcher.Ply(game, move, next);
    WalkGames(next, depth + 1, limits, watcher, seen);
    watcher.TakeBack();
  }
}

struct NoWatcher {
  void Ply(const spec::Game&, const spec::Move&, const spec::Game&) {}
  void TakeBack() {}
};

inline GamesSeen CountWholeGames(const spec::RuleSet& rules, int cols, int rows,
                                 const WalkLimits& limits) {
  GamesSeen seen;
  NoWatcher nothing;
  WalkGames(NewGame(rules, cols, rows), 0, limits, nothing, seen);
  return seen;
}

// A random move: one in `one_pass_in` is a pass if there is a play. The game must not be over.
inline spec::Move RandomMove(const spec::Game& game, std::mt19937& random, unsigned one_pass_in) {
  const std::vector<spec::Move> moves = LegalMoves(game);
  const bool pass = moves.size() == 1 || random() % one_pass_in == 0;
  return pass ? moves.back() : moves[random() % (moves.size() - 1)];
}

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_WHOLE_GAMES_H_
