// Fighting or disturbing: the class of a ko position, decided by the breaths of its groups.
//
// ING96-G402, G405 to G407, G503; ING91-1 "Ko-Position"; ZH-G23, ZH-G24, ZH-G25, ZH-G26, ZH-G30,
// ZH-G31: false breaths are those of dead stones, balancing ones those of coexistence, fighting
// ones those of an open ko; exchanging what is settled alters nothing. The texts use two different
// criteria. By ING96-R5 "Fighting ko" and ING91-1 "Kampf-Ko", a ko is fighting while life and death
// are unsettled. By ING96-G507, a ko is fighting if the breaths of both sides do not balance. A
// fight after life and death are settled is disturbing (ING96-G515; ING91-1 "Störungs-Ko"). The two
// criteria are evaluated separately, so that the cases where both or neither hold can be counted:
//
//   settled    every group is alive (ING96-G411); or one side has eyes and the other has neither
//              eyes nor external breaths: that side is dead (ING96-H5: an eye against false
//              breaths; G409: external breaths are false); or the breaths balance: coexistence
//              (ING96-G412, H2, P1)
//   balanced   each side has one group, both have equally many eyes and equally many external
//              breaths (ING96-G409), and the number of ko breaths (mouths, breath.h) is even, so
//              that they pair up (H4: a triple ko with an eye each does not balance). Who holds the
//              kos does not matter: every take changes it.
//
// Settled means that taking and retaking cannot alter it (ING96-G515). Suppose that after the take
// of one of the kos the position is settled too, but with a different side dead, or none. Then the
// ko decides life and death, as a fighting ko does (R5 "Fighting ko"), and the position is not
// settled.
//
// The texts say "cannot alter the outcome" (G515), and the outcome is more than life and death: the
// last ko of a game, between groups that are all alive, is worth a point (ING96-HISTORY-3). The
// reading SettledBy decides which of the two is meant. Under `outcome` a position with nobody dead
// and every group alive by itself decides a point for each ko, and is not settled. Coexistence
// stays settled, since its kos pair up, and so does disturbed death.
//
// A settled position is disturbing, whether balanced or not, so the first criterion decides (H5 is
// not balanced, yet disturbing by its own caption). An unsettled position is fighting: `double` if
// it has a ko of several stones, else `single` with one ko and `twin` with several (ING96-R4
// "Breath shape", Q7 to Q9).
//
//   disturbed death   settled, with a dead side: that side is the disturber (ING96-G512, H5, P3)
//   disturbed life    settled, with nobody dead: alive groups or coexistence. The player who starts
//                     a cycle is the disturber (ING96-G513; H2, P1).
//
// G512 and G513 by themselves say that the player who starts is the disturber, and that only the
// name depends on whether his stones are dead; H5 says that the disturber is the dead side. The two
// readings differ if there is a dead side. H5 decides here: under the other reading the dead stones
// could live on by making the opponent start.
//
// R4 names a second test, removal: under ClassBy other than kBreath the fates of the stones of the
// groups, without the stones of the kos, decide whether the position is settled, and who is dead
// (spec/fates/removal_class.h). Every ko position then has a class. The score (SettledBy) is read
// as above.
//
// Self-disturbance, recycled threats and cyclic kos are properties of a cycle: ko_cycle.h. Cases
// that the texts do not cover are unclassified, with the reason.
#ifndef HOTSTONE_SPEC_KO_KO_CLASS_H_
#define HOTSTONE_SPEC_KO_KO_CLASS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::spec {

class Position;

enum class KoClass { kFighting, kDisturbing, kUnclassified };
enum class FightingKind { kSingle, kDouble, kTwin };
enum class DisturbingKind {
  kDisturbedDeath,
  kDisturbedLife,
  kSelfDisturbance,
  kRecycledThreats,
  kCyclic
};

// Why something is unclassified. The first four reasons concern positions, the last both, the
// others cycles.
enum class Unclear {
  kNoGroup,          // one side has no group at a ko
  kDoubtfulEye,      // play decides whether a space is an eye, or one or two
  kHoldsStones,      // a space that might be an eye holds stones of the other colour
  kSeveralGroups,    // one side has several groups at stake, or the two do not share every ko
  kNoKo,             // no play of the cycle belongs to a ko
  kOutsidePlay,      // a play of the cycle belongs to no ko position
  kNoLastingStone,   // a ko position of the cycle has no stone that stays
  kChangesClass,     // the class of a ko position changes along the cycle
  kSelfRemovalToo,   // self-removals and captures occur, or both sides remove own stones
  kSeveralSides,     // several ko positions name different disturbers
  kThreatsNotNamed,  // recycled threats, and the texts do not say by whom
  kOutOfReach,       // classes are read from fates, and those of this board are out of reach
};

struct KoVerdict {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<FightingKind> fighting;      // of fighting ones
  std::optional<DisturbingKind> disturbing;  // of disturbing ones
  std::optional<Unclear> unclear;            // of unclassified ones
  // For ko positions that are classified:
  bool settled = false;
  bool balanced = false;
  std::optional<Color> dead;      // settled: the side whose stones are dead
  std::optional<Color> at_stake;  // fighting: the only side whose life is open
  bool score_open = false;  // fighting, under SettledBy::kOutcome: life is settled, not the score

  friend bool operator==(const KoVerdict&, const KoVerdict&) = default;
};

// By the breaths alone, without testing what a take would alter. O(groups + kos).
KoVerdict ClassifyByBreaths(const KoPosition& position);

// ResourceExhausted if classes are read from the fates of this board, and FatesOf
// (spec/fates/fates_of.h) cannot tell them: everything on it is unclassified then.
absl::Status ClassesInReach(const BoardSize& size, ClassBy class_by);

// The class of a ko position of this board. O(kos x points^3), and the fates of the board when they
// are first asked for.
KoVerdict Classify(const Position& board, const KoPosition& position, KoReading reading = {});

// Whether the groups of both share a stone of the same colour, which identifies a ko position of
// one board on another. O(points^2).
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
