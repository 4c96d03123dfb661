// Fighting, disturbing or unclassified, on bit-boards: the second rendering of spec/ko/ko_class.h, whose
// opening comment defines the classes and names their clauses.
//
// The questions are asked in the order in which the definition puts them: is every group known well enough,
// who is not alive by himself, can nobody be helped by the kos; and last, does some take turn that answer
// over. A take is not played: it is the exchange of the ko stones for one at the mouth, and it counts only
// where nothing else hangs on the mouth.
#ifndef HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_
#define HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_

#include <cstdint>
#include <optional>

#include "enumerate/rules/breath.h"

namespace hotstone::enumerate {

enum class KoClass : uint8_t { kFighting, kDisturbing, kUnclassified };
enum class FightingKind : uint8_t { kSingle, kDouble, kTwin };
enum class DisturbingKind : uint8_t { kDisturbedDeath, kDisturbedLife };

// Why a ko position is unclassified.
enum class Unclear : uint8_t {
  kNoGroup,        // one side has no group at a ko
  kDoubtfulEye,    // whether a space is no eye, one or two is left to play
  kHoldsStones,    // a space that might be an eye holds stones of the other colour
  kSeveralGroups,  // more than one group of one side is at stake, or the two do not share every ko
};

// "Cannot alter the outcome" (ING96-G515), read of life and death only, or of the score, too: where all
// groups are alive by themselves a ko still decides a point.
enum class SettledReading : uint8_t { kLife, kOutcome };

struct KoVerdict {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<FightingKind> fighting;      // of fighting ones
  std::optional<DisturbingKind> disturbing;  // of disturbing ones
  std::optional<Unclear> unclear;            // of unclassified ones
  bool settled = false;
  bool balanced = false;         // of settled ones, and where the score alone is open
  bool score_open = false;       // fighting: life and death are settled, and the score is not
  std::optional<Side> dead;      // settled: the side whose stones are dead
  std::optional<Side> at_stake;  // fighting: the only side whose life is open

  friend bool operator==(const KoVerdict&, const KoVerdict&) = default;
};

// By the breaths alone, of life and death, without asking what a take would alter. O(groups + kos).
KoVerdict ClassifyByBreaths(const KoPosition& position);

// The class of a ko position of this board. O(kos x FindKoPositions).
KoVerdict Classify(const Grid& grid, Stones stones, const KoPosition& position,
                   SettledReading settled = SettledReading::kLife);

// Whether some group of the one and some group of the other, of the same side, share a stone.
bool ShareAGroup(const KoPosition& a, const KoPosition& b);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_KO_CLASS_H_
