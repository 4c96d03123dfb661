// What the cases of a corpus show, counted: reasons, clauses, kinds of hot stones, kinds of cycles.
//
// A corpus is as good as what it asks about. Each group of cases counts what its expectations cite under
// each rule set, and the table goes out with the corpus (coverage.tsv). What must be there at least kRequired
// times is a list, what cannot be there is another one, each line with its reason; a corpus that falls
// short of the first and is not excused by the second is refused.
//
// Things are named "why:superko", "clause:TT-MOVE", "hot:twin", "cycle:triple-ko", "class:disturbed-death",
// "ending:resumption", "counting:tie".
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

  // A refused move: its reason, its clause, and the kinds of the stones that are hot.
  void CountRefusal(const spec::Game& game, const spec::Move& move, const spec::Ruling& ruling);

  void Add(const Coverage& other);
  int Of(std::string_view thing) const;
  const std::map<std::string, int>& counts() const { return counts_; }

 private:
  std::map<std::string, int> counts_;
};

// A thing that is to be covered, or why it is not.
struct Requirement {
  std::string thing;
  std::string excuse;  // empty: required kRequired times
};

// What a rule set's cases are to show, in a fixed order.
std::vector<Requirement> RequirementsOf(const spec::RuleSet& rules);

// The things that are required, not excused, and counted fewer than kRequired times: "THING: COUNT".
std::vector<std::string> Shortfalls(const spec::RuleSet& rules, const Coverage& coverage);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_COVERAGE_H_
