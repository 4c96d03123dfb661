#include "spec/rules/ruling.h"

#include <array>

#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::spec {
namespace {

struct RulingRow {
  Illegality why;
  std::string_view name;
  std::string_view clause;
  std::string_view sentence;
};

constexpr std::array<RulingRow, 9> kRulings = {{
    {Illegality::kOffBoard, "off-board", "ING96-G304", "the point is not on the board"},
    {Illegality::kOccupied, "occupied", "ING96-G304", "there is a stone on the point"},
    {Illegality::kNoVariation, "no-variation", "ING96-R3",
     "the play would leave the position unchanged"},
    {Illegality::kSelfRemoval, "self-removal", "COMP-SELF",
     "the play would remove the player's own stones"},
    {Illegality::kHotStone, "hot-stone", "ING96-R5", "the play would remove a hot stone at once"},
    {Illegality::kRecycling, "recycling", "ING96-G517", "the play would repeat a completed cycle"},
    {Illegality::kSuperko, "superko", "TT-MOVE", "the play would repeat an earlier position"},
    {Illegality::kGameOver, "game-over", "ING96-G307", "the game has ended"},
    {Illegality::kHandicap, "handicap", "ING96-G313", "White still owes mandatory handicap passes"},
}};

const RulingRow& RulingOf(Illegality why) { return kRulings[static_cast<size_t>(why)]; }

// The reading that forbids the play, if known; otherwise the only one that can, or the first.
Cycle ReadingBehind(const Ruling& ruling, const RuleSet& rules) {
  if (ruling.by.has_value()) return *ruling.by;
  return rules.cycle.empty() ? Cycle::kNone : rules.cycle.members().front();
}

}  // namespace

std::string_view IllegalityName(Illegality why) { return RulingOf(why).name; }
std::string_view IllegalityClause(Illegality why) { return RulingOf(why).clause; }
std::string_view IllegalitySentence(Illegality why) { return RulingOf(why).sentence; }

std::optional<Illegality> IllegalityFromName(std::string_view name) {
  for (const RulingRow& row : kRulings) {
    if (row.name == name) return row.why;
  }
  return std::nullopt;
}

std::optional<Illegality> CycleIllegality(Cycle cycle) {
  const CycleTraits traits = TraitsOf(cycle);
  if (!traits.has_memory) return std::nullopt;
  return traits.superko ? Illegality::kSuperko : Illegality::kRecycling;
}

std::string_view CycleLayerClause(const RuleSet& rules) {
  return RulingClause({CycleIllegality(rules.cycle.members().front())}, rules);
}

std::string_view RulingClause(const Ruling& ruling, const RuleSet& rules) {
  if (ruling.hot.has_value()) return HotKindClause(*ruling.hot);
  const bool by_cycle_layer =
      ruling.why == Illegality::kRecycling || ruling.why == Illegality::kSuperko;
  if (!by_cycle_layer) return IllegalityClause(*ruling.why);
  switch (ReadingBehind(ruling, rules)) {
    case Cycle::kSecondCycle:
      return "ING96-R5-disturbing-ko";
    case Cycle::kStarter:
    case Cycle::kStarterFirst:
      return "ING91-1-stoerungs-ko";
    case Cycle::kDisturber:
      if (!ruling.nobody_named) return "ING96-G511";
      return rules.unnamed == Unnamed::kStarter ? "ING91-1-stoerungs-ko" : "ING96-R3-board-play";
    case Cycle::kSsk:
      return "COMP-SSK";
    case Cycle::kNssk:
      return "COMP-NSSK";
    case Cycle::kFixed:
      return "COMP-FIXED";
    case Cycle::kSquare:
      // G517 is about the second cycle, which follows the first at once; R3 is not.
      return rules.square_gap == SquareGap::kAnywhere ? "ING96-R3-board-play"
                                                      : IllegalityClause(*ruling.why);
    case Cycle::kNone:
    case Cycle::kPsk:
      break;
  }
  return IllegalityClause(*ruling.why);
}

std::string_view RulingSentence(const Ruling& ruling, const RuleSet& rules) {
  if (ruling.hot.has_value()) {
    switch (*ruling.hot) {
      case HotKind::kSingle:
        return "the play would remove a single hot stone at once";
      case HotKind::kDoubleAdd:
      case HotKind::kDoubleAddAny:
      case HotKind::kDoubleCapture:
        return "the play would remove double hot stones at once";
      case HotKind::kTwin:
      case HotKind::kTwinTriple:
        return "the play would remove twin hot stones at once";
      case HotKind::kAnyKoStone:
        return "the play would remove a stone of a ko in which the opponent has just played";
    }
  }
  if (ruling.why != Illegality::kRecycling) return IllegalitySentence(*ruling.why);
  switch (ReadingBehind(ruling, rules)) {
    case Cycle::kSquare:
      return rules.square_gap == SquareGap::kInARow
                 ? "the play would make the same sequence of situations twice in a row"
                 : "the play would repeat a step of the game";
    case Cycle::kSecondCycle:
      return "the play would repeat a play of a completed cycle";
    case Cycle::kStarter:
      return "the play would repeat a play of a completed cycle that the player started";
    case Cycle::kStarterFirst:
      return "the play would repeat a play of a completed cycle that the player was the first to "
             "start";
    case Cycle::kDisturber:
      return ruling.nobody_named ? "the play would repeat a play of a completed cycle in which "
                                   "nobody is the disturber"
                                 : "the play would repeat a play of a completed cycle in which the "
                                   "player is the disturber";
    case Cycle::kNone:
    case Cycle::kPsk:
    case Cycle::kSsk:
    case Cycle::kNssk:
    case Cycle::kFixed:
      break;
  }
  return IllegalitySentence(*ruling.why);
}

}  // namespace hotstone::spec
