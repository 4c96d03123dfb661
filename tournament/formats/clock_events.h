// A game's clock as a file, hotstone.clock/1: one JSON object per line.
//
//   {"schema":"hotstone.clock/1","game":"Final","basic_s":10800,"additional":"penalty-points"}
//   {"schema":"hotstone.clock/1","basic_ms":3600000,"additional":"second-reading","period_s":30,
//    "periods":5}
//   {"late":"W","s":600}      White appears, ten minutes after the beginning
//   {"absent":"W"}            White never appears
//   {"move":"B","ms":45500}   Black's clock ran this long, then he made a play or passed
//   {"runs":"B","s":60}       it ran this long, and nobody moved
//   {"break":"both","s":3600} both clocks were stopped, for a meal or the like
//   {"pause":"B","s":300}     passes pause the game; Black would be to move
//   {"unable":"B"}            Black cannot go on
//   {"resigns":"B"}
//   {"lead":-3.5}             the game ends and is counted: Black's points less White's, with
//                             compensation, before penalties
//
// The file begins with one of the first two lines; `game` is optional. Times are whole numbers of
// milliseconds or seconds, as the key says. Every line may have a "note", a text that is ignored.
// tournament/law/clock.h says what the texts make of the events. Errors are InvalidArgument with
// file, line and column.
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

// It is an error if the first line is not one of the two above.
absl::StatusOr<ClockRecord> ParseClockRecord(std::string_view text, std::string_view file);
// Times in milliseconds.
std::string WriteClockRecord(const ClockRecord& record);

// One event.
absl::StatusOr<ClockEvent> ReadClockEvent(const formats::FieldReader& root);
formats::JsonLine ClockEventLine(const ClockEvent& event);

// The keys of the agreement, in an object that may have others; the caller checks the object's
// other keys.
absl::StatusOr<ClockAgreement> ReadClockAgreement(const formats::FieldReader& root);
template <typename Line>
void SetClockAgreement(Line& line, const ClockAgreement& agreement) {
  line.Set("basic_ms", agreement.basic_ms);
  switch (agreement.additional) {
    case AdditionalTime::kPenaltyPoints:
      line.Set("additional", "penalty-points");
      break;
    case AdditionalTime::kSecondReading:
      line.Set("additional", "second-reading");
      line.Set("period_ms", agreement.period_ms).Set("periods", agreement.periods);
      break;
  }
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_CLOCK_EVENTS_H_
