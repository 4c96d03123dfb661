// The readings about completed cycles on bit-boards, along one line of play: the second rendering
// of spec/rules/completed_cycles.h.
//
// The law keeps sets of forbidden plays. This code keeps only the line itself, a stack of plies,
// and answers each question by walking back through it:
//
//   second-cycle    ply n completed a cycle if the situation after it had occurred before, most
//                   recently after ply m < n; the plies of the cycle are m + 1 .. n. Is the play in
//                   question one of them, for some n?
//   starter         the same for those n after which the player in question is to move
//   starter-first   the same, but only for the first n that completes this cycle, up to rotation
//   disturber       the same for those n whose cycle binds the player: the classification names
//                   that player (ko_cycle.h), or names nobody and `unnamed` binds that player
//
// A ply that completes a cycle gets a bond: the players it binds, and how. Under `start=first` only
// the first play of a player bound because he started counts, not every ply. Under `same=fight` the
// play of a player who started or is named is the same wherever the place of the cycle is: the
// points that change during it, and the chains of lasting stones next to them.
//
// A situation is always (position, player to move). A question costs O(plies^2), a ply O(plies^3)
// under starter-first, and one classification per cycle under disturber. That suits lines of a few
// dozen plies, as in perft.
#ifndef HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_
#define HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "enumerate/rules/board.h"
#include "enumerate/rules/ko_cycle.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

class CycleHistory {
 public:
  // Requires a single reading that looks at completed cycles (spec/rules/cycle_traits.h). The
  // disturbers must have the reading of these rules and outlive this.
  CycleHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move,
               Disturbers& disturbers)
      : rules_(rules),
        cycle_(*rules.cycle.Only()),
        disturbers_(disturbers),
        line_{{{start, white_to_move}, kNoPoint, kNone, true, {}}} {
    assert(spec::TraitsOf(cycle_).completed_cycles);
  }

  // Whether the play at `at` by the player to move is forbidden.
  bool Forbids(int at) const;

  // `at` is kNoPoint for a pass.
  void AfterPly(int at, Coloured after);
  void Undo() { line_.pop_back(); }

 private:
  static constexpr size_t kNone = ~size_t{0};

  struct Situation {
    Coloured position;
    bool white_to_move;
    friend bool operator==(const Situation&, const Situation&) = default;
  };
  // Whom a completed cycle binds.
  struct Bond {
    std::array<bool, 2> players = {false, false};  // Black, White
    bool first_only = false;                       // to his first play
    bool in_place = false;                         // wherever its place looks the same
  };
  struct Ply {
    Situation after;
    int at;           // of the play that led there
    size_t since;     // the cycle it completed: the plies after this; kNone if none
    bool first_time;  // this cycle had not been completed before, in any rotation
    Bond bond;        // of that cycle
  };

  // The bond of the cycle that the last ply completed.
  Bond BondOfLast() const;
  Bond OfStarter() const;
  Bond ByClass() const;
  CycleVerdict ClassOfLast() const;
  // The place of the cycle that this ply completed.
  BitBoard PlaceOf(size_t last) const;
  // Whether the play at `at` from the current situation is a play of the cycle that ply `last`
  // completed, one that `player` may not repeat.
  bool HasPlay(size_t last, bool player, int at) const;
  // Whether ply n is the play at `at` from the current situation (or position, where either colour
  // counts).
  bool IsSamePlay(size_t n, int at) const;
  // The same if only this place counts.
  bool IsSamePlayIn(BitBoard place, size_t n, int at) const;
  bool RemovesTheSame(size_t n, int at) const;
  bool SameCycle(size_t m, size_t n) const;

  spec::RuleSet rules_;
  spec::Cycle cycle_;
  Disturbers& disturbers_;
  std::vector<Ply> line_;  // starts with the initial situation
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_
