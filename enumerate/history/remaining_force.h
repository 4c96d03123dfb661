// What a side can force with plays that nobody has made yet, whatever is repeated later.
//
// In a game under superko with the memory h, take all plays away that h forbids: they stay forbidden for ever. On what remains
// ask for a side and a bound whether the side reaches it *in finite time without asking whether a play repeats anything*: the
// least set of states from which it has a move into the set, or the other side has none that leaves it, finished games of the
// right count being in it. The rank of a state is the number of the step in which it joined. The side that always moves to the
// lowest rank lowers the rank with each ply, its own or not, and so
//
//   - the game ends with the count that it wants, if its plays are legal, and
//   - its plays are legal: none makes a position that was there since. Were q made by the side at rank b(q), the other
//     side to move, after q had been there at a higher rank r: either the side had made it then, too, at the same rank b(q),
//     which is not lower; or the other side made it, and then r = a(q), the rank with the side to move. But from b(q) the other
//     side may pass, so that b(q) >= a(q) - 1 (passing answers a pass; below), while two plies or more lie
//     between r and b(q). A play that leaves the position as it is (a lone stone that removes itself) is no play of the side.
//
// So what is forced holds under psk, ssk, nssk and fixed alike, each with its own h, and needs no look at the game to come.
// Why b(q) >= a(q) - 1, where k passes in a row came before, a_k and b_k being the ranks: if the count of q is what the side
// wants, more passes before help it, b_1 <= b_0, and it may pass: a_0 <= 1 + b_1. If not, more passes before harm it,
// a_0 <= a_1, and the other side may pass: b_0 >= 1 + a_1.
//
// Cost: O(plays of the board) a question at most.
#ifndef HOTSTONE_ENUMERATE_HISTORY_REMAINING_FORCE_H_
#define HOTSTONE_ENUMERATE_HISTORY_REMAINING_FORCE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/history/history_graph.h"
#include "enumerate/history/seen_keys.h"

namespace hotstone::enumerate {

// A state of a game, its memory apart.
struct HistoryState {
  uint32_t position = 0;
  int player = 0;  // to move
  int passes = 0;
  friend bool operator==(const HistoryState&, const HistoryState&) = default;
};

// A question: whether Black reaches at least `bound` (side 0), or White keeps him below it (side 1).
struct HistoryGoal {
  int side = 0;
  int bound = 0;
  bool Met(int score) const { return (score >= bound) == (side == 0); }
};

class RemainingForce {
 private:
  struct Choice {
    uint32_t to = 0;
    uint32_t key = 0;
    int32_t at = 0;
  };

 public:
  // What the memory forbids the other side. Under a superko it may not bring back what was seen either; under rules about
  // completed cycles it may, and is then held to nothing at all.
  enum class OtherSide { kBound, kFree };

  // `graph` must live as long. `avoided` names for each 2 * position + player the points where the side makes no play, since a
  // play of the other side before could have made it illegal; empty for none.
  RemainingForce(const HistoryGraph& graph, OtherSide other, std::vector<BitBoard> avoided);

  // The bytes that one takes on a board of so many legal positions, about.
  static uint64_t Bytes(uint64_t positions, int end_passes) {
    return positions * 2 * static_cast<uint64_t>(end_passes) * (sizeof(Choice) + 8) + positions * 8;
  }

  // Whether the goal's side forces its goal from the state in this sense. Stops as soon as that is known to be so.
  bool Decide(const HistoryGoal& goal, const SeenKeys& seen, const HistoryState& state);

  // The same for all states at once, without an early stop: what MightDecide asks.
  void DecideAll(const HistoryGoal& goal, const SeenKeys& seen);

  // After DecideAll with the first `size` keys of `seen`: false only if Decide would say no for the state with all of them. What the
  // later keys forbid the goal's side never helps it, so that only what they forbid the other side is followed. The cost
  // is what grows, which is little as a rule.
  bool MightDecide(const SeenKeys& seen, size_t size, const HistoryState& state);

  // After Decide has said yes: the move, a point or kNoPoint, that the strategy makes where its side is to move.
  int Move(const HistoryState& state) const { return choices_[IndexOf(state)].at; }

  // After Decide has said yes: what the strategy needs. It wins with every memory that has none of `absent` and all of
  // `present`: the keys of its own plays, and those that keep the other side from plays that it has no answer to. Both sorted.
  void Needs(const SeenKeys& seen, const HistoryState& state, std::vector<uint32_t>& absent,
             std::vector<uint32_t>& present);

 private:
  size_t IndexOf(const HistoryState& s) const {
    return (2 * size_t{s.position} + static_cast<size_t>(s.player)) * passes_ + static_cast<size_t>(s.passes);
  }
  void Win(size_t state) {
    if (won_[state] != 0) return;
    won_[state] = 1;
    queue_.push_back(static_cast<uint32_t>(state));
  }
  void Start(const HistoryGoal& goal, const SeenKeys& seen);
  // One more play of the other side from the position leads into the set, or is forbidden.
  void CloseOne(uint32_t position);
  // Follows what leads to a state of the set.
  void Spread(const SeenKeys& seen, size_t state);

  // Whether the memory forbids the play of the other side.
  bool Bound(const SeenKeys& seen, uint32_t key) const {
    return other_ == OtherSide::kBound && seen.Has(key);
  }

  bool Avoids(uint32_t position, int at) const {
    return !avoided_.empty() &&
           (avoided_[2 * size_t{position} + static_cast<size_t>(goal_.side)] >> at & 1) != 0;
  }

  const HistoryGraph& graph_;
  const OtherSide other_;
  const std::vector<BitBoard> avoided_;
  const size_t passes_;             // that end the game
  std::vector<uint16_t> plays_[2];  // by player and position: how many
  std::vector<uint16_t> open_;      // by position: plays of the other side that do not lead into the set yet
  std::vector<uint8_t> won_;        // by state
  std::vector<uint8_t> pass_won_;   // by state of the other side: passing leads into the set
  std::vector<Choice> choices_;     // by state of the side
  std::vector<uint32_t> queue_;
  std::vector<uint8_t> marked_;  // by state, for Needs
  HistoryGoal goal_;
  bool trial_ = false;                  // MightDecide notes what it changes
  std::vector<uint32_t> pass_changes_;  // and these are the changes: states
  std::vector<uint32_t> open_changes_;  // and positions
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_HISTORY_REMAINING_FORCE_H_
