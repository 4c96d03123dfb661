// How often a mistake of the toy engine shows in play: a measure of how special it is.
//
// When several mistakes explain the same wrong answers, the one that shows least elsewhere says
// most about the engine, and is listed first (conform_groups.h).
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_BREADTH_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_BREADTH_H_

#include <cstdint>

#include "conformance/seeded/toy_bug.h"

namespace hotstone::conformance {

// The wrong answers in a few random games on 5x5, always the same ones, under these rules: wrong
// refusals, wrong permissions, wrong stones. Some ten thousand questions.
int64_t ToyBreadth(ToyBug bug, const ToyRules& rules);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_BREADTH_H_
