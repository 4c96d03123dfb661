// What is written beside the planes of a run, in a checkpoint (plane_checkpoint.h) and in a folder
// (plane_folder.h): of which board, rules and threshold they are, and where the run is. One JSON object:
//
//   {"schema":"hotstone.planes/1","version":"0.1.0","board":"4x4","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"at_least":1,"stages":false,"block_bytes":1048576,"words":198356,
//    "point":{"sweep":3,"layer":7,"set":12,"finished":false}}
//
// The point of half-sweeps may have "may_end" besides (enumerate/planes/half_sweeps.h). block_bytes only where blocks are compressed. rule_keys says what the rules meant when it was written.
#ifndef HOTSTONE_TABLES_PLANE_MANIFEST_H_
#define HOTSTONE_TABLES_PLANE_MANIFEST_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/planes/plane_store.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tables {

struct PlaneManifest {
  std::string board;  // COLSxROWS
  std::string rules;  // spec::RuleSetName
  std::string version;
  int at_least = 0;
  bool stages = false;
  uint64_t block_bytes = 0;  // 0: nothing is compressed
  uint64_t words = 0;        // of both planes with their kos
  enumerate::PlanePoint point;
};

// The board of a layout as manifests have it.
std::string PlaneBoardText(const enumerate::PlaneLayout& layout);

// `manifest.rules` and `version` are not looked at: they are those of `rules` and of this program.
std::string PlaneManifestText(std::string_view schema, const spec::RuleSet& rules,
                              const PlaneManifest& manifest);

// Errors begin with `path`: InvalidArgument if `text` has another schema or its rules mean something else by now,
// DataLoss if it is no manifest.
absl::StatusOr<PlaneManifest> ParsePlaneManifest(const std::string& path, std::string_view schema,
                                                 const std::string& text);

// InvalidArgument if `there` is of another board, other rules or another threshold than `wanted`, or of a run
// with stages where that one has none, or the other way round; DataLoss if its words or its point cannot be of
// such a run.
absl::Status CheckSamePlanes(const std::string& path, const PlaneManifest& there, const PlaneManifest& wanted,
                             const enumerate::PlaneLayout& layout);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_MANIFEST_H_
