// What the rule names of game records (RU) mean here: a rule set, or why there is none.
//
// FF[4] names four (AGA, GOE, Japanese, NZ); servers and programs write these and others, in any case, with
// "rules" behind them or in Chinese characters. A name is mapped only where a rule set here judges the moves
// and counts as those rules do. The choices that are not plain:
//
//   Ing, GOE   ing-1996, the last text; ing-1991 differs in the cycle rule and in the twins.
//   Chinese    aga-like: area, no self-removal, two passes end, and of the ko rules what the text of the
//              Chinese Weiqi Association (2002) says: no play may give the opponent a position again that was
//              there before, which is situational superko. Referees apply it to plain kos and stop longer
//              cycles by hand, as servers do by positional superko; whoever wants that says so by --rules.
//   NZ         aga-like with self-removal.
//   Japanese, Korean   territory is counted, which nothing here does: refused, since a count by area would
//              look like a result.
//   Old Chinese, stone scoring   group tax, which nothing here counts: refused.
//   koXscoreXtaxXsuiX  KataGo's spelling of a rule set: area without tax is mapped.
//
// Whatever is not in the table is refused. Not one of these rules is "silently" approximated: what a mapping
// leaves out is in `note`.
#ifndef HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_
#define HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct NamedRules {
  spec::RuleSet rules;
  bool ours = false;        // the name is one of our presets, PRESET[,key=value...]
  std::string note;         // what to know about the mapping; may be empty
  int handicap_points = 0;  // points that these rules give White for n handicap stones: n plus this ...
  bool has_handicap_points = false;  // ... if they give any
};

// The rules that a RU value (UTF-8, not empty) names. InvalidArgument otherwise: one line, without the place,
// that says which rules can be judged by and how to choose one.
absl::StatusOr<NamedRules> RulesNamed(std::string_view name);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_
