#include "tournament/courses/least_ties.h"

namespace hotstone::tournament {

std::vector<LeastTie> LeastTies(TournamentFormat format,
                                const std::vector<StandingsSystem>& systems, int most) {
  std::vector<LeastTie> ties(systems.size());
  size_t open = systems.size();
  for (int players = 2; players <= most && open > 0; ++players) {
    ForEachTournament(format, players, [&](const ResultTable& table) {
      for (size_t i = 0; i < systems.size(); ++i) {
        if (ties[i].players > 0 || !LeavesATie(table, systems[i])) continue;
        ties[i].players = players;
        ties[i].witness = table;
        --open;
      }
      return open > 0;
    });
    for (LeastTie& tie : ties) {
      if (tie.players == 0 || tie.players == players) tie.searched = players;
    }
  }
  return ties;
}

}  // namespace hotstone::tournament
