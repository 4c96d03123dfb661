#include "answers/life/life_kos.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "answers/shown/board_picture.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"

namespace hotstone::answers {
namespace {

// In percent.
double Percent(uint64_t part, uint64_t all) {
  return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

Shown Describe(const enumerate::BreathPair& pair, const spec::BoardSize& size) {
  const spec::Position settled = enumerate::ToSpec(pair.settled, size);
  const spec::Position open = enumerate::ToSpec(pair.open, size);
  Shown shown;
  return shown.Set("not_open", settled.ToRows())
      .Set("open", open.ToRows())
      .Say("settled_picture", BoardPicture(settled))
      .Say("open_picture", BoardPicture(open))
      .Line("these two have the same breaths; the first is not open:")
      .Line("  {settled_picture}")
      .Line("the second is:")
      .Line("  {open_picture}");
}

Shown Describe(const enumerate::BreathTransfer& transfer, const spec::BoardSize& from) {
  Shown shown;
  return shown.Set("board", from.ToString())
      .Set("known", transfer.known)
      .Set("right", transfer.right)
      .Say("percent", Percent(transfer.right, transfer.known))
      .Line(
          "the best rule over breaths of {board} knows the breaths of {known} of these, and is "
          "right about {right} ({percent:.1} %)");
}

std::vector<Shown> DescribeClaims(const enumerate::BreathClaimCounts& counts,
                                  const spec::BoardSize& size) {
  std::vector<Shown> claims;
  for (size_t i = 0; i < counts.size(); ++i) {
    const enumerate::BreathClaimCount& count = counts[i];
    if (count.applies == 0) continue;
    Shown claim;
    claim.Set("clause", spec::kBreathStatements[i].clause)
        .Set("says", spec::kBreathStatements[i].says)
        .Set("applies", count.applies)
        .Set("fails", count.fails);
    std::vector<std::string> rows;
    if (count.least.has_value()) rows = enumerate::ToSpec(*count.least, size).ToRows();
    claim.Set("counterexample", rows.empty() ? ShownValue(std::nullopt) : ShownValue(rows))
        .Say("verdict", count.fails == 0 ? "holds" : "fails")
        .Say("example", absl::StrJoin(rows, "/"))
        .Line("  {verdict} {applies:>10} {fails:>10}  {clause}: {says}{example?; not in {}}");
    claims.push_back(std::move(claim));
  }
  return claims;
}

Shown DescribeRule(const LifeKos& kos) {
  std::vector<Shown> steps;
  const auto add = [&](const std::string& test, bool open) {
    Shown step;
    steps.push_back(step.Set("test", test)
                        .Set("open", open)
                        .Say("answer", open ? "open" : "not open")
                        .Line("  {test:<58} {answer}"));
  };
  for (const enumerate::BreathStep& step : kos.rule->steps) add(StepText(step), step.open);
  add("otherwise", kos.rule->otherwise);
  Shown shown;
  return shown.Set("made_on", kos.made_on.ToString())
      .Set("right", kos.rule_right)
      .Set("steps", std::move(steps))
      .Say("percent", Percent(kos.rule_right, kos.fates.Total()))
      .Say("count", kos.rule->steps.size())
      .Line(
          "the best list of tests, {count:#step|steps} made on {made_on}, is right about {right} "
          "({percent:.1} %):")
      .Line("{steps}");
}

}  // namespace

Shown Describe(const LifeKos& kos) {
  std::vector<Shown> rows;
  for (size_t i = 0; i < enumerate::kKoRows.size(); ++i) {
    const auto& counts = kos.fates.positions[i];
    if (counts[0] + counts[1] + counts[2] == 0) continue;
    Shown row;
    rows.push_back(row.Set("class", enumerate::kKoRows[i])
                       .Set("by_turn", counts[0])
                       .Set("hanging", counts[1])
                       .Set("settled", counts[2])
                       .Line("  {class:<31} {by_turn:>12} {hanging:>12} {settled:>12}"));
  }
  const enumerate::BreathScore& score = kos.breaths;
  Shown breaths;
  breaths.Set("kinds", score.kinds)
      .Set("undecided", score.undecided)
      .Set("best_rule_right", score.best)
      .Say("percent", Percent(score.best, score.positions))
      .Line(
          "they have {kinds} kinds of breaths; {undecided} positions share theirs with positions "
          "that removal calls otherwise,")
      .Line("so the best rule over breaths is right about {best_rule_right} ({percent:.1} %)");
  if (kos.pair.has_value()) breaths.Set("pair", Describe(*kos.pair, kos.size)).Line("{pair}");
  if (kos.transfer.has_value())
    breaths.Set("rule_from", Describe(*kos.transfer, kos.made_on)).Line("{rule_from}");
  if (kos.rule.has_value()) breaths.Set("list", DescribeRule(kos)).Line("{list}");
  Shown shown;
  return shown.Set("positions", kos.fates.Total())
      .Set("with_a_class", kos.fates.Classified())
      .Set("agree_if_by_turn_is_open", kos.fates.Agree(false))
      .Set("agree_if_hanging_is_open_too", kos.fates.Agree(true))
      .Set("classes", std::move(rows))
      .Set("breaths", std::move(breaths))
      .Set("claims", DescribeClaims(kos.claims, kos.size))
      .Say("head", "class by breaths")
      .Say("turn", "by turn")
      .Say("hang", "hanging")
      .Say("done", "settled")
      .Line("{positions} ko positions, by the fates of the stones of their groups:")
      .Line("  {head:<31} {turn:>12} {hang:>12} {done:>12}")
      .Line("{classes}")
      .Line(
          "of {with_a_class} with a class, removal says the same of {agree_if_by_turn_is_open}, if "
          "a ko is open where a stone is by turn,")
      .Line("and of {agree_if_hanging_is_open_too} if it is open where a stone hangs, too")
      .Line("what the texts say of breaths, with the cases and those in which it fails:")
      .Line("{claims}")
      .Line("{breaths}");
}

}  // namespace hotstone::answers
