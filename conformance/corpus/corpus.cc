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

}  // namespace hotstone::conformance
