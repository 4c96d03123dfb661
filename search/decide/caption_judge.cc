// Statements about groups, combined from questions to the search.
//
// Ask answers one question (checked_answer.h) and keeps the answer. The other functions combine
// answers. A function that finds an answer against its statement fails it at once with that
// strategy; one that finds an unknown answer continues, since another answer may decide.
//
// For example, "fighting" for a triple ko with one group on each side asks whether each group is
// kept if Black begins and if White does. Black's is kept if Black begins and taken if White does,
// so the player who moves first decides, and the strategies of these answers show it.
#include "search/decide/caption_judge.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/settled.h"
#include "search/decide/endless_ko.h"
#include "search/decide/played_statements.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::search {
namespace {

using certify::VerdictKind;
using spec::Color;
using spec::Point;

StatementVerdict Unknown(std::string remark) {
  StatementVerdict verdict;
  verdict.remark = std::move(remark);
  return verdict;
}

StatementVerdict Fails(std::string remark) {
  StatementVerdict verdict;
  verdict.kind = VerdictKind::kFails;
  verdict.remark = std::move(remark);
  return verdict;
}

// "A3 is taken if White begins".
std::string Comes(Goal goal, Point group, Color to_move) {
  return absl::StrCat(spec::PointName(group), goal == Goal::kKeeps ? " is kept" : " is captured",
                      " if ", spec::ColorName(to_move), " begins");
}

std::vector<Color> WhoBegins(char to_move) {
  if (to_move == 'B') return {Color::kBlack};
  if (to_move == 'W') return {Color::kWhite};
  return {Color::kBlack, Color::kWhite};
}

// Appends each strategy once.
void Append(const std::vector<ShownStrategy>& more, std::vector<ShownStrategy>& all) {
  for (const ShownStrategy& one : more) {
    const bool there = std::any_of(all.begin(), all.end(), [&](const ShownStrategy& known) {
      return known.strategy == one.strategy;
    });
    if (!there) all.push_back(one);
  }
}

}  // namespace

absl::StatusOr<CaptionJudge> CaptionJudge::Create(const spec::RuleSet& rules,
                                                  const spec::Caption& caption,
                                                  const SearchLimits& limits, Progress* progress) {
  auto position = spec::ParseCaptionPosition(caption.position);
  if (!position.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("caption ", std::string(caption.id), ": ",
                                                   std::string(position.status().message())));
  }
  return CaptionJudge(rules, caption, *std::move(position), limits, progress);
}

absl::StatusOr<StatementVerdict> CaptionJudge::Decide(const spec::Statement& statement) {
  const absl::Status reach = spec::RulesInReach(rules_, position_.size());
  if (!reach.ok()) return Unknown(std::string(reach.message()));
  const auto decided = IsPlayed(statement.kind) ? DecidePlayed(rules_, position_, statement)
                                                : DecideGroups(statement);
  if (decided.ok()) return decided;
  return absl::Status(decided.status().code(),
                      absl::StrCat("caption ", std::string(caption_->id), ": ",
                                   std::string(decided.status().message())));
}

absl::StatusOr<StatementVerdict> CaptionJudge::DecideGroups(const spec::Statement& statement) {
  const bool one = statement.kind == spec::StatementKind::kKeeps ||
                   statement.kind == spec::StatementKind::kTakes;
  const bool two = statement.kind == spec::StatementKind::kSeki;
  ASSIGN_OR_RETURN(const auto groups,
                   spec::ParseCaptionGroups(statement.groups, position_, two ? 2 : 1, one ? 1 : 2));
  const std::vector<Color> begin = WhoBegins(statement.to_move);
  const std::vector<Color> both = WhoBegins('*');
  const Threats threats{statement.black_threats, statement.white_threats};
  switch (statement.kind) {
    case spec::StatementKind::kKeeps:
      return AllCome(Goal::kKeeps, groups, begin, threats);
    case spec::StatementKind::kTakes:
      return AllCome(Goal::kTakes, groups, begin, threats);
    case spec::StatementKind::kLives:
      return AllCome(Goal::kKeeps, groups, both, threats);
    case spec::StatementKind::kDies:
      return AllCome(Goal::kTakes, groups, both, threats);
    case spec::StatementKind::kSeki:
      return Seki(groups, threats);
    case spec::StatementKind::kByTurn:
      return ByTurn(groups, threats);
    case spec::StatementKind::kByThreats:
      return ByThreats(groups, begin, threats);
    case spec::StatementKind::kFighting:
      return Fighting(groups, begin, threats);
    case spec::StatementKind::kDisturbing:
      return Disturbing(groups, begin, threats);
    case spec::StatementKind::kLine:
    case spec::StatementKind::kYields:
    case spec::StatementKind::kClass:
      break;
  }
  std::abort();  // not a statement about groups
}

absl::StatusOr<const CheckedAnswer*> CaptionJudge::Ask(Point group, Color to_move,
                                                       Threats threats) {
  const Key key{group, to_move, threats.black, threats.white};
  const auto known = answers_.find(key);
  if (known != answers_.end()) return &known->second;
  std::unique_ptr<StrategySearch>& search = searches_[group];
  if (search == nullptr) {
    ASSIGN_OR_RETURN(search, StrategySearch::Create(rules_, position_, group));
  }
  const Question question{to_move == Color::kBlack ? 0 : 1, {threats.black, threats.white}};
  return &answers_.emplace(key, AskChecked(*search, question, limits_, progress_)).first->second;
}

absl::StatusOr<StatementVerdict> CaptionJudge::AllCome(Goal goal, const std::vector<Point>& groups,
                                                       const std::vector<Color>& begin,
                                                       Threats threats) {
  StatementVerdict verdict;
  verdict.kind = VerdictKind::kHolds;
  for (const Point group : groups) {
    for (const Color to_move : begin) {
      ASSIGN_OR_RETURN(const auto answer, Ask(group, to_move, threats));
      const CheckedAnswer& found = *answer;
      if (!found.goal.has_value()) {
        verdict.kind = VerdictKind::kUnknown;
        verdict.remark = absl::StrCat(spec::PointName(group), " if ", spec::ColorName(to_move),
                                      " begins: ", found.trouble);
      } else if (found.goal != goal) {
        StatementVerdict against = Fails(Comes(*found.goal, group, to_move));
        against.strategies.push_back(found.shown);
        return against;
      } else {
        verdict.strategies.push_back(found.shown);
      }
    }
  }
  return verdict;
}

absl::StatusOr<StatementVerdict> CaptionJudge::Seki(const std::vector<Point>& groups,
                                                    Threats threats) {
  for (const Point group : groups) {
    if (certify::IsSettled(position_, group)) {
      return Fails(absl::StrCat(spec::PointName(group), " lives by itself"));
    }
  }
  return AllCome(Goal::kKeeps, groups, WhoBegins('*'), threats);
}

absl::StatusOr<StatementVerdict> CaptionJudge::ByTurn(const std::vector<Point>& groups,
                                                      Threats threats) {
  StatementVerdict verdict;
  bool unknown = false;
  bool decides = false;
  for (const Point group : groups) {
    const Color owner = *position_.At(group);
    ASSIGN_OR_RETURN(const auto first, Ask(group, owner, threats));
    ASSIGN_OR_RETURN(const auto second, Ask(group, spec::Opponent(owner), threats));
    if (!first->goal.has_value() || !second->goal.has_value()) {
      unknown = true;
      verdict.remark = absl::StrCat(spec::PointName(group), ": ",
                                    first->goal.has_value() ? second->trouble : first->trouble);
      continue;
    }
    verdict.strategies.push_back(first->shown);
    verdict.strategies.push_back(second->shown);
    if (first->goal == second->goal) continue;
    if (first->goal == Goal::kTakes) {
      verdict.kind = VerdictKind::kFails;
      verdict.remark =
          absl::StrCat(spec::PointName(group), " is better off if its owner does not move first");
      return verdict;
    }
    decides = true;
  }
  if (unknown) {
    verdict.kind = VerdictKind::kUnknown;
  } else {
    verdict.kind = decides ? VerdictKind::kHolds : VerdictKind::kFails;
    if (!decides) verdict.remark = "it does not matter who moves first";
  }
  return verdict;
}

absl::StatusOr<StatementVerdict> CaptionJudge::ByThreats(const std::vector<Point>& groups,
                                                         const std::vector<Color>& begin,
                                                         Threats threats) {
  StatementVerdict verdict;
  std::string trouble;
  for (const Color to_move : begin) {
    Threats more = threats;
    ++(to_move == Color::kBlack ? more.white : more.black);
    for (const Point group : groups) {
      ASSIGN_OR_RETURN(const auto before, Ask(group, to_move, threats));
      ASSIGN_OR_RETURN(const auto after, Ask(group, to_move, more));
      if (!before->goal.has_value() || !after->goal.has_value()) {
        trouble = absl::StrCat(spec::PointName(group), ": ",
                               before->goal.has_value() ? after->trouble : before->trouble);
        continue;
      }
      // The goal for this group of the side with one more threat.
      const Goal wanted = *position_.At(group) == to_move ? Goal::kTakes : Goal::kKeeps;
      const std::vector<ShownStrategy> both = {before->shown, after->shown};
      if (before->goal != wanted && after->goal == wanted) {
        verdict.kind = VerdictKind::kHolds;
        verdict.remark =
            absl::StrCat(Comes(wanted, group, to_move), " and the opponent has one more ko threat");
        verdict.strategies = both;
        return verdict;
      }
      Append(both, verdict.strategies);
    }
  }
  verdict.kind = trouble.empty() ? VerdictKind::kFails : VerdictKind::kUnknown;
  verdict.remark = trouble.empty() ? "one more ko threat does not change the result" : trouble;
  return verdict;
}

absl::StatusOr<StatementVerdict> CaptionJudge::Fighting(const std::vector<Point>& groups,
                                                        const std::vector<Color>& begin,
                                                        Threats threats) {
  auto by_turn = ByTurn(groups, threats);
  if (!by_turn.ok() || by_turn->kind == VerdictKind::kHolds) return by_turn;
  auto by_threats = ByThreats(groups, begin, threats);
  if (!by_threats.ok() || by_threats->kind == VerdictKind::kHolds) return by_threats;
  if (by_threats->kind == VerdictKind::kUnknown) return by_threats;
  if (by_turn->kind == VerdictKind::kUnknown) return by_turn;
  by_threats->remark = "neither the first move nor one more ko threat decides it";
  Append(by_turn->strategies, by_threats->strategies);
  return by_threats;
}

absl::StatusOr<StatementVerdict> CaptionJudge::Disturbing(const std::vector<Point>& groups,
                                                          const std::vector<Color>& begin,
                                                          Threats threats) {
  auto fighting = Fighting(groups, begin, threats);
  if (!fighting.ok()) return fighting;
  if (fighting->kind == VerdictKind::kHolds) {
    fighting->kind = VerdictKind::kFails;
    if (fighting->remark.empty()) fighting->remark = "the first move decides it";
    return fighting;
  }
  if (fighting->kind == VerdictKind::kUnknown) return fighting;
  const auto endless = FindEndlessKo(rules_, position_);
  if (!endless.has_value()) {
    return Unknown(
        "no endless play under single hot stones was found, but not all plays were tried");
  }
  fighting->kind = VerdictKind::kHolds;
  fighting->moves = endless->moves;
  fighting->cycle_start = endless->cycle_start;
  return fighting;
}

}  // namespace hotstone::search
