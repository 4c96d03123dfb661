#include "enumerate/numbers/border_count_graph.h"

#include <algorithm>

namespace hotstone::enumerate {
namespace {

constexpr int kFirstLogSlots = 8;
constexpr uint64_t kReportEvery = 1 << 12;

BorderCode RowEndCanonical(BorderCode border, int width) {
  return std::min(ColorCanonical(border), ColorCanonical(Mirrored(border, width)));
}

}  // namespace

BorderCodeSet::BorderCodeSet()
    : codes_(1), slots_(size_t{1} << kFirstLogSlots), shift_(64 - kFirstLogSlots) {}

uint32_t BorderCodeSet::Number(BorderCode code) {
  if (2 * codes_.size() > slots_.size()) Grow();
  const size_t mask = slots_.size() - 1;
  // Fibonacci hashing after folding; the top bits choose the slot.
  size_t slot = ((code ^ (code >> 29)) * 0x9E3779B97F4A7C15) >> shift_;
  while (slots_[slot] != 0) {
    if (codes_[slots_[slot]] == code) return slots_[slot];
    slot = (slot + 1) & mask;
  }
  slots_[slot] = static_cast<uint32_t>(codes_.size());
  codes_.push_back(code);
  return slots_[slot];
}

void BorderCodeSet::Grow() {
  --shift_;
  std::vector<uint32_t>(slots_.size() * 2).swap(slots_);
  const size_t mask = slots_.size() - 1;
  for (uint32_t number = 1; number < codes_.size(); ++number) {
    const BorderCode code = codes_[number];
    size_t slot = ((code ^ (code >> 29)) * 0x9E3779B97F4A7C15) >> shift_;
    while (slots_[slot] != 0) slot = (slot + 1) & mask;
    slots_[slot] = number;
  }
}

absl::StatusOr<BorderGraph> BorderGraph::Build(int width, int rows, Progress* progress) {
  BorderGraph graph;
  graph.width_ = width;
  graph.successors_.assign(width, std::vector<Successors>(1));
  graph.reached_.resize(width);
  std::vector<BorderCodeSet> sets(width);
  sets[0].Number(EdgeBorder(width));
  uint64_t states = 0;
  for (int row = 0; row < rows; ++row) {
    bool any_new = false;
    for (int c = 0; c < width; ++c) {
      const bool row_ends = c + 1 == width;
      BorderCodeSet& from = sets[c];
      BorderCodeSet& to = sets[row_ends ? 0 : c + 1];
      std::vector<Successors>& successors = graph.successors_[c];
      const uint32_t end = from.size();
      graph.reached_[c].push_back(end);
      for (uint32_t number = static_cast<uint32_t>(successors.size()); number <= end; ++number) {
        any_new = true;
        if (++states % kReportEvery == 0 && !KeepGoing(progress, "border states", states, 0)) {
          return absl::CancelledError("counting was stopped");
        }
        const BorderCode border = from.At(number);
        Successors next{};
        for (const Cell cell : {Cell::kEmpty, Cell::kBlack, Cell::kWhite}) {
          const auto after = PutCell(border, c, cell);
          if (!after.has_value()) continue;
          next[static_cast<int>(cell)] =
              to.Number(row_ends ? RowEndCanonical(*after, width) : ColorCanonical(*after));
        }
        successors.push_back(next);
      }
    }
    if (!any_new) break;
  }
  // States that only the end of the last row reaches have no successors but may end the board.
  graph.settled_.assign(sets[0].size() + 1, false);
  for (uint32_t number = 1; number <= sets[0].size(); ++number) {
    graph.settled_[number] = IsSettled(sets[0].At(number));
  }
  return graph;
}

uint32_t BorderGraph::Reached(int c, int row) const {
  return reached_[c][std::min<size_t>(row, reached_[c].size() - 1)];
}

uint64_t BorderGraph::States() const {
  uint64_t states = 0;
  for (int c = 0; c < width_; ++c) states += StatesIn(c);
  return states;
}

}  // namespace hotstone::enumerate
