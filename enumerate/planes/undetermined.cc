#include "enumerate/planes/undetermined.h"

#include <span>

namespace hotstone::enumerate {
namespace {

uint64_t Reversed(uint64_t word) {
  for (size_t place = 0; place < kWordBits; ++place) {
    const int shift = 1 << place;
    const uint64_t upper = kPlacesWithBit[place];
    word = (word & upper) >> shift | (word & ~upper) << shift;
  }
  return word;
}

}  // namespace

UndeterminedPositions::UndeterminedPositions(const PlaneLayout& layout)
    : layout_(&layout), words_(layout.block_words()) {}

void UndeterminedPositions::Add(const PlaneSweeps& one, const PlaneSweeps& other) {
  const OccupancyIndex& index = layout_->index();
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    const int stones = index.block(number).layer;
    const uint64_t words = WordsFor(stones);
    const uint64_t* const forced = one.planes().BlockWords(Mover::kFirst, number);
    const uint64_t* const held = other.planes().BlockWords(Mover::kSecond, number);
    uint64_t* const here = words_.data() + layout_->BlockWord(number);
    const int shift = stones < kWordBits ? 64 - (1 << stones) : 0;
    for (uint64_t w = 0; w < words; ++w) {
      here[w] |= ~forced[w] & ~(Reversed(held[words - 1 - w]) >> shift);
    }
  }
}

uint64_t UndeterminedPositions::Count(PlaneSweeps& planes) const {
  const OccupancyIndex& index = layout_->index();
  ChangeLog none;
  const auto visitor = BlockVisitor::Create(planes.rules(), planes.at_least(), &planes.planes(),
                                            planes.planes(), &none);
  uint64_t all = 0;
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    const std::span<const uint64_t> legal = visitor->LegalWords(number);
    const uint64_t* const here = words_.data() + layout_->BlockWord(number);
    uint64_t in_block = 0;
    for (size_t w = 0; w < legal.size(); ++w) {
      in_block += static_cast<uint64_t>(enumerate::Count(here[w] & legal[w]));
    }
    all += in_block * index.block(number).orbit;
  }
  return all;
}

}  // namespace hotstone::enumerate
