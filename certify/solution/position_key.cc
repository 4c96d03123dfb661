#include "certify/solution/position_key.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {

absl::StatusOr<PositionKeys> PositionKeys::Create(const spec::BoardSize& board, bool all_images,
                                                  bool with_bans) {
  const int most = with_bans ? kMostPoints : kMostPointsWithoutBans;
  if (board.points() > most) {
    return absl::InvalidArgumentError(absl::StrCat("position keys exist for boards of up to ", most,
                                                   " points; ", board.ToString(), " has ",
                                                   board.points()));
  }
  return PositionKeys(board, all_images);
}

uint64_t PositionKeys::ImageNumber(const spec::Position& position, std::optional<spec::Point> ban,
                                   int symmetry) const {
  const uint64_t number = images_.KeyOfImage(position, symmetry) * slots_;
  return ban.has_value() ? number + 1 + static_cast<uint64_t>(board().Index(Image(symmetry, *ban)))
                         : number;
}

uint64_t PositionKeys::KeyOf(const spec::Position& position, std::optional<spec::Point> ban) const {
  uint64_t least = ImageNumber(position, ban, 0);
  for (int symmetry = 1; symmetry < symmetries(); ++symmetry) {
    least = std::min(least, ImageNumber(position, ban, symmetry));
  }
  return least;
}

std::optional<PositionKeys::Named> PositionKeys::NamedBy(uint64_t number) const {
  const auto position = images_.PositionOf(number / slots_);
  if (!position.has_value()) return std::nullopt;
  Named named{*position, std::nullopt};
  if (number % slots_ > 0) named.ban = board().At(static_cast<int>(number % slots_) - 1);
  return named;
}

}  // namespace hotstone::certify
