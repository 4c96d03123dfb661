// README.md of a corpus: explains its files to people who have never heard of this project.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_README_H_
#define HOTSTONE_CONFORMANCE_CORPUS_README_H_

#include <string>

#include "conformance/corpus/corpus.h"

namespace hotstone::conformance {

// The text of the page, from a corpus that already has its other files.
std::string CorpusReadme(const Corpus& corpus);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_README_H_
