// coverage.tsv of a corpus: for each rule set, what is asked how often, what is required, and what
// is missing and why.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_TABLE_H_
#define HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_TABLE_H_

#include <string>

#include "conformance/corpus/corpus.h"

namespace hotstone::conformance {

// The text of the table, from a corpus that already has its cases.
std::string CoverageTable(const Corpus& corpus);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_TABLE_H_
