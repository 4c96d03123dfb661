// A proof-number search with a table.
//
// The walk is that of proof_number_search.h. A node is a child in the list of its parent; List
// makes the children of a position, with what the table knows about them, and finds leaves that are
// settled at once. They are kept while the position is on the line; after that only the table's
// entries remain. Prove begins a search at a position; Distance answers for the extraction of the
// solution.
//
// For example on 3x1, Black to take all: "B1" gives the stone two regions of one point each. It
// holds the board, and the empty board is proved when it is opened.
#include "search/solution/proof_search.h"

#include <algorithm>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/self_removal.h"
#include "search/plays/settled_life.h"
#include "search/solution/whole_board.h"

namespace hotstone::search {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::Count;
using enumerate::FirstOf;
using enumerate::FirstPoint;
using enumerate::kNoPoint;
using enumerate::Resolved;
using enumerate::Stones;

namespace {

constexpr uint64_t kOpenedPerReport = 1 << 12;
constexpr size_t kLongestLine = 91;      // positions
constexpr int kInsideBeforeHolding = 6;  // with more untouched points, no hold next turn
constexpr int kFewestStonesAlive = 5;    // fewer opposing stones are not examined

}  // namespace

ProofSearch::ProofSearch(const SolutionPlays& plays, const Options& options)
    : plays_(plays),
      grid_(plays.grid()),
      options_(options),
      symmetries_(plays.grid()),
      table_(options.memory),
      pool_(1) {
  std::array<uint64_t, 64> power{};
  power[0] = 1;
  for (size_t i = 1; i < static_cast<size_t>(grid_.points()); ++i) power[i] = 3 * power[i - 1];
  for (int point = 0; point < grid_.points(); ++point) {
    for (int image = 0; image < 8; ++image) {
      const int symmetry = image < symmetries_.count() ? image : 0;
      digit_[static_cast<size_t>(point)][static_cast<size_t>(image)] =
          power[static_cast<size_t>(symmetries_.MapPoint(symmetry, point))];
    }
  }
}

// The key of SolutionPlays::Listed, and the player to move.
uint64_t ProofSearch::KeyOf(const Position& position, Turn turn) const {
  const auto slots = static_cast<uint64_t>(grid_.points()) + 1;
  uint64_t best = ~uint64_t{0};
  if (position.ban == kNoPoint) {
    for (const uint64_t code : position.code) best = std::min(best, code);
    best *= slots;
  } else {
    for (int image = 0; image < symmetries_.count(); ++image) {
      const auto ban = static_cast<uint64_t>(symmetries_.MapPoint(image, position.ban)) + 1;
      best = std::min(best, position.code[static_cast<size_t>(image)] * slots + ban);
    }
  }
  return 2 * best + (turn == Turn::kOwner ? 0 : 1);
}

// Adds or removes stones. (In the numbers a black stone is a 1, a white one a 2.)
void ProofSearch::Add(BitBoard stones, bool own, bool away, Position& position) const {
  const uint64_t colour = (plays_.side() == 0) == own ? 1 : 2;
  const uint64_t weight = away ? ~colour + 1 : colour;
  for (; stones != 0; stones &= stones - 1) {
    const auto& digits = digit_[static_cast<size_t>(FirstPoint(stones))];
    for (size_t image = 0; image < 8; ++image) position.code[image] += weight * digits[image];
  }
}

ProofSearch::Position ProofSearch::Numbered(Stones stones, int ban) const {
  Position position{stones, ban, {}};
  Add(stones.own, true, false, position);
  Add(stones.opp, false, false, position);
  return position;
}

ProofNumbers ProofSearch::Guess(const Position& position) const {
  const BitBoard empty = grid_.full() & ~(position.stones.own | position.stones.opp);
  int sight = 2 * FewestStones(grid_, position.stones.own);
  for (BitBoard left = position.stones.opp; left != 0;) {
    const BitBoard chain = grid_.Flood(FirstOf(left), left);
    left &= ~chain;
    sight += 1 + Count(grid_.Adjacent(chain) & empty);
  }
  return {1 + static_cast<uint32_t>(sight), 1};
}

// A play after which the owner holds the board: any at an empty point, since the owner's chain then
// has a liberty in a vital region. kNoPoint if there is none.
int ProofSearch::HoldingPlay(Stones stones, int ban, int hint) const {
  BitBoard left = grid_.full() & ~(stones.own | stones.opp);
  if (ban != kNoPoint) left &= ~BitAt(ban);
  if (hint != kNoPoint && (left & BitAt(hint)) != 0 && plays_.IsEnd(stones.own | BitAt(hint)))
    return hint;
  const BitBoard inside = grid_.full() & ~stones.own & ~grid_.Adjacent(stones.own);
  for (; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    if (Count(inside & ~grid_.neighbours(at) & ~BitAt(at)) > 4) continue;
    if (plays_.IsEnd(stones.own | BitAt(at))) return at;
  }
  return kNoPoint;
}

// With the opponent to move, who may not play at `ban`.
bool ProofSearch::HoldsAfterAnyAnswer(Stones stones, int ban) const {
  const BitBoard inside = grid_.full() & ~stones.own & ~grid_.Adjacent(stones.own);
  if (Count(inside) > kInsideBeforeHolding) return false;
  const int hint = HoldingPlay(stones, kNoPoint, kNoPoint);
  if (hint == kNoPoint) return false;
  const SolutionPlays::Turn turn = plays_.OpponentTurn(stones, ban == kNoPoint ? 0 : BitAt(ban));
  const auto holds_after = [&](int at) {
    const Resolved answer = Resolve(grid_, turn.analysis, BitAt(at));
    const int ko = SingleKoPoint(grid_, answer, at);
    return HoldingPlay(enumerate::Swapped(answer.after), ko, hint) != kNoPoint;
  };
  if ((turn.points & BitAt(hint)) != 0 && !holds_after(hint)) return false;
  for (BitBoard left = turn.points & ~BitAt(hint); left != 0; left &= left - 1) {
    if (!holds_after(FirstPoint(left))) return false;
  }
  return true;
}

void ProofSearch::AddChild(const Position& from, Stones after, BitBoard at, bool by_owner, int ban,
                           Children& children) const {
  Child child{0, {}, from};
  child.position.stones = after;
  child.position.ban = ban;
  if (at != 0) {
    Add(at, by_owner, false, child.position);
    // The stones removed, including the stone just played if it was removed.
    const BitBoard own = from.stones.own | (by_owner ? at : 0);
    const BitBoard opp = from.stones.opp | (by_owner ? 0 : at);
    Add(own & ~after.own, true, true, child.position);
    Add(opp & ~after.opp, false, true, child.position);
  }
  child.key = KeyOf(child.position, by_owner ? Turn::kOpponent : Turn::kOwner);
  for (const Child& other : children) {
    if (other.key == child.key) return;
  }
  table_.Fetch(child.key);
  children.push_back(child);
}

std::optional<ProofNumbers> ProofSearch::ListOwner(const Position& position, Children& children) {
  Analysis analysis;
  Analyse(grid_, position.stones, analysis);
  BitBoard points = analysis.empty & ~FindSelfRemovals(grid_, analysis).all;
  if (position.ban != kNoPoint) points &= ~BitAt(position.ban);
  for (; points != 0; points &= points - 1) {
    const int at = FirstPoint(points);
    const Resolved play = Resolve(grid_, analysis, BitAt(at));
    if (plays_.IsEnd(play.after.own)) return ProofNumbers::Proved();
    AddChild(position, play.after, BitAt(at), true, SingleKoPoint(grid_, play, at), children);
  }
  for (Child& child : children) {
    if (const auto known = table_.Find(child.key); known.has_value()) {
      child.numbers = *known;
    } else if (HoldsAfterAnyAnswer(child.position.stones, child.position.ban)) {
      child.numbers = ProofNumbers::Proved();
      table_.Keep(child.key, child.numbers);
      return ProofNumbers::Proved();
    } else {
      child.numbers = Guess(child.position);
    }
  }
  return std::nullopt;
}

std::optional<ProofNumbers> ProofSearch::ListOpponent(const Position& position,
                                                      Children& children) {
  const SolutionPlays::Turn turn =
      plays_.OpponentTurn(position.stones, position.ban == kNoPoint ? 0 : BitAt(position.ban));
  for (BitBoard left = turn.points; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    const Resolved answer = Resolve(grid_, turn.analysis, BitAt(at));
    const Stones after = enumerate::Swapped(answer.after);
    if (Count(after.opp) >= kFewestStonesAlive && SettledStones(grid_, after.opp) != 0) {
      return ProofNumbers::Disproved();
    }
    AddChild(position, after, BitAt(at), false, SingleKoPoint(grid_, answer, at), children);
  }
  AddChild(position, position.stones, 0, false, kNoPoint, children);
  for (Child& child : children) {
    const auto known = table_.Find(child.key);
    child.numbers = known.has_value() ? *known : Guess(child.position);
  }
  return std::nullopt;
}

std::optional<ProofNumbers> ProofSearch::List(const Position& position, Turn turn,
                                              Children& children) {
  if (++opened_ % kOpenedPerReport == 0 &&
      !KeepGoing(options_.progress, "proof search, positions", opened_, 0)) {
    stopped_ = true;
  }
  children.clear();
  const auto decided =
      turn == Turn::kOwner ? ListOwner(position, children) : ListOpponent(position, children);
  if (decided.has_value()) return decided;
  for (Child& child : children) {
    if (child.numbers.proved()) continue;
    if (std::find(line_.begin(), line_.end(), child.key) != line_.end())
      child.numbers = ProofNumbers::Disproved();
  }
  return std::nullopt;
}

bool ProofSearch::Open(Child* node) {
  if (line_.size() > kLongestLine) {
    node->numbers = ProofNumbers::Disproved();
    return false;
  }
  if (pool_.size() < line_.size()) pool_.emplace_back();
  const auto decided = List(node->position, TurnOf(node->key), ChildrenHere());
  if (stopped_) Stop();
  if (!decided.has_value()) return true;
  node->numbers = *decided;
  table_.Keep(node->key, *decided);
  return false;
}

void ProofSearch::Store(Child* node, const ProofNumbers& numbers) {
  node->numbers = numbers;
  if (!stopped_) table_.Keep(node->key, numbers);
}

// One step beyond the second best, plus an eighth, so the walk does not return at once.
uint32_t ProofSearch::Leeway(uint32_t before, uint32_t after) {
  const uint32_t second = std::min(before, after);
  return second + 1 + second / 8;
}

bool ProofSearch::Prove(const Position& position, Turn turn) {
  Child root{KeyOf(position, turn), {}, position};
  line_ = {root.key};
  SearchFrom(&root);
  return root.numbers.proved() && !stopped_;
}

// Whether the table still knows a play that proves the position, or opening it shows one.
bool ProofSearch::HasProvedPlay(const Position& position) {
  line_.clear();
  const auto decided = List(position, Turn::kOwner, pool_[0]);
  if (decided.has_value()) return decided->proved();
  return std::any_of(pool_[0].begin(), pool_[0].end(),
                     [](const Child& child) { return child.numbers.proved(); });
}

std::optional<uint64_t> ProofSearch::Distance(const enumerate::BitSituation& situation) {
  const Stones stones = plays_.side() == 0 ? Stones{situation.black, situation.white}
                                           : Stones{situation.white, situation.black};
  const Position position =
      Numbered(stones, situation.bans == 0 ? kNoPoint : FirstPoint(situation.bans));
  if (stopped_) return std::nullopt;
  if (situation.player != plays_.side()) {
    if (opened_ == 0)
      return Prove(position, Turn::kOpponent) ? std::optional<uint64_t>(1) : std::nullopt;
    const uint64_t key = KeyOf(position, Turn::kOpponent);
    // The plays of the position asked for last are known even if the table has forgotten them.
    const auto proves = [&](const Child& child) {
      return child.key == key && child.numbers.proved();
    };
    const auto known = table_.Find(key);
    const bool proved = (known.has_value() && known->proved()) ||
                        std::any_of(pool_[0].begin(), pool_[0].end(), proves);
    return proved ? std::optional<uint64_t>(1) : std::nullopt;
  }
  if (HasProvedPlay(position) || Prove(position, Turn::kOwner)) return 2;
  return std::nullopt;
}

}  // namespace hotstone::search
