// Fighting, disturbing or unclassified, on bit-boards: the second rendering of spec/ko/ko_class.h,
// whose opening comment defines the classes and names their clauses.
//
// The questions follow the order of the definition: is every group known well enough, who is not
// alive independently, can the kos help nobody; and last, does some take reverse that answer. A
// take is not played: it replaces the ko stones by one stone at the mouth, and it counts only if
// no other chain has the mouth as its only liberty.
#ifndef HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_
#define HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_

#include <compare>
#include <cstdint>
#include <optional>

#include "enumerate/rules/breath.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::enumerate {

enum class KoClass : uint8_t { kFighting, kDisturbing, kUnclassified };
enum class FightingKind : uint8_t { kSingle, kDouble, kTwin };
enum class DisturbingKind : uint8_t { kDisturbedDeath, kDisturbedLife };

// Why a ko position is unclassified.
enum class Unclear : uint8_t {
  kNoGroup,        // one side has no group at a ko
  kDoubtfulEye,    // how the space will be played, as no eye, one or two, is open
  kHoldsStones,    // a space that might be an eye holds stones of the other colour
  kSeveralGroups,  // more than one group of one side is at stake, or the two do not share every ko
  kOutOfReach,     // the fates of this board cannot be told (removal_class.h)
};

// "Cannot alter the outcome" (ING96-G515), read as life and death only, or including the score:
// where all groups are alive independently a ko still decides a point.
enum class SettledReading : uint8_t { kLife, kOutcome };

struct KoVerdict {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<FightingKind> fighting;      // for fighting kos
  std::optional<DisturbingKind> disturbing;  // for disturbing kos
  std::optional<Unclear> unclear;            // for unclassified kos
  bool settled = false;
  bool balanced = false;         // for settled kos, and where only the score is open
  bool score_open = false;       // fighting: life and death are settled, and the score is not
  std::optional<Side> dead;      // settled: the side whose stones are dead
  std::optional<Side> at_stake;  // fighting: the only side whose life is open

  friend bool operator==(const KoVerdict&, const KoVerdict&) = default;
};

// Judges life and death by the breaths alone, without asking what a take would change. O(groups +
// kos).
KoVerdict ClassifyByBreaths(const KoPosition& position);

struct KoReading {
  SettledReading settled = SettledReading::kLife;
  spec::ClassBy class_by = spec::ClassBy::kBreath;

  friend auto operator<=>(const KoReading&, const KoReading&) = default;
};

inline KoReading FromSpec(const spec::KoReading& reading) {
  const bool life = reading.settled == spec::SettledBy::kLife;
  return {life ? SettledReading::kLife : SettledReading::kOutcome, reading.class_by};
}

// The class of a ko position of this board. O(kos x FindKoPositions).
KoVerdict Classify(const Grid& grid, Stones stones, const KoPosition& position,
                   KoReading reading = {});

// Whether a group of `a` and a group of `b`, of the same side, share a stone.
bool ShareAGroup(const KoPosition& a, const KoPosition& b);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_
