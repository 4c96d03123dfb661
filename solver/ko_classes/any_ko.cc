#include "solver/ko_classes/any_ko.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/rules/chains.h"
#include "solver/rules/connectives.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"

namespace hotstone::solver {

AnyKo MakeAnyKo(z3::context& context, const Instance& instance, TakesAre takes, const ClassRule& rule) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const SymbolicBoard board(instance.cols, instance.rows);
  const SymbolicPosition at = FreshPosition(context, board, "position");
  KoClasses classes{FindKoPositions(c, board, at), {}, {}};
  const PointSet named = FreshSet(context, board, "named");
  PointSet members;
  for (const PointSet& position : classes.positions.position) members.push_back(c.AnyPair(named, position));
  classes.words = WordsOfOne(c, classes.positions, members, rule);
  z3::expr more_takes = c.no();
  if (takes == TakesAre::kMade) {
    const TakesOf asked =
        AskTakes(c, board, classes.positions, classes.words, MostTakes(instance.cols, instance.rows));
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
      {"it is the first stone of a ko position", IsSubset(any.named, any.classes.positions.position_first)},
  };
  return any;
}

const std::vector<spec::SettledBy>& BothReadings() {
  static const auto* const readings =
      new std::vector<spec::SettledBy>{spec::SettledBy::kLife, spec::SettledBy::kOutcome};
  return *readings;
}

std::string ReadingName(spec::SettledBy settled) {
  return settled == spec::SettledBy::kLife ? "settled=life" : "settled=outcome";
}

std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeKo(
    const AnyKo& any, spec::SettledBy settled, std::function<bool(const spec::KoVerdict&)> breaks) {
  return [board = any.board, at = any.at, named = any.named, settled,
          breaks = std::move(breaks)](const z3::model& model) -> absl::StatusOr<Decoded> {
    const spec::Position position = PositionIn(model, board, at);
    const std::vector<int> first = PointsIn(model, named);
    Decoded decoded;
    decoded.text = absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\n");
    for (const spec::KoPosition& ko : spec::KoPositions(position)) {
      if (first.empty() || ko.groups.empty()) continue;
      if (position.size().Index(ko.groups[0].stones[0]) != first[0]) continue;
      const spec::KoVerdict verdict = spec::Classify(position, ko, settled);
      absl::StrAppend(&decoded.text, "the ko position of ", board.Name(first[0]), " by the law, ",
                      ReadingName(settled), ": ", spec::VerdictName(verdict),
                      verdict.settled ? ", settled" : "", verdict.balanced ? ", balanced\n" : "\n");
      decoded.replays = breaks(verdict);
    }
    return decoded;
  };
}

size_t MostTakes(int cols, int rows) {
  const int points = cols * rows;
  return points <= 9 ? 2 : points <= 12 ? 4 : 6;
}

std::string KoBoardObjection(int cols, int rows, int most) {
  if (std::min(cols, rows) < 2 || cols * rows < 8) {
    return "smaller boards and strips lack some of the classes, or have kos with no stone around them";
  }
  return cols * rows > most ? absl::StrCat("the formulas are asked of boards of up to ", most, " points")
                            : "";
}

}  // namespace hotstone::solver
