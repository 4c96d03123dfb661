// A chain is removed at once, so its fate is that of its first stone. Who moves first matters to a
// chain if its two answers differ; then the moves that reach the better answer are listed.
//
// For example, in .XOO/X.OX/.XX. the black stone D2 is by turn: White removes it if he may play at
// D1 first, and Black keeps it by D1 or B2.
#include "answers/life/chain_fates.h"

#include <array>
#include <cassert>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_law.h"

namespace hotstone::answers {
namespace {

using enumerate::Answer;
using enumerate::AnswerName;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::FateName;
using enumerate::FateTable;
using tables::FateLaw;

size_t Number(spec::Color player) { return player == spec::Color::kBlack ? 0 : 1; }

// The moves of `player` after which the answer for the stone at `point` is `wanted`.
std::vector<spec::Move> MovesTo(const FateTable& table, const BitSituation& situation, int point,
                                Answer wanted, const spec::BoardSize& size) {
  const enumerate::BitBoard stone = enumerate::BitAt(point);
  std::vector<spec::Move> moves;
  ForEachMove(
      table.grid(), table.rules(), situation,
      [&](BitMove move, const BitSituation& next, bool finished) {
        Answer answer = Answer::kKept;
        if (((next.black | next.white) & stone) == 0) {
          answer = Answer::kRemoved;
        } else if (!finished) {
          answer = enumerate::AnswerOf(table.AnswersAt(next), point);
        }
        if (answer != wanted) return;
        moves.push_back({enumerate::PlayerColor(situation.player), enumerate::ToSpec(move, size)});
      });
  return moves;
}

std::vector<std::string> Names(const std::vector<spec::Move>& moves) {
  std::vector<std::string> names;
  for (const spec::Move& move : moves) names.push_back(spec::MoveName(move));
  return names;
}

std::vector<std::string> Names(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point point : points) names.push_back(spec::PointName(point));
  return names;
}

// The moves of such an answer after which the one for the stone at `point` is `wanted`.
std::vector<spec::Move> MovesTo(const FateLaw::Answer& found, spec::Color player, size_t point,
                                Answer wanted) {
  std::vector<spec::Move> moves;
  for (const FateLaw::Move& move : found.moves) {
    if (tables::AnswerOf(move.worths[point]) == wanted) moves.push_back({player, move.at});
  }
  return moves;
}

}  // namespace

Shown Describe(const ChainFate& chain) {
  std::vector<Shown> presets;
  for (const PresetFate& one : chain.presets) presets.push_back(Describe(one));
  Shown shown;
  return shown.Set("owner", spec::Letter(chain.color))
      .Set("stones", Names(chain.stones))
      .Set("fate", FateName(chain.fate))
      .Set("attacker_first", AnswerName(chain.fate.attacker_first))
      .Set("owner_first", AnswerName(chain.fate.owner_first))
      .Set("attacks", Names(chain.attacks))
      .Set("defences", Names(chain.defences))
      .Set("presets", std::move(presets))
      .Say("name",
           absl::StrCat(spec::ColorName(chain.color), " ", spec::PointName(chain.stones[0])))
      .Say("attacker", spec::ColorName(spec::Opponent(chain.color)))
      .Say("defender", spec::ColorName(chain.color))
      .Line(
          "  {name:<9} {fate:<9} {attacker} first: {attacker_first}{attacks? by {}}; {defender} "
          "first: {owner_first}{defences? by {}}")
      .Line("{presets}");
}

std::vector<ChainFate> ReadChains(const FateTable& table, const spec::Position& position) {
  const spec::BoardSize size = position.size();
  const enumerate::Stones stones = enumerate::FromSpec(position);
  std::vector<ChainFate> chains;
  for (const spec::Chain& chain : spec::AllChains(position)) {
    const int point = size.Index(chain.stones[0]);
    ChainFate found{
        chain.color, chain.stones, table.FateOf(stones.own, stones.opp, point), {}, {}, {}, {}};
    if (found.fate.attacker_first != found.fate.owner_first) {
      const int owner = chain.color == spec::Color::kBlack ? 0 : 1;
      found.attacks = MovesTo(table, {stones.own, stones.opp, 1 - owner, 0, 0}, point,
                              found.fate.attacker_first, size);
      found.defences = MovesTo(table, {stones.own, stones.opp, owner, 0, 0}, point,
                               found.fate.owner_first, size);
    }
    chains.push_back(std::move(found));
  }
  return chains;
}

absl::StatusOr<std::vector<ChainFate>> ReadChains(const tables::FateFile& table,
                                                  const spec::Position& position) {
  assert(position.size() == table.size() && spec::IsLegal(position));
  FateLaw law(table);
  std::array<FateLaw::Answer, 2> found;  // by the player to move
  for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
    ASSIGN_OR_RETURN(found[Number(player)], law.Probe({position, player, 0, {}, 0}));
  }
  std::vector<ChainFate> chains;
  for (const spec::Chain& chain : spec::AllChains(position)) {
    const auto point = static_cast<size_t>(position.size().Index(chain.stones[0]));
    const spec::Color attacker = spec::Opponent(chain.color);
    const FateLaw::Answer& his = found[Number(attacker)];
    const FateLaw::Answer& own = found[Number(chain.color)];
    ChainFate one{chain.color,
                  chain.stones,
                  {tables::AnswerOf(his.worths[point]), tables::AnswerOf(own.worths[point])},
                  {},
                  {},
                  {},
                  {}};
    if (one.fate.attacker_first != one.fate.owner_first) {
      one.attacks = MovesTo(his, attacker, point, one.fate.attacker_first);
      one.defences = MovesTo(own, chain.color, point, one.fate.owner_first);
    }
    chains.push_back(std::move(one));
  }
  return chains;
}

}  // namespace hotstone::answers
