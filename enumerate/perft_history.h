// What the cycle layer remembers of one line of play, as bit-boards: the second rendering of the superko
// rules (the law's own is spec/superko.cc).
//
//   psk    positions seen, the first one included
//   ssk    (position, player to move) seen, after passes too
//   nssk   (position, who made it) of board plays
//   fixed  (position before, position after) of board plays
//
// Everything is kept on a stack and compared exactly, entry by entry. A play is compared with the past only
// if a position with as many stones as it leads to has been recorded at all, which one bit mask tells; in
// most of a tree, where nothing has been captured, that settles it. O(plies) otherwise.
#ifndef HOTSTONE_ENUMERATE_PERFT_HISTORY_H_
#define HOTSTONE_ENUMERATE_PERFT_HISTORY_H_

#include <cstdint>
#include <vector>

#include "enumerate/bit_board.h"
#include "spec/rule_set.h"

namespace hotstone::enumerate {

// A position by colour, not by player to move.
struct Coloured {
  BitBoard black = 0;
  BitBoard white = 0;
  friend bool operator==(const Coloured&, const Coloured&) = default;
};

inline Coloured ByColour(Stones stones, bool own_is_white) {
  return own_is_white ? Coloured{stones.opp, stones.own} : Coloured{stones.own, stones.opp};
}

class PlayHistory {
 public:
  PlayHistory(spec::Cycle cycle, Coloured start, bool white_to_move) : cycle_(cycle) {
    if (cycle == spec::Cycle::kPsk || cycle == spec::Cycle::kSsk) Push(start, white_to_move, {});
  }

  // False only if no recorded position has that many stones.
  bool MayForbid(int stones_after) const {
    return stones_after == kMaxPoints || ((counts_ >> stones_after) & 1) != 0;
  }

  // Whether the play from `before` to `after` by White (or Black) is forbidden.
  bool Forbids(Coloured before, Coloured after, bool by_white) const {
    if (!MayForbid(Count(after.black | after.white))) return false;
    for (const Entry& entry : entries_) {
      if (entry.position != after) continue;
      switch (cycle_) {
        case spec::Cycle::kPsk:
          return true;
        case spec::Cycle::kSsk:
          if (entry.tag != by_white) return true;  // the opponent would be to move
          break;
        case spec::Cycle::kNssk:
          if (entry.tag == by_white) return true;
          break;
        case spec::Cycle::kFixed:
          if (entry.before == before) return true;
          break;
        default:
          break;
      }
    }
    return false;
  }

  void AfterPlay(Coloured before, Coloured after, bool by_white) {
    Push(after, cycle_ == spec::Cycle::kSsk ? !by_white : by_white, before);
  }
  // Only situational superko looks at situations that a pass brought about.
  void AfterPass(Coloured position, bool white_to_move) { Push(position, white_to_move, {}); }
  bool RecordsPasses() const { return cycle_ == spec::Cycle::kSsk; }

  // Undoes the last AfterPlay or AfterPass.
  void Undo() {
    counts_ = entries_.back().counts_before;
    entries_.pop_back();
  }

 private:
  struct Entry {
    Coloured position;
    Coloured before;
    uint64_t counts_before;
    bool tag;  // ssk: White is to move; nssk: White made it
  };
  void Push(Coloured position, bool tag, Coloured before) {
    entries_.push_back({position, before, counts_, tag});
    const int stones = Count(position.black | position.white);
    if (stones < kMaxPoints) counts_ |= BitAt(stones);
  }

  spec::Cycle cycle_;
  std::vector<Entry> entries_;
  uint64_t counts_ = 0;  // bit n: a recorded position has n stones
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PERFT_HISTORY_H_
