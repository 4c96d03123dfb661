// One thread of a deepening search: whether the owner can hold the board within so many plays, or
// settle it, where the rules may forbid repetition.
//
// The depth falls with every play of the owner and with nothing else, so the game that is searched
// is finite, and what is known of a position is true whatever was played before: no rule of
// repetition is needed, and passes and kos cannot mislead the search. The owner does not pass.
//
// A position fails at once if too many stones are missing (stone_sets.h), or if the opponent has
// stones that cannot be taken. The last two plays are answered from that table: the owner holds
// the board at his last play if some empty point makes his stones a set that holds it.
//
// Moves are tried in an order: the one that the table of depths names, the last two that decided at
// this distance from the start, captures, and those that decided most often after the same move.
#ifndef HOTSTONE_SEARCH_DEEPENING_DEEPENING_WALK_H_
#define HOTSTONE_SEARCH_DEEPENING_DEEPENING_WALK_H_

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "enumerate/rules/board.h"
#include "enumerate/rules/chains.h"
#include "search/deepening/depth_table.h"
#include "search/deepening/image_keys.h"
#include "search/deepening/stone_sets.h"

namespace hotstone::search {

class SolutionPlays;

// What all threads of a search share.
struct DeepeningShared {
  const SolutionPlays& plays;
  const StoneSets& sets;
  const ImageKeys& keys;
  DepthTable& table;
  std::atomic<bool> halted = false;  // results are no longer wanted
};

class DeepeningWalk {
 public:
  // `number` of the thread: others than 0 try moves of equal worth in another order. `report` is
  // told how many positions were visited, every few thousand, and says whether to go on. `shared`
  // must outlive the walk.
  using GoOn = std::function<bool(uint64_t visited)>;
  DeepeningWalk(DeepeningShared& shared, int number, GoOn report);

  struct Node {
    enumerate::Stones stones;      // own: the owner's
    enumerate::BitBoard bans = 0;  // of the player to move
    Images images;
    int came_by = DepthTable::kNoMove;  // the move before
  };

  // Whether the owner, who is to move, reaches the goal within `plays` plays. Requires 1 <= plays <
  // DepthTable::kNever. Meaningless once the search is halted.
  bool OwnerReaches(const Node& node, int plays, size_t ply);

  // The same with the opponent to move.
  bool ReachesAgainst(const Node& node, int plays, size_t ply);

  // Whether one play suffices, or none, with the owner to move; and whether one play suffices after
  // each answer of the opponent.
  bool HoldsNow(enumerate::Stones stones, enumerate::BitBoard bans) const;
  bool HoldsNext(enumerate::Stones stones, enumerate::BitBoard bans) const;

  uint64_t visited() const { return visited_; }

  // Halts the search when so many positions were visited in all.
  void HaltAt(uint64_t visited) { last_visit_ = visited; }

 private:
  static constexpr size_t kMostMoves = 33;
  static constexpr size_t kMostPlies = 64;

  struct Move {
    enumerate::Stones after;  // own: the owner's
    DepthTable::Place place;  // of the position after it
    float worth = 0;
    int at = DepthTable::kNoMove;  // kNoMove: a pass
    enumerate::BitBoard bans = 0;
  };
  struct Moves {
    std::array<Move, kMostMoves> move;
    size_t count = 0;
  };
  // How often a move decided, among the last thousands of times that it was tried.
  struct Success {
    float decided = 1;
    float tried = 2;
    float rate() const { return decided / tried; }
    void Count(bool was_decided, float most);
  };
  // The successes of the moves of one player.
  struct Experience {
    std::array<std::array<Success, 32>, 32> after{};  // by the move before, and the move
    std::array<Success, 32> at{};
    std::array<std::array<int, 2>, kMostPlies> last{};  // that decided, by ply
  };

  bool Visit();
  bool HoldsAlready(enumerate::Stones stones, enumerate::BitBoard bans) const;
  uint64_t KeyOf(const Node& node, Turn turn) const {
    return shared_.keys.KeyOf(node.images, node.bans, turn);
  }
  // Finds the place of a move's position, with `turn` to move there, and prefetches it.
  void Locate(const Node& node, Turn turn, Move& move) const;
  Node After(const Node& node, const Move& move) const;
  float WorthOf(const Experience& experience, const Node& node, int at, bool captures, int best,
                size_t ply) const;
  static void Learn(Experience& experience, const Node& node, int at, bool decided, size_t ply);
  static Move& BestFrom(Moves& moves, size_t from);
  void Keep(const DepthTable::Place& place, int plays, bool reached, int image, int at);

  DeepeningShared& shared_;
  const GoOn report_;
  std::array<float, 32> bias_{};
  Experience owner_;
  Experience opponent_;
  uint64_t visited_ = 0;
  uint64_t last_visit_ = ~uint64_t{0};
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEEPENING_WALK_H_
