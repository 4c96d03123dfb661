#include "spec/board/chains.h"

#include <algorithm>

#include "spec/board/position.h"

namespace hotstone::spec {

Chain ChainAt(const Position& position, Point p) {
  const BoardSize& size = position.size();
  const Color color = *position.At(p);
  Chain chain{color, {p}, {}};
  std::vector<bool> seen(static_cast<size_t>(size.points()));
  seen[static_cast<size_t>(size.Index(p))] = true;
  for (size_t i = 0; i < chain.stones.size(); ++i) {  // which grows meanwhile
    for (const Point n : size.Neighbours(chain.stones[i])) {
      const auto index = static_cast<size_t>(size.Index(n));
      if (seen[index] || position.At(n) == Opponent(color)) continue;
      seen[index] = true;
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
  std::vector<bool> seen(static_cast<size_t>(position.size().points()));
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.IsEmpty(p) || seen[static_cast<size_t>(i)]) continue;
    chains.push_back(ChainAt(position, p));
    for (const Point q : chains.back().stones) seen[static_cast<size_t>(position.size().Index(q))] = true;
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
