// The situation graph counted by several processes, level by level; each keeps the bitmaps of its own range
// of cells.
//
// The ranges are dealt out at the boundaries of blocks. At each level Settle makes what has arrived the
// present level, as one process alone would. FollowLevel follows the plays of one's own new situations and
// sends each successor to the owner of its cell, packed into one word, in rounds: some work, then an exchange
// among all, until nobody has anything left. What arrives is marked with all its images under the symmetries
// of its occupancy. Passes need no message, since they lead to the same cell with the other player. The level
// is over everywhere when the sum over all processes says that nothing is new; at the end the counts of all
// are added.
//
// For example, with two processes on a board whose index has 100 cells in blocks, the first one owns the
// blocks up to about cell 50 and the second one the others. A play from cell 30 to cell 70 by which point 3
// gets banned becomes one word: 70 above 22 bits, in which bit 4 stands for the point and bit 0 says that the
// game goes on. The second process finds it new or known.
#include "distribute/graph_ranks.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/graph/situation_expansion.h"
#include "enumerate/index/cell_bitmap.h"
#include "enumerate/index/key_set.h"
#include "enumerate/index/occupancy_index.h"

namespace hotstone::distribute {
namespace {

using enumerate::BitBoard;
using enumerate::CellBitmap;
using enumerate::FiniteRules;
using enumerate::OccupancyIndex;
using enumerate::PlayTarget;
using enumerate::SituationCensus;

constexpr size_t kWordsARound = 1 << 20;  // that a process sends before it exchanges, about

// A successor as one word: cell, bans (a point each), whether the play ended the game.
//
//     63          22 21    1      0
//    | cell         | bans | finished |
//
// 42 bits for cells: the index holds fewer than 2^34.
class Message {
 public:
  static uint64_t Pack(const PlayTarget& to) {
    return to.cell << kShift | static_cast<uint64_t>(to.bans) << 1 | (to.finished ? 1 : 0);
  }
  static PlayTarget Unpack(uint64_t word) {
    return {word >> kShift, (word & ((uint64_t{1} << kShift) - 1)) >> 1, (word & 1) != 0};
  }

 private:
  static constexpr int kShift = OccupancyIndex::kMaxIndexedPoints + 1;
};

class RankSearch {
 public:
  RankSearch(const World& world, const OccupancyIndex& index, const FiniteRules& rules)
      : world_(world),
        index_(index),
        rules_(rules),
        expansion_(index, rules),
        end_passes_(static_cast<size_t>(rules.end_passes)) {
    // Block boundaries next to equal shares of the cells.
    for (int r = 0; r <= world.size(); ++r) {
      const uint64_t cell = r < world.size() ? ShareOf(index.cells(), r, world.size()).first : index.cells();
      const uint32_t block = r == 0                 ? 0
                             : cell < index.cells() ? index.BlockOfCell(cell)
                                                    : index.block_count();
      first_block_.push_back(block);
      first_cell_.push_back(index.CellsBefore(block));
    }
    begin_ = first_cell_[static_cast<size_t>(world.rank())];
    const uint64_t cells = first_cell_[static_cast<size_t>(world.rank()) + 1] - begin_;
    for (auto& visited : visited_) visited.assign(end_passes_ + 1, CellBitmap(cells));
    level_.assign(end_passes_, CellBitmap(cells));
    next_ = CellBitmap(cells);
    next_finished_ = CellBitmap(cells);
    new_positions_ = CellBitmap(cells);
    outgoing_.resize(static_cast<size_t>(world.size()));
  }

  absl::StatusOr<SituationCensus> Run(Progress* progress) {
    if (const uint64_t start = index_.CellOf(0, 0); Owner(start) == world_.rank()) next_.Set(start - begin_);
    uint64_t followed = 0;
    for (int depth = 0;; ++depth) {
      uint64_t any = Settle() ? 1 : 0;
      if (absl::Status status = world_.SumOne(&any); !status.ok()) return status;
      if (any == 0) break;
      census_.depth = depth;
      if (absl::Status status = FollowLevel(); !status.ok()) return status;
      for (const uint64_t key : level_bans_) level_[0].Set(CellOfKey(key) - begin_);  // a pass lifts the ban
      player_ = 1 - player_;
      uint64_t sum = followed_;
      if (absl::Status status = world_.SumOne(&sum); !status.ok()) return status;
      followed = sum;
      if (world_.IsFirst()) KeepGoing(progress, absl::StrCat("situation graph, level ", depth), followed, 0);
    }
    SumOwn();
    uint64_t sums[] = {census_.situations, census_.transitions, census_.finished, census_.with_ban};
    if (absl::Status status = world_.Sum(sums); !status.ok()) return status;
    return SituationCensus{sums[0], sums[1], sums[2], sums[3], census_.depth};
  }

 private:
  int Owner(uint64_t cell) const {
    const auto above = std::upper_bound(first_cell_.begin(), first_cell_.end() - 1, cell);
    return static_cast<int>(above - first_cell_.begin()) - 1;
  }
  std::pair<uint32_t, uint32_t> OwnBlocks() const {
    const auto r = static_cast<size_t>(world_.rank());
    return {first_block_[r], first_block_[r + 1]};
  }
  uint64_t KeyOf(uint64_t cell, BitBoard bans, int player) const {
    return (2 * cell + static_cast<uint64_t>(player)) << index_.grid().points() | bans;
  }
  uint64_t CellOfKey(uint64_t key) const { return key >> (index_.grid().points() + 1); }

  template <typename Visit>
  void ForEachSet(const CellBitmap& cells, uint32_t block, const Visit& visit) const {
    const uint64_t base = index_.block(block).base;
    const uint64_t size = index_.BlockCells(block);
    for (uint64_t i = 0; i < size; i += 64) {
      for (uint64_t bits = cells.Bits(base - begin_ + i, std::min<uint64_t>(64, size - i)); bits != 0;
           bits &= bits - 1) {
        visit(base + i + static_cast<uint64_t>(enumerate::FirstPoint(bits)));
      }
    }
  }

  // Makes what arrived the level of the present player. False if nothing is new here.
  bool Settle() {
    auto& visited = visited_[player_];
    uint64_t any = 0;
    for (uint64_t w = 0; w < next_.word_count(); ++w) {
      uint64_t known = 0;
      for (size_t k = 0; k < end_passes_; ++k) known |= visited[k].word(w);
      const uint64_t ended = (level_[end_passes_ - 1].word(w) | std::exchange(next_finished_.word(w), 0)) &
                             ~visited[end_passes_].word(w);
      visited[end_passes_].word(w) |= ended;
      any |= ended;
      uint64_t positions = 0;
      for (size_t k = end_passes_; k-- > 0;) {
        const uint64_t arrived =
            (k > 0 ? level_[k - 1].word(w) : std::exchange(next_.word(w), 0)) & ~visited[k].word(w);
        level_[k].word(w) = arrived;
        visited[k].word(w) |= arrived;
        positions |= arrived;
      }
      new_positions_.word(w) = positions & ~known;
      any |= positions;
    }
    level_bans_.swap(next_bans_);
    next_bans_.clear();
    return any != 0 || !level_bans_.empty();
  }

  void Send(const PlayTarget& to) {
    outgoing_[static_cast<size_t>(Owner(to.cell))].push_back(Message::Pack(to));
    ++waiting_;
  }

  // Follows the plays of the level in rounds: some of one's own, then the exchange; until all are through.
  absl::Status FollowLevel() {
    auto [block, last_block] = OwnBlocks();
    size_t ban = 0;
    for (;;) {
      while (waiting_ < kWordsARound && block < last_block) FollowBlock(block++);
      while (waiting_ < kWordsARound && block == last_block && ban < level_bans_.size()) FollowBan(ban++);
      uint64_t left = block < last_block || ban < level_bans_.size() ? 1 : 0;
      if (absl::Status status = Deliver(); !status.ok()) return status;
      if (absl::Status status = world_.SumOne(&left); !status.ok()) return status;
      if (left == 0) return absl::OkStatus();
    }
  }

  void FollowBlock(uint32_t block) {
    const uint64_t base = index_.block(block).base;
    if (new_positions_.CountSet(base - begin_, index_.BlockCells(block)) == 0) return;
    expansion_.Enter(block);
    ForEachSet(new_positions_, block, [&](uint64_t cell) {
      ++followed_;
      expansion_.ForEachPlay(static_cast<uint32_t>(cell - base), player_, 0,
                             [&](const PlayTarget& to) { Send(to); });
    });
  }

  void FollowBan(size_t ban) {
    const uint64_t cell = CellOfKey(level_bans_[ban]);
    const BitBoard bans = level_bans_[ban] & index_.grid().full();
    const uint32_t number = index_.BlockOfCell(cell);
    const OccupancyIndex::Block& block = index_.block(number);
    expansion_.Enter(number);
    const auto colours = static_cast<uint32_t>(cell - block.base);
    expansion_.ForEachPlay(colours, player_, bans, [&](const PlayTarget& to) { Send(to); });
    ++followed_;
    // Every banned play is among those counted; a pass is added.
    const int plays = expansion_.CountPlays(colours, player_);
    census_.situations += block.orbit;
    census_.with_ban += block.orbit;
    census_.transitions += block.orbit * static_cast<uint64_t>(plays - enumerate::Count(bans) + 1);
  }

  absl::Status Deliver() {
    const auto received = world_.Exchange(outgoing_);
    if (!received.ok()) return received.status();
    for (std::vector<uint64_t>& part : outgoing_) part.clear();
    waiting_ = 0;
    for (const uint64_t word : *received) Arrive(Message::Unpack(word));
    return absl::OkStatus();
  }

  // All images of what arrived, under the symmetries of its occupancy, are as reachable.
  void Arrive(const PlayTarget& to) {
    CellBitmap& found = to.finished ? next_finished_ : next_;
    if (to.bans == 0 && found.Test(to.cell - begin_)) return;
    const uint32_t number = index_.BlockOfCell(to.cell);
    if (to.bans == 0 && index_.block(number).orbit == index_.symmetries().count()) {
      found.Set(to.cell - begin_);
      return;
    }
    enumerate::ForEachImage(index_, number, to.cell, to.bans, [&](uint64_t cell, BitBoard bans) {
      if (bans == 0) {
        found.Set(cell - begin_);
      } else if (const uint64_t key = KeyOf(cell, bans, 1 - player_); bans_.Insert(key)) {
        next_bans_.push_back(key);
      }
    });
  }

  void SumOwn() {
    const auto [first, last] = OwnBlocks();
    for (uint32_t number = first; number < last; ++number) {
      const OccupancyIndex::Block& block = index_.block(number);
      const uint64_t size = index_.BlockCells(number);
      expansion_.Enter(number);
      for (const int player : {0, 1}) {
        for (size_t k = 0; k < end_passes_; ++k) {
          ForEachSet(visited_[player][k], number, [&](uint64_t cell) {
            const int plays = expansion_.CountPlays(static_cast<uint32_t>(cell - block.base), player);
            census_.situations += block.orbit;
            census_.transitions += block.orbit * static_cast<uint64_t>(plays + 1);
          });
        }
        const uint64_t finished =
            block.orbit * visited_[player][end_passes_].CountSet(block.base - begin_, size);
        census_.finished += finished;
        census_.situations += finished;
      }
    }
  }

  const World& world_;
  const OccupancyIndex& index_;
  const FiniteRules& rules_;
  enumerate::SituationExpansion expansion_;
  const size_t end_passes_;
  std::vector<uint32_t> first_block_;  // of each process, and the end
  std::vector<uint64_t> first_cell_;
  uint64_t begin_ = 0;                  // one's first cell: bit 0 of the bitmaps
  int player_ = 0;                      // of the present level
  std::vector<CellBitmap> visited_[2];  // by player, passes
  std::vector<CellBitmap> level_;
  CellBitmap next_;
  CellBitmap next_finished_;
  CellBitmap new_positions_;
  enumerate::KeySet bans_;
  std::vector<uint64_t> level_bans_;
  std::vector<uint64_t> next_bans_;
  std::vector<std::vector<uint64_t>> outgoing_;
  size_t waiting_ = 0;
  uint64_t followed_ = 0;
  SituationCensus census_;
};

}  // namespace

absl::StatusOr<SituationCensus> CountSituations(const World& world, const enumerate::Grid& grid,
                                                const FiniteRules& rules, Progress* progress) {
  const auto index = OccupancyIndex::Create(grid);
  if (!index.ok()) return index.status();
  RankSearch search(world, *index, rules);
  return search.Run(progress);
}

}  // namespace hotstone::distribute
