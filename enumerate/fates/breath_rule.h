// The best short rule over breaths: a decision list that a referee could apply.
//
//     kos: at least 2                                open
//     breaths of the group with the most: at most 3  open
//     otherwise                                      not open
//
// The first step that applies answers. A step tests one count of the ko position (BreathCounts)
// against a bound. All lists up to a length are tried, so the one returned is right about the most
// positions of the board that any such list can be right about. No list, however long, is right
// about more than BreathScore::best (ko_breaths.h).
#ifndef HOTSTONE_ENUMERATE_FATES_BREATH_RULE_H_
#define HOTSTONE_ENUMERATE_FATES_BREATH_RULE_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/rules/breath.h"

namespace hotstone::enumerate {

// What a step may count, the same for both ways to name the colours.
inline constexpr std::array<std::string_view, 18> kBreathCountNames = {
    "kos",
    "stones in the largest ko",
    "groups",
    "groups that are alive by themselves",
    "groups that are not alive by themselves",
    "colours with a group that is not alive by itself",
    "eyes of the group with the fewest, at least",
    "eyes of the group with the most, at least",
    "eyes of the group with the fewest, at most",
    "eyes of the group with the most, at most",
    "external breaths of the group with the fewest",
    "external breaths of the group with the most",
    "internal breaths of the group with the fewest",
    "internal breaths of the group with the most",
    "shared breaths of the group with the most",
    "breaths of the group with the fewest",
    "breaths of the group with the most",
    "groups that enclose doubtful stones"};

using BreathCounts = std::array<uint8_t, kBreathCountNames.size()>;
BreathCounts CountBreaths(const KoPosition& position);

struct BreathStep {
  size_t count = 0;   // of kBreathCountNames
  uint8_t bound = 0;  // the step applies if the count is at most this, or more
  bool at_most = true;
  bool open = false;  // its answer

  bool Applies(const BreathCounts& counts) const { return (counts[count] <= bound) == at_most; }
};

struct BreathRule {
  std::vector<BreathStep> steps;
  bool otherwise = false;  // the answer if none applies
  uint64_t right = 0;      // positions of the board it was made for

  bool IsOpen(const BreathCounts& counts) const;
};

// Positions with the same counts, by whether they are open.
struct CountedKind {
  BreathCounts counts;
  std::array<uint64_t, 2> positions{};  // not open, open
};

// The best list of `length` steps, 0 to 3; the first in order of counts and bounds if several are
// equally good. O(kinds x (tests)^length).
BreathRule BestRule(const std::vector<CountedKind>& kinds, int length);

// The positions about which the rule is right.
uint64_t RightOf(const BreathRule& rule, const std::vector<CountedKind>& kinds);

// "if eyes of the group with the fewest, at least: 0 or less": the test of a step.
std::string StepText(const BreathStep& step);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_BREATH_RULE_H_
