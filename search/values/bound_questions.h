// Which bounds a search for a value asks about, one after the other: "does Black reach this?".
//
// First the guess, then its neighbour, then further and further away; once the answers turn, or
// without a guess, the middle.
//
//   BoundQuestions questions(guess);
//   while (bounds.lo < bounds.hi) {
//     const int bound = questions.Next(bounds);   // lo < bound <= hi
//     questions.Hear(bound, yes);                 // after a proof; then narrow the bounds
//   }
#ifndef HOTSTONE_SEARCH_VALUES_BOUND_QUESTIONS_H_
#define HOTSTONE_SEARCH_VALUES_BOUND_QUESTIONS_H_

#include <algorithm>
#include <optional>

namespace hotstone::search {

struct HistoryBounds {
  int lo = 0;
  int hi = 0;
  friend bool operator==(const HistoryBounds&, const HistoryBounds&) = default;
};

class BoundQuestions {
 public:
  explicit BoundQuestions(std::optional<int> guess)
      : guess_(guess.value_or(0)), near_(guess.has_value()) {}
  int Next(const HistoryBounds& bounds) {
    if (!near_) return bounds.lo + (bounds.hi - bounds.lo + 1) / 2;
    if (bounds.lo >= guess_) return std::min(bounds.hi, bounds.lo + Step(true));
    if (bounds.hi < guess_) return std::max(bounds.lo + 1, bounds.hi + 1 - Step(false));
    return guess_;
  }
  void Hear(int bound, bool yes) { near_ = near_ && (bound == guess_ || yes == (bound > guess_)); }

 private:
  int Step(bool up) {
    const int step = up ? up_ : down_;
    (up ? up_ : down_) *= 2;
    return step;
  }
  const int guess_;
  bool near_;  // whether the guess still helps
  int up_ = 1;
  int down_ = 1;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_BOUND_QUESTIONS_H_
