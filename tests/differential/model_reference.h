// The figures and verdicts of the literal law, for comparison with the model checkers.
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REFERENCE_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REFERENCE_H_

#include <optional>
#include <vector>

#include "spec/rules/situation.h"
#include "tests/differential/model_request.h"

namespace hotstone::models {

// Breadth-first over spec::Successors, with an ordered set of whole situations.
Figures FiguresOfTheLaw(const spec::BoardSize& size, const spec::RuleSet& rules);

// The situation after playing these moves from `start` (no point: a pass); empty if one is illegal.
std::optional<spec::Situation> Replay(const spec::Situation& start,
                                      const std::vector<std::optional<spec::Point>>& moves,
                                      const spec::RuleSet& rules);

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REFERENCE_H_
