// The state of a run for planes on disk, so that the run can resume after a kill at any moment.
//
// A run (enumerate/planes/plane_sweeps.h) consists of its board, rules and threshold, its current
// point, and its planes: for each side to move, the words of positions and of kos, and the stages
// if there are any. They are streamed block by block from their arrays through zstd to a file
// (stored_file.h) and back. plane_manifest.h defines the manifest.
#ifndef HOTSTONE_TABLES_PLANE_CHECKPOINT_H_
#define HOTSTONE_TABLES_PLANE_CHECKPOINT_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/planes/plane_sweeps.h"
#include "spec/rules/rule_set.h"
#include "tables/plane_manifest.h"

namespace hotstone::tables {

struct PlaneCheckpointInfo {
  PlaneManifest manifest;
  uint64_t bytes = 0;  // of the file
};

// Writes a new PATH, completely or not at all. `rules` must be the run's. Unavailable, with the
// path and the system's reason, if it cannot be written; an older checkpoint then stays in place.
absl::Status SavePlanes(const std::string& path, const spec::RuleSet& rules,
                        enumerate::PlaneSweeps& sweeps, int threads = 1);

// NotFound, InvalidArgument or DataLoss, prefixed with the path, for an incomplete or foreign file,
// as far as the manifest shows; no block is read.
absl::StatusOr<PlaneCheckpointInfo> ReadPlanesInfo(const std::string& path);

// Restores the saved state into `sweeps`, which must be as Create made it. The whole file is read,
// decoded and checked before anything is changed. Errors: those above; InvalidArgument if the
// checkpoint has another board, other rules or another threshold, or if only one of checkpoint and
// `sweeps` has stages.
absl::Status LoadPlanes(const std::string& path, const spec::RuleSet& rules,
                        enumerate::PlaneSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_CHECKPOINT_H_
