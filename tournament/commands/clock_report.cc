// Clocks for people and for programs.
//
// PlayClock asks the law event by event and keeps its steps. DescribeClock shows each step with the
// line of the file that caused it and its clause. DescribeClockDifference plays a course found by
// the search under both rules, so the output comes from the law.
//
// For example {"move":"B","s":61} in line 2, with a basic time of a minute and penalty points,
// gives
//
//   2  Black is 1s beyond his basic time  (ING96-R9-additional-time)
//   2  Black is charged two points, 2 in all  (ING96-R9-penalty-points)
#include "tournament/commands/clock_report.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "spec/rules/rule_keys.h"
#include "tournament/formats/clock_case.h"

namespace hotstone::tournament {
namespace {

using answers::Shown;
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

Shown DescribePlayer(const ClockAgreement& agreement, const Clock& clock, Color player) {
  const PlayerClock& of = clock.Of(player);
  Shown shown;
  shown.Set("basic_ms", of.basic_ms)
      .Set("used_ms", of.used_ms)
      .Say("player", spec::ColorName(player));
  if (HasSecondReading(agreement)) {
    return shown.Set("periods_used", of.periods_used)
        .Line("{player} {periods_used:#period|periods} used");
  }
  return shown.Set("points_charged", clock.PointsCharged(player))
      .Set("points", clock.Points(player))
      .Line("{player} {points} penalty points");
}

void SetResult(const ClockAgreement& agreement, const Clock& clock, Shown& shown) {
  shown.Set("result", ClockResultWord(clock.result()))
      .Set("black", DescribePlayer(agreement, clock, Color::kBlack))
      .Set("white", DescribePlayer(agreement, clock, Color::kWhite));
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
      return absl::StrCat(who, " has exceeded the seconds; times so far: ", number);
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

bool IsOfAPlayer(ClockStepKind kind) {
  return kind != ClockStepKind::kStood && kind != ClockStepKind::kSetOff &&
         kind != ClockStepKind::kCounted && kind != ClockStepKind::kIsOver;
}

Shown DescribeStep(ClockText text, const ClockStep& step, int line) {
  Shown shown;
  shown.Set("step", ClockStepWord(step.kind));
  if (IsOfAPlayer(step.kind)) shown.Set("player", std::string(1, spec::ColorLetter(step.player)));
  if (const char* key = NumberKey(step.kind)) {
    if (step.kind == ClockStepKind::kCounted && step.number % 2 != 0) {
      shown.Set(key, static_cast<double>(step.number) / 2);
    } else {
      shown.Set(key, step.kind == ClockStepKind::kCounted ? step.number / 2 : step.number);
    }
  }
  const std::string_view clause = ClauseOfStep(text, step.kind);
  if (!clause.empty()) shown.Set("clause", clause);
  return shown.Say("line", line)
      .Say("what", ClockStepText(step))
      .Line("{line:>4}  {what}{clause?  ({})}");
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

Shown DescribeClock(const ClockRecord& record, const PlayedClock& played) {
  Shown shown = Shown::Result("clock");
  if (!record.game.empty()) shown.Set("game", record.game);
  shown.Set("rules", ClockRulesText(played.rules));
  SetClockAgreement(shown, record.agreement);
  SetResult(record.agreement, played.clock, shown);
  std::vector<Shown> notes;
  for (const AgreementNote& note : AgreementNotes(played.rules.text, record.agreement)) {
    notes.push_back(
        Shown().Set("clause", note.clause).Set("what", note.what).Line("   1  {what}  ({clause})"));
  }
  std::vector<Shown> events;
  const ClockEvent* moved = nullptr;  // the latest move
  for (size_t i = 0; i < played.steps.size(); ++i) {
    const int line = record.lines[i].line;
    const ClockEvent& event = record.lines[i].event;
    const bool move = event.kind == ClockEventKind::kMove;
    const bool again = move && moved != nullptr && moved->player == event.player;
    if (move) moved = &event;
    std::vector<Shown> steps;
    for (const ClockStep& step : played.steps[i])
      steps.push_back(DescribeStep(played.rules.text, step, line));
    Shown shown_event;
    shown_event.Set("line", line);
    if (again) shown_event.Set("moves_again", true).Say("player", spec::ColorName(event.player));
    events.push_back(shown_event.Set("steps", steps)
                         .Line("{moves_again?{line:>4}  {player} moves twice in a row}")
                         .Line("{steps}"));
  }
  return shown.Set("notes", notes)
      .Set("events", events)
      .Say("printable", absl::Utf8SafeCEscape(record.game))
      .Say("outcome", ClockResultText(played.clock.result()))
      .Line("{game?game: {printable}}")
      .Line("rules: {rules}")
      .Line("{notes}")
      .Line("{events}")
      .Line("result: {outcome}; {black}, {white}");
}

absl::StatusOr<Shown> DescribeClockDifference(ClockCourses courses,
                                              const std::vector<ClockRules>& rules,
                                              const std::optional<ClockDifference>& found) {
  Shown shown = Shown::Result("clock");
  shown.Set("courses", ClockCoursesName(courses))
      .Set("found", found.has_value())
      .Line("courses: {courses}");
  if (!found.has_value()) {
    return shown.Say("most", kMostClockDifferenceEvents)
        .Say("most_ms", kMostClockDifferenceMs)
        .Line("  no difference with up to {most} events and {most_ms} ms");
  }
  ClockRecord record{"", found->agreement, {}};
  std::vector<formats::JsonLine> events;
  for (const ClockEvent& event : found->events) {
    record.lines.push_back({static_cast<int>(record.lines.size()) + 2, event});
    events.push_back(ClockEventLine(event));
  }
  std::vector<Shown> results;
  for (const ClockRules& one : rules) {
    const auto played = PlayClock(record, "the course", one);
    if (!played.ok()) return absl::InternalError(std::string(played.status().message()));
    Shown result;
    result.Set("rules", ClockRulesText(one));
    SetResult(record.agreement, played->clock, result);
    results.push_back(result.Say("played", DescribeClock(record, *played)).Line("{played}"));
  }
  SetClockAgreement(shown, found->agreement);
  return shown.Set("events", std::move(events))
      .Set("results", results)
      .Say("record", WriteClockRecord(record))
      .Line("{record}")
      .Line("{results}");
}

}  // namespace hotstone::tournament
