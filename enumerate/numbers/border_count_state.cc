#include "enumerate/numbers/border_count_state.h"

#include <bit>

namespace hotstone::enumerate {
namespace {

constexpr BorderCode kOnes = 0x1111111111111111;
constexpr unsigned kEmptyNibble = 0;
constexpr unsigned kEdgeNibble = 1;
enum Kind : unsigned { kSettled = 0, kAlone = 1, kFirst = 2, kMiddle = 3, kLast = 4 };

unsigned NibbleAt(BorderCode b, int i) { return static_cast<unsigned>(b >> (4 * i)) & 15; }
bool IsStone(unsigned nibble) { return nibble >= 2; }
unsigned ColorOf(unsigned nibble) { return nibble & 1; }
Kind KindOf(unsigned nibble) { return static_cast<Kind>((nibble - 2) >> 1); }
bool IsNeedy(unsigned nibble) { return nibble >= 4; }

void SetNibble(BorderCode& b, int i, unsigned nibble) {
  b = (b & ~(BorderCode{15} << (4 * i))) | (BorderCode{nibble} << (4 * i));
}
void SetKind(BorderCode& b, int i, Kind kind) {
  SetNibble(b, i, 2 + 2 * unsigned{kind} + ColorOf(NibbleAt(b, i)));
}

// The next stone in the same chain, to the right of a first or middle stone.
int NextInChain(BorderCode b, int i) {
  int depth = 0;
  for (int j = i + 1;; ++j) {
    const unsigned nibble = NibbleAt(b, j);
    if (!IsNeedy(nibble)) continue;
    const Kind kind = KindOf(nibble);
    if (depth == 0 && (kind == kMiddle || kind == kLast)) return j;
    if (kind == kFirst) ++depth;
    if (kind == kLast) --depth;
  }
}

// The same to the left of a last or middle stone.
int PreviousInChain(BorderCode b, int i) {
  int depth = 0;
  for (int j = i - 1;; --j) {
    const unsigned nibble = NibbleAt(b, j);
    if (!IsNeedy(nibble)) continue;
    const Kind kind = KindOf(nibble);
    if (depth == 0 && (kind == kMiddle || kind == kFirst)) return j;
    if (kind == kLast) ++depth;
    if (kind == kFirst) --depth;
  }
}

int FirstOfChain(BorderCode b, int i) {
  while (KindOf(NibbleAt(b, i)) != kFirst) i = PreviousInChain(b, i);
  return i;
}

int LastOfChain(BorderCode b, int i) {
  while (KindOf(NibbleAt(b, i)) != kLast) i = NextInChain(b, i);
  return i;
}

// Gives the chain at i a liberty; does nothing where there is no needy chain.
void Settle(BorderCode& b, int i) {
  const unsigned nibble = NibbleAt(b, i);
  if (!IsNeedy(nibble)) return;
  if (KindOf(nibble) == kAlone) {
    SetKind(b, i, kSettled);
    return;
  }
  int j = FirstOfChain(b, i);
  while (KindOf(NibbleAt(b, j)) != kLast) {
    const int next = NextInChain(b, j);
    SetKind(b, j, kSettled);
    j = next;
  }
  SetKind(b, j, kSettled);
}

// Removes the needy stone at i from the border. False if it was the last of its chain there.
bool Unlink(BorderCode& b, int i) {
  switch (KindOf(NibbleAt(b, i))) {
    case kAlone:
      return false;
    case kFirst: {
      const int next = NextInChain(b, i);
      SetKind(b, next, KindOf(NibbleAt(b, next)) == kLast ? kAlone : kFirst);
      return true;
    }
    case kLast: {
      const int previous = PreviousInChain(b, i);
      SetKind(b, previous, KindOf(NibbleAt(b, previous)) == kFirst ? kAlone : kLast);
      return true;
    }
    case kSettled:
    case kMiddle:
      return true;
  }
  return true;
}

// Joins the needy chains of columns i and i+1, which have one colour.
void Join(BorderCode& b, int i) {
  const Kind left = KindOf(NibbleAt(b, i));
  const Kind right = KindOf(NibbleAt(b, i + 1));
  const bool left_goes_on = left == kFirst || left == kMiddle;
  const bool right_came_before = right == kMiddle || right == kLast;
  if (left_goes_on && right_came_before) return;  // they are neighbours in one chain
  if (left_goes_on) {
    // The right chain lies inside a gap of the left one.
    if (right == kFirst) SetKind(b, LastOfChain(b, i + 1), kMiddle);
    SetKind(b, i + 1, kMiddle);
  } else if (right_came_before) {
    // The left chain lies inside a gap of the right one.
    if (left == kLast) SetKind(b, FirstOfChain(b, i), kMiddle);
    SetKind(b, i, kMiddle);
  } else {
    // Side by side.
    SetKind(b, i, left == kAlone ? kFirst : kMiddle);
    SetKind(b, i + 1, right == kAlone ? kLast : kMiddle);
  }
}

// The lowest bit of the nibble of each stone.
BorderCode StoneBits(BorderCode b) { return (b >> 1 | b >> 2 | b >> 3) & kOnes; }

}  // namespace

BorderCode EdgeBorder(int width) { return kOnes >> (4 * (kMaxBorderWidth - width)); }

std::optional<BorderCode> PutCell(BorderCode b, int column, Cell cell) {
  const unsigned up = NibbleAt(b, column);
  const unsigned left = column > 0 ? NibbleAt(b, column - 1) : kEdgeNibble;
  if (cell == Cell::kEmpty) {
    if (IsNeedy(left)) Settle(b, column - 1);
    Settle(b, column);
    SetNibble(b, column, kEmptyNibble);
    return b;
  }
  const unsigned color = cell == Cell::kBlack ? 0 : 1;
  // A stone below one of its own colour takes that stone's place in its chain.
  if (!IsStone(up) || ColorOf(up) != color) {
    if (IsNeedy(up) && !Unlink(b, column)) return std::nullopt;
    SetNibble(b, column, 2 + 2 * unsigned{up == kEmptyNibble ? kSettled : kAlone} + color);
  }
  if (left == kEmptyNibble) {
    Settle(b, column);
  } else if (IsStone(left) && ColorOf(left) == color) {
    const bool here_needy = IsNeedy(NibbleAt(b, column));
    if (here_needy && IsNeedy(left)) {
      Join(b, column - 1);
    } else if (here_needy) {
      Settle(b, column);
    } else {
      Settle(b, column - 1);
    }
  }
  return b;
}

bool IsSettled(BorderCode b) { return ((b >> 2 | b >> 3) & kOnes) == 0; }

BorderCode ColorCanonical(BorderCode b) {
  const BorderCode stones = StoneBits(b);
  if (stones == 0) return b;
  return (b >> std::countr_zero(stones)) & 1 ? b ^ stones : b;
}

BorderCode Mirrored(BorderCode b, int width) {
  BorderCode mirrored = 0;
  for (int i = 0; i < width; ++i) {
    unsigned nibble = NibbleAt(b, i);
    if (IsNeedy(nibble) && KindOf(nibble) == kFirst) {
      nibble += 2 * (kLast - kFirst);
    } else if (IsNeedy(nibble) && KindOf(nibble) == kLast) {
      nibble -= 2 * (kLast - kFirst);
    }
    mirrored = mirrored << 4 | nibble;
  }
  return mirrored;
}

}  // namespace hotstone::enumerate
