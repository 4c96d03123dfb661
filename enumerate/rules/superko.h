// The superko rules on bit-boards, along one line of play: the second rendering of
// spec/rules/superko.h.
//
//   psk    positions seen, including the first one
//   ssk    (position, player to move) seen, also after passes
//   nssk   (position, its maker) of board plays
//   fixed  (position before, position after) of board plays
//
// The law keeps sets. This code keeps everything on a stack and compares exactly, entry by entry. A
// play is compared with the past only if some recorded position has as many stones as its result,
// which one bit mask tells; in most of a tree, where nothing has been captured, that settles it.
// O(plies) otherwise.
#ifndef HOTSTONE_ENUMERATE_RULES_SUPERKO_H_
#define HOTSTONE_ENUMERATE_RULES_SUPERKO_H_

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "enumerate/rules/board.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {

// The player that a result-comparing superko stores with each position:
//
//   psk    nobody: the position alone
//   ssk    the player to move, who changes with a pass
//   nssk   the player who made the position by a board play; nobody made the start
//
// Code that counts games or finds values under superko keeps one set for all three and asks here
// what it contains, so a new reading does not compile until it is handled.
enum class SuperkoPlayer { kNone, kToMove, kMaker };

// Requires the traits superko and by_result.
inline SuperkoPlayer SuperkoPlayerOf(spec::Cycle cycle) {
  switch (cycle) {
    case spec::Cycle::kPsk:
      return SuperkoPlayer::kNone;
    case spec::Cycle::kSsk:
      return SuperkoPlayer::kToMove;
    case spec::Cycle::kNssk:
      return SuperkoPlayer::kMaker;
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kDisturber:
    case spec::Cycle::kFixed:
      break;
  }
  std::abort();  // no superko that compares the results of plays
}

class SuperkoHistory {
 public:
  // Requires spec::IsSuperko(cycle).
  SuperkoHistory(spec::Cycle cycle, Coloured start, bool white_to_move);

  // False only if no play that leads to a position of that many stones is forbidden.
  bool MayForbid(int stones_after) const {
    return stones_after == kMaxPoints || ((counts_ >> stones_after) & 1) != 0;
  }

  // Whether the play by White (or Black) from `before` to `after` is forbidden.
  bool Forbids(Coloured before, Coloured after, bool by_white) const {
    return MayForbid(Count(after.black | after.white)) && Repeats(before, after, by_white);
  }

  void AfterPlay(Coloured before, Coloured after, bool by_white) {
    Push(after, player_ == SuperkoPlayer::kToMove ? !by_white : by_white, before);
  }

  // Only situational superko looks at situations that a pass brought about: required for AfterPass.
  bool RecordsPasses() const { return player_ == SuperkoPlayer::kToMove; }
  void AfterPass(Coloured position, bool white_to_move) { Push(position, white_to_move, {}); }

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

  bool Repeats(Coloured before, Coloured after, bool by_white) const;

  void Push(Coloured position, bool tag, Coloured before) {
    entries_.push_back({position, before, counts_, tag});
    const int stones = Count(position.black | position.white);
    if (stones < kMaxPoints) counts_ |= BitAt(stones);
  }

  bool by_step_;          // fixed
  SuperkoPlayer player_;  // of the others; a step is made by a play, as under nssk
  std::vector<Entry> entries_;
  uint64_t counts_ = 0;  // bit n: a recorded position has n stones
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SUPERKO_H_
