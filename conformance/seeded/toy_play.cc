// A play of the toy engine, from the question whether the point is free to the new ko point.
//
// Make handles a play in the usual order: occupied, ko, place the stone, remove other chains
// without liberties, check the own chain, compare the position with those seen (toy_superko.cc),
// set the new ko. Each mistake replaces one of these steps with code that somebody once wrote
// there, or changes the condition of a step; in the clean engine Has(ToyBug) is false and Holds is
// what it is given.
//
// For example, after a black play on A1 of a board of two points that takes White's stone on B1,
// SetKo finds one stone taken by a single stone with one liberty, and White may not play B1. With
// ko-after-any-one-stone the last two conditions are not checked, and a snapback is refused.
#include <algorithm>
#include <array>
#include <set>

#include "conformance/seeded/toy_game.h"

namespace hotstone::conformance {
namespace {

using C = ToyCondition;

}  // namespace

std::optional<std::string> ToyGame::Make(State& state, char color, int p) const {
  const char there = state.board.At(p);
  if (state.waits == color) return "illegal move: not your turn";
  const bool over = state.passes >= 3 && !Holds(C::kPlaysAfterThreePasses, true, color);
  if (state.closed || over) return "illegal move: the game is over";
  const C refused = there == color ? C::kNotOnOwn : C::kNotOnOther;
  if (there != '.' && Holds(refused, true, color) && !Tolerates(state, 0, color))
    return kToyIllegal;
  const auto room = static_cast<size_t>(2 * state.board.points());
  if (Has(ToyBug::kMovesForTwoBoards) && earlier_.size() >= room) return "illegal move: no room";
  if (BannedByKo(state, color, p)) return kToyKo;
  if (Has(ToyBug::kRefusesOwnEye)) {
    const auto around = state.board.Neighbours(p);
    if (std::all_of(around.begin(), around.end(),
                    [&](int q) { return state.board.At(q) == color; })) {
      return "illegal move: own eye";
    }
  }
  state.board.Put(p, color);
  Draw(state, p, color);
  const bool no_air = NoAir(state.board, color, p);
  Removed taken;
  const bool own_first = no_air && Has(ToyBug::kOwnStonesRemovedFirst);
  if (no_air && Has(ToyBug::kSuicideBeforeCapture)) return kToySuicide;
  if (!own_first) taken = Capture(state, color, p);
  if (no_air || Has(ToyBug::kSuicideSeesNoOwnChain) || OfPlays()) {
    if (auto why = RemoveOwn(state, color, p, taken)) return why;
  }
  if (no_air && Has(ToyBug::kBothRemoved) && !taken.stones.empty()) Take(state, p);
  const bool own_removed = state.board.At(p) == '.';
  if (auto why = Repeats(state, color, own_removed, taken)) return why;
  Age(state, color,
      own_removed            ? C::kOwnRemovalLiftsBan
      : taken.stones.empty() ? C::kPlayLiftsBan
                             : C::kCaptureLiftsBan);
  if (!own_removed) SetKo(state, color, p, taken);
  // Only if the answer to the ko was another ko.
  if (state.ban.at < 0) state.old.at = -1;
  if (Has(ToyBug::kSuperkoForgetsAtCapture) && taken.stones.size() > 1) state.past = {};
  if (Large(taken, ToyBug::kSuperkoForgetsAtEight, ToyBug::kSuperkoForgetsAtChains))
    state.past = {};
  // The ply before may have been a pass.
  if (Has(ToyBug::kSuperkoForgetsAt500) && earlier_.size() / 2 == 250) state.past = {};
  state.dropped = Large(taken, ToyBug::kSuperkoDropsEight, ToyBug::kSuperkoDropsChains);
  if (!taken.stones.empty()) {
    if (!Holds(C::kPastOutlastsCapture, true, color)) state.past = {};
    ForgetByColor(state, color, C::kOwnPastOutlastsCapture, C::kOtherPastOutlastsCapture);
  }
  if (own_removed && !Holds(C::kPastOutlastsOwnRemoval, true, color)) state.past = {};
  state.by = own_removed            ? C::kRemembersOwnRemoval
             : taken.stones.empty() ? C::kRemembersPlay
                                    : C::kRemembersCapture;
  return std::nullopt;
}

// For mistakes about several passes in a row: whether it no longer refuses a play for this reason,
// a member of the families.
bool ToyGame::Tolerates(const State& state, int reason, char color) const {
  const ToyChange change = now_.board.ChangeOf(Nth(C::kRefusesAfterPasses, reason), color);
  return change != ToyChange::kNothing && state.passes >= (change == ToyChange::kOneMore ? 3 : 2);
}

// Whether a placed stone is part of a chain without liberties. The chain is examined only if the
// point itself has none, since it may be long.
bool ToyGame::NoAir(const ToyBoard& board, char color, int p) const {
  const auto around = board.Neighbours(p);
  const bool beside =
      std::any_of(around.begin(), around.end(), [&](int q) { return board.At(q) == '.'; });
  if (beside && !Has(ToyBug::kLibertiesOfSignedByte) && !OfPlays()) return false;
  return board.Is(C::kOwnWithoutLiberty, board.ChainAt(p).liberties, 0, color);
}

bool ToyGame::BannedByKo(const State& state, char color, int p) const {
  if (state.old.at == p && state.old.color == color) return true;
  if (state.ban.at != p && !SameInBytes(state.ban.at, p, color)) return false;
  return Holds(C::kKoBindsOpponent, color == state.ban.color, color) ||
         Has(ToyBug::kKoForBothColours);
}

// For mistakes about numbers: whether two points have the same last eight bits.
bool ToyGame::SameInBytes(int ko, int p, char color) const {
  for (int numbering = 0; ko >= 0 && numbering < 8; ++numbering) {
    if (now_.board.ChangeOf(Nth(C::kKoNumber, numbering), color) == ToyChange::kBytes &&
        (NumberOf(ko, numbering) - NumberOf(p, numbering)) % 256 == 0) {
      return true;
    }
  }
  return false;
}

// Removes the chain at a point from the board.
void ToyGame::Take(State& state, int p) const {
  const ToyBoard::Chain chain = state.board.ChainAt(p);
  for (const int q : chain.stones) {
    if (!Has(ToyBug::kHashKeepsCaptured)) Draw(state, q, state.board.At(q));
    state.board.Put(q, '.');
  }
}

ToyGame::Removed ToyGame::Capture(State& state, char color, int p) const {
  Removed removed;
  for (const int q : state.board.Neighbours(p)) {
    const char there = state.board.At(q);
    if (there == '.' || !Holds(C::kTakesOther, there != color, color)) continue;
    if (!state.board.There(C::kTakes, p, q, color)) continue;
    if (Has(ToyBug::kCapturesNotToTheLeft) && q == p - 1) continue;
    ToyBoard::Chain chain = state.board.ChainAt(q);
    // With this mistake a chain with one liberty left is removed together with a chain that has
    // none.
    const bool along = Has(ToyBug::kCapturesWhatIsInAtari) && chain.stones.size() == 1 &&
                       chain.liberties == 1 && removed.chains > 0;
    if (!state.board.Is(C::kTakesWithoutLiberty, chain.liberties, 0, color) && !along) continue;
    if (Has(ToyBug::kCapturesSingleStonesOnly) && chain.stones.size() > 1) continue;
    if (Has(ToyBug::kCapturesNoLongChain) && chain.stones.size() > 10) continue;
    const int more = static_cast<int>(chain.stones.size()) - kFirstSize;
    if (more >= 0 && more < kChainSizes && !Holds(Nth(C::kTakesSize, more), true, color)) {
      continue;
    }
    if (!Holds(C::kTakesAllStones, true, color)) chain.stones.resize(1);
    if (Has(ToyBug::kCapturesTenStonesOfChain) && chain.stones.size() > 10) chain.stones.resize(10);
    if (Has(ToyBug::kCaptures255StonesOfChain) && chain.stones.size() > 255)
      chain.stones.resize(255);
    for (const int s : chain.stones) {
      if (!Has(ToyBug::kHashKeepsCaptured)) Draw(state, s, state.board.At(s));
      state.board.Put(s, '.');
      removed.stones.push_back(s);
    }
    ++removed.chains;
    if (!Holds(C::kTakesAllChains, true, color)) break;
    if (Has(ToyBug::kCapturesTwoChains) && removed.chains == 2) break;
  }
  return removed;
}

// The number of own chains that a stone at a point connects.
size_t ToyGame::Joined(const State& state, char color, int p) const {
  ToyBoard without = state.board;
  without.Put(p, '.');
  std::set<int> chains;  // each identified by its first point
  for (const int q : without.Neighbours(p)) {
    if (without.At(q) != color) continue;
    const std::vector<int> stones = without.ChainAt(q).stones;
    chains.insert(*std::min_element(stones.begin(), stones.end()));
  }
  return chains.size();
}

// Checks the own chain after a play, which may make the play illegal or be removed.
std::optional<std::string> ToyGame::RemoveOwn(State& state, char color, int p,
                                              const Removed& taken) const {
  const ToyBoard::Chain own = state.board.ChainAt(p);
  const auto around = state.board.Neighbours(p);
  bool dead = state.board.Is(C::kOwnWithoutLiberty, own.liberties, 0, color) &&
              Holds(C::kOwnIfNothingTaken, taken.stones.empty(), color);
  if (Has(ToyBug::kSuicideSeesNoOwnChain) && taken.stones.empty()) {
    dead =
        std::none_of(around.begin(), around.end(), [&](int q) { return state.board.At(q) == '.'; });
  }
  if (!dead) return std::nullopt;
  const auto stones = static_cast<int>(own.stones.size());
  const bool one = stones == 1;
  using Suicide = ToyRules::Suicide;
  bool allowed = false;
  if (rules_.suicide == Suicide::kNone) allowed = !Holds(C::kOwnForbidden, true, color);
  if (rules_.suicide == Suicide::kAny) allowed = !one || Holds(C::kOwnOneAllowed, true, color);
  if (rules_.suicide == Suicide::kOfSeveral) {
    allowed = !state.board.Is(C::kOwnOneForbidden, stones, 1, color);
  }
  if (Has(ToyBug::kAllowsSuicide) || (one && Has(ToyBug::kAllowsSuicideOfOne)) ||
      (!one && Has(ToyBug::kAllowsSuicideOfSeveral)) ||
      (color == 'W' && Has(ToyBug::kWhiteMayCommitSuicide))) {
    allowed = true;
  }
  if (Has(ToyBug::kAllowsSuicideThatJoins)) allowed = allowed || Joined(state, color, p) >= 2;
  if (Has(ToyBug::kAllowsSuicideThatJoinsThree)) allowed = allowed || Joined(state, color, p) >= 3;
  if (Has(ToyBug::kRefusesSuicide) || (one && Has(ToyBug::kRefusesSuicideOfOne)) ||
      (!one && Has(ToyBug::kRefusesSuicideOfSeveral))) {
    allowed = false;
  }
  if (!allowed && !Tolerates(state, 2, color)) return kToySuicide;
  if (Has(ToyBug::kSuicideLeavesStones)) return std::nullopt;
  if (!Holds(C::kOwnAllStones, true, color)) {
    state.board.Put(p, '.');
    return std::nullopt;
  }
  Take(state, p);
  return std::nullopt;
}

int ToyGame::FirstLiberty(const ToyBoard& board, const ToyBoard::Chain& chain) {
  int first = board.points();
  for (const int stone : chain.stones) {
    for (const int q : board.Neighbours(stone)) {
      if (board.At(q) == '.') first = std::min(first, q);
    }
  }
  return first;
}

void ToyGame::SetKo(State& state, char color, int p, const Removed& taken) const {
  if (taken.stones.empty()) return;
  const ToyBoard::Chain own = state.board.ChainAt(p);
  const size_t stones = taken.stones.size();
  const ToyBoard& board = state.board;
  const bool alone = board.Is(C::kKoAlone, static_cast<int>(own.stones.size()), 1, color);
  bool ko = board.Is(C::kKoOneTaken, static_cast<int>(stones), 1, color) && alone &&
            board.Is(C::kKoOneLiberty, own.liberties, 1, color);
  if (Has(ToyBug::kKoAfterAnyOneStone)) ko = stones == 1;
  if (Has(ToyBug::kKoAfterTwoStones)) ko = ko || (stones == 2 && alone && own.liberties <= 2);
  if (Has(ToyBug::kKoAfterAnyCapture)) ko = stones > 0;
  if (rules_.ko != ToyRules::Ko::kSimple && !Has(ToyBug::kOnlySimpleKo)) ko = false;
  if (!ko) return;
  int at = taken.stones.back();
  // As in spec/board/single_hot_stone.cc, the forbidden point is the liberty; or the first of them.
  if (mistake_.condition == C::kKoOneLiberty) at = FirstLiberty(state.board, own);
  const int sides = state.board.Sides(at);
  if (Has(ToyBug::kNoKoAtEdge) && sides == 1) return;
  if (Has(ToyBug::kNoKoInCorner) && sides >= 2) return;
  if (Has(ToyBug::kNoKoInside) && sides == 0) return;
  if (Has(ToyBug::kNoKoAtFirstPoint) && at == 0) return;
  if (Has(ToyBug::kNoKoAtA1) && at == state.board.points() - state.board.cols()) return;
  if (Has(ToyBug::kNoKoAtTengen) && at == state.board.points() / 2) return;
  state.ban.at = at;
  if (Has(ToyBug::kKoPointOfTheTaker)) state.ban.at = p;
  if (Has(ToyBug::kKoPointNextDoor)) state.ban.at = at + 1;
  if (Has(ToyBug::kKoPointTransposed))
    state.ban.at = at % state.board.cols() * state.board.cols() + at / state.board.cols();
  if (Has(ToyBug::kKoPointOf8Bits)) state.ban.at = at & 255;
  for (int numbering = 0; numbering < 8; ++numbering) {
    const ToyChange change = board.ChangeOf(Nth(C::kKoNumber, numbering), color);
    if (change == ToyChange::kNothing) continue;
    const int number = NumberOf(at, numbering);
    if (change == ToyChange::kSigned && number > 127) state.ban.at = -1;
    if (change == ToyChange::kZeroIsNone && number == 0) state.ban.at = -1;
    if (change != ToyChange::kByte || number < 256) continue;
    for (int q = 0; q < board.points(); ++q) {
      if (NumberOf(q, numbering) == number - 256) state.ban.at = q;
    }
  }
  state.ban.color = Has(ToyBug::kKoBindsTheTaker) ? color : OtherToyColor(color);
  state.ban.age = 0;
}

// The number of a point, from 0: by rows from the top or the bottom, by columns from the left or
// the right; each of them the other way round from the fifth numbering on.
int ToyGame::NumberOf(int p, int numbering) const {
  const ToyBoard& board = now_.board;
  int x = p % board.cols();
  int y = p / board.cols();
  const bool by_rows = numbering % 4 < 2;
  const bool from_the_end = numbering % 2 == 1;
  const bool backwards = numbering >= 4;
  if (by_rows ? backwards : from_the_end) x = board.cols() - 1 - x;
  if (by_rows ? from_the_end : backwards) y = board.rows() - 1 - y;
  return by_rows ? y * board.cols() + x : x * board.rows() + y;
}

// Advances the bans by one ply: a ban of one ply is over.
void ToyGame::Age(State& state, char color, ToyCondition by) const {
  ++state.ban.age;
  const bool by_pass = by == C::kPassLiftsBan;
  if (!Holds(by, true, color) ||
      !state.board.AtLeast(C::kBanLastsOnePly, state.ban.age, 1, state.ban.color)) {
    return;
  }
  if (Has(ToyBug::kKoOutlastsPass) && (by_pass || color != state.ban.color)) return;
  if (Has(ToyBug::kKoOutlastsPlay) && !by_pass && state.ban.age < 3) return;
  if (Has(ToyBug::kKoForBothColours) && state.ban.age < 2) return;
  if (Has(ToyBug::kKoBindsTheTaker) && state.ban.age < 2) return;
  if (Has(ToyBug::kKoOutlastsAnotherKo)) {
    if (++state.old.age >= 2) state.old.at = -1;
    if (state.ban.at >= 0 && state.old.at < 0) {
      state.old = {state.ban.at, state.ban.color, 0};
    }
  }
  state.ban.at = -1;
}

}  // namespace hotstone::conformance
