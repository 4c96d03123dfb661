// The circle in the definition of the fighting ko: from a classification of the kos to the one that
// removal gives under it.
//
// ING96-R5: a fighting ko determines the life and death of the groups involved, and only in a
// fighting ko is a stone hot. ING96-R4: life and death is what can be removed. But which stones can
// be removed depends on which are hot. So a classification C has an image Φ(C): what the fates
// under C (circle_fates.h) say of each take. C is *consistent* if C = Φ(C).
//
// What a ko has to leave open to be called fighting can be read in several ways, and the text does
// not say when it is asked. These are readings, ours:
//
//   open       some stone of the groups in the ko position is by turn
//   unsettled  some is by turn, or hangs
//   decides    the answer for some stone other than the ko stone changes if the taker may not
//              take now
//
//   before     asked of the position in which the take is made
//   after      asked of the position after it
//   either     asked of both: a ko fights if it does in one of them, so its two takes are called
//              alike
//
// The groups are those of the ko position (enumerate/rules/breath.h), without ko stones. With the
// second rule a disturbing take names a disturber: the side whose stones in those groups are all
// dead or hanging, if the other side's are not.
#ifndef HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_H_
#define HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_H_

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "enumerate/circle/circle_fates.h"
#include "enumerate/circle/circle_game.h"

namespace hotstone::enumerate {

enum class NotSettled : uint8_t { kOpen, kUnsettled, kDecides };
enum class AskedWhen : uint8_t { kBefore, kAfter, kEither };

struct CircleReading {
  NotSettled not_settled = NotSettled::kOpen;
  AskedWhen when = AskedWhen::kBefore;
  bool second_rule = false;
  friend bool operator==(const CircleReading&, const CircleReading&) = default;
};

// All eighteen: first those without the second rule, each half in the order of the enumerators.
std::vector<CircleReading> CircleReadings();

// "open", "unsettled", "decides"; "before", "after", "either".
std::string_view NotSettledName(NotSettled not_settled);
std::string_view AskedWhenName(AskedWhen when);

class Circle {
 public:
  // The game must outlive the circle.
  Circle(const CircleGame& game, const CircleReading& reading);

  const CircleGame& game() const { return game_; }
  const CircleReading& reading() const { return reading_; }
  size_t takes() const { return game_.takes().size(); }
  // The calls that a take may have at all.
  Calls all() const { return reading_.second_rule ? kAnyCall : kWithoutDisturber; }

  // For each take the calls that it may have in Φ(C), for any C that agrees with `calls`: exactly
  // one if `calls` is complete. Never less than the union over all such C.
  std::vector<Calls> Image(const std::vector<Calls>& calls) const;

  // The fates under a complete classification, or their bounds.
  CircleFates Fates(const std::vector<Calls>& calls) const { return solver_.Solve(calls); }
  // The image, from the fates.
  std::vector<Calls> Read(const CircleFates& fates) const;

 private:
  // A position that is asked about a take.
  struct Where {
    uint32_t own_moves;  // its nodes: own is the player who might take now
    uint32_t opp_moves;
    uint32_t banned;  // own to move, who may not
    uint32_t own;
    uint32_t opp;
    uint32_t groups;  // stones of the groups
    uint32_t others;  // all stones but the ko stone
    bool own_took;    // own is the player whose take is called
  };
  Where Find(const CircleGame::Take& take, bool before) const;
  Calls Ask(const Where& where, const CircleFates& fates) const;
  Calls Disturber(const Where& where, const FateSets& least, const FateSets& most) const;

  const CircleGame& game_;
  const CircleReading reading_;
  const CircleSolver solver_;
  std::vector<Where> before_;  // by take; empty if it is not asked
  std::vector<Where> after_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_H_
