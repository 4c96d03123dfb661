#include "spec/rules/hot_stone.h"

#include <algorithm>
#include <array>

#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/ko/ko.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_scope.h"

namespace hotstone::spec {
namespace {

struct Row {
  HotKind kind;
  std::string_view name;
  std::string_view clause;
};

constexpr std::array<Row, 7> kRows = {{
    {HotKind::kSingle, "single", "ING96-G508"},
    {HotKind::kDoubleAdd, "double-add", "ING96-G509"},
    {HotKind::kDoubleAddAny, "double-add-any", "ING96-G509"},
    {HotKind::kDoubleCapture, "double-capture", "ING96-G509"},
    {HotKind::kTwin, "twin", "ING96-G510"},
    {HotKind::kTwinTriple, "twin-triple", "ING96-R5-hot-stone"},
    {HotKind::kAnyKoStone, "any-ko-stone", "ING91-0-ko"},
}};

const Row& RowOf(HotKind kind) { return kRows[static_cast<size_t>(kind)]; }

// The chain of two that the play formed by joining one lone own stone, if it has exactly one
// liberty and a play there would remove these two and no other stone.
std::optional<Chain> RemovablePair(const BoardPlay& play) {
  if (!play.self_removed.empty()) return std::nullopt;
  const Chain pair = ChainAt(play.after, play.at);
  if (pair.stones.size() != 2 || pair.liberties.size() != 1) return std::nullopt;
  const BoardPlay removal = PlayAt(play.after, Opponent(play.player), pair.liberties[0]);
  if (removal.captured != pair.stones) return std::nullopt;
  return pair;
}

// The number of stones that the player could remove at once in turn after the pair has been
// removed: those of the chain that removed it and others removed with it. Nothing unless that chain
// has exactly one liberty.
std::optional<size_t> RemovedInTurn(const BoardPlay& play, const Chain& pair) {
  const BoardPlay removal = PlayAt(play.after, Opponent(play.player), pair.liberties[0]);
  const Chain taker = ChainAt(removal.after, pair.liberties[0]);
  if (taker.liberties.size() != 1) return std::nullopt;
  return PlayAt(removal.after, play.player, taker.liberties[0]).captured.size();
}

bool MakesHotPair(const BoardPlay& play, const Chain& pair, HotKind kind) {
  if (kind == HotKind::kDoubleCapture) return play.captured.size() == 2;
  const auto in_turn = RemovedInTurn(play, pair);
  return in_turn.has_value() && (kind == HotKind::kDoubleAddAny || in_turn == 2u);
}

// The player's kos in the fight of the ko that the play's stone belongs to; none if it belongs to
// none.
std::vector<Ko> KosOfTheFight(const BoardPlay& play) {
  const std::vector<Ko> kos = FindKos(play.after);
  const std::vector<int> fights = FightsOf(play.after, kos);
  std::vector<Ko> own;
  for (size_t k = 0; k < kos.size(); ++k) {
    const auto& stones = kos[k].stones;
    if (std::find(stones.begin(), stones.end(), play.at) == stones.end()) continue;
    for (size_t j = 0; j < kos.size(); ++j) {
      if (fights[j] == fights[k] && kos[j].holder == play.player) own.push_back(kos[j]);
    }
  }
  return own;
}

// The player's other kos in the fight of the ko that the play has just taken.
std::vector<Ko> Twins(const BoardPlay& play, HotKind kind) {
  const std::vector<Ko> kos = FindKos(play.after);
  const auto taken =
      std::find(kos.begin(), kos.end(), Ko{play.player, {play.at}, *SingleHotStoneBan(play)});
  const std::vector<int> fights = FightsOf(play.after, kos);
  const int fight = fights[static_cast<size_t>(taken - kos.begin())];
  if (kind == HotKind::kTwinTriple && std::count(fights.begin(), fights.end(), fight) != 3)
    return {};
  std::vector<Ko> twins;
  for (size_t k = 0; k < kos.size(); ++k) {
    if (fights[k] == fight && kos[k].holder == play.player && kos[k] != *taken &&
        kos[k].stones.size() <= 2) {
      twins.push_back(kos[k]);
    }
  }
  return twins;
}

// Whether stones that are hot in fighting kos only are hot here.
bool IsHotByClass(const BoardPlay& play, const HotStones& hot, const HotLaw& law) {
  switch (ClassOfHotKo(play, {play.player, hot.stones, hot.at}, law.class_of,
                       law.ReadingFor(hot.kind))) {
    case KoClass::kFighting:
      return true;
    case KoClass::kDisturbing:
      return false;
    case KoClass::kUnclassified:
      break;
  }
  return law.unclassified == HotUnclassified::kHot;
}

}  // namespace

const std::vector<HotKind>& AllHotKinds() {
  static const auto* const kinds = [] {
    auto* list = new std::vector<HotKind>;
    for (const Row& row : kRows) list->push_back(row.kind);
    return list;
  }();
  return *kinds;
}

std::string_view HotKindName(HotKind kind) { return RowOf(kind).name; }
std::string_view HotKindClause(HotKind kind) { return RowOf(kind).clause; }

std::optional<HotKind> HotKindFromName(std::string_view name) {
  for (const Row& row : kRows) {
    if (row.name == name) return row.kind;
  }
  return std::nullopt;
}

std::vector<HotStones> FindHotStones(const BoardPlay& play, const HotLaw& law) {
  std::vector<HotStones> hot;
  const auto single = SingleHotStoneBan(play);
  const auto pair = RemovablePair(play);
  for (const HotKind kind : law.kinds) {
    switch (kind) {
      case HotKind::kSingle:
        if (single.has_value()) hot.push_back({kind, {play.at}, *single});
        break;
      case HotKind::kDoubleAdd:
      case HotKind::kDoubleAddAny:
      case HotKind::kDoubleCapture:
        if (pair.has_value() && MakesHotPair(play, *pair, kind)) {
          hot.push_back({kind, pair->stones, pair->liberties[0]});
        }
        break;
      case HotKind::kTwin:
      case HotKind::kTwinTriple:
        if (!single.has_value()) break;
        for (const Ko& twin : Twins(play, kind)) hot.push_back({kind, twin.stones, twin.mouth});
        break;
      case HotKind::kAnyKoStone:
        for (const Ko& ko : KosOfTheFight(play)) hot.push_back({kind, ko.stones, ko.mouth});
        break;
    }
  }
  std::erase_if(hot, [&](const HotStones& stones) {
    return law.fighting_only.contains(stones.kind) && !IsHotByClass(play, stones, law);
  });
  return hot;
}

HotKinds KindsInForce(HotLayer layer, const HotKinds& kinds) {
  if (layer == HotLayer::kNone) return {};
  return layer == HotLayer::kBasic ? HotKinds{HotKind::kSingle} : kinds;
}

}  // namespace hotstone::spec
