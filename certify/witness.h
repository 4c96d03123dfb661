// Witnesses: counterexamples to a claim, each a position and a play from it that replay in spec/.
//
// Separate from verdict.h, so that code that only passes verdicts on needs no positions or moves.
#ifndef HOTSTONE_CERTIFY_WITNESS_H_
#define HOTSTONE_CERTIFY_WITNESS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "spec/board/color.h"
#include "spec/board/move.h"
#include "spec/board/position.h"

namespace hotstone::certify {

// A position and a play from it. For a lasso the moves from cycle_start on lead back to the
// situation before them.
struct Witness {
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<spec::Move> moves;
  size_t cycle_start = 0;  // moves.size() if there is no cycle
  std::string what;        // in a sentence
  int interval_lo = 0;     // of the setup, for a claim about intervals
  int interval_hi = 0;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_WITNESS_H_
