// The demands that the texts make on their own rules: captions that are played, and that every play ends.
//
// A demand is all that a caption says of one position, as far as it is said by lines of play, by cycles played round and round, or by classes (search/decide/played_statements.h). What a
// caption says of groups that live or die is for a search, takes seconds, and is asked by `hotstone captions`.
// The last demand is the strong promise (ING96-R5): every play ends, as `verify --claims termination` decides
// it on 2x2, where it fails with a certificate if it fails, and holds by an argument for all boards.
#ifndef HOTSTONE_CLI_CONFLICTS_DEMANDS_H_
#define HOTSTONE_CLI_CONFLICTS_DEMANDS_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/captions/caption.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {

// A statement that is played, with its caption.
struct PlayedStatement {
  const search::Caption* caption;
  const search::Statement* statement;
};

struct Demand {
  std::string id;                           // "Q5"; "Q5/2" of its second position; or "ends"
  std::string caption;                      // "Q5"
  std::vector<PlayedStatement> statements;  // none of "ends"
};

// A text whose captions there are.
struct DemandText {
  std::string name;     // "1996"
  std::string clauses;  // what the ids of its clauses begin with
  std::string preset;   // from which its amendments are counted
};
const std::vector<DemandText>& DemandTexts();

// Stands for every text. Its amendments are counted from the preset of the first.
inline constexpr char kAllTexts[] = "all";

// The demands of a text, or of "all", in its order, "ends" last.
std::vector<Demand> DemandsOf(std::string_view text);

// Captions of a text that say nothing by playing: ids, each once.
std::vector<std::string> NotPlayed(std::string_view text);

// Answers by demand and rule set, each found once, and kept in a file from one run to the next.
class DemandAnswers {
 public:
  // Reads the answers of the file, if it is there. InvalidArgument, with file and line, if it is no file of
  // answers; one of other tables of captions is not taken.
  absl::Status Read(const std::string& path);
  absl::Status Write(const std::string& path) const;

  absl::StatusOr<bool> Holds(const Demand& demand, const spec::RuleSet& rules);
  size_t size() const { return answers_.size(); }

 private:
  std::map<std::pair<std::string, std::string>, bool> answers_;  // by the demand's id and the rule set's name
};

// The first statement of a demand that fails under the rules, and why; nothing if none does.
struct FailedStatement {
  std::optional<PlayedStatement> played;
  std::string why;
};
absl::StatusOr<FailedStatement> FirstFailure(const Demand& demand, const spec::RuleSet& rules);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CONFLICTS_DEMANDS_H_
