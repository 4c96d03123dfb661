// hotstone plane --all-thresholds DIR: the planes of every threshold of a board, each from those of the next
// higher one, kept as checkpoints in a folder; and from them how many positions are undetermined.
//
// What forces t + 1 forces t: the bits of t + 1 are right for t, and a run that begins with them ends in the same
// least solution.
#ifndef HOTSTONE_CLI_VALUES_PLANE_THRESHOLDS_H_
#define HOTSTONE_CLI_VALUES_PLANE_THRESHOLDS_H_

#include "answers/values/plane_question.h"

namespace hotstone::cli {

// Prints a line a threshold and the count; the exit code, 0 when all is done.
int RunPlaneThresholds(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_PLANE_THRESHOLDS_H_
