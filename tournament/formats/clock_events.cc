// Reads and writes hotstone.clock/1 (clock_events.h).
//
// An event is identified by its key, `late`, `move` and so on: kWords gives the kind, whether it
// has a player and whether it takes time. A time has one of two keys, ms and s. ReadClockAgreement
// reads the first line's times in the same way, and lets law/ check the agreement.
//
// For example {"move":"B","s":45,"ms":1} is refused at the position of the second time: "FILE:3:25:
// ms: the time is already given as \"s\"; give only one of them".
#include "tournament/formats/clock_events.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/json_lines.h"

namespace hotstone::tournament {
namespace {

constexpr char kClockSchema[] = "hotstone.clock/1";

enum class ClockWordHas { kPlayerAndTime, kPlayer, kBothAndTime };

struct ClockWord {
  const char* word;
  ClockEventKind kind;
  ClockWordHas has;
};

constexpr ClockWord kClockWords[] = {
    {"late", ClockEventKind::kLate, ClockWordHas::kPlayerAndTime},
    {"absent", ClockEventKind::kAbsent, ClockWordHas::kPlayer},
    {"move", ClockEventKind::kMove, ClockWordHas::kPlayerAndTime},
    {"runs", ClockEventKind::kRuns, ClockWordHas::kPlayerAndTime},
    {"break", ClockEventKind::kBreak, ClockWordHas::kBothAndTime},
    {"pause", ClockEventKind::kPause, ClockWordHas::kPlayerAndTime},
    {"unable", ClockEventKind::kUnable, ClockWordHas::kPlayer},
    {"resigns", ClockEventKind::kResigns, ClockWordHas::kPlayer},
};

// A time under one of two keys: in milliseconds, or in seconds.
absl::StatusOr<int64_t> ReadClockTime(const formats::FieldReader& root, std::string_view ms_key,
                                      std::string_view s_key) {
  constexpr int kMostMs = static_cast<int>(kMostClockMs);
  if (root.Has(ms_key) && root.Has(s_key)) {
    return root.At(ms_key).Error(absl::StrCat("the time is already given as \"", std::string(s_key),
                                              "\"; give only one of them"));
  }
  if (root.Has(ms_key)) {
    ASSIGN_OR_RETURN(const auto ms, root.At(ms_key).Integer(0, kMostMs));
    return int64_t{ms};
  }
  if (root.Has(s_key)) {
    ASSIGN_OR_RETURN(const auto seconds, root.At(s_key).Integer(0, kMostMs / 1000));
    return int64_t{seconds} * 1000;
  }
  return root.Error(absl::StrCat("a time is missing: \"", std::string(ms_key),
                                 "\", milliseconds, or \"", std::string(s_key), "\", seconds"));
}

absl::StatusOr<ClockEvent> ReadClockLead(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"lead", "note"}));
  ClockEvent event;
  event.kind = ClockEventKind::kEnd;
  ASSIGN_OR_RETURN(event.lead_x2, root.At("lead").HalfPoints(kMostClockLead));
  return event;
}

absl::StatusOr<ClockEvent> ReadClockWord(const formats::FieldReader& root, const ClockWord& word) {
  ClockEvent event;
  event.kind = word.kind;
  const bool timed = word.has != ClockWordHas::kPlayer;
  RETURN_IF_ERROR(timed ? root.CheckKeys({word.word, "ms", "s", "note"})
                        : root.CheckKeys({word.word, "note"}));
  if (word.has == ClockWordHas::kBothAndTime) {
    RETURN_IF_ERROR(root.At(word.word).OneOf({"both"}).status());
  } else {
    ASSIGN_OR_RETURN(event.player, root.At(word.word).Color());
  }
  if (!timed) return event;
  ASSIGN_OR_RETURN(event.ms, ReadClockTime(root, "ms", "s"));
  return event;
}

absl::Status ReadClockHead(const formats::FieldReader& root, ClockRecord& record) {
  ASSIGN_OR_RETURN(const auto schema, root.Need("schema"));
  RETURN_IF_ERROR(schema.OneOf({kClockSchema}).status());
  RETURN_IF_ERROR(root.CheckKeys({"schema", "game", "basic_ms", "basic_s", "additional",
                                  "period_ms", "period_s", "periods", "note"}));
  if (root.Has("game")) {
    ASSIGN_OR_RETURN(record.game, root.At("game").String());
  }
  RETURN_IF_ERROR(formats::CheckNote(root));
  const auto agreement = ReadClockAgreement(root);
  if (agreement.ok()) record.agreement = *agreement;
  return agreement.status();
}

}  // namespace

absl::StatusOr<ClockEvent> ReadClockEvent(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckObject());
  RETURN_IF_ERROR(formats::CheckNote(root));
  for (const ClockWord& word : kClockWords) {
    if (root.Has(word.word)) return ReadClockWord(root, word);
  }
  if (root.Has("lead")) return ReadClockLead(root);
  return root.Error(
      "expected an event: late, absent, move, runs, break, pause, unable, resigns, or lead, the "
      "count");
}

formats::JsonLine ClockEventLine(const ClockEvent& event) {
  formats::JsonLine line;
  for (const ClockWord& word : kClockWords) {
    if (word.kind != event.kind) continue;
    const std::string player(1, spec::ColorLetter(event.player));
    line.Set(word.word, word.has == ClockWordHas::kBothAndTime ? "both" : player);
    if (word.has != ClockWordHas::kPlayer) line.Set("ms", event.ms);
    return line;
  }
  if (event.lead_x2 % 2 == 0) return std::move(line.Set("lead", event.lead_x2 / 2));
  return std::move(line.Set("lead", event.lead_x2 / 2.0));
}

absl::StatusOr<ClockAgreement> ReadClockAgreement(const formats::FieldReader& root) {
  ClockAgreement agreement;
  ASSIGN_OR_RETURN(agreement.basic_ms, ReadClockTime(root, "basic_ms", "basic_s"));
  ASSIGN_OR_RETURN(const auto additional, root.Need("additional"));
  ASSIGN_OR_RETURN(const auto word, additional.OneOf({"penalty-points", "second-reading"}));
  if (word == "second-reading") {
    agreement.additional = AdditionalTime::kSecondReading;
    ASSIGN_OR_RETURN(agreement.period_ms, ReadClockTime(root, "period_ms", "period_s"));
    ASSIGN_OR_RETURN(const auto periods, root.Need("periods"));
    ASSIGN_OR_RETURN(agreement.periods, periods.Integer(1, kMostClockPeriods));
  } else {
    for (const char* key : {"period_ms", "period_s", "periods"}) {
      if (root.Has(key)) return root.At(key).Error("requires \"additional\":\"second-reading\"");
    }
  }
  if (const auto status = CheckClockAgreement(agreement); !status.ok()) {
    return root.Error(std::string(status.message()));
  }
  return agreement;
}

absl::StatusOr<ClockRecord> ParseClockRecord(std::string_view text, std::string_view file) {
  ClockRecord record;
  bool first = true;
  RETURN_IF_ERROR(formats::ForEachJsonLine(
      text, file, [&](const formats::FieldReader& root, int line) -> absl::Status {
        if (first) {
          first = false;
          return ReadClockHead(root, record);
        }
        const auto event = ReadClockEvent(root);
        if (event.ok()) record.lines.push_back({line, *event});
        return event.status();
      }));
  if (first) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(file), ": no line found; expected {\"schema\":\"", kClockSchema,
                     "\",\"basic_s\":10800,\"additional\":\"penalty-points\"} and events"));
  }
  return record;
}

std::string WriteClockRecord(const ClockRecord& record) {
  formats::JsonLine head;
  head.Set("schema", kClockSchema);
  if (!record.game.empty()) head.Set("game", record.game);
  SetClockAgreement(head, record.agreement);
  std::string text = head.ToString() + "\n";
  for (const ClockLine& line : record.lines) text += ClockEventLine(line.event).ToString() + "\n";
  return text;
}

}  // namespace hotstone::tournament
