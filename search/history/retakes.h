// Which plays could be taken back at once if no rule forbade it: X plays from p to q, and O has a
// play from q to p.
//
// O's play usually takes the one stone that has just taken one: a ko. But shapes do not matter
// here, only that p is the position directly before X's play, with X to move. So psk and ssk forbid
// the play to p whatever came before, and the memory need not be consulted. Under nssk they do not:
// if O made p and X passed there, O has made it, but then X may still bring it about; and before
// the first play nobody has made the position.
//
// A state *after* such a play is kept apart from the plain position: the player to move is barred
// from one play. These states are numbered, for each position and player, by the position that the
// barred play leads to.
#ifndef HOTSTONE_SEARCH_HISTORY_RETAKES_H_
#define HOTSTONE_SEARCH_HISTORY_RETAKES_H_

#include <cstdint>
#include <span>
#include <vector>

#include "search/history/history_graph.h"

namespace hotstone::search {

class Retakes {
 public:
  // Empty: for rules that do not forbid all of them, or are not known to.
  Retakes() = default;

  // All of the board; empty unless graph.ForbidsRetakes(). Time O(plays * points).
  static Retakes Of(const HistoryGraph& graph);

  uint32_t size() const { return static_cast<uint32_t>(to_.size()); }

  // The positions barred to the player to move, in the states at this position after a play that
  // could be taken back: numbers from First, as many as To has.
  uint32_t First(uint32_t position, int player) const {
    return first_.empty() ? 0 : first_[Slot(position, player)];
  }
  std::span<const uint32_t> To(uint32_t position, int player) const {
    if (first_.empty()) return {};
    const size_t slot = Slot(position, player);
    return {to_.data() + first_[slot], first_[slot + 1] - first_[slot]};
  }

  // For a number: the position with its player, as 2 * position + player, and the result of the
  // barred play.
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
