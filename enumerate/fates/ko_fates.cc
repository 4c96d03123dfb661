#include "enumerate/fates/ko_fates.h"

#include <cstdlib>

namespace hotstone::enumerate {
namespace {

constexpr size_t kFirstDisturbing = 3;
constexpr size_t kUnclassified = 5;

size_t RowOf(const KoVerdict& verdict) {
  switch (verdict.ko_class) {
    case KoClass::kFighting:
      return static_cast<size_t>(*verdict.fighting);
    case KoClass::kDisturbing:
      return kFirstDisturbing + static_cast<size_t>(*verdict.disturbing);
    case KoClass::kUnclassified:
      return kUnclassified;
  }
  std::abort();  // not an enumerator
}

KoByRemoval ByRemoval(const KoPosition& position, const FateSets& fates) {
  const BitBoard stones = position.LastingStones();
  if ((stones & fates.ByTurn()) != 0) return KoByRemoval::kByTurn;
  return (stones & fates.Hanging()) != 0 ? KoByRemoval::kHanging : KoByRemoval::kSettled;
}

}  // namespace

uint64_t KoFates::Total() const {
  uint64_t total = 0;
  for (const auto& row : positions) total += row[0] + row[1] + row[2];
  return total;
}

uint64_t KoFates::Classified() const {
  uint64_t classified = 0;
  for (size_t row = 0; row < kUnclassified; ++row)
    classified += positions[row][0] + positions[row][1] + positions[row][2];
  return classified;
}

uint64_t KoFates::Agree(bool hanging_is_open) const {
  uint64_t agree = 0;
  for (size_t row = 0; row < kUnclassified; ++row) {
    const auto& [by_turn, hanging, settled] = positions[row];
    const uint64_t open = by_turn + (hanging_is_open ? hanging : 0);
    agree += row < kFirstDisturbing ? open : by_turn + hanging + settled - open;
  }
  return agree;
}

KoFates CountKoFates(const FateTable& table) {
  KoFates counts;
  table.ForEachPosition([&](Stones stones, const FateSets& fates, uint64_t images) {
    for (const KoPosition& position : FindKoPositions(table.grid(), stones)) {
      const size_t row = RowOf(Classify(table.grid(), stones, position));
      counts.positions[row][static_cast<size_t>(ByRemoval(position, fates))] += images;
    }
  });
  return counts;
}

}  // namespace hotstone::enumerate
