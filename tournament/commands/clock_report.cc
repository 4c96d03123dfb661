// Words and JSON for clocks.
//
// PlayClock asks the law event by event and keeps its steps. ClockText prints each step with the
// line of the file that caused it and its clause; ClockJson gives the same as data.
// ClockDifferenceText plays a course found by the search under both rules, so the output comes from
// the law.
//
// For example {"move":"B","s":61} in line 2, with a basic time of a minute and penalty points,
// gives
//
//   2  Black is 1s beyond his basic time  (ING96-R9-additional-time)
//   2  Black is charged two points, 2 in all  (ING96-R9-penalty-points)
#include "tournament/commands/clock_report.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "spec/rules/rule_keys.h"
#include "tournament/formats/clock_case.h"

namespace hotstone::tournament {
namespace {

using formats::JsonLine;
using spec::Color;

const char* ClockStepWord(ClockStepKind kind) {
  switch (kind) {
    case ClockStepKind::kDeducted:
      return "deducted";
    case ClockStepKind::kNotCovered:
      return "not-covered";
    case ClockStepKind::kTooLate:
      return "too-late";
    case ClockStepKind::kNeverThere:
      return "never-there";
    case ClockStepKind::kBasicTime:
      return "basic-time";
    case ClockStepKind::kBeyond:
      return "beyond";
    case ClockStepKind::kStood:
      return "stood";
    case ClockStepKind::kPenalty:
      return "penalty";
    case ClockStepKind::kPeriodKept:
      return "period-kept";
    case ClockStepKind::kPeriodUsed:
      return "period-used";
    case ClockStepKind::kMoreThanSix:
      return "more-than-six";
    case ClockStepKind::kHalfIsGone:
      return "half-is-gone";
    case ClockStepKind::kHalfIsReached:
      return "half-is-reached";
    case ClockStepKind::kPeriodsAreGone:
      return "periods-are-gone";
    case ClockStepKind::kLostOnTime:
      return "lost-on-time";
    case ClockStepKind::kCannotGoOn:
      return "cannot-go-on";
    case ClockStepKind::kResigned:
      return "resigned";
    case ClockStepKind::kSetOff:
      return "set-off";
    case ClockStepKind::kCounted:
      return "counted";
    case ClockStepKind::kIsOver:
      return "is-over";
  }
  return "";
}

std::string ClockResultText(ClockResult result) {
  switch (result) {
    case ClockResult::kGoesOn:
      return "the game goes on";
    case ClockResult::kBlackWins:
      return "Black wins";
    case ClockResult::kWhiteWins:
      return "White wins";
    case ClockResult::kDraw:
      return "draw";
    case ClockResult::kBothLose:
      return "both lose";
  }
  return "";
}

std::string LeadText(int64_t lead_x2) {
  if (lead_x2 == 0) return "neither leads";
  const int half_points = static_cast<int>(lead_x2 > 0 ? lead_x2 : -lead_x2);
  return absl::StrCat(lead_x2 > 0 ? "Black" : "White", " leads by ", spec::HalfPoints(half_points));
}

bool HasSecondReading(const ClockAgreement& agreement) {
  return agreement.additional == AdditionalTime::kSecondReading;
}

JsonLine PlayerJson(const ClockAgreement& agreement, const Clock& clock, Color player) {
  const PlayerClock& of = clock.Of(player);
  JsonLine line;
  line.Set("basic_ms", of.basic_ms).Set("used_ms", of.used_ms);
  if (HasSecondReading(agreement)) {
    line.Set("periods_used", of.periods_used);
  } else {
    line.Set("points_charged", clock.PointsCharged(player)).Set("points", clock.Points(player));
  }
  return line;
}

std::string PlayerText(const ClockAgreement& agreement, const Clock& clock, Color player) {
  if (HasSecondReading(agreement)) {
    return absl::StrCat(spec::ColorName(player), " ", clock.Of(player).periods_used,
                        " periods used");
  }
  return absl::StrCat(spec::ColorName(player), " ", clock.Points(player), " penalty points");
}

// The JSON key for the step's number; null if it has none.
const char* NumberKey(ClockStepKind kind) {
  switch (kind) {
    case ClockStepKind::kDeducted:
    case ClockStepKind::kNotCovered:
    case ClockStepKind::kTooLate:
    case ClockStepKind::kBasicTime:
    case ClockStepKind::kBeyond:
    case ClockStepKind::kStood:
      return "ms";
    case ClockStepKind::kPenalty:
    case ClockStepKind::kMoreThanSix:
    case ClockStepKind::kSetOff:
      return "points";
    case ClockStepKind::kPeriodKept:
    case ClockStepKind::kPeriodUsed:
      return "periods_used";
    case ClockStepKind::kCounted:
      return "lead";
    case ClockStepKind::kNeverThere:
    case ClockStepKind::kHalfIsGone:
    case ClockStepKind::kHalfIsReached:
    case ClockStepKind::kPeriodsAreGone:
    case ClockStepKind::kLostOnTime:
    case ClockStepKind::kCannotGoOn:
    case ClockStepKind::kResigned:
    case ClockStepKind::kIsOver:
      return nullptr;
  }
  return nullptr;
}

bool IsOfAPlayer(ClockStepKind kind) {
  return kind != ClockStepKind::kStood && kind != ClockStepKind::kSetOff &&
         kind != ClockStepKind::kCounted && kind != ClockStepKind::kIsOver;
}

JsonLine StepJson(ClockText text, const ClockStep& step) {
  JsonLine line;
  line.Set("step", ClockStepWord(step.kind));
  if (IsOfAPlayer(step.kind)) line.Set("player", std::string(1, spec::ColorLetter(step.player)));
  if (const char* key = NumberKey(step.kind)) {
    if (step.kind == ClockStepKind::kCounted && step.number % 2 != 0) {
      line.Set(key, static_cast<double>(step.number) / 2);
    } else {
      line.Set(key, step.kind == ClockStepKind::kCounted ? step.number / 2 : step.number);
    }
  }
  const std::string_view clause = ClauseOfStep(text, step.kind);
  if (!clause.empty()) line.Set("clause", clause);
  return line;
}

}  // namespace

absl::StatusOr<PlayedClock> PlayClock(const ClockRecord& record, std::string_view file,
                                      const ClockRules& rules) {
  PlayedClock played{rules, Clock(rules, record.agreement), {}};
  for (const ClockLine& line : record.lines) {
    auto steps = played.clock.Apply(line.event);
    if (!steps.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(
          std::string(file), ":", line.line, ":1: ", std::string(steps.status().message())));
    }
    played.steps.push_back(*std::move(steps));
  }
  return played;
}

std::string ClockTimeText(int64_t ms) {
  std::string text;
  const int64_t hours = ms / 3'600'000;
  const int64_t minutes = ms / 60'000 % 60;
  const int64_t seconds = ms / 1000 % 60;
  const int64_t rest = ms % 1000;
  if (hours > 0) absl::StrAppend(&text, hours, "h ");
  if (minutes > 0) absl::StrAppend(&text, minutes, "m ");
  if (seconds == 0 && rest == 0 && !text.empty()) {
    text.pop_back();
    return text;
  }
  absl::StrAppend(&text, seconds);
  if (rest > 0) {
    std::string digits = absl::StrCat(1000 + rest).substr(1);
    while (digits.back() == '0') digits.pop_back();
    absl::StrAppend(&text, ".", digits);
  }
  return text + "s";
}

std::string ClockStepText(const ClockStep& step) {
  const std::string who = spec::ColorName(step.player);
  const int64_t number = step.number;
  switch (step.kind) {
    case ClockStepKind::kDeducted:
      return absl::StrCat(who, " is late: ", ClockTimeText(number),
                          " is deducted from his basic time");
    case ClockStepKind::kNotCovered:
      return absl::StrCat(who, " is late by exactly a sixth, ", ClockTimeText(number),
                          ", a case for which the text has no rule");
    case ClockStepKind::kTooLate:
      return absl::StrCat(who, " is late by ", ClockTimeText(number), ": the game is forfeited");
    case ClockStepKind::kNeverThere:
      return absl::StrCat(who, " does not appear: the game is forfeited");
    case ClockStepKind::kBasicTime:
      return absl::StrCat(who, " has ", ClockTimeText(number), " left of his basic time");
    case ClockStepKind::kBeyond:
      return absl::StrCat(who, " is ", ClockTimeText(number), " beyond his basic time");
    case ClockStepKind::kStood:
      return absl::StrCat("both clocks are stopped for ", ClockTimeText(number));
    case ClockStepKind::kPenalty:
      return absl::StrCat(who, " is charged two points, ", number, " in all");
    case ClockStepKind::kPeriodKept:
      return absl::StrCat(who, " moves in time and keeps his period; used up: ", number);
    case ClockStepKind::kPeriodUsed:
      return absl::StrCat(who, " has exceeded the seconds once more; in all: ", number);
    case ClockStepKind::kMoreThanSix:
      return absl::StrCat(number, " penalty points of ", who, " exceed six");
    case ClockStepKind::kHalfIsGone:
      return absl::StrCat(who, " exceeds the basic time by more than half of it");
    case ClockStepKind::kHalfIsReached:
      return absl::StrCat(who, " exceeds the basic time by half of it");
    case ClockStepKind::kPeriodsAreGone:
      return absl::StrCat(who, " has no period left");
    case ClockStepKind::kLostOnTime:
      return absl::StrCat(who, " has lost on time");
    case ClockStepKind::kCannotGoOn:
      return absl::StrCat(who, " cannot go on: the game is forfeited");
    case ClockStepKind::kResigned:
      return absl::StrCat(who, " resigns");
    case ClockStepKind::kSetOff:
      return absl::StrCat(number, " penalty points of each player cancel out");
    case ClockStepKind::kCounted:
      return LeadText(number);
    case ClockStepKind::kIsOver:
      return "the game is over; nothing changes";
  }
  return "";
}

std::string ClockRecordText(const ClockRecord& record, const PlayedClock& played) {
  std::string text;
  if (!record.game.empty())
    absl::StrAppend(&text, "game: ", absl::Utf8SafeCEscape(record.game), "\n");
  absl::StrAppend(&text, "rules: ", ClockRulesText(played.rules), "\n");
  for (const AgreementNote& note : AgreementNotes(played.rules.text, record.agreement)) {
    absl::StrAppend(&text, "   1  ", std::string(note.what), "  (", std::string(note.clause),
                    ")\n");
  }
  for (size_t i = 0; i < played.steps.size(); ++i) {
    const std::string line = absl::StrCat(record.lines[i].line);
    const std::string indent(line.size() < 4 ? 4 - line.size() : 0, ' ');
    for (const ClockStep& step : played.steps[i]) {
      const std::string_view clause = ClauseOfStep(played.rules.text, step.kind);
      absl::StrAppend(&text, indent, line, "  ", ClockStepText(step));
      if (!clause.empty()) absl::StrAppend(&text, "  (", std::string(clause), ")");
      text += "\n";
    }
  }
  absl::StrAppend(&text, "result: ", ClockResultText(played.clock.result()), "; ",
                  PlayerText(record.agreement, played.clock, Color::kBlack), ", ",
                  PlayerText(record.agreement, played.clock, Color::kWhite), "\n");
  return text;
}

std::string ClockRecordJson(const ClockRecord& record, const PlayedClock& played) {
  JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "clock");
  if (!record.game.empty()) line.Set("game", record.game);
  line.Set("rules", ClockRulesText(played.rules));
  SetClockAgreement(line, record.agreement);
  line.Set("result", ClockResultWord(played.clock.result()));
  line.Set("black", PlayerJson(record.agreement, played.clock, Color::kBlack));
  line.Set("white", PlayerJson(record.agreement, played.clock, Color::kWhite));
  std::vector<JsonLine> notes;
  for (const AgreementNote& note : AgreementNotes(played.rules.text, record.agreement)) {
    notes.emplace_back();
    notes.back().Set("clause", note.clause).Set("what", note.what);
  }
  line.Set("notes", notes);
  std::vector<JsonLine> events;
  for (size_t i = 0; i < played.steps.size(); ++i) {
    std::vector<JsonLine> steps;
    for (const ClockStep& step : played.steps[i])
      steps.push_back(StepJson(played.rules.text, step));
    events.emplace_back();
    events.back().Set("line", record.lines[i].line).Set("steps", steps);
  }
  return line.Set("events", events).Set("version", kVersion).ToString() + "\n";
}

absl::StatusOr<std::string> ClockDifferenceText(ClockCourses courses,
                                                const std::vector<ClockRules>& rules,
                                                const std::optional<ClockDifference>& found,
                                                bool as_json) {
  JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "clock");
  line.Set("courses", ClockCoursesName(courses)).Set("found", found.has_value());
  std::string text = absl::StrCat("courses: ", ClockCoursesName(courses), "\n");
  if (!found.has_value()) {
    absl::StrAppend(&text, "  no difference with up to ", kMostClockDifferenceEvents,
                    " events and ", kMostClockDifferenceMs, " ms\n");
  } else {
    ClockRecord record{"", found->agreement, {}};
    for (const ClockEvent& event : found->events) {
      record.lines.push_back({static_cast<int>(record.lines.size()) + 2, event});
    }
    text += WriteClockRecord(record);
    std::vector<JsonLine> results;
    for (const ClockRules& one : rules) {
      const auto played = PlayClock(record, "the course", one);
      if (!played.ok()) return absl::InternalError(std::string(played.status().message()));
      text += ClockRecordText(record, *played);
      results.emplace_back();
      results.back().Set("rules", ClockRulesText(one));
      results.back().Set("result", ClockResultWord(played->clock.result()));
      results.back().Set("black", PlayerJson(record.agreement, played->clock, Color::kBlack));
      results.back().Set("white", PlayerJson(record.agreement, played->clock, Color::kWhite));
    }
    std::vector<JsonLine> events;
    for (const ClockEvent& event : found->events) events.push_back(ClockEventLine(event));
    SetClockAgreement(line, found->agreement);
    line.Set("events", events).Set("results", results);
  }
  return as_json ? line.Set("version", kVersion).ToString() + "\n" : text;
}

}  // namespace hotstone::tournament
