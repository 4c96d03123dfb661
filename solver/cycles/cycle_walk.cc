#include "solver/cycles/cycle_walk.h"

#include <cassert>
#include <string>

#include "absl/strings/str_cat.h"
#include "certify/witness.h"
#include "solver/cycles/played_cycle.h"
#include "solver/rules/chains.h"

namespace hotstone::solver {

CycleWalk MakeCycleWalk(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                        int edges) {
  assert(edges >= 2 && edges % 2 == 0);
  CycleWalk walk{{}, {}, {}, {}, {}, context.bool_val(true), context.bool_val(true)};
  const auto k = static_cast<size_t>(edges);
  for (size_t i = 0; i < k; ++i) {
    walk.vertices.push_back(FreshPosition(context, board, absl::StrCat("v", i)));
  }
  walk.plies.push_back({"vertex 0 is a legal position",
                        IsLegal(board, walk.vertices[0], FreshRanks(context, board, "v0_rank"))});
  std::vector<z3::expr> some_play;
  for (size_t i = 0; i < k; ++i) {
    const std::string name = absl::StrCat("e", i);
    const spec::Color player = i % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite;
    walk.edges.push_back(MakePly(board, walk.vertices[i], player, law, name));
    const SymbolicPly& edge = walk.edges.back();
    for (const Assertion& assertion : edge.law)
      walk.plies.push_back({name + ": " + assertion.name, assertion.formula});
    if (law.capture_ends) walk.plies.push_back({name + ": does not end the game", !Removes(edge)});
    walk.arrives.push_back(SamePosition(edge.play.after, walk.vertices[(i + 1) % k]));
    some_play.push_back(!IsPass(edge));
  }
  for (size_t i = 0; i < k; ++i) {
    walk.banned.push_back(Banned(walk.edges[i], walk.edges[(i + k - 1) % k].bans));
  }
  std::vector<z3::expr> differ;
  for (size_t i = 0; i < k; ++i) {
    for (size_t j = i + 2; j < k; j += 2) {
      differ.push_back(!SamePosition(walk.vertices[i], walk.vertices[j]));
    }
  }
  walk.differ = AllOf(context, differ);
  walk.plays = AnyOf(context, some_play);
  return walk;
}

std::vector<Assertion> IsCycle(z3::context& context, const CycleWalk& walk) {
  std::vector<Assertion> all = walk.plies;
  all.push_back(
      {"each edge leads to the next vertex, the last to the first", AllOf(context, walk.arrives)});
  all.push_back({"no vertex comes twice", walk.differ});
  all.push_back({"there is a board play", walk.plays});
  return all;
}

z3::expr IsWord(z3::context& context, const CycleWalk& walk, const PlainCycle& word) {
  assert(word.moves.size() == walk.edges.size());
  std::vector<z3::expr> same;
  const std::string& cells = word.positions[0];
  for (size_t p = 0; p < cells.size(); ++p) {
    const SymbolicPosition& at = walk.vertices[0];
    same.push_back(cells[p] == 'X' ? at.black[p] : !at.black[p]);
    same.push_back(cells[p] == 'O' ? at.white[p] : !at.white[p]);
  }
  for (size_t i = 0; i < word.moves.size(); ++i) {
    const PointSet& at = walk.edges[i].play.at;
    same.push_back(word.moves[i] < 0 ? !Nonempty(at) : at[static_cast<size_t>(word.moves[i])]);
  }
  return AllOf(context, same);
}

PlainCycle CycleIn(const z3::model& model, const SymbolicBoard& board, const CycleWalk& walk) {
  PlainCycle cycle;
  for (size_t i = 0; i < walk.edges.size(); ++i) {
    cycle.positions.push_back(PositionIn(model, board, walk.vertices[i]).cells());
    cycle.moves.push_back(MoveIn(model, walk.edges[i]));
  }
  return cycle;
}

Decoded DecodedCycle(const SymbolicBoard& board, const spec::RuleSet& rules,
                     const PlainCycle& cycle) {
  Decoded decoded;
  decoded.text = absl::StrCat("a cycle; ", spec::ColorName(spec::Color::kBlack), " to move\n");
  const auto played = Replay(board, rules, cycle);
  const spec::Position setup = PositionOf(board, cycle.positions[0]);
  for (const std::string& row : setup.ToRows()) absl::StrAppend(&decoded.text, "  ", row, "\n");
  absl::StrAppend(&decoded.text, "moves:");
  certify::Witness witness{.setup = setup, .moves = {}, .what = "a cycle of situations"};
  for (const spec::Move& move : CompletedCycleOf(board, cycle).moves) {
    absl::StrAppend(&decoded.text, " ", spec::PlayerAndMove(move));
    witness.moves.push_back(move);
  }
  if (!played.ok()) absl::StrAppend(&decoded.text, "\n", std::string(played.status().message()));
  // A cycle with pairs of passes is longer than its number of edges.
  decoded.replays = played.ok() && played->moves.size() == cycle.moves.size();
  decoded.witness = std::move(witness);
  return decoded;
}

}  // namespace hotstone::solver
