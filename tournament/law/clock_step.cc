#include "tournament/law/clock_step.h"

namespace hotstone::tournament {

std::string_view ClauseOfStep(ClockText text, ClockStepKind kind) {
  const bool of_1991 = text == ClockText::k1991;
  switch (kind) {
    case ClockStepKind::kDeducted:
    case ClockStepKind::kNotCovered:
      return of_1991 ? "ING91-2-zuspaetkommen" : "ING96-R10-tardiness";
    case ClockStepKind::kTooLate:
      return of_1991 ? "ING91-2-versaeumnis" : "ING96-R10-tardiness";
    case ClockStepKind::kNeverThere:
      return of_1991 ? "ING91-2-versaeumnis" : "ING96-R10-forfeitures";
    case ClockStepKind::kBasicTime:
      return of_1991 ? "ING91-2-basiszeit" : "ING96-R9-basic-time";
    case ClockStepKind::kBeyond:
      return of_1991 ? "ING91-2-zusatzzeit" : "ING96-R9-additional-time";
    case ClockStepKind::kStood:
      return of_1991 ? "ING91-2-zeitbegrenzungen" : "ING96-R9-time-limits";
    case ClockStepKind::kPenalty:
    case ClockStepKind::kMoreThanSix:
    case ClockStepKind::kHalfIsGone:
    case ClockStepKind::kHalfIsReached:
      return of_1991 ? "ING91-2-strafpunkte" : "ING96-R9-penalty-points";
    case ClockStepKind::kSetOff:
      return of_1991 ? "ING91-2-strafpunkte" : "";
    case ClockStepKind::kPeriodKept:
    case ClockStepKind::kPeriodUsed:
    case ClockStepKind::kPeriodsAreGone:
      return of_1991 ? "ING91-2-sekundenzaehlen" : "ING96-R9-second-reading";
    case ClockStepKind::kLostOnTime:
      return of_1991 ? "ING91-2-zeitueberschreitung" : "ING96-R10-exceeding-time-limits";
    case ClockStepKind::kCannotGoOn:
      return of_1991 ? "ING91-2-abbruch" : "ING96-R10-forfeitures";
    case ClockStepKind::kResigned:
      return of_1991 ? "ING91-1-ausgesetzter-zug" : "ING96-R3-pass-play";
    case ClockStepKind::kCounted:
      return of_1991 ? "ING91-1-zaehlen" : "ING96-R6-counting";
    case ClockStepKind::kIsOver:
      return "";
  }
  return "";
}

}  // namespace hotstone::tournament
