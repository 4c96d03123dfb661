#include "tournament/courses/result_table.h"

#include <algorithm>
#include <set>

namespace hotstone::tournament {
namespace {

using Vector = std::vector<int64_t>;
using Matrix = std::vector<Vector>;

Vector Product(const Matrix& a, const Vector& x) {
  Vector product(x.size(), 0);
  for (size_t i = 0; i < x.size(); ++i) {
    for (size_t j = 0; j < x.size(); ++j) product[i] += a[i][j] * x[j];
  }
  return product;
}

Vector Sum(const Vector& a, const Vector& b) {
  Vector sum = a;
  for (size_t i = 0; i < sum.size(); ++i) sum[i] += b[i];
  return sum;
}

Vector Negative(Vector a) {
  for (int64_t& number : a) number = -number;
  return a;
}

Matrix Difference(Matrix a, const Matrix& b) {
  for (size_t i = 0; i < a.size(); ++i) {
    for (size_t j = 0; j < a.size(); ++j) a[i][j] -= b[i][j];
  }
  return a;
}

Matrix Transposed(const Matrix& a) {
  Matrix turned = a;
  for (size_t i = 0; i < a.size(); ++i) {
    for (size_t j = 0; j < a.size(); ++j) turned[i][j] = a[j][i];
  }
  return turned;
}

void CutToOne(Matrix& a) {
  for (Vector& row : a) {
    for (int64_t& entry : row) entry = std::min<int64_t>(entry, 1);
  }
}

struct Matrices {
  Matrix won, lost, met;
  Vector wins, losses;  // games, each counted
};

Matrices MatricesOf(const ResultTable& table, const StandingsSystem& system) {
  const auto n = static_cast<size_t>(table.players);
  Matrices all;
  all.won = all.met = Matrix(n, Vector(n, 0));
  for (const ResultGame& game : table.games) {
    const auto black = static_cast<size_t>(game.black);
    const auto white = static_cast<size_t>(game.white);
    ++all.met[black][white];
    ++all.met[white][black];
    const bool to_black = game.drawn ? system.draws == DrawCount::kBlack : game.black_won;
    if (to_black) ++all.won[black][white];
    if (!to_black && !game.drawn) ++all.won[white][black];
  }
  all.lost = Transposed(all.won);
  const Vector ones(n, 1);
  all.wins = Product(all.won, ones);
  all.losses = Product(all.lost, ones);
  if (system.opponents == OpponentCount::kOnce) {
    for (Matrix* matrix : {&all.won, &all.lost, &all.met}) CutToOne(*matrix);
  }
  return all;
}

// The columns, most important first.
std::vector<Vector> ColumnsOf(const ResultTable& table, const StandingsSystem& system) {
  const Matrices m = MatricesOf(table, system);
  Vector primary = m.wins;
  if (system.byes == ByeCount::kPoint && !table.byes.empty()) {
    for (size_t i = 0; i < primary.size(); ++i) primary[i] += table.byes[i];
  }
  if (system.text == StandingsText::k1991) {
    const Matrix others = Difference(m.met, m.won);
    const Vector a1 = Product(m.won, primary);
    const Vector a2 = Product(others, primary);
    const Vector q = system.secondary_1991 == SecondaryOf1991::kA1 ? a1 : Sum(a1, a2);
    return {primary, a1, a2, Product(m.won, q), Product(others, q)};
  }
  const Vector jh = Product(m.met, primary);
  const Vector q =
      system.secondary_1996 == SecondaryOf1996::kJh ? jh : Sum(Sum(primary, m.losses), jh);
  const bool by_wins =
      system.combination == Combination::kSjh || system.combination == Combination::kSfh;
  const bool by_games =
      system.combination == Combination::kSjh || system.combination == Combination::kBjh;
  const Vector& summed = by_games ? primary : q;
  const Vector first = by_wins ? primary : Negative(m.losses);
  switch (system.parts) {
    case CombinationParts::kOrder:
      return {primary, first, Product(m.met, summed)};
    case CombinationParts::kSum:
      return {primary, Sum(first, Product(m.met, summed))};
    case CombinationParts::kOf:
      return {primary, Product(by_wins ? m.won : m.lost, summed)};
  }
  return {};
}

}  // namespace

std::vector<std::vector<int64_t>> ListsOf(const ResultTable& table, const StandingsSystem& system) {
  std::vector<Vector> lists(static_cast<size_t>(table.players));
  for (const Vector& column : ColumnsOf(table, system)) {
    for (size_t i = 0; i < lists.size(); ++i) lists[i].push_back(column[i]);
  }
  return lists;
}

bool LeavesATie(const ResultTable& table, const StandingsSystem& system) {
  const std::vector<Vector> lists = ListsOf(table, system);
  return std::set<Vector>(lists.begin(), lists.end()).size() < lists.size();
}

}  // namespace hotstone::tournament
