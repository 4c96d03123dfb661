// The readings that forbid repeating a cycle: second-cycle, starter, starter-first, disturber.
//
// Each of them watches for completed cycles. The game is a sequence of (position, player to move).
// It includes the start, the passes and the agreements. It leaves out hot-stone bans, passes in a
// row and the memory of the rule itself. A ply that brings back an earlier member completes a
// cycle: the plies since that member last occurred. The player to move in that member started the
// cycle.
//
//   second-cycle   binds both players: neither may repeat a board play of a completed cycle, no
//                  matter who made it (ING96-R5 "Disturbing ko", G511, G517: in the second cycle
//                  every move is invariation; ZH-G42)
//   starter        binds only the player who started the cycle. Each completion counts anew, so
//                  both players become starters as a cycle repeats (ING91-1 "Störungs-Ko", ING91-0)
//   starter-first  the same, but a cycle is one cycle wherever it is entered, and its first
//                  completion settles who started it
//   disturber      binds only the player whom the classification of ko_cycle.h names as the
//                  disturber of that cycle (ING96-R5 "Disturbing ko", G511). In a disturbed life
//                  that is the starter, and each completion counts anew as under `starter`. A
//                  fighting cycle has no disturber and an unclassified one has no known disturber,
//                  so neither forbids anything. Some games therefore have no result under this
//                  reading, although ZH-G13 says that every game has one. The switch `unnamed` adds
//                  ING96-R3-board-play, ING96-G310 and ZH-G30, which forbid recycling in every
//                  class: such a cycle then binds both players, or its starter.
//
// The rule forbids the board plays of the cycle. Under starter and starter-first, ING91-0-ko also
// allows a weaker reading, because it says that the starter "may not start another cycle":
// `start=first` forbids only his first board play. Under starter, both readings give the same rule
// if moves alternate: a player who returns to a position where he made a play has just completed a
// cycle that began with that play.
//
// "Again" means the same point in the same position by the same colour. With `cycle_colour=either`
// it means the same point in the same position by the player whom the rule binds, no matter who
// played there before.
//
// Passes are plies of a cycle but are never forbidden. A cycle that contains an agreement about
// dead stones or a move out of turn is not a cycle of moves: under `disturber` it names nobody.
//
// Cost of a ply: O(points + log plies); starter-first, disturber and start=first add the length of
// the cycle that the ply completes. No play is examined twice. A cycle is classified once, in
// O(length x points^3), unless it is entered at another place.
#ifndef HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_
#define HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_

#include <memory>

#include "spec/board/color.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

class Position;

// The rule of this reading, with the switches of the rule set. Requires
// TraitsOf(cycle).completed_cycles.
std::unique_ptr<CycleRule> MakeCompletedCycleRule(Cycle cycle, const RuleSet& rules,
                                                  const Position& start, Color to_move);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_
