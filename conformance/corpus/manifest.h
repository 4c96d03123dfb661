// manifest.json of a corpus (hotstone.corpus/1): the options that made it, and each file with its
// size, its number of cases and its SHA-256, so that anyone can check that a copy is complete and
// unaltered.
//
//   {"schema":"hotstone.corpus/1","version":"0.1.0","command":"hotstone corpus ...","seed":1,
//    "rules":["..."],"boards":["3x2"],"cases":1234,
//    "files":[{"path":"games/tromp-taylor.jsonl","group":"games","rules":"tromp-taylor",
//              "also_for":["faulstich-2015"],"cases":40,"bytes":65536,"sha256":"..."}],
//    "digest":"..."}
//
// `rules` of a file is null if the file is about several rule sets; the top-level `cases` counts
// the cases in the .jsonl files. The manifest does not list itself; `digest` is its own digest
// (base/sealed_text.h), and is absent if the manifest was written by hand or by a version without
// digests. Digests are computed by OpenSSL.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_MANIFEST_H_
#define HOTSTONE_CONFORMANCE_CORPUS_MANIFEST_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/corpus/corpus.h"

namespace hotstone::conformance {

inline constexpr char kManifestName[] = "manifest.json";
inline constexpr std::string_view kCorpusSchema = "hotstone.corpus/1";

struct ManifestFile {
  std::string path;
  std::string group;
  std::string rules;  // empty: several
  std::vector<std::string> also_for;
  int64_t cases = 0;
  int64_t bytes = 0;
  std::string sha256;  // 64 lower-case hexadecimal digits
};

struct Manifest {
  std::string version;
  std::string command;
  uint64_t seed = 0;
  std::vector<std::string> rules;
  std::vector<std::string> boards;
  int64_t cases = 0;
  std::vector<ManifestFile> files;
};

// Internal if the library cannot compute a digest.
absl::StatusOr<std::string> Sha256(std::string_view bytes);

absl::StatusOr<Manifest> ManifestOf(const Corpus& corpus);
std::string WriteManifest(const Manifest& manifest);

// InvalidArgument, prefixed with `name`, if the text is not a manifest, its digest does not match,
// its schema is another, it lacks a key or has an extra one, or it lists a path that appears twice,
// is absolute or leads out of the folder.
absl::StatusOr<Manifest> ParseManifest(std::string_view text, std::string_view name);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_MANIFEST_H_
