// Switches: keys of a rule set that say how another key is to be read.
//
// Where the texts leave a clause open, a switch has a value for each reading, so that each can be tried
// alone. It is without effect where the key that it reads is off:
//
//   hot_scope         which kinds of hot stones are hot in fighting kos only (hot_stone.h): none, `every`;
//                     all, `fighting`; or those that are named (ING91-1-stoerungs-ko and ZH-G41: disturbing
//                     goes without hot stones; ING96-R5-fighting-ko)
//   hot_class         of which position that class is taken: `after` the play or `before` it
//   hot_unclassified  what holds where the classification names no class: `hot` or `cold`
//   settled           what the kos of a settled position cannot alter: `life` and death, or the `outcome`,
//                     and so the score too (ING96-G515)
//   unnamed           under cycle=disturber, whom a completed cycle binds where the classification names
//                     nobody: `nobody`, `both` (ING96-R3-board-play, ING96-G310, ZH-G30) or the `starter`
//   disturber_by      under cycle=disturber, who disturbs in a disturbed death: the `eyeless` side
//                     (ING96-H5), or the `initiator` of the cycle (ING96-G512, ING96-G513)
//   cyclic            under cycle=disturber, what a cycle of ko stones is whose shape has no class, such as a
//                     round-robin ko: `unclassified` as well, or `disturbing` (ING96-AFTERWORD-rare-kos)
//   start             under cycle=starter and starter-first, what the starter may not repeat: `all` his
//                     plays of the cycle, or only its `first` board play by him (ING91-0-ko)
//   square_of         under cycle=square, what a sequence consists of: a `situation` each, or a `position`
//                     (ING96-R3-board-play, ING96-G517)
//   square_gap        under cycle=square, what may not come again: a sequence twice in a `row`, or a step from
//                     one entry to the next `anywhere`, which of positions is cycle=fixed
//   resume            where four passes end the game, whether play goes on after a pause as either likes
//                     (`free`) or only over a `dispute` (ING96-R4-verification, ING96-G419): a second pause at
//                     the same position shows that there was none, and ends the game
#ifndef HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_
#define HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::spec {

// Whether the key bears on anything in this rule set: hot_kinds under hot=hot only, cycle_colour where cycles
// are completed, a switch where the key is on that it reads; every other key always.
bool HasEffect(const RuleSet& rules, std::string_view key);

// True for the eleven keys above that say how another key is to be read.
bool IsSwitch(std::string_view key);

// Ends a rule set whose keys `named` have been set one by one. InvalidArgument, with the reason and the
// clause, if a switch among them was given a value other than its default beside keys with which it has no
// effect, or if hot_scope names a kind that is not in force. A switch that came with the preset falls back to
// its default there.
absl::Status SettleSwitches(RuleSet& rules, const std::set<std::string>& named);

// What a file keeps of a rule set, so that its name can be held against its meaning later: every key but the
// switches at their defaults, of which files older than they are know nothing.
std::map<std::string, std::string> KeptKeys(const RuleSet& rules);

// The first key of the rule set that has another value now than a file has kept; nothing if none has.
std::optional<std::string> ChangedKey(const RuleSet& rules, const std::map<std::string, std::string>& kept);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_SWITCHES_H_
