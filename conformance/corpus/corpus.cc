#include "conformance/corpus/corpus.h"

#include <algorithm>
#include <iterator>
#include <set>

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
  const auto rules = absl::StrJoin(options.rules, ";", [](std::string* out, const RuleSet& set) {
    out->append(spec::RuleSetName(set));
  });
  const auto boards = absl::StrJoin(
      options.boards, ";",
      [](std::string* out, const BoardSize& board) { out->append(board.ToString()); });
  if (options.quick) {
    return absl::StrCat("hotstone corpus --quick --rules '", rules, "' --seed ", options.seed,
                        " --out DIR");
  }
  return absl::StrCat("hotstone corpus --rules '", rules, "' --boards '", boards, "' --seed ",
                      options.seed, " --out DIR");
}

std::string CoverageTable(const Corpus& corpus) {
  std::string table = "rules\tthing\tcount\trequired\twhy_not\n";
  for (size_t i = 0; i < corpus.coverage.size(); ++i) {
    const auto& [name, coverage] = corpus.coverage[i];
    std::set<std::string> listed;
    for (const Requirement& requirement : RequirementsOf(corpus.options.rules[i])) {
      if (!listed.insert(requirement.thing).second) continue;
      absl::StrAppend(&table, name, "\t", requirement.thing, "\t", coverage.Of(requirement.thing),
                      "\t");
      absl::StrAppend(&table, requirement.excuse.empty() ? absl::StrCat(kRequired) : "-", "\t",
                      requirement.excuse.empty() ? "-" : requirement.excuse, "\n");
    }
    for (const auto& [thing, count] : coverage.counts()) {
      if (listed.count(thing) == 0)
        absl::StrAppend(&table, name, "\t", thing, "\t", count, "\t-\t-\n");
    }
  }
  return table;
}

}  // namespace hotstone::conformance
