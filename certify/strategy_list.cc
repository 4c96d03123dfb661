// Checks the list of positions of a strategy, line by line.
//
// CheckLine checks one line by the law: the group is there; each answer is legal and leads to an
// earlier line where the opponent is to move; each play of the opponent leads to an earlier line
// that has an answer for exactly the bans that it leaves. Only checked lines enter by_cells_, so a
// line found there comes earlier. Covers then looks up a situation of a game, and traverses the
// positions that the prover may make from there, to check that none of them was on the board
// already.
//
// For example, a line of a strategy to take a group in atari at A1 has only the answer A1: the play
// removes the group, and the check requires nothing else.
#include "certify/strategy_list.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/refusal.h"
#include "certify/settled.h"
#include "certify/situation_key.h"
#include "spec/board/chains.h"

namespace hotstone::certify {

using spec::Color;
using spec::Point;
using spec::Position;
using spec::Situation;

namespace {

// Whether a position occurs again after another one: passes alone leave it there.
bool APositionReturned(const std::vector<std::string>& positions) {
  std::set<std::string> seen;
  for (size_t i = 0; i < positions.size(); ++i) {
    if (i > 0 && positions[i] == positions[i - 1]) continue;
    if (!seen.insert(positions[i]).second) return true;
  }
  return false;
}

}  // namespace

bool StrategyGroup::IsOn(const Position& position) const {
  return std::all_of(stones.begin(), stones.end(),
                     [&](Point p) { return position.At(p) == owner; });
}

absl::StatusOr<StrategyList> StrategyList::Check(const Strategy& strategy,
                                                 const StrategyGroup& group) {
  const spec::RuleSet& rules = strategy.rules;
  if (!strategy.positions.empty() && !rules.ForbidsReturnsOnly() &&
      rules.self_removal == spec::SelfRemoval::kAny) {
    return absl::UnimplementedError(
        absl::StrCat("rule set ", spec::RuleSetName(rules),
                     ": with cycle_colour=either or same=fight, a list of positions needs a "
                     "self_removal other than any"));
  }
  StrategyList list(strategy, group);
  for (size_t i = 0; i < strategy.positions.size(); ++i) {
    RETURN_IF_ERROR(list.CheckLine(i));
    list.by_cells_.emplace(strategy.positions[i].position.cells(), i);
  }
  return list;
}

absl::Status StrategyList::Refuse(size_t i, const std::string& reason) const {
  return absl::FailedPreconditionError(
      absl::StrCat("position ", i + 1, " of the list: ", reason, "\n",
                   Diagram(Situation{strategy_->positions[i].position, group_.prover, 0, {}, 0})));
}

std::optional<size_t> StrategyList::LineOf(const Position& position) const {
  const auto found = by_cells_.find(position.cells());
  if (found == by_cells_.end()) return std::nullopt;
  return found->second;
}

std::optional<int> StrategyList::AnswerOf(size_t line, const std::set<Point>& bans) const {
  const auto& answers = strategy_->positions[line].answers;
  for (size_t k = 0; k < answers.size(); ++k) {
    if (answers[k].bans == bans) return static_cast<int>(k);
  }
  return std::nullopt;
}

absl::Status StrategyList::CheckLine(size_t i) {
  const StrategyPosition& one = strategy_->positions[i];
  lines_.push_back({one.settled, {}, {}});
  if (one.position.size() != strategy_->trees.back().start.size())
    return Refuse(i, "is for another board");
  if (!spec::IsLegal(one.position)) return Refuse(i, "is not legal");
  if (!group_.IsOn(one.position)) return Refuse(i, "the group is not on the board");
  if (LineOf(one.position).has_value()) return Refuse(i, "occurs twice in the list");
  if (one.settled) {
    if (group_.goal != StrategyGoal::kKeeps)
      return Refuse(i, "\"settled\" cannot show that a group is captured");
    if (one.opponent_to_move || !one.answers.empty())
      return Refuse(i, "is marked as settled but has moves");
    if (!IsSettled(one.position, group_.stones[0])) return Refuse(i, "the group is not settled");
    return absl::OkStatus();
  }
  for (const StrategyAnswer& answer : one.answers) {
    RETURN_IF_ERROR(CheckAnswer(i, answer));
  }
  return one.opponent_to_move ? CheckOpponent(i) : absl::OkStatus();
}

absl::Status StrategyList::CheckAnswer(size_t i, const StrategyAnswer& answer) {
  const StrategyPosition& one = strategy_->positions[i];
  if (!answer.at.has_value()) {
    if (group_.goal == StrategyGoal::kTakes)
      return Refuse(i, "the side that must capture the group passes");
    if (!one.opponent_to_move)
      return Refuse(i, "the prover passes, but the list does not cover the opponent's turn");
    lines_[i].after_answer.push_back(Place{i, kOpponent});
    return absl::OkStatus();
  }
  const Situation s{one.position, group_.prover, 0, answer.bans, 0};
  ++plays_;
  const std::string name = spec::MoveName({group_.prover, answer.at});
  if (const spec::Ruling ruling = spec::Judge(s, answer.at, strategy_->rules); !ruling.legal()) {
    return Refuse(i, absl::StrCat("the answer ", name, " is illegal: ",
                                  std::string(spec::IllegalitySentence(*ruling.why))));
  }
  const Position after = spec::After(s, answer.at, strategy_->rules).position;
  if (!group_.IsOn(after)) {
    if (group_.goal == StrategyGoal::kKeeps)
      return Refuse(i, absl::StrCat(name, " gives up the group"));
    lines_[i].after_answer.push_back(std::nullopt);
    return absl::OkStatus();
  }
  const auto line = LineOf(after);
  if (!line.has_value()) {
    return Refuse(i, absl::StrCat("the answer ", name,
                                  " leads to a position that does not come earlier in the list"));
  }
  const StrategyPosition& there = strategy_->positions[*line];
  if (!there.settled && !there.opponent_to_move) {
    return Refuse(i, absl::StrCat("the answer ", name, " leads to position ", *line + 1,
                                  ", where the list does not cover the opponent's turn"));
  }
  // A play also makes a settled line, so it must be a new position like any other.
  lines_[i].after_answer.push_back(Place{*line, kOpponent});
  return absl::OkStatus();
}

absl::Status StrategyList::CheckOpponent(size_t i) {
  const StrategyPosition& one = strategy_->positions[i];
  const Situation s{one.position, spec::Opponent(group_.prover), 0, {}, 0};
  const auto standing = AnswerOf(i, {});
  if (group_.goal == StrategyGoal::kTakes) {
    if (!standing.has_value()) return Refuse(i, "the opponent's pass has no answer");
    lines_[i].after_opponent.push_back(Place{i, *standing});
  }
  for (const Point p : one.position.EmptyPoints()) {
    if (!spec::Judge(s, p, strategy_->rules).legal()) continue;
    ++plays_;
    const std::string name = spec::MoveName({s.to_move, p});
    const Situation after = spec::After(s, p, strategy_->rules);
    // A play that leaves the position unchanged is as good as a pass.
    if (after.position == one.position) continue;
    if (!group_.IsOn(after.position)) {
      if (group_.goal == StrategyGoal::kKeeps)
        return Refuse(i, absl::StrCat(name, " captures the group"));
      continue;
    }
    const auto line = LineOf(after.position);
    if (!line.has_value()) {
      return Refuse(i, absl::StrCat("the opponent's ", name,
                                    " leads to a position that does not come earlier in the list"));
    }
    if (strategy_->positions[*line].settled) continue;
    const auto answer = AnswerOf(*line, after.bans);
    if (!answer.has_value()) {
      return Refuse(i, absl::StrCat("the opponent's ", name, " leads to position ", *line + 1,
                                    ", which has no answer to it"));
    }
    lines_[i].after_opponent.push_back(Place{*line, *answer});
  }
  return absl::OkStatus();
}

bool StrategyList::MakesOneOf(const Place& from, const std::set<size_t>& lines,
                              bool by_either) const {
  std::set<Place> seen;
  std::vector<Place> waiting = {from};
  while (!waiting.empty()) {
    const Place place = waiting.back();
    waiting.pop_back();
    // Plays lead to earlier lines only.
    if (place.line <= *lines.begin() || !seen.insert(place).second) continue;
    const Line& line = lines_[place.line];
    if (line.settled) continue;
    if (place.answer == kOpponent) {
      for (const Place& next : line.after_opponent) {
        if (by_either && next.line != place.line && lines.contains(next.line)) return true;
        waiting.push_back(next);
      }
      continue;
    }
    const std::optional<Place>& next = line.after_answer[static_cast<size_t>(place.answer)];
    if (!next.has_value()) continue;
    if (next->line != place.line && lines.contains(next->line)) return true;
    waiting.push_back(*next);
  }
  return false;
}

absl::Status StrategyList::Covers(const Situation& s,
                                  const std::vector<std::string>& earlier) const {
  const auto refuse = [&](const std::string& reason) { return certify::Refuse(reason, s); };
  const auto line = LineOf(s.position);
  if (!line.has_value()) return refuse("the position is not in the list");
  const StrategyPosition& one = strategy_->positions[*line];
  if (one.settled) return absl::OkStatus();
  Place place{*line, kOpponent};
  if (s.to_move == group_.prover) {
    const auto answer = AnswerOf(*line, s.bans);
    if (!answer.has_value()) return refuse("the list has no answer here");
    place.answer = *answer;
  } else {
    if (!one.opponent_to_move) return refuse("the list does not cover the opponent's turn here");
    if (group_.goal == StrategyGoal::kTakes && s.passes > 0) {
      return refuse(
          "a second consecutive pass may end the game before the list captures the group");
    }
  }
  const bool by_either = !strategy_->rules.ForbidsReturnsOnly();
  if (by_either && APositionReturned(earlier)) {
    return refuse("a position has returned, so that new ones may be forbidden, too");
  }
  std::set<size_t> unwanted;
  for (const std::string& cells : earlier) {
    const auto found = by_cells_.find(cells);
    if (found != by_cells_.end()) unwanted.insert(found->second);
  }
  unwanted.erase(unwanted.upper_bound(*line), unwanted.end());
  if (!unwanted.empty() && MakesOneOf(place, unwanted, by_either)) {
    return refuse("the list may repeat an earlier position");
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
