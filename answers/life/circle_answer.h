// The answer of `hotstone circle`: which classifications of the kos of a board are consistent with
// the fates that they give (enumerate/circle/circle.h), reading by reading.
#ifndef HOTSTONE_ANSWERS_LIFE_CIRCLE_ANSWER_H_
#define HOTSTONE_ANSWERS_LIFE_CIRCLE_ANSWER_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/life/circle_question.h"
#include "base/progress.h"
#include "enumerate/circle/circle.h"
#include "enumerate/fates/fates.h"
#include "solver/circle/circle_search.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// A take, with Black as the taker: the position after it.
struct ShownTake {
  spec::Position position;
  spec::Point stone;  // Black has just played here
  spec::Point ban;    // and removed a white stone here
};

// A take that two consistent classifications call differently, with the fates under each of the
// chains in the position that is asked (before the take if the reading asks of that alone), by
// their first stones.
struct CircleDifference {
  ShownTake take;
  spec::Position asked;
  struct Side {
    enumerate::Calls call = 0;
    std::vector<std::pair<std::string, enumerate::Fate>> chains;  // "Black A1"
  };
  Side one;
  Side other;
};

struct CircleReadingAnswer {
  enumerate::CircleReading reading;
  solver::CircleOutcome outcome;
  std::vector<ShownTake> takes;                // of the board, as outcome.possible numbers them
  std::vector<size_t> paradox_takes;           // the takes of outcome.paradox, in order
  std::optional<CircleDifference> difference;  // if there are several: at a take with fewest stones
  // Of outcome.refuted: what the second solver confirms, and where it finds a model.
  size_t confirmed = 0;
  size_t contradicted = 0;
};

struct CircleAnswer {
  CircleQuestion question;
  size_t takes = 0;           // of the board, up to symmetry and exchange of colours
  std::string second_solver;  // "cvc5 1.0.3"; empty: not asked
  std::vector<CircleReadingAnswer> readings;
};

// InvalidArgument for boards of more than 12 points, or if there is no such second program;
// Unimplemented for rules with other hot stones than single ones, with history or capture_ends;
// Cancelled if `progress` says stop.
absl::StatusOr<CircleAnswer> AskCircle(const CircleQuestion& question, Progress* progress);

// The same as a long run (answers/runs/long_run.h), which reports by itself, saves what it has
// learned to the checkpoint, and says when it is stopped how far it came and how to go on. Also the
// errors of CheckKeep and ReadCircleCheckpoint.
absl::StatusOr<CircleAnswer> RunCircle(const CircleQuestion& question);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CIRCLE_ANSWER_H_
