#include "spec/board/chains.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>

#include "spec/board/position.h"

namespace hotstone::spec {
namespace {

// A bit for each point of the largest board, by index.
using PointBits = std::bitset<size_t{kMaxSide} * kMaxSide>;

// Most chains have no more stones or liberties, and small boards no more chains, so this much space
// is reserved at once.
constexpr size_t kUsualSize = 4;

// HasLiberty for many points of one position: `free` holds stones of chains known to have one, and
// gains those that were seen here.
bool HasLiberty(const Position& position, Point p, PointBits& free) {
  const BoardSize& size = position.size();
  const Color color = *position.At(p);
  std::array<int, size_t{kMaxSide} * kMaxSide> stones;  // the first `count`, by index
  stones[0] = size.Index(p);
  size_t count = 1;
  PointBits seen;
  seen.set(static_cast<size_t>(stones[0]));
  for (size_t i = 0; i < count; ++i) {  // grows in the loop
    for (const Point n : size.Neighbours(size.At(stones[i]))) {
      const auto index = static_cast<size_t>(size.Index(n));
      const auto stone = position.At(n);
      if (!stone.has_value() || (*stone == color && free[index])) {
        free |= seen;
        return true;
      }
      if (*stone != color || seen[index]) continue;
      seen.set(index);
      stones[count++] = static_cast<int>(index);
    }
  }
  return false;
}

}  // namespace

bool HasLiberty(const Position& position, Point p) {
  assert(!position.IsEmpty(p));
  PointBits free;
  return HasLiberty(position, p, free);
}

Chain ChainAt(const Position& position, Point p) {
  assert(!position.IsEmpty(p));
  const BoardSize& size = position.size();
  const Color color = *position.At(p);
  Chain chain{color, {}, {}};
  chain.stones.reserve(kUsualSize);
  chain.liberties.reserve(kUsualSize);
  chain.stones.push_back(p);
  PointBits seen;
  seen.set(static_cast<size_t>(size.Index(p)));
  for (size_t i = 0; i < chain.stones.size(); ++i) {  // grows in the loop
    for (const Point n : size.Neighbours(chain.stones[i])) {
      const auto index = static_cast<size_t>(size.Index(n));
      if (seen[index] || position.At(n) == Opponent(color)) continue;
      seen.set(index);
      (position.IsEmpty(n) ? chain.liberties : chain.stones).push_back(n);
    }
  }
  const auto by_index = [&size](Point a, Point b) { return size.Index(a) < size.Index(b); };
  std::sort(chain.stones.begin(), chain.stones.end(), by_index);
  std::sort(chain.liberties.begin(), chain.liberties.end(), by_index);
  return chain;
}

std::vector<Chain> AllChains(const Position& position) {
  std::vector<Chain> chains;
  chains.reserve(kUsualSize);
  PointBits seen;
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.IsEmpty(p) || seen[static_cast<size_t>(i)]) continue;
    chains.push_back(ChainAt(position, p));
    for (const Point q : chains.back().stones)
      seen.set(static_cast<size_t>(position.size().Index(q)));
  }
  return chains;
}

std::optional<Chain> ChainWithoutLiberty(const Position& position) {
  PointBits free;
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.IsEmpty(p) || free[static_cast<size_t>(i)]) continue;
    if (!HasLiberty(position, p, free)) return ChainAt(position, p);
  }
  return std::nullopt;
}

bool IsLegal(const Position& position) { return !ChainWithoutLiberty(position).has_value(); }

}  // namespace hotstone::spec
