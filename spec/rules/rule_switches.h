// Switches: keys of a rule set that say how to read another key.
//
// If the texts leave a clause open, a switch has one value for each reading, so each reading can be
// tried alone. A switch has no effect if the key that it reads is off:
//
//   hot_scope         which kinds of hot stones are hot in fighting kos only (hot_stone.h): none,
//                     `every`; all, `fighting`; or those that are named (ING91-1-stoerungs-ko and
//                     ZH-G41: disturbing goes without hot stones; ING96-R5-fighting-ko)
//   hot_class         which position gives that class: the one `after` the play or `before` it
//   hot_unclassified  whether stones are `hot` or `cold` if the classification names no class
//   hot_fights        which fights make stones other than the single hot stone hot: `any`, or those
//                     about `life` and death, even if `settled` counts the score as well
//                     (ING96-R5-fighting-ko)
//   settled           what the kos of a settled position cannot change: `life` and death, or the
//                     `outcome`, which includes the score (ING96-G515)
//   class_by          what says whether life and death are settled: `breath` types, or `removal`
//                     (ING96-R4: determined by breath type, verified by removal), where a fate is
//                     open if the first move decides it; `removal-decides`: if it depends on
//                     whether a take may be made now
//   unnamed           under cycle=disturber, whom a completed cycle binds if the classification
//                     names nobody: `nobody`, `both` (ING96-R3-board-play, ING96-G310, ZH-G30), the
//                     `starter`, or `both-if-unclassified`, and then nobody in a fighting ko
//                     (ING96-G517)
//   disturber_by      under cycle=disturber, who disturbs in a disturbed death: the `eyeless` side
//                     (ING96-H5), or the `initiator` of the cycle (ING96-G512, ING96-G513)
//   cyclic            under cycle=disturber, the class of a cycle of ko stones whose shape has no
//                     class, such as a round-robin ko: `unclassified`, or `disturbing`
//                     (ING96-AFTERWORD-rare-kos)
//   recycling         under cycle=second-cycle, starter and starter-first, which completed cycles
//                     are recycling: `any` (ING96-R3-board-play), or `disturbing`, all but those of
//                     a fighting ko (ING96-G517: "of a disturbing ko")
//   same              under cycle=starter, starter-first and disturber, where a play of the player
//                     who started, or who is named, counts as the same: on the same whole `board`,
//                     or wherever the place of the `fight` is the same ("never", ING96-R5-
//                     disturbing-ko; "niemals", ING91-1-stoerungs-ko)
//   start             under cycle=starter, starter-first and disturber, what a player who is bound
//                     because he started may not repeat: `all` his plays of the cycle, or only his
//                     `first` board play in it (ING91-0-ko)
//   square_of         under cycle=square, what each entry of the sequence is: a `situation` or a
//                     `position` (ING96-R3-board-play, ING96-G517)
//   square_gap        under cycle=square, what may not repeat: a sequence twice in a `row`, or a
//                     step from one entry to the next `anywhere`; on positions, the latter is
//                     cycle=fixed
//   resume            if four passes end the game, whether either player may resume after a pause
//                     (`free`) or only over a `dispute` (ING96-R4-verification, ING96-G419): a
//                     second pause at the same position shows that there was none, and ends the
//                     game
#ifndef HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_
#define HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "spec/board/board.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::spec {

// Whether the key affects this rule set: hot_kinds only under hot=hot, cycle_colour only for
// readings of completed cycles, a switch only if the key that it reads is on; every other key
// always.
bool HasEffect(const RuleSet& rules, std::string_view key);

// True for the fifteen keys above that say how to read another key.
bool IsSwitch(std::string_view key);

// Finishes a rule set whose keys `named` have been set one by one. InvalidArgument, with the reason
// and the clause, if a named switch has a value other than its default but no effect with the other
// keys, or if hot_scope names a kind that is not in force. A switch that came with the preset falls
// back to its default in that case.
absl::Status SettleSwitches(RuleSet& rules, const std::set<std::string>& named);

// ResourceExhausted if the rules read classes of kos from the fates of stones (class_by), and this
// board is too large for them (spec/ko/ko_class.h ClassesInReach). Every ko is unclassified then.
absl::Status RulesInReach(const RuleSet& rules, const BoardSize& size);

// The keys that a file stores, so that the meaning of the rule set's name can be checked later.
// Omits switches at their defaults, because files older than those switches lack them.
std::map<std::string, std::string> KeptKeys(const RuleSet& rules);

// The first key whose value now differs from the one stored in a file; nothing if all agree.
std::optional<std::string> ChangedKey(const RuleSet& rules,
                                      const std::map<std::string, std::string>& kept);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_
