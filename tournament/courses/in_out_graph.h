// All courses of an in/out tournament (ING96-ING-SYSTEM): does each one end, and after how many
// rounds at most?
//
// Players on the same line are interchangeable for this question, so a state is the number of
// players on each line and the number who are in; a round leads to one state for each number of
// upsets. A course can end in two ways: enough players are in (done), or nobody can be paired
// (stuck). If no course revisits a state, the longest one is the answer; otherwise the rounds that
// lead from a state back to itself form a tournament without an end.
//
// The only thing shared with tournament/law/in_out.h is the rules as data. A course is given as the
// results of its rounds in law/'s order of pairs, so law/ can replay it. Time and memory: the
// number of ways to distribute the players over the lines, times the results of the games in each;
// within limits.
#ifndef HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_
#define HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/in_out.h"

namespace hotstone::tournament {

// Rounds, each listing the results of its games: true if the player on the higher line wins.
using InOutCourse = std::vector<std::vector<bool>>;

struct InOutAnswer {
  int64_t states = 0;
  bool ends_always = true;
  int most_rounds = 0;   // of the longest course; 0 if one is endless
  int64_t done = 0;      // states in which enough players are in
  int64_t stuck = 0;     // states in which nobody can be paired and not enough are in
  InOutCourse longest;   // if all end
  InOutCourse to_stuck;  // a shortest course to a stuck state, if there is one
  InOutCourse to_cycle;  // if one is endless: these rounds first,
  InOutCourse cycle;     // then these, repeated forever
};

inline constexpr int kMostInOutPlayers = 25;
inline constexpr int64_t kMostInOutStates = 200'000;
inline constexpr int64_t kMostInOutSteps = 2'000'000;  // results of rounds that are played

// InvalidArgument for more than kMostInOutPlayers, and as for CheckInOutRules. ResourceExhausted
// beyond kMostInOutStates or kMostInOutSteps.
absl::StatusOr<InOutAnswer> AllInOutCourses(const InOutRules& rules);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_
