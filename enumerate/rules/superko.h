// What the cycle layer remembers of one line of play, as bit-boards: the second rendering of the superko
// rules (the law's own is spec/rules/superko.cc).
//
//   psk    positions seen, the first one included
//   ssk    (position, player to move) seen, after passes too
//   nssk   (position, who made it) of board plays
//   fixed  (position before, position after) of board plays
//
// The rules about cycles are enumerate/rules/completed_cycles.h's.
//
// Everything is kept on a stack and compared exactly, entry by entry. A play is compared with the past only
// if a position with as many stones as it leads to has been recorded at all, which one bit mask tells; in
// most of a tree, where nothing has been captured, that settles it. O(plies) otherwise.
#ifndef HOTSTONE_ENUMERATE_RULES_SUPERKO_H_
#define HOTSTONE_ENUMERATE_RULES_SUPERKO_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/rules/board.h"
#include "enumerate/rules/completed_cycles.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

class PlayHistory {
 public:
  PlayHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move) : cycle_(rules.cycle) {
    const spec::Cycle cycle = rules.cycle;
    if (CycleHistory::Renders(cycle)) cycles_.emplace(cycle, rules.cycle_color, start, white_to_move);
    if (cycle == spec::Cycle::kPsk || cycle == spec::Cycle::kSsk) Push(start, white_to_move, {});
  }

  // False only if no play that leads to a position of that many stones is forbidden.
  bool MayForbid(int stones_after) const {
    return cycles_.has_value() || stones_after == kMaxPoints || ((counts_ >> stones_after) & 1) != 0;
  }

  // Whether the play at `at` by White (or Black) from `before` to `after` is forbidden.
  bool Forbids(int at, Coloured before, Coloured after, bool by_white) const {
    if (cycles_.has_value()) return cycles_->Forbids(at, after);
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

  void AfterPlay(int at, Coloured before, Coloured after, bool by_white) {
    if (cycles_.has_value()) return cycles_->AfterPly(at, after);
    Push(after, cycle_ == spec::Cycle::kSsk ? !by_white : by_white, before);
  }
  // Only situational superko and the rules about cycles look at situations that a pass brought about.
  void AfterPass(Coloured position, bool white_to_move) {
    if (cycles_.has_value()) return cycles_->AfterPly(kNoPoint, position);
    Push(position, white_to_move, {});
  }
  bool RecordsPasses() const { return cycle_ == spec::Cycle::kSsk || cycles_.has_value(); }

  // Undoes the last AfterPlay or AfterPass.
  void Undo() {
    if (cycles_.has_value()) return cycles_->Undo();
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
  std::optional<CycleHistory> cycles_;
  std::vector<Entry> entries_;
  uint64_t counts_ = 0;  // bit n: a recorded position has n stones
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SUPERKO_H_
