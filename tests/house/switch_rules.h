// No switch over our own enumerations may use `default:`.
//
// A switch over a reading, a kind, a verdict or any other enumeration of ours names every value. A
// new value then does not compile (-Wswitch, an error in CI) until each place has said what it
// means there. With a `default:` the compiler would be silent, and the new reading would fall into
// the default case. So the label is a slip everywhere except in the few switches over characters
// and numbers, whose values cannot all be named.
#ifndef HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_
#define HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_

#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

// The files with a switch over characters, numbers, or an enumeration that is not ours.
const std::set<std::string>& SwitchesOverOthers();

// The labels `default:` of a file on an ordered floor (floors.h) that is not one of those files.
std::vector<std::string> DefaultSlips(const SourceFile& file);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_SWITCH_RULES_H_
