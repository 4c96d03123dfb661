// Whether stones of a ko are hot when only fighting kos have hot stones: the second rendering of
// the keys hot_scope, hot_class, hot_unclassified, settled and class_by (spec/rules/hot_stone.h).
//
// A class belongs to a ko position (ko_class.h), a hot stone to a play. After the play the ko
// position is the one with a ko of exactly these stones and this mouth. Before the play the ko may
// not exist yet. Then the ko positions that share a group with that one count, and the one whose ko
// the play took, if all are of one class.
#ifndef HOTSTONE_ENUMERATE_RULES_HOT_SCOPE_H_
#define HOTSTONE_ENUMERATE_RULES_HOT_SCOPE_H_

#include <compare>
#include <optional>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/ko_class.h"

namespace hotstone::enumerate {

enum class HotClass : uint8_t { kAfter, kBefore };

// How a fighting ko is recognised.
struct HotScope {
  HotClass class_of = HotClass::kAfter;  // before or after the play that makes stones hot
  bool unclassified_hot = true;          // where the classification names no class
  KoReading reading;                     // for the single hot stone
  KoReading reading_beyond_single;       // for all other kinds

  friend auto operator<=>(const HotScope&, const HotScope&) = default;
};

// The kos of one play, analysed on demand. Seen from the player who played.
class HotScopeOfPlay {
 public:
  // All must outlive this object. The play must have removed no own stone.
  HotScopeOfPlay(const Grid& grid, const Resolved& play, int at, const HotScope& scope)
      : grid_(grid), play_(play), at_(BitAt(at)), scope_(scope) {}

  // Whether these stones of the player, whose only liberty is `mouth`, are hot. O(Classify).
  bool IsHot(BitBoard stones, BitBoard mouth, KoReading reading);

 private:
  // Nothing where the classification names no class.
  std::optional<KoClass> ClassBefore(const KoPosition* after, KoReading reading) const;

  const Grid& grid_;
  const Resolved& play_;
  BitBoard at_;
  const HotScope& scope_;
  std::optional<KoPositions> after_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_HOT_SCOPE_H_
