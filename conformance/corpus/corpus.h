// The conformance corpus: files of cases that any Go program can be held against.
//
// This is the corpus as a thing in memory: what was asked for, the files, what they cover. It is made by
// generate.h and put on the disk by folder.h. What the groups are: groups.h. Files:
//
//   GROUP/....jsonl    cases, one a line (docs/reference/case-format.md)
//   GROUP/....sgf      the same as game records, one game tree a case
//   perft.tsv          numbers of move sequences
//   differences.tsv    for each pair of rule sets what separates them
//   coverage.tsv       what is asked how often under which rule set, and what is not, and why
//   README.md          for people who have never heard of this project
//   manifest.json      the files with their counts and SHA-256 (hotstone.corpus/1)
//
// The quick set (quick.h) has RULES.jsonl, README.md and manifest.json alone.
//
// Rule sets that judge all cases of a file alike share it: the file is written under the first of them, the
// manifest names the others.
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
  std::vector<spec::RuleSet> rules;     // at least one, no two of one name
  std::vector<spec::BoardSize> boards;  // at least one, each once; of no matter for the quick set
  uint64_t seed = 1;
  bool quick = false;  // the quick set
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

// The command that makes this corpus, folder left out: "hotstone corpus --rules '...' ... --out DIR".
std::string CorpusCommand(const CorpusOptions& options);

// The boards that are large enough for the groups of chosen cases: both sides two points or more.
std::vector<spec::BoardSize> ChosenBoards(const std::vector<spec::BoardSize>& boards);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_CORPUS_H_
