// The answers of `hotstone corpus`: what a corpus contains, whether it matches its manifest, and
// what was written.
#ifndef HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_
#define HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "conformance/corpus/corpus.h"
#include "conformance/corpus/folder.h"
#include "conformance/corpus/manifest.h"

namespace hotstone::answers {

struct CorpusTotals {
  int64_t files = 0;
  int64_t cases = 0;
  int64_t bytes = 0;
};

// A group of files, or all that was written to a folder.
struct CorpusGroup {
  std::string name;
  CorpusTotals totals = {};
};
struct CorpusWritten {
  std::string out;
  CorpusTotals totals = {};
};

std::vector<CorpusGroup> GroupsOf(const conformance::Manifest& manifest);
CorpusWritten Written(const conformance::Corpus& corpus, const std::string& out);

Shown Describe(const CorpusGroup& group);
Shown Describe(const CorpusWritten& written);

// A file that differs from the manifest, and the verdict on the corpus. Exits with kExitFails if a
// file differs.
Shown Describe(const conformance::CorpusFinding& finding);
Shown DescribeVerified(const conformance::Manifest& manifest, size_t differing);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_
