// The results of asking an engine: counts by clause, reason and board, disagreements by kind, and
// incidents.
//
// Every question is counted in one place. Agreements and disagreements count for the deciding
// clause, the reason, the board size, and the situations that the question is in
// (conform_situations.h). The kind of a disagreement says how the engine errs and with which plays.
// The answers themselves are kept while there is room, so that the disagreements can be grouped by
// cause (conform_groups.h). Unanswered questions are counted by cause, and unasked ones by reason.
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

// The origin of a case.
struct CaseSource {
  std::string file;
  int line = 0;
  std::string id;
};

struct ConformDisagreement {
  CaseSource source;
  std::string rules;      // the rules that the engine was held to
  std::string own_rules;  // of the case
  spec::Position setup;
  std::vector<spec::Move> plies;  // before the question
  ConformQuestion question;
  ConformFinding finding;

  std::string Kind() const;      // "refuses-capture", "stones-after-own-removal", "score"
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

// Something that went wrong but is not a disagreement about a rule.
struct ConformIncident {
  // timed-out, crashed, closed, garbage; size-refused, rules-refused, set-up, undo, restart
  std::string kind;
  std::string board;
  std::string id;  // of the first case that showed it
  std::string text;
};

// A wrong answer about a word beyond play (trial/other_words.h).
struct WrongWord {
  std::string word;   // "fixed_handicap" or "captures"
  std::string board;  // "9x9"
  std::string text;   // "fixed_handicap 3 -> = C3 G3 G7; by GTP C3 C7 G7"
};

struct ConformTally {
  int64_t cases = 0;
  int64_t cases_asked = 0;                   // cases with at least one question asked
  std::map<std::string, int64_t> set_aside;  // cases, by reason
  ConformCount total;
  ConformCount differing;  // of these, the ones where the case's own rules give another answer
  std::map<std::string, ConformCount> by_clause;
  std::map<std::string, ConformCount> by_reason;
  std::map<std::pair<int, int>, ConformCount> by_board;  // columns, rows
  std::map<std::string, int64_t> not_asked;              // by reason
  std::map<std::string, int64_t> open;                   // refusals that GTP leaves open
  int64_t not_reached = 0;
  std::map<std::string, int64_t> unclear;     // by the engine's words
  std::map<std::string, int64_t> unanswered;  // by cause
  std::map<std::string, int64_t> ways;        // cases by the way they were set up
  std::vector<SituationCount> situations{ConformSituations().size()};
  SituationSet needed;  // from the rules that were asked about
  std::vector<ConformKind> kinds;
  std::vector<ConformDisagreement> disagreements;  // the first few of each case, if there is room
  std::vector<AskedCase> book;                     // the answers, while there is room
  std::vector<WrongWord> wrong_words;              // they count in `total`, too
  std::vector<ConformIncident> incidents;          // the first kMostIncidents
  int64_t incident_count = 0;
  int64_t restarts = 0;
  bool interrupted = false;
  std::string given_up;  // the reason, if the engine was not asked to the end

  int64_t Unanswered() const;
  // What a run without a wrong answer leaves open because of the engine: answers that do not count
  // against it, and what could not be asked.
  std::vector<std::string> Reservations() const;
  // The situations that the rules require and no answer touches.
  std::vector<ConformSituation> NotTouched() const;
};

inline constexpr size_t kMostIncidents = 1000;

// An engine's words as a reason to count by: runs of digits become '#', so other numbers make no
// new reason.
std::string WordsAsReason(const std::string& words);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_TALLY_H_
