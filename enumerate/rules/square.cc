#include "enumerate/rules/square.h"

#include <cstddef>
#include <cstdlib>

namespace hotstone::enumerate {

bool SquareHistory::AreEqual(const Entry& a, const Entry& b) const {
  if (a.position != b.position) return false;
  switch (of_) {
    case spec::SquareOf::kSituation:
      return a.white_to_move == b.white_to_move;
    case spec::SquareOf::kPosition:
      return true;
  }
  std::abort();  // not an enumerator
}

bool SquareHistory::EndsInSquare(const Entry& next) const {
  const size_t size = line_.size() + 1;
  const auto entry = [&](size_t i) -> const Entry& { return i + 1 == size ? next : line_[i]; };
  for (size_t period = 1; 2 * period <= size; ++period) {
    size_t equal = 0;
    while (equal < period && AreEqual(entry(size - 1 - equal), entry(size - 1 - equal - period)))
      ++equal;
    if (equal == period) return true;
  }
  return false;
}

bool SquareHistory::RepeatsStep(const Entry& next) const {
  for (size_t i = 1; i < line_.size(); ++i) {
    if (AreEqual(line_[i - 1], line_.back()) && AreEqual(line_[i], next)) return true;
  }
  return false;
}

bool SquareHistory::Forbids(Coloured after) const {
  const Entry next{after, !line_.back().white_to_move};
  switch (gap_) {
    case spec::SquareGap::kInARow:
      return EndsInSquare(next);
    case spec::SquareGap::kAnywhere:
      return RepeatsStep(next);
  }
  std::abort();  // not an enumerator
}

}  // namespace hotstone::enumerate
