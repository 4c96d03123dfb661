// The parts of the classification of kos and cycles that are readings of the texts.
//
// The texts leave three things open: what a needless fight cannot alter when they say that it
// cannot alter the outcome (ING96-G515); who disturbs when the stones of one side are dead
// (ING96-H5 against G512 and G513); and whether a cyclic ko is disturbing by name alone
// (ING96-AFTERWORD-rare-kos), because no clause defines its breaths. ko_class.h, ko_cycle.h and
// cyclic_ko.h give the effect of each value.
#ifndef HOTSTONE_SPEC_KO_CYCLE_READING_H_
#define HOTSTONE_SPEC_KO_CYCLE_READING_H_

namespace hotstone::spec {

// What the kos of a settled position cannot alter: life and death alone, or the score too.
enum class SettledBy { kLife, kOutcome };

// Who disturbs in a disturbed death: the side whose stones are dead, or the player who started the
// cycle.
enum class DisturberBy { kEyeless, kInitiator };

// The class of a cycle of ko stones whose shape has no class: unclassified, or disturbing.
enum class CyclicKos { kUnclassified, kDisturbing };

struct CycleReading {
  SettledBy settled = SettledBy::kLife;
  DisturberBy disturber_by = DisturberBy::kEyeless;
  CyclicKos cyclic = CyclicKos::kUnclassified;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLE_READING_H_
