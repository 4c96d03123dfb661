// Looks up one situation in a stored table of fates: what becomes of each chain, and the moves for
// it.
#ifndef HOTSTONE_ANSWERS_LIFE_FATE_PROBE_H_
#define HOTSTONE_ANSWERS_LIFE_FATE_PROBE_H_

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/table_probe.h"

namespace hotstone::answers {

// Each chain with its answer and stage, and the moves of the player to move that lead to them: the
// fastest ones if he has his way, those that last longest if he does not, and those that leave it
// hanging. Without passes and bans also its fate. InvalidArgument as SituationOn.
absl::StatusOr<Shown> ProbeFates(const TableProbeOptions& options);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_FATE_PROBE_H_
