// Games for the tests of the rules.
#ifndef HOTSTONE_TESTS_SPEC_GAMES_H_
#define HOTSTONE_TESTS_SPEC_GAMES_H_

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/move.h"
#include "spec/rules/game.h"
#include "spec/rules/ruling.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {

inline Game StartUnder(std::string_view rules, const Position& setup, Color to_move = kB) {
  return *Game::Create(Rules(rules), setup, to_move);
}

// Plays the moves in turn ("-" is a pass), all of which must be legal.
inline void PlayAll(Game& game, const std::vector<std::string>& moves) {
  for (const std::string& name : moves) {
    const Color player = game.to_move();
    const Ruling ruling = game.Play(name == "-" ? Pass(player) : Move{player, At(name)});
    ASSERT_TRUE(ruling.legal()) << name << ": " << IllegalityName(*ruling.why);
  }
}

// The game after these moves.
inline Game Played(std::string_view rules, const Position& setup,
                   const std::vector<std::string>& moves, Color to_move = kB) {
  Game game = StartUnder(rules, setup, to_move);
  PlayAll(game, moves);
  return game;
}

// Why the player to move may not play there; nothing if he may.
inline std::optional<Illegality> WhyAt(const Game& game, std::string_view point) {
  return game.Judge({game.to_move(), At(point)}).why;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_GAMES_H_
