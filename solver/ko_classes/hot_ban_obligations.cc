#include "solver/ko_classes/hot_ban_obligations.h"

#include <string>
#include <utility>

#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decode_ko.h"
#include "solver/rules/chains.h"
#include "solver/rules/connectives.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/ply.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {
namespace {

using spec::SettledBy;

// Beyond, Z3 takes more than minutes.
constexpr int kMostPointsOfBans = 9;

// Which half of the sentence.
enum class Half { kFighting, kDisturbing };

// The law under which Black takes.
FiniteLaw LawOfTake(Half half, SettledBy settled, const Instance& instance) {
  FiniteLaw law;
  law.fighting_only = {.single = true, .twin = true, .any_ko_stone = true};
  law.scope.settled = settled;
  law.scope.unclassified_is_hot = half == Half::kFighting;
  law.scope.most_takes = MostTakes(instance.cols, instance.rows);
  if (instance.mutant == "every-ko") std::swap(law.hot, law.fighting_only);
  if (instance.mutant == "no-ko") law.fighting_only = {};
  if (instance.mutant == "other-value") {
    law.scope.unclassified_is_hot = !law.scope.unclassified_is_hot;
  }
  return law;
}

Part PartOfHalf(z3::context& context, const Instance& instance, Half half, SettledBy settled) {
  const std::string name = ReadingName(settled);
  Definitions definitions{"d_" + std::string(settled == SettledBy::kLife ? "life" : "outcome"), {}, 0};
  const Connectives c(context, &definitions);
  const SymbolicBoard board(instance.cols, instance.rows);
  const SymbolicPosition before = FreshPosition(context, board, "before");
  const SymbolicPly take =
      MakePly(board, before, spec::Color::kBlack, LawOfTake(half, settled, instance), "take");

  const SymbolicKoPositions positions = FindKoPositions(c, board, before);
  const PointSet taken = PositionTaken(c, take.play, positions);
  KoClasses classes{positions, WordsOfOne(c, positions, taken), {}};
  const TakesOf takes = AskTakes(c, board, positions, classes.words, MostTakes(instance.cols, instance.rows));
  classes.turned = takes.turned;
  const ClassOfKo of = ClassOfOne(c, classes, settled);
  const z3::expr claim = half == Half::kFighting
                             ? c.Or(c.Not(of.fighting), IsSubset(take.play.captured, take.bans))
                             : c.Or(c.Not(of.disturbing), !Nonempty(take.bans));

  std::vector<Assertion> assumptions = {
      {"names for parts of the definitions", AllOf(context, definitions.formulas)},
      {"the position is legal", IsLegal(board, before, FreshRanks(context, board, "before_rank"))}};
  assumptions.insert(assumptions.end(), take.law.begin(), take.law.end());
  assumptions.push_back({"the play takes a ko", Nonempty(taken)});
  assumptions.push_back({"of one stone", HasExactlyOne(take.play.captured)});
  return {name,
          "QF_FD",
          std::move(assumptions),
          {half == Half::kFighting ? "if the ko was fighting, taking back is banned"
                                   : "if the ko was disturbing, nothing is banned",
           claim},
          DecodeTake(board, take.play, context.bool_val(half == Half::kFighting), settled,
                     spec::HotClass::kAfter),
          true};
}

Obligation OfHalf(Half half, std::string name, std::string statement, std::vector<Mutant> mutants) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = {"ING96-R5-fighting-ko", "ING91-1-stoerungs-ko", "ZH-G41"};
  o.statement = std::move(statement);
  o.scope = Scope::kBoard;
  o.on_paper =
      "ranks exist wherever every chain has a liberty; White's takes are Black's with the colours exchanged; "
      "no ko "
      "position has more takes than are asked (ko-class-hot-after-but)";
  o.objection = [](int cols, int rows) { return KoBoardObjection(cols, rows, kMostPointsOfBans); };
  o.mutants = std::move(mutants);
  o.build = [half](z3::context& context, const Instance& instance) {
    std::vector<Part> parts;
    for (const SettledBy settled : BothReadings())
      parts.push_back(PartOfHalf(context, instance, half, settled));
    return parts;
  };
  return o;
}

}  // namespace

std::vector<Obligation> HotBanObligations() {
  const Mutant other = {"other-value", "hot_unclassified has its other value"};
  return {
      OfHalf(
          Half::kFighting, "ko-class-ban-fighting",
          "Under hot_scope=fighting, hot_class=after and hot_unclassified=hot the play that takes a fighting "
          "ko of one stone bans taking back at once.",
          {{"no-ko", "no ko has hot stones"}, other}),
      OfHalf(Half::kDisturbing, "ko-class-ban-disturbing",
             "Under hot_scope=fighting, hot_class=after and hot_unclassified=cold the play that takes a "
             "disturbing "
             "ko of one stone bans nothing, of single, twin and any ko stones.",
             {{"every-ko", "every ko has hot stones"}, other})};
}

}  // namespace hotstone::solver
