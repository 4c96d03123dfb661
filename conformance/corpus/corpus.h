// The conformance corpus: files of cases for testing any Go program.
//
// This is the corpus in memory: the request, the files, their coverage. generate.h makes it and
// folder.h writes it to disk. groups.h describes the groups. Files:
//
//   GROUP/....jsonl    cases, one per line (docs/reference/case-format.md)
//   GROUP/....sgf      the same as game records, one game tree per case
//   perft.tsv          numbers of move sequences
//   differences.tsv    for each pair of rule sets, what separates them
//   coverage.tsv       what is asked how often under which rule set; what is not asked, and why
//   README.md          for people who have never heard of this project
//   manifest.json      the files with their counts and SHA-256 (hotstone.corpus/1)
//
// The quick set (quick.h) has only RULES.jsonl, README.md and manifest.json.
//
// Rule sets that judge all cases of a file alike share it: the file is written under the first of
// them, and the manifest names the others.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_
#define HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "conformance/corpus/coverage.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

struct CorpusOptions {
  std::vector<spec::RuleSet> rules;     // at least one, with different names
  std::vector<spec::BoardSize> boards;  // at least one, each once; ignored by the quick set
  uint64_t seed = 1;
  bool quick = false;  // the quick set
};

struct CorpusFile {
  std::string path;                   // relative to the corpus's folder, with '/'
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

// The command that makes this corpus, without a folder: "hotstone corpus --rules '...' ... --out
// DIR".
std::string CorpusCommand(const CorpusOptions& options);

// The boards large enough for the groups of chosen cases: both sides at least two points.
std::vector<spec::BoardSize> ChosenBoards(const std::vector<spec::BoardSize>& boards);

// The text of coverage.tsv: for each rule set, what is asked how often, what is required, and why
// some of it is missing.
std::string CoverageTable(const Corpus& corpus);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_
