#include "search/history/retakes.h"

#include <algorithm>

namespace hotstone::search {

Retakes Retakes::Of(const HistoryGraph& graph) {
  Retakes retakes;
  if (!graph.ForbidsRetakes()) return retakes;
  for (uint32_t position = 0; position < graph.positions(); ++position) {
    for (int player = 0; player < 2; ++player) {
      retakes.first_.push_back(retakes.size());
      for (const HistoryGraph::Play& play : graph.From(position, player)) {
        if (play.position == position) continue;
        const auto answers = graph.From(play.position, 1 - player);
        const bool taken_back =
            std::any_of(answers.begin(), answers.end(),
                        [&](const auto& answer) { return answer.position == position; });
        if (!taken_back) continue;
        retakes.to_.push_back(play.position);
        retakes.slot_.push_back(static_cast<uint32_t>(Slot(position, player)));
      }
    }
  }
  retakes.first_.push_back(retakes.size());
  return retakes;
}

}  // namespace hotstone::search
