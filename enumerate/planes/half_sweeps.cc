// One plane is read whole, the other one goes by in chunks: some blocks of a layer with the kos that belong to
// them, which lie together in the store as they do in memory.
//
// For example on 2x1 for a difference of 2: half-sweep 1 finds nothing to set (all positions of one stone are
// legal). Half-sweep 2, the other side to move: with a stone of the first side on A1 the other may take it, or
// pass, which wins nothing for it where the area is enough; no bit is set while a play leads to a clear one.
// Half-sweep 3 sets the first side's bit there if half-sweep 2 set one.
#include "enumerate/planes/half_sweeps.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "enumerate/planes/block_team.h"

namespace hotstone::enumerate {
namespace {

using Part = PlaneStore::Part;

// In half-sweep 1 only illegal positions get bits, and when half-sweep 2 sets none the first plane has not yet been
// found from the second.
constexpr int kFirstThatMayEnd = 3;

constexpr uint64_t kReadWords = 1 << 22;  // at a time, between two looks at whether to stop

Mover MoverOf(int sweep) { return sweep % 2 == 1 ? Mover::kFirst : Mover::kSecond; }

}  // namespace

HalfSweeps::Chunk HalfSweeps::ChunkFrom(const PlaneLayout& layout, const Options& options, uint32_t first) {
  const OccupancyIndex& index = layout.index();
  const int layer = index.block(first).layer;
  const uint32_t end = index.Layer(layer).second;
  const auto ko_from = [&](uint32_t number) {
    return number < index.block_count() ? layout.KoWordOfBlock(number) : layout.ko_words();
  };
  Chunk chunk{first, first, {0, 0, layout.BlockWord(first), ko_from(first)}};
  while (chunk.last < end) {
    const uint64_t blocks = chunk.words.block_words + WordsFor(layer);
    const uint64_t kos = ko_from(chunk.last + 1) - chunk.words.ko_from;
    if (chunk.last > first && blocks + kos > options.piece_words) break;
    chunk.words.block_words = blocks;
    chunk.words.ko_words = kos;
    ++chunk.last;
  }
  return chunk;
}

PlaneSet::Piece HalfSweeps::LargestChunk(const PlaneLayout& layout, const Options& options) {
  PlaneSet::Piece largest;
  for (uint32_t number = 0; number < layout.index().block_count();) {
    const Chunk chunk = ChunkFrom(layout, options, number);
    largest.block_words = std::max(largest.block_words, chunk.words.block_words);
    largest.ko_words = std::max(largest.ko_words, chunk.words.ko_words);
    number = chunk.last;
  }
  return largest;
}

uint64_t HalfSweeps::Bytes(const PlaneLayout& layout, const Options& options) {
  const PlaneSet::Piece piece = LargestChunk(layout, options);
  const uint64_t words = layout.block_words() + layout.ko_words() + piece.block_words + piece.ko_words;
  return layout.index().Bytes() + layout.Bytes() + words * sizeof(uint64_t) +
         sizeof(uint16_t) * 2 * layout.index().block_count();
}

HalfSweeps::HalfSweeps(const PlaneLayout& layout, const FiniteRules& rules, const Options& options,
                       PlaneStore* store, std::unique_ptr<PlaneSet> planes)
    : layout_(&layout), rules_(rules), options_(options), store_(store), planes_(std::move(planes)) {}

absl::StatusOr<HalfSweeps> HalfSweeps::Create(const PlaneLayout& layout, const FiniteRules& rules,
                                              const Options& options, const PlanePoint& point,
                                              PlaneStore* store) {
  if (absl::Status status = CheckPlaneRules(rules); !status.ok()) return status;
  const PlaneSet::Piece whole = {layout.block_words(), layout.ko_words(), 0, 0};
  auto planes = PlaneSet::CreatePieces(layout, {whole, LargestChunk(layout, options)});
  if (!planes.ok()) return planes.status();
  HalfSweeps sweeps(layout, rules, options, store, std::make_unique<PlaneSet>(*std::move(planes)));
  const int top = layout.index().grid().points() - 1;
  sweeps.point_ = point;
  if (point == PlanePoint{}) sweeps.point_.layer = top;
  sweeps.changes_->Reset(layout.index().block_count(), std::max(point.sweep, point.may_end - 1));
  return sweeps;
}

// The plane that the plays of a half-sweep lead to is read into the memory for a whole one.
absl::Status HalfSweeps::Begin(Mover to_move, Progress* progress) {
  const Mover other = Opposing(to_move);
  if (roomy_ == other && loaded_) return absl::OkStatus();
  if (roomy_ != other) planes_->ExchangeSides();
  roomy_ = other;
  loaded_ = false;
  planes_->MovePiece(other, 0, 0);
  const uint64_t total = layout_->block_words() + layout_->ko_words();
  const std::string what = absl::StrCat("a plane read, half-sweep ", point_.sweep);
  for (uint64_t at = 0; at < total;) {
    const bool kos = at >= layout_->block_words();
    const uint64_t from = kos ? at - layout_->block_words() : at;
    const uint64_t count = std::min(kReadWords, (kos ? layout_->ko_words() : layout_->block_words()) - from);
    uint64_t* const words = (kos ? planes_->Kos(other) : planes_->Blocks(other)) + from;
    if (absl::Status status = store_->Read(other, kos ? Part::kKos : Part::kBlocks, from, {words, count});
        !status.ok()) {
      return status;
    }
    at += count;
    if (!KeepGoing(progress, what, at * sizeof(uint64_t), total * sizeof(uint64_t))) {
      return absl::CancelledError("interrupted while reading a plane");
    }
  }
  loaded_ = true;
  return absl::OkStatus();
}

absl::Status HalfSweeps::ReadChunk(Mover to_move, const Chunk& chunk) {
  const PlaneSet::Piece& piece = chunk.words;
  planes_->MovePiece(to_move, piece.block_from, piece.ko_from);
  absl::Status status =
      store_->Read(to_move, Part::kBlocks, piece.block_from, {planes_->Blocks(to_move), piece.block_words});
  if (!status.ok()) return status;
  return store_->Read(to_move, Part::kKos, piece.ko_from, {planes_->Kos(to_move), piece.ko_words});
}

absl::Status HalfSweeps::WriteChunk(Mover to_move, const Chunk& chunk) {
  const PlaneSet::Piece& piece = chunk.words;
  absl::Status status =
      store_->Write(to_move, Part::kBlocks, piece.block_from, {planes_->Blocks(to_move), piece.block_words});
  if (!status.ok()) return status;
  return store_->Write(to_move, Part::kKos, piece.ko_from, {planes_->Kos(to_move), piece.ko_words});
}

absl::Status HalfSweeps::VisitLayer(Mover to_move, BlockTeam& team, Progress* progress) {
  const OccupancyIndex& index = layout_->index();
  const int sweep = point_.sweep;
  std::array<bool, 2> movers{};
  movers[Number(to_move)] = true;
  const auto keep_going = [&](uint64_t done) {
    return KeepGoing(progress, absl::StrCat("planes, half-sweep ", sweep), done, index.cells());
  };
  const auto [first, last] = index.Layer(point_.layer);
  for (uint32_t number = first; number < last;) {
    const Chunk chunk = ChunkFrom(*layout_, options_, number);
    if (absl::Status status = ReadChunk(to_move, chunk); !status.ok()) return status;
    uint64_t set = 0;
    const bool all = team.Visit(chunk.first, chunk.last, sweep, movers, keep_going, &set);
    point_.set += set;
    if (set > 0 || sweep == 1) {
      if (absl::Status status = WriteChunk(to_move, chunk); !status.ok()) return status;
    }
    // The layer will be visited again; nothing is wrong with what is there.
    if (!all) return absl::CancelledError("interrupted while finding planes");
    unsaved_words_ += chunk.words.block_words + chunk.words.ko_words;
    number = chunk.last;
  }
  return absl::OkStatus();
}

absl::Status HalfSweeps::RunToEnd(int threads, Progress* progress, const PlaneSweeps::AtLayer& at_layer) {
  BlockTeam team(threads, rules_, options_.at_least, planes_.get(), *planes_, changes_.get());
  while (!point_.finished) {
    const int sweep = point_.sweep;
    if (sweep > kMostPlaneSweeps) {
      return absl::ResourceExhaustedError(absl::StrCat("planes: more than ", sweep - 1, " half-sweeps"));
    }
    const Mover to_move = MoverOf(sweep);
    if (absl::Status status = Begin(to_move, progress); !status.ok()) return status;
    while (point_.layer >= 0) {
      if (absl::Status status = VisitLayer(to_move, team, progress); !status.ok()) return status;
      --point_.layer;
      if (unsaved_words_ >= options_.save_words) {
        if (absl::Status status = SavePoint(false); !status.ok()) return status;
      }
      if (at_layer != nullptr && !at_layer(point_)) {
        return absl::CancelledError("interrupted while finding planes");
      }
    }
    point_.layer = layout_->index().grid().points() - 1;
    point_.finished = point_.set == 0 && sweep >= std::max(kFirstThatMayEnd, point_.may_end);
    point_.set = 0;
    if (!point_.finished) ++point_.sweep;
  }
  return absl::OkStatus();
}

absl::Status HalfSweeps::SavePoint(bool stopped) {
  PlanePoint point = point_;
  if (!stopped) point.may_end = std::max(point.may_end, point.sweep + 2);
  unsaved_words_ = 0;
  return store_->SavePoint(point);
}

absl::Status HalfSweeps::Run(int threads, Progress* progress, const PlaneSweeps::AtLayer& at_layer) {
  // From here on it may be killed.
  if (absl::Status status = SavePoint(false); !status.ok()) return status;
  const absl::Status run = RunToEnd(threads, progress, at_layer);
  if (!run.ok() && !absl::IsCancelled(run)) return run;  // the store may be at fault: its last point stands
  if (absl::Status status = SavePoint(true); !status.ok()) return status;
  return run;
}

absl::StatusOr<bool> HalfSweeps::Forces(const BitSituation& situation, int first_player) const {
  absl::Status status;
  const bool forced =
      ForcedIn({layout_, rules_, options_.at_least}, situation, first_player, [&](const PlaneBit& bit) {
        uint64_t word = 0;
        const absl::Status read =
            store_->Read(bit.to_move, bit.ko ? Part::kKos : Part::kBlocks, bit.bit >> kWordBits, {&word, 1});
        if (!read.ok()) status = read;
        return (word >> (bit.bit & 63) & 1) != 0;
      });
  if (!status.ok()) return status;
  return forced;
}

absl::StatusOr<PlaneCounts> HalfSweeps::Count(Progress* progress) {
  const OccupancyIndex& index = layout_->index();
  const auto visitor =
      BlockVisitor::Create(rules_, options_.at_least, planes_.get(), *planes_, changes_.get());
  PlaneCounts counts;
  loaded_ = false;
  for (uint32_t number = 0; number < index.block_count();) {
    const Chunk chunk = ChunkFrom(*layout_, options_, number);
    for (const Mover to_move : kMovers) {
      if (absl::Status status = ReadChunk(to_move, chunk); !status.ok()) return status;
    }
    for (uint32_t block = chunk.first; block < chunk.last; ++block) visitor->AddCounts(block, &counts);
    number = chunk.last;
    if (!KeepGoing(progress, "positions counted", index.CellsBefore(number), index.cells())) {
      return absl::CancelledError("interrupted while counting");
    }
  }
  return counts;
}

}  // namespace hotstone::enumerate
