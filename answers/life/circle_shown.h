// The answer of `hotstone circle` in words and as JSON: a table of readings, and for one reading
// the takes that contradict each other, or two classifications that differ.
#ifndef HOTSTONE_ANSWERS_LIFE_CIRCLE_SHOWN_H_
#define HOTSTONE_ANSWERS_LIFE_CIRCLE_SHOWN_H_

#include "answers/life/circle_answer.h"
#include "answers/shown/shown.h"

namespace hotstone::answers {

// It exits with 1 if a second solver finds a model where Z3 found none, and with 3 if it gives up.
Shown Describe(const CircleAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_CIRCLE_SHOWN_H_
