// A corpus on the disk: written whole or not at all, and held against its manifest.
//
// The files go into a new folder beside the one asked for (DIR.partial.XXXXXX), which then takes its place in
// one step; the folder that was there goes away only after that. So an interruption, a full disk or a folder
// that cannot be written leaves what was there before. A folder is only ever replaced if it is empty or
// holds a corpus and nothing else.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_
#define HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/manifest.h"

namespace hotstone::conformance {

// Whether a corpus may be written to this path: nothing is there, an empty folder, or a corpus without
// anything else. InvalidArgument otherwise, with what is in the way. For asking before the work.
absl::Status CheckCorpusTarget(const std::string& folder);

// Unavailable with the path and the system's reason if a file cannot be written, Cancelled when `progress`
// says stop; nothing of it is there then. The errors of CheckCorpusTarget.
absl::Status WriteCorpus(const Corpus& corpus, const std::string& folder, Progress* progress);

// NotFound or InvalidArgument if the folder has no manifest that can be read.
absl::StatusOr<Manifest> ReadManifest(const std::string& folder);

struct CorpusFinding {
  std::string path;
  std::string what;  // "missing", "altered: SHA-256 is ..., should be ...", "not in the manifest", ...
};

// What differs between the folder and its manifest: first files as the manifest lists them, then those that
// it does not know, by name. Empty if all is as it says. The errors of ReadManifest.
absl::StatusOr<std::vector<CorpusFinding>> VerifyCorpus(const std::string& folder);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_
