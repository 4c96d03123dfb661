// What became of all courses of an in/out tournament, for people and for programs. Courses are played
// by the law, and what it does not confirm is said to be unconfirmed.
#ifndef HOTSTONE_CLI_TOURNAMENT_ROUNDS_REPORT_H_
#define HOTSTONE_CLI_TOURNAMENT_ROUNDS_REPORT_H_

#include <string>

#include "enumerate/tournament/in_out_graph.h"
#include "spec/tournament/in_out.h"

namespace hotstone::cli {

// The rounds as the law plays them, a line each: "1. 1>2 3>4", 1 winning against 2. Internal if it refuses.
absl::StatusOr<std::string> CourseText(spec::InOutTournament& tournament,
                                       const enumerate::InOutCourse& course);

std::string RoundsText(const spec::InOutRules& rules, const enumerate::InOutAnswer& answer);
std::string RoundsJson(const spec::InOutRules& rules, const enumerate::InOutAnswer& answer);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_ROUNDS_REPORT_H_
