// The description stored with the planes of a run, in a checkpoint (plane_checkpoint.h) and in a
// folder (plane_folder.h): their board, rules and threshold, and the point of the run. One JSON
// object:
//
//   {"schema":"hotstone.planes/1","version":"0.1.0","board":"4x4","rules":"basic-only",
//    "rule_keys":{"hot":"basic",...},"at_least":1,"stages":false,"block_bytes":1048576,
//    "words":198356,"point":{"sweep":3,"layer":7,"set":12,"finished":false}}
//
// The point of half-sweeps may also have "may_end" (enumerate/planes/half_sweeps.h). block_bytes is
// present only if blocks are compressed. rule_keys records the meaning of the rules at the time of
// writing.
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
  uint64_t words = 0;        // of both planes and their kos
  enumerate::PlanePoint point;
};

// Ignores `manifest.rules` and `version`: it writes `rules` and the version of this program.
std::string PlaneManifestText(std::string_view schema, const spec::RuleSet& rules,
                              const PlaneManifest& manifest);

// Errors begin with `path`: InvalidArgument if `text` has another schema or its rules have changed
// their meaning, DataLoss if it is not a manifest.
absl::StatusOr<PlaneManifest> ParsePlaneManifest(const std::string& path, std::string_view schema,
                                                 const std::string& text);

// InvalidArgument if `there` has another board, other rules or another threshold than `wanted`, or
// if only one of them has stages; DataLoss if its words or its point are impossible for such a run.
absl::Status CheckSamePlanes(const std::string& path, const PlaneManifest& there,
                             const PlaneManifest& wanted, const enumerate::PlaneLayout& layout);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_PLANE_MANIFEST_H_
