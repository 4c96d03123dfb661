#include "solver/rules/ko.h"

#include <algorithm>

namespace hotstone::solver {
namespace {

// The points next to p but these.
std::vector<int> Around(const SymbolicBoard& board, int p, const std::vector<int>& but) {
  std::vector<int> around;
  for (const int n : board.Neighbours(p)) {
    if (std::find(but.begin(), but.end(), n) == but.end()) around.push_back(n);
  }
  return around;
}

z3::expr AllIn(const Connectives& c, const std::vector<int>& points, const PointSet& set) {
  std::vector<z3::expr> in;
  for (const int p : points) in.push_back(set[static_cast<size_t>(p)]);
  return c.All(in);
}

}  // namespace

int KoShape::Anchor() const {
  if (!takers.empty()) return takers[0];
  return holders.empty() ? -1 : holders[0];
}

std::vector<KoShape> FindKos(const Connectives& c, const SymbolicBoard& board,
                             const SymbolicPosition& position) {
  std::vector<KoShape> kos;
  for (const spec::Color holder : {spec::Color::kBlack, spec::Color::kWhite}) {
    const PointSet& own = position.Of(holder);
    const PointSet& opposing = position.Of(spec::Opponent(holder));
    for (int v = 0; v < board.points(); ++v) {
      const auto mouth = static_cast<size_t>(v);
      const z3::expr empty = c.And(c.Not(own[mouth]), c.Not(opposing[mouth]));
      if (c.IsNo(empty)) continue;
      for (const int u : board.Neighbours(v)) {
        const z3::expr begins = c.And(empty, own[static_cast<size_t>(u)]);
        if (c.IsNo(begins)) continue;
        KoShape one{holder, {u}, v, Around(board, v, {u}), Around(board, u, {v}), begins};
        one.is = c.All({begins, AllIn(c, one.holders, own), AllIn(c, one.takers, opposing)});
        if (!c.IsNo(one.is)) kos.push_back(one);
        for (const int t : Around(board, u, {v})) {
          for (const int w : Around(board, v, {u})) {
            const std::vector<int> around_t = Around(board, t, {u});
            if (std::find(around_t.begin(), around_t.end(), w) != around_t.end()) continue;
            KoShape two{holder, {std::min(u, t), std::max(u, t)}, v, Around(board, v, {u, w}), {}, begins};
            two.takers = Around(board, u, {t, v});
            two.takers.insert(two.takers.end(), around_t.begin(), around_t.end());
            two.is = c.All({begins, own[static_cast<size_t>(t)], opposing[static_cast<size_t>(w)],
                            AllIn(c, two.holders, own), AllIn(c, two.takers, opposing),
                            AllIn(c, Around(board, w, {v}), own)});
            if (!c.IsNo(two.is)) kos.push_back(two);
          }
        }
      }
    }
  }
  return kos;
}

}  // namespace hotstone::solver
