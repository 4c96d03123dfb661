// What the agreement of a tournament fixes about time (ING91-2 "Turniervereinbarung" (7), ING96-R9 "Time
// limits"): how much basic time each player has, and what comes after it.
//
// Times are whole milliseconds. O(1).
#ifndef HOTSTONE_TOURNAMENT_LAW_CLOCK_AGREEMENT_H_
#define HOTSTONE_TOURNAMENT_LAW_CLOCK_AGREEMENT_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "tournament/law/clock_rules.h"

namespace hotstone::tournament {

enum class AdditionalTime { kPenaltyPoints, kSecondReading };

// No single time is longer than this, eleven days.
inline constexpr int64_t kMostClockMs = 1'000'000'000;
inline constexpr int kMostClockPeriods = 1000;

struct ClockAgreement {
  int64_t basic_ms = 0;
  AdditionalTime additional = AdditionalTime::kPenaltyPoints;
  int64_t period_ms = 0;  // second reading
  int periods = 0;        // second reading

  friend bool operator==(const ClockAgreement&, const ClockAgreement&) = default;
};

// InvalidArgument where a time is not positive or too long, or there are no periods or too many.
absl::Status CheckClockAgreement(const ClockAgreement& agreement);

// What an agreement has that the text says it should not have.
struct AgreementNote {
  std::string_view clause;
  std::string_view what;
};
std::vector<AgreementNote> AgreementNotes(ClockText text, const ClockAgreement& agreement);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_AGREEMENT_H_
