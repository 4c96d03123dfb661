// What of the classification of kos and cycles is a reading of the texts.
//
// The texts leave two things open: what a needless fight cannot alter when they say that it cannot alter the
// outcome (ING96-G515), and who disturbs when the stones of one side are dead (ING96-H5 against G512 and
// G513). What each value comes to: ko_class.h, ko_cycle.h.
#ifndef HOTSTONE_SPEC_KO_CYCLE_READING_H_
#define HOTSTONE_SPEC_KO_CYCLE_READING_H_

namespace hotstone::spec {

// What the kos of a settled position cannot alter: life and death, or the score as well.
enum class SettledBy { kLife, kOutcome };

// Who disturbs in a disturbed death: the side whose stones are dead, or whoever started the cycle.
enum class DisturberBy { kEyeless, kInitiator };

struct CycleReading {
  SettledBy settled = SettledBy::kLife;
  DisturberBy disturber_by = DisturberBy::kEyeless;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLE_READING_H_
