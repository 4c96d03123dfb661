// The positions examined, and which become met.
//
// Meet puts the position on the way and calls Search, which looks at the last position of the way.
// Next names an answer to examine, which joins the way; if there is none, the position leaves it.
// See lists the choices of a position; TakeUp counts what a choice requires. Complete is called
// whenever a choice has everything it requires: it meets the position if it can, and then in turn
// every position that waited for it. Positions that waited and still require more are examined
// again once the way has ended. WantLess is called when all that has met nothing more.
//
// For example, suppose Black may capture at once or connect first. The capture requires a position
// that requires this one again; that position was examined in vain and waits. Connecting is
// complete, so the position is met, and then so is the one after the capture; but the first
// position already has its rank and keeps it.
#include "search/solution/solution_graph.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/solution/solution.h"
#include "enumerate/rules/area.h"

namespace hotstone::search {

using enumerate::BitBoard;

namespace {
constexpr uint64_t kNodesPerReport = 1 << 6;
}  // namespace

bool IsBannedMove(uint8_t move, BitBoard bans) {
  return move != certify::kSolutionPass && (bans >> move & 1) != 0;
}

std::optional<SolutionChoice> ChoiceBy(const SolutionPlays& plays, const ListedPosition& position,
                                       uint8_t move) {
  SolutionChoice choice{move, true, 0, {}};
  if (move == certify::kSolutionPass) {
    plays.Answers(position.stones, 0, false, choice.answers);
    return choice;
  }
  for (const SolutionPlays::OwnPlay& play : plays.OwnPlays(position)) {
    if (play.at != move) continue;
    if (!plays.IsEnd(play.after.own)) plays.Answers(play.after, play.bans, true, choice.answers);
    return choice;
  }
  return std::nullopt;
}

std::vector<SolutionChoice> SolutionChoices(const SolutionPlays& plays,
                                            const ListedPosition& position, int at_least,
                                            SolutionOracle* oracle) {
  std::vector<SolutionChoice> choices;
  const auto own_plays = plays.OwnPlays(position);
  for (const SolutionPlays::OwnPlay& play : own_plays) {
    if (plays.IsEnd(play.after.own))
      choices.push_back({static_cast<uint8_t>(play.at), true, 0, {}});
  }
  if (!choices.empty()) return choices;
  if (AreaDifference(plays.grid(), position.stones) >= at_least) {
    choices.push_back({certify::kSolutionPass, true, 0, {}});
    plays.Answers(position.stones, 0, false, choices.back().answers);
  }
  const bool measured = oracle != nullptr && oracle->HasMeasure();
  const auto here = measured ? oracle->Distance(plays.OwnerToMove(position)) : std::nullopt;
  for (const SolutionPlays::OwnPlay& play : own_plays) {
    SolutionChoice choice{static_cast<uint8_t>(play.at), true, 0, {}};
    if (oracle != nullptr) {
      const auto distance = oracle->Distance(plays.AfterOwn(play));
      if (!distance.has_value()) continue;
      choice.distance = *distance;
      choice.progress = !here.has_value() || *distance < *here;
    }
    plays.Answers(play.after, play.bans, true, choice.answers);
    choices.push_back(std::move(choice));
  }
  return choices;
}

std::vector<SolutionChoice> WantedChoices(const SolutionPlays& plays,
                                          const ListedPosition& position, int at_least,
                                          const WantedMoves& wanted) {
  std::vector<SolutionChoice> choices;
  const auto found = wanted.find(position.key);
  if (found == wanted.end()) return choices;
  for (const uint8_t move : found->second) {
    if (move == certify::kSolutionPass &&
        AreaDifference(plays.grid(), position.stones) < at_least) {
      continue;
    }
    if (auto choice = ChoiceBy(plays, position, move)) choices.push_back(std::move(*choice));
  }
  return choices;
}

int SolutionGraph::RankOf(uint64_t key) const {
  const auto found = numbers_.find(key);
  return found != numbers_.end() && nodes_[found->second].met ? nodes_[found->second].rank : -1;
}

uint32_t SolutionGraph::NodeOf(const ListedPosition& position) {
  const auto [found, is_new] =
      numbers_.try_emplace(position.key, static_cast<uint32_t>(nodes_.size()));
  if (is_new) nodes_.push_back(Node{.position = position, .choices = {}, .waiting = {}});
  return found->second;
}

absl::Status SolutionGraph::See(uint32_t number) {
  if (nodes_.size() >= most_)
    return absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " positions"));
  Node& node = nodes_[number];
  node.seen = true;
  auto choices = WantedChoices(plays_, node.position, at_least_, wanted_);
  node.wanted = node.needs_all = !choices.empty();
  if (node.wanted) {
    const auto distance = oracle_.Distance(plays_.OwnerToMove(node.position));
    wanting_.insert({distance.value_or(std::numeric_limits<uint64_t>::max()), number});
  } else {
    choices = SolutionChoices(plays_, node.position, at_least_, &oracle_);
  }
  for (SolutionChoice& choice : choices) node.choices.push_back({std::move(choice), {}, 0});
  const auto order = [&](const Choice& choice) {
    const auto is_met = [&](const OpponentAnswer& answer) { return RankOf(answer.to.key) >= 0; };
    const auto open = static_cast<int64_t>(choice.answers.size()) -
                      std::count_if(choice.answers.begin(), choice.answers.end(), is_met);
    return std::tuple(!choice.progress, open, choice.distance, choice.move);
  };
  std::sort(node.choices.begin(), node.choices.end(),
            [&](const Choice& a, const Choice& b) { return order(a) < order(b); });
  return absl::OkStatus();
}

void SolutionGraph::TakeUp(uint32_t number, uint32_t choice_number) {
  Choice& choice = nodes_[number].choices[choice_number];  // a deque does not move its nodes
  choice.taken_up = true;
  for (const OpponentAnswer& answer : choice.answers) {
    const uint32_t asked = NodeOf(answer.to);
    choice.asked.push_back(asked);
    if (nodes_[asked].met) continue;
    ++choice.open;
    nodes_[asked].waiting.emplace_back(number, choice_number);
  }
  choice.answers = {};  // twelve times the memory of their numbers
}

std::optional<uint32_t> SolutionGraph::Next(uint32_t number) {
  Node& node = nodes_[number];
  for (uint32_t i = 0; i < node.choices.size(); ++i) {
    Choice& choice = node.choices[i];
    if (!choice.taken_up) TakeUp(number, i);
    if (choice.open == 0) {
      if (std::exchange(choice.noticed, true)) continue;
      return number;
    }
    const auto in_vain = [&](uint32_t asked) { return nodes_[asked].seen && !nodes_[asked].met; };
    if (std::any_of(choice.asked.begin(), choice.asked.end(), in_vain)) continue;
    for (const uint32_t asked : choice.asked) {
      if (!nodes_[asked].met) return asked;
    }
  }
  return std::nullopt;
}

std::optional<int> SolutionGraph::RankByBans(const Node& node) const {
  std::vector<BitBoard> bans = {0};
  if (const auto needed = needed_.find(node.position.key); needed != needed_.end()) {
    bans.insert(bans.end(), needed->second.begin(), needed->second.end());
  }
  int rank = 0;
  for (const BitBoard ban : bans) {
    const auto serves =
        std::find_if(node.choices.begin(), node.choices.end(), [&](const Choice& choice) {
          return choice.taken_up && choice.open == 0 && !IsBannedMove(choice.move, ban);
        });
    if (serves == node.choices.end()) return std::nullopt;
    for (const uint32_t asked : serves->asked) rank = std::max(rank, nodes_[asked].rank + 1);
  }
  return rank;
}

std::optional<int> SolutionGraph::RankByWanted(const Node& node) const {
  std::optional<int> rank;
  for (const Choice& choice : node.choices) {
    if (!choice.taken_up || choice.open > 0) {
      if (node.needs_all) return std::nullopt;
      continue;
    }
    rank = rank.value_or(0);
    for (const uint32_t asked : choice.asked) rank = std::max(*rank, nodes_[asked].rank + 1);
  }
  return rank;
}

// Whether the complete choices serve the position. If so it is met, with its rank.
bool SolutionGraph::TryToComplete(uint32_t number, absl::Status& status) {
  Node& node = nodes_[number];
  const auto rank = node.wanted ? RankByWanted(node) : RankByBans(node);
  if (!rank.has_value()) return false;
  if (*rank > std::numeric_limits<uint16_t>::max()) {
    status = absl::ResourceExhaustedError("a rank reached 2^16");
    return false;
  }
  node.met = true;
  node.rank = static_cast<uint16_t>(*rank);
  node.choices = {};
  return true;
}

absl::Status SolutionGraph::Complete(uint32_t number) {
  std::vector<uint32_t> ready = {number};
  absl::Status status;
  while (!ready.empty() && status.ok()) {
    const uint32_t next = ready.back();
    ready.pop_back();
    if (nodes_[next].met || !TryToComplete(next, status)) continue;
    const auto waiting = std::exchange(nodes_[next].waiting, {});
    for (const auto& [who, choice_number] : waiting) {
      Node& node = nodes_[who];
      if (node.met) continue;
      if (--node.choices[choice_number].open == 0) {
        ready.push_back(who);
      } else {
        again_.push_back(who);
      }
    }
  }
  return status;
}

absl::Status SolutionGraph::Search(uint32_t start, Progress* progress) {
  if (way_.empty() && again_.empty()) again_ = {start};  // otherwise it is resumed
  for (uint64_t step = 1; !nodes_[start].met; ++step) {
    if (step % kNodesPerReport == 0 &&
        !KeepGoing(progress, "solution, positions", nodes_.size(), 0)) {
      return absl::CancelledError("stopped");
    }
    if (way_.empty()) {
      if (again_.empty()) break;
      way_.push_back(again_.back());
      again_.pop_back();
    }
    const uint32_t number = way_.back();
    if (nodes_[number].met) {
      way_.pop_back();
      continue;
    }
    if (!nodes_[number].seen) {
      RETURN_IF_ERROR(See(number));
    }
    const auto next = Next(number);
    if (!next.has_value()) {
      way_.pop_back();
    } else if (next == number) {
      RETURN_IF_ERROR(Complete(number));
    } else {
      way_.push_back(*next);
    }
  }
  way_.clear();
  again_.clear();
  return absl::OkStatus();
}

absl::StatusOr<bool> SolutionGraph::DoWithFewer() {
  for (auto next = wanting_.begin(); next != wanting_.end();) {
    const uint32_t number = next->second;
    Node& node = nodes_[number];
    if (node.met) {
      next = wanting_.erase(next);
      continue;
    }
    node.needs_all = false;
    RETURN_IF_ERROR(Complete(number));
    if (node.met) return true;
    node.needs_all = true;
    ++next;
  }
  return false;
}

absl::StatusOr<bool> SolutionGraph::WantLess() {
  ASSIGN_OR_RETURN(const bool fewer, DoWithFewer());
  if (fewer || wanting_.empty()) return fewer;
  const uint32_t number = wanting_.begin()->second;
  wanting_.erase(wanting_.begin());
  Node& node = nodes_[number];
  node.wanted = false;
  for (SolutionChoice& choice : SolutionChoices(plays_, node.position, at_least_, &oracle_)) {
    node.choices.push_back({std::move(choice), {}, 0});
  }
  again_.push_back(number);
  return true;
}

absl::StatusOr<bool> SolutionGraph::Meet(const ListedPosition& position, Progress* progress) {
  const uint32_t number = NodeOf(position);
  for (;;) {
    RETURN_IF_ERROR(Search(number, progress));
    if (nodes_[number].met) return true;
    ASSIGN_OR_RETURN(const bool more, WantLess());
    if (!more) return false;
  }
}

}  // namespace hotstone::search
