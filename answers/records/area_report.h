// The count of a position: area, shared spaces, fill-in under every reading, and the outcome with
// compensation. Used by `score` and at the end of `explain`. Every stone on the board counts as
// alive.
#ifndef HOTSTONE_ANSWERS_RECORDS_AREA_REPORT_H_
#define HOTSTONE_ANSWERS_RECORDS_AREA_REPORT_H_

#include <string>

#include "formats/json_line.h"
#include "spec/counting/penalties.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

// About twenty lines, the area diagram first. With penalties also their award stones and the
// compensation.
std::string AreaText(const spec::Position& position, const spec::RuleSet& rules,
                     const spec::Penalties& penalties = {});

// Sets the keys area, map (rows, top first: X, O, '.'), shared_points, fill_in (an object per
// reading) and outcome on `line`, in this order; with penalties also award_stones, before outcome.
void SetArea(formats::JsonLine& line, const spec::Position& position, const spec::RuleSet& rules,
             const spec::Penalties& penalties = {});

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_AREA_REPORT_H_
