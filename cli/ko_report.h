// Ko positions and cycles with their classes, for people and as JSON: what kos, explain and value say of
// them.
#ifndef HOTSTONE_CLI_KO_REPORT_H_
#define HOTSTONE_CLI_KO_REPORT_H_

#include <string>
#include <vector>

#include "formats/json_line.h"
#include "spec/ko_class.h"
#include "spec/ko_cycle.h"

namespace hotstone::cli {

// One line: "kos C1 D3: disturbing (disturbed-death), White is dead and the disturber (ING96-G512)".
std::string KoPositionLine(const spec::KoPosition& position);

// The line, and one more for each ko and each group, indented.
std::string KoPositionText(const spec::KoPosition& position);

formats::JsonLine KoPositionJson(const spec::KoPosition& position);
std::vector<formats::JsonLine> KoPositionsJson(const spec::Position& position);

// The class of a cycle, its disturber and the ko positions that its plays belong to.
std::string CycleVerdictText(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict);
formats::JsonLine CycleVerdictJson(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_KO_REPORT_H_
