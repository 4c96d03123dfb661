#include "tournament/formats/clock_case.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "tournament/formats/clock_events.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

constexpr ClockResult kClockResults[] = {ClockResult::kGoesOn, ClockResult::kBlackWins,
                                         ClockResult::kWhiteWins, ClockResult::kDraw,
                                         ClockResult::kBothLose};

absl::StatusOr<ExpectedClock> ReadExpectedClock(const formats::FieldReader& field) {
  ASSIGN_OR_RETURN(const auto parts, field.Items(3, "[result, Black's number, White's number]"));
  ASSIGN_OR_RETURN(const auto word, (parts)[0].OneOf({"goes-on", "B", "W", "draw", "both-lose"}));
  ExpectedClock expected;
  for (const ClockResult result : kClockResults) {
    if (word == ClockResultWord(result)) expected.result = result;
  }
  constexpr int kMost = kMostClockPeriods + 1;
  ASSIGN_OR_RETURN(expected.black, (parts)[1].Integer(0, kMost));
  ASSIGN_OR_RETURN(expected.white, (parts)[2].Integer(0, kMost));
  return expected;
}

absl::Status ReadClockCaseEvents(const formats::FieldReader& root, ClockCase& c) {
  ASSIGN_OR_RETURN(const auto field, root.Need("events"));
  ASSIGN_OR_RETURN(const auto events, field.Items());
  for (const formats::FieldReader& one : events) {
    ASSIGN_OR_RETURN(const auto event, ReadClockEvent(one));
    c.events.push_back(event);
  }
  ASSIGN_OR_RETURN(const auto expect_field, root.Need("expect"));
  ASSIGN_OR_RETURN(
      const auto expect,
      expect_field.Items(static_cast<int>(c.events.size()),
                         absl::StrCat("a list with one entry per event, ", c.events.size(),
                                      ", each with a result and two numbers")));
  for (const formats::FieldReader& one : expect) {
    ASSIGN_OR_RETURN(const auto expected, ReadExpectedClock(one));
    c.expect.push_back(expected);
  }
  return absl::OkStatus();
}

absl::StatusOr<ClockCase> ReadClockCase(const formats::FieldReader& root, int line) {
  RETURN_IF_ERROR(
      root.CheckKeys({"schema", "id", "source", "rules", "agreement", "events", "expect", "lead"}));
  ClockCase c;
  c.line = line;
  ASSIGN_OR_RETURN(c.id, formats::ReadCaseHead(root, "hotstone.clock-case/1"));
  ASSIGN_OR_RETURN(const auto rules, root.Need("rules"));
  ASSIGN_OR_RETURN(c.rules, ParsedAt(rules, ParseClockRules));
  ASSIGN_OR_RETURN(const auto field, root.Need("agreement"));
  RETURN_IF_ERROR(
      field.CheckKeys({"basic_ms", "basic_s", "additional", "period_ms", "period_s", "periods"}));
  ASSIGN_OR_RETURN(c.agreement, ReadClockAgreement(field));
  RETURN_IF_ERROR(ReadClockCaseEvents(root, c));
  if (root.Has("lead")) {
    ASSIGN_OR_RETURN(c.lead_x2, root.At("lead").HalfPoints(2 * kMostClockLead));
  }
  return c;
}

}  // namespace

const char* ClockResultWord(ClockResult result) {
  switch (result) {
    case ClockResult::kGoesOn:
      return "goes-on";
    case ClockResult::kBlackWins:
      return "B";
    case ClockResult::kWhiteWins:
      return "W";
    case ClockResult::kDraw:
      return "draw";
    case ClockResult::kBothLose:
      return "both-lose";
  }
  return "";
}

absl::StatusOr<std::vector<ClockCase>> ParseClockCases(std::string_view text,
                                                       std::string_view file) {
  return formats::ReadCaseLines<ClockCase>(text, file, ReadClockCase);
}

}  // namespace hotstone::tournament
