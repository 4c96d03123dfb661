#include "spec/board/chains.h"

#include <algorithm>
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

}  // namespace

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
  for (const Chain& chain : AllChains(position)) {
    if (chain.liberties.empty()) return chain;
  }
  return std::nullopt;
}

bool IsLegal(const Position& position) { return !ChainWithoutLiberty(position).has_value(); }

}  // namespace hotstone::spec
