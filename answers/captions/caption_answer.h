// The answers of `hotstone captions`, and the table of docs/explanation/captions.md.
#ifndef HOTSTONE_ANSWERS_CAPTIONS_CAPTION_ANSWER_H_
#define HOTSTONE_ANSWERS_CAPTIONS_CAPTION_ANSWER_H_

#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "search/decide/statement_verdict.h"
#include "spec/captions/caption.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// A caption under one rule set; without verdicts if it has no position.
struct CaptionVerdicts {
  const spec::Caption* caption;
  std::vector<search::StatementVerdict> verdicts;  // by statement
  double seconds = 0;
};

// One for each statement, the first with the diagram. A caption without a position has one that
// says so. With the address of an `atlas` each line of play has its link.
std::vector<Shown> Describe(const CaptionVerdicts& found, const spec::RuleSet& rules,
                            const std::string& atlas = "");

struct CaptionTotals {
  int holds = 0;
  int fails = 0;
  int unknown = 0;
  int lost = 0;       // captions without a position
  int positions = 0;  // of captions with one
  int analogues = 0;  // those that are ours, for lost pictures

  void Add(const CaptionVerdicts& found);
};

// Text only. Exits with kExitFails if a statement fails, otherwise with kExitUnknown if one is
// unknown.
Shown Describe(const CaptionTotals& totals);

// Markdown: statements down, rule sets across. Each entry of `by_rules` has the same captions in
// the same order.
std::string CaptionTable(const std::vector<spec::RuleSet>& rule_sets,
                         const std::vector<std::vector<CaptionVerdicts>>& by_rules);

// "White keeps F3, Black to move, ...": a strategy's claim without the board and the rules.
std::string ShortClaim(const std::string& claim);

// "keeps A1, B to move, threats 1 0".
std::string StatementName(const spec::Statement& statement);

// The file name for a strategy: rules, caption, its index among captions with that id if it is not
// the first, number of the statement from 1, claim.
std::string StrategyFileName(const spec::RuleSet& rules, const spec::Caption& caption,
                             size_t statement, const certify::Strategy& strategy);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_CAPTION_ANSWER_H_
