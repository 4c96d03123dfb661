// Clock test cases, hotstone.clock-case/1: rules, events, and the expected state after each event.
//
// One JSON object per line, so that other programs can be tested with them
// (docs/reference/tournaments.md):
//
//   {"schema":"hotstone.clock-case/1","id":"...","source":"...","rules":"ing-1991",
//    "agreement":{"basic_s":60,"additional":"penalty-points"},
//    "events":[{"move":"B","s":61},{"lead":3}],
//    "expect":[["goes-on",2,0],["B",2,0]],"lead":1}
//
// Each event has an expected result so far (goes-on, B, W, draw, both-lose) and a number for Black
// and for White: the points charged under penalty points, the periods used up under second reading.
// `lead` is Black's lead after penalties, in a counted game. `source` is optional. In a game lost
// on time the numbers are those at that moment.
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
  ClockRules rules;
  ClockAgreement agreement;
  std::vector<ClockEvent> events;
  std::vector<ExpectedClock> expect;  // one per event
  std::optional<int> lead_x2;
};

// "goes-on", "B", "W", "draw", "both-lose".
const char* ClockResultWord(ClockResult result);

// A text with one case per line; blank lines are skipped, a text without a case is an error.
// InvalidArgument with file, line and column.
absl::StatusOr<std::vector<ClockCase>> ParseClockCases(std::string_view text,
                                                       std::string_view file);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CLOCK_CASE_H_
