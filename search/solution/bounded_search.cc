// A depth-limited search with a table.
//
// Distance calls OwnerWins with 1, 3, 5 ... plies. OwnerWins looks the position up, gives up if it
// is hopeless, looks for a move that settles the board, then for a pass, and then tries the moves,
// the best known one first and the others as the stones look (plane_oracle.h). Refuted tries the
// answers to a move, starting with those that refuted such a move before; the pass is last. Keep
// stores the result in a bucket of four entries.
//
// For example on 3x1, Black to have 3 points: the play in the middle settles the board, so the
// empty board is won within 1 ply, and the search ends with one position searched.
#include "search/solution/bounded_search.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "base/out_of_memory.h"
#include "certify/solution/solution.h"
#include "enumerate/rules/area.h"
#include "search/plays/settled_life.h"
#include "search/solution/plane_oracle.h"
#include "search/solution/whole_board.h"

namespace hotstone::search {

using enumerate::BitBoard;
using enumerate::Count;
using enumerate::FirstPoint;

namespace {

constexpr uint64_t kReportEvery = 1 << 12;
constexpr int kPliesForLife = 9;  // nearer to the end, checking settled life does not pay

uint64_t Scattered(uint64_t key) {
  key *= 0x9E3779B97F4A7C15;
  return key ^ key >> 29;
}

}  // namespace

BoundedSearch::BoundedSearch(const SolutionPlays& plays, const Options& options)
    : plays_(plays),
      options_(options),
      buckets_(std::bit_floor(std::max<uint64_t>(options.memory / (kBucket * sizeof(Entry)), 1))) {
  auto table = enumerate::MappedArray<Entry>::Create(buckets_ * kBucket);
  if (!table.ok()) FailAsNewDoes();
  table_ = *std::move(table);
}

size_t BoundedSearch::BucketOf(uint64_t key) const {
  return (Scattered(key) & (buckets_ - 1)) * kBucket;
}

const BoundedSearch::Entry* BoundedSearch::Known(uint64_t key) const {
  const size_t bucket = BucketOf(key);
  for (size_t i = bucket; i < bucket + kBucket; ++i) {
    if (table_[i].key_plus_1 == key + 1) return &table_[i];
  }
  return nullptr;
}

// A full bucket drops the entry that was cheapest to find; wins stay longer than failures.
void BoundedSearch::Keep(uint64_t key, int plies, bool won, uint8_t move) {
  const size_t bucket = BucketOf(key);
  const auto worth = [](const Entry& entry) {
    if (entry.key_plus_1 == 0) return -1;
    return entry.won != kNever ? 256 + entry.won : static_cast<int>(entry.failed);
  };
  Entry* place = nullptr;
  for (size_t i = bucket; i < bucket + kBucket; ++i) {
    Entry& entry = table_[i];
    if (entry.key_plus_1 == key + 1) {
      place = &entry;
      break;
    }
    if (place == nullptr || worth(entry) < worth(*place)) place = &entry;
  }
  if (place->key_plus_1 != key + 1) *place = {.key_plus_1 = key + 1};
  if (won) {
    place->won = std::min(place->won, static_cast<uint8_t>(plies));
    place->move = move;
  } else {
    place->failed = std::max(place->failed, static_cast<uint8_t>(plies));
    if (place->won == kNever) place->move = move;
  }
}

bool BoundedSearch::IsHopeless(const ListedPosition& position, int plies) const {
  const enumerate::Grid& grid = plays_.grid();
  const int points = grid.points();
  if (options_.at_least == points) {
    if (FewestStones(grid, position.stones.own) > (plies + 1) / 2) return true;
  }
  if (plies < kPliesForLife) return false;
  return points - 2 * Count(SettledStones(grid, position.stones.opp)) < options_.at_least;
}

// Whether some answer to the play leads to a position that the owner does not win within the
// remaining plies.
bool BoundedSearch::Refuted(const SolutionPlays::OwnPlay& play, int plies) {
  auto& good = good_answers_[static_cast<size_t>(play.at)];
  const auto refutes = [&](const OpponentAnswer& answer) {
    return !OwnerWins(answer.to, plies - 1);
  };
  const SolutionPlays::Turn turn = plays_.OpponentTurn(play.after, play.bans);
  std::array<uint8_t, 64> order;
  size_t count = 0;
  for (BitBoard left = turn.points; left != 0; left &= left - 1) {
    order[count++] = static_cast<uint8_t>(FirstPoint(left));
  }
  std::sort(order.begin(), order.begin() + count,
            [&](uint8_t a, uint8_t b) { return std::tuple(good[b], a) < std::tuple(good[a], b); });
  const auto credit = [&](uint32_t& score) {
    score += static_cast<uint32_t>(plies * plies);
    if (score > 1u << 30) {
      for (uint32_t& each : good) each /= 2;
    }
  };
  for (size_t i = 0; i < count; ++i) {
    const auto answer = plays_.AnswerAt(turn, order[i]);
    if (!answer.has_value() || !refutes(*answer)) continue;
    credit(good[order[i]]);
    return true;
  }
  return refutes({plays_.Listed(play.after), 0});
}

bool BoundedSearch::OwnerWins(const ListedPosition& position, int plies) {
  if (stopped_ || plies < 1) return false;
  const Entry* const known = Known(position.key);
  uint8_t first = certify::kSolutionPass;
  if (known != nullptr) {
    if (known->won <= plies) return true;
    if (known->failed >= plies) return false;
    first = known->move;
  }
  if (++searched_ % kReportEvery == 0 &&
      !KeepGoing(options_.progress, "search, positions", searched_, 0)) {
    stopped_ = true;
    return false;
  }
  if (IsHopeless(position, plies)) {
    Keep(position.key, plies, false, first);
    return false;
  }
  struct Try {
    uint64_t distance;
    SolutionPlays::OwnPlay play;
  };
  std::vector<Try> tries;
  for (const SolutionPlays::OwnPlay& play : plays_.OwnPlays(position)) {
    if (plays_.IsEnd(play.after.own)) {
      Keep(position.key, 1, true, static_cast<uint8_t>(play.at));
      return true;
    }
    tries.push_back({0, play});
  }
  if (AreaDifference(plays_.grid(), position.stones) >= options_.at_least) {
    std::vector<OpponentAnswer> answers;
    plays_.Answers(position.stones, 0, false, answers);
    const bool refuted =
        std::any_of(answers.begin(), answers.end(),
                    [&](const OpponentAnswer& answer) { return !OwnerWins(answer.to, plies - 2); });
    if (!refuted) {
      Keep(position.key, plies, true, certify::kSolutionPass);
      return true;
    }
  }
  if (plies >= 3) {
    for (Try& each : tries) {
      each.distance =
          each.play.at == first ? 0 : 1 + DistanceBySight(plays_.grid(), each.play.after);
    }
    std::sort(tries.begin(), tries.end(), [&](const Try& a, const Try& b) {
      return std::tuple(a.distance, a.play.at) < std::tuple(b.distance, b.play.at);
    });
    for (const Try& each : tries) {
      if (Refuted(each.play, plies - 1)) continue;
      if (stopped_) return false;
      Keep(position.key, plies, true, static_cast<uint8_t>(each.play.at));
      return true;
    }
  }
  if (!stopped_) Keep(position.key, plies, false, first);
  return false;
}

// The very first question, with the opponent to move: searches all answers to one depth before any
// is searched deeper.
std::optional<uint64_t> BoundedSearch::AfterAnyAnswer(const std::vector<OpponentAnswer>& answers) {
  for (int plies = 2; plies <= options_.plies && !stopped_; plies += 2) {
    const bool wins =
        std::all_of(answers.begin(), answers.end(),
                    [&](const OpponentAnswer& answer) { return OwnerWins(answer.to, plies - 1); });
    if (wins) return plies;
    if (!stopped_) failed_plies_ = plies;
  }
  return std::nullopt;
}

std::optional<uint64_t> BoundedSearch::Distance(const enumerate::BitSituation& situation) {
  const enumerate::Stones stones = plays_.side() == 0
                                       ? enumerate::Stones{situation.black, situation.white}
                                       : enumerate::Stones{situation.white, situation.black};
  if (situation.player != plays_.side()) {
    std::vector<OpponentAnswer> answers;
    plays_.Answers(stones, situation.bans, true, answers);
    if (searched_ == 0 && !answers.empty()) return AfterAnyAnswer(answers);
    uint64_t most = 0;
    for (const OpponentAnswer& answer : answers) {
      const Entry* const known = Known(answer.to.key);
      if (known == nullptr || known->won == kNever) return std::nullopt;
      most = std::max<uint64_t>(most, known->won + 1u);
    }
    return most;
  }
  const int ban = situation.bans == 0 ? enumerate::kNoPoint : FirstPoint(situation.bans);
  const ListedPosition position = plays_.Listed(stones, ban);
  if (const Entry* known = Known(position.key); known != nullptr && known->won != kNever)
    return known->won;
  const bool is_first = searched_ == 0;
  for (int plies = 1; plies <= options_.plies && !stopped_; plies += 2) {
    if (OwnerWins(position, plies))
      return Known(position.key) == nullptr ? plies : Known(position.key)->won;
    if (is_first && !stopped_) failed_plies_ = plies;
  }
  return std::nullopt;
}

}  // namespace hotstone::search
