// The plays that a player may not repeat wherever the place of a cycle looks the same
// (`same=fight`), along one line of play.
//
// A play is the same if it is at the same point, the stones of the place are the same before it,
// and it removes the same stones; whatever lies elsewhere does not matter
// (spec/cycles/forbidden_plays.h).
#ifndef HOTSTONE_SEARCH_CYCLES_PLACE_BANS_H_
#define HOTSTONE_SEARCH_CYCLES_PLACE_BANS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "enumerate/rules/board.h"

namespace hotstone::search {

// A play, with the stones before it and after it as the player sees them.
struct SeenPlay {
  int player;  // 0 Black, 1 White
  int at;
  enumerate::Stones before;
  enumerate::Stones after;
};

class PlaceBans {
 public:
  void Forbid(const SeenPlay& play, enumerate::BitBoard place);
  bool Forbids(const SeenPlay& play) const;

  // Equal numbers: the same plays are forbidden.
  uint32_t Set() const { return order_.empty() ? 0 : order_.back().set; }

  // Takes back what came after the first `size`.
  size_t size() const { return order_.size(); }
  void CutTo(size_t size) { order_.resize(size); }

 private:
  struct Ban {
    int player;
    int at;
    enumerate::BitBoard place;
    enumerate::BitBoard own;  // of the place, before the play
    enumerate::BitBoard opp;
    enumerate::BitBoard captured;
    enumerate::BitBoard removed;
    friend auto operator<=>(const Ban&, const Ban&) = default;
  };
  struct Entry {
    uint32_t ban;
    uint32_t set;  // with this one
  };
  static Ban BanOf(const SeenPlay& play, enumerate::BitBoard place);

  std::vector<Ban> bans_;                           // all that were met, by number
  std::map<Ban, uint32_t> numbers_;                 // of them
  std::map<std::vector<uint32_t>, uint32_t> sets_;  // by the bans' numbers, in order; none is 0
  std::vector<Entry> order_;                        // in force
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_CYCLES_PLACE_BANS_H_
