#include "enumerate/decided/disturber_judge.h"

#include <span>

#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::enumerate {

using enumerate::BitMove;
using enumerate::BitSituation;

enumerate::CycleJudge DisturberLoses(const spec::BoardSize& size, const spec::CycleReading& reading,
                                     const std::shared_ptr<JudgedCycles>& judged) {
  return [size, reading, judged](const BitSituation& start, std::span<const BitMove> moves) {
    spec::CompletedCycle cycle{enumerate::ToSpec(enumerate::Stones{start.black, start.white}, size),
                               enumerate::PlayerColor(start.player),
                               {}};
    int player = start.player;
    for (const BitMove move : moves) {
      cycle.moves.push_back({enumerate::PlayerColor(player), enumerate::ToSpec(move, size)});
      player = 1 - player;
    }
    const auto disturber = spec::DisturberOf(cycle, reading);
    // A line alternates and leads back, which is all that the law requires of a cycle.
    if (!disturber.ok() || !disturber->has_value()) {
      ++judged->nobody;
      return 0;
    }
    const bool black = **disturber == spec::Color::kBlack;
    ++(black ? judged->against_black : judged->against_white);
    return black ? -size.points() : size.points();
  };
}

}  // namespace hotstone::enumerate
