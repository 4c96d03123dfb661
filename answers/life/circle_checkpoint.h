// A checkpoint of `hotstone circle`: what each reading has learned so far
// (solver/circle/circle_log.h), as lines of text with a digest of all lines before it.
//
//   hotstone circle checkpoint 1
//   z3 4.8.12.0
//   board 3x3
//   rules basic-only
//   settled unsettled              or "each"
//   asked each
//   second_rule no
//   most 20
//   takes 48
//   reading                        the steps of the first reading follow
//   looked
//   known then 0=1 5=2             take 0 fights (1), take 5 disturbs (2): calls as circle_fates.h
//   refuted                        has them
//   alone 3=1 12=2 then 4=2
//   found 122111...                a hexadecimal digit for each take
//   nothing
//   reading
//   sha256 (64 digits)
//
// It is written whole or not at all. A file that was damaged or changed is refused, as is one for
// another question or another Z3, which would propose other classifications. The lessons themselves
// are trusted.
#ifndef HOTSTONE_ANSWERS_LIFE_CIRCLE_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_LIFE_CIRCLE_CHECKPOINT_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/life/circle_question.h"
#include "solver/circle/circle_log.h"

namespace hotstone::answers {

// One for each reading that was begun, in the order in which they are asked.
using CircleLogs = std::vector<solver::CircleLog>;

// `takes` is the number of takes of the board. Unavailable, with the path and the system's reason,
// if it cannot be written.
absl::Status WriteCircleCheckpoint(const std::string& path, const CircleQuestion& question,
                                   size_t takes, const CircleLogs& logs);

// InvalidArgument, naming the file, for anything but a checkpoint of this question; all takes and
// calls are in range.
absl::StatusOr<CircleLogs> ReadCircleCheckpoint(const std::string& path,
                                                const CircleQuestion& question, size_t takes);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CIRCLE_CHECKPOINT_H_
