// The judge of a caption: decides its statements under one rule set.
//
// Statements about groups are answered from questions "is this group kept, if that player begins
// and the sides have so many threats". Each is put to a search (strategy_search.h), which is kept
// for the next question about the same group. What a search finds is written down and counts only
// after the checker of certify/ accepts it.
//
//   keeps, takes   for the player who begins, or for both of them
//   lives, dies    the same, for both
//   seki           both groups are kept, whichever player begins; and neither is settled already
//                  (certify/settled.h)
//   by turn        no group fares worse if its owner begins than if the other player does, and one
//                  fares better
//   by threats     for a player who begins: with one more threat for the other side, some group of
//                  the other side changes from taken to kept, or some group of the player from kept
//                  to taken. For '*' one player is enough
//   fighting       by turn or by threats
//   disturbing     neither, and there is an endless play without a pause under single hot stones
//                  (endless_ko.h)
//
// A statement fails if one of its questions has a different answer; the other side's strategy shows
// it. It is unknown if a search reaches its limit and no other question decides, or if the rules
// read the classes of kos from fates that are out of reach (spec/ko/ko_class.h).
#ifndef HOTSTONE_SEARCH_DECIDE_CAPTION_JUDGE_H_
#define HOTSTONE_SEARCH_DECIDE_CAPTION_JUDGE_H_

#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/decide/checked_answer.h"
#include "search/decide/statement_verdict.h"
#include "search/strategy/strategy_search.h"
#include "spec/board/position.h"
#include "spec/captions/caption.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

class CaptionJudge {
 public:
  // The caption must have a legal position: otherwise InvalidArgument.
  static absl::StatusOr<CaptionJudge> Create(const spec::RuleSet& rules,
                                             const spec::Caption& caption,
                                             const SearchLimits& limits, Progress* progress);

  // InvalidArgument, with the caption's id, for a malformed statement.
  absl::StatusOr<StatementVerdict> Decide(const spec::Statement& statement);

 private:
  using Key = std::tuple<spec::Point, spec::Color, int, int>;
  struct Threats {
    int black = 0;
    int white = 0;
  };

  CaptionJudge(const spec::RuleSet& rules, const spec::Caption& caption, spec::Position position,
               const SearchLimits& limits, Progress* progress)
      : rules_(rules),
        caption_(&caption),
        position_(std::move(position)),
        limits_(limits),
        progress_(progress) {}

  absl::StatusOr<StatementVerdict> DecideGroups(const spec::Statement& statement);
  absl::StatusOr<const CheckedAnswer*> Ask(spec::Point group, spec::Color to_move, Threats threats);

  // Whether each group has this outcome, whichever of these players begins.
  absl::StatusOr<StatementVerdict> AllCome(Goal goal, const std::vector<spec::Point>& groups,
                                           const std::vector<spec::Color>& begin, Threats threats);
  absl::StatusOr<StatementVerdict> Seki(const std::vector<spec::Point>& groups, Threats threats);
  absl::StatusOr<StatementVerdict> ByTurn(const std::vector<spec::Point>& groups, Threats threats);
  absl::StatusOr<StatementVerdict> ByThreats(const std::vector<spec::Point>& groups,
                                             const std::vector<spec::Color>& begin,
                                             Threats threats);
  absl::StatusOr<StatementVerdict> Fighting(const std::vector<spec::Point>& groups,
                                            const std::vector<spec::Color>& begin, Threats threats);
  absl::StatusOr<StatementVerdict> Disturbing(const std::vector<spec::Point>& groups,
                                              const std::vector<spec::Color>& begin,
                                              Threats threats);

  spec::RuleSet rules_;
  const spec::Caption* caption_;  // outlives this
  spec::Position position_;
  SearchLimits limits_;
  Progress* progress_;
  std::map<spec::Point, std::unique_ptr<StrategySearch>> searches_;
  std::map<Key, CheckedAnswer> answers_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_CAPTION_JUDGE_H_
