#include "enumerate/cycles/hanging_cycles.h"

#include <cassert>

namespace hotstone::enumerate {
namespace {

// The situation after this ply.
BitSituation After(const FateTable& table, const BitSituation& s, BitMove move) {
  BitSituation after;
  [[maybe_unused]] bool legal = false;
  ForEachMove(table.grid(), table.rules(), s, [&](BitMove at, const BitSituation& next, bool) {
    if (at != move) return;
    after = next;
    legal = true;
  });
  assert(legal);
  return after;
}

}  // namespace

BitBoard HangingAround(const FateTable& table, std::span<const CyclePly> plies) {
  BitSituation s = AtVertex(plies[0].black, plies[0].white, plies[0].player);
  // The first round brings the passes and the bans that precede the first ply.
  for (const CyclePly& ply : plies) s = After(table, s, ply.move);
  BitBoard hanging = s.black | s.white;
  for (const CyclePly& ply : plies) {
    const FateCell answers = table.AnswersAt(s);
    hanging &= (s.black | s.white) & ~BitBoard{answers.removed | answers.kept};
    if (hanging == 0) return 0;
    s = After(table, s, ply.move);
  }
  return hanging;
}

void KeepHanging(const FateTable& table, CycleList& list) {
  std::erase_if(list.classes, [&](const CycleClass& one) {
    const auto plies = PliesOf(table.grid(), table.rules(), one.word);
    return HangingAround(table, *plies) == 0;
  });
}

}  // namespace hotstone::enumerate
