// The corpus as a whole: which groups of cases are made for which rule sets and boards, what becomes a file,
// and what is left out because an earlier file says it already.
//
// GenerateFor makes the cases of one rule set: all situations of small boards, then the chosen groups, games,
// hot stones, cycles, endings, counting, lines. Collector turns them into files of lines and of records.
// Where two rule sets come to the same cases, names and rule set apart, the file is written once and the
// manifest names the second rule set beside the first. CheckCoverage refuses a corpus in which some reason or
// clause is asked too rarely. GenerateCorpus adds what separates each pair of rule sets, the perft table, the
// coverage table, the README and the manifest, and keeps everything in memory; folder.cc writes it.
//
// For example, the rule sets tromp-taylor and faulstich-2015 differ in compensation only. Their cases about
// cycles are the same, so cycles/tromp-taylor.jsonl is written once, with faulstich-2015 under also_for in
// the manifest, while their counting files differ.
#include "conformance/corpus/corpus.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hotstone::conformance {

using spec::BoardSize;
using spec::RuleSet;

std::vector<BoardSize> ChosenBoards(const std::vector<BoardSize>& boards) {
  std::vector<BoardSize> chosen;
  std::copy_if(boards.begin(), boards.end(), std::back_inserter(chosen),
               [](const BoardSize& board) { return board.cols() >= 2 && board.rows() >= 2; });
  return chosen;
}

std::string CorpusCommand(const CorpusOptions& options) {
  const auto rules = absl::StrJoin(
      options.rules, ";", [](std::string* out, const RuleSet& set) { out->append(spec::RuleSetName(set)); });
  const auto boards = absl::StrJoin(
      options.boards, ";", [](std::string* out, const BoardSize& board) { out->append(board.ToString()); });
  return absl::StrCat("hotstone corpus --rules '", rules, "' --boards '", boards, "' --seed ", options.seed,
                      " --out DIR");
}

}  // namespace hotstone::conformance
