// The readings about completed cycles on bit-boards, along one line of play: the second rendering of
// `second-cycle`, `starter` and `starter-first` of spec/rules/completed_cycles.h. Of `disturber` there is
// none (NotEnumerated in rule_set.h).
//
// The law keeps sets of what is forbidden. Here nothing is kept but the line itself, a stack of plies, and
// each question is answered by going back through it:
//
//   second-cycle    a cycle was completed by ply n if the situation after it was there before, at the latest
//                   after ply m < n; its plies are m + 1 .. n. Is the play in question one of them, for some
//                   n?
//   starter         the same for those n after which the player in question is to move
//   starter-first   the same, but only for the first n that completes this cycle, up to rotation
//
// Under `start=first` not every ply of such a cycle is asked, but only the first play in it of its starter.
//
// A situation is (position, player to move) throughout. Cost of a question: O(plies^2), of a ply under
// starter-first O(plies^3): for lines of some dozens of plies, as perft has them.
#ifndef HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_
#define HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_

#include <cstddef>
#include <vector>

#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

class CycleHistory {
 public:
  // Requires a reading that looks at completed cycles and names no classes (spec/rules/cycle_traits.h).
  CycleHistory(spec::Cycle cycle, spec::CycleColor color, spec::StarterPlays plays, Coloured start,
               bool white_to_move)
      : cycle_(cycle),
        color_(color),
        plays_(plays),
        line_{{{start, white_to_move}, kNoPoint, kNone, false}} {}

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
    int at;           // of the play that led there
    size_t since;     // of the cycle that this ply completed: the plies after this one; kNone if none
    bool first_time;  // this cycle, in whatever rotation, had not been completed before
  };

  // Whether the cycle that ply `last` completed binds the player.
  bool Binds(const Ply& last, bool player) const;
  // Whether a play of the cycle that ply `last` completed, one that `player` may not make again, is that at `at`
  // from the present situation.
  bool HasPlay(size_t last, bool player, int at) const;
  // Whether ply n is the play of `at` from the present situation (or, where either colour counts, position).
  bool IsSamePlay(size_t n, int at) const;
  bool SameCycle(size_t m, size_t n) const;

  spec::Cycle cycle_;
  spec::CycleColor color_;
  spec::StarterPlays plays_;  // of starter and starter-first
  std::vector<Ply> line_;     // the start first
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_COMPLETED_CYCLES_H_
