// A line of play for the tests of the rules.
#ifndef HOTSTONE_TESTS_SPEC_PLAY_ALL_H_
#define HOTSTONE_TESTS_SPEC_PLAY_ALL_H_

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "spec/board/move.h"
#include "spec/rules/game.h"
#include "spec/rules/ruling.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {

// Plays the moves in turn ("-" is a pass), all of which must be legal.
inline void PlayAll(Game& game, const std::vector<std::string>& moves) {
  for (const std::string& name : moves) {
    const Color player = game.to_move();
    const Ruling ruling = game.Play(name == "-" ? Pass(player) : Move{player, At(name)});
    ASSERT_TRUE(ruling.legal()) << name << ": " << IllegalityName(*ruling.why);
  }
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_PLAY_ALL_H_
