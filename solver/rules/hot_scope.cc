#include "solver/rules/hot_scope.h"

#include <algorithm>
#include <vector>

namespace hotstone::solver {
namespace {

// For each ko, whether the play removed exactly its stones.
std::vector<z3::expr> Taken(const Connectives& c, const SymbolicPlay& play,
                            const SymbolicKoPositions& before) {
  std::vector<z3::expr> taken;
  for (const KoShape& ko : before.kos) {
    std::vector<z3::expr> conditions = {ko.holder == play.player ? c.no() : ko.is,
                                        play.at[static_cast<size_t>(ko.mouth)]};
    for (size_t p = 0; p < play.captured.size(); ++p) {
      const bool is_of_it =
          std::find(ko.stones.begin(), ko.stones.end(), static_cast<int>(p)) != ko.stones.end();
      conditions.push_back(is_of_it ? play.captured[p] : c.Not(play.captured[p]));
    }
    taken.push_back(c.All(conditions));
  }
  return taken;
}

// For each ko, whether the stone played is one of its stones.
std::vector<z3::expr> Made(const Connectives& c, const SymbolicPlay& play,
                           const SymbolicKoPositions& after) {
  std::vector<z3::expr> made;
  for (const KoShape& ko : after.kos) {
    std::vector<z3::expr> played;
    for (const int stone : ko.stones) played.push_back(play.at[static_cast<size_t>(stone)]);
    made.push_back(ko.holder == play.player ? c.And(ko.is, c.Any(played)) : c.no());
  }
  return made;
}

PointSet PositionsOf(const Connectives& c, const SymbolicKoPositions& positions,
                     const std::vector<z3::expr>& kos) {
  PointSet of;
  for (const PointSet& position : positions.position) {
    std::vector<z3::expr> in;
    for (size_t k = 0; k < kos.size(); ++k) {
      if (!c.IsNo(kos[k])) in.push_back(c.And(kos[k], BelongsTo(c, positions.kos[k], position)));
    }
    of.push_back(c.Any(in));
  }
  return of;
}

}  // namespace

PointSet PositionTaken(const Connectives& c, const SymbolicPlay& play,
                       const SymbolicKoPositions& before) {
  return PositionsOf(c, before, Taken(c, play, before));
}

PointSet PositionMade(const Connectives& c, const SymbolicPlay& play,
                      const SymbolicKoPositions& after) {
  return PositionsOf(c, after, Made(c, play, after));
}

ClassOfKo ClassOfOne(const Connectives& c, const KoClasses& classes, spec::SettledBy settled) {
  return {classes.Fighting(c, 0, settled), classes.Disturbing(c, 0, settled)};
}

ClassOfKo HotClassBefore(const Connectives& c, const SymbolicPlay& play, const KoClasses& before,
                         const PointSet& made, spec::SettledBy settled) {
  const size_t points = made.size();
  const std::vector<z3::expr> taken = Taken(c, play, before.positions);
  const PointSet position_taken = PositionsOf(c, before.positions, taken);
  std::vector<z3::expr> fighting;
  std::vector<z3::expr> disturbing;
  std::vector<z3::expr> neither;
  for (size_t k = 0; k < taken.size(); ++k) {
    if (before.positions.kos[k].Anchor() < 0) neither.push_back(taken[k]);
  }
  for (size_t f = 0; f < before.turned.size(); ++f) {
    std::vector<z3::expr> goes_back = {position_taken[f]};
    for (size_t p = 0; p < points; ++p) {
      const z3::expr stays = c.Or(c.And(play.before.black[p], play.after.black[p]),
                                  c.And(play.before.white[p], play.after.white[p]));
      goes_back.push_back(c.All({before.words.members[f][p], made[p], stays}));
    }
    const z3::expr asked = c.And(before.words.is[f], c.Any(goes_back));
    const z3::expr fights = before.Fighting(c, f, settled);
    const z3::expr disturbs = before.Disturbing(c, f, settled);
    fighting.push_back(c.And(asked, fights));
    disturbing.push_back(c.And(asked, disturbs));
    neither.push_back(c.All({asked, c.Not(fights), c.Not(disturbs)}));
  }
  const z3::expr any_fights = c.Any(fighting);
  const z3::expr any_disturbs = c.Any(disturbing);
  const z3::expr known = c.Not(c.Any(neither));
  return {c.All({any_fights, c.Not(any_disturbs), known}),
          c.All({any_disturbs, c.Not(any_fights), known})};
}

z3::expr IsHotByClass(const Connectives& c, const SymbolicBoard& board, const SymbolicPlay& play,
                      const HotScope& scope) {
  const SymbolicKoPositions after = FindKoPositions(c, board, play.after);
  const PointSet made = PositionMade(c, play, after);
  // Mouths of kos are empty points, each next to a stone that has no other breath: at most half of
  // the points.
  const size_t takes = play.at.size() / 2;
  ClassOfKo by{c.no(), c.no()};
  switch (scope.class_of) {
    case spec::HotClass::kAfter: {
      KoClasses one{after, WordsOfOne(c, after, made), {}};
      one.turned = AskTakes(c, board, after, one.words, takes).turned;
      by = ClassOfOne(c, one, scope.settled);
      break;
    }
    case spec::HotClass::kBefore:
      by = HotClassBefore(c, play, ClassesOf(c, board, play.before), made, scope.settled);
      break;
  }
  if (!scope.unclassified_is_hot) return by.fighting;
  return c.Or(by.fighting, c.Not(by.disturbing));
}

}  // namespace hotstone::solver
