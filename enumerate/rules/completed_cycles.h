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
// Under `start=first` only the first play of the cycle's starter in it counts, not every ply.
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

// Whom cycles bind under disturber.
struct CycleNaming {
  Disturbers* disturbers = nullptr;  // must outlive its users
  spec::Unnamed unnamed = spec::Unnamed::kNobody;
};

class CycleHistory {
 public:
  // Requires a reading that looks at completed cycles (spec/rules/cycle_traits.h), and `disturbers`
  // if the reading names classes.
  CycleHistory(spec::Cycle cycle, spec::CycleColor color, spec::StarterPlays plays, Coloured start,
               bool white_to_move, CycleNaming naming = {})
      : cycle_(cycle),
        color_(color),
        plays_(plays),
        naming_(naming),
        line_{{{start, white_to_move}, kNoPoint, kNone, false, {}}} {
    assert(spec::TraitsOf(cycle).completed_cycles);
    assert(naming.disturbers != nullptr || !spec::TraitsOf(cycle).names_classes);
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
  struct Ply {
    Situation after;
    int at;                     // of the play that led there
    size_t since;               // the cycle it completed: the plies after this; kNone if none
    bool first_time;            // this cycle had not been completed before, in any rotation
    std::array<bool, 2> bound;  // under disturber: whether that cycle binds Black, and White
  };

  // Whom the cycle that the last ply completed binds under disturber.
  std::array<bool, 2> BoundByClass() const;
  // Whether the cycle that ply `last` completed binds the player.
  bool Binds(const Ply& last, bool player) const;
  // Whether the play at `at` from the current situation is a play of the cycle that ply `last`
  // completed, one that `player` may not repeat.
  bool HasPlay(size_t last, bool player, int at) const;
  // Whether ply n is the play at `at` from the current situation (or position, where either colour
  // counts).
  bool IsSamePlay(size_t n, int at) const;
  bool SameCycle(size_t m, size_t n) const;

  spec::Cycle cycle_;
  spec::CycleColor color_;
  spec::StarterPlays plays_;  // of starter and starter-first
  CycleNaming naming_;        // of disturber
  std::vector<Ply> line_;     // starts with the initial situation
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_
