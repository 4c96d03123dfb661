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
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/circle/circle.h"
#include "enumerate/fates/fates.h"
#include "solver/circle/circle_search.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct CircleQuestion {
  spec::BoardSize size;
  spec::RuleSet rules;
  // Nothing: every reading.
  std::optional<enumerate::NotSettled> not_settled;
  std::optional<enumerate::AskedWhen> when;
  bool second_rule = false;
  size_t most = 20;  // classifications listed for a reading; at least 1
  // A program that decides again, like cvc5, what Z3 found to have no model; empty: none.
  std::string second_program = {};
};

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

// The names that a question may have for them; the empty text is no choice. InvalidArgument for
// others.
std::vector<std::string> NotSettledNames();
std::vector<std::string> AskedWhenNames();
absl::StatusOr<std::optional<enumerate::NotSettled>> ParseNotSettled(const std::string& name);
absl::StatusOr<std::optional<enumerate::AskedWhen>> ParseAskedWhen(const std::string& name);

// ResourceExhausted for boards of more than 12 points; Unimplemented for rules with other hot
// stones than single ones, with history or capture_ends; InvalidArgument if there is no
// such second program; Cancelled if `progress` says stop. The answer exits with 1 if the second
// solver finds a model where Z3 found none, and with 3 if it gives up.
absl::StatusOr<CircleAnswer> AskCircle(const CircleQuestion& question, Progress* progress);
Shown Describe(const CircleAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CIRCLE_ANSWER_H_
