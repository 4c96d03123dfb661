// Which ko race is fighting and which is disturbing, and who is the disturber.
//
// ING96-R4 "Breath type", ING96-R5, G407, G409-G412, G507, G511-G515; ING91-1 "Kampf-Ko", "Störungs-Ko"; the
// examples ING96-P1, H1-H6. The texts decide by the types of breaths: while life and death are open a ko is
// fought, and when they are settled whoever goes on disturbs. So the question is when they are settled. The
// table, tried from above; e, x are the eyes and the external liberties, s the shared ones, k all kos:
//
//   no-ko            k = 0.
//   disturbed-life   Two eyes or more on both sides: both live for good (G411). Whoever starts a cycle is the
//                    disturber (G513).
//   disturbed-death  Two eyes or more on one side only: its breaths are permanent, the other's are false
//                    (G405, G409), and that side is the disturber (G512).
//   disturbed-death  An eye against none, no external liberty of the eyeless side, and k >= 2 or s >= 1: the
//                    eyeless side is the disturber (H5). The proviso leaves out the single ko whose taking
//                    ends everything at once. What the eyed side has outside does not matter.
//   coexistence      e equal, x equal, k even, and: k >= 4, or e + s >= 2, or e + s = 1 and x = 0. Inner and
//                    outer breaths pair up (G409, G412); whoever starts a cycle is the disturber (P1, H1-H3).
//   unclassified     e equal, x equal >= 1, k = 2, e + s = 1. The texts call it balanced, too. But with
//                    one threat more than the opponent has, the player to move removes him, though he may
//                    start no cycle.
//   fighting         All others: breaths are not balanced, or they are and the number of kos is odd (G507,
//                    H4), or it is two kos and nothing else, where the first play removes. One ko makes a
//                    single hot stone, two or more make twins.
//
// The provisos are not in the texts: they are where the claims behind the lines stop being true
// (docs/explanation/ko-race.md). Who holds how many kos, who is to move, threats and bans play no
// part, so that a class stays what it is all through a cycle.
#ifndef HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_
#define HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_

#include <optional>
#include <string_view>
#include <vector>

#include "spec/ko_race/ko_race.h"

namespace hotstone::spec {

enum class RaceKind { kNoKo, kDisturbedLife, kDisturbedDeath, kCoexistence, kUnclassified, kFighting };

// Every class, in the order above.
const std::vector<RaceKind>& AllRaceKinds();
std::string_view RaceKindName(RaceKind kind);  // "no-ko", "disturbed-life", ...

struct RaceClass {
  RaceKind kind = RaceKind::kUnclassified;
  std::optional<RaceSide> disturber;  // of disturbed death
  bool starter_disturbs = false;      // of disturbed life and coexistence
  RaceHot hot = RaceHot::kNone;       // of fighting: kSingle or kTwin
  std::string_view clause;  // by its id in docs/reference/clauses.md; empty for no-ko and unclassified

  friend bool operator==(const RaceClass&, const RaceClass&) = default;
};

// Whether a second rule beside the hot stones has to end it.
bool IsDisturbing(RaceKind kind);

// The class of a race; whether it is over is not asked.
RaceClass ClassifyRace(const KoRace& race);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_
