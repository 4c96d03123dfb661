#include "conformance/seeded/toy_board.h"

#include <algorithm>

namespace hotstone::conformance {

bool ToyBoard::Has(ToyBug bug) const {
  return mistake_.bug == bug && std::max(cols_, rows_) >= mistake_.from_size;
}

ToyChange ToyBoard::ChangeFor(char color) const {
  const bool made = (mistake_.color == '.' || mistake_.color == color) &&
                    std::max(cols_, rows_) >= mistake_.from_size;
  return made ? mistake_.change : ToyChange::kNothing;
}

bool ToyBoard::Holds(ToyCondition condition, bool law, char color) const {
  const ToyChange change = ChangeOf(condition, color);
  if (change == ToyChange::kLeftOut) return true;
  if (change == ToyChange::kNever) return false;
  return change == ToyChange::kNegated ? !law : law;
}

bool ToyBoard::Is(ToyCondition condition, int n, int law, char color) const {
  const ToyChange change = ChangeOf(condition, color);
  if (change == ToyChange::kOneMore) return n == law + 1;
  if (change == ToyChange::kOrOneMore) return n == law || n == law + 1;
  return Holds(condition, n == law, color);
}

bool ToyBoard::AtLeast(ToyCondition condition, int n, int law, char color) const {
  if (ChangeOf(condition, color) == ToyChange::kOneMore) return n >= law + 1;
  if (ChangeOf(condition, color) == ToyChange::kTwoMore) return n >= law + 2;
  return Holds(condition, n >= law, color);
}

bool ToyBoard::There(ToyCondition family, int from, int to, char color) const {
  if (mistake_.condition < family || mistake_.condition > Nth(family, 3)) return true;
  const bool column = from % cols_ == to % cols_;
  const int direction = column ? (to < from ? 2 : 3) : to < from ? 0 : 1;
  return Holds(Nth(family, direction), true, color);
}

int ToyBoard::Sides(int p) const {
  const int x = p % cols_;
  const int y = p / cols_;
  return (x == 0 ? 1 : 0) + (x == cols_ - 1 ? 1 : 0) + (y == 0 ? 1 : 0) + (y == rows_ - 1 ? 1 : 0);
}

ToyBoard::Beside ToyBoard::Neighbours(int p) const {
  const int x = p % cols_;
  const int y = p / cols_;
  const bool rows_wrap = Has(ToyBug::kRowsWrap);
  const bool columns_wrap = Has(ToyBug::kColumnsWrap);
  const int stride = Has(ToyBug::kWidthNeverAbove13) ? std::min(cols_, 13) : cols_;
  const bool no_column = Has(ToyBug::kLastColumnUnseen) && x == cols_ - 2;
  const bool no_row = Has(ToyBug::kTopRowUnseen) && y == 1;
  Beside found;
  const auto add = [&](int q) {
    if (q >= 0 && q < points() && q != p) found.Add(q);
  };
  // Whether it sees the point there: `room` lines lie between this one and the edge. Beyond the
  // edge, a row goes on in the next one, and a column at its other end.
  const auto sees = [&](int direction, int room) {
    return AtLeast(Nth(ToyCondition::kSees, direction), room, 1, At(p));
  };
  if (sees(0, x) || rows_wrap) add(p - 1);
  if ((sees(1, cols_ - 1 - x) || rows_wrap) && !no_column) add(p + 1);
  const bool above = sees(2, y);
  if (y > 0 && above && !no_row) add(p - stride);
  if (y == 0 && (above || columns_wrap)) add(p + stride * (rows_ - 1));
  const bool below = sees(3, rows_ - 1 - y);
  if (y < rows_ - 1 && below) add(p + stride);
  if (y == rows_ - 1 && (below || columns_wrap)) add(p - stride * (rows_ - 1));
  return found;
}

int ToyBoard::Beyond(int p) const {
  if (Has(ToyBug::kEdgeIsLiberty)) return Sides(p);
  if (Has(ToyBug::kRightEdgeIsLiberty)) return p % cols_ == cols_ - 1 ? 1 : 0;
  if (Has(ToyBug::kTopEdgeIsLiberty)) return p < cols_ ? 1 : 0;
  if (Has(ToyBug::kCornerIsLiberty)) return Sides(p) >= 2 ? 1 : 0;
  return 0;
}

ToyBoard::Chain ToyBoard::ChainAt(int p) const {
  const char color = At(p);
  const bool short_words = Has(ToyBug::kVisitedOf64Bits);
  const auto mark = [short_words](int q) { return short_words ? q % 64 : q; };
  const auto diagonals = [this](int from) {
    std::vector<int> list;
    for (const int dx : {-1, 1}) {
      for (const int dy : {-1, 1}) {
        const int x = from % cols_ + dx;
        const int y = from / cols_ + dy;
        if (x >= 0 && x < cols_ && y >= 0 && y < rows_) list.push_back(y * cols_ + x);
      }
    }
    return list;
  };
  const size_t longest = Has(ToyBug::kFloodStopsAtTwelve)    ? 12
                         : Has(ToyBug::kFloodStopsAtHundred) ? 100
                                                             : static_cast<size_t>(points());
  Chain chain{{p}, 0};
  std::string marks(static_cast<size_t>(points()), '.');
  // Whether the point is seen for the first time.
  const auto see = [&](int q) {
    char& at = marks[static_cast<size_t>(mark(q))];
    const bool fresh = at == '.';
    at = 'x';
    return fresh;
  };
  see(p);
  for (size_t i = 0; i < chain.stones.size(); ++i) {
    const int at = chain.stones[i];
    if (i == longest) {
      chain.stones.resize(longest);
      break;
    }
    chain.liberties += Beyond(at);
    for (const int q : Neighbours(at)) {
      const bool liberty = Holds(ToyCondition::kLibertyIsEmpty, At(q) == '.', color) &&
                           There(ToyCondition::kLiberty, at, q, color);
      const bool joins = At(q) != '.' && Holds(ToyCondition::kJoinsOwn, At(q) == color, color) &&
                         There(ToyCondition::kJoins, at, q, color);
      if (!liberty && !joins) continue;
      const bool again = !see(q);
      const bool twice = ChangeOf(ToyCondition::kLibertyOnce, color) == ToyChange::kLeftOut;
      if (liberty && (!again || twice)) ++chain.liberties;
      if (joins && !again) chain.stones.push_back(Has(ToyBug::kIndexOf8Bits) ? q & 255 : q);
    }
    if (Has(ToyBug::kDiagonalLiberty) || Has(ToyBug::kDiagonalChain)) {
      const char wanted = Has(ToyBug::kDiagonalLiberty) ? '.' : color;
      for (const int q : diagonals(at)) {
        if (At(q) != wanted || !see(q)) continue;
        wanted == '.' ? static_cast<void>(++chain.liberties) : chain.stones.push_back(q);
      }
    }
    // The other stones are found, but their liberties are not.
    if (Has(ToyBug::kLibertiesOfOneStone) && i == 0) {
      const int own = chain.liberties;
      for (size_t k = 1; k < chain.stones.size(); ++k) {
        for (const int q : Neighbours(chain.stones[k])) {
          if (At(q) == color && see(q)) chain.stones.push_back(q);
        }
      }
      chain.liberties = own;
      break;
    }
  }
  // In a signed byte, one more than 127 is -128, which is not above zero.
  if (Has(ToyBug::kLibertiesOfSignedByte) && chain.liberties > 127) chain.liberties = 0;
  return chain;
}

}  // namespace hotstone::conformance
