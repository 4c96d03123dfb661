// JudgeHanging enters the cycle at each ply, except within pairs of forced passes, and notes whose
// move is refused first. For example, sending two, returning one hangs for the two stones sent: a
// rule that refuses the sending bars their owner.
#include "answers/cycles/hanging_judged.h"

#include <optional>
#include <set>

#include "enumerate/cycles/cycle_readings.h"
#include "spec/board/position.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

// The owner of these stones, if they have one.
std::optional<spec::Color> OwnerOf(enumerate::BitBoard stones, const enumerate::CyclePly& ply) {
  if ((stones & ~ply.black) == 0) return spec::Color::kBlack;
  if ((stones & ~ply.white) == 0) return spec::Color::kWhite;
  return std::nullopt;
}

}  // namespace

std::vector<spec::RuleSet> RulesForHanging() {
  std::vector<spec::RuleSet> rules = spec::Presets();
  for (const char* text : {"ing-1996,class_by=removal", "ing-1996,class_by=removal-decides"})
    rules.push_back(*spec::ParseRuleSet(text));
  return rules;
}

void JudgeHanging(const DescribedCycle& cycle, enumerate::BitBoard hanging,
                  const spec::RuleSet& rules, HangingJudged& judged) {
  const enumerate::CycleReading reading{"", rules};
  std::set<std::optional<spec::Color>> barred;
  for (size_t entry = 0; entry < cycle.plies.size(); ++entry) {
    if (cycle.plies[entry].of_pair) continue;
    const std::vector<spec::Move> moves = MovesFrom(cycle, entry);
    const auto answer =
        enumerate::AskReading(reading, PositionAt(cycle, entry), moves[0].player, moves);
    if (!answer.rendered) {
      ++judged.unknown;
      return;
    }
    barred.insert(answer.why.has_value()
                      ? std::optional(moves[static_cast<size_t>(answer.ply) - 1].player)
                      : std::nullopt);
  }
  const auto owner = OwnerOf(hanging, cycle.plies[0]);
  if (barred.size() != 1) {
    ++judged.by_entry;
  } else if (!barred.begin()->has_value()) {
    ++judged.nobody;
  } else if (!owner.has_value()) {
    ++judged.one_side;
  } else {
    ++(*barred.begin() == owner ? judged.owner : judged.attacker);
  }
}

Shown Describe(const HangingJudged& judged) {
  Shown shown;
  return shown.Set("rules", judged.rules)
      .Set("attacker", judged.attacker)
      .Set("owner", judged.owner)
      .Set("one_side", judged.one_side)
      .Set("by_entry", judged.by_entry)
      .Set("nobody", judged.nobody)
      .Set("unknown", judged.unknown)
      .Line(
          "  {attacker:>8}  {owner:>5}  {one_side:>8}  {by_entry:>8}  {nobody:>6}  "
          "{rules}{unknown? ({} unknown)}");
}

}  // namespace hotstone::answers
