// Hot-stone bans as bit-boards: the second rendering of single, double and twin hot stones (the
// law's own is spec/rules/hot_stone.cc).
//
// The law plays the removals out; this file reads them off the chains. A pair or a ko stone has one
// liberty v. A play at v by the other side leaves the chain at v, whose liberties are the points
// just vacated and adjacent empty points. It removes nothing else unless v is the only liberty of a
// second chain of that colour. So the shapes are tests on masks:
//
//   single hot stone   one stone taken by a lone stone whose only liberty is the point vacated
//   pair at v          two stones; the capturer's chain through v has exactly one liberty w among
//                      empty points and the two vacated ones; then count the stones whose only
//                      liberty is w
//
// Twins are the other kos of a fight (ko.h).
#ifndef HOTSTONE_ENUMERATE_RULES_HOT_STONE_H_
#define HOTSTONE_ENUMERATE_RULES_HOT_STONE_H_

#include <compare>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/hot_scope.h"

namespace hotstone::spec {
struct HotLaw;
}  // namespace hotstone::spec

namespace hotstone::enumerate {

// The point where the opponent may not play at once because the play just resolved took a single ko
// (basic ban), or kNoPoint: exactly one stone captured, by a lone stone with that point as its only
// liberty.
inline int SingleKoPoint(const Grid& grid, const Resolved& play, int at) {
  if (play.captured == 0 || (play.captured & (play.captured - 1)) != 0) return kNoPoint;
  const BitBoard around = grid.neighbours(at);
  const BitBoard occupied = play.after.own | play.after.opp;
  if ((around & play.after.own) != 0 || (around & ~occupied) != play.captured) return kNoPoint;
  return FirstPoint(play.captured);
}

// Kinds of hot stones, as spec::HotKind names them.
struct HotFlags {
  bool single = false;
  bool double_add = false;
  bool double_add_any = false;
  bool double_capture = false;
  bool twin = false;
  bool twin_triple = false;
  bool any_ko_stone = false;

  // Some kind other than the single hot stone.
  bool Others() const {
    return double_add || double_add_any || double_capture || twin || twin_triple || any_ko_stone;
  }
  bool Any() const { return single || Others(); }

  friend auto operator<=>(const HotFlags&, const HotFlags&) = default;
};

// The kinds in force: those that are hot in every ko, and those that are hot only in fighting kos.
struct HotRules : HotFlags {
  HotFlags fighting_only;
  HotScope scope;

  // Something other than the single hot stone that is hot in every ko: bans need more than
  // SingleKoPoint.
  bool BeyondSingle() const { return Others() || fighting_only.Any(); }
  bool Any() const { return single || BeyondSingle(); }

  static HotRules From(const spec::HotLaw& law);
  friend auto operator<=>(const HotRules&, const HotRules&) = default;
};

// The points where the opponent may not play at once after the play at `at`, because of every kind
// except the single hot stone that is hot in every ko. `play` is seen from the player who played.
// O(chains), plus a classification (ko_class.h) where something is hot only in fighting kos.
BitBoard BansBeyondSingle(const Grid& grid, const Resolved& play, int at, const HotRules& rules);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_HOT_STONE_H_
