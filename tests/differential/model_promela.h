// The situation graph as a Promela model for SPIN.
//
// One process moves for both players. Its only choice is the move, one d_step each, so one step of
// the checker is one legal move. The state is the position, the player to move, the passes, the ban
// and, under rules that restrict self-removal, a mask of the points that they bar. The mask is
// determined by the rest, so it adds no states. Scratch variables are cleared at the end of each
// step, for the same reason.
//
// Stones with a liberty are found as a least fixpoint: a stone breathes if a neighbour is empty, or
// if a neighbour of its colour breathes. There is no notion of a chain; after a play, the
// opponent's breathless stones are removed first, and only if there were none the player's own.
//
// SPIN cannot count situations of a kind. With PROBE=finished (or ban) in the environment of the
// checker, every finished situation (or one with a ban) gets an extra step to itself; the increase
// in the number of transitions is the count. This is the only C in the model.
//
// Each move prints itself ("move 3", "move pass") when SPIN replays a trail. The one control point
// has an `end` label (games stop there) and an `accept` label (a cycle of the graph is an
// acceptance cycle).
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_PROMELA_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_PROMELA_H_

#include <string>

#include "absl/status/statusor.h"
#include "tests/differential/model_request.h"

namespace hotstone::models {

// The text of the model. Errors as for CheckModelled.
absl::StatusOr<std::string> PromelaModel(const ModelRequest& request);

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_PROMELA_H_
