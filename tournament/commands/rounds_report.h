// What became of all courses of an in/out tournament, for people and for programs. Courses are played
// by the law, and what it does not confirm is said to be unconfirmed.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_

#include <string>

#include "tournament/courses/in_out_graph.h"
#include "tournament/law/in_out.h"

namespace hotstone::tournament {

// The rounds as the law plays them, a line each: "1. 1>2 3>4", 1 winning against 2. Internal if it refuses.
absl::StatusOr<std::string> CourseText(InOutTournament& tournament, const InOutCourse& course);

std::string RoundsText(const InOutRules& rules, const InOutAnswer& answer);
std::string RoundsJson(const InOutRules& rules, const InOutAnswer& answer);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_
