// What came of asking an engine: counts by clause, reason and board, disagreements by kind, and what went
// wrong.
//
// Every question ends in one place. Agreements and disagreements count for the clause that decides, for the
// reason, for the board size, and for the situations that the question is in (conform_situations.h). A
// disagreement has a kind: what the engine does, and with which plays. The answers themselves are kept, as
// far as there is room, so that the disagreements can be put together by what is behind them
// (conform_groups.h). What was not answered is counted by its cause, and what was not asked by its reason.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_TALLY_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_TALLY_H_

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "conformance/ask/conform_book.h"
#include "conformance/ask/conform_case.h"
#include "conformance/ask/conform_plan.h"

namespace hotstone::conformance {

struct ConformCount {
  int64_t agree = 0;
  int64_t disagree = 0;
  int64_t asked() const { return agree + disagree; }
};

// Where a case comes from.
struct CaseSource {
  std::string file;
  int line = 0;
  std::string id;
};

struct ConformDisagreement {
  CaseSource source;
  std::string rules;      // that the engine was held to
  std::string own_rules;  // of the case
  spec::Position setup;
  std::vector<spec::Move> plies;  // before the question
  ConformQuestion question;
  ConformFinding finding;

  std::string Kind() const;      // "refuses-capture", "permits-ko", "stones-after-own-removal", "score"
  std::string Title() const;     // the same in words
  std::string Expected() const;  // "legal", "illegal: superko", rows with '/' between, "B+5"
};

// Disagreements of one kind.
struct ConformKind {
  std::string kind;
  std::string title;
  std::string clause;  // of the first
  int64_t count = 0;
};

// How often a situation was asked about and answered, and on which boards, by their longer side.
struct SituationCount {
  int64_t asked = 0;
  int least_side = 0;
  int largest_side = 0;
};

// Something that went wrong, and is no disagreement about a rule.
struct ConformIncident {
  std::string
      kind;  // timed-out, crashed, closed, garbage; size-refused, rules-refused, set-up, undo, restart
  std::string board;
  std::string id;  // of the case at which it was seen first
  std::string text;
};

struct ConformTally {
  int64_t cases = 0;
  int64_t cases_asked = 0;                   // of which something was asked
  std::map<std::string, int64_t> set_aside;  // cases, by reason
  ConformCount total;
  ConformCount differing;  // of these, where the case's own rules answer otherwise
  std::map<std::string, ConformCount> by_clause;
  std::map<std::string, ConformCount> by_reason;
  std::map<std::pair<int, int>, ConformCount> by_board;  // columns, rows
  std::map<std::string, int64_t> not_asked;              // by reason
  std::map<std::string, int64_t> open;                   // refusals that GTP leaves open
  int64_t not_reached = 0;
  std::map<std::string, int64_t> unclear;     // by the engine's words
  std::map<std::string, int64_t> unanswered;  // by cause
  std::map<std::string, int64_t> ways;        // cases by the way in which they were set up
  std::vector<SituationCount> situations{ConformSituations().size()};
  SituationSet needed;  // by the rules that were asked about
  std::vector<ConformKind> kinds;
  std::vector<ConformDisagreement> disagreements;  // the first few of each case, as far as there is room
  std::vector<AskedCase> book;                     // the answers, as far as there is room
  std::vector<ConformIncident> incidents;          // the first kMostIncidents
  int64_t incident_count = 0;
  int64_t restarts = 0;
  bool interrupted = false;
  std::string given_up;  // why, if the engine was not asked to the end

  int64_t Unanswered() const;
  // The situations that the rules call for and no answer touches.
  std::vector<ConformSituation> NotTouched() const;
};

inline constexpr size_t kMostIncidents = 1000;

// Words of an engine as a reason among others: digits and points of the board do not make another reason.
std::string WordsAsReason(const std::string& words);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_TALLY_H_
