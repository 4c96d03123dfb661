// Deal says which process has which words and where; Source supplies the words that visitors read;
// Storage publishes what they found.
//
// For example 2x1 by two processes: the layer with one stone has one block, which goes to the
// second process, and so does the empty board's. The first process visits nothing, reports no
// changes of its own, and holds no word. On a board with more blocks the first layer would be cut
// in two.
#include "distribute/plane_ranks.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "base/status_macros.h"
#include "distribute/rank_share.h"
#include "enumerate/index/occupancy_shares.h"
#include "enumerate/planes/forced_situation.h"
#include "enumerate/planes/plane_goal.h"
#include "enumerate/sweeps/run_sweeps.h"

namespace hotstone::distribute {

using enumerate::kMovers;
using enumerate::Mover;
using enumerate::Number;
using enumerate::OccupancyIndex;
using enumerate::PlaneCounts;
using enumerate::PlaneGoal;
using enumerate::PlaneLayout;
using enumerate::PlaneSet;
using enumerate::PlaneStore;
using enumerate::WordsFor;
using Part = PlaneStore::Part;

namespace {

constexpr std::array<Part, 2> kParts = {Part::kBlocks, Part::kKos};
constexpr uint64_t kFetchedWords = uint64_t{64} << 17;  // words kept: 64 MiB

}  // namespace

// The words of a process: by side to move, first blocks and then kos, each layer after layer.
class PlaneRanks::Deal {
 public:
  Deal(const PlaneLayout& layout, int rank, int size) : layout_(layout), rank_(rank), size_(size) {
    const int layers = layout.index().grid().points();
    at_.resize(static_cast<size_t>(size));
    for (int r = 0; r < size; ++r) {
      uint64_t word = 0;
      for (const Mover mover : kMovers) {
        for (const Part part : kParts) {
          auto& at = at_[static_cast<size_t>(r)][Number(mover)][static_cast<size_t>(part)];
          for (int layer = 0; layer < layers; ++layer) {
            at.push_back(word);
            word += Share(r, layer, part).count;
          }
        }
      }
      words_.push_back(word);
    }
  }

  struct Range {
    uint64_t from, count;  // words as in the layout
  };
  Range Share(int rank, int layer, Part part) const {
    const enumerate::LayerShare share =
        enumerate::ShareOfLayer(layout_.index(), layer, rank, size_);
    const uint64_t from = WordOf(share.first_block, layer, part);
    return {from, WordOf(share.last_block, layer, part) - from};
  }
  Range Own(int layer, Part part) const { return Share(rank_, layer, part); }

  // The index of the first word of a layer's share in a process.
  uint64_t Place(int rank, Mover mover, Part part, int layer) const {
    return at_[static_cast<size_t>(rank)][Number(mover)][static_cast<size_t>(part)]
              [static_cast<size_t>(layer)];
  }
  uint64_t OwnPlace(Mover mover, Part part, int layer) const {
    return Place(rank_, mover, part, layer);
  }
  uint64_t OwnWords() const { return words_[static_cast<size_t>(rank_)]; }

  int OwnerOf(uint32_t number) const {
    const int layer = layout_.index().block(number).layer;
    int low = 0;
    for (int high = size_; low + 1 < high;) {
      const int middle = (low + high) / 2;
      (enumerate::ShareOfLayer(layout_.index(), layer, middle, size_).first_block <= number
           ? low
           : high) = middle;
    }
    return low;
  }

 private:
  // The first word of a block of a layer, or the end of the layer.
  uint64_t WordOf(uint32_t number, int layer, Part part) const {
    const OccupancyIndex& index = layout_.index();
    if (part == Part::kKos) {
      return number < index.block_count() ? layout_.KoWordOfBlock(number) : layout_.ko_words();
    }
    const uint32_t first = index.Layer(layer).first;
    return layout_.BlockWord(first) + (number - first) * WordsFor(layer);
  }

  const PlaneLayout& layout_;
  const int rank_;
  const int size_;
  std::vector<std::array<std::array<std::vector<uint64_t>, 2>, 2>> at_;
  std::vector<uint64_t> words_;
};

// Words of any process, as last agreed on. An MPI error is kept; words read as clear from then on.
class PlaneRanks::Source final : public enumerate::PlaneSource {
 public:
  Source(const PlaneLayout& layout, const Deal& deal, const SharedWords& shared)
      : layout_(layout), deal_(deal), shared_(shared) {}

  const uint64_t* BlockWords(Mover to_move, uint32_t number) const override {
    const int layer = layout_.index().block(number).layer;
    return Find(to_move, Part::kBlocks, number, layer, layout_.BlockWord(number), WordsFor(layer));
  }
  const uint64_t* KoWords(Mover to_move, uint32_t pattern) const override {
    const uint64_t word = layout_.KoWord(pattern);
    const uint32_t number = BlockOfPattern(pattern);
    const OccupancyIndex& index = layout_.index();
    const auto& shape = index.KoPatterns(number)[pattern - index.block(number).first_ko];
    return Find(to_move, Part::kKos, number, index.block(number).layer, word,
                WordsFor(enumerate::Count(shape.free)));
  }
  // Must be called when words have changed.
  void Forget() const {
    fetched_.clear();
    fetched_words_ = 0;
  }
  const absl::Status& status() const { return status_; }

 private:
  uint32_t BlockOfPattern(uint32_t pattern) const {
    const OccupancyIndex& index = layout_.index();
    uint32_t low = 0;
    for (uint32_t high = index.block_count(); low + 1 < high;) {
      const uint32_t middle = low + (high - low) / 2;
      (index.block(middle).first_ko <= pattern ? low : high) = middle;
    }
    return low;
  }

  const uint64_t* Find(Mover to_move, Part part, uint32_t number, int layer, uint64_t word,
                       uint64_t count) const {
    const uint64_t key = word << 2 | Number(to_move) << 1 | static_cast<uint64_t>(part);
    if (const auto there = fetched_.find(key); there != fetched_.end()) return there->second.data();
    if (fetched_words_ > kFetchedWords) Forget();
    std::vector<uint64_t>& words = fetched_[key];
    words.resize(count);
    fetched_words_ += count;
    const int owner = deal_.OwnerOf(number);
    const uint64_t from =
        deal_.Place(owner, to_move, part, layer) + word - deal_.Share(owner, layer, part).from;
    if (status_.ok()) status_ = shared_.Get(owner, from, words);
    return words.data();
  }

  const PlaneLayout& layout_;
  const Deal& deal_;
  const SharedWords& shared_;
  mutable std::unordered_map<uint64_t, std::vector<uint64_t>> fetched_;
  mutable uint64_t fetched_words_ = 0;
  mutable absl::Status status_;
};

PlaneRanks::PlaneRanks(const World& world, const PlaneLayout& layout,
                       const enumerate::FiniteRules& rules, int at_least)
    : world_(world),
      layout_(layout),
      rules_(rules),
      at_least_(at_least),
      deal_(std::make_unique<Deal>(layout, world.rank(), world.size())),
      changes_(std::make_unique<enumerate::ChangeLog>()) {}

PlaneRanks::~PlaneRanks() = default;

absl::StatusOr<std::unique_ptr<PlaneRanks>> PlaneRanks::Create(const World& world,
                                                               const PlaneLayout& layout,
                                                               const enumerate::FiniteRules& rules,
                                                               int at_least) {
  RETURN_IF_ERROR(enumerate::CheckPlaneRules(rules));
  std::unique_ptr<PlaneRanks> planes(new PlaneRanks(world, layout, rules, at_least));
  ASSIGN_OR_RETURN(planes->shared_, SharedWords::Create(planes->deal_->OwnWords()));
  planes->source_ = std::make_unique<Source>(layout, *planes->deal_, *planes->shared_);
  PlaneSet::Piece largest;
  for (int layer = 0; layer < layout.index().grid().points(); ++layer) {
    largest.block_words =
        std::max(largest.block_words, planes->deal_->Own(layer, Part::kBlocks).count);
    largest.ko_words = std::max(largest.ko_words, planes->deal_->Own(layer, Part::kKos).count);
  }
  ASSIGN_OR_RETURN(auto pieces, PlaneSet::CreatePieces(layout, {largest, largest}));
  planes->pieces_ = std::make_unique<PlaneSet>(std::move(pieces));
  planes->changes_->Reset(layout.index(), rules, enumerate::ChangeLog::Sweeps::kWhole, 1);
  return planes;
}

uint64_t PlaneRanks::words_held() const { return deal_->OwnWords(); }

void PlaneRanks::CopyIn(int layer) {
  for (const Mover mover : kMovers) {
    pieces_->MovePiece(mover, deal_->Own(layer, Part::kBlocks).from,
                       deal_->Own(layer, Part::kKos).from);
    for (const Part part : kParts) {
      std::copy_n(shared_->own() + deal_->OwnPlace(mover, part, layer),
                  deal_->Own(layer, part).count,
                  part == Part::kKos ? pieces_->Kos(mover) : pieces_->Blocks(mover));
    }
  }
}

void PlaneRanks::CopyOut(int layer) {
  for (const Mover mover : kMovers) {
    for (const Part part : kParts) {
      std::copy_n(part == Part::kKos ? pieces_->Kos(mover) : pieces_->Blocks(mover),
                  deal_->Own(layer, part).count,
                  shared_->own() + deal_->OwnPlace(mover, part, layer));
    }
  }
}

// The share of a layer is visited in a copy, which is published when all have visited theirs.
class PlaneRanks::Storage final : public enumerate::SweepStorage {
 public:
  explicit Storage(PlaneRanks& ranks) : ranks_(ranks) {}

  absl::Status Fetch(uint32_t, uint32_t) override {
    ranks_.CopyIn(ranks_.point_.layer);
    return absl::OkStatus();
  }

  absl::Status Keep(uint32_t first, uint32_t last, uint64_t) override {
    RETURN_IF_ERROR(ranks_.shared_->Agree());  // all have read
    ranks_.CopyOut(ranks_.point_.layer);
    RETURN_IF_ERROR(ranks_.shared_->Agree());  // all have written
    ranks_.source_->Forget();
    RETURN_IF_ERROR(TellChanges(first, last));
    return ranks_.source_->status();
  }

 private:
  // Tells all processes which blocks got bits in this sweep; this process's blocks are `own_first`
  // to before `own_last`.
  absl::Status TellChanges(uint32_t own_first, uint32_t own_last) {
    const enumerate::PlanePoint& point = ranks_.point_;
    const OccupancyIndex& index = ranks_.layout_.index();
    enumerate::ChangeLog& changes = *ranks_.changes_;
    const auto [first, last] = index.Layer(point.layer);
    std::vector<uint8_t> changed(last - first);  // one bit for each side to move
    std::vector<uint64_t> begin;
    for (int r = 0; r < ranks_.world_.size(); ++r) {
      const auto share = enumerate::ShareOfLayer(index, point.layer, r, ranks_.world_.size());
      begin.push_back(share.first_block - first);
    }
    begin.push_back(last - first);
    for (uint32_t number = own_first; number < own_last; ++number) {
      for (const Mover mover : kMovers) {
        if (changes.Last(number, mover) == point.sweep) {
          changed[number - first] |= static_cast<uint8_t>(1 << Number(mover));
        }
      }
    }
    RETURN_IF_ERROR(ranks_.world_.GatherParts(changed.data(), 1, begin));
    for (uint32_t number = first; number < last; ++number) {
      for (const Mover mover : kMovers) {
        if ((changed[number - first] >> Number(mover) & 1) != 0)
          changes.Note(number, mover, point.sweep, enumerate::ChangeLog::Everything(),
                       mover == Mover::kFirst);
      }
    }
    return absl::OkStatus();
  }

  PlaneRanks& ranks_;
};

absl::Status PlaneRanks::TakeUp(int sweep) {
  point_.sweep = sweep;
  changes_->Reset(layout_.index(), rules_, enumerate::ChangeLog::Sweeps::kWhole, sweep);
  return shared_->Agree();
}

absl::Status PlaneRanks::Run(Progress* progress, const std::function<bool()>& wants_stop,
                             const std::function<absl::Status()>& at_sweep) {
  point_ = {point_.sweep, layout_.index().grid().points() - 1, 0, false};
  PlaneGoal goal(PlaneGoal::Kind::kWholeSweeps, 1, rules_, at_least_, pieces_.get(), *source_,
                 changes_.get(), &point_);
  RankShare share(world_, layout_.index(), wants_stop);
  Storage storage(*this);
  ShownProgress shown(progress);
  return enumerate::RunSweeps({layout_.index(), goal, &share, &storage, &shown, nullptr, at_sweep});
}

absl::StatusOr<bool> PlaneRanks::Forces(const enumerate::BitSituation& situation,
                                        int first_player) const {
  const OccupancyIndex& index = layout_.index();
  const bool forced = enumerate::ForcedIn(
      {&layout_, rules_, at_least_}, situation, first_player, [&](const enumerate::PlaneBit& bit) {
        if (!bit.ko) {
          const uint64_t from = layout_.BlockWord(bit.block) << enumerate::kWordBits;
          return enumerate::BitOf(source_->BlockWords(bit.to_move, bit.block), bit.bit - from);
        }
        uint32_t pattern = index.block(bit.block).first_ko;
        const size_t count = index.KoPatterns(bit.block).size();
        const uint64_t word = bit.bit >> enumerate::kWordBits;
        for (size_t i = 1; i < count && layout_.KoWord(pattern + 1) <= word; ++i) ++pattern;
        const uint64_t from = layout_.KoWord(pattern) << enumerate::kWordBits;
        return enumerate::BitOf(source_->KoWords(bit.to_move, pattern), bit.bit - from);
      });
  if (!source_->status().ok()) return source_->status();
  return forced;
}

absl::StatusOr<PlaneCounts> PlaneRanks::Count() {
  const auto visitor =
      enumerate::BlockVisitor::Create(rules_, at_least_, pieces_.get(), *source_, changes_.get());
  PlaneCounts counts;
  for (int layer = 0; layer < layout_.index().grid().points(); ++layer) {
    CopyIn(layer);
    const auto own = enumerate::ShareOfLayer(layout_.index(), layer, world_.rank(), world_.size());
    for (uint32_t number = own.first_block; number < own.last_block; ++number) {
      visitor->AddCounts(number, &counts);
    }
  }
  uint64_t sums[] = {counts.legal, counts.first, counts.second};
  RETURN_IF_ERROR(world_.Sum(sums));
  return PlaneCounts{sums[0], sums[1], sums[2]};
}

absl::Status PlaneRanks::Write(PlaneStore& store) const {
  for (int layer = 0; layer < layout_.index().grid().points(); ++layer) {
    for (const Mover mover : kMovers) {
      for (const Part part : kParts) {
        const Deal::Range own = deal_->Own(layer, part);
        const uint64_t* const words = shared_->own() + deal_->OwnPlace(mover, part, layer);
        RETURN_IF_ERROR(store.Write(mover, part, own.from, {words, own.count}));
      }
    }
  }
  return absl::OkStatus();
}

absl::Status PlaneRanks::Read(PlaneStore& store) {
  for (int layer = 0; layer < layout_.index().grid().points(); ++layer) {
    for (const Mover mover : kMovers) {
      for (const Part part : kParts) {
        const Deal::Range own = deal_->Own(layer, part);
        uint64_t* const words = shared_->own() + deal_->OwnPlace(mover, part, layer);
        RETURN_IF_ERROR(store.Read(mover, part, own.from, {words, own.count}));
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::distribute
