// Reports the search over all courses of an in/out tournament. The law
// replays the courses, and anything it does not confirm is marked unconfirmed.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_

#include "answers/shown/shown.h"
#include "tournament/courses/in_out_graph.h"
#include "tournament/law/in_out.h"

namespace hotstone::tournament {

// Exits with kExitFails unless every course ends with enough players in.
answers::Shown DescribeRounds(const InOutRules& rules, const InOutAnswer& answer);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_REPORT_H_
