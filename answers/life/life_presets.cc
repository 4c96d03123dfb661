#include "answers/life/life_presets.h"

#include <utility>

#include "base/status_macros.h"
#include "search/plays/board_plays.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

absl::StatusOr<std::vector<PresetFate>> AskPresets(const spec::Position& position,
                                                   const spec::Chain& chain,
                                                   const LifeSearchLimits& limits,
                                                   Progress* progress) {
  std::vector<PresetFate> fates;
  for (const spec::RuleSet& rules : spec::Presets()) {
    if (rules.HasFiniteMemory() || !search::BoardPlays::Admits(rules).ok()) continue;
    ASSIGN_OR_RETURN(auto found, SearchChain(position, rules, chain, limits, progress));
    fates.push_back({spec::RuleSetName(rules), std::move(found)});
  }
  return fates;
}

Shown Describe(const PresetFate& fate) {
  const SearchedChain& chain = fate.chain;
  Shown shown;
  return shown.Set("rules", fate.rules)
      .Set("fate", FateWord(chain))
      .Set("attacker_first", SearchedName(chain.attacker_first.answer))
      .Set("owner_first", SearchedName(chain.owner_first.answer))
      .Say("attacker", spec::ColorName(spec::Opponent(chain.chain.color)))
      .Say("defender", spec::ColorName(chain.chain.color))
      .Line(
          "    {rules:<18-} {fate:<9-} {attacker} first: {attacker_first}; {defender} first: "
          "{owner_first}");
}

}  // namespace hotstone::answers
