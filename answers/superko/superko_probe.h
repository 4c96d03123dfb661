// Looks up positions in a stored table of superko values: one, or all of them.
#ifndef HOTSTONE_ANSWERS_SUPERKO_SUPERKO_PROBE_H_
#define HOTSTONE_ANSWERS_SUPERKO_SUPERKO_PROBE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/table_probe.h"

namespace hotstone::answers {

// The value for Black of a game that begins with the position, or bounds. No moves: after one the
// game has a history, and its value need not be an entry. InvalidArgument as SituationOn, and for
// passes and bans, which are history.
absl::StatusOr<Shown> ProbeSuperko(const TableProbeOptions& options);

// Tells one line for each legal position, in the order of LegalIndex: the position, and the bounds
// for Black with Black and with White to move. Errors of ReadFinishedSuperko.
absl::Status ListSuperko(const std::string& file, const Tell& tell);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SUPERKO_SUPERKO_PROBE_H_
