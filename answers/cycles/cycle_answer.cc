// The description of a class of cycles: CycleOf turns the word that the search found into plies,
// type and signature. A cycle may be entered at each of its plies except within pairs of forced
// passes. At an entry AskReading plays it round after round under one reading after another; the
// text puts the readings with the same answer on one line, the earliest answer first.
//
// For example the simple ko on a board of two points is
//
//    1: simple-ko, 2 plies: 2 board plays, 0 passes; represents 2 cycles
//      moves:    B:B1 W:A1
//      removals: B1 W1
//
// with the diagram of its start between the first two lines. Entered with B:B1, psk and ssk forbid
// W:A1 in round 1 as superko, second-cycle and starter forbid B:B1 in round 2 as recycling, and
// disturber never forbids anything in four rounds.
#include "answers/cycles/cycle_answer.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>
#include <utility>

#include "answers/shown/judge_link.h"
#include "enumerate/cycles/cycle_readings.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/diagram.h"
#include "spec/board/move.h"
#include "spec/board/position.h"

namespace hotstone::answers {
namespace {

using enumerate::CyclePly;

// One reading's answer: the first move it forbids.
Shown Describe(const enumerate::CycleAnswer& answer, const std::vector<spec::Move>& moves) {
  Shown shown;
  return shown.Set("round", answer.round)
      .Set("ply", answer.ply)
      .Set("move", spec::PlayerAndMove(moves[static_cast<size_t>(answer.ply) - 1]))
      .Set("why", spec::IllegalityName(*answer.why))
      .Line("round {round}, ply {ply}, {move}: {why} under {names:, }");
}

Shown DescribeEntry(const DescribedCycle& cycle, size_t entry) {
  const spec::Position setup = PositionAt(cycle, entry);
  const std::vector<spec::Move> moves = MovesFrom(cycle, entry);
  std::map<std::tuple<int, int, std::string_view>, std::pair<Shown, std::vector<std::string>>>
      by_answer;
  std::vector<std::string> never, missing;
  Shown readings;
  for (const enumerate::CycleReading& reading : enumerate::CycleReadings(cycle.rules)) {
    const auto answer = enumerate::AskReading(reading, setup, moves[0].player, moves);
    if (!answer.rendered) {
      missing.push_back(reading.name);
      readings.Set(reading.name, "?");
    } else if (!answer.why.has_value()) {
      never.push_back(reading.name);
      readings.Set(reading.name, std::nullopt);
    } else {
      auto& [shown, names] =
          by_answer[{answer.round, answer.ply, spec::IllegalityName(*answer.why)}];
      shown = Describe(answer, moves);
      names.push_back(reading.name);
      readings.Set(reading.name, shown);
    }
  }
  std::vector<Shown> forbidden;
  for (auto& [key, answer] : by_answer) {
    forbidden.push_back(std::move(answer.first.Say("names", std::move(answer.second))));
  }
  Shown shown;
  return shown.Set("ply", entry + 1)
      .Set("rows", setup.ToRows())
      .Set("to_move", spec::Letter(moves[0].player))
      .Set("readings", std::move(readings))
      .Say("move", spec::PlayerAndMove(moves[0]))
      .Say("forbidden", std::move(forbidden))
      .Say("never", std::move(never))
      .Say("missing", std::move(missing))
      .Say("rounds", enumerate::kCycleRounds)
      .Line("entered with {move}, first forbidden:")
      .Line("  {forbidden}")
      .Line("{never?  never in {rounds} rounds: {never:, }}")
      .Line("{missing?  ?: {missing:, }}");
}

}  // namespace

DescribedCycle CycleOf(const enumerate::Grid& grid, const spec::RuleSet& rules,
                       const enumerate::CycleClass& found) {
  const auto finite = enumerate::FiniteRules::From(rules);
  assert(finite.ok());
  const auto found_plies = enumerate::PliesOf(grid, *finite, found.word);
  assert(found_plies.has_value());
  const std::vector<CyclePly>& plies = *found_plies;
  return {*spec::BoardSize::Create(grid.cols(), grid.rows()),
          rules,
          found.members,
          plies,
          enumerate::TypeOf(plies),
          enumerate::SignatureText(enumerate::LeastSignature(plies))};
}

std::vector<spec::Move> MovesFrom(const DescribedCycle& cycle, size_t entry) {
  std::vector<spec::Move> moves;
  for (size_t i = 0; i < cycle.plies.size(); ++i) {
    const CyclePly& ply = cycle.plies[(entry + i) % cycle.plies.size()];
    moves.push_back({enumerate::PlayerColor(ply.player), enumerate::ToSpec(ply.move, cycle.size)});
  }
  return moves;
}

spec::Position PositionAt(const DescribedCycle& cycle, size_t entry) {
  return enumerate::ToSpec(enumerate::Stones{cycle.plies[entry].black, cycle.plies[entry].white},
                           cycle.size);
}

std::vector<std::string> MoveTexts(const DescribedCycle& cycle) {
  return spec::PlayersAndMoves(MovesFrom(cycle, 0));
}

Shown Describe(const DescribedCycle& cycle, int number, bool all_entries,
               const std::string& atlas) {
  const std::vector<std::string> moves = MoveTexts(cycle);
  std::vector<Shown> plies, entries;
  size_t plays = 0;
  size_t of_pairs = 0;
  for (size_t i = 0; i < cycle.plies.size(); ++i) {
    const CyclePly& ply = cycle.plies[i];
    plays += ply.move != enumerate::kNoPoint ? 1 : 0;
    of_pairs += ply.of_pair ? 1 : 0;
    Shown shown;
    plies.push_back(shown.Set("move", moves[i])
                        .Set("captured", enumerate::Count(ply.captured))
                        .Set("self_removed", enumerate::Count(ply.self_removed))
                        .Set("of_pair", ply.of_pair));
    if (ply.of_pair || (i > 0 && !all_entries)) continue;
    entries.push_back(DescribeEntry(cycle, i));
  }
  const spec::Position start = PositionAt(cycle, 0);
  const auto only = enumerate::OnlyPasses(cycle.plies);
  Shown shown = Shown::Result("cycles");
  shown.Set("board", cycle.size.ToString())
      .Set("rules", spec::RuleSetName(cycle.rules))
      .Set("cycle", number)
      .Set("type", Maybe(cycle.type, enumerate::CycleTypeName))
      .Set("signature", cycle.signature)
      .Set("length", plies.size())
      .Set("plays", plays)
      .Set("passes", plies.size() - plays)
      .Set("pass_pairs", of_pairs / 2)
      .Set("members", cycle.members)
      .Set("only_passes",
           Maybe(only, [](int p) { return spec::Letter(enumerate::PlayerColor(p)); }))
      .Set("rows", start.ToRows())
      .Set("to_move", spec::Letter(enumerate::PlayerColor(cycle.plies[0].player)))
      .Set("plies", std::move(plies))
      .Set("rounds", enumerate::kCycleRounds)
      .Set("entries", std::move(entries))
      .Say("passer", Maybe(only, [](int p) { return spec::ColorName(enumerate::PlayerColor(p)); }))
      .Say("picture", formats::Diagram(start))
      .Say("moves", moves)
      .Say("removals", enumerate::SignatureText(cycle.plies));
  const std::vector<spec::Move> round = MovesFrom(cycle, 0);
  AddJudgeLink(shown, atlas, cycle.rules, start, round[0].player, round);
  return shown
      .Line(
          "\n{cycle}: {type}{type!{signature}}, {length} plies: "
          "{plays:#board play|board plays}, {passes:#pass|passes}"
          "{pass_pairs? ({pass_pairs:#pair|pairs} forced)}{passer?; {} only passes}; "
          "represents {members:#cycle|cycles}")
      .Line("  {picture}")
      .Line("  moves:    {moves}")
      .Line("  removals: {removals}")
      .Line("{link?  {}}")
      .Line("  {entries}");
}

}  // namespace hotstone::answers
