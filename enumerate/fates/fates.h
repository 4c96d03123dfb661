// The fate of every stone: what becomes of it if its owner and the other player fight about it
// alone.
//
// ING96-R4 "Life and death": stones that can be removed are dead, stones that cannot are alive;
// verified by removal. For one stone of a situation, its *attacker* wins if the stone is taken off,
// by whomever; its owner wins if the game ends with the stone on the board. An endless play is a
// win for neither, so there are two questions, each answered by a least solution:
//
//   removed   the attacker forces the removal in finite time
//   kept      the owner forces the end of the game, with the stone on the board, in finite time
//
// If neither holds, the rule about long cycles decides: the stone *hangs*. Asked with the attacker
// and with the owner to move, nine combinations are possible; Fate names them.
//
// Method. A cell of the occupancy index (index/occupancy_index.h) has two sets of points, one for
// each question, with a bit for each stone of the position:
//
//     cell | removed: the stones that are removed | kept: the stones that are kept |
//
// A play maps the sets of the position that it leads to; what it captures is removed. The mover
// chooses: an opposing stone is removed if some move leads there, an own one if all do; kept the
// other way round. All stones are therefore solved in the same sweeps, and symmetric positions
// share a cell although a symmetry moves the stones. Sets only grow, so the order of visits does
// not matter (sweeps/sweep_goal.h).
//
// The table has positions with no preceding pass, with no ban or with the bans that a play leaves
// (values/ban_records.h).
//
// On request the stage of each answer is found, too (fate_stages.h). Then a sweep sees only what
// the sweeps before it have found, and the stage is the sweep. The bytes of the stages take the
// place of the sets.
//
// Memory: 8 bytes a cell. 4x4: 6 million cells. With stages: a byte a stone, 10.7 a cell on 4x4.
#ifndef HOTSTONE_ENUMERATE_FATES_FATES_H_
#define HOTSTONE_ENUMERATE_FATES_FATES_H_

#include <array>
#include <cassert>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/fates/fate_cells.h"
#include "enumerate/fates/fate_stages.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/sweeps/sweep_point.h"
#include "enumerate/values/ban_records.h"

namespace hotstone::enumerate {

// The answer with one player to move.
enum class Answer { kRemoved, kKept, kHangs };

// Both answers: the attacker moves first, the owner moves first.
struct Fate {
  Answer attacker_first = Answer::kHangs;
  Answer owner_first = Answer::kHangs;
  friend bool operator==(const Fate&, const Fate&) = default;
};

// The answer of a cell for the stone at a point.
Answer AnswerOf(const FateCell& cell, int point);

// "removed", "kept", "hangs".
std::string_view AnswerName(Answer answer);
// "dead" (removed either way), "alive" (kept either way), "by-turn" (whoever moves first has his
// way), "zugzwang" (whoever moves first does not), "hanging" (an answer hangs).
std::string_view FateName(const Fate& fate);

// Stones by their fate, over all legal positions: [attacker first][owner first], as Answer numbers
// them. `positions` counts those with a stone whose fate is neither dead nor alive.
struct FateCounts {
  std::array<std::array<uint64_t, 3>, 3> stones{};
  uint64_t positions = 0;
  uint64_t legal = 0;

  // Counts a position with these fates, `images` times.
  void Add(const FateSets& fates, uint64_t images);
  void Add(const FateCounts& other);
  friend bool operator==(const FateCounts&, const FateCounts&) = default;
};

class FateStore;

class FateTable {
 public:
  // Largest board: a set of points is 32 bits, and 21 points take 24 GB.
  static constexpr int kMostPoints = OccupancyIndex::kMaxIndexedPoints;

  // All fates of a board. Cancelled if `progress` says stop; InvalidArgument for boards beyond
  // kMostPoints; ResourceExhausted without memory; Unimplemented for robust rules and capture_ends.
  static absl::StatusOr<FateTable> Solve(const Grid& grid, const FiniteRules& rules, int threads,
                                         Progress* progress);

  // The same, with stages. Unimplemented for rules without HasSingleBans (values/block_solver.h);
  // ResourceExhausted if an answer has a stage beyond kMostStages.
  static absl::StatusOr<FateTable> SolveWithStages(const Grid& grid, const FiniteRules& rules,
                                                   int threads, Progress* progress);

  // Either in steps: a table of which nothing is known, and the sweeps that solve it. Run continues
  // from point(); the table may be asked when point().finished. `after_layer` is called where the
  // run could be resumed; false: stop.
  static absl::StatusOr<FateTable> Begin(const Grid& grid, const FiniteRules& rules,
                                         bool with_stages, Progress* progress);
  absl::Status Run(int threads, Progress* progress,
                   const std::function<bool()>& after_layer = nullptr);
  const SweepPoint& point() const { return point_; }
  // After the bytes of the stages have been restored. Requires stages.
  void Resume(const SweepPoint& point) {
    assert(stages_ != nullptr);
    point_ = point;
  }

  // Approximate bytes that either will need.
  static uint64_t Bytes(const Grid& grid, bool with_stages = false);

  // The answers for all stones of an unfinished situation with a legal position: the points of the
  // stones that are removed, and of those that are kept.
  FateCell AnswersAt(const BitSituation& situation) const;

  // The fate of the stone at `point` of a legal position: no pass before, nothing banned.
  Fate FateOf(BitBoard black, BitBoard white, int point) const;

  // Both answers for all its stones, likewise, with Black as own. One look-up for either player.
  FateSets FatesAt(BitBoard black, BitBoard white) const;

  // Calls visit(stones with Black as own, FateSets, images) for each legal position that is not an
  // image of another occupancy: `images` positions have these fates.
  template <typename Visit>
  void ForEachPosition(const Visit& visit) const {
    for (uint32_t number = 0; number < index_->block_count(); ++number) {
      const OccupancyIndex::Block& block = index_->block(number);
      const auto size = static_cast<uint32_t>(index_->BlockCells(number));
      for (uint32_t c = 0; c < size; ++c) {
        const FateCell black_moves = cell(block.base + c, block.occupancy);
        if (black_moves == kIllegalFates) continue;
        const uint32_t black = UnpackBits(c, block.occupancy);
        const uint32_t white = block.occupancy & ~black;
        const FateCell white_moves = cell(block.base + size - 1 - c, block.occupancy);
        visit(Stones{black, white}, FateSets(black, white, black_moves, white_moves),
              uint64_t{block.orbit});
      }
    }
  }

  // Counts all legal positions, each image and either colour by itself.
  FateCounts Count() const;

  const Grid& grid() const { return grid_; }
  const FiniteRules& rules() const { return rules_; }
  int sweeps() const { return point_.sweep; }

  // The cells as they are, ko cells after positions; in the frames of their blocks, where they have
  // stones at `occupancy`.
  const OccupancyIndex& index() const { return *index_; }
  FateCell cell(uint64_t number, uint32_t occupancy) const {
    return stages_ == nullptr ? cells_[number] : stages_->At(number, occupancy);
  }
  // Null without stages.
  const FateStages* stages() const { return stages_.get(); }
  FateStages* stages() { return stages_.get(); }

 private:
  class Goal;
  FateTable(const Grid& grid, const FiniteRules& rules) : grid_(grid), rules_(rules) {}
  FateStore Store() const;  // that only reads

  Grid grid_;
  FiniteRules rules_;
  std::unique_ptr<const OccupancyIndex> index_;
  std::unique_ptr<const BanRecords> records_;
  MappedArray<FateCell> cells_;  // positions, ko cells, records; or else
  std::unique_ptr<FateStages> stages_;
  SweepPoint point_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATES_H_
