// Proof-number search over games with their memory.
//
// Decide has the tree searched from the root (proof_number_search.h). When the numbers of a fresh
// node change, UpdateParents updates all threats that lead to it. To open a node the cycle layer
// must be as the game left it: line_ holds its state at every node from the last fresh one down,
// and GoTo keeps the part shared by two neighbouring lines. A new node is valued at once: the group
// is gone, the game is over, the group is settled, or one side has a strategy from a list. That
// strategy is searched for with few steps at first and with more before the node is opened.
//
// For example, in the double-ko seki of ING96-Q5 with Black to move and White's group in question,
// Black's play at D1 leads to a node whose edges are White's answers. After C3, a pass by Black and
// C1, the cycle layer of spec/ has seen the position before, names Black as the player who began,
// and D1 is no longer among the edges. Black has only plays into Black's own eye left, for which
// White has a list.
#include "search/strategy/strategy_search.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/plays/settled_life.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/cycle_layer.h"

namespace hotstone::search {
namespace {

using enumerate::BitAt;
using enumerate::Coloured;

// Steps spent on lists for a node: when it is made, and before it is opened.
constexpr uint64_t kFirstSteps = 150;
constexpr uint64_t kMoreSteps = 3000;

// This many steps of a list cost as much as a node.
constexpr uint64_t kStepsOfANode = 20;

// Whether a position occurs again after another one: passes alone leave it there.
bool APositionReturned(const std::vector<PositionId>& positions) {
  absl::flat_hash_set<PositionId> seen;
  for (size_t i = 0; i < positions.size(); ++i) {
    if (i > 0 && positions[i] == positions[i - 1]) continue;
    if (!seen.insert(positions[i]).second) return true;
  }
  return false;
}

}  // namespace

absl::StatusOr<std::unique_ptr<StrategySearch>> StrategySearch::Create(
    const spec::RuleSet& rules, const spec::Position& position, spec::Point group) {
  ASSIGN_OR_RETURN(auto plays, BoardPlays::Create(rules, position.size()));
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return absl::InvalidArgumentError(absl::StrCat("the position is not legal: the chain at ",
                                                   spec::PointNames(chain->stones),
                                                   " has no liberty"));
  }
  if (!position.size().Contains(group) || position.IsEmpty(group)) {
    return absl::InvalidArgumentError(
        absl::StrCat("there is no group at ", spec::PointName(group), ": the point is empty"));
  }
  const spec::Chain chain = spec::ChainAt(position, group);
  Group stones{0, chain.color == spec::Color::kBlack ? 0 : 1};
  for (const spec::Point p : chain.stones) stones.stones |= BitAt(position.size().Index(p));
  const enumerate::Stones black_first = enumerate::FromSpec(position);
  const PositionId start = plays.IdOf({black_first.own, black_first.opp});
  return std::unique_ptr<StrategySearch>(
      new StrategySearch(rules, std::move(plays), start, stones, group));
}

StrategySearch::StrategySearch(const spec::RuleSet& rules, BoardPlays plays, PositionId start,
                               const Group& group, spec::Point group_point)
    : rules_(rules),
      finite_memory_(rules.HasFiniteMemory()),
      new_positions_are_free_(rules.ForbidsReturnsOnly()),
      lists_allowed_(new_positions_are_free_ || rules.self_removal != spec::SelfRemoval::kAny),
      plays_(std::move(plays)),
      start_(start),
      group_(group),
      group_point_(group_point),
      kept_(plays_, group, Goal::kKeeps),
      taken_(plays_, group, Goal::kTakes) {}

StrategySearch::~StrategySearch() = default;

StrategySearch::NodeId StrategySearch::RootOf(const Question& question) {
  return Fresh(
      start_, question.to_move,
      {static_cast<uint8_t>(question.threats[0]), static_cast<uint8_t>(question.threats[1])});
}

StrategySearch::NodeId StrategySearch::Fresh(PositionId position, int player,
                                             const std::array<uint8_t, 2>& threats) {
  const auto id = static_cast<NodeId>(nodes_.size());
  const auto [it, is_new] =
      fresh_.try_emplace({position, static_cast<uint8_t>(player), threats[0], threats[1]}, id);
  if (!is_new) return it->second;
  Node node;
  node.position = position;
  node.parent = id;
  node.player = static_cast<uint8_t>(player);
  node.threats = threats;
  node.fresh = true;
  Value(node, {position}, kFirstSteps);
  nodes_.push_back(std::move(node));
  return id;
}

const spec::BoardPlay& StrategySearch::PlayOf(PositionId position, int player, int at) {
  auto& play = spec_plays_[{position, player, at}];
  if (play == nullptr) {
    play = std::make_unique<spec::BoardPlay>(spec::PlayAt(
        plays_.SpecAt(position), enumerate::PlayerColor(player), plays_.size().At(at)));
  }
  return *play;
}

void StrategySearch::GoTo(NodeId n) {
  std::vector<NodeId> way = {n};
  while (!nodes_[way.back()].fresh) way.push_back(nodes_[way.back()].parent);
  std::reverse(way.begin(), way.end());
  size_t same = 0;
  while (same < way.size() && same < line_.size() && line_[same].node == way[same]) ++same;
  line_.resize(same);
  for (size_t i = same; i < way.size(); ++i) {
    const Node& node = nodes_[way[i]];
    std::unique_ptr<spec::CycleRule> rule;
    if (!finite_memory_) {
      if (i == 0) {
        rule = spec::MakeCycleRule(rules_, plays_.SpecAt(node.position),
                                   enumerate::PlayerColor(node.player));
      } else {
        const Node& before = nodes_[way[i - 1]];
        rule = line_.back().rule->Clone();
        if (node.move == kPass) {
          rule->AfterPass(plays_.SpecAt(node.position), enumerate::PlayerColor(node.player));
        } else {
          rule->AfterPlay(PlayOf(before.position, before.player, node.move));
        }
      }
    }
    line_.push_back({way[i], std::move(rule)});
  }
}

void StrategySearch::Settle(Node& node, Goal goal, Leaf leaf) const {
  node.numbers = goal == Goal::kKeeps ? ProofNumbers::Proved() : ProofNumbers::Disproved();
  node.leaf = leaf;
}

bool StrategySearch::Listed(Goal goal, const Node& node, const std::vector<PositionId>& earlier,
                            uint64_t steps) {
  // A second consecutive pass might end the game before the prover has played.
  if (goal == Goal::kTakes && node.player == group_.owner && node.passes > 0) return false;
  if (!new_positions_are_free_ && APositionReturned(earlier)) return false;
  NewPositions& list = ListOf(goal);
  const auto place = list.PlaceOf(node.position, node.player, node.bans);
  return list.Prove(place, steps) && !list.MayMake(place, earlier, !new_positions_are_free_);
}

bool StrategySearch::ComesBack(const Node& node) const {
  if (!finite_memory_) return false;
  return std::any_of(line_.begin(), line_.end(), [&](const Level& level) {
    const Node& there = nodes_[level.node];
    return there.position == node.position && there.player == node.player &&
           there.passes == node.passes && there.bans == node.bans;
  });
}

// The result of a pass from the last node of line_. Nothing is paused where two passes end the
// game.
bool StrategySearch::EndsByPause(const Node& passed) const {
  switch (rules_.resume) {
    case spec::Resume::kFree:
      return false;
    case spec::Resume::kDispute:
      return passed.passes == 2 && std::any_of(line_.begin(), line_.end(), [&](const Level& level) {
               return nodes_[level.node].passes == 2 &&
                      nodes_[level.node].position == passed.position;
             });
  }
  std::abort();  // not a valid enumerator
}

// `earlier`: the positions since the last fresh node, including the node's own.
void StrategySearch::Value(Node& node, const std::vector<PositionId>& earlier, uint64_t steps) {
  if (node.passes >= rules_.end_passes) return Settle(node, Goal::kKeeps, Leaf::kEnded);
  const Coloured position = plays_.At(node.position);
  const BitBoard own = group_.owner == 0 ? position.black : position.white;
  if ((group_.stones & ~SettledStones(plays_.grid(), own)) == 0) {
    return Settle(node, Goal::kKeeps, Leaf::kSettled);
  }
  if (!lists_allowed_) return;
  for (const Goal goal : {Goal::kKeeps, Goal::kTakes}) {
    if (Listed(goal, node, earlier, steps)) return Settle(node, goal, Leaf::kListed);
  }
}

void StrategySearch::Add(NodeId n, int8_t move, Node child) {
  child.parent = n;
  child.move = move;
  const auto id = static_cast<NodeId>(nodes_.size());
  nodes_.push_back(std::move(child));
  nodes_[n].edges.push_back({move, id});
}

// Opens a node, or settles it.
void StrategySearch::Expand(NodeId n) {
  GoTo(n);
  std::vector<PositionId> earlier;
  for (const Level& level : line_) earlier.push_back(nodes_[level.node].position);
  if (!nodes_[n].probed) {
    nodes_[n].probed = true;
    Value(nodes_[n], earlier, kMoreSteps);
    if (nodes_[n].leaf != Leaf::kNone) return;
  }
  nodes_[n].open = false;
  const Node node = nodes_[n];
  Node child;
  child.player = 1 - node.player;
  child.threats = node.threats;
  for (const Play& play : plays_.PlaysOf(node.position, node.player)) {
    if ((node.bans & BitAt(play.at)) != 0) continue;
    const spec::CycleRule* rule = line_.back().rule.get();
    if (rule != nullptr && rule->Forbids(PlayOf(node.position, node.player, play.at)).has_value())
      continue;
    Node next = child;
    next.position = play.after;
    next.bans = play.bans;
    if ((play.removed & group_.stones) != 0) {
      Settle(next, Goal::kTakes, Leaf::kGone);
    } else if (ComesBack(next)) {
      Settle(next, Goal::kKeeps, Leaf::kBack);
    } else {
      earlier.push_back(next.position);
      Value(next, earlier, kFirstSteps);
      earlier.pop_back();
    }
    Add(n, static_cast<int8_t>(play.at), std::move(next));
  }
  Node passed = child;
  passed.position = node.position;
  passed.passes = node.passes + 1;
  if (EndsByPause(passed)) {
    Settle(passed, Goal::kKeeps, Leaf::kEnded);
  } else if (ComesBack(passed)) {
    Settle(passed, Goal::kKeeps, Leaf::kBack);
  } else {
    Value(passed, earlier, kFirstSteps);
  }
  Add(n, kPass, std::move(passed));
  if (node.threats[node.player] > 0) {
    std::array<uint8_t, 2> left = node.threats;
    --left[node.player];
    const NodeId fresh = Fresh(node.position, node.player, left);
    led_here_[fresh].push_back(n);
    nodes_[n].edges.push_back({kThreat, fresh});
  }
}

bool StrategySearch::MayOpen(NodeId n) {
  const uint64_t done = Work() - work_before_;
  return done < limits_.nodes && plays_.positions() < limits_.positions &&
         KeepGoing(progress_, "nodes", done, limits_.nodes) && PliesTo(n) <= limits_.plies;
}

bool StrategySearch::Open(NodeId n) {
  if (!nodes_[n].open) return true;
  if (!MayOpen(n)) {
    Stop();
    return false;
  }
  Expand(n);
  if (line_.front().node != root_) Restart();
  if (!nodes_[n].open) return true;
  UpdateParents(n);
  return false;
}

void StrategySearch::Store(NodeId n, const ProofNumbers& numbers) {
  if (numbers == nodes_[n].numbers) return;
  nodes_[n].numbers = numbers;
  UpdateParents(n);
}

// For a fresh node whose numbers have changed: updates all nodes that reach it by threats, and
// their ancestors. (A node that is not fresh has one parent, to which the walk returns.)
void StrategySearch::UpdateParents(NodeId n) {
  std::vector<NodeId> changed;
  const auto recount = [&](NodeId parent) {
    ChildNumbers children(ProverToMove(parent));
    ForEachChild(parent, [&](const ProofNumbers& child) { children.Add(child); });
    if (children.Total() == nodes_[parent].numbers) return;
    nodes_[parent].numbers = children.Total();
    changed.push_back(parent);
  };
  if (nodes_[n].fresh) changed.push_back(n);
  while (!changed.empty()) {
    const NodeId node = changed.back();
    changed.pop_back();
    if (!nodes_[node].fresh) {
      recount(nodes_[node].parent);
      continue;
    }
    const auto led = led_here_.find(node);
    if (led != led_here_.end()) std::for_each(led->second.begin(), led->second.end(), recount);
  }
}

std::optional<Goal> StrategySearch::DecidedAs(NodeId n) const {
  if (nodes_[n].numbers.proved()) return Goal::kKeeps;
  if (nodes_[n].numbers.disproved()) return Goal::kTakes;
  return std::nullopt;
}

uint64_t StrategySearch::PliesTo(NodeId n) const {
  uint64_t plies = 0;
  for (; !nodes_[n].fresh; n = nodes_[n].parent) ++plies;
  return plies;
}

uint64_t StrategySearch::Work() const {
  return nodes_.size() + (kept_.steps() + taken_.steps()) / kStepsOfANode;
}

std::optional<Goal> StrategySearch::Decide(const Question& question, const SearchLimits& limits,
                                           Progress* progress) {
  root_ = RootOf(question);
  limits_ = limits;
  progress_ = progress;
  work_before_ = Work();
  if (!nodes_[root_].numbers.settled()) SearchFrom(root_);
  return DecidedAs(root_);
}

}  // namespace hotstone::search
