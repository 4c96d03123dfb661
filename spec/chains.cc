#include "spec/chains.h"

#include <set>

namespace hotstone::spec {

Chain ChainAt(const Position& position, Point p) {
  const BoardSize& size = position.size();
  const Color color = *position.At(p);
  std::set<int> stones = {size.Index(p)};
  std::set<int> liberties;
  std::vector<Point> open = {p};
  while (!open.empty()) {
    const Point q = open.back();
    open.pop_back();
    for (const Point n : size.Neighbours(q)) {
      if (position.IsEmpty(n)) {
        liberties.insert(size.Index(n));
      } else if (position.At(n) == color && stones.insert(size.Index(n)).second) {
        open.push_back(n);
      }
    }
  }
  Chain chain{color, {}, {}};
  for (const int i : stones) chain.stones.push_back(size.At(i));
  for (const int i : liberties) chain.liberties.push_back(size.At(i));
  return chain;
}

std::vector<Chain> AllChains(const Position& position) {
  std::vector<Chain> chains;
  std::set<Point> seen;
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.IsEmpty(p) || seen.contains(p)) continue;
    chains.push_back(ChainAt(position, p));
    seen.insert(chains.back().stones.begin(), chains.back().stones.end());
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
