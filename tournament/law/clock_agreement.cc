#include "tournament/law/clock_agreement.h"

#include "absl/strings/str_cat.h"

namespace hotstone::tournament {
namespace {

constexpr int64_t kMinuteMs = 60'000;
constexpr int64_t kHourMs = 60 * kMinuteMs;

absl::Status OutOfBounds(std::string_view what, int64_t number, int64_t least, int64_t most) {
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(what), " is ", number, "; expected ", least, " to ", most));
}

}  // namespace

absl::Status CheckClockAgreement(const ClockAgreement& agreement) {
  if (agreement.basic_ms < 1 || agreement.basic_ms > kMostClockMs) {
    return OutOfBounds("the basic time in ms", agreement.basic_ms, 1, kMostClockMs);
  }
  if (agreement.additional == AdditionalTime::kPenaltyPoints) return absl::OkStatus();
  if (agreement.period_ms < 1 || agreement.period_ms > kMostClockMs) {
    return OutOfBounds("a period in ms", agreement.period_ms, 1, kMostClockMs);
  }
  if (agreement.periods < 1 || agreement.periods > kMostClockPeriods) {
    return OutOfBounds("the number of periods", agreement.periods, 1, kMostClockPeriods);
  }
  return absl::OkStatus();
}

std::vector<AgreementNote> AgreementNotes(ClockText text, const ClockAgreement& agreement) {
  std::vector<AgreementNote> notes;
  if (text == ClockText::k1991) return notes;
  if (agreement.basic_ms > 3 * kHourMs) {
    notes.push_back({"ING96-R9-time-limits", "the basic time is more than three hours"});
  }
  if (agreement.basic_ms > 4 * kHourMs) {
    notes.push_back({"ING96-R9-basic-time", "the basic time is more than four hours"});
  }
  if (agreement.additional == AdditionalTime::kSecondReading && agreement.period_ms > kMinuteMs) {
    notes.push_back({"ING96-R9-second-reading", "a period is longer than sixty seconds"});
  }
  return notes;
}

}  // namespace hotstone::tournament
