// The conformance corpus: files of cases that any Go program can be held against.
//
// GenerateCorpus() makes everything in memory, a pure function of rule sets, boards and seed, so that the
// same command gives the same bytes on every machine; conformance/corpus/folder.h puts it on the disk. What
// the groups are: conformance/corpus/groups.h. Files:
//
//   GROUP/....jsonl    cases, one a line (docs/case-format.md)
//   GROUP/....sgf      the same as game records, one game tree a case
//   perft.tsv          numbers of move sequences
//   differences.tsv    for each pair of rule sets what separates them
//   coverage.tsv       what is asked how often under which rule set, and what is not, and why
//   README.md          for people who have never heard of this project
//   manifest.json      the files with their counts and SHA-256 (hotstone.corpus/1)
//
// Rule sets that judge all cases of a file alike share it: the file is written under the first of them, the
// manifest names the others.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_
#define HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/coverage.h"
#include "formats/case/case.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

struct CorpusOptions {
  std::vector<spec::RuleSet> rules;     // at least one, no two of one name
  std::vector<spec::BoardSize> boards;  // at least one, each once
  uint64_t seed = 1;
};

struct CorpusFile {
  std::string path;                   // below the corpus's folder, with '/'
  std::string text;                   // the bytes
  std::string group;                  // "situations", ..., or "about" for tables and README.md
  std::string rules;                  // the rule set's name; empty if there are several
  std::vector<std::string> also_for;  // other rule sets that judge these cases alike
  int64_t cases = 0;
};

struct Corpus {
  CorpusOptions options;
  std::vector<CorpusFile> files;                           // manifest.json is the last one
  std::vector<std::pair<std::string, Coverage>> coverage;  // by rule set, in order
};

// InvalidArgument for options that are not as said above; Cancelled when `progress` says stop; Internal if
// the two renderings of the law differ or a required thing is covered too rarely though the boards allow it.
// Memory: some 20 times the bytes of the files.
absl::StatusOr<Corpus> GenerateCorpus(const CorpusOptions& options, Progress* progress);

// The command that makes this corpus, folder left out: "hotstone corpus --rules '...' ... --out DIR".
std::string CorpusCommand(const CorpusOptions& options);

// A case as a game record; what is expected stands in the comment only as the case's source.
std::string CaseAsSgf(const formats::Case& c);

// README.md (conformance/corpus/readme.cc) and coverage.tsv (conformance/corpus/tables.cc) of a corpus whose
// other files are there.
std::string CorpusReadme(const Corpus& corpus);
std::string CoverageTable(const Corpus& corpus);

// The boards that are large enough for the groups of chosen cases: both sides two points or more.
std::vector<spec::BoardSize> ChosenBoards(const std::vector<spec::BoardSize>& boards);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_
