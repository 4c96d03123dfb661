// The hot layer: stones that may not be removed at once.
//
// ING96-R5 "Fighting ko", "Hot stone", G303, G305, G308, G309; ING91-1 "Kampf-Ko", "Hot stones";
// ZH-G10, G32, G37: stones that a play has made hot must not be removed until a board play or a
// pass has intervened. The texts know three kinds. They do not say what exactly makes two stones
// hot or how far twins reach. Each reading is a kind of its own, and a rule set names the kinds in
// force (`hot_kinds`). A play by X makes hot:
//
//   single          its stone, if it could be taken back at once (single_hot_stone.h; ING96-G508,
//                   ZH-G38). The only kind of the layer `basic`.
//   double-add      the two stones of the chain that it formed by joining one lone own stone, if
//                   this chain has one liberty q and a play at q would remove exactly these two and
//                   leave a chain with one liberty, where X would remove exactly two in turn:
//                   eternal life (ING96-R5 "Hot stone", G509; ING91-1 "Hot stones"; ZH-G39, read
//                   as: adding the stone makes them hot)
//   double-add-any  the same, but X may remove any number in turn. This kind also forbids the
//                   ordinary capture in "sending two, returning one".
//   double-capture  the two stones of the chain that it formed by joining one lone own stone, if it
//                   removed exactly two stones, the chain has one liberty q, and a play at q would
//                   remove exactly these two (the same clauses, read as: the stones that have just
//                   captured are hot, like the single hot stone). In eternal life this bans a
//                   different ply of the cycle than double-add does: the other player must find the
//                   first threat.
//   twin            after a capture that makes a single hot stone: the stones of X's other kos of
//                   one or two stones in the same fight (ko.h) (ING96-G510, ZH-G40)
//   twin-triple     the same, but only in a fight of exactly three kos (ING96-R5 "Hot stone" and
//                   ING91-1 "Hot stones" mention twins in a triple ko)
//   any-ko-stone    after a play whose stone is a stone of a ko: the stones of all kos of X, of any
//                   number, in the same fight, including this ko (ING91-0-ko: after a play in a ko
//                   the opponent may retake no stone of it on the next move)
//
// The scope of a kind is also a reading (`hot_scope`): it applies in every ko, or in fighting kos
// only. hot_scope.h gives the class; `hot_unclassified` decides if there is none. Traditional rules
// have the single hot stone, in every ko (ING96-R5 "Hot stone"); a fighting ko determines life and
// death (R5 "Fighting ko"). So under `hot_fights=life` the other kinds are hot in fights about life
// and death only, even where `settled` counts a ko about the score as a fight.
//
// Every hot chain has one liberty, so "may not be removed at once" is a ban on a point: the
// opponent's next ply may not be a play there.
#ifndef HOTSTONE_SPEC_RULES_HOT_STONE_H_
#define HOTSTONE_SPEC_RULES_HOT_STONE_H_

#include <optional>
#include <string_view>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/single_hot_stone.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_kinds.h"

namespace hotstone::spec {

struct BoardPlay;

// The kinds in force, and those whose stones are hot in fighting kos only.
struct HotLaw {
  HotKinds kinds;
  HotKinds fighting_only = {};
  HotClass class_of = HotClass::kAfter;
  HotUnclassified unclassified = HotUnclassified::kHot;
  KoReading reading = {};
  HotFights fights = HotFights::kAny;

  // How the class of a ko is read for this kind.
  KoReading ReadingFor(HotKind kind) const {
    const bool only_life = fights == HotFights::kLife && kind != HotKind::kSingle;
    return {only_life ? SettledBy::kLife : reading.settled, reading.class_by};
  }
};

// Every kind, in the order above.
const std::vector<HotKind>& AllHotKinds();

// "single", "double-add", ... and back.
std::string_view HotKindName(HotKind kind);
std::optional<HotKind> HotKindFromName(std::string_view name);

// The clause that the kind renders, by its id in docs/reference/clauses.md.
std::string_view HotKindClause(HotKind kind);

struct HotStones {
  HotKind kind = HotKind::kSingle;
  std::vector<Point> stones;  // a chain, in index order
  Point at;                   // its only liberty, where the opponent may not play at once

  friend bool operator==(const HotStones&, const HotStones&) = default;
};

// What a play has made hot under this law, in the order of the kinds; a chain may be hot for
// several reasons. If a play that leaves the position unchanged is permitted, it makes nothing hot.
// O(points^2).
std::vector<HotStones> FindHotStones(const BoardPlay& play, const HotLaw& law);

// The kinds in force: none, the single hot stone, or those given.
HotKinds KindsInForce(HotLayer layer, const HotKinds& kinds);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_HOT_STONE_H_
