// The list of positions of a strategy, checked: plays of the prover that no rule of repetition can forbid.
//
// Lemma. A board play that makes a position which was never on the board is forbidden by no reading of the
// cycle layer. Under psk, ssk and nssk this position would have to have been there, under fixed the step that
// made it. Under square the sequence with the new entry would have to end in a stretch that stands in it
// before, and so have this entry twice. Under second-cycle, starter, starter-first and disturber the same
// player would have to have played at the same point in the same position before, and that made the same
// position; so it does not matter how the cycle is classed. Under cycle_colour=either it may have been the
// other player, and such rules have no list.
//
// Every play, of the prover or the opponent, leads to a position that stands earlier in the list. So along
// a play the place in the list falls with each board play, and no position comes twice but by passes. If
// none of the positions that the prover may make from an entry on was on the board before, each play of his
// makes a new one, and is legal by the lemma; the hot stones are those of the opponent's last ply, which
// the answers name. The opponent is granted all plays apart from hot stones and repetition, and a threat of
// his leaves the position and the player to move as they are; so whatever he may do in the game is among
// it.
//
//   takes   The prover plays at each of his turns, and at the entry either he is to move or nobody has just
//           passed; so two passes in a row do not come about, and the place cannot but fall. It cannot fall
//           for ever; what is left is that the group is taken.
//   keeps   No play of either removes a stone of the group. Where both only pass the game ends, or goes on
//           for ever by threats that are finite in number. A settled group needs nothing more.
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

// What is to be kept or taken, and by whom.
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
  // FailedPrecondition, with the position, for the first line that is not in order; Unimplemented for rules
  // that have no lists. O(lines x points^3).
  static absl::StatusOr<StrategyList> Check(const Strategy& strategy, const StrategyGroup& group);

  // Whether the list has a strategy from this situation, `earlier` being the cells of the positions since the
  // cycle layer was started, this one among them. FailedPrecondition with the reason if not.
  absl::Status Covers(const spec::Situation& s, const std::vector<std::string>& earlier) const;

  uint64_t plays() const { return plays_; }  // looked at

 private:
  // The lines, by their number, and the answer that is used there; kOpponent: the opponent is to move.
  static constexpr int kOpponent = -1;
  struct Place {
    size_t line;
    int answer;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  struct Line {
    bool settled = false;
    std::vector<Place> after_opponent;               // where his plays lead, settled lines left out
    std::vector<std::optional<Place>> after_answer;  // nothing: the group is taken, or a settled line
  };

  StrategyList(const Strategy& strategy, const StrategyGroup& group) : strategy_(&strategy), group_(group) {}
  absl::Status CheckLine(size_t i);
  absl::Status CheckAnswer(size_t i, const StrategyAnswer& answer);
  absl::Status CheckOpponent(size_t i);
  absl::Status Refuse(size_t i, const std::string& reason) const;
  std::optional<size_t> LineOf(const spec::Position& position) const;
  std::optional<int> AnswerOf(size_t line, const std::set<spec::Point>& bans) const;
  bool MakesOneOf(const Place& from, const std::set<size_t>& lines) const;

  const Strategy* strategy_;  // outlives this
  StrategyGroup group_;
  std::vector<Line> lines_;
  std::map<std::string, size_t> by_cells_;
  uint64_t plays_ = 0;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_STRATEGY_LIST_H_
