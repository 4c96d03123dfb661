// Output of `hotstone captions`: text, JSON lines, and the table of docs/explanation/captions.md.
#ifndef HOTSTONE_ANSWERS_CAPTIONS_CAPTION_REPORT_H_
#define HOTSTONE_ANSWERS_CAPTIONS_CAPTION_REPORT_H_

#include <string>
#include <vector>

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

// The caption with its diagram, then a line per statement with its evidence.
std::string CaptionText(const CaptionVerdicts& found);

// One line per statement; for a caption without a position one line that says so.
std::string CaptionJson(const CaptionVerdicts& found, const spec::RuleSet& rules);

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

#endif  // HOTSTONE_ANSWERS_CAPTIONS_CAPTION_REPORT_H_
