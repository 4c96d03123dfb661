// Plans the questions of a case (conform_question.h), under its own rules or under others.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_

#include <optional>

#include "conformance/ask/conform_question.h"

namespace hotstone::conformance {

struct PlanOptions {
  std::optional<spec::RuleSet> rules;  // instead of each case's own
  bool score = false;
  bool engine_knows_rules = false;  // it has `hotstone-rules`, so it knows when a game ends
};

// The questions of a case. Dominated by spec::Game: O(points^2) for every set of points asked
// about.
ConformPlan PlanCase(const formats::Case& c, const PlanOptions& options);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_
