#include "spec/rules/square.h"

#include <cstdlib>

namespace hotstone::spec {

std::pair<std::string, Color> SquareRule::EntryOf(const Position& position, Color to_move) const {
  switch (square_of_) {
    case SquareOf::kSituation:
      return {position.cells(), to_move};
    case SquareOf::kPosition:
      return {position.cells(), Color::kBlack};
  }
  std::abort();  // not an enumerator
}

std::optional<CycleBan> SquareRule::Forbids(const BoardPlay& play) const {
  const auto known = numbers_.find(EntryOf(play.after, Opponent(play.player)));
  if (known == numbers_.end()) return std::nullopt;
  bool forbidden = false;
  switch (square_gap_) {
    case SquareGap::kInARow:
      forbidden = MakesSquare(known->second);
      break;
    case SquareGap::kAnywhere:
      forbidden = IsKnownStep(known->second);
      break;
  }
  if (!forbidden) return std::nullopt;
  return CycleBan{Cycle::kSquare};
}

bool SquareRule::IsKnownStep(uint32_t entry) const {
  return levels_.size() > 1 && levels_[1].numbers.contains({EndingAt(0, size_ - 1), entry});
}

bool SquareRule::MakesSquare(uint32_t entry) const {
  uint32_t stretch = entry;
  for (size_t k = 0;; ++k) {
    if (WouldEndInSquare(k, stretch)) return true;
    // The next longer stretch that would end here; if it is new, nothing longer occurred before.
    const size_t half = size_t{1} << k;
    if (k + 1 == levels_.size()) return false;
    const auto& longer = levels_[k + 1].numbers;
    const auto found = longer.find({EndingAt(k, size_ - half), stretch});
    if (found == longer.end()) return false;
    stretch = found->second;
  }
}

bool SquareRule::WouldEndInSquare(size_t k, uint32_t stretch) const {
  const size_t least = size_t{1} << k;
  const std::vector<size_t>& places = levels_[k].places[stretch];
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    const size_t length = size_ - *place;
    // Both halves must lie within the size_ + 1 entries; the next k handles longer ones.
    if (length >= 2 * least || 2 * length > size_ + 1) return false;
    if (length < least) continue;
    if (length == least) return true;
    if (EndingAt(k, size_ - length + least) == EndingAt(k, size_ - 2 * length + least)) return true;
  }
  return false;
}

void SquareRule::Append(const Position& position, Color to_move) {
  const size_t place = size_++;
  if (levels_.empty()) levels_.emplace_back();
  uint32_t stretch =
      numbers_.try_emplace(EntryOf(position, to_move), static_cast<uint32_t>(numbers_.size()))
          .first->second;
  AddTo(levels_[0], stretch, place);
  for (size_t k = 0; size_ >= size_t{2} << k; ++k) {
    if (levels_.size() == k + 1) levels_.emplace_back();
    auto& numbers = levels_[k + 1].numbers;
    const std::pair halves(EndingAt(k, place - (size_t{1} << k)), stretch);
    stretch = numbers.try_emplace(halves, static_cast<uint32_t>(numbers.size())).first->second;
    AddTo(levels_[k + 1], stretch, place);
  }
}

void SquareRule::AddTo(Level& level, uint32_t number, size_t place) {
  level.ends_at.push_back(number);
  if (number == level.places.size()) level.places.emplace_back();
  level.places[number].push_back(place);
}

}  // namespace hotstone::spec
