#include "tests/enumerate/robust/naive_robust.h"

#include <algorithm>

#include "spec/board/board_play.h"
#include "spec/counting/area.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {

using spec::Color;
using spec::Point;
using spec::Position;

namespace {

struct Answer {
  std::optional<Point> at;
  std::vector<Position> left;  // by the opponent
};

struct Node {
  int area;
  std::vector<Answer> answers;
  std::set<std::set<Point>> bans;  // that some play of the opponent may have left, including none
};

std::vector<Position> Replies(const Position& position, Color opponent, bool after_pass) {
  std::vector<Position> left;
  if (!after_pass) left.push_back(position);
  for (const Point at : position.EmptyPoints()) {
    const Position after = spec::PlayAt(position, opponent, at).after;
    if (after != position) left.push_back(after);
  }
  return left;
}

}  // namespace

NaiveRobust SolveNaiveRobust(const spec::BoardSize& size, Color side, const spec::HotKinds& kinds) {
  const Color opponent = spec::Opponent(side);
  const std::vector<Position> all = spec::LegalPositions(size);
  spec::HotLaw law;
  law.kinds = kinds;
  std::map<Position, Node> nodes;
  for (const Position& position : all) {
    Node& node = nodes[position];
    node.area = spec::CountArea(position).Difference() * (side == Color::kBlack ? 1 : -1);
    node.bans.insert(std::set<Point>{});
    node.answers.push_back({std::nullopt, Replies(position, opponent, true)});
    for (const Point at : position.EmptyPoints()) {
      const spec::BoardPlay play = spec::PlayAt(position, side, at);
      if (play.self_removed.empty())
        node.answers.push_back({at, Replies(play.after, opponent, false)});
    }
  }
  if (!kinds.empty()) {
    for (const Position& position : all) {
      for (const Point at : position.EmptyPoints()) {
        const spec::BoardPlay play = spec::PlayAt(position, opponent, at);
        std::set<Point> bans;
        for (const spec::HotStones& stones : spec::FindHotStones(play, law)) bans.insert(stones.at);
        nodes[play.after].bans.insert(bans);
      }
    }
  }
  NaiveRobust result;
  for (const Position& position : all) {
    result.to_move[position] = result.waiting[position] = -size.points();
  }
  for (int t = 1 - size.points(); t <= size.points(); ++t) {
    std::set<Position> won;
    const auto all_won = [&](const std::vector<Position>& left) {
      return std::all_of(left.begin(), left.end(),
                         [&](const Position& p) { return won.contains(p); });
    };
    for (bool grew = true; grew;) {
      grew = false;
      for (const auto& [position, node] : nodes) {
        if (won.contains(position)) continue;
        const bool wins =
            std::all_of(node.bans.begin(), node.bans.end(), [&](const std::set<Point>& bans) {
              return std::any_of(node.answers.begin(), node.answers.end(),
                                 [&](const Answer& answer) {
                                   if (!answer.at.has_value())
                                     return node.area >= t && all_won(answer.left);
                                   return !bans.contains(*answer.at) && all_won(answer.left);
                                 });
            });
        if (!wins) continue;
        won.insert(position);
        grew = true;
      }
    }
    for (const Position& position : all) {
      if (won.contains(position)) result.to_move[position] = t;
      if (all_won(Replies(position, opponent, false))) result.waiting[position] = t;
    }
  }
  return result;
}

}  // namespace hotstone::enumerate
