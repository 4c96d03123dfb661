// The parts of the classification of kos and cycles that are readings of the texts.
//
// The texts leave four things open: whether life and death around a ko are what its breaths say, or
// what removal says (ING96-R4: determined by breath type, verified by removal); what a needless
// fight cannot alter when they say that it cannot alter the outcome (ING96-G515); who disturbs when
// the stones of one side are dead (ING96-H5 against G512 and G513); and whether a cyclic ko is
// disturbing by name alone (ING96-AFTERWORD-rare-kos), because no clause defines its breaths.
// ko_class.h, ko_cycle.h and cyclic_ko.h give the effect of each value.
#ifndef HOTSTONE_SPEC_KO_CYCLE_READING_H_
#define HOTSTONE_SPEC_KO_CYCLE_READING_H_

#include <compare>

namespace hotstone::spec {

// What says whether life and death are settled: the breaths (ko_class.h), or removal, where a fate
// is open if the first move decides it, or if it depends on whether a take may be made now
// (removal_class.h).
enum class ClassBy { kBreath, kRemoval, kRemovalDecides };

// What the kos of a settled position cannot alter: life and death alone, or the score too.
enum class SettledBy { kLife, kOutcome };

// Who disturbs in a disturbed death: the side whose stones are dead, or the player who started the
// cycle.
enum class DisturberBy { kEyeless, kInitiator };

// The class of a cycle of ko stones whose shape has no class: unclassified, or disturbing.
enum class CyclicKos { kUnclassified, kDisturbing };

// How the class of a ko position is read.
struct KoReading {
  SettledBy settled = SettledBy::kLife;
  ClassBy class_by = ClassBy::kBreath;

  friend auto operator<=>(const KoReading&, const KoReading&) = default;
};

struct CycleReading {
  SettledBy settled = SettledBy::kLife;
  DisturberBy disturber_by = DisturberBy::kEyeless;
  CyclicKos cyclic = CyclicKos::kUnclassified;
  ClassBy class_by = ClassBy::kBreath;

  KoReading OfKos() const { return {settled, class_by}; }
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLE_READING_H_
