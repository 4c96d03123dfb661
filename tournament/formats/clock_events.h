// A game's clock as a file, hotstone.clock/1: one JSON object a line.
//
//   {"schema":"hotstone.clock/1","game":"Final","basic_s":10800,"additional":"penalty-points"}
//   {"schema":"hotstone.clock/1","basic_ms":3600000,"additional":"second-reading","period_s":30,"periods":5}
//   {"late":"W","s":600}      White appears, ten minutes after the beginning
//   {"absent":"W"}            does not appear at all
//   {"move":"B","ms":45500}   Black's clock ran so long, and he made a play or passed
//   {"runs":"B","s":60}       it ran so long, and nobody moved
//   {"break":"both","s":3600} both clocks were stopped: a meal, say
//   {"pause":"B","s":300}     passes pause the game; Black would be to move
//   {"unable":"B"}            cannot go on
//   {"resigns":"B"}
//   {"lead":-3.5}             the game ends and is counted: Black's points less White's, compensation
//                             counted, penalties not
//
// The first line, one of the two, stands first; `game` may be left out. Times are whole numbers of
// milliseconds or seconds, as the key says. Every line may have a "note", a text which is passed over. What the
// texts make of the events is tournament/law/clock.h. Errors are InvalidArgument with file, line and column.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_CLOCK_EVENTS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_CLOCK_EVENTS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case_fields.h"
#include "formats/json_line.h"
#include "tournament/law/clock.h"

namespace hotstone::tournament {

inline constexpr size_t kMaxClockBytes = size_t{1} << 26;
inline constexpr int kMostClockLead = 1000;  // points

struct ClockLine {
  int line = 1;
  ClockEvent event;
};

struct ClockRecord {
  std::string game;
  ClockAgreement agreement;
  std::vector<ClockLine> lines;
};

// A text whose first line is not the one above is an error.
absl::StatusOr<ClockRecord> ParseClockRecord(std::string_view text, std::string_view file);
// Times in milliseconds.
std::string WriteClockRecord(const ClockRecord& record);

// One event.
absl::StatusOr<ClockEvent> ReadClockEvent(const formats::FieldReader& root);
formats::JsonLine ClockEventLine(const ClockEvent& event);

// The keys of the agreement, in an object that may have others; the object is to check its keys.
absl::StatusOr<ClockAgreement> ReadClockAgreement(const formats::FieldReader& root);
void SetClockAgreement(formats::JsonLine& line, const ClockAgreement& agreement);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CLOCK_EVENTS_H_
