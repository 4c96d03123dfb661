// The situation graph as a Murphi model for Rumur.
//
// Two rules: a play, for every point, and a pass. One firing is one legal move. The state is just
// the position, the player to move, the passes and the ban.
//
// Chains are found by flood fill from a stone and then checked for a liberty. After a play, the
// adjacent opposing chains are checked one by one, and only if none was removed the player's own.
// The rule of variation is implemented literally: the board after the play is compared with the one
// before. All this deliberately differs from the Promela model. Two `cover` properties count the
// finished situations and those without a ban (not those with one: Rumur treats a property that is
// never met as an error).
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_

#include <string>

#include "absl/status/statusor.h"
#include "tests/differential/model_request.h"

namespace hotstone::models {

// The text of the model. Errors as for CheckModelled.
absl::StatusOr<std::string> MurphiModel(const ModelRequest& request);

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_MURPHI_H_
