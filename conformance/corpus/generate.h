// Makes a corpus (corpus.h): every group for every rule set, then the tables about them.
//
// Everything is made in memory as a pure function of rule sets, boards and seed, so the same
// command gives the same bytes on every machine. Files that rule sets judge alike are written once.
// The manifest is made last and covers all other files.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_GENERATE_H_
#define HOTSTONE_CONFORMANCE_CORPUS_GENERATE_H_

#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/corpus.h"

namespace hotstone::formats {
struct Case;
}  // namespace hotstone::formats

namespace hotstone::conformance {

// InvalidArgument for options that violate CorpusOptions; Cancelled when `progress` says stop;
// Internal if the two renderings of the law differ or a required item is covered too rarely
// although the boards allow it. Memory: some 20 times the bytes of the files.
absl::StatusOr<Corpus> GenerateCorpus(const CorpusOptions& options, Progress* progress);

// A case as a game record. Of the expectations only the case's source is kept, as the comment.
std::string CaseAsSgf(const formats::Case& c);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_GENERATE_H_
