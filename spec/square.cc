#include "spec/square.h"

namespace hotstone::spec {

std::optional<Illegality> SquareRule::Forbids(const BoardPlay& play) const {
  const auto known = numbers_.find({play.after.cells(), Opponent(play.player)});
  if (known == numbers_.end()) return std::nullopt;
  // The entry would stand at `end`. A square that ends there has its first half end at an earlier place of
  // the same entry; the distance is the length of X, and both halves must lie within the sequence.
  const size_t end = sequence_.size();
  const std::vector<size_t>& places = places_[known->second];
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    const size_t length = end - *place;
    if (2 * length > end + 1) break;
    size_t back = 1;
    while (back < length && sequence_[end - back] == sequence_[*place - back]) ++back;
    if (back == length) return Illegality::kRecycling;
  }
  return std::nullopt;
}

void SquareRule::Append(const Position& position, Color to_move) {
  const size_t number = numbers_.try_emplace({position.cells(), to_move}, numbers_.size()).first->second;
  if (number == places_.size()) places_.emplace_back();
  places_[number].push_back(sequence_.size());
  sequence_.push_back(number);
}

}  // namespace hotstone::spec
