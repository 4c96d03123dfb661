// The answers of an engine, case by case, as far as they are needed to ask the toy engine the same.
//
// A run keeps them (conform_tally.h) so that its disagreements can be put together by the mistake behind them
// (conform_groups.h). They are told apart from the questions themselves, which hold whole positions: a book of
// some hundred thousand answers fits into memory.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "conformance/seeded/toy_game.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/move.h"

namespace hotstone::conformance {

// An answer, as far as it is needed to compare it with a mistake's.
struct AskedStep {
  enum class Kind { kPlay, kMove, kRefused, kBoard, kScore };
  Kind kind = Kind::kPlay;
  int after = 0;
  spec::Move move;
  bool legal = false;    // play, move, refused: what the engine said
  std::string stones;    // board: what it has, row by row from the top, B, W and .
  bool counts = true;    // it is held for or against the engine
  bool agrees = true;    // with the law
  bool differs = false;  // the case's own rules answer otherwise
  int kind_of = -1;      // a disagreement: its place in ConformTally::kinds
  int64_t kept = -1;     // a disagreement: its place in ConformTally::disagreements, if it is kept there
};

struct AskedCase {
  spec::BoardSize size;
  std::vector<std::pair<char, int>> stones;  // as the toy takes them
  spec::Color to_move = spec::Color::kBlack;
  std::optional<ToyRules> rules;  // nothing: not for the toy
  bool by_undo = false;           // plays were tried and taken back
  std::vector<AskedStep> steps;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_BOOK_H_
