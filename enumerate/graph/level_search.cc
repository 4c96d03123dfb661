// Counts the situation graph by levels, breadth first, on bitmaps: a bit for each cell of the
// occupancy index, that is, for a position up to the symmetries of its occupancy. Each rank has a
// range of the cells.
//
// A level holds the situations of one player that are first reached after a given number of plies.
// OpenLevel settles the situations found for it: FindImages adds the images of cells whose
// occupancy has symmetries, Settle drops what was visited before and keeps as new the positions
// that this player has not had yet. Agree asks all ranks whether there is anything, and whether any
// was told to stop. FollowLevel makes the plays: FollowBlocks those of the new positions, block by
// block, FollowBans those of the situations with a ban, which are exact keys in a set. A rank marks
// results in its own range (Found) and packs the others into one word each for their owners (Send).
// After a round's worth of words all ranks exchange, mark what arrives, and ask whether any rank
// has something left. No edge is kept; Sum counts transitions at the end, from the visited
// situations, each cell weighted by the images of its occupancy.
//
// For example, 2x1 under basic-only has 34 situations and 60 transitions; 6 situations are
// finished, 4 have a ban, and the farthest is reached after 7 plies. For its five legal positions
// the index has two blocks, by occupancy: cell 0, the empty board, and cells 1 and 2, a stone of
// White or of Black, each with weight two. Of two ranks the first one has cell 0 and the second one
// the others. Black's plays from the empty board, at A1 and at B1, both lead to cell 2, so the
// first rank sends the word 2 << 22 twice, and the second one marks a bit. White's answer takes the
// stone and leads to cell 1 with a ban: a key, which stays on its rank. Two more words are sent
// when White plays first, after a pass, and two come back, 0 << 22: a player who fills the board
// removes their own two stones. These six are all.
#include "enumerate/graph/level_search.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "base/status_macros.h"
#include "enumerate/graph/cell_partition.h"
#include "enumerate/graph/level_bitmaps.h"
#include "enumerate/graph/situation_expansion.h"
#include "enumerate/numbers/border_count.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kCellsAtATime = 1 << 13;  // minimum that a thread takes from the level at once
constexpr size_t kBansAtATime = 1 << 10;
constexpr uint64_t kWordsAtATime = 1 << 12;

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

// Players are 0 (Black) and 1 (White).
class LevelSearch {
 public:
  LevelSearch(const OccupancyIndex& index, const FiniteRules& rules, const CensusOptions& options,
              const Communicator& communicator)
      : index_(index),
        rules_(rules),
        options_(options),
        communicator_(communicator),
        alone_(communicator.size() == 1),
        partition_(index, communicator.size()),
        bitmaps_(index, rules, partition_.RangeOf(communicator.rank())),
        outgoing_(static_cast<size_t>(communicator.size())) {
    const CellRange range = partition_.RangeOf(communicator.rank());
    for (uint32_t number = range.first_block; number < range.last_block; ++number) {
      blocks_.push_back(number);
      if (index.block(number).orbit < index.symmetries().count())
        symmetric_blocks_.push_back(number);
    }
    portions_ = PortionsOf(blocks_);
    symmetric_portions_ = PortionsOf(symmetric_blocks_);
    for (int t = 0; t < options.threads; ++t) workers_.emplace_back(index, rules, outgoing_.size());
    // Nearly every legal position is reached with either player to move.
    const auto positions = CountLegalPositions(index.grid().cols(), index.grid().rows());
    if (positions.ok()) all_pairs_ = 2 * static_cast<uint64_t>(positions->value);
  }

  absl::StatusOr<SituationCensus> Run() {
    if (const uint64_t start = index_.CellOf(0, 0); bitmaps_.Contains(start))
      bitmaps_.Reach(start, false);
    for (int depth = 0;; ++depth) {
      ASSIGN_OR_RETURN(const auto ahead, Agree(OpenLevel(), depth));
      if (!ahead) break;
      census_.depth = depth;
      RETURN_IF_ERROR(FollowLevel());
      for (const uint64_t key : level_bans_) bitmaps_.PassWithBan(CellOfKey(key));
      player_ = 1 - player_;
    }
    followed_ = 0;
    Share("situation graph, sums", blocks_.size(), 0, portions_.size() - 1,
          [&](Worker& worker, size_t i) { Sum(worker, i); });
    uint64_t sums[] = {census_.situations, census_.transitions, census_.finished, census_.with_ban,
                       stopped_ ? uint64_t{1} : 0};
    RETURN_IF_ERROR(communicator_.Sum(sums));
    if (sums[4] > 0) return absl::CancelledError("interrupted while counting situations");
    return SituationCensus{sums[0], sums[1], sums[2], sums[3], census_.depth};
  }

 private:
  struct Worker {
    Worker(const OccupancyIndex& index, const FiniteRules& rules, size_t ranks)
        : expansion(index, rules), outgoing(ranks) {}
    SituationExpansion expansion;
    SituationCensus sums;
    uint64_t followed = 0;       // (position, player), or blocks summed, not yet reported
    std::vector<uint64_t> bans;  // keys that plays led to
    std::vector<LevelBitmaps::Image> images;
    std::vector<std::vector<uint64_t>> outgoing;  // messages, by rank
    size_t sent = 0;                              // messages not yet counted
    bool fresh = false;                           // some situation of the level is new
  };

  uint64_t KeyOf(uint64_t cell, BitBoard bans) const {
    return (2 * cell + static_cast<uint64_t>(1 - player_)) << index_.grid().points() | bans;
  }
  uint64_t CellOfKey(uint64_t key) const { return key >> (index_.grid().points() + 1); }

  // Divides a list of blocks into portions with about equal numbers of cells: the first of each,
  // and the end.
  std::vector<size_t> PortionsOf(const std::vector<uint32_t>& blocks) const {
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

  // Makes the situations found the level of the current player. Returns whether any of them is new
  // here.
  bool OpenLevel() {
    fresh_ = false;
    Share("situation graph", all_pairs_, 0, symmetric_portions_.size() - 1,
          [&](Worker& worker, size_t i) {
            for (size_t b = symmetric_portions_[i]; b < symmetric_portions_[i + 1]; ++b) {
              bitmaps_.FindImages(player_, symmetric_blocks_[b], worker.images);
            }
          });
    const uint64_t words = bitmaps_.word_count();
    Share(
        "situation graph", all_pairs_, 0, words / kWordsAtATime + 1, [&](Worker& worker, size_t i) {
          worker.fresh |=
              bitmaps_.Settle(player_, i * kWordsAtATime, std::min(words, (i + 1) * kWordsAtATime));
        });
    level_bans_.swap(next_bans_);
    next_bans_.clear();
    return fresh_ || !level_bans_.empty();
  }

  // Whether any rank has something new on this level and none was told to stop.
  absl::StatusOr<bool> Agree(bool fresh, int depth) {
    uint64_t sums[] = {fresh ? uint64_t{1} : 0, stopped_ ? uint64_t{1} : 0, followed_};
    RETURN_IF_ERROR(communicator_.Sum(sums));
    stopped_ = sums[1] > 0;
    // A stop that reaches only this rank here is announced to all when the next level is opened.
    if (!alone_ && depth > 0) {
      const std::string level = absl::StrCat("situation graph, level ", depth - 1);
      if (!KeepGoing(options_.progress, level, sums[2], 0)) stopped_ = true;
    }
    return sums[0] > 0 && sums[1] == 0;
  }

  // Follows the plays of the level in rounds, some of this rank's own, then the exchange, until all
  // are done.
  absl::Status FollowLevel() {
    const size_t blocks = portions_.size() - 1;
    const size_t portions = blocks + (level_bans_.size() + kBansAtATime - 1) / kBansAtATime;
    for (size_t done = 0;;) {
      done = Share("situation graph", all_pairs_, done, portions, [&](Worker& worker, size_t i) {
        i < blocks ? FollowBlocks(worker, i) : FollowBans(worker, i - blocks);
      });
      if (alone_) return absl::OkStatus();
      uint64_t left = done < portions && !stopped_ ? 1 : 0;
      RETURN_IF_ERROR(Deliver(&left));
      if (left == 0) return absl::OkStatus();
    }
  }

  // The plays of the new positions of a portion of the blocks.
  void FollowBlocks(Worker& worker, size_t portion) {
    for (size_t i = portions_[portion]; i < portions_[portion + 1]; ++i) {
      const uint32_t number = blocks_[i];
      const uint64_t positions = bitmaps_.CountNew(number);
      if (positions == 0) continue;
      worker.followed += index_.block(number).orbit * positions;
      worker.expansion.Enter(number);
      bitmaps_.ForEachNew(number, [&](uint64_t cell) { FollowPlays(worker, cell, 0); });
    }
  }

  // The plays of a portion of the situations with a ban. The pair (position, player) may come later
  // without a ban, or have come before: a result found twice is one bit.
  void FollowBans(Worker& worker, size_t portion) {
    const size_t first = portion * kBansAtATime;
    for (size_t i = first; i < std::min(level_bans_.size(), first + kBansAtATime); ++i) {
      const uint64_t cell = CellOfKey(level_bans_[i]);
      const BitBoard bans = level_bans_[i] & index_.grid().full();
      worker.expansion.Enter(index_.BlockOfCell(cell));
      const OccupancyIndex::Block& block = index_.block(worker.expansion.block());
      FollowPlays(worker, cell, bans);
      const int plays =
          worker.expansion.CountPlays(static_cast<uint32_t>(cell - block.base), player_);
      // Every banned play would remove a hot stone, so it is among those counted; one pass is
      // added.
      worker.sums.situations += block.orbit;
      worker.sums.with_ban += block.orbit;
      worker.sums.transitions += block.orbit * static_cast<uint64_t>(plays - Count(bans) + 1);
    }
  }

  void FollowPlays(Worker& worker, uint64_t cell, BitBoard bans) {
    const auto colours = static_cast<uint32_t>(cell - index_.block(worker.expansion.block()).base);
    const auto follow = [&](const auto& visit) {
      worker.expansion.ForEachPlay(colours, player_, bans, visit);
    };
    // Three copies, since checking the owner or other threads at each play costs some percent.
    if (!alone_) {
      follow([&](const PlayTarget& to) {
        bitmaps_.Contains(to.cell) ? Found(worker, to) : Send(worker, to);
      });
    } else if (options_.threads > 1) {
      follow([&](const PlayTarget& to) { Found(worker, to); });
    } else {
      follow([&](const PlayTarget& to) {
        to.bans != 0 ? FoundBan(worker, to) : bitmaps_.ReachAlone(to.cell, to.finished);
      });
    }
  }

  // Marks a situation of this rank.
  void Found(Worker& worker, const PlayTarget& to) {
    to.bans != 0 ? FoundBan(worker, to) : bitmaps_.Reach(to.cell, to.finished);
  }

  void FoundBan(Worker& worker, const PlayTarget& to) {
    const uint64_t key = KeyOf(to.cell, to.bans);
    if (bans_.contains(key)) return;
    const uint32_t number = index_.BlockOfCell(to.cell);
    if (index_.block(number).orbit == index_.symmetries().count())
      return worker.bans.push_back(key);
    ForEachImage(index_, number, to.cell, to.bans,
                 [&](uint64_t image, BitBoard bans) { worker.bans.push_back(KeyOf(image, bans)); });
  }

  void Send(Worker& worker, const PlayTarget& to) {
    worker.outgoing[static_cast<size_t>(partition_.OwnerOf(to.cell))].push_back(Message::Pack(to));
    ++worker.sent;
  }

  // Exchanges the waiting messages and marks what arrives. *left becomes its sum over all ranks.
  absl::Status Deliver(uint64_t* left) {
    ASSIGN_OR_RETURN(const auto received, communicator_.Exchange(outgoing_));
    for (std::vector<uint64_t>& part : outgoing_) part.clear();
    uint64_t sums[] = {*left, 0};
    for (const uint64_t word : received) {
      const PlayTarget to = Message::Unpack(word);
      if (bitmaps_.Contains(to.cell)) {
        Found(workers_[0], to);
      } else {
        ++sums[1];
      }
    }
    Gather(workers_[0]);
    RETURN_IF_ERROR(communicator_.Sum(sums));
    if (sums[1] > 0)
      return absl::InternalError("a process received a situation that belongs to another one");
    *left = sums[0];
    return absl::OkStatus();
  }

  // Sums the ban-free situations, from the visited bitmaps.
  void Sum(Worker& worker, size_t portion) {
    for (size_t i = portions_[portion]; i < portions_[portion + 1]; ++i) {
      const uint32_t number = blocks_[i];
      const OccupancyIndex::Block& block = index_.block(number);
      worker.expansion.Enter(number);
      ++worker.followed;
      for (const int player : {0, 1}) {
        const uint64_t unfinished = bitmaps_.CountUnfinished(player, number);
        if (rules_.forbid_single) {  // the number of plays depends on the colours
          bitmaps_.ForEachUnfinished(player, number, [&](uint64_t cell, uint64_t situations) {
            const int plays =
                worker.expansion.CountPlays(static_cast<uint32_t>(cell - block.base), player);
            worker.sums.transitions += block.orbit * situations * static_cast<uint64_t>(plays + 1);
          });
        } else {
          const int plays = worker.expansion.CountPlays(0, player);
          worker.sums.transitions += block.orbit * unfinished * static_cast<uint64_t>(plays + 1);
        }
        const uint64_t finished = block.orbit * bitmaps_.CountFinished(player, number);
        worker.sums.finished += finished;
        worker.sums.situations += block.orbit * unfinished + finished;
      }
    }
  }

  // Calls visit(worker, i) for each i from `first` up to `portions`, from all threads, and gathers
  // the workers' results. Ends early if told to stop, which sets stopped_, and when there is a
  // round's worth to send. Returns the first i that was not visited.
  template <typename Visit>
  size_t Share(std::string_view what, uint64_t total, size_t first, size_t portions,
               const Visit& visit) {
    std::atomic<uint64_t> followed{followed_};
    Portions taken(first, portions, 1);
    std::atomic<size_t> sent{0};
    std::atomic<bool> stop{stopped_};
    FanOut(workers_.size(), [&](size_t thread) {
      Worker& worker = workers_[thread];
      Progress* const progress = alone_ && thread == 0 ? options_.progress : nullptr;
      while (!stop && sent < options_.words_a_round) {
        const Portion i = taken.Take();
        if (i.empty()) return;
        visit(worker, i.first);
        followed += std::exchange(worker.followed, 0);
        sent += std::exchange(worker.sent, 0);
        if (!KeepGoing(progress, what, followed, total)) stop = true;
      }
    });
    followed_ = followed;
    for (Worker& worker : workers_) Gather(worker);
    stopped_ = stop;
    return taken.next();
  }

  // Takes the results of a worker.
  void Gather(Worker& worker) {
    fresh_ |= std::exchange(worker.fresh, false);
    for (const auto& [cells, bit] : worker.images) cells->Set(bit);
    worker.images.clear();
    census_.situations += worker.sums.situations;
    census_.transitions += worker.sums.transitions;
    census_.finished += worker.sums.finished;
    census_.with_ban += worker.sums.with_ban;
    worker.sums = {};
    for (const uint64_t key : worker.bans) {
      if (bans_.insert(key).second) next_bans_.push_back(key);
    }
    worker.bans.clear();
    for (size_t r = 0; r < outgoing_.size(); ++r) {
      std::vector<uint64_t>& part = worker.outgoing[r];
      outgoing_[r].insert(outgoing_[r].end(), part.begin(), part.end());
      part.clear();
    }
  }

  const OccupancyIndex& index_;
  const FiniteRules& rules_;
  const CensusOptions& options_;
  const Communicator& communicator_;
  const bool alone_;
  const CellPartition partition_;
  LevelBitmaps bitmaps_;
  std::vector<uint32_t> blocks_;  // this rank's: all, and those with symmetric occupancy
  std::vector<uint32_t> symmetric_blocks_;
  std::vector<size_t> portions_;  // of these lists
  std::vector<size_t> symmetric_portions_;
  std::vector<Worker> workers_;
  std::vector<std::vector<uint64_t>> outgoing_;  // messages that wait, by rank
  uint64_t all_pairs_ = 0;                       // (position, player), approximate
  int player_ = 0;                               // of the current level
  bool fresh_ = false;                           // the level has a bit that is new
  bool stopped_ = false;                         // this rank, or all, were told to stop
  absl::flat_hash_set<uint64_t> bans_;
  std::vector<uint64_t> level_bans_;
  std::vector<uint64_t> next_bans_;
  uint64_t followed_ = 0;  // as in Worker, by all
  SituationCensus census_;
};

}  // namespace

absl::StatusOr<SituationCensus> SearchByLevels(const OccupancyIndex& index,
                                               const FiniteRules& rules,
                                               const CensusOptions& options,
                                               const Communicator& communicator) {
  return LevelSearch(index, rules, options, communicator).Run();
}

}  // namespace hotstone::enumerate
