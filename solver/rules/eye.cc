// Spaces and their worth, built up point by point.
//
// AddPieces joins neighbours of the same kind and closes the relation. AddLiberties determines for
// every stone which empty points its chain touches. AddSpaces finds the sets of empty points that
// one colour alone touches and names each by its first point; SetWorth counts its contents.
// Unconditional life is computed in rounds.
//
// For example, in
//
//    2 X X O
//    1 . . X
//      A B C
//
// A1 and B1 are one piece, touched by Black alone, so they are a space of Black, named A1. Two
// chains surround it, that of A2 and that of C1. The chain of C1 has the one liberty B1, so the
// space is false: it may be worth no eye, and is worth one at most.
#include "solver/rules/eye.h"

#include <cstddef>

namespace hotstone::solver {
namespace {

z3::expr AnyNextTo(const Connectives& c, const SymbolicBoard& board, int p, const PointSet& set) {
  std::vector<z3::expr> near;
  for (const int n : board.Neighbours(p)) near.push_back(set[static_cast<size_t>(n)]);
  return c.Any(near);
}

void AddPieces(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position,
               SymbolicEyes& eyes) {
  const auto points = static_cast<size_t>(board.points());
  for (size_t p = 0; p < points; ++p) {
    eyes.stone.push_back(c.Or(position.black[p], position.white[p]));
    eyes.empty.push_back(c.Not(eyes.stone[p]));
  }
  Relation alike = Apart(c, board.points());
  for (size_t p = 0; p < points; ++p) {
    for (const int n : board.Neighbours(static_cast<int>(p))) {
      const auto q = static_cast<size_t>(n);
      if (q < p) continue;
      Relate(c, alike, static_cast<int>(p), n,
             c.Any({c.And(position.black[p], position.black[q]),
                    c.And(position.white[p], position.white[q]),
                    c.And(eyes.empty[p], eyes.empty[q])}));
    }
  }
  eyes.piece = Closed(c, std::move(alike));
}

void AddLiberties(const Connectives& c, const SymbolicBoard& board, SymbolicEyes& eyes) {
  const auto points = static_cast<size_t>(board.points());
  for (size_t m = 0; m < points; ++m) {
    PointSet& liberties = eyes.liberty.emplace_back();
    const z3::expr& stone = eyes.stone[m];
    for (size_t p = 0; p < points; ++p) {
      liberties.push_back(p == m || c.IsNo(stone) || c.IsNo(eyes.empty[p])
                              ? c.no()
                              : c.All({stone, eyes.empty[p],
                                       AnyNextTo(c, board, static_cast<int>(p), eyes.piece[m])}));
    }
    const std::vector<z3::expr> count = AtLeast(c, liberties, 2);
    eyes.in_atari.push_back(c.And(count[0], c.Not(count[1])));
  }
}

// The shapes of spec/ko/eye.h, for the space that begins at `first`.
void SetWorth(const Connectives& c, const SymbolicBoard& board, size_t first, SymbolicEyes& eyes) {
  std::vector<z3::expr> inside;
  std::vector<z3::expr> squares;
  std::vector<z3::expr> threes;  // points with at least three neighbours in the space
  std::vector<z3::expr> fours;
  for (size_t q = first; q < eyes.empty.size(); ++q) {
    const z3::expr& in = q == first ? eyes.empty[first] : eyes.piece[first][q];
    if (c.IsNo(in)) continue;
    inside.push_back(in);
    std::vector<z3::expr> joints;
    for (const int n : board.Neighbours(static_cast<int>(q))) {
      joints.push_back(eyes.empty[static_cast<size_t>(n)]);
    }
    const std::vector<z3::expr> count = AtLeast(c, joints, 4);
    threes.push_back(c.And(in, count[2]));
    fours.push_back(c.And(in, count[3]));
    const int at = static_cast<int>(q);
    if (at % board.cols() == board.cols() - 1 || at / board.cols() == board.rows() - 1) continue;
    const size_t above = q + static_cast<size_t>(board.cols());
    squares.push_back(c.All({in, eyes.empty[q + 1], eyes.empty[above], eyes.empty[above + 1]}));
  }
  const std::vector<z3::expr> size = AtLeast(c, inside, 7);
  const auto is = [&](size_t n) { return c.And(size[n - 1], c.Not(size[n])); };
  const z3::expr square = c.Any(squares);
  const z3::expr three = c.Any(threes);
  const z3::expr four = c.Any(fours);
  const z3::expr one = c.Or(c.Not(size[2]), c.And(is(4), square));
  const z3::expr open = c.Any(
      {is(3), c.And(is(4), three), c.And(is(5), c.Or(square, four)), c.All({is(6), square, four})});
  const z3::expr is_false =
      c.And(eyes.several[first], c.AnyPair(eyes.around[first], eyes.in_atari));
  eyes.least_one[first] = c.And(eyes.first[first], c.Not(is_false));
  eyes.least_two[first] = c.And(eyes.least_one[first], c.Not(c.Or(one, open)));
  eyes.most_two[first] = c.And(eyes.first[first], c.Not(one));
}

// Whether two of these stones belong to different chains.
z3::expr OfSeveralChains(const Connectives& c, const PointSet& stones, const Relation& piece) {
  std::vector<z3::expr> pairs;
  for (size_t m = 0; m < stones.size(); ++m) {
    if (c.IsNo(stones[m])) continue;
    for (size_t n = m + 1; n < stones.size(); ++n) {
      pairs.push_back(c.All({stones[m], stones[n], c.Not(piece[m][n])}));
    }
  }
  return c.Any(pairs);
}

void AddSpaces(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position,
               SymbolicEyes& eyes) {
  const auto points = static_cast<size_t>(board.points());
  PointSet next_to_black;  // empty points
  PointSet next_to_white;
  for (size_t p = 0; p < points; ++p) {
    const int at = static_cast<int>(p);
    next_to_black.push_back(c.And(eyes.empty[p], AnyNextTo(c, board, at, position.black)));
    next_to_white.push_back(c.And(eyes.empty[p], AnyNextTo(c, board, at, position.white)));
  }
  eyes.first = eyes.several = eyes.least_one = eyes.least_two = eyes.most_two =
      c.None(board.points());
  for (size_t p = 0; p < points; ++p) {
    const z3::expr black = c.And(eyes.empty[p], c.AnyPair(eyes.piece[p], next_to_black));
    const z3::expr white = c.And(eyes.empty[p], c.AnyPair(eyes.piece[p], next_to_white));
    eyes.black_space.push_back(c.And(black, c.Not(white)));
    eyes.white_space.push_back(c.And(white, c.Not(black)));
    std::vector<z3::expr> earlier;
    for (size_t q = 0; q < p; ++q) earlier.push_back(eyes.piece[p][q]);
    eyes.first[p] = c.And(c.Or(eyes.black_space[p], eyes.white_space[p]), c.Not(c.Any(earlier)));
    PointSet& around = eyes.around.emplace_back();
    for (size_t m = 0; m < points; ++m) {
      around.push_back(m == p || c.IsNo(eyes.first[p])
                           ? c.no()
                           : c.All({eyes.first[p], eyes.stone[m],
                                    AnyNextTo(c, board, static_cast<int>(m), eyes.piece[p])}));
    }
    if (c.IsNo(eyes.first[p])) continue;
    eyes.several[p] = OfSeveralChains(c, around, eyes.piece);
    SetWorth(c, board, p, eyes);
  }
}

}  // namespace

SymbolicEyes FindEyes(const Connectives& c, const SymbolicBoard& board,
                      const SymbolicPosition& position) {
  SymbolicEyes eyes;
  AddPieces(c, board, position, eyes);
  AddLiberties(c, board, eyes);
  AddSpaces(c, board, position, eyes);
  return eyes;
}

Relation RegionsWithout(const Connectives& c, const SymbolicBoard& board, const PointSet& color) {
  Relation near = Apart(c, board.points());
  for (int p = 0; p < board.points(); ++p) {
    for (const int n : board.Neighbours(p)) {
      if (n < p) continue;
      Relate(c, near, p, n,
             c.And(c.Not(color[static_cast<size_t>(p)]), c.Not(color[static_cast<size_t>(n)])));
    }
  }
  return Closed(c, std::move(near));
}

PointSet FirstOfRegions(const Connectives& c, const Relation& regions, const PointSet& color) {
  PointSet first;
  for (size_t p = 0; p < color.size(); ++p) {
    std::vector<z3::expr> earlier = {color[p]};
    for (size_t q = 0; q < p; ++q) earlier.push_back(regions[p][q]);
    first.push_back(c.Not(c.Any(earlier)));
  }
  return first;
}

PointSet UnconditionallyAlive(const Connectives& c, const SymbolicBoard& board,
                              const SymbolicEyes& eyes, const PointSet& color,
                              const Relation& regions) {
  const size_t points = color.size();
  const PointSet first = FirstOfRegions(c, regions, color);
  // The stones to whose chains a region is vital: every empty point of the region is a liberty.
  std::vector<PointSet> vital(points);
  std::vector<PointSet> border(points);
  for (size_t r = 0; r < points; ++r) {
    for (size_t p = 0; p < points; ++p) {
      std::vector<z3::expr> missing;
      if (!c.IsNo(first[r]) && !c.IsNo(color[p])) {
        for (size_t q = 0; q < points; ++q) {
          missing.push_back(c.All({regions[r][q], eyes.empty[q], c.Not(eyes.liberty[p][q])}));
        }
      }
      vital[r].push_back(c.All({first[r], color[p], c.Not(c.Any(missing))}));
      border[r].push_back(
          c.All({first[r], color[p], AnyNextTo(c, board, static_cast<int>(p), regions[r])}));
    }
  }
  PointSet alive = color;
  for (size_t round = 0; round < (points + 1) / 2; ++round) {
    PointSet enclosed;  // regions
    for (size_t r = 0; r < points; ++r) {
      std::vector<z3::expr> gone;
      for (size_t p = 0; p < points; ++p) gone.push_back(c.And(border[r][p], c.Not(alive[p])));
      enclosed.push_back(c.Not(c.Any(gone)));
    }
    for (size_t p = 0; p < points; ++p) {
      if (c.IsNo(alive[p])) continue;
      std::vector<z3::expr> has;
      for (size_t r = 0; r < points; ++r) has.push_back(c.And(vital[r][p], enclosed[r]));
      alive[p] = c.And(alive[p], AtLeast(c, has, 2)[1]);
    }
  }
  return alive;
}

}  // namespace hotstone::solver
