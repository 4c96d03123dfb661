// An engine's answers case by case, with just enough detail to ask the toy engine the same
// questions.
//
// A run keeps them (conform_tally.h) so that its disagreements can be grouped by the mistake behind
// them (conform_groups.h). They are kept apart from the questions, which hold whole positions: a
// book of several hundred thousand answers fits into memory.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "conformance/ask/conform_question.h"
#include "conformance/seeded/toy_game.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/move.h"

namespace hotstone::conformance {

// An answer, with just enough detail to compare it with the answer of a mistake.
struct AskedStep {
  using Kind = ConformQuestion::Kind;
  Kind kind = Kind::kPlay;
  int after = 0;
  spec::Move move;
  bool legal = false;    // play, move, refused: what the engine said
  std::string stones;    // board: the engine's stones, row by row from the top, B, W and .
  bool counts = true;    // it counts for or against the engine
  bool agrees = true;    // with the law
  bool differs = false;  // the case's own rules give another answer
  int kind_of = -1;      // a disagreement: its index in ConformTally::kinds
  int64_t kept = -1;     // a disagreement: its index in ConformTally::disagreements, if kept
};

struct AskedCase {
  spec::BoardSize size;
  std::vector<std::pair<char, int>> stones;  // in the form that the toy takes
  spec::Color to_move = spec::Color::kBlack;
  std::optional<ToyRules> rules;  // empty: the toy cannot play it
  bool by_undo = false;           // plays were tried and taken back
  std::vector<AskedStep> steps;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_
