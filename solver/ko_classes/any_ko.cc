#include "solver/ko_classes/any_ko.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/rules/chains.h"
#include "solver/rules/connectives.h"

namespace hotstone::solver {

AnyKo MakeAnyKo(z3::context& context, const Instance& instance, TakesAre takes,
                const ClassRule& rule) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const SymbolicBoard board(instance.cols, instance.rows);
  const SymbolicPosition at = FreshPosition(context, board, "position");
  KoClasses classes{FindKoPositions(c, board, at), {}, {}};
  const PointSet named = FreshSet(context, board, "named");
  PointSet members;
  for (const PointSet& position : classes.positions.position)
    members.push_back(c.AnyPair(named, position));
  classes.words = WordsOfOne(c, classes.positions, members, rule);
  z3::expr more_takes = c.no();
  if (takes == TakesAre::kMade) {
    const TakesOf asked = AskTakes(c, board, classes.positions, classes.words,
                                   MostTakes(instance.cols, instance.rows));
    classes.turned = asked.turned;
    more_takes = asked.more_takes[0];
  } else {
    classes.turned = {context.bool_const("turned")};
  }
  AnyKo any{board, at, std::move(classes), more_takes, named, {}};
  any.assumptions = {
      {"names for parts of the definitions", AllOf(context, definitions.formulas)},
      {"the position is legal", IsLegal(board, at, FreshRanks(context, board, "rank"))},
      {"one point is named", HasExactlyOne(any.named)},
      {"it is the first stone of a ko position",
       IsSubset(any.named, any.classes.positions.position_first)},
  };
  return any;
}

const std::vector<spec::SettledBy>& BothReadings() {
  static const auto* const readings =
      new std::vector<spec::SettledBy>{spec::SettledBy::kLife, spec::SettledBy::kOutcome};
  return *readings;
}

size_t MostTakes(int cols, int rows) {
  const int points = cols * rows;
  return points <= 9 ? 2 : points <= 12 ? 4 : 6;
}

std::string KoBoardObjection(int cols, int rows, int most) {
  if (std::min(cols, rows) < 2 || cols * rows < 8) {
    return "smaller boards and strips lack some of the classes, or have kos without surrounding "
           "stones";
  }
  return cols * rows > most ? absl::StrCat("the formulas cover boards of up to ", most, " points")
                            : "";
}

}  // namespace hotstone::solver
