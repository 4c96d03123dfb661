// All courses of an in/out tournament (ING96-ING-SYSTEM): does each come to an end, and after how many
// rounds at most?
//
// Players of a line are alike for this, so that a state is how many stand on each line, and how many are
// in; a round leads to one state for each number of upsets. Ends there are two: enough players are in
// (done), or nobody can be paired (stuck). If no course comes back to a state, the longest is the answer;
// otherwise rounds that lead from a state to itself are a tournament without an end.
//
// It shares nothing with tournament/law/in_out.h but the rules as data; a course is given as the results
// of its rounds in the order of law/'s pairs, so that the law can be asked to play it. Time and memory:
// the number of ways to put the players on the lines, for each all results of its games; within limits.
#ifndef HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_
#define HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/in_out.h"

namespace hotstone::tournament {

// Rounds, each with who wins its games: true for the player on the higher line.
using InOutCourse = std::vector<std::vector<bool>>;

struct InOutAnswer {
  int64_t states = 0;
  bool ends_always = true;
  int most_rounds = 0;   // of the longest course; if one is endless, 0
  int64_t done = 0;      // states in which enough players are in
  int64_t stuck = 0;     // states in which nobody can be paired and not enough are in
  InOutCourse longest;   // if all end
  InOutCourse to_stuck;  // if there is one: a shortest course
  InOutCourse to_cycle;  // if one is endless: first these rounds,
  InOutCourse cycle;     // then these again and again
};

inline constexpr int kMostInOutPlayers = 25;
inline constexpr int64_t kMostInOutStates = 200'000;
inline constexpr int64_t kMostInOutSteps = 2'000'000;  // results of rounds that are played

// InvalidArgument for more than kMostInOutPlayers, and as CheckInOutRules says. ResourceExhausted beyond
// kMostInOutStates or kMostInOutSteps.
absl::StatusOr<InOutAnswer> AllInOutCourses(const InOutRules& rules);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_IN_OUT_GRAPH_H_
