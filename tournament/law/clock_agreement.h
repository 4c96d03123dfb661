// A tournament's agreement on time (ING91-2 "Turniervereinbarung" (7), ING96-R9 "Time limits"): how
// much basic time each player has, and which additional time follows.
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

// The longest single time allowed, about eleven days.
inline constexpr int64_t kMostClockMs = 1'000'000'000;
inline constexpr int kMostClockPeriods = 1000;

struct ClockAgreement {
  int64_t basic_ms = 0;
  AdditionalTime additional = AdditionalTime::kPenaltyPoints;
  int64_t period_ms = 0;  // second reading
  int periods = 0;        // second reading

  friend bool operator==(const ClockAgreement&, const ClockAgreement&) = default;
};

// InvalidArgument if a time is not positive or too long, or the number of periods is zero or too
// large.
absl::Status CheckClockAgreement(const ClockAgreement& agreement);

// A term of the agreement that the text advises against.
struct AgreementNote {
  std::string_view clause;
  std::string_view what;
};
std::vector<AgreementNote> AgreementNotes(ClockText text, const ClockAgreement& agreement);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CLOCK_AGREEMENT_H_
