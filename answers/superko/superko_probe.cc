#include "answers/superko/superko_probe.h"

#include "absl/strings/str_cat.h"
#include "answers/shown/board_picture.h"
#include "answers/superko/superko_table.h"
#include "base/status_macros.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

absl::StatusOr<Shown> ProbeSuperko(const TableProbeOptions& options) {
  ASSIGN_OR_RETURN(const auto table, ReadFinishedSuperko(options.file));
  if (options.circumstances.passes > 0 || !options.circumstances.ban.empty()) {
    return absl::InvalidArgumentError(
        "--passes and --ban need a table of intervals: superko values are those of a game that "
        "begins with the position");
  }
  const spec::RuleSet& rules = table.stored.manifest.rules;
  ASSIGN_OR_RETURN(const auto situation, SituationOn(table.size, rules, options));
  const enumerate::Interval bounds =
      table.ForBlack(enumerate::FromSpec(situation.position), situation.to_move);
  Shown shown = Shown::Result("table probe");
  return shown.Set("file", options.file)
      .Set("board", table.size.ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", spec::Letter(situation.to_move))
      .Set("lo", bounds.lo)
      .Set("hi", bounds.hi)
      .Say("value", bounds.lo == bounds.hi
                        ? absl::StrCat(bounds.lo)
                        : absl::StrCat("open, between ", bounds.lo, " and ", bounds.hi))
      .Say("picture", BoardPicture(situation.position, {}))
      .Say("mover", spec::ColorName(situation.to_move))
      .Line("{picture}{mover} to move, {rules}, nothing played before")
      .Line("value for Black: {value}");
}

absl::Status ListSuperko(const std::string& file, const Tell& tell) {
  ASSIGN_OR_RETURN(const auto table, ReadFinishedSuperko(file));
  ASSIGN_OR_RETURN(const auto legal, enumerate::LegalIndex::Create(table.index.grid()));
  legal.ForEach(0, legal.size(), [&](enumerate::Stones stones) {
    const auto black = table.ForBlack(stones, spec::Color::kBlack);
    const auto white = table.ForBlack(stones, spec::Color::kWhite);
    Shown one = Shown::Result("table list");
    tell(one.Set("rows", enumerate::ToSpec(stones, table.size).ToRows())
             .Set("lo", black.lo)
             .Set("hi", black.hi)
             .Set("white_lo", white.lo)
             .Set("white_hi", white.hi)
             .Line("{rows:/} {lo} {hi} {white_lo} {white_hi}"));
  });
  return absl::OkStatus();
}

}  // namespace hotstone::answers
