// Counts what the cases of a corpus show: reasons, clauses, kinds of hot stones, kinds of cycles.
//
// A corpus is only as good as its questions. Each group of cases counts what its expectations cite
// under each rule set, and the table ships with the corpus (coverage.tsv). One list names what must
// appear at least kRequired times; another names what cannot appear, each line with its reason. A
// corpus that falls short of the first list without an excuse in the second is refused.
//
// Names have the form "why:superko", "clause:TT-MOVE", "hot:twin", "cycle:triple-ko",
// "class:disturbed-death", "ending:resumption", "counting:tie".
#ifndef HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_H_
#define HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/move.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::spec {
class Game;
}  // namespace hotstone::spec

namespace hotstone::conformance {

inline constexpr int kRequired = 20;

// The counts of one rule set.
class Coverage {
 public:
  void Count(std::string_view thing, int times = 1) { counts_[std::string(thing)] += times; }

  // A refused move: its reason, its clause, and the kinds of the hot stones.
  void CountRefusal(const spec::Game& game, const spec::Move& move, const spec::Ruling& ruling);

  void Add(const Coverage& other);
  int Of(std::string_view thing) const;
  const std::map<std::string, int>& counts() const { return counts_; }

 private:
  std::map<std::string, int> counts_;
};

// Something to be covered, or the excuse for not covering it.
struct Requirement {
  std::string thing;
  std::string excuse;  // empty: required kRequired times
};

// What the cases of a rule set must show, in a fixed order.
std::vector<Requirement> RequirementsOf(const spec::RuleSet& rules);

// The required items without an excuse that were counted fewer than kRequired times: "THING:
// COUNT".
std::vector<std::string> Shortfalls(const spec::RuleSet& rules, const Coverage& coverage);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_H_
