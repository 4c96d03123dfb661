// The image of a classification by the plain law: for tests, as slow as it is short.
//
// Every situation of the board is a node of an explicit graph, without symmetries, and a take that
// disturbs and names somebody leads to a node of its own. The game about a stone is a parity game
// on that graph, solved by Zielonka's recursion. Groups are those of spec/.
#ifndef HOTSTONE_TESTS_ENUMERATE_CIRCLE_PLAIN_CIRCLE_H_
#define HOTSTONE_TESTS_ENUMERATE_CIRCLE_PLAIN_CIRCLE_H_

#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/circle/circle.h"
#include "enumerate/fates/fates.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::enumerate {

class PlainCircle {
 public:
  // The situations of the game of `game` under `rules`, whose only hot stones are single ones, if
  // its takes are called so.
  PlainCircle(const CircleGame& game, const spec::RuleSet& rules, const std::vector<Calls>& calls);

  std::vector<Calls> Image(const CircleReading& reading);

 private:
  struct Node {
    spec::Situation situation;
    std::optional<spec::Color> named;  // by the take that led here
    friend auto operator<=>(const Node&, const Node&) = default;
  };
  size_t NumberOf(const Node& node);
  std::optional<size_t> TakeOf(const spec::Situation& after, spec::Point stone) const;
  // The answer for the stone at `point` in a situation that the graph has.
  Answer AnswerIn(const spec::Situation& situation, spec::Point point);
  std::vector<Answer> AnswersFor(spec::Point point, spec::Color owner) const;
  Fate FateIn(const spec::Position& position, spec::Point point);
  Calls Ask(const CircleReading& reading, const spec::Position& position, spec::Color mover,
            spec::Point ban, spec::Point stone, spec::Color taker);

  const CircleGame& game_;
  const spec::RuleSet rules_;
  const std::vector<Calls> calls_;
  // Every image of every take: the position after it, the point banned, the stone that took.
  std::map<std::tuple<spec::Position, spec::Point, spec::Point>, size_t> take_of_;
  std::map<Node, size_t> numbers_;
  std::vector<Node> nodes_;
  std::vector<std::vector<size_t>> next_;
  std::map<std::pair<spec::Point, spec::Color>, std::vector<Answer>> answers_;  // by node
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_CIRCLE_PLAIN_CIRCLE_H_
