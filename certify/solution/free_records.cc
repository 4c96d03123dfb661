#include "certify/solution/free_records.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "certify/positions/position_images.h"

namespace hotstone::certify {

FreeImages::FreeImages(const spec::BoardSize& board) {
  assert(board.points() <= KnownPlays::kMostPoints);
  const PositionImages images(board, true);
  maps_.resize(static_cast<size_t>(images.symmetries()));
  for (int symmetry = 0; symmetry < images.symmetries(); ++symmetry) {
    for (int i = 0; i < board.points(); ++i) {
      const int image = board.Index(images.Image(symmetry, board.At(i)));
      auto& map = maps_[static_cast<size_t>(symmetry)][static_cast<size_t>(i / 8)];
      for (size_t byte = 0; byte < 256; ++byte) {
        if ((byte >> (i % 8) & 1) != 0) map[byte] |= uint32_t{1} << image;
      }
    }
  }
}

FreeImages::Least FreeImages::LeastOf(uint32_t points) const {
  Least least{points, 0};
  for (int symmetry = 1; symmetry < symmetries(); ++symmetry) {
    const uint32_t image = Map(symmetry, points);
    if (image < least.points) least = {image, symmetry};
  }
  return least;
}

ListedRecord InLeastImage(const FreeImages& images, const KnownPosition& known, uint32_t play,
                          uint32_t rank) {
  assert(rank <= kMostSolutionRank);
  const int symmetry = images.LeastOf(known.own).symmetry;
  const KnownPosition image = images.Map(symmetry, known);
  const auto move = static_cast<uint8_t>(std::countr_zero(images.Map(symmetry, play)));
  return {image.own, {image.opp, image.empty, static_cast<uint16_t>(rank), move}};
}

WantedImages::WantedImages(const FreeImages& symmetries, const KnownPosition& known,
                           uint32_t banned) {
  const uint32_t own = symmetries.LeastOf(known.own).points;
  for (int symmetry = 0; symmetry < symmetries.symmetries(); ++symmetry) {
    if (symmetries.Map(symmetry, known.own) != own) continue;
    images[count++] = {symmetries.Map(symmetry, known), symmetries.Map(symmetry, banned)};
  }
}

namespace {

bool IsOpen(const FreeRecord& record, uint32_t banned) { return (banned >> record.move & 1) == 0; }

// Whether a record of a lower rank may be the one to follow, and its play is banned.
bool IsForestalled(std::span<const FreeRecord> list, const WantedImages& wanted,
                   const FreeRecord& by) {
  for (size_t i = 0; i < wanted.count; ++i) {
    const auto& [known, banned] = wanted.images[i];
    if (std::any_of(list.begin(), list.end(), [&, &known = known, banned = banned](const auto& r) {
          return r.rank < by.rank && r.Meets(known) && !IsOpen(r, banned);
        })) {
      return true;
    }
  }
  return false;
}

}  // namespace

const FreeRecord* FindCover(std::span<const FreeRecord> list, const WantedImages& wanted,
                            uint32_t bound) {
  for (size_t i = 0; i < wanted.count; ++i) {
    const auto& [known, banned] = wanted.images[i];
    for (const FreeRecord& record : list) {
      if (record.rank < bound && record.Covers(known) && IsOpen(record, banned) &&
          (banned == 0 || !IsForestalled(list, wanted, record))) {
        return &record;
      }
    }
  }
  return nullptr;
}

std::optional<KnownPosition> DecodedFree(uint64_t key, int points, spec::Color owner) {
  KnownPosition known;
  for (int i = 0; i < points; ++i, key >>= 2) {
    const uint32_t bit = uint32_t{1} << i;
    if ((key & 3) == 0) known.empty |= bit;
    if ((key & 3) == 1) (owner == spec::Color::kBlack ? known.own : known.opp) |= bit;
    if ((key & 3) == 2) (owner == spec::Color::kWhite ? known.own : known.opp) |= bit;
  }
  return key == 0 ? std::optional(known) : std::nullopt;
}

uint64_t EncodedFree(const KnownPosition& known, int points, spec::Color owner) {
  const uint64_t own = owner == spec::Color::kBlack ? 1 : 2;
  uint64_t key = 0;
  for (int i = points - 1; i >= 0; --i) {
    const uint32_t bit = uint32_t{1} << i;
    const uint64_t digit = (known.own & bit) != 0     ? own
                           : (known.opp & bit) != 0   ? 3 - own
                           : (known.empty & bit) != 0 ? 0
                                                      : 3;
    key = key << 2 | digit;
  }
  return key;
}

}  // namespace hotstone::certify
