#include "tests/enumerate/circle/plain_circle.h"

#include <algorithm>
#include <functional>

#include "enumerate/index/symmetry.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/clauses/breath_statements.h"
#include "spec/ko/breath.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

using spec::Color;
using spec::Opponent;
using spec::Point;
using spec::Position;

// A parity game: `even` wins a play if the greatest rank that recurs in it is even.
struct ParityGame {
  std::vector<int> rank;
  std::vector<bool> is_evens;  // even chooses the next node
  std::vector<std::vector<size_t>> next;
  std::vector<std::vector<size_t>> before;
};

using Nodes = std::vector<bool>;

// The nodes of `within` from which a player reaches `goal`, whatever the other does.
Nodes Attract(const ParityGame& game, const Nodes& within, Nodes goal, bool even) {
  std::vector<size_t> queue;
  std::vector<size_t> open(goal.size());
  for (size_t n = 0; n < goal.size(); ++n) {
    if (!within[n]) continue;
    for (const size_t to : game.next[n]) open[n] += within[to] ? 1 : 0;
    if (goal[n]) queue.push_back(n);
  }
  while (!queue.empty()) {
    const size_t to = queue.back();
    queue.pop_back();
    for (const size_t n : game.before[to]) {
      if (!within[n] || goal[n]) continue;
      --open[n];
      if (game.is_evens[n] != even && open[n] > 0) continue;
      goal[n] = true;
      queue.push_back(n);
    }
  }
  return goal;
}

Nodes Without(Nodes a, const Nodes& b) {
  for (size_t n = 0; n < a.size(); ++n) a[n] = a[n] && !b[n];
  return a;
}

bool IsEmpty(const Nodes& nodes) {
  return std::find(nodes.begin(), nodes.end(), true) == nodes.end();
}

// The nodes of `within` that even wins (Zielonka 1998). Every node of it has a successor in it.
Nodes EvenWins(const ParityGame& game, const Nodes& within) {
  if (IsEmpty(within)) return within;
  int top = 0;
  for (size_t n = 0; n < within.size(); ++n) top = within[n] ? std::max(top, game.rank[n]) : top;
  const bool even = top % 2 == 0;
  Nodes tops(within.size());
  for (size_t n = 0; n < within.size(); ++n) tops[n] = within[n] && game.rank[n] == top;
  const Nodes rest = Without(within, Attract(game, within, tops, even));
  const Nodes even_in_rest = EvenWins(game, rest);
  const Nodes losing = even ? Without(rest, even_in_rest) : even_in_rest;  // to the other player
  if (IsEmpty(losing)) return even ? within : Nodes(within.size());
  const Nodes lost = Attract(game, within, losing, !even);
  Nodes wins = EvenWins(game, Without(within, lost));
  if (!even) {
    for (size_t n = 0; n < wins.size(); ++n) wins[n] = wins[n] || lost[n];
  }
  return wins;
}

}  // namespace

PlainCircle::PlainCircle(const CircleGame& game, const spec::RuleSet& rules,
                         const std::vector<Calls>& calls)
    : game_(game), rules_(rules), calls_(calls) {
  const spec::BoardSize size = *spec::BoardSize::Create(game.grid().cols(), game.grid().rows());
  const Symmetries symmetries(game.grid());
  for (size_t take = 0; take < game.takes().size(); ++take) {
    const CircleGame::Take& t = game.takes()[take];
    for (int s = 0; s < symmetries.count(); ++s) {
      for (const bool black_took : {true, false}) {
        const Stones stones = symmetries.Map(s, Stones{t.own, t.opp});
        take_of_[{ToSpec(black_took ? Swapped(stones) : stones, size),
                  size.At(symmetries.MapPoint(s, t.ban)),
                  size.At(symmetries.MapPoint(s, t.stone))}] = take;
      }
    }
  }
  for (const Position& position : spec::LegalPositions(size)) {
    for (const Color to_move : {Color::kBlack, Color::kWhite}) {
      NumberOf({{position, to_move, 0, {}, 0}, std::nullopt});
      // The player who might take, and may not now.
      for (const spec::Ko& ko : spec::FindKos(position)) {
        if (ko.holder != to_move && ko.stones.size() == 1)
          NumberOf({{position, to_move, 0, {ko.mouth}, 0}, std::nullopt});
      }
    }
  }
  for (size_t i = 0; i < nodes_.size(); ++i) {
    const Node node = nodes_[i];
    std::vector<size_t> next;
    for (const spec::Successor& successor : spec::Successors(node.situation, rules_)) {
      Node to{successor.situation, std::nullopt};
      if (!to.situation.bans.empty()) {
        const auto take =
            take_of_.at({to.situation.position, *to.situation.bans.begin(), *successor.at});
        if (calls_[take] != kFights) to.situation.bans.clear();
        if (calls_[take] == kTakerDisturbs) to.named = node.situation.to_move;
        if (calls_[take] == kOtherDisturbs) to.named = Opponent(node.situation.to_move);
      }
      next.push_back(NumberOf(to));
    }
    next_.push_back(std::move(next));
  }
}

size_t PlainCircle::NumberOf(const Node& node) {
  const auto [it, is_new] = numbers_.try_emplace(node, nodes_.size());
  if (is_new) nodes_.push_back(node);
  return it->second;
}

std::vector<Answer> PlainCircle::AnswersFor(Point point, Color owner) const {
  const size_t n = nodes_.size();
  Nodes gone(n), over(n);
  ParityGame game;
  game.next = next_;
  game.before.resize(n);
  for (size_t i = 0; i < n; ++i) {
    gone[i] = nodes_[i].situation.position.At(point) != owner;
    over[i] = !gone[i] && spec::IsFinished(nodes_[i].situation, rules_);
    if (gone[i] || over[i]) game.next[i] = {i};
    for (const size_t to : game.next[i]) game.before[to].push_back(i);
  }
  // The side for which a question asks, and where it has won and lost.
  const auto wins = [&](Color side, const Nodes& won, const Nodes& lost) {
    game.rank.assign(n, 1);
    game.is_evens.assign(n, false);
    for (size_t i = 0; i < n; ++i) {
      if (nodes_[i].named.has_value()) game.rank[i] = *nodes_[i].named == side ? 3 : 2;
      if (won[i]) game.rank[i] = 4;
      if (lost[i]) game.rank[i] = 5;
      game.is_evens[i] = nodes_[i].situation.to_move == side;
    }
    return EvenWins(game, Nodes(n, true));
  };
  const Nodes removed = wins(Opponent(owner), gone, over);
  const Nodes kept = wins(owner, over, gone);
  std::vector<Answer> answers;
  for (size_t i = 0; i < n; ++i)
    answers.push_back(removed[i] ? Answer::kRemoved : kept[i] ? Answer::kKept : Answer::kHangs);
  return answers;
}

Answer PlainCircle::AnswerIn(const spec::Situation& situation, Point point) {
  const Color owner = *situation.position.At(point);
  auto& answers = answers_[{point, owner}];
  if (answers.empty()) answers = AnswersFor(point, owner);
  return answers[numbers_.at({situation, std::nullopt})];
}

Fate PlainCircle::FateIn(const Position& position, Point point) {
  const Color owner = *position.At(point);
  return {AnswerIn({position, Opponent(owner), 0, {}, 0}, point),
          AnswerIn({position, owner, 0, {}, 0}, point)};
}

// Asks about the ko with the stone at `stone`, which `mover` could take at `ban`.
Calls PlainCircle::Ask(const CircleReading& reading, const Position& position, Color mover,
                       Point ban, Point stone, Color taker) {
  std::vector<Point> groups;
  for (const spec::KoPosition& ko_position : spec::KoPositions(position)) {
    const bool is_here = std::any_of(ko_position.kos.begin(), ko_position.kos.end(),
                                     [&](const spec::KoBetween& between) {
                                       return between.ko.stones == std::vector<Point>{stone};
                                     });
    if (!is_here) continue;
    for (const spec::KoGroup& group : ko_position.groups) {
      for (const Point at : spec::LastingStones(ko_position, group)) groups.push_back(at);
    }
  }
  bool fights = false;
  if (reading.not_settled == NotSettled::kDecides) {
    for (int p = 0; p < position.size().points(); ++p) {
      const Point at = position.size().At(p);
      if (!position.At(at).has_value() || at == stone) continue;
      fights |=
          AnswerIn({position, mover, 0, {}, 0}, at) != AnswerIn({position, mover, 0, {ban}, 0}, at);
    }
  } else {
    for (const Point at : groups) {
      const std::string_view fate = FateName(FateIn(position, at));
      fights |= fate == "by-turn";
      if (reading.not_settled == NotSettled::kUnsettled) fights |= fate == "hanging";
    }
  }
  if (fights) return kFights;
  if (!reading.second_rule) return kDisturbs;
  const auto lost = [&](Color side) {
    bool some = false;
    bool all = true;
    for (const Point at : groups) {
      if (position.At(at) != side) continue;
      const std::string_view fate = FateName(FateIn(position, at));
      some = true;
      all &= fate == "dead" || fate == "hanging";
    }
    return some && all;
  };
  if (lost(taker) == lost(Opponent(taker))) return kDisturbs;
  return lost(taker) ? kTakerDisturbs : kOtherDisturbs;
}

std::vector<Calls> PlainCircle::Image(const CircleReading& reading) {
  const spec::BoardSize size = *spec::BoardSize::Create(game_.grid().cols(), game_.grid().rows());
  std::vector<Calls> image;
  for (const CircleGame::Take& take : game_.takes()) {
    // Black has taken: own, to move, is White.
    const Position after = ToSpec(Stones{take.opp, take.own}, size);
    const Point ban = size.At(take.ban);
    const Point stone = size.At(take.stone);
    Position before = after;
    before.Remove(stone);
    before.Put(ban, Color::kWhite);
    std::vector<Calls> answers;
    if (reading.when != AskedWhen::kAfter)
      answers.push_back(Ask(reading, before, Color::kBlack, stone, ban, Color::kBlack));
    if (reading.when != AskedWhen::kBefore)
      answers.push_back(Ask(reading, after, Color::kWhite, ban, stone, Color::kBlack));
    if (answers.front() == kFights || answers.back() == kFights) {
      image.push_back(kFights);
    } else {
      image.push_back(answers.front() == answers.back() ? answers.front() : kDisturbs);
    }
  }
  return image;
}

}  // namespace hotstone::enumerate
