// Which plays could be taken back at once, if no rule forbade it: X plays from p to q, and O has a play from q to p.
//
// As a rule O's play takes the one stone that has just taken one: a ko. But nothing is asked of shapes here. What counts is that p is
// the position directly before X's play, with X to move. So psk and ssk forbid the play to p whatever came before, and it need
// not be looked for in the memory. Under nssk they do not: if O made p and X passed there, O has made it, but then X himself may
// bring it about; and before the first play nobody has made the position.
//
// A state *behind* such a play is kept apart from the position as such: the player to move is barred from one play. The states
// are numbered, for each position and player by where the barred play leads.
#ifndef HOTSTONE_SEARCH_HISTORY_RETAKES_H_
#define HOTSTONE_SEARCH_HISTORY_RETAKES_H_

#include <cstdint>
#include <span>
#include <vector>

#include "search/history/history_graph.h"

namespace hotstone::search {

class Retakes {
 public:
  // None: where the rule does not forbid all of them, or is not known to.
  Retakes() = default;

  // All of the board; none unless graph.ForbidsRetakes(). Time O(plays * points).
  static Retakes Of(const HistoryGraph& graph);

  uint32_t size() const { return static_cast<uint32_t>(to_.size()); }

  // Where the player to move is barred from, in the states at this position behind a play that he could take back: numbers from
  // First, as many as To has.
  uint32_t First(uint32_t position, int player) const {
    return first_.empty() ? 0 : first_[Slot(position, player)];
  }
  std::span<const uint32_t> To(uint32_t position, int player) const {
    if (first_.empty()) return {};
    const size_t slot = Slot(position, player);
    return {to_.data() + first_[slot], first_[slot + 1] - first_[slot]};
  }

  // Of a number: the position with its player, as 2 * position + player, and where the barred play leads.
  uint32_t slot(uint32_t number) const { return slot_[number]; }
  uint32_t to(uint32_t number) const { return to_[number]; }

 private:
  static size_t Slot(uint32_t position, int player) {
    return 2 * size_t{position} + static_cast<size_t>(player);
  }

  std::vector<uint32_t> first_;  // by slot
  std::vector<uint32_t> to_;
  std::vector<uint32_t> slot_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_RETAKES_H_
