#include "spec/counting/fill_in.h"

#include <algorithm>

#include "spec/board/position.h"
#include "spec/counting/area.h"

namespace hotstone::spec {
namespace {

// The points that one side must fill, and its stones to fill them.
struct Supply {
  int stones;      // left to fill in; negative: lent by the opponent
  int own_spaces;  // spaces that only this side surrounds
  int half;        // this side's half of the shared spaces
};

// Spaces that count for this side and stay empty, and leftover stones, before losing stones go to
// the opponent.
struct Filled {
  int empty_spaces;
  int left_over;
};

Filled FillOwn(const Supply& supply, SharedReading shared) {
  const int counted = supply.own_spaces + (shared == SharedReading::kHalfIsOwn ? supply.half : 0);
  const int empty = std::max(0, counted - supply.stones);
  const int left_over = std::max(0, supply.stones - supply.own_spaces - supply.half);
  return {empty, left_over};
}

}  // namespace

FillIn FillInAreas(const Area& area, int set, FillInReading reading) {
  FillIn result;
  result.black.set = result.white.set = set;
  result.black.on_board = area.black_stones;
  result.white.on_board = area.white_stones;
  result.within_sets = area.black_stones <= set && area.white_stones <= set;

  const auto left = [&](int on_board) {
    return reading.surplus == SurplusReading::kLent ? set - on_board : std::max(0, set - on_board);
  };
  const int half = area.shared_spaces / 2;
  const Filled black = FillOwn({left(area.black_stones), area.black_spaces, half}, reading.shared);
  const Filled white = FillOwn({left(area.white_stones), area.white_spaces, half}, reading.shared);

  // Losing stones fill the opponent's remaining spaces, as far as there are any.
  result.black.losing_stones = black.left_over;
  result.white.losing_stones = white.left_over;
  result.black.winning_spaces = black.empty_spaces - std::min(black.empty_spaces, white.left_over);
  result.white.winning_spaces = white.empty_spaces - std::min(white.empty_spaces, black.left_over);
  return result;
}

FillIn CountByFillingIn(const Position& position, FillInReading reading) {
  const int set = StoneSet(position.size());
  return FillInAreas(CountArea(position), set, reading);
}

}  // namespace hotstone::spec
