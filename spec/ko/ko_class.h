// Fighting or disturbing: the class of a ko position, by the breaths of its groups.
//
// ING96-G402, G405 to G407, G503; ING91-1 "Ko-Position"; ZH-G23, ZH-G24, ZH-G25, ZH-G26, ZH-G30, ZH-G31:
// false breaths are those of dead stones, balancing ones those of coexistence, fighting ones those of an open
// ko; exchanging what is settled alters nothing. Two texts decide it by two different questions. ING96-R5
// "Fighting ko" and ING91-1 "Kampf-Ko": a ko is fighting while life and death are open. ING96-G507: fighting
// is where the breaths of both sides do not balance. And disturbing is a fight when life and death are
// settled (ING96-G515; ING91-1 "Störungs-Ko"). The two questions are asked apart, so that it can be counted
// where both or neither say yes:
//
//   settled    every group is alive (ING96-G411); or one side has eyes and the other none and no external
//              breaths: that side is dead (ING96-H5: an eye against false breaths; G409: external breaths are
//              false); or the breaths balance: coexistence (ING96-G412, H2, P1)
//   balanced   each side has one group, both have as many eyes and as many external breaths (ING96-G409), and
//              the ko breaths (mouths, breath.h) are even in number, so that they pair up (H4: a triple ko
//              with an eye each does not balance). Who holds the kos does not matter: it changes with every
//              take.
//
// Settled means that taking and retaking cannot alter it (ING96-G515). If after the take of one of the kos
// the position is settled as well, but with another side dead or nobody, then it is the ko that decides life
// and death, and that is what a fighting ko does (R5 "Fighting ko"): it is not settled.
//
// The texts say "cannot alter the outcome" (G515), and life and death are not all of it: the last ko of a
// game, between groups that all live, is worth a point (ING96-HISTORY-3). Which of the two is meant is a
// reading, SettledBy. Under `outcome` a position with nobody dead and every group alive by itself decides a
// point for each ko, and is not settled. Coexistence stays settled, since its kos pair up, and so does
// disturbed death.
//
// What is settled is disturbing, whether balanced or not; so the first question has the last word (H5 is not
// balanced, and disturbing by its own caption). What is not settled is fighting: `double` if it has a ko of
// two stones, else `single` with one ko and `twin` with several (ING96-R4 "Breath shape", Q7 to Q9).
//
//   disturbed death   settled, with a dead side: that side is the disturber (ING96-G512, H5, P3)
//   disturbed life    settled, with nobody dead: alive groups or coexistence. Whoever starts a cycle is the
//                     disturber (ING96-G513; H2, P1).
//
// G512 and G513 by themselves say that the disturber is whoever starts, and that only the name depends on
// whether his stones are dead; H5 says that he is the dead side. With a dead side the two readings differ;
// here H5 decides, since under the other one the dead stones could live on by letting the opponent start.
//
// Self-disturbance, recycled threats and cyclic kos are properties of a cycle: ko_cycle.h. What the texts do
// not cover is unclassified, with the reason.
#ifndef HOTSTONE_SPEC_KO_KO_CLASS_H_
#define HOTSTONE_SPEC_KO_KO_CLASS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/color.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::spec {

class Position;

enum class KoClass { kFighting, kDisturbing, kUnclassified };
enum class FightingKind { kSingle, kDouble, kTwin };
enum class DisturbingKind { kDisturbedDeath, kDisturbedLife, kSelfDisturbance, kRecycledThreats, kCyclic };

// Why something is unclassified. The first four are about positions, the others about cycles.
enum class Unclear {
  kNoGroup,          // one side has no group at a ko
  kDoubtfulEye,      // whether a space is an eye, or one or two, is left to play
  kHoldsStones,      // a space that might be an eye holds stones of the other colour
  kSeveralGroups,    // more than one group of one side is at stake, or the two do not share every ko
  kNoKo,             // no play of the cycle belongs to a ko
  kOutsidePlay,      // a play of the cycle belongs to no ko position
  kNoLastingStone,   // a ko position of the cycle has no stone that stays
  kChangesClass,     // a ko position of the cycle is not of one class all the way
  kSelfRemovalToo,   // stones are removed by their own side and by the other, or each side removes its own
  kSeveralSides,     // several ko positions name different disturbers
  kThreatsNotNamed,  // recycled threats, and the texts do not say whose
};

struct KoVerdict {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<FightingKind> fighting;      // of fighting ones
  std::optional<DisturbingKind> disturbing;  // of disturbing ones
  std::optional<Unclear> unclear;            // of unclassified ones
  // Of ko positions that are not unclassified:
  bool settled = false;
  bool balanced = false;
  std::optional<Color> dead;  // settled: the side whose stones are dead
  std::optional<Color>
      at_stake;             // fighting: the only side whose life is open, the other's groups being alive
  bool score_open = false;  // fighting, under SettledBy::kOutcome: life is settled, the score is not

  friend bool operator==(const KoVerdict&, const KoVerdict&) = default;
};

// By the breaths alone, without asking what a take would alter. O(groups + kos).
KoVerdict ClassifyByBreaths(const KoPosition& position);

// The class of a ko position of this board. O(kos x points^3).
KoVerdict Classify(const Position& board, const KoPosition& position, SettledBy settled = SettledBy::kLife);

// Whether a stone stands in a group of both, of the same colour: so a ko position of one board is known again
// on another. O(points^2).
bool HaveAStoneInCommon(const KoPosition& a, const KoPosition& b);

// "fighting", "disturbing", "unclassified".
std::string_view KoClassName(KoClass ko_class);
// "single", "double", "twin".
std::string_view FightingKindName(FightingKind kind);
// "disturbed-death", "disturbed-life", "self-disturbance", "recycled-threats", "cyclic".
std::string_view DisturbingKindName(DisturbingKind kind);
// "no-group", "doubtful-eye", ...
std::string_view UnclearName(Unclear reason);
// In words: "one side has no group at a ko".
std::string_view UnclearSentence(Unclear reason);
// All of them, in order.
const std::vector<Unclear>& AllUnclear();

// "fighting (twin)", "disturbing (disturbed-death)", "unclassified (no-group)".
std::string VerdictName(const KoVerdict& verdict);

// The clause that decides, by its id in docs/reference/clauses.md; "ING96-R5" for unclassified
// ones.
std::string_view VerdictClause(const KoVerdict& verdict);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_CLASS_H_
