#include "tournament/formats/clock_case.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/case/json_lines.h"
#include "tournament/formats/clock_events.h"

namespace hotstone::tournament {
namespace {

constexpr char kClockCaseSchema[] = "hotstone.clock-case/1";
constexpr ClockResult kClockResults[] = {ClockResult::kGoesOn, ClockResult::kBlackWins,
                                         ClockResult::kWhiteWins, ClockResult::kDraw, ClockResult::kBothLose};

absl::StatusOr<ExpectedClock> ReadExpectedClock(const formats::FieldReader& field) {
  const auto parts = field.Items(3, "[result, Black's number, White's number]");
  if (!parts.ok()) return parts.status();
  const auto word = (*parts)[0].OneOf({"goes-on", "B", "W", "draw", "both-lose"});
  if (!word.ok()) return word.status();
  ExpectedClock expected;
  for (const ClockResult result : kClockResults) {
    if (*word == ClockResultWord(result)) expected.result = result;
  }
  constexpr int kMost = kMostClockPeriods + 1;
  const auto black = (*parts)[1].Integer(0, kMost);
  if (!black.ok()) return black.status();
  const auto white = (*parts)[2].Integer(0, kMost);
  if (!white.ok()) return white.status();
  expected.black = *black;
  expected.white = *white;
  return expected;
}

absl::Status ReadClockCaseEvents(const formats::FieldReader& root, ClockCase& c) {
  const auto field = root.Need("events");
  if (!field.ok()) return field.status();
  const auto events = field->Items();
  if (!events.ok()) return events.status();
  for (const formats::FieldReader& one : *events) {
    const auto event = ReadClockEvent(one);
    if (!event.ok()) return event.status();
    c.events.push_back(*event);
  }
  const auto expect_field = root.Need("expect");
  if (!expect_field.ok()) return expect_field.status();
  const auto expect =
      expect_field->Items(static_cast<int>(c.events.size()),
                          absl::StrCat("a list of as many as there are events, ", c.events.size(),
                                       ", each with a result and two numbers"));
  if (!expect.ok()) return expect.status();
  for (const formats::FieldReader& one : *expect) {
    const auto expected = ReadExpectedClock(one);
    if (!expected.ok()) return expected.status();
    c.expect.push_back(*expected);
  }
  return absl::OkStatus();
}

absl::StatusOr<ClockCase> ReadClockCase(const formats::FieldReader& root, int line) {
  if (auto status =
          root.CheckKeys({"schema", "id", "source", "rules", "agreement", "events", "expect", "lead"});
      !status.ok()) {
    return status;
  }
  const auto head = formats::ReadCaseHead(root, kClockCaseSchema);
  if (!head.ok()) return head.status();
  ClockCase c;
  c.line = line;
  c.id = head->id;
  c.source = head->source;
  const auto rules = formats::NeedText(root, "rules");
  if (!rules.ok()) return rules.status();
  const auto parsed = ParseClockRules(*rules);
  if (!parsed.ok()) return root.At("rules").Error(std::string(parsed.status().message()));
  c.rules = *parsed;
  const auto field = root.Need("agreement");
  if (!field.ok()) return field.status();
  if (auto status =
          field->CheckKeys({"basic_ms", "basic_s", "additional", "period_ms", "period_s", "periods"});
      !status.ok()) {
    return status;
  }
  const auto agreement = ReadClockAgreement(*field);
  if (!agreement.ok()) return agreement.status();
  c.agreement = *agreement;
  if (auto status = ReadClockCaseEvents(root, c); !status.ok()) return status;
  if (root.Has("lead")) {
    const auto lead = root.At("lead").HalfPoints(2 * kMostClockLead);
    if (!lead.ok()) return lead.status();
    c.lead_x2 = *lead;
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

absl::StatusOr<std::vector<ClockCase>> ParseClockCases(std::string_view text, std::string_view file) {
  return formats::ReadCaseLines<ClockCase>(text, file, ReadClockCase);
}

std::string WriteClockCase(const ClockCase& c) {
  using nlohmann::ordered_json;
  ordered_json json = {{"schema", kClockCaseSchema}, {"id", c.id}};
  if (!c.source.empty()) json["source"] = c.source;
  json["rules"] = ClockRulesText(c.rules);
  formats::JsonLine agreement;
  SetClockAgreement(agreement, c.agreement);
  json["agreement"] = ordered_json::parse(agreement.ToString());
  json["events"] = ordered_json::array();
  for (const ClockEvent& event : c.events) {
    json["events"].push_back(ordered_json::parse(ClockEventLine(event).ToString()));
  }
  json["expect"] = ordered_json::array();
  for (const ExpectedClock& expected : c.expect) {
    json["expect"].push_back({ClockResultWord(expected.result), expected.black, expected.white});
  }
  if (c.lead_x2.has_value() && *c.lead_x2 % 2 == 0) json["lead"] = *c.lead_x2 / 2;
  if (c.lead_x2.has_value() && *c.lead_x2 % 2 != 0) json["lead"] = *c.lead_x2 / 2.0;
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hotstone::tournament
