// The answers of a chain are those of its first stone, since a chain is removed at once. For
// example, in .XOO/X.OX/.XX. with Black to move the black stone D2 is kept at stage 6, by D1 or B2.
// With White to move it is removed at stage 1, by D1. So it is by turn.
#include "answers/life/fate_probe.h"

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/shown/board_picture.h"
#include "base/status_macros.h"
#include "enumerate/fates/fates.h"
#include "spec/board/chains.h"
#include "spec/board/move.h"
#include "spec/rules/situation.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_law.h"

namespace hotstone::answers {
namespace {

using enumerate::Answer;
using tables::FateLaw;

// `other`: with the other player to move, if that is asked.
Shown DescribeChain(const spec::Chain& chain, const spec::Situation& situation, size_t point,
                    const FateLaw::Answer& found, const std::optional<FateLaw::Answer>& other) {
  const int worth = found.worths[point];
  std::vector<std::string> stones;
  for (const spec::Point stone : chain.stones) stones.push_back(spec::PointName(stone));
  std::vector<std::string> moves;
  for (const FateLaw::Move& move : found.moves) {
    if (move.worths[point] != worth) continue;
    moves.push_back(move.at.has_value() ? spec::PointName(*move.at) : "pass");
  }
  ShownValue fate = std::nullopt;
  if (other.has_value()) {
    const Answer now = tables::AnswerOf(worth);
    const Answer then = tables::AnswerOf(other->worths[point]);
    const bool owner_moves = chain.color == situation.to_move;
    fate = FateName(owner_moves ? enumerate::Fate{then, now} : enumerate::Fate{now, then});
  }
  Shown shown;
  return shown.Set("owner", spec::Letter(chain.color))
      .Set("stones", std::move(stones))
      .Set("fate", std::move(fate))
      .Set("answer", AnswerName(tables::AnswerOf(worth)))
      .Set("stage", worth == 0 ? ShownValue(std::nullopt) : tables::kGone - std::abs(worth))
      .Set("moves", std::move(moves))
      .Say("name",
           absl::StrCat(spec::ColorName(chain.color), " ", spec::PointName(chain.stones[0])))
      .Line("  {name:<9} {fate:<9-} {answer}{stage? at stage {}}: {moves}");
}

}  // namespace

absl::StatusOr<Shown> ProbeFates(const TableProbeOptions& options) {
  ASSIGN_OR_RETURN(const auto table, tables::FateFile::Open(options.file));
  ASSIGN_OR_RETURN(const auto situation, SituationOn(table->size(), table->rules(), options));
  FateLaw law(*table);
  ASSIGN_OR_RETURN(const auto found, law.Probe(situation));
  std::optional<FateLaw::Answer> other;
  if (situation.passes == 0 && situation.bans.empty()) {
    spec::Situation turned = situation;
    turned.to_move = spec::Opponent(situation.to_move);
    ASSIGN_OR_RETURN(other, law.Probe(turned));
  }
  std::vector<Shown> chains;
  for (const spec::Chain& chain : spec::AllChains(situation.position)) {
    const auto point = static_cast<size_t>(table->size().Index(chain.stones[0]));
    chains.push_back(DescribeChain(chain, situation, point, found, other));
  }
  formats::DiagramMarks marks;
  marks.banned.assign(situation.bans.begin(), situation.bans.end());
  Shown shown = Shown::Result("table probe");
  return shown.Set("file", options.file)
      .Set("board", table->size().ToString())
      .Set("rules", spec::RuleSetName(table->rules()))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", spec::Letter(situation.to_move))
      .Set("passes", situation.passes)
      .Set("ban", situation.bans.empty() ? ShownValue(std::nullopt)
                                         : spec::PointName(*situation.bans.begin()))
      .Set("chains", std::move(chains))
      .Set("stored", found.stored)
      .Say("picture", BoardPicture(situation.position, marks))
      .Say("mover", spec::ColorName(situation.to_move))
      .Line("{picture}{mover} to move, {rules}{passes?, passes before: {}}")
      .Line("{chains!no stones}{chains?what becomes of each chain, and the best moves about it:}")
      .Line("{chains}");
}

}  // namespace hotstone::answers
