#include "tournament/commands/clock_cases.h"

#include "absl/strings/str_cat.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::tournament {
namespace {

std::string ExpectedClockText(const ExpectedClock& expected) {
  return absl::StrCat(ClockResultWord(expected.result), " with ", expected.black, " and ",
                      expected.white);
}

}  // namespace

std::string ClockCaseDifference(const ClockCase& c) {
  Clock clock(c.rules, c.agreement);
  bool counted = false;
  for (size_t i = 0; i < c.events.size(); ++i) {
    const auto steps = clock.Apply(c.events[i]);
    if (!steps.ok())
      return absl::StrCat("event ", i + 1, ": ", std::string(steps.status().message()));
    for (const ClockStep& step : *steps) counted |= step.kind == ClockStepKind::kCounted;
    const auto number = [&](spec::Color player) {
      return c.agreement.additional == AdditionalTime::kPenaltyPoints
                 ? clock.PointsCharged(player)
                 : clock.Of(player).periods_used;
    };
    const ExpectedClock found{clock.result(), number(spec::Color::kBlack),
                              number(spec::Color::kWhite)};
    if (found == c.expect[i]) continue;
    return absl::StrCat("event ", i + 1, ": expects ", ExpectedClockText(c.expect[i]), ", found ",
                        ExpectedClockText(found));
  }
  if (c.lead_x2.has_value() && !counted) return "expects a lead, but the game is not counted";
  if (!c.lead_x2.has_value() || *c.lead_x2 == clock.lead_x2()) return "";
  return absl::StrCat("expects a lead of ", *c.lead_x2, " half points, found ", clock.lead_x2());
}

}  // namespace hotstone::tournament
