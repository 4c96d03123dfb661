// A corpus on disk: written completely or not at all, and verified against its manifest.
//
// The files go into a new folder next to the target (DIR.partial.XXXXXX), which then replaces the
// target in one step; the old folder is deleted only after that. So an interruption, a full disk or
// an unwritable folder leaves the old contents in place. A folder is replaced only if it is empty
// or holds nothing but a corpus.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_
#define HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/manifest.h"

namespace hotstone::conformance {

// Whether a corpus may be written to this path: it must be absent, an empty folder, or a folder
// with nothing but a corpus. Otherwise InvalidArgument, naming the obstacle. To be called before
// the work.
absl::Status CheckCorpusTarget(const std::string& folder);

// Unavailable with the path and the system's reason if a file cannot be written, Cancelled when
// `progress` says stop; nothing of the new corpus remains then. Also the errors of
// CheckCorpusTarget.
absl::Status WriteCorpus(const Corpus& corpus, const std::string& folder, Progress* progress);

// NotFound or InvalidArgument if the folder has no readable manifest.
absl::StatusOr<Manifest> ReadManifest(const std::string& folder);

struct CorpusFinding {
  std::string path;
  std::string what;  // "missing", "changed: its SHA-256 is ...", "not in the manifest", ...
};

// The differences between the folder and its manifest: first the files listed in the manifest, then
// the unlisted ones by name. Empty if everything matches. The errors of ReadManifest.
absl::StatusOr<std::vector<CorpusFinding>> VerifyCorpus(const std::string& folder);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_FOLDER_H_
