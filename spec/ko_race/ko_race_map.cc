#include "spec/ko_race/ko_race_map.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/variation.h"

namespace hotstone::spec {
namespace {

RaceSide SideOf(Color color) {
  return color == Color::kBlack ? RaceSide::kFirst : RaceSide::kSecond;
}

bool Contains(const std::vector<Point>& points, Point p) {
  return std::find(points.begin(), points.end(), p) != points.end();
}

const KoGroup& GroupOf(const KoPosition& position, Color color) {
  return position.groups[position.groups[0].color == color ? 0 : 1];
}

// The number of the group's stones that are left, and the liberties of the chains that they are in
// now.
int StonesLeft(const Position& after, const KoGroup& group) {
  return static_cast<int>(std::count_if(group.stones.begin(), group.stones.end(),
                                        [&](Point p) { return after.At(p) == group.color; }));
}
int LibertiesNow(const Position& after, const KoGroup& group) {
  std::set<Point> liberties;
  for (const Point p : group.stones) {
    for (const Point l : ChainAt(after, p).liberties) liberties.insert(l);
  }
  return static_cast<int>(liberties.size());
}

// The ko position that contains both groups after a play, if they still share one.
std::optional<KoPosition> Follow(const Position& after, const KoPosition& before) {
  for (const KoPosition& found : KoPositions(after)) {
    const bool both =
        std::all_of(before.groups.begin(), before.groups.end(), [&](const KoGroup& old) {
          return std::any_of(found.groups.begin(), found.groups.end(), [&](const KoGroup& group) {
            return group.color == old.color && Contains(group.stones, old.stones[0]);
          });
        });
    if (both) return found;
  }
  return std::nullopt;
}

}  // namespace

std::string_view NoRaceName(NoRace reason) {
  switch (reason) {
    case NoRace::kNotTwoGroups:
      return "not-two-groups";
    case NoRace::kKoOfSeveralStones:
      return "ko-of-several-stones";
    case NoRace::kDoubtfulEye:
      return "doubtful-eye";
    case NoRace::kLargeEye:
      return "large-eye";
    case NoRace::kHoldsStones:
      return "holds-stones";
  }
  return "";
}

std::variant<KoRace, NoRace> RaceOf(const KoPosition& position, Color to_move) {
  if (position.groups.size() != 2 || position.groups[0].color == position.groups[1].color) {
    return NoRace::kNotTwoGroups;
  }
  KoRace race;
  race.to_move = SideOf(to_move);
  for (const KoBetween& between : position.kos) {
    if (!between.holders.has_value() || !between.takers.has_value()) return NoRace::kNotTwoGroups;
    if (between.ko.stones.size() != 1) return NoRace::kKoOfSeveralStones;
  }
  for (const KoGroup& group : position.groups) {
    if (group.least_eyes != group.most_eyes) return NoRace::kDoubtfulEye;
    if (group.eye_points != group.least_eyes) return NoRace::kLargeEye;
    if (group.holds_stones) return NoRace::kHoldsStones;
    race.Of(SideOf(group.color)).kos = static_cast<int>(group.ko.size());
    race.Of(SideOf(group.color)).eyes = group.least_eyes;
    race.Of(SideOf(group.color)).external = static_cast<int>(group.external.size());
  }
  race.shared = static_cast<int>(position.groups[0].shared.size());
  return race;
}

std::optional<RaceMove> RaceMoveAt(const KoPosition& position, Color player, Point at) {
  assert(std::holds_alternative<KoRace>(RaceOf(position, player)));
  const KoGroup& own = GroupOf(position, player);
  const KoGroup& other = GroupOf(position, Opponent(player));
  if (Contains(other.ko, at)) return RaceMove::kTake;
  if (Contains(own.ko, at)) return RaceMove::kConnect;
  if (Contains(own.shared, at) || Contains(other.shared, at)) return RaceMove::kFillShared;
  if (Contains(other.external, at)) return RaceMove::kFillExternal;
  if (Contains(own.external, at)) return RaceMove::kFillOwnExternal;
  if (Contains(other.internal, at)) return RaceMove::kFillEye;
  if (Contains(own.internal, at)) return RaceMove::kFillOwnEye;
  return std::nullopt;
}

std::string_view RaceStepName(RaceStep step) {
  switch (step) {
    case RaceStep::kSame:
      return "same";
    case RaceStep::kLegality:
      return "legality";
    case RaceStep::kPartRemoved:
      return "part-removed";
    case RaceStep::kRemoval:
      return "removal";
    case RaceStep::kNoRace:
      return "no-race";
    case RaceStep::kNumbers:
      return "numbers";
  }
  return "";
}

RaceStep CompareStep(const Position& board, const KoPosition& position, Color player, Point at) {
  assert(std::holds_alternative<KoRace>(RaceOf(position, player)));
  assert(RaceMoveAt(position, player, at).has_value());
  const RaceLaw law;
  const KoRace race = std::get<KoRace>(RaceOf(position, player));
  const RaceMove move = *RaceMoveAt(position, player, at);
  const BoardPlay play = PlayAt(board, player, at);
  const bool legal = ChangesPosition(play);
  if (legal != IsLegalRaceMove(race, move, law)) return RaceStep::kLegality;
  if (!legal) return RaceStep::kSame;
  const KoRace next = AfterRaceMove(race, move, law);

  bool removed[2] = {false, false};  // by side
  for (const KoGroup& group : position.groups) {
    const int left = StonesLeft(play.after, group);
    if (left != 0 && left != static_cast<int>(group.stones.size())) return RaceStep::kPartRemoved;
    removed[SideOf(group.color) == RaceSide::kSecond] = left == 0;
  }
  for (const RaceSide side : {RaceSide::kFirst, RaceSide::kSecond}) {
    if (removed[side == RaceSide::kSecond] != (next.removed == side)) return RaceStep::kRemoval;
  }
  if (next.removed.has_value()) return RaceStep::kSame;

  if (next.Kos() == 0) {
    for (const KoGroup& group : position.groups) {
      if (LibertiesNow(play.after, group) != RaceLiberties(next, SideOf(group.color)))
        return RaceStep::kNumbers;
    }
    return RaceStep::kSame;
  }
  const auto after = Follow(play.after, position);
  if (!after.has_value()) return RaceStep::kNoRace;
  auto found = RaceOf(*after, Opponent(player));
  if (std::holds_alternative<NoRace>(found)) return RaceStep::kNoRace;
  KoRace& other = std::get<KoRace>(found);
  other.hot = SingleHotStoneBan(play).has_value() ? 1 : 0;
  return other == next ? RaceStep::kSame : RaceStep::kNumbers;
}

}  // namespace hotstone::spec
