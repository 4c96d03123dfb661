// The list of positions of a strategy and its check: plays of the prover that no rule of repetition
// can forbid.
//
// Lemma. No reading of the cycle layer forbids a board play that makes a position which was never
// on the board. Under psk, ssk and nssk that position would have to have occurred before, under
// fixed the step that made it. Under square the sequence with the new entry would have to end in a
// stretch that occurs in it before, so it would contain this entry twice. Under second-cycle,
// starter, starter-first and disturber the same player would have to have played at the same point
// in the same position before, and that play made the same position; so the class of the cycle does
// not matter. Under cycle_colour=either the other player may have made that play, and under
// same=fight it may have been made on another board. But these rules forbid nothing until a cycle
// is complete. So under them neither side may have brought back a position before the entry, nor
// may the plays of either side from there on make one that was on the board; then no cycle with a
// play in it is ever complete. (A single stone that removes itself would complete one, so they have
// no list if that is allowed.)
//
// Every play, of the prover or the opponent, leads to a position earlier in the list. So each board
// play lowers the place in the list, and only passes repeat a position. If none of the positions
// that the prover may make from an entry on was on the board before, each play of his makes a new
// one and is legal by the lemma; the hot stones are those of the opponent's last ply, which the
// answers name. The check grants the opponent all plays apart from hot stones and repetition, and a
// threat of his leaves the position and the player to move unchanged. So it covers every move that
// he may make in the game.
//
//   takes   The prover plays at each of his turns, and at the entry either he is to move or nobody
//           has just passed. So two passes in a row do not occur, and the place must fall. It
//           cannot fall for ever, so the group is taken in the end.
//   keeps   No play of either removes a stone of the group. If both only pass, the game ends, or
//           continues by threats, which are finite in number. A settled group needs nothing more.
#ifndef HOTSTONE_CERTIFY_STRATEGY_LIST_H_
#define HOTSTONE_CERTIFY_STRATEGY_LIST_H_

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "certify/strategy.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {

// What the prover must keep or take.
struct StrategyGroup {
  StrategyGoal goal = StrategyGoal::kKeeps;
  spec::Color owner = spec::Color::kBlack;
  spec::Color prover = spec::Color::kBlack;
  std::vector<spec::Point> stones;

  // Whether all its stones are there.
  bool IsOn(const spec::Position& position) const;
};

class StrategyList {
 public:
  // FailedPrecondition, with the position, for the first line that is wrong; Unimplemented for
  // rules without lists. O(lines x points^3).
  static absl::StatusOr<StrategyList> Check(const Strategy& strategy, const StrategyGroup& group);

  // Whether the list has a strategy from this situation. `earlier` has the cells of the positions
  // since the cycle layer was started, including this one. FailedPrecondition with the reason if
  // not.
  absl::Status Covers(const spec::Situation& s, const std::vector<std::string>& earlier) const;

  uint64_t plays() const { return plays_; }  // examined

 private:
  // A line by its number, and the answer used there; kOpponent: the opponent is to move.
  static constexpr int kOpponent = -1;
  struct Place {
    size_t line;
    int answer;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  struct Line {
    bool settled = false;
    std::vector<Place> after_opponent;  // where his plays lead, without settled lines
    std::vector<std::optional<Place>>
        after_answer;  // nothing: the group is taken, or a settled line
  };

  StrategyList(const Strategy& strategy, const StrategyGroup& group)
      : strategy_(&strategy), group_(group) {}
  absl::Status CheckLine(size_t i);
  absl::Status CheckAnswer(size_t i, const StrategyAnswer& answer);
  absl::Status CheckOpponent(size_t i);
  absl::Status Refuse(size_t i, const std::string& reason) const;
  std::optional<size_t> LineOf(const spec::Position& position) const;
  std::optional<int> AnswerOf(size_t line, const std::set<spec::Point>& bans) const;
  // Whether a play of the prover, or `by_either` side, may lead to one of these lines.
  bool MakesOneOf(const Place& from, const std::set<size_t>& lines, bool by_either) const;

  const Strategy* strategy_;  // outlives this
  StrategyGroup group_;
  std::vector<Line> lines_;
  std::map<std::string, size_t> by_cells_;
  uint64_t plays_ = 0;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_STRATEGY_LIST_H_
