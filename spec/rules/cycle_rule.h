// The cycle layer: rules that look back at the game.
//
// A cycle rule sees every ply of a game and answers whether a board play is forbidden because of what came
// before. Passes are never forbidden. Each rule is one small class with the memory that the model's section 3
// gives it; the memories are ordered sets of the things themselves, so that no answer rests on a hash.
//
//   psk, ssk, nssk, fixed                             nothing comes twice: superko.h (TT-MOVE, COMP-SSK,
//                                                     COMP-NSSK, COMP-FIXED)
//   second-cycle, starter, starter-first, disturber   no play of a completed cycle: completed_cycles.h
//                                                     (ING96-R5, G511, ING91-1)
//   square                                            no round twice in a row: square.h (ING96-G517)
//
// Several may hold side by side (cycle_list.h). Which rule a rule set has: cycle_layer.h. What the readings have in common: cycle_traits.h.
#ifndef HOTSTONE_SPEC_RULES_CYCLE_RULE_H_
#define HOTSTONE_SPEC_RULES_CYCLE_RULE_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "spec/board/color.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/ruling.h"

namespace hotstone::spec {

class Position;
struct BoardPlay;

// A completed cycle as `disturber` has classified it.
struct ClassifiedCycle {
  size_t plies = 0;
  Color starter = Color::kBlack;     // to move where it was entered
  std::optional<KoVerdict> verdict;  // nothing: it is no cycle of moves in turn (completed_cycles.h)
  std::optional<Color> disturber;    // nothing: fighting, unclassified, or no verdict

  friend bool operator==(const ClassifiedCycle&, const ClassifiedCycle&) = default;
};

// Why a play is forbidden, and by which reading.
struct CycleBan {
  Cycle by;
  bool nobody_named = false;  // under `disturber`: for a cycle for which the classification names nobody
};

class CycleRule {
 public:
  virtual ~CycleRule() = default;

  // Why the play, legal otherwise, is forbidden; nothing if it is not. O(points log plies).
  virtual std::optional<CycleBan> Forbids(const BoardPlay& play) const = 0;

  virtual void AfterPlay(const BoardPlay& play) = 0;
  virtual void AfterPass(const Position& position, Color to_move) = 0;

  // The position changed without a play: dead stones were taken off by agreement.
  virtual void AfterAgreement(const Position& position, Color to_move) = 0;

  // How many things the rule remembers that it may forbid a play for. Never falls; while it stands still the
  // rule learns nothing.
  virtual size_t MemorySize() const = 0;

  // The cycles that the rule has classified, each once, in the order of their completions. Empty but under
  // `disturber`.
  virtual const std::vector<ClassifiedCycle>& Classified() const;

  virtual std::unique_ptr<CycleRule> Clone() const = 0;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_RULE_H_
