// States with X to move are won by one choice. States with O to move are won once nothing is open
// any more: O's plays, O's pass, and after a play of X the states at the same position with X to
// move (the second condition of the header).
//
// Start counts what is open and adds the finished games; Spread propagates a won state
// (ForEachBefore). A new key (Add) does three things. It closes O's plays that it forbids. It
// removes the win from X's states that had chosen a forbidden play, and Withdraw from all that rest
// on them. Each of these is then re-examined (TryAgain), before Spread continues. All changes are
// logged, and Forget undoes them in reverse order.
//
// For example on 3x1 Black wants 3 and chooses the middle from the empty board. The key of that
// position forbids the choice. The empty board leaves W, with the states of White that lead there,
// and no other point wins: it stays out until the key is forgotten.
#include "search/history/remaining_force.h"

#include <algorithm>
#include <utility>

namespace hotstone::search {

using enumerate::kNoPoint;

namespace {

constexpr uint32_t kStatesPerReport = 1 << 14;

}  // namespace

RemainingForce::RemainingForce(const HistoryGraph& graph, const Retakes& retakes, OtherSide other,
                               std::span<const uint32_t> avoided, Progress* progress)
    : graph_(graph),
      retakes_(retakes),
      other_(other),
      avoided_(avoided),
      progress_(progress),
      shift_(graph.end_passes() > 2 ? 2 : 1),
      behind_((2 * graph.positions()) << shift_),
      seen_(graph.keys()) {
  const size_t states = size_t{behind_} + retakes.size();
  won_.resize(states);
  way_.resize(states);
  marked_.resize(states);
}

int RemainingForce::PlayerOf(uint32_t state) const {
  return static_cast<int>((state >= behind_ ? retakes_.slot(state - behind_) : state >> shift_) &
                          1);
}

RemainingForce::Place RemainingForce::PlaceOf(uint32_t state) const {
  if (state >= behind_) {
    const uint32_t slot = retakes_.slot(state - behind_);
    return {slot / 2, static_cast<int>(slot & 1), 0, retakes_.to(state - behind_)};
  }
  const uint32_t slot = state >> shift_;
  return {slot / 2, static_cast<int>(slot & 1), static_cast<int>(state - (slot << shift_)),
          kNowhere};
}

uint32_t RemainingForce::Behind(uint32_t from, int player, uint32_t to) const {
  const auto barred = retakes_.To(to, 1 - player);
  for (size_t i = 0; i < barred.size(); ++i) {
    if (barred[i] == from)
      return behind_ + retakes_.First(to, 1 - player) + static_cast<uint32_t>(i);
  }
  return Number(to, 1 - player, 0);
}

// Whether the player at this place makes the play, as far as it matters here.
bool RemainingForce::Moves(const Place& place, uint32_t to, uint32_t at, uint32_t key) const {
  if (to == place.barred || Binds(key, place.player)) return false;
  if (place.player != goal_.side) return true;
  if (to == place.position) return false;
  return avoided_.empty() ||
         (avoided_[2 * size_t{place.position} + static_cast<size_t>(place.player)] >> at & 1) == 0;
}

// The play that the side has chosen here.
const HistoryGraph::Play& RemainingForce::Choice(const Place& place, uint32_t state) const {
  return *graph_.PlayAt(place.position, place.player, way_[state]);
}

// Calls visit(state) for the states at a position that plays of the other player lead to.
template <typename Visit>
void RemainingForce::ForEachBehindPlay(uint32_t position, int player, const Visit& visit) const {
  visit(Number(position, player, 0));
  const uint32_t first = behind_ + retakes_.First(position, player);
  for (uint32_t i = 0; i < retakes_.To(position, player).size(); ++i) visit(first + i);
}

// Calls visit(state) for the states in which the player may play from one position to the other.
template <typename Visit>
void RemainingForce::ForEachThatMayPlay(uint32_t from, int player, uint32_t to,
                                        const Visit& visit) const {
  const uint32_t number = Number(from, player, 0);
  for (int k = 0; k < graph_.end_passes(); ++k) visit(number + static_cast<uint32_t>(k));
  const auto barred = retakes_.To(from, player);
  const uint32_t first = behind_ + retakes_.First(from, player);
  for (uint32_t i = 0; i < barred.size(); ++i) {
    if (barred[i] != to) visit(first + i);
  }
}

// Calls visit(state, choice) for the states with a move to this one. If it has X to move and a play
// of O leads to it, also for the states after plays of X at the same position, which need it too.
template <typename Visit>
void RemainingForce::ForEachBefore(uint32_t state, const Visit& visit) const {
  const Place place = PlaceOf(state);
  const int mover = 1 - place.player;
  const auto by_pass = [&](uint32_t before) { visit(before, kByPass); };
  if (place.passes > 1) return by_pass(Number(place.position, mover, place.passes - 1));
  if (place.passes == 1) return ForEachBehindPlay(place.position, mover, by_pass);
  for (const HistoryGraph::Play& play : graph_.To(place.position, mover)) {
    if (Behind(play.position, mover, place.position) != state) continue;
    const uint32_t key = graph_.KeyOf(play, mover, place.position);
    if (!Moves({play.position, mover, 0, kNowhere}, place.position, play.at, key)) continue;
    ForEachThatMayPlay(play.position, mover, place.position,
                       [&](uint32_t before) { visit(before, static_cast<uint8_t>(play.at)); });
  }
  if (place.player == goal_.side) ForEachBehindPlay(place.position, mover, by_pass);
}

bool RemainingForce::Follow(const HistoryGoal& goal, const SeenKeys& seen) {
  const auto& had = seen_.keys();
  const auto& has = seen.keys();
  const auto same = static_cast<size_t>(
      std::mismatch(had.begin(), had.end(), has.begin(), has.end()).first - had.begin());
  if (goal == goal_) {
    while (seen_.size() > same) Forget();
  } else {
    goal_ = goal;
    if (!Start()) return false;
  }
  for (size_t i = seen_.size(); i < has.size(); ++i) {
    if (!Add(has[i])) return false;
  }
  return true;
}

void RemainingForce::CountOpen(uint32_t state) {
  const Place place = PlaceOf(state);
  size_t open = 1;  // the pass
  if (place.passes + 1 == graph_.end_passes() && goal_.Met(graph_.Score(place.position))) open = 0;
  for (const HistoryGraph::Play& play : graph_.From(place.position, place.player)) {
    if (Moves(place, play)) ++open;
  }
  if (place.passes == 0) open += 1 + retakes_.To(place.position, goal_.side).size();
  way_[state] = static_cast<uint8_t>(open);
}

bool RemainingForce::Start() {
  seen_.CutTo(0);
  log_sizes_.clear();
  log_.clear();
  queue_.clear();
  starting_ = true;
  std::fill(won_.begin(), won_.end(), uint8_t{0});
  for (uint32_t state = 0; state < won_.size(); ++state) {
    if (state % kStatesPerReport == 0 &&
        !KeepGoing(progress_, "moves of remaining plays", state, won_.size())) {
      goal_ = kNone;
      return false;
    }
    const Place place = PlaceOf(state);
    if (place.player != goal_.side) {
      CountOpen(state);
      if (way_[state] == 0) Win(state, kByPass);
    } else if (place.passes + 1 == graph_.end_passes() && goal_.Met(graph_.Score(place.position))) {
      Win(state, kByPass);
    }
  }
  const bool done = Spread();
  starting_ = false;
  return done;
}

bool RemainingForce::Add(uint32_t key) {
  log_sizes_.push_back(log_.size());
  const int side = goal_.side;
  if (other_ == OtherSide::kBound) {
    if (const auto to = graph_.ForbiddenResult(key, 1 - side)) {
      for (const HistoryGraph::Play& play : graph_.To(*to, 1 - side)) {
        if (graph_.KeyOf(play, 1 - side, *to) != key ||
            won_[Behind(play.position, 1 - side, *to)] != 0)
          continue;
        ForEachThatMayPlay(play.position, 1 - side, *to, [&](uint32_t state) { Close(state); });
      }
    }
  }
  seen_.Add(key);
  if (const auto to = graph_.ForbiddenResult(key, side)) {
    for (const HistoryGraph::Play& play : graph_.To(*to, side)) {
      if (graph_.KeyOf(play, side, *to) != key) continue;
      ForEachThatMayPlay(play.position, side, *to, [&](uint32_t state) {
        if (won_[state] != 0 && way_[state] == play.at) Lose(state);
      });
    }
  }
  Withdraw();
  return Spread();
}

void RemainingForce::Close(uint32_t state) {
  Log(Change::Kind::kClosed, state, 0);
  if (--way_[state] == 0) Win(state, kByPass);
}

void RemainingForce::Win(uint32_t state, uint8_t choice) {
  if (won_[state] != 0) return;
  Log(Change::Kind::kWon, state, way_[state]);
  won_[state] = 1;
  if (PlayerOf(state) == goal_.side) way_[state] = choice;
  queue_.push_back(state);
}

void RemainingForce::Lose(uint32_t state) {
  Log(Change::Kind::kLost, state, way_[state]);
  won_[state] = 0;
  lost_.push_back(state);
}

void RemainingForce::Withdraw() {
  // A state won just now has not been propagated, and nothing rests on it yet.
  for (size_t i = 0; i < lost_.size(); ++i) {
    ForEachBefore(lost_[i], [&](uint32_t before, uint8_t choice) {
      if (PlayerOf(before) == goal_.side) {
        if (won_[before] != 0 && way_[before] == choice) Lose(before);
        return;
      }
      Log(Change::Kind::kOpened, before, 0);
      ++way_[before];
      if (won_[before] != 0) Lose(before);
    });
  }
  for (const uint32_t state : lost_) TryAgain(state);
  lost_.clear();
}

void RemainingForce::TryAgain(uint32_t state) {
  const Place place = PlaceOf(state);
  if (place.player != goal_.side) return;  // Close wins it if everything open closes
  const int passes = place.passes + 1;
  if (passes == graph_.end_passes() ? goal_.Met(graph_.Score(place.position))
                                    : won_[Number(place.position, 1 - place.player, passes)] != 0) {
    return Win(state, kByPass);
  }
  for (const HistoryGraph::Play& play : graph_.From(place.position, place.player)) {
    if (Moves(place, play) && won_[Behind(place.position, place.player, play.position)] != 0) {
      return Win(state, static_cast<uint8_t>(play.at));
    }
  }
}

bool RemainingForce::Spread() {
  for (uint64_t spread = 1; !queue_.empty(); ++spread) {
    if (spread % kStatesPerReport == 0 &&
        !KeepGoing(progress_, "what remaining plays force", spread, 0)) {
      goal_ = kNone;
      return false;
    }
    const uint32_t state = queue_.front();
    queue_.pop_front();
    if (won_[state] == 0) continue;  // lost again before it was propagated
    ForEachBefore(state, [&](uint32_t before, uint8_t choice) {
      if (PlayerOf(before) == goal_.side) {
        Win(before, choice);
      } else {
        Close(before);
      }
    });
  }
  return true;
}

void RemainingForce::Forget() {
  const size_t size = log_sizes_.back();
  log_sizes_.pop_back();
  for (; log_.size() > size; log_.pop_back()) {
    const Change& change = log_.back();
    switch (change.kind) {
      case Change::Kind::kClosed:
        ++way_[change.state];
        break;
      case Change::Kind::kOpened:
        --way_[change.state];
        break;
      case Change::Kind::kWon:
        won_[change.state] = 0;
        way_[change.state] = change.choice;
        break;
      case Change::Kind::kLost:
        won_[change.state] = 1;
        way_[change.state] = change.choice;
        break;
    }
  }
  seen_.CutTo(seen_.size() - 1);
}

bool RemainingForce::Wins(const HistoryState& state) const {
  const auto number = static_cast<uint32_t>(IndexOf(state));
  if (won_[number] != 0 || state.player == goal_.side || state.passes > 0) return won_[number] != 0;
  // The second condition concerns plays of X, and no play of X led here since the question was
  // asked.
  int condition = 0;
  ForEachBehindPlay(state.position, goal_.side,
                    [&](uint32_t s) { condition += won_[s] == 0 ? 1 : 0; });
  return way_[number] == condition;
}

int RemainingForce::Move(const HistoryState& state) const {
  const auto number = static_cast<uint32_t>(IndexOf(state));
  return way_[number] == kByPass ? kNoPoint : way_[number];
}

void RemainingForce::Needs(const HistoryState& state, std::vector<uint32_t>& absent,
                           std::vector<uint32_t>& present) {
  absent.clear();
  present.clear();
  ForEachPly(state, [&](const HistoryState& at, const HistoryGraph::Play* play) {
    if (play == nullptr) return true;
    const uint32_t key = graph_.KeyOf(*play, at.player);
    if (at.player == goal_.side) {
      absent.push_back(key);
      return true;
    }
    if (!Binds(key, at.player)) return true;
    present.push_back(key);
    return false;
  });
  for (auto* keys : {&absent, &present}) {
    std::sort(keys->begin(), keys->end());
    keys->erase(std::unique(keys->begin(), keys->end()), keys->end());
  }
}

}  // namespace hotstone::search
