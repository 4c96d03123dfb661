// What a search for consistent classifications has learned, step by step, so that it can be saved
// and taken up again (circle_search.h).
//
// A step is an image that was looked at, or one answer of Z3 with what followed from it. A search
// that is given the steps of an earlier one does them again in the same order, and computes no
// image for them.
#ifndef HOTSTONE_SOLVER_CIRCLE_CIRCLE_LOG_H_
#define HOTSTONE_SOLVER_CIRCLE_CIRCLE_LOG_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "enumerate/circle/circle_fates.h"

namespace hotstone::solver {

using enumerate::Calls;

using CalledTake = std::pair<size_t, Calls>;

// If each take of `premises` is called so, `take` is called one of `calls`.
struct CircleClause {
  std::vector<CalledTake> premises;
  size_t take = 0;
  Calls calls = 0;
  friend bool operator==(const CircleClause&, const CircleClause&) = default;
};

// If each take of `premises` is called so, every take of `then` is called so.
struct CircleLesson {
  // The premises include every call known at that time: what lessons of no other premise have said,
  // and what is left of a take after a call of which a contradiction follows.
  bool under_known = false;
  std::vector<CalledTake> premises;
  std::vector<CalledTake> then;
  friend bool operator==(const CircleLesson&, const CircleLesson&) = default;
};

struct CircleStep {
  enum class Kind : uint8_t {
    kLooked,   // at images of what is known, or of one more call; Z3 was not asked
    kNothing,  // Z3 has nothing to propose
    kRefuted,  // Z3 proposed a classification; the lessons say why it is not consistent
    kFound,    // Z3 proposed `found`, which is consistent
  };
  Kind kind = Kind::kLooked;
  std::vector<CircleLesson> lessons;
  std::vector<Calls> found;
  friend bool operator==(const CircleStep&, const CircleStep&) = default;
};

using CircleLog = std::vector<CircleStep>;

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_LOG_H_
