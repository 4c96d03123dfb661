// Nothing is decided by `default:`.
//
// A switch over a reading, a kind, a verdict or any other enumeration of ours names every value, so that a
// new value does not compile (-Wswitch, an error in CI) before each place has said what it means there. With
// a `default:` the compiler would be silent, and the new reading would be whatever stood last. So the word is
// a slip everywhere in the house but in the few switches over characters and numbers, where the values cannot
// be named.
#ifndef HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_
#define HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The files with a switch over characters, numbers, or an enumeration of others.
const std::set<std::string>& SwitchesOverOthers();

// The labels `default:` of a file that stands on an ordered floor (floors.h) and is none of those files.
std::vector<std::string> DefaultSlips(const SourceFile& file);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_
