// The report on an engine: as text, as result lines, as one page of HTML.
//
// All three say the same: which engine was asked and how; how often engine and law agree by clause,
// reason and board; the disagreements grouped by mistake (conform_groups.h), with examples in words
// and boards (conform_words.h), the engine's own words and the clause; which situations were asked
// about; and what was not asked or not answered, and why. Text from an engine or a file always
// reaches a terminal or a browser escaped.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_REPORT_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_REPORT_H_

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "conformance/ask/conform_engine.h"
#include "conformance/ask/conform_groups.h"
#include "conformance/ask/conform_tally.h"

namespace hotstone::conformance {

// The address at which a page shows a disagreement.
using LinkOf = std::function<std::string(const ConformDisagreement&)>;

struct ConformReport {
  std::string command;  // as the user wrote it
  EngineIdentity engine;
  std::string rules;  // a rule set's name, or empty: each case's own
  std::string ask;    // AskWayName
  std::vector<std::string> files;
  std::vector<std::string> not_read;  // malformed case files
  std::string noise;                  // the first lines of engine output outside any reply
  int64_t noisy = 0;
  int64_t commands = 0;  // asked
  double seconds = 0;
  ConformTally tally;
  std::vector<ConformGroup> groups;  // the result of FormGroups for the tally
  LinkOf link;                       // of each example; or none
};

std::string QuestionText(const ConformDisagreement& d);            // "after 2, W B1"
std::vector<std::string> MoveNames(const ConformDisagreement& d);  // "B A1", "W B1"
std::string MovesText(const ConformDisagreement& d);               // "B A1, W B1", or "-"

// Counts, by reason, of whatever led to neither agreement nor disagreement, in report order.
struct CountSection {
  std::string title;
  std::map<std::string, int64_t> counts;
};
std::vector<CountSection> CountSections(const ConformTally& tally);

std::string ConformText(const ConformReport& report);
std::string ConformHtml(const ConformReport& report);

// Result lines, without line ends. Disagreements and incidents are written when they are found, the
// rest at the end: a line for each clause, reason, board, group, and item not asked or not
// answered, and one summary.
std::string DisagreementJson(const ConformDisagreement& d, const LinkOf& link);
std::string IncidentJson(const ConformIncident& incident);
std::vector<std::string> SummaryJson(const ConformReport& report);

// "disagrees" if anything does; otherwise "unanswered" if something was; otherwise "nothing asked",
// or "not asked enough" if a situation that the rules call for was not touched; otherwise "agrees".
std::string ConformVerdict(const ConformTally& tally);

// The verdict on a run; "not all read" if any case file was malformed, whatever the other files
// gave.
std::string ReportVerdict(const ConformReport& report);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_REPORT_H_
