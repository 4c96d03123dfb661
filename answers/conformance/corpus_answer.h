// The answers of `hotstone corpus`: what a corpus contains, whether it matches its manifest, and
// what was written.
#ifndef HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_
#define HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_

#include <cstddef>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "conformance/corpus/corpus.h"
#include "conformance/corpus/folder.h"
#include "conformance/corpus/manifest.h"

namespace hotstone::answers {

// Each group of files with its totals.
std::vector<Shown> DescribeGroups(const conformance::Manifest& manifest);

// A file that differs from the manifest, and the verdict on the corpus. Exits with kExitFails if a
// file differs.
Shown Describe(const conformance::CorpusFinding& finding);
Shown DescribeVerified(const conformance::Manifest& manifest, size_t differing);

Shown DescribeWritten(const conformance::Corpus& corpus, const std::string& out);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CONFORMANCE_CORPUS_ANSWER_H_
