// The situation graph as a Murphi model for Rumur.
//
// Two rules: a play, for every point, and a pass. One firing is one legal move. The state is the position,
// the player to move, the passes and the ban, nothing else.
//
// Chains are found by flood fill from a stone and then asked for a liberty; after a play, the opposing chains
// beside it are asked one by one, and only if none was removed the player's own. The rule of variation is
// taken at its word: the board after the play is compared with the one before. All this differs on purpose
// from the way the Promela model goes. Two `cover` properties count the finished situations and those without
// a ban (not those with one: a property that is never met is an error to Rumur).
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_

#include <string>

#include "absl/status/statusor.h"
#include "tests/differential/model_request.h"

namespace hotstone::models {

// The text of the model. Errors as in CheckModelled.
absl::StatusOr<std::string> MurphiModel(const ModelRequest& request);

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_
