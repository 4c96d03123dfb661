#include "spec/cycles/forbidden_plays.h"

#include <algorithm>

#include "spec/board/board_play.h"

namespace hotstone::spec {

void ForbiddenPlays::AddOnBoard(const BoardPlay& play, bool nobody_named) {
  const OnBoard name{play.before.cells(), play.at, play.player};
  on_board_.insert(name);
  if (nobody_named) nobody_named_.insert(name);
}

void ForbiddenPlays::AddInPlace(const BoardPlay& play, const std::vector<Point>& place) {
  InPlace forbidden{play.at, play.player, play.captured, play.self_removed, {}};
  for (const Point p : place) forbidden.place.emplace_back(p, play.before.At(p));
  in_place_.insert(std::move(forbidden));
}

bool ForbiddenPlays::Matches(const InPlace& forbidden, const BoardPlay& play, Color maker) {
  return forbidden.at == play.at && forbidden.player == maker &&
         forbidden.captured == play.captured && forbidden.self_removed == play.self_removed &&
         std::all_of(forbidden.place.begin(), forbidden.place.end(), [&](const auto& content) {
           return play.before.At(content.first) == content.second;
         });
}

std::optional<bool> ForbiddenPlays::IsNamed(const BoardPlay& play, Color maker) const {
  if (std::any_of(in_place_.begin(), in_place_.end(),
                  [&](const InPlace& forbidden) { return Matches(forbidden, play, maker); })) {
    return true;
  }
  const OnBoard name{play.before.cells(), play.at, maker};
  if (!on_board_.contains(name)) return std::nullopt;
  return !nobody_named_.contains(name);
}

}  // namespace hotstone::spec
