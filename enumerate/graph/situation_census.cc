// The situation graph counted by levels, breadth first, on bitmaps: a bit for each cell of the occupancy
// index, that is for a position up to the symmetries of its occupancy.
//
// A level holds the situations of one player that are reached first after so many plies. Settle takes what
// was found for it, drops what was visited before with the same player and number of passes, and keeps as new
// the positions that this player has not had yet, since the plays of a position are the same whatever the
// number of passes. FollowBlocks makes the plays of the new positions block by block, and FollowBans those of
// the situations with a ban, which are exact keys in a set. A pass is a shift: the level with one pass is
// what the last level had without one. FindImages adds the mirror images of cells whose occupancy is
// symmetric in itself. No edge is kept; Sum counts transitions at the end, from what was visited, each cell
// weighing the images of its occupancy.
//
// For example 2x1 under basic-only has 34 situations and 60 transitions; 6 situations are finished, 4 have a
// ban, and the farthest is reached after 7 plies. The board has five legal positions, but its occupancies,
// empty, one stone, two stones, are only three blocks: the one with one stone weighs two.
#include "enumerate/graph/situation_census.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "enumerate/graph/situation_expansion.h"
#include "enumerate/index/cell_bitmap.h"
#include "enumerate/index/key_set.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/numbers/border_count.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kCellsAtATime = 1 << 13;  // what a thread takes from the level at once, at least
constexpr size_t kBansAtATime = 1 << 10;
constexpr uint64_t kWordsAtATime = 1 << 12;

// Players are 0 (Black) and 1 (White).
class Search {
 public:
  Search(const OccupancyIndex& index, const FiniteRules& rules, const CensusOptions& options)
      : index_(index),
        rules_(rules),
        options_(options),
        end_passes_(static_cast<size_t>(rules.end_passes)),
        level_(end_passes_, CellBitmap(index.cells())),
        next_(index.cells()),
        next_finished_(rules.capture_ends ? index.cells() : 0),
        new_positions_(index.cells()) {
    for (auto& visited : visited_) visited.assign(end_passes_ + 1, CellBitmap(index.cells()));
    for (uint32_t number = 0; number < index.block_count(); ++number) {
      blocks_.push_back(number);
      if (index.block(number).orbit < index.symmetries().count()) symmetric_blocks_.push_back(number);
    }
    portions_ = Portions(blocks_);
    symmetric_portions_ = Portions(symmetric_blocks_);
  }

  absl::StatusOr<SituationCensus> Run() {
    // Nearly every legal position is reached with either player to move.
    const auto positions = CountLegalPositions(index_.grid().cols(), index_.grid().rows());
    const uint64_t all_pairs = positions.ok() ? 2 * static_cast<uint64_t>(positions->value) : 0;
    const size_t block_portions = portions_.size() - 1;
    const auto share = [&](size_t portions, const auto& visit) {
      Share("situation graph", all_pairs, portions, visit);
    };
    next_.Set(index_.CellOf(0, 0));
    for (int depth = 0; !stopped_; ++depth) {
      fresh_ = false;
      share(symmetric_portions_.size() - 1, [&](Worker& worker, size_t i) { FindImages(worker, i); });
      share(next_.word_count() / kWordsAtATime + 1, [&](Worker& worker, size_t i) { Settle(worker, i); });
      level_bans_.swap(next_bans_);
      next_bans_.clear();
      if (!fresh_ && level_bans_.empty()) break;
      census_.depth = depth;
      share(block_portions + (level_bans_.size() + kBansAtATime - 1) / kBansAtATime,
            [&](Worker& worker, size_t i) {
              i < block_portions ? FollowBlocks(worker, i) : FollowBans(worker, i - block_portions);
            });
      // A pass lifts the ban. Nothing reads these bits of the level but the shift by which it is passed.
      for (const uint64_t key : level_bans_) level_[0].Set(CellOfKey(key));
      player_ = 1 - player_;
    }
    followed_ = 0;
    Share("situation graph, sums", blocks_.size(), block_portions,
          [&](Worker& worker, size_t i) { Sum(worker, i); });
    if (stopped_) return absl::CancelledError("interrupted while counting situations");
    return census_;
  }

 private:
  struct Worker {
    Worker(const OccupancyIndex& index, const FiniteRules& rules) : expansion(index, rules) {}
    SituationExpansion expansion;
    SituationCensus sums;
    uint64_t followed = 0;       // (position, player), or blocks summed, not yet reported
    std::vector<uint64_t> bans;  // keys that plays led to
    std::vector<std::pair<CellBitmap*, uint64_t>> images;
    bool fresh = false;  // something of the level is new
  };

  uint64_t KeyOf(uint64_t cell, BitBoard bans) const {
    return (2 * cell + static_cast<uint64_t>(1 - player_)) << index_.grid().points() | bans;
  }
  uint64_t CellOfKey(uint64_t key) const { return key >> (index_.grid().points() + 1); }

  // Divides a list of blocks into portions of about equal numbers of cells: the first of each, and the end.
  std::vector<size_t> Portions(const std::vector<uint32_t>& blocks) const {
    std::vector<size_t> portions;
    uint64_t cells = kCellsAtATime;
    for (size_t i = 0; i < blocks.size(); ++i) {
      if (cells >= kCellsAtATime) {
        portions.push_back(i);
        cells = 0;
      }
      cells += index_.BlockCells(blocks[i]);
    }
    portions.push_back(blocks.size());
    return portions;
  }

  // Of an occupancy with symmetries of its own a play finds one cell; its images are as reachable.
  void FindImages(Worker& worker, size_t portion) {
    const auto& visited = visited_[static_cast<size_t>(player_)];
    const auto find = [&](CellBitmap& cells, const CellBitmap& known, uint32_t block) {
      ForEachSet(cells, block, [&](uint64_t cell) {
        if (known.Test(cell)) return;
        ForEachImage(index_, block, cell, 0, [&](uint64_t image, BitBoard) {
          if (!cells.Test(image)) worker.images.emplace_back(&cells, image);
        });
      });
    };
    for (size_t i = symmetric_portions_[portion]; i < symmetric_portions_[portion + 1]; ++i) {
      find(next_, visited[0], symmetric_blocks_[i]);
      if (rules_.capture_ends) find(next_finished_, visited[end_passes_], symmetric_blocks_[i]);
    }
  }

  // Makes what was found the present level, without what was known before: a portion of the words.
  void Settle(Worker& worker, size_t portion) {
    auto& visited = visited_[static_cast<size_t>(player_)];
    const uint64_t end = std::min(next_.word_count(), (portion + 1) * kWordsAtATime);
    for (uint64_t w = portion * kWordsAtATime; w < end; ++w) {
      uint64_t known = 0;
      for (size_t k = 0; k < end_passes_; ++k) known |= visited[k].word(w);
      uint64_t arrived = level_[end_passes_ - 1].word(w);
      if (rules_.capture_ends) arrived |= std::exchange(next_finished_.word(w), 0);
      uint64_t fresh = arrived & ~visited[end_passes_].word(w);
      visited[end_passes_].word(w) |= arrived;
      uint64_t positions = 0;
      for (size_t k = end_passes_; k-- > 0;) {
        arrived = (k > 0 ? level_[k - 1].word(w) : std::exchange(next_.word(w), 0)) & ~visited[k].word(w);
        level_[k].word(w) = arrived;
        visited[k].word(w) |= arrived;
        positions |= arrived;
      }
      new_positions_.word(w) = positions & ~known;
      fresh |= positions;
      worker.fresh |= fresh != 0;
    }
  }

  // Calls visit(cell) for the bits of a block that are set when their 64 are reached.
  template <typename Visit>
  void ForEachSet(const CellBitmap& cells, uint32_t block, const Visit& visit) const {
    const uint64_t base = index_.block(block).base;
    const uint64_t size = index_.BlockCells(block);
    for (uint64_t i = 0; i < size; i += 64) {
      for (uint64_t bits = cells.Bits(base + i, std::min<uint64_t>(64, size - i)); bits != 0;
           bits &= bits - 1) {
        visit(base + i + static_cast<uint64_t>(FirstPoint(bits)));
      }
    }
  }

  // The plays of the new positions of a portion of the blocks.
  void FollowBlocks(Worker& worker, size_t portion) {
    for (size_t i = portions_[portion]; i < portions_[portion + 1]; ++i) {
      const uint32_t number = blocks_[i];
      const OccupancyIndex::Block& block = index_.block(number);
      const uint64_t positions = new_positions_.CountSet(block.base, index_.BlockCells(number));
      if (positions == 0) continue;
      worker.followed += block.orbit * positions;
      worker.expansion.Enter(number);
      ForEachSet(new_positions_, number, [&](uint64_t cell) { FollowPlays(worker, cell, 0); });
    }
  }

  // The plays of the situations with a ban of a portion of these. The pair (position, player) may come later
  // without a ban, or was there before: what is found twice is one bit.
  void FollowBans(Worker& worker, size_t portion) {
    const size_t first = portion * kBansAtATime;
    for (size_t i = first; i < std::min(level_bans_.size(), first + kBansAtATime); ++i) {
      const uint64_t cell = CellOfKey(level_bans_[i]);
      const BitBoard bans = level_bans_[i] & index_.grid().full();
      worker.expansion.Enter(index_.BlockOfCell(cell));
      const OccupancyIndex::Block& block = index_.block(worker.expansion.block());
      FollowPlays(worker, cell, bans);
      const int plays = worker.expansion.CountPlays(static_cast<uint32_t>(cell - block.base), player_);
      // Every banned play would remove a hot stone, so it is among those counted; one pass is added.
      worker.sums.situations += block.orbit;
      worker.sums.with_ban += block.orbit;
      worker.sums.transitions += block.orbit * static_cast<uint64_t>(plays - Count(bans) + 1);
    }
  }

  void FollowPlays(Worker& worker, uint64_t cell, BitBoard bans) {
    const uint64_t base = index_.block(worker.expansion.block()).base;
    const auto visit = [&](const PlayTarget& to) {
      if (to.bans != 0) return FoundBan(worker, to);
      CellBitmap& found = to.finished ? next_finished_ : next_;
      if (options_.threads == 1) {
        found.Set(to.cell);
      } else {
        found.SetShared(to.cell);
      }
    };
    worker.expansion.ForEachPlay(static_cast<uint32_t>(cell - base), player_, bans, visit);
  }

  void FoundBan(Worker& worker, const PlayTarget& to) {
    if (bans_.Contains(KeyOf(to.cell, to.bans))) return;
    ForEachImage(index_, index_.BlockOfCell(to.cell), to.cell, to.bans,
                 [&](uint64_t image, BitBoard bans) { worker.bans.push_back(KeyOf(image, bans)); });
  }

  // Sums the situations without a ban, from what was visited.
  void Sum(Worker& worker, size_t portion) {
    for (size_t i = portions_[portion]; i < portions_[portion + 1]; ++i) {
      const uint32_t number = blocks_[i];
      const OccupancyIndex::Block& block = index_.block(number);
      const uint64_t size = index_.BlockCells(number);
      worker.expansion.Enter(number);
      ++worker.followed;
      for (const int player : {0, 1}) {
        const auto& visited = visited_[static_cast<size_t>(player)];
        uint64_t unfinished = 0;
        for (size_t k = 0; k < end_passes_; ++k) unfinished += visited[k].CountSet(block.base, size);
        if (rules_.forbid_single) {
          worker.sums.transitions += block.orbit * SumMoves(worker, number, player);
        } else {
          const int plays = worker.expansion.CountPlays(0, player);
          worker.sums.transitions += block.orbit * unfinished * static_cast<uint64_t>(plays + 1);
        }
        const uint64_t finished = block.orbit * visited[end_passes_].CountSet(block.base, size);
        worker.sums.finished += finished;
        worker.sums.situations += block.orbit * unfinished + finished;
      }
    }
  }

  // The moves of the situations of a block, where the colours bear on them.
  uint64_t SumMoves(const Worker& worker, uint32_t number, int player) const {
    const auto& visited = visited_[static_cast<size_t>(player)];
    const uint64_t base = index_.block(number).base;
    const uint64_t size = index_.BlockCells(number);
    uint64_t moves = 0;
    for (uint64_t i = 0; i < size; i += 64) {
      uint64_t any = 0;
      for (const CellBitmap& cells : visited) any |= cells.Bits(base + i, std::min<uint64_t>(64, size - i));
      for (; any != 0; any &= any - 1) {
        const uint64_t colours = i + static_cast<uint64_t>(FirstPoint(any));
        uint64_t unfinished = 0;
        for (size_t k = 0; k < end_passes_; ++k) unfinished += visited[k].Test(base + colours) ? 1 : 0;
        if (unfinished == 0) continue;
        const int plays = worker.expansion.CountPlays(static_cast<uint32_t>(colours), player);
        moves += unfinished * static_cast<uint64_t>(plays + 1);
      }
    }
    return moves;
  }

  // Calls visit(worker, i) for each i below `portions`, from all threads, and gathers what the workers found.
  // Sets stopped_ if told to stop.
  template <typename Visit>
  void Share(std::string_view what, uint64_t total, size_t portions, const Visit& visit) {
    std::atomic<uint64_t> followed{followed_};
    std::atomic<size_t> taken{0};
    std::atomic<bool> stop{false};
    const auto work = [&](Worker& worker, Progress* progress) {
      for (size_t i = taken++; i < portions && !stop; i = taken++) {
        visit(worker, i);
        followed += worker.followed;
        worker.followed = 0;
        if (!KeepGoing(progress, what, followed, total)) stop = true;
      }
    };
    std::vector<Worker> workers(static_cast<size_t>(options_.threads), Worker(index_, rules_));
    std::vector<std::thread> threads;
    for (size_t t = 1; t < workers.size(); ++t) threads.emplace_back(work, std::ref(workers[t]), nullptr);
    work(workers[0], options_.progress);
    for (std::thread& thread : threads) thread.join();
    followed_ = followed;
    for (const Worker& worker : workers) Gather(worker);
    stopped_ |= stop;
  }

  void Gather(const Worker& worker) {
    fresh_ |= worker.fresh;
    for (const auto& [cells, image] : worker.images) cells->Set(image);
    census_.situations += worker.sums.situations;
    census_.transitions += worker.sums.transitions;
    census_.finished += worker.sums.finished;
    census_.with_ban += worker.sums.with_ban;
    for (const uint64_t key : worker.bans) {
      if (bans_.Insert(key)) next_bans_.push_back(key);
    }
  }

  const OccupancyIndex& index_;
  const FiniteRules& rules_;
  const CensusOptions& options_;
  const size_t end_passes_;
  std::vector<uint32_t> blocks_;  // all of them, and those whose occupancy has symmetries of its own
  std::vector<uint32_t> symmetric_blocks_;
  std::vector<size_t> portions_;  // of these lists
  std::vector<size_t> symmetric_portions_;
  int player_ = 0;                      // of the present level
  std::vector<CellBitmap> visited_[2];  // by player, passes
  std::vector<CellBitmap> level_;       // by passes; finished situations lead nowhere
  CellBitmap next_;                     // found by plays, the other player's
  CellBitmap next_finished_;
  CellBitmap new_positions_;  // of the level, not seen before with this player
  bool fresh_ = false;        // the level has something that is new
  bool stopped_ = false;
  KeySet bans_;
  std::vector<uint64_t> level_bans_;
  std::vector<uint64_t> next_bans_;
  uint64_t followed_ = 0;  // as in Worker, by all
  SituationCensus census_;
};

}  // namespace

uint64_t CensusBytes(const Grid& grid, const FiniteRules& rules) {
  const int symmetries = grid.cols() == grid.rows() ? 8 : std::min(grid.cols(), grid.rows()) == 1 ? 2 : 4;
  const double cells = std::pow(3, grid.points()) / (grid.points() == 1 ? 1 : symmetries);
  const double bitmaps = 3 * rules.end_passes + 4 + (rules.capture_ends ? 1 : 0);
  // Small boards have more cells than that, by the occupancies with symmetries of their own; one position in
  // thirty with a ban, each a key in a set half full, and in a list.
  const double bytes = 1.2 * cells * bitmaps / 8 + (rules.hot.Any() ? cells / 20 * 48 : 0) +
                       12 * std::pow(2, grid.points()) + (1 << 20);
  return bytes < 1e18 ? static_cast<uint64_t>(bytes) : std::numeric_limits<uint64_t>::max();
}

absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const FiniteRules& rules,
                                                const CensusOptions& options) {
  const auto index = OccupancyIndex::Create(grid);
  if (!index.ok()) return index.status();
  Search search(*index, rules, options);
  return search.Run();
}

}  // namespace hotstone::enumerate
