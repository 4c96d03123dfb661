// What each preset makes of a chain that hangs.
//
// A chain hangs if only a rule about long cycles decides what becomes of it. So the presets that
// have such a rule are asked, each by a search under all its rules, history included
// (life_search.h).
#ifndef HOTSTONE_ANSWERS_LIFE_LIFE_PRESETS_H_
#define HOTSTONE_ANSWERS_LIFE_LIFE_PRESETS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/life/life_search.h"
#include "answers/shown/shown.h"
#include "base/progress.h"

namespace hotstone::answers {

struct PresetFate {
  std::string rules;
  SearchedChain chain;
};

// In the order of spec::Presets(), without those that have no memory. Errors of SearchChain.
absl::StatusOr<std::vector<PresetFate>> AskPresets(const spec::Position& position,
                                                   const spec::Chain& chain,
                                                   const LifeSearchLimits& limits,
                                                   Progress* progress);

Shown Describe(const PresetFate& fate);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_LIFE_PRESETS_H_
