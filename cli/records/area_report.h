// The count of a position: area, shared spaces, fill-in under every reading, outcome with compensation.
// Used by `score` and at the end of `explain`. Every stone on the board counts as alive.
#ifndef HOTSTONE_CLI_RECORDS_AREA_REPORT_H_
#define HOTSTONE_CLI_RECORDS_AREA_REPORT_H_

#include <string>

#include "formats/json_line.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::cli {

// Some twenty lines, the area diagram first.
std::string AreaText(const spec::Position& position, const spec::RuleSet& rules);

// The keys area, map (rows, top first: X, O, '.'), shared_points, fill_in (an object a reading) and outcome
// are set on `line`, in this order.
void SetArea(formats::JsonLine& line, const spec::Position& position, const spec::RuleSet& rules);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RECORDS_AREA_REPORT_H_
