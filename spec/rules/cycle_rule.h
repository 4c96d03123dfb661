// The cycle layer: rules that look back at the game.
//
// A cycle rule sees every ply of a game and decides whether earlier plies forbid a board play.
// Passes are never forbidden. Each rule is one small class with the memory that section 3 of the
// model gives it. The memories are ordered sets of the remembered things themselves, so no answer
// depends on a hash.
//
//   psk, ssk, nssk, fixed                             nothing comes twice: superko.h (TT-MOVE,
//                                                     COMP-SSK, COMP-NSSK, COMP-FIXED)
//   second-cycle, starter, starter-first, disturber   no play of a completed cycle:
//                                                     completed_cycles.h (ING96-R5, G511, ING91-1)
//   square                                            no round twice in a row: square.h
//                                                     (ING96-G517)
//
// Several rules may apply together (cycle_list.h). cycle_layer.h says which rule a rule set has,
// and cycle_traits.h what the readings have in common.
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
  Color starter = Color::kBlack;     // to move where the cycle was entered
  std::optional<KoVerdict> verdict;  // nothing: not a cycle of alternating moves
  std::optional<Color> disturber;    // nothing: fighting, unclassified, or no verdict
  bool by_start = false;             // he is named because he started

  friend bool operator==(const ClassifiedCycle&, const ClassifiedCycle&) = default;
};

// Why a play is forbidden, and by which reading.
struct CycleBan {
  Cycle by;
  bool nobody_named = false;  // under `disturber`: the classification names nobody
};

class CycleRule {
 public:
  virtual ~CycleRule() = default;

  // Why the play, otherwise legal, is forbidden; nothing if it is allowed. O(points log plies).
  virtual std::optional<CycleBan> Forbids(const BoardPlay& play) const = 0;

  virtual void AfterPlay(const BoardPlay& play) = 0;
  virtual void AfterPass(const Position& position, Color to_move) = 0;

  // The position changed without a play: an agreement removed dead stones.
  virtual void AfterAgreement(const Position& position, Color to_move) = 0;

  // How many remembered things may forbid a play. Never decreases; while it is constant the rule
  // learns nothing.
  virtual size_t MemorySize() const = 0;

  // The cycles that the rule has classified, each once, in order of completion. Empty except under
  // `disturber`.
  virtual const std::vector<ClassifiedCycle>& Classified() const;

  virtual std::unique_ptr<CycleRule> Clone() const = 0;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_RULE_H_
