#include "spec/rules/situation.h"

#include <cassert>

#include "spec/rules/hot_stone.h"
#include "spec/rules/variation.h"

namespace hotstone::spec {

Situation StartOf(const RuleSet& rules, const Position& setup, Color to_move) {
  return Situation{setup, to_move, 0, {}, rules.handicap};
}

bool IsFinished(const Situation& s, const RuleSet& rules) { return s.passes >= rules.end_passes; }

bool IsPaused(const Situation& s, const RuleSet& rules) {
  return s.passes >= 2 && !IsFinished(s, rules);
}

Ruling Judge(const Situation& s, std::optional<Point> at, const RuleSet& rules,
             std::optional<BoardPlay>* made) {
  if (IsFinished(s, rules)) return {Illegality::kGameOver};
  if (!at.has_value()) return {};
  if (!s.position.size().Contains(*at)) return {Illegality::kOffBoard};
  if (!s.position.IsEmpty(*at)) return {Illegality::kOccupied};
  if (s.handicap_owed > 0 && s.to_move == Color::kWhite) return {Illegality::kHandicap};
  std::optional<BoardPlay> own;
  const BoardPlay& play =
      (made == nullptr ? own : *made).emplace(PlayAt(s.position, s.to_move, *at));
  if (ForbidsSelfRemoval(rules.self_removal, play)) return {Illegality::kSelfRemoval};
  if (VariationInForce(rules.self_removal) && !ChangesPosition(play))
    return {Illegality::kNoVariation};
  if (rules.hot != HotLayer::kNone && s.bans.contains(*at)) return {Illegality::kHotStone};
  return {};
}

Situation After(const Situation& s, std::optional<Point> at, const RuleSet& rules) {
  assert(Judge(s, at, rules).legal());
  if (at.has_value()) return AfterPlay(s, PlayAt(s.position, s.to_move, *at), rules);
  Situation next = s;
  next.to_move = Opponent(s.to_move);
  next.bans.clear();
  if (s.handicap_owed > 0 && s.to_move == Color::kWhite) {
    --next.handicap_owed;
  } else {
    ++next.passes;
  }
  return next;
}

Situation AfterPlay(const Situation& s, const BoardPlay& play, const RuleSet& rules) {
  Situation next{play.after, Opponent(s.to_move), 0, {}, s.handicap_owed};
  if (rules.capture_ends && !(play.captured.empty() && play.self_removed.empty())) {
    next.passes = rules.end_passes;
  } else {
    for (const HotStones& hot : FindHotStones(play, rules.HotLawInForce()))
      next.bans.insert(hot.at);
  }
  return next;
}

std::vector<Successor> Successors(const Situation& s, const RuleSet& rules) {
  std::vector<Successor> result;
  if (IsFinished(s, rules)) return result;
  for (const Point p : s.position.EmptyPoints()) {
    if (Judge(s, p, rules).legal()) result.push_back({p, After(s, p, rules)});
  }
  result.push_back({std::nullopt, After(s, std::nullopt, rules)});
  return result;
}

}  // namespace hotstone::spec
