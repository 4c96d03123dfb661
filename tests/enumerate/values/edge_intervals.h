// The oracle for intervals (enumerate/values/intervals.h): the same values by a different method,
// over a table of all plays of all canonical positions. It shares only the rules of the board with
// the solver: positions are numbered by rank instead of by occupancy, plays are found once and kept
// as edges, and bans have entries by construction instead of cells.
//
// The equations are those of intervals.h. Sweeps in alternating direction raise L from -points and
// lower H from +points in place until nothing changes. One entry represents all symmetric
// positions.
//
// One entry also serves every pass count and every ban on one point. Plays lead to the same values
// however many passes came before, so an entry keeps the best play (value and point) and the best
// play at any other point: a ban costs nothing extra. Two banned points or more (twin hot stones)
// are rare: each such set that a play leaves gets its own entry with the value of the plays outside
// it. The value of passing is unrolled over the few passes that end the game, from the entry and
// that of the same position with the other player to move.
//
// Memory: 8 bytes per canonical position, 8 per play, and the index. 4x4: about 3,046,400 canonical
// positions.
#ifndef HOTSTONE_TESTS_ENUMERATE_VALUES_EDGE_INTERVALS_H_
#define HOTSTONE_TESTS_ENUMERATE_VALUES_EDGE_INTERVALS_H_

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/canonical_index.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

class EdgeIntervals {
 public:
  // Finds all intervals. The index must outlive the table. 4x4 takes about twenty seconds.
  static absl::StatusOr<EdgeIntervals> Solve(const Grid& grid, const LegalIndex& index,
                                             const FiniteRules& rules, Progress* progress);

  // The interval for Black. The situation must not be finished and its position must be legal.
  // O(1).
  Interval ForBlack(const BitSituation& situation) const;

  // The interval of a finished or unfinished situation.
  Interval ForBlackOrFinal(const BitSituation& situation) const;

  // Undetermined positions: legal, Black to move, no ban, no pass before, lo < hi.
  uint64_t CountUndetermined() const;

  int sweeps() const { return sweeps_; }

 private:
  // For the mover. Missing plays have value -points, which never affects a maximum.
  struct Entry {
    int8_t low_best, low_other, low_pass;     // L: best play, best play elsewhere, pass
    int8_t high_best, high_other, high_pass;  // H
    int8_t low_at, high_at;                   // points of the best plays
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  struct Play {
    uint32_t next;  // entry number, or, from canonical_.size() on, number of a ban set; final area
                    // difference for the mover + kMaxPoints if the play ends the game
    int8_t ban;     // the one ban for the next mover, in the frame of the next entry, or kNoPoint
    uint8_t at;
    bool ends;
  };

  // An entry under several bans: L and H of its plays outside them.
  struct BanSet {
    uint32_t id;
    BitBoard bans;  // in the entry's frame
    int8_t low, high;
  };
  struct Values {
    int low;
    int high;
  };

  EdgeIntervals(const Grid& grid, const LegalIndex& index, const FiniteRules& rules)
      : grid_(grid), rules_(rules), canonical_(grid, index) {}
  void CollectPlays(uint32_t id);
  uint32_t BanSetNumber(uint32_t id, BitBoard bans);
  // Whether a play leads to an entry that changed since this one was last updated, as far as the
  // marks show.
  bool NeedsUpdate(uint32_t id, const std::vector<uint64_t>& changed_before) const;
  bool Update(uint32_t id);
  bool UpdateBanSet(uint32_t number);
  void MarkChanged(uint32_t number) { changed_[number >> 6] |= uint64_t{1} << (number & 63); }
  // For the player who makes it.
  Values OfPlay(const Play& play) const;
  Values OfPlaysOutside(uint32_t id, BitBoard bans) const;
  void UpdatePasses(uint32_t id);
  static int LowOf(const Entry& e, int ban) {
    return std::max(ban == e.low_at ? e.low_other : e.low_best, e.low_pass);
  }
  static int HighOf(const Entry& e, int ban) {
    return std::max(ban == e.high_at ? e.high_other : e.high_best, e.high_pass);
  }
  Interval ForMover(Stones stones, int passes, BitBoard bans) const;

  Grid grid_;
  FiniteRules rules_;
  CanonicalIndex canonical_;
  std::vector<Entry> entries_;
  std::vector<int8_t> score_;          // area difference for the mover
  std::vector<uint32_t> other_mover_;  // the same position with the other player to move
  std::vector<uint64_t> first_play_;
  std::vector<Play> plays_;
  std::vector<BanSet> ban_sets_;
  absl::flat_hash_map<std::pair<uint32_t, BitBoard>, uint32_t> ban_set_numbers_;  // while plays are
                                                                                  // collected
  std::vector<uint64_t> changed_;  // one bit per entry: changed in the current sweep
  int sweeps_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_VALUES_EDGE_INTERVALS_H_
