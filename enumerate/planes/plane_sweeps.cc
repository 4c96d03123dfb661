// Sweeps: layer after layer, blocks by threads, until nothing is set; and the questions that the planes answer.
//
// For example on 2x1 for a difference of 2 the layer with one stone comes first, its only block that of A1,
// then the empty board. With a stone of the first side on A1 and this side to move, the other's pass and its
// own end the game with both points its own: the bit is set in sweep 1, and the empty board with the first
// side to move may get its own from there. A sweep in which no bit is set ends the run.
#include "enumerate/planes/plane_sweeps.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/area.h"

namespace hotstone::enumerate {
namespace {

constexpr int kMostStages = 255;
constexpr int kMostSweeps = std::numeric_limits<uint16_t>::max();

// A thread takes so many words of a layer at a time, at least a block.
constexpr uint64_t kChunkWords = 1 << 10;

}  // namespace

uint64_t PlaneSweeps::Bytes(const PlaneLayout& layout, bool stages) {
  return layout.index().Bytes() + layout.Bytes() + layout.PlaneBytes() * (stages ? 9 : 1) +
         layout.index().block_count() * 2 * sizeof(uint16_t);
}

absl::StatusOr<PlaneSweeps> PlaneSweeps::Create(const PlaneLayout& layout, const FiniteRules& rules,
                                                const Options& options) {
  if (rules.hot.BeyondSingle() || rules.capture_ends || rules.end_passes < 2) {
    return absl::UnimplementedError(
        "planes: only for bans of one point and games that two passes or more end");
  }
  auto planes = PlaneSet::Create(layout, options.stages);
  if (!planes.ok()) return planes.status();
  PlaneSweeps sweeps(rules, options, std::make_unique<PlaneSet>(*std::move(planes)));
  sweeps.SetPoint({.sweep = 1, .layer = layout.index().grid().points() - 1, .set = 0, .finished = false});
  return sweeps;
}

void PlaneSweeps::SetPoint(const PlanePoint& point) {
  point_ = point;
  changes_->Reset(layout().index().block_count(), point.sweep);
}

void PlaneSweeps::StartFrom(const PlaneSweeps& more) {
  for (const Mover side : {Mover::kFirst, Mover::kSecond}) {
    std::copy_n(more.planes_->Blocks(side), layout().block_words(), planes_->Blocks(side));
    std::copy_n(more.planes_->Kos(side), layout().ko_words(), planes_->Kos(side));
  }
}

absl::Status PlaneSweeps::Run(int threads, Progress* progress, const AtLayer& at_layer) {
  if (stages() && threads > 1) return absl::InvalidArgumentError("planes: stages are found by one thread");
  const OccupancyIndex& index = layout().index();
  const int top = index.grid().points() - 1;
  const auto cancelled = [] { return absl::CancelledError("interrupted while finding planes"); };
  std::vector<std::unique_ptr<BlockVisitor>> visitors;
  for (int i = 0; i < std::max(threads, 1); ++i) {
    visitors.push_back(
        std::make_unique<BlockVisitor>(rules_, at_least(), planes_.get(), *planes_, changes_.get()));
  }
  while (!point_.finished) {
    const int sweep = point_.sweep;
    if (sweep > (stages() ? kMostStages : kMostSweeps)) {
      return absl::ResourceExhaustedError(absl::StrCat("planes: more than ", sweep - 1, " sweeps"));
    }
    while (point_.layer >= 0) {
      const int layer = point_.layer;
      const auto [first, last] = index.Layer(layer);
      const auto chunk = static_cast<uint32_t>(std::max<uint64_t>(kChunkWords / WordsFor(layer), 1));
      std::atomic<uint32_t> next = first;
      std::atomic<bool> stop = false;
      std::atomic<uint64_t> set = 0;
      const auto work = [&, first = first, last = last](size_t thread) {
        BlockVisitor& visitor = *visitors[thread];
        uint64_t mine = 0;
        while (!stop.load(std::memory_order_relaxed)) {
          const uint32_t begin = next.fetch_add(chunk);
          if (begin >= last) break;
          for (uint32_t number = begin; number < std::min(begin + chunk, last); ++number) {
            mine += visitor.Visit(number, sweep);
          }
          // Only the first thread talks: the listener need not know of threads.
          if (thread == 0 &&
              !KeepGoing(progress, absl::StrCat("planes, sweep ", sweep),
                         index.CellsBefore(last) - index.CellsBefore(std::min(next.load(), last)),
                         index.cells())) {
            stop = true;
          }
        }
        set += mine;
      };
      std::vector<std::thread> others;
      for (size_t i = 1; i < visitors.size(); ++i) others.emplace_back(work, i);
      work(0);
      for (std::thread& other : others) other.join();
      point_.set += set;
      if (stop) return cancelled();  // the layer will be visited again; nothing is wrong with what is there
      --point_.layer;
      if (at_layer != nullptr && !at_layer(point_)) return cancelled();
    }
    point_.layer = top;
    point_.finished = point_.set == 0;
    point_.set = 0;
    if (!point_.finished) ++point_.sweep;
  }
  return absl::OkStatus();
}

bool PlaneSweeps::Forces(uint32_t first, uint32_t occupancy, Mover to_move) const {
  return BitOf(planes_->Blocks(to_move), layout().BitOfPosition(first, occupancy));
}

std::optional<PlaneSweeps::Stored> PlaneSweeps::Find(const BitSituation& situation, int first_player) const {
  if (situation.passes > 0) return std::nullopt;
  const auto first = static_cast<uint32_t>(first_player == 0 ? situation.black : situation.white);
  const auto occupancy = static_cast<uint32_t>(situation.black | situation.white);
  const Mover to_move = situation.player == first_player ? Mover::kFirst : Mover::kSecond;
  const uint32_t block = layout().index().BlockOf(occupancy);
  if (situation.bans == 0) return Stored{layout().BitOfPosition(first, occupancy), false, block, to_move};
  if ((situation.bans & (situation.bans - 1)) != 0) return std::nullopt;
  const auto place = layout().PlaceOfKo(first, occupancy, FirstPoint(situation.bans), to_move);
  if (!place.has_value()) return std::nullopt;
  return Stored{(layout().KoWord(place->pattern) << kWordBits) + place->bit, true, block, to_move};
}

bool PlaneSweeps::Forces(const BitSituation& situation, int first_player) const {
  if (const auto stored = Find(situation, first_player); stored.has_value()) {
    return BitOf(stored->ko ? planes_->Kos(stored->to_move) : planes_->Blocks(stored->to_move), stored->bit);
  }
  const bool own_turn = situation.player == first_player;
  bool any = false;
  bool all = true;
  ForEachMove(layout().index().grid(), rules_, situation,
              [&](BitMove, const BitSituation& next, bool finished) {
                const bool forced = finished ? ForcedAtEnd(next, first_player) : Forces(next, first_player);
                any |= forced;
                all &= forced;
              });
  return own_turn ? any : all;
}

uint64_t PlaneSweeps::Rank(const BitSituation& situation, int first_player) const {
  if (situation.passes >= rules_.end_passes) return 0;
  constexpr int kPlies = 8;    // of passes and bans that are played out, between two that are stored
  constexpr int kOrders = 36;  // of bits within a sweep
  if (const auto stored = Find(situation, first_player); stored.has_value()) {
    const uint8_t* stages =
        stored->ko ? planes_->KoStages(stored->to_move) : planes_->BlockStages(stored->to_move);
    const OccupancyIndex& index = layout().index();
    const int layer = index.block(stored->block).layer;
    const auto layers_before = static_cast<uint64_t>(index.grid().points() - 1 - layer);
    const uint64_t blocks_before = stored->block - index.Layer(layer).first;
    // In a block: the other side's positions, the first side's, and then those with bans.
    const uint64_t order = (stored->ko ? 2 : 0) + (stored->to_move == Mover::kFirst ? 1 : 0);
    const uint64_t in_sweep = ((layers_before << 25 | blocks_before) << 2 | order);
    return (uint64_t{stages[stored->bit]} << kOrders | in_sweep) << kPlies;
  }
  const bool own_turn = situation.player == first_player;
  uint64_t rank = own_turn ? std::numeric_limits<uint64_t>::max() - 1 : 0;
  ForEachMove(layout().index().grid(), rules_, situation,
              [&](BitMove, const BitSituation& next, bool finished) {
                if (own_turn) {
                  if (finished ? ForcedAtEnd(next, first_player) : Forces(next, first_player)) {
                    rank = std::min(rank, finished ? 0 : Rank(next, first_player));
                  }
                } else {
                  rank = std::max(rank, finished ? 0 : Rank(next, first_player));
                }
              });
  return rank + 1;
}

bool PlaneSweeps::ForcedAtEnd(const BitSituation& situation, int first_player) const {
  const Stones stones =
      first_player == 0 ? Stones{situation.black, situation.white} : Stones{situation.white, situation.black};
  return AreaDifference(layout().index().grid(), stones) >= at_least();
}

PlaneSweeps::Counts PlaneSweeps::Count() const {
  const OccupancyIndex& index = layout().index();
  BlockVisitor visitor(rules_, at_least(), planes_.get(), *planes_, changes_.get());
  Counts counts;
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    Counts here;
    visitor.ForEachWord(number, [&](uint64_t legal, uint64_t first, uint64_t second) {
      const auto count = [&](uint64_t bits) {
        return static_cast<uint64_t>(hotstone::enumerate::Count(bits & legal));
      };
      here.legal += count(legal);
      here.first += count(first);
      here.second += count(second);
    });
    const uint64_t orbit = index.block(number).orbit;
    counts.legal += here.legal * orbit;
    counts.first += here.first * orbit;
    counts.second += here.second * orbit;
  }
  return counts;
}

}  // namespace hotstone::enumerate
