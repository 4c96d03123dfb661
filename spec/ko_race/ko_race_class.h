// Which ko races are fighting and which are disturbing, and who the disturber is.
//
// ING96-R4 "Breath type", ING96-R5, G407, G409-G412, G507, G511-G515; ING91-1 "Kampf-Ko",
// "Störungs-Ko"; the examples ING96-P1, H1-H6. The texts decide by the types of breaths: a ko
// fought while life and death are unsettled is fighting, and the player who continues after they
// are settled disturbs. So the question is when they are settled. The first matching row of this
// table decides; e, x are the eyes and the external liberties, s the shared ones, k all kos:
//
//   no-ko            k = 0.
//   disturbed-life   Two eyes or more on both sides: both are alive for good (G411). The player who
//                    starts a cycle is the disturber (G513).
//   disturbed-death  Two eyes or more on one side only: its breaths are permanent, the other's are
//                    false (G405, G409), and the other side is the disturber (G512).
//   disturbed-death  An eye against none, no external liberty of the eyeless side, and k >= 2 or s
//                    >= 1: the eyeless side is the disturber (H5). The proviso excludes the single
//                    ko whose taking ends everything at once. The external liberties of the eyed
//                    side do not matter.
//   coexistence      e equal, x equal, k even, and: k >= 4, or e + s >= 2, or e + s = 1 and x = 0.
//                    Inner and outer breaths pair up (G409, G412); the player who starts a cycle is
//                    the disturber (P1, H1-H3).
//   unclassified     e equal, x equal >= 1, k = 2, e + s = 1. The texts call this balanced too. But
//                    the player to move, if he has one threat more than the opponent, removes the
//                    opponent even if he may start no cycle.
//   fighting         All others: the breaths do not balance; or they do and the number of kos is
//                    odd (G507, H4); or there are two kos and nothing else, and the first play
//                    removes. One ko makes a single hot stone, two or more make twins.
//
// The provisos are not in the texts: they mark where the claims behind the rows stop being true
// (docs/explanation/ko-race.md). The number of kos that each side holds, the player to move,
// threats and bans do not matter, so a class stays the same throughout a cycle.
#ifndef HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_
#define HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_

#include <optional>
#include <string_view>

#include "spec/ko_race/ko_race.h"

namespace hotstone::spec {

enum class RaceKind {
  kNoKo,
  kDisturbedLife,
  kDisturbedDeath,
  kCoexistence,
  kUnclassified,
  kFighting
};

std::string_view RaceKindName(RaceKind kind);  // "no-ko", "disturbed-life", ...

struct RaceClass {
  RaceKind kind = RaceKind::kUnclassified;
  std::optional<RaceSide> disturber;  // of disturbed death
  bool starter_disturbs = false;      // of disturbed life and coexistence
  RaceHot hot = RaceHot::kNone;       // of fighting: kSingle or kTwin
  std::string_view clause;  // id in docs/reference/clauses.md; empty for no-ko and unclassified

  friend bool operator==(const RaceClass&, const RaceClass&) = default;
};

// The class of a race; does not check whether it is over.
RaceClass ClassifyRace(const KoRace& race);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_RACE_KO_RACE_CLASS_H_
