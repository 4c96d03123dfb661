// The demands that the texts make on their own rules: what their captions say, and that every play
// ends.
//
// A demand is everything that a caption says about one position that can be decided by playing:
// lines, cycles played repeatedly, classes (search/decide/played_statements.h). A statement about
// groups that live or die is a separate demand each, "S4:seki-A1-F1", decided by search
// (search/decide/caption_judge.h). A statement that several captions make about one position is the
// demand of the first. A search has a limit, so such a demand may be unknown under a rule set: it
// then counts as kept, and is listed, so unknown demands never make a contradiction. The last
// demand is the strong promise (ING96-R5): every play ends, as `verify --claims termination`
// decides it on 2x2, where it fails with a certificate if it fails, and holds by an argument for
// all boards.
#ifndef HOTSTONE_CLAIMS_DEMANDS_DEMANDS_H_
#define HOTSTONE_CLAIMS_DEMANDS_DEMANDS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "spec/captions/caption.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// A statement with its caption.
struct PlayedStatement {
  const spec::Caption* caption;
  const spec::Statement* statement;
};

struct Demand {
  std::string id;       // "Q5"; "Q5/2" for its second position; "S4:seki-A1-F1"; or "ends"
  std::string caption;  // "Q5"
  std::vector<PlayedStatement> statements;  // empty for "ends"
  bool searched = false;                    // one statement, about groups
};

// A text that has captions.
struct DemandText {
  std::string name;     // "1996"
  std::string clauses;  // the prefix of its clause ids
  std::string preset;   // the base for counting amendments
};
const std::vector<DemandText>& DemandTexts();

// All texts together. Its amendments are counted from the preset of the first.
inline constexpr char kAllTexts[] = "all";

// The demands of a text, or of "all", in its order: first those that are played, then those about
// groups if wanted, and "ends" last.
std::vector<Demand> DemandsOf(std::string_view text, bool with_groups = true);

// The ids of a text's captions that make no demand, each once.
std::vector<std::string> NotPlayed(std::string_view text, bool with_groups = true);

// Nodes of the search for each question about a group.
inline constexpr uint64_t kDemandNodes = 400;

// Answers by demand and rule set, each computed once. A file keeps them from one run to the next
// (answers/captions/demand_file.h).
class DemandAnswers {
 public:
  explicit DemandAnswers(uint64_t nodes = kDemandNodes) : nodes_(nodes) {}

  // For demands about groups: also true if unknown.
  absl::StatusOr<bool> Holds(const Demand& demand, const spec::RuleSet& rules);
  // Adds what an earlier run found.
  void Know(const std::string& demand, const std::string& rules, certify::VerdictKind kind) {
    answers_[{demand, rules}] = kind;
  }

  // By the demand's id and the rule set's name.
  using Table = std::map<std::pair<std::string, std::string>, certify::VerdictKind>;
  const Table& answers() const { return answers_; }
  size_t size() const { return answers_.size(); }
  uint64_t nodes() const { return nodes_; }

  // By demand, the number of rule sets under which it was asked and is unknown.
  std::map<std::string, int> Unknown() const;

 private:
  uint64_t nodes_;
  Table answers_;
};

// The first statement of a demand that fails under the rules, and the reason; nothing if none
// fails. A statement that `nodes` do not decide has not failed.
struct FailedStatement {
  std::optional<PlayedStatement> played;
  std::string why;
  bool unknown = false;
};
absl::StatusOr<FailedStatement> FirstFailure(const Demand& demand, const spec::RuleSet& rules,
                                             uint64_t nodes = kDemandNodes);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_DEMANDS_DEMANDS_H_
