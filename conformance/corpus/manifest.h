// manifest.json of a corpus (hotstone.corpus/1): what it was made from, and each file with its size, its
// number of cases and its SHA-256, so that anyone can tell whether a copy is whole and unaltered.
//
//   {"schema":"hotstone.corpus/1","version":"0.1.0","command":"hotstone corpus ...","seed":1,
//    "rules":["..."],"boards":["3x2"],"cases":1234,
//    "files":[{"path":"games/tromp-taylor.jsonl","group":"games","rules":"tromp-taylor",
//              "also_for":["faulstich-2015"],"cases":40,"bytes":65536,"sha256":"..."}],"digest":"..."}
//
// `rules` of a file is null where it is about several rule sets; `cases` of the whole counts those of the
// .jsonl files. The manifest does not list itself; `digest` is its own (base/sealed_text.h), and is not there where it was
// written by hand or by a version that had none. Digests are OpenSSL's.
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
  std::string sha256;  // 64 hexadecimal digits, small letters
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

// Internal if the library cannot make a digest.
absl::StatusOr<std::string> Sha256(std::string_view bytes);

absl::StatusOr<Manifest> ManifestOf(const Corpus& corpus);
std::string WriteManifest(const Manifest& manifest);

// InvalidArgument, with `name` in front, for a text that is no manifest, whose digest is another's, whose schema is another,
// which lacks a key or has one too many, or which lists a path twice, or one that is absolute or leads out of the folder.
absl::StatusOr<Manifest> ParseManifest(std::string_view text, std::string_view name);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_MANIFEST_H_
