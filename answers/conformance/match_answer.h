// The answers of `hotstone match`: a game, its record, and the score of the match.
#ifndef HOTSTONE_ANSWERS_CONFORMANCE_MATCH_ANSWER_H_
#define HOTSTONE_ANSWERS_CONFORMANCE_MATCH_ANSWER_H_

#include <array>
#include <cstdint>
#include <string>

#include "answers/shown/shown.h"
#include "conformance/play/match_game.h"

namespace hotstone::answers {

// A game with its details. The game must outlive the line.
struct MatchLine {
  uint64_t number = 1;
  std::string black;  // the engine's own name, with its version
  std::string white;
  std::string black_command;
  std::string white_command;
  std::string sgf;  // path of the record; empty if there is none
  const conformance::MatchGame* game = nullptr;
};

// In the text one line: "game 1: Hotstone 0.1.0 (B), GNU Go 3.8 (W): W+12.5 after 61 moves, rules
// (TT-END): ...".
Shown Describe(const MatchLine& line);

// The record of the game, with players, result and how it ended.
std::string MatchRecord(const MatchLine& line);

// The score of the match by engine, regardless of colours.
struct MatchTally {
  uint64_t asked = 0;  // games
  std::array<uint64_t, 2> won{};
  uint64_t draws = 0;
  uint64_t unknown = 0;
  uint64_t forfeits = 0;  // included in won

  // `exchanged`: the second engine had Black.
  void Add(const conformance::MatchGame& game, bool exchanged);
};

// One line of text, with the names of the engines. Exits with kExitFails after a forfeit,
// kExitUnknown if a game has no result or was not played.
Shown Describe(const MatchTally& tally, const std::string& first, const std::string& second);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CONFORMANCE_MATCH_ANSWER_H_
