#include "solver/rules/ko.h"

#include <algorithm>
#include <utility>

namespace hotstone::solver {
namespace {

// The points next to p except these.
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

// Stones of one chain.
Relation Chains(const Connectives& c, const SymbolicBoard& board,
                const SymbolicPosition& position) {
  Relation chains = Apart(c, board.points());
  for (int p = 0; p < board.points(); ++p) {
    for (const int n : board.Neighbours(p)) {
      const auto a = static_cast<size_t>(p);
      const auto b = static_cast<size_t>(n);
      if (p < n) {
        Relate(c, chains, p, n,
               c.Or(c.And(position.black[a], position.black[b]),
                    c.And(position.white[a], position.white[b])));
      }
    }
  }
  return Closed(c, std::move(chains));
}

// By the first stones of kos, the stones of one colour around the kos in its fight.
std::vector<PointSet> AroundFights(const Connectives& c, const Relation& same,
                                   const std::vector<PointSet>& around) {
  std::vector<PointSet> all;
  for (const PointSet& with : same) {
    PointSet& points = all.emplace_back();
    for (size_t p = 0; p < around.size(); ++p) {
      std::vector<z3::expr> of;
      for (size_t k = 0; k < with.size(); ++k) of.push_back(c.And(with[k], around[k][p]));
      points.push_back(c.Any(of));
    }
  }
  return all;
}

bool AreEqual(const Relation& a, const Relation& b) {
  for (size_t p = 0; p < a.size(); ++p) {
    for (size_t q = 0; q < a.size(); ++q) {
      if (static_cast<Z3_ast>(a[p][q]) != static_cast<Z3_ast>(b[p][q])) return false;
    }
  }
  return true;
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
            KoShape two{holder, {std::min(u, t), std::max(u, t)}, v, Around(board, v, {u, w}), {},
                        begins};
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

FightsOfKos FindFights(const Connectives& c, const SymbolicBoard& board,
                       const SymbolicPosition& position, const std::vector<KoShape>& kos) {
  const auto points = static_cast<size_t>(board.points());
  const std::vector<PointSet> nowhere(points, c.None(board.points()));
  FightsOfKos fights{c.None(board.points()), nowhere, nowhere, Apart(c, board.points())};
  const Relation chains = Chains(c, board, position);
  std::vector<PointSet> black = nowhere;  // the stones around each ko
  std::vector<PointSet> white = nowhere;
  const auto add = [&](z3::expr& to, const z3::expr& when) { to = c.Or(to, when); };
  for (const KoShape& ko : kos) {
    const auto u = static_cast<size_t>(ko.stones[0]);
    add(fights.is[u], ko.is);
    add(fights.mouth[u][static_cast<size_t>(ko.mouth)], ko.is);
    for (const int stone : ko.stones) add(fights.stones[u][static_cast<size_t>(stone)], ko.is);
    const bool of_black = ko.holder == spec::Color::kBlack;
    for (size_t p = 0; p < points; ++p) {
      for (const int n : ko.holders) {
        add((of_black ? black : white)[u][p], c.And(ko.is, chains[static_cast<size_t>(n)][p]));
      }
      for (const int n : ko.takers) {
        add((of_black ? white : black)[u][p], c.And(ko.is, chains[static_cast<size_t>(n)][p]));
      }
    }
  }
  for (size_t round = 1; round < points; ++round) {
    const std::vector<PointSet> all_black = AroundFights(c, fights.same, black);
    const std::vector<PointSet> all_white = AroundFights(c, fights.same, white);
    Relation joined = fights.same;
    for (size_t a = 0; a < points; ++a) {
      if (c.IsNo(fights.is[a])) continue;
      for (size_t b = a + 1; b < points; ++b) {
        if (c.IsNo(fights.is[b])) continue;
        Relate(c, joined, static_cast<int>(a), static_cast<int>(b),
               c.And(c.AnyPair(all_black[a], all_black[b]), c.AnyPair(all_white[a], all_white[b])));
      }
    }
    joined = Closed(c, std::move(joined));
    if (AreEqual(joined, fights.same)) break;
    fights.same = std::move(joined);
  }
  return fights;
}

}  // namespace hotstone::solver
