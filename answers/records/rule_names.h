// What the rule names of game records (RU) mean here: a rule set, or the reason there is none.
//
// FF[4] names four (AGA, GOE, Japanese, NZ); servers and programs write these and others, in any
// case, with "rules" appended, or in Chinese characters. A name is mapped only if a rule set here
// judges the moves and counts as those rules do. The choices that are not obvious:
//
//   Ing, GOE   ing-1996, the last text; ing-1991 differs in the cycle rule and in the twins.
//   Chinese    aga-like: area, no self-removal, two passes end. For ko it takes the text of the
//              Chinese Weiqi Association (2002): no play may give the opponent a position again
//              that was there before, which is situational superko. Referees apply it to plain kos
//              and stop longer cycles by hand, as servers do by positional superko; choose that
//              with --rules.
//   NZ         aga-like with self-removal.
//   Japanese, Korean   territory scoring, which is not implemented: refused, since a count by area
//              would look like a result.
//   Old Chinese, stone scoring   group tax, which is not implemented: refused.
//   koXscoreXtaxXsuiX  KataGo's spelling of a rule set: area without tax is mapped.
//
// Names outside the table are refused. None of these rules is "silently" approximated: `note` says
// what a mapping leaves out.
#ifndef HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_
#define HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct NamedRules {
  spec::RuleSet rules;
  bool ours = false;        // one of our presets, PRESET[,key=value...]
  std::string note;         // a caveat about the mapping; may be empty
  int handicap_points = 0;  // points these rules give White for n handicap stones: n plus this ...
  bool has_handicap_points = false;  // ... if they give any
};

// The rules named by an RU value (UTF-8, not empty). Otherwise InvalidArgument: one line, without a
// file position, that lists the supported rules and how to choose one.
absl::StatusOr<NamedRules> RulesNamed(std::string_view name);

// A name that RulesNamed knows besides those of ours, as it is compared: lower-case letters, digits
// and other characters, without "rules" at the end.
struct KnownRuleName {
  std::string plain;
  std::string rules;  // a text for ParseRuleSet; empty if there is none here
  std::string why;    // then why not
};
std::vector<KnownRuleName> KnownRuleNames();

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_RULE_NAMES_H_
