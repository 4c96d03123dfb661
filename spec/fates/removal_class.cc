#include "spec/fates/removal_class.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "spec/board/chains.h"

namespace hotstone::spec {
namespace {

Removal AnswerAt(const BoardFates& fates, const RemovalMoment& moment, Point stone) {
  return fates.Of(moment.position, *moment.to_move, moment.banned, stone);
}

bool IsOpen(const BoardFates& fates, const RemovalMoment& first, const RemovalMoment& moment,
            Point stone, OpenBy open_by) {
  switch (open_by) {
    case OpenBy::kTurn:
      return moment.to_move.has_value()
                 ? AnswerAt(fates, moment, stone) != AnswerAt(fates, first, stone)
                 : fates.FateOf(moment.position, stone).ByTurn();
    case OpenBy::kTake:
      return std::any_of(moment.plays.begin(), moment.plays.end(), [&](const Move& play) {
        return fates.Of(moment.position, play.player, std::nullopt, stone) !=
               fates.Of(moment.position, play.player, play.at, stone);
      });
  }
  std::abort();  // not an enumerator
}

// Whether the stone is not simply alive: it is dead, or it hangs.
bool LivesByTheCycle(const BoardFates& fates, const RemovalMoment& moment, Point stone) {
  if (moment.to_move.has_value()) return AnswerAt(fates, moment, stone) != Removal::kKept;
  const StoneFate fate = fates.FateOf(moment.position, stone);
  return fate.Dead() || fate.Hangs();
}

std::optional<Color> OnlyOne(const std::set<Color>& sides) {
  if (sides.size() != 1) return std::nullopt;
  return *sides.begin();
}

}  // namespace

RemovalVerdict ClassByRemoval(const BoardFates& fates, const std::vector<Point>& stones,
                              const std::vector<RemovalMoment>& moments, OpenBy open_by) {
  std::set<Color> open;
  std::set<Color> by_cycle;  // those with stones that live only as long as the cycle goes on
  for (const RemovalMoment& moment : moments) {
    for (const Point stone : stones) {
      const Color owner = *moment.position.At(stone);
      if (IsOpen(fates, moments[0], moment, stone, open_by)) open.insert(owner);
      if (LivesByTheCycle(fates, moment, stone)) by_cycle.insert(owner);
    }
  }
  if (open.empty()) return {false, std::nullopt, OnlyOne(by_cycle)};
  return {true, OnlyOne(open), std::nullopt};
}

std::vector<Point> StonesBesideCycle(const std::vector<Position>& positions,
                                     const std::vector<Point>& played) {
  const BoardSize& size = positions[0].size();
  std::set<int> beside;
  for (const Position& position : positions) {
    for (const Point at : played) {
      for (const Point neighbour : size.Neighbours(at)) {
        if (position.IsEmpty(neighbour)) continue;
        for (const Point stone : ChainAt(position, neighbour).stones)
          beside.insert(size.Index(stone));
      }
    }
  }
  std::vector<Point> stones;
  for (const int index : beside) {
    const Point stone = size.At(index);
    const auto owner = positions[0].At(stone);
    const bool lasts = owner.has_value() && std::all_of(positions.begin(), positions.end(),
                                                        [&](const Position& position) {
                                                          return position.At(stone) == owner;
                                                        });
    if (lasts) stones.push_back(stone);
  }
  return stones;
}

}  // namespace hotstone::spec
