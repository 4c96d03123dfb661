#include "solver/rules/ko.h"

#include <algorithm>
#include <utility>

namespace hotstone::solver {
namespace {

using Points = std::vector<int>;

bool Has(const Points& points, int p) {
  return std::find(points.begin(), points.end(), p) != points.end();
}

// The points next to these, without them and without `but`, each once.
Points Around(const SymbolicBoard& board, const Points& points, const Points& but) {
  Points around;
  for (const int p : points) {
    for (const int n : board.Neighbours(p)) {
      if (!Has(points, n) && !Has(but, n) && !Has(around, n)) around.push_back(n);
    }
  }
  return around;
}

// Every connected set of points that contains `set` and grows into `next` and from there, but not
// into `closed`: visit(set) says whether larger ones are wanted. Each set once (D. Redelmeier
// 1981).
template <typename Visit>
void GrowConnected(const SymbolicBoard& board, Points& set, Points next, Points closed,
                   const Visit& visit) {
  if (!visit(set)) return;
  while (!next.empty()) {
    const int p = next.back();
    next.pop_back();
    closed.push_back(p);
    Points further = next;
    for (const int n : board.Neighbours(p)) {
      if (!Has(closed, n) && !Has(set, n) && !Has(next, n)) further.push_back(n);
    }
    set.push_back(p);
    GrowConnected(board, set, further, closed, visit);
    set.pop_back();
  }
}

// The ko stones and the taker's chain, of equally many points, that constants do not rule out for
// the mouth v: visit(stones, taker).
template <typename Visit>
void ForKoOutlines(const Connectives& c, const SymbolicBoard& board, const PointSet& own,
                   const PointSet& opposing, int v, const Visit& visit) {
  for (const int u : board.Neighbours(v)) {
    if (c.IsNo(own[static_cast<size_t>(u)])) continue;
    Points taker = {v};
    Points next;
    Points closed = {u};
    for (int p = 0; p < board.points(); ++p) {
      if (p != u && p != v && c.IsNo(opposing[static_cast<size_t>(p)])) closed.push_back(p);
    }
    for (const int n : board.Neighbours(v)) {
      if (!Has(closed, n)) next.push_back(n);
    }
    GrowConnected(board, taker, next, closed, [&](const Points& chain) {
      // The other points next to the taker's chain are the holder's; so the ko stones keep away
      // from them.
      const Points beside = Around(board, chain, {u});
      const auto apart = [&](int p) {
        if (Has(chain, p) || Has(beside, p) || c.IsNo(own[static_cast<size_t>(p)])) return false;
        const auto& around = board.Neighbours(p);
        return std::none_of(around.begin(), around.end(), [&](int n) { return Has(beside, n); });
      };
      if (!apart(u)) return true;
      Points barred;
      for (int p = 0; p < board.points(); ++p) {
        if (!apart(p)) barred.push_back(p);
      }
      Points reached = {u};
      for (size_t i = 0; i < reached.size(); ++i) {
        for (const int n : board.Neighbours(reached[i])) {
          if (!Has(barred, n) && !Has(reached, n)) reached.push_back(n);
        }
      }
      if (reached.size() < chain.size()) return false;  // nor for a longer chain
      Points stones = {u};
      GrowConnected(board, stones, Around(board, {u}, barred), barred, [&](const Points& ko) {
        if (ko.size() == chain.size()) visit(ko, chain);
        return ko.size() < chain.size();
      });
      return true;
    });
  }
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
      ForKoOutlines(c, board, own, opposing, v, [&](const Points& stones, const Points& taker) {
        KoShape ko{holder, stones, v, {}, Around(board, stones, {v}), empty};
        std::sort(ko.stones.begin(), ko.stones.end());
        for (const int p : Around(board, {v}, stones)) {
          if (!Has(taker, p)) ko.holders.push_back(p);
        }
        Points others = taker;  // stones now
        others.erase(std::find(others.begin(), others.end(), v));
        ko.is = c.All({empty, AllIn(c, stones, own), AllIn(c, others, opposing),
                       AllIn(c, ko.takers, opposing), AllIn(c, Around(board, taker, stones), own)});
        if (!c.IsNo(ko.is)) kos.push_back(ko);
      });
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
