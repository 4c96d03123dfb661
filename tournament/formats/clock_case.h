// Cases of clocks, hotstone.clock-case/1: events, rules, and what must be the case after each event.
//
// One JSON object a line, so that other programs can be held to them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.clock-case/1","id":"...","source":"...","rules":"ing-1991",
//    "agreement":{"basic_s":60,"additional":"penalty-points"},"events":[{"move":"B","s":61},{"lead":3}],
//    "expect":[["goes-on",2,0],["B",2,0]],"lead":1}
//
// For each event there is the result so far (goes-on, B, W, draw, both-lose) and a number for Black and one
// for White: under penalty points the points that were charged, under second reading the periods that are
// used up. `lead` is Black's lead with the penalties, in a game that is counted. `source` may be left out.
// Of a game that is lost on time the numbers are those at that moment.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_CLOCK_CASE_H_
#define HOTSTONE_TOURNAMENT_FORMATS_CLOCK_CASE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/clock.h"

namespace hotstone::tournament {

struct ExpectedClock {
  ClockResult result = ClockResult::kGoesOn;
  int black = 0;
  int white = 0;

  friend bool operator==(const ExpectedClock&, const ExpectedClock&) = default;
};

struct ClockCase {
  int line = 1;
  std::string id;
  std::string source;
  ClockRules rules;
  ClockAgreement agreement;
  std::vector<ClockEvent> events;
  std::vector<ExpectedClock> expect;  // as many as events
  std::optional<int> lead_x2;
};

// "goes-on", "B", "W", "draw", "both-lose".
const char* ClockResultWord(ClockResult result);

// A text with one case a line; blank lines are let pass, a text without a case is not. InvalidArgument with
// file, line and column.
absl::StatusOr<std::vector<ClockCase>> ParseClockCases(std::string_view text, std::string_view file);

// The case as its line, with its end.
std::string WriteClockCase(const ClockCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CLOCK_CASE_H_
