// A rule set as data, and its keys one by one.
//
// The keys and their values are those of the case format; `ko=X` is short for the one layer that X
// belongs to. `capture_ends=true` is our own variant (COMP-CAPTURE-ENDS), in which the first
// capture ends the game. Play is then acyclic, which gives the termination checks a case where
// termination holds. rule_set.h has the presets and the text of a whole rule set. If the texts
// leave a clause open, a key says how to read another key; rule_switches.h says which of these
// affect a rule set and which go together.
#ifndef HOTSTONE_SPEC_RULES_RULE_KEYS_H_
#define HOTSTONE_SPEC_RULES_RULE_KEYS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/cycle_list.h"
#include "spec/rules/hot_kinds.h"
#include "spec/rules/self_removal.h"

namespace hotstone::spec {

struct HotLaw;

// Which play repeats a play of a completed cycle: the same point at the same position, by the
// player who made it there, or by either player.
enum class CycleColor { kSame, kEither };

// Whom a completed cycle binds if the classification names nobody. In a fighting cycle
// kBothIfUnclassified is kNobody, in an unclassified one kBoth.
enum class Unnamed { kNobody, kBoth, kBothIfUnclassified, kStarter };

// Whether somebody is bound by every completed cycle.
inline bool BindsEachCycle(Unnamed unnamed) {
  return unnamed == Unnamed::kBoth || unnamed == Unnamed::kStarter;
}

// What a player who is bound because he started a completed cycle may not repeat: his plays, or the
// first of them.
enum class StarterPlays { kAll, kFirst };

// Where a play counts as the same, if the player is bound by what he started or is: on the same
// whole board, or wherever the place of the fight is the same (forbidden_plays.h).
enum class SamePlay { kBoard, kFight };

// Which completed cycles are recycling: any, or those whose ko does not fight.
enum class Recycling { kAny, kDisturbing };

// What the entries of the sequence are that may not end in the same stretch twice.
enum class SquareOf { kSituation, kPosition };

// Which repetitions of a sequence are forbidden: the second of two in a row, or any second one.
enum class SquareGap { kInARow, kAnywhere };

// Whether either player may resume after a pause, or only if there is a dispute.
enum class Resume { kFree, kDispute };

enum class Scoring { kArea, kFillIn };
enum class Tie { kBlackWins, kDraw };

struct RuleSet {
  std::string preset = "basic-only";
  HotLayer hot = HotLayer::kBasic;
  HotKinds hot_kinds = {HotKind::kSingle, HotKind::kDoubleAdd,
                        HotKind::kTwin};  // of the layer `hot` only
  HotKinds hot_fighting_only =
      {};  // hot_scope: hot in fighting kos only; empty: `every`; all kinds: `fighting`
  HotClass hot_class = HotClass::kAfter;
  HotUnclassified hot_unclassified = HotUnclassified::kHot;
  HotFights hot_fights = HotFights::kAny;
  SettledBy settled = SettledBy::kLife;
  ClassBy class_by = ClassBy::kBreath;
  CycleList cycle;                             // cycle_list.h, cycle_rule.h
  CycleColor cycle_color = CycleColor::kSame;  // only for the rules about completed cycles
  Unnamed unnamed = Unnamed::kNobody;
  DisturberBy disturber_by = DisturberBy::kEyeless;
  CyclicKos cyclic = CyclicKos::kUnclassified;
  Recycling recycling = Recycling::kAny;
  SamePlay same = SamePlay::kBoard;
  StarterPlays start = StarterPlays::kAll;
  SquareOf square_of = SquareOf::kSituation;
  SquareGap square_gap = SquareGap::kInARow;
  Resume resume = Resume::kFree;
  SelfRemoval self_removal = SelfRemoval::kGroups;
  int end_passes = 4;  // 2 or 4 consecutive passes end the game; with 4, two pause it
  Scoring scoring = Scoring::kArea;
  int compensation_x2 = 0;  // half points that Black gives White
  Tie tie = Tie::kDraw;
  int handicap = 0;  // mandatory passes of White at the start
  bool capture_ends = false;

  friend bool operator==(const RuleSet&, const RuleSet&) = default;

  // The rules look only at position, player to move, passes and the bans of one ply.
  bool HasFiniteMemory() const;

  // Whether the rules look at completed cycles, which `cycle_colour` applies to.
  bool LooksAtCompletedCycles() const;

  // Whether every play that the cycle layer forbids would bring back a position of the game. Not so
  // where a play counts as repeated by either colour, or on another board.
  bool ForbidsReturnsOnly() const {
    return !LooksAtCompletedCycles() ||
           (cycle_color == CycleColor::kSame && same == SamePlay::kBoard);
  }

  // The kinds of hot stones in this rule set.
  HotKinds HotKindsInForce() const;

  // The same, with the switches that apply to them (hot_stone.h).
  HotLaw HotLawInForce() const;

  // How the classification of ko positions is read, and that of cycles.
  KoReading ReadingOfKos() const { return {settled, class_by}; }
  CycleReading ReadingOfCycles() const { return {settled, disturber_by, cyclic, class_by}; }
};

// Every reading, `none` first.
const std::vector<Cycle>& AllCycles();

// The value of the key `cycle`: "disturber", "disturber+square", "none" for the empty list.
std::string CycleName(Cycle cycle);
std::string CycleNames(const CycleList& cycles);

// Sets one key of a rule set. The value is written as on the command line ("8", "any", "5.5").
// After setting all its keys, the caller calls SettleSwitches (rule_switches.h) once.
absl::Status SetRule(RuleSet& rules, std::string_view key, std::string_view value);

// Every key with its value, in stable order; numbers as in ParseRuleSet.
std::vector<std::pair<std::string, std::string>> RuleKeys(const RuleSet& rules);

// Half points as text: 11 -> "5.5", 16 -> "8", -1 -> "-0.5".
std::string HalfPoints(int x2);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_KEYS_H_
