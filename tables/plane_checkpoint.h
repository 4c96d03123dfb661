// The state of a run for planes on disk, so that it can be taken up after a kill at any moment.
//
// A run (enumerate/planes/plane_sweeps.h) is its board, rules and threshold, the point that it is at, and its
// planes: for the first side to move and for the other, the words of positions and those of kos, and the
// stages of either if there are any. They go block by block from their arrays through zstd to a file
// (stored_file.h) and back. The manifest is that of plane_manifest.h.
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

// Writes PATH anew, whole or not at all. `rules` must be those of the run. Unavailable, with the path and the
// system's reason, if it cannot be written; an older checkpoint is then still there.
absl::Status SavePlanes(const std::string& path, const spec::RuleSet& rules, enumerate::PlaneSweeps& sweeps,
                        int threads = 1);

// NotFound, InvalidArgument or DataLoss, with the path in front, for what is no whole checkpoint of planes, as
// far as its manifest shows; no block is read.
absl::StatusOr<PlaneCheckpointInfo> ReadPlanesInfo(const std::string& path);

// Brings `sweeps`, as Create made it, to the state that was saved. The whole file is read, decoded and checked
// before anything is changed. Errors: those above; InvalidArgument if it is of another board, other rules or
// another threshold, or with stages where `sweeps` has none, or the other way round.
absl::Status LoadPlanes(const std::string& path, const spec::RuleSet& rules, enumerate::PlaneSweeps* sweeps);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_CHECKPOINT_H_
