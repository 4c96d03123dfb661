// The readings that forbid going round again: second-cycle, starter, starter-first, disturber.
//
// All watch for completed cycles. The game is seen as a sequence of (position, player to move), the
// start included, passes and agreements included; hot-stone bans, passes in a row and the memory of the rule
// itself are no part of it. A ply that brings back an earlier member completes a cycle: the plies since the
// latest earlier time that it was there. Who is to move in it started the cycle.
//
//   second-cycle   every board play of a completed cycle may not be made again, by whoever made it (ING96-R5
//                  "Disturbing ko", G511, G517: in the second cycle every move is invariation; ZH-G42)
//   starter        only by the player who started the cycle; each completion counts anew, so that both
//                  players become starters while a cycle goes round (ING91-1 "Störungs-Ko", ING91-0)
//   starter-first  the same, but a cycle is one cycle wherever it is entered, and who started it is settled
//                  when it is completed for the first time
//   disturber      only by the player whom the classification of ko_cycle.h names as the disturber of that
//                  cycle (ING96-R5 "Disturbing ko", G511); of a disturbed life that is who started it, each
//                  completion counted anew as under `starter`. A fighting cycle has no disturber, and an
//                  unclassified one none that is known: nothing is forbidden for either. So there
//                  are games without a result under this reading, which ZH-G13 says there are not.
//                  `unnamed` reads ING96-R3-board-play, ING96-G310 and ZH-G30 beside it, which forbid
//                  recycling whatever the class: such a cycle then binds both, or who started it.
//
// What is forbidden are the board plays of the cycle. Under starter and starter-first ING91-0-ko can be read
// as less, that its starter "may not start another cycle": `start=first` forbids him only the first of his
// own. Under starter the two are one rule where moves are made in turn: whoever comes back to where he made a
// play has by that completed a cycle which began with it.
//
// "Again" is the same point in the same position by the same colour; with `cycle_colour=either` the same
// point in the same position by the player whom the rule binds, whoever played there before.
//
// Passes are plies of a cycle but are never forbidden. A cycle in which dead stones were taken off by
// agreement, or in which somebody moved out of turn, is no cycle of moves: under `disturber` it names nobody.
//
// Cost of a ply: O(points + log plies), and under starter-first, disturber and start=first also the length of
// the cycle that it completes. No play is looked at twice; and no cycle is classified twice, which costs
// O(length x points^3), unless it was entered elsewhere.
#ifndef HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_
#define HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_

#include <memory>

#include "spec/board/color.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

class Position;

// The rule of this reading, with the switches of the rule set. Requires TraitsOf(cycle).completed_cycles.
std::unique_ptr<CycleRule> MakeCompletedCycleRule(Cycle cycle, const RuleSet& rules, const Position& start,
                                                  Color to_move);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_COMPLETED_CYCLES_H_
