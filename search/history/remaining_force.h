// What a side can force with plays that nobody has made yet, whatever is repeated later.
//
// In a game under superko with the memory h, remove all plays that h forbids: they stay forbidden
// forever. On what remains ask, for a side X and a bound, whether X reaches it *in finite time
// without checking whether a play repeats anything*. The answer is the least set W that contains
// the finished games with the right count and the states from which X has a move into W, or the
// other side O has no move that leaves W. The rank of a state says when it joined; every ply of the
// game, by X or O, lowers it.
//
// Two conditions make X's plays legal.
//
//   - After a play that could be taken back (retakes.h) the player to move is barred from the one
//     play that would take it back. The states know nothing else about the past. X then needs no
//     answer to O's retakes, and X is barred in the same way.
//   - A play of X to q counts only once W has *all* states at q with X to move that a play of O
//     leads to, barred or not.
//
// No play of X leads to a position that has occurred since h. Suppose the play from p to q, at rank
// r, is the first that does. X makes no play forbidden by h. So q occurred later than h, or is
// where the question was asked with X to move:
//   - O had made it (or it stood so at the start): that state has a rank above r, and by the second
//     condition one below r.
//   - X had made it, from a position p'. If O passed there: X to move at q after a pass had a rank
//     above r; but O may pass after this play, too, so it is below r. If O played to a position p''
//     other than p: the state after that play had a rank above r, and is an answer to this play,
//     below r; so p'' is p itself. Then O has gone from q to p, and X was barred from q there. X
//     has not passed since while p stood, as O's pass would have ended the game; so p was left and
//     came back. O could not bring it back under psk or ssk, as p with X to move had been seen, and
//     X did not, as X's plays before this one lead to no position that had occurred.
// A play that leaves the position as it is (a lone stone that removes itself) does not count as a
// play of X.
//
// So what is forced holds under psk and ssk, each with its own h, without examining the rest of the
// game. Without the states after retakes (an empty Retakes) it also holds under nssk and fixed, for
// any number of passes that end the game, and under the rules about completed cycles, if they
// compare whole boards, with h the positions seen.
//
// The sets are updated incrementally: Follow takes a memory and compares it with the previous one.
// The plays that a new key forbids X, and everything that rests on them, leave W; what has another
// reason returns; plays that O can no longer make let more states in. Forgetting the key restores
// everything. So the cost is the size of the change, which is usually small. A fresh start costs
// O(plays of the board).
#ifndef HOTSTONE_SEARCH_HISTORY_REMAINING_FORCE_H_
#define HOTSTONE_SEARCH_HISTORY_REMAINING_FORCE_H_

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "base/progress.h"
#include "search/history/history_graph.h"
#include "search/history/retakes.h"
#include "search/history/seen_keys.h"

namespace hotstone::search {

// A state of a game without its memory.
struct HistoryState {
  uint32_t position = 0;
  int player = 0;  // to move
  int passes = 0;
  friend bool operator==(const HistoryState&, const HistoryState&) = default;
};

// A question: whether Black reaches at least `bound` (side 0), or White keeps Black below it (side
// 1).
struct HistoryGoal {
  int side = 0;
  int bound = 0;
  bool Met(int score) const { return (score >= bound) == (side == 0); }
  friend bool operator==(const HistoryGoal&, const HistoryGoal&) = default;
};

class RemainingForce {
 public:
  // How the memory restricts the other side. Under a superko that side may not bring back what was
  // seen either; under rules about completed cycles it may, and is then unrestricted.
  enum class OtherSide { kBound, kFree };

  // The arguments must outlive this object. `avoided` lists, for each 2 * position + player, the
  // points, a bit each, where the side makes no play because an earlier play by the other side
  // could have made it illegal; empty for none.
  RemainingForce(const HistoryGraph& graph, const Retakes& retakes, OtherSide other,
                 std::span<const uint32_t> avoided, Progress* progress);

  // The approximate number of bytes for one object on a board with this many legal positions.
  static uint64_t Bytes(uint64_t positions, int end_passes) {
    return positions * (end_passes > 2 ? 8 : 4) * 4;
  }

  // Sets the goal and the memory for the calls that follow. Cheap if the goal is unchanged and the
  // memory nearly so. False if `progress` says stop: then nothing else may be called before a
  // Follow that succeeds.
  [[nodiscard]] bool Follow(const HistoryGoal& goal, const SeenKeys& seen);

  // Whether the goal's side forces its goal from the state in this sense.
  bool Wins(const HistoryState& state) const;

  // With the other side to move: how many of its moves and of the conditions above keep the state
  // out of W.
  int Open(const HistoryState& state) const { return way_[IndexOf(state)]; }

  // Where its side wins and is to move: the strategy's move, a point or kNoPoint.
  int Move(const HistoryState& state) const;

  // Where its side wins: what the strategy needs. It wins with every memory that has none of
  // `absent` and all of `present`: the keys of its own plays, and those that bar the other side
  // from plays that it has no answer to. Both sorted.
  void Needs(const HistoryState& state, std::vector<uint32_t>& absent,
             std::vector<uint32_t>& present);

  // Where its side wins: calls visit(state, play) for each ply of the strategy, by
  // either side, once; `play` is null for a pass. What follows a ply is visited if visit says true.
  template <typename Visit>
  void ForEachPly(const HistoryState& state, const Visit& visit);

 private:
  static constexpr uint8_t kByPass = 255;  // a choice; the others are points
  static constexpr uint32_t kNowhere = ~uint32_t{0};

  struct Place {
    uint32_t position;
    int player;
    int passes;
    uint32_t barred;  // the position that the player may not play to, or kNowhere
  };
  struct Change {
    enum class Kind : uint8_t { kClosed, kOpened, kWon, kLost } kind;
    uint8_t choice;  // before
    uint32_t state;
  };

  size_t IndexOf(const HistoryState& s) const {
    return ((2 * size_t{s.position} + static_cast<size_t>(s.player)) << shift_) +
           static_cast<size_t>(s.passes);
  }
  uint32_t Number(uint32_t position, int player, int passes) const {
    return static_cast<uint32_t>(IndexOf({position, player, passes}));
  }
  Place PlaceOf(uint32_t state) const;
  int PlayerOf(uint32_t state) const;
  // The state after the play of a player.
  uint32_t Behind(uint32_t from, int player, uint32_t to) const;
  const HistoryGraph::Play& Choice(const Place& place, uint32_t state) const;
  bool Moves(const Place& place, uint32_t to, uint32_t at, uint32_t key) const;
  bool Moves(const Place& place, const HistoryGraph::Play& play) const {
    return Moves(place, play.position, play.at, graph_.KeyOf(play, place.player));
  }
  bool Binds(uint32_t key, int player) const {
    return seen_.Has(key) && (player == goal_.side || other_ == OtherSide::kBound);
  }

  template <typename Visit>
  void ForEachBehindPlay(uint32_t position, int player, const Visit& visit) const;
  template <typename Visit>
  void ForEachThatMayPlay(uint32_t from, int player, uint32_t to, const Visit& visit) const;
  template <typename Visit>
  void ForEachBefore(uint32_t state, const Visit& visit) const;

  // False: stopped.
  bool Start();
  void CountOpen(uint32_t state);
  bool Add(uint32_t key);
  void Forget();
  void Log(Change::Kind kind, uint32_t state, uint8_t choice) {
    if (!starting_) log_.push_back({kind, choice, state});
  }
  void Close(uint32_t state);
  void Win(uint32_t state, uint8_t choice);
  void Lose(uint32_t state);
  void Withdraw();
  void TryAgain(uint32_t state);
  bool Spread();

  const HistoryGraph& graph_;
  const Retakes& retakes_;
  const OtherSide other_;
  const std::span<const uint32_t> avoided_;
  Progress* const progress_;
  const int shift_;        // shift of position and player, leaving room for the passes before
  const uint32_t behind_;  // the first state after a play that could be taken back

  static constexpr HistoryGoal kNone{0, 1 << 20};
  HistoryGoal goal_ = kNone;
  SeenKeys seen_;
  std::vector<size_t> log_sizes_;  // before each key
  std::vector<Change> log_;
  bool starting_ = false;       // changes are not logged
  std::vector<uint8_t> won_;    // by state
  std::vector<uint8_t> way_;    // by state: the side's choice, or how much the other side has open
  std::deque<uint32_t> queue_;  // won, successors not processed yet
  std::vector<uint32_t> lost_;
  std::vector<bool> marked_;  // by state, for ForEachPly
};

template <typename Visit>
void RemainingForce::ForEachPly(const HistoryState& state, const Visit& visit) {
  std::vector<uint32_t> stack;
  std::vector<uint32_t> visited;
  const auto reach = [&](uint32_t s) {
    if (marked_[s]) return;
    marked_[s] = true;
    stack.push_back(s);
    visited.push_back(s);
  };
  reach(static_cast<uint32_t>(IndexOf(state)));
  while (!stack.empty()) {
    const uint32_t s = stack.back();
    stack.pop_back();
    const Place place = PlaceOf(s);
    const auto pass = [&] {
      if (visit(HistoryState{place.position, place.player, place.passes}, nullptr) &&
          place.passes + 1 < graph_.end_passes())
        reach(Number(place.position, 1 - place.player, place.passes + 1));
    };
    const auto make = [&](const HistoryGraph::Play& play) {
      if (visit(HistoryState{place.position, place.player, place.passes}, &play))
        reach(Behind(place.position, place.player, play.position));
    };
    if (place.player != goal_.side) {
      pass();
      for (const HistoryGraph::Play& play : graph_.From(place.position, place.player)) {
        if (play.position != place.barred) make(play);
      }
    } else if (way_[s] == kByPass) {
      pass();
    } else {
      make(Choice(place, s));
    }
  }
  for (const uint32_t s : visited) marked_[s] = false;
}

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_REMAINING_FORCE_H_
