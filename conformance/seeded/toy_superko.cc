// What a superko of the toy engine remembers and compares: keys of positions, and who made them.
//
// A key is the board, or what a mistake makes of it. Remember adds the key of a state, Repeats
// looks for the key of a play among those remembered, and each mistake changes what is remembered,
// for how long, or what is compared.
#include <algorithm>
#include <array>

#include "conformance/seeded/toy_game.h"

namespace hotstone::conformance {
namespace {

using C = ToyCondition;

constexpr size_t kToyTable = 361;

// The members of kTellsImage, as symmetries below.
constexpr std::array<int, 5> kImages = {1, 2, 4, 7, 3};

// Bit 0 of the symmetry mirrors the columns, bit 1 the rows, bit 2 exchanges the two on a square.
std::string ImageOf(const std::string& key, int cols, int symmetry) {
  const int rows = static_cast<int>(key.size()) / cols;
  if (symmetry >= 4 && cols != rows) return key;
  std::string other = key;
  for (int p = 0; p < static_cast<int>(key.size()); ++p) {
    int x = p % cols;
    int y = p / cols;
    if ((symmetry & 1) != 0) x = cols - 1 - x;
    if ((symmetry & 2) != 0) y = rows - 1 - y;
    if ((symmetry & 4) != 0) std::swap(x, y);
    other[static_cast<size_t>(y * cols + x)] = key[static_cast<size_t>(p)];
  }
  return other;
}

std::string ColoursExchanged(std::string key) {
  for (char& c : key) {
    if (c != '.') c = OtherToyColor(c);
  }
  return key;
}

// What an incremental hash keeps if two points share a key: stones of a colour cancel in pairs.
void Fold(std::string& key, size_t p, size_t shared) {
  constexpr std::string_view kMarks = ".BW2";
  const size_t both = kMarks.find(key[p]) ^ kMarks.find(key[shared]);
  key[shared] = kMarks[both];
  key[p] = '.';
}

}  // namespace

// An incremental hash without collisions: a mark for each point and colour that flips when a stone
// is added or removed.
void ToyGame::Draw(State& state, int p, char color) const {
  if (color == '.' || state.drawn.empty()) return;
  char& mark = state.drawn[static_cast<size_t>(2 * p + (color == 'B' ? 0 : 1))];
  mark = mark == '0' ? '1' : '0';
}

// Drops the positions that a player made.
void ToyGame::ForgetByColor(State& state, char color, ToyCondition own, ToyCondition other) const {
  const auto forget = [&state](char maker) {
    state.past.Keep([maker](const ToyPast::Seen& seen) { return seen.second != maker; });
  };
  if (!Holds(own, true, color)) forget(color);
  if (!Holds(other, true, color)) forget(OtherToyColor(color));
}

// Only a superko looks back.
void ToyGame::Remember(State& state, char color, ToyCondition by) const {
  if (rules_.ko == ToyRules::Ko::kNone || rules_.ko == ToyRules::Ko::kSimple) return;
  if (by != C::kNothing && !Holds(by, true, color)) return;
  if (Has(ToyBug::kSuperkoTableOf361) && state.past.size() >= kToyTable) return;
  const bool maker =
      by == C::kNothing || by == C::kRemembersPass || Holds(C::kRemembersMaker, true, color);
  state.past.Add(Key(state), maker ? color : OtherToyColor(color));
}

std::string ToyGame::Key(const State& state) const {
  if (Has(ToyBug::kHashKeepsCaptured)) return state.drawn;
  std::string key = state.board.cells();
  for (int symmetry = 1; symmetry < 8 && Has(ToyBug::kHashUpToSymmetry); ++symmetry) {
    key = std::min(key, ImageOf(state.board.cells(), state.board.cols(), symmetry));
  }
  for (int symmetry = 1; symmetry < 8 && Has(ToyBug::kHashUpToExchange); ++symmetry) {
    key =
        std::min(key, ColoursExchanged(ImageOf(state.board.cells(), state.board.cols(), symmetry)));
  }
  for (size_t p = 256; p < key.size() && Has(ToyBug::kHashIndexOf8Bits); ++p) {
    Fold(key, p, p - 256);
  }
  if (Has(ToyBug::kHashOfTwoPoints)) Fold(key, key.size() / 2, 0);
  if (Has(ToyBug::kHashWithoutMiddle)) key[key.size() / 2] = '.';
  if (mistake_.condition == C::kNothing) return key;
  for (size_t i = 0; i < kImages.size(); ++i) {
    if (!Holds(Nth(C::kTellsImage, static_cast<int>(i)), true, '.')) {
      key = std::min(key, ImageOf(key, state.board.cols(), kImages[i]));
    }
  }
  if (!Holds(C::kTellsExchange, true, '.')) key = std::min(key, ColoursExchanged(key));
  for (size_t i = 0; i < kImages.size(); ++i) {
    if (!Holds(Nth(C::kTellsExchangedImage, static_cast<int>(i)), true, '.')) {
      key = std::min(key, ColoursExchanged(ImageOf(key, state.board.cols(), kImages[i])));
    }
  }
  if (!Holds(C::kComparesBlack, true, '.')) std::replace(key.begin(), key.end(), 'B', '.');
  if (!Holds(C::kComparesWhite, true, '.')) std::replace(key.begin(), key.end(), 'W', '.');
  if (!Holds(C::kComparesColour, true, '.')) std::replace(key.begin(), key.end(), 'W', 'B');
  const size_t last = key.size() - 1;
  const auto cols = static_cast<size_t>(state.board.cols());
  const std::array<size_t, 4> corners = {last + 1 - cols, last, 0, cols - 1};
  for (int i = 0; i < 4; ++i) {
    if (!Holds(Nth(C::kComparesCorner, i), true, '.')) key[corners[static_cast<size_t>(i)]] = '.';
  }
  return key;
}

std::optional<std::string> ToyGame::Repeats(const State& state, char color, bool own_removed,
                                            const Removed& taken) const {
  using Ko = ToyRules::Ko;
  if (rules_.ko == Ko::kNone || rules_.ko == Ko::kSimple) return std::nullopt;
  if (Has(ToyBug::kOnlySimpleKo)) return std::nullopt;
  if (Has(ToyBug::kSuperkoOfSingleStones) && taken.stones.size() != 1) return std::nullopt;
  if (Large(taken, ToyBug::kSuperkoNotAfterEight, ToyBug::kSuperkoNotAfterChains))
    return std::nullopt;
  const C after = own_removed                ? C::kComparesAfterOwnRemoval
                  : taken.stones.empty()     ? C::kComparesAfterPlay
                  : taken.stones.size() == 1 ? C::kComparesAfterOne
                                             : C::kComparesAfterSeveral;
  if (!Holds(after, true, color) || !Holds(C::kForbidsRepetition, true, color)) {
    return std::nullopt;
  }
  if (Tolerates(state, 3, color)) return std::nullopt;
  const bool positional = rules_.ko == Ko::kPositional;
  const std::string key = Key(state);
  size_t end = state.past.size();
  size_t window = end;
  if (Has(ToyBug::kSuperkoLooksBackFive)) window = 5;
  if (Has(ToyBug::kSuperkoLooksBackHundred)) window = 100;
  const size_t begin = end - std::min(end, window);
  if (Has(ToyBug::kSuperkoNotThePresent) && end > 0) --end;
  // Whether a position that this player made forbids it.
  const auto forbids = [&](char made_by) {
    const bool same = made_by == color;
    if (!positional) return Holds(C::kComparesTurn, same, color);
    const ToyChange change = state.board.ChangeOf(C::kComparesAnyTurn, color);
    return change == ToyChange::kNothing || same == (change == ToyChange::kNever);
  };
  const bool present = Holds(C::kComparesWithPresent, true, color);
  const std::string now = present ? "" : Key(now_);
  for (size_t i = begin; i < end; ++i) {
    const auto& [before, made_by] = state.past[i];
    if (before == key && (present || before != now) && forbids(made_by)) return kToySuperko;
  }
  return std::nullopt;
}

}  // namespace hotstone::conformance
