// A guide without a table: what a side can force within a given number of plies, found by searching
// to that depth.
//
// A line ends at a board that the side has settled (whole_board.h), or at a pass by the side with
// the required area that the opponent accepts. The search deepens iteratively. A table of fixed
// size keeps, for positions with the side to move, the number of plies within which it has won and
// within which it has not. A win within n plies is valid under basic ko with any history, because
// no line is longer: a proof of at most n plies cannot cycle. So the plies are a measure for the
// search for a solution (solution_graph.h). A failed search proves nothing.
//
// A move or position is skipped if
//   - the opponent has stones that cannot be taken (settled_life.h), and too many for the required
//     area;
//   - all points are required, and more of them touch no stone of the side than the remaining moves
//     can touch. (Then the board cannot be settled in time; a win by passing may be seen some plies
//     late.)
#ifndef HOTSTONE_SEARCH_SOLUTION_BOUNDED_SEARCH_H_
#define HOTSTONE_SEARCH_SOLUTION_BOUNDED_SEARCH_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/progress.h"
#include "enumerate/index/mapped_array.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {

class BoundedSearch : public SolutionOracle {
 public:
  struct Options {
    int at_least = 1;
    int plies = 30;                // at most 254
    uint64_t memory = 1ull << 30;  // bytes of the table, at least some
    Progress* progress = nullptr;  // reports how many positions were searched
  };
  // The plays must outlive the search. Without memory it fails as `new` does.
  BoundedSearch(const SolutionPlays& plays, const Options& options);

  // The plies within which the side wins: searched for on its own turn; on the opponent's turn
  // searched for only as the first question, later looked up. Nothing if that exceeds the plies
  // allowed, or the search was stopped.
  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;

  uint64_t searched() const { return searched_; }
  bool stopped() const { return stopped_; }
  // The depth to which the search of the first position was completed without a win.
  int failed_plies() const { return failed_plies_; }

 private:
  static constexpr uint8_t kNever = 255;
  struct Entry {
    uint64_t key_plus_1 = 0;  // 0: free, as a new table is
    uint8_t won = kNever;     // within this many plies
    uint8_t failed = 0;       // not within this many
    uint8_t move = 0;         // the best one known
  };
  static constexpr size_t kBucket = 4;

  size_t BucketOf(uint64_t key) const;
  const Entry* Known(uint64_t key) const;
  void Keep(uint64_t key, int plies, bool won, uint8_t move);
  bool OwnerWins(const ListedPosition& position, int plies);
  bool IsHopeless(const ListedPosition& position, int plies) const;
  std::optional<uint64_t> AfterAnyAnswer(const std::vector<OpponentAnswer>& answers);
  bool Refuted(const SolutionPlays::OwnPlay& play, int plies);

  const SolutionPlays& plays_;
  const Options options_;
  uint64_t buckets_;
  enumerate::MappedArray<Entry> table_;
  uint64_t searched_ = 0;
  int failed_plies_ = 0;
  bool stopped_ = false;
  std::array<std::array<uint32_t, 64>, 64> good_answers_{};  // refutations by play and answer
  std::array<uint32_t, 64> good_plays_{};
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_BOUNDED_SEARCH_H_
