// A play of the toy engine, from the question whether the point is free to the new ko point.
//
// Make handles a play in the usual order: occupied, ko, place the stone, remove other chains
// without liberties, check the own chain, compare the position with those seen, set the new ko.
// Each mistake replaces one of these steps with code that somebody once wrote there; Has(ToyBug) is
// always false in the clean engine. Legal makes the play on a copy.
//
// For example, after a black play on A1 of a board of two points that takes White's stone on B1,
// SetKo finds one stone taken by a single stone with one liberty, and White may not play B1. With
// ko-after-any-one-stone the last two conditions are not checked, and a snapback is refused.
#include "conformance/seeded/toy_game.h"

#include <algorithm>
#include <set>

namespace hotstone::conformance {
namespace {

char OtherToyColor(char color) { return color == 'B' ? 'W' : 'B'; }

constexpr char kToyIllegal[] = "illegal move";
constexpr char kToySuicide[] = "illegal move: suicide";
constexpr char kToySuperko[] = "illegal move: superko";
constexpr size_t kToyTable = 361;

}  // namespace

void ToyGame::Size(int cols, int rows) {
  const State old = now_;
  now_ = State(ToyBoard(cols, rows, mistake_));
  if (Has(ToyBug::kClearBoardKeepsKo) && old.board.points() == now_.board.points()) {
    now_.ko = old.ko;
    now_.ko_for = old.ko_for;
  }
  SetUp({}, 'B');
}

void ToyGame::Clear() {
  const State old = now_;
  now_ = State(ToyBoard(old.board.cols(), old.board.rows(), mistake_));
  if (Has(ToyBug::kClearBoardKeepsKo)) {
    now_.ko = old.ko;
    now_.ko_for = old.ko_for;
  }
  if (Has(ToyBug::kClearBoardKeepsHistory)) {
    now_.seen = old.seen;
    now_.seen_count = old.seen_count;
  }
  SetUp({}, 'B');
}

void ToyGame::SetUp(const std::vector<std::pair<char, int>>& stones, char to_move) {
  earlier_.clear();
  if (!Has(ToyBug::kClearBoardKeepsHistory)) Forget(now_);
  now_.drawn.assign(
      Has(ToyBug::kHashKeepsCaptured) ? static_cast<size_t>(2 * now_.board.points()) : 0, '0');
  for (const auto& [color, p] : stones) {
    now_.board.Put(p, color);
    Draw(now_, p, color);
  }
  if (Has(ToyBug::kSuperkoForgetsStart) || rules_.ko == ToyRules::Ko::kNatural) return;
  Remember(now_, OtherToyColor(to_move));
}

bool ToyGame::Legal(char color, int p) {
  State copy = now_;
  const bool legal = !Make(copy, color, p).has_value();
  if (Has(ToyBug::kQuestionLiftsKo) && BannedByKo(now_, color, p)) now_.ko = -1;
  return legal;
}

std::optional<std::string> ToyGame::Play(char color, int p) {
  State next = now_;
  if (auto why = Make(next, color, p)) {
    KeepRefused(next, *why);
    return why;
  }
  next.passed = false;
  Remember(next, color);
  earlier_.push_back(std::move(now_));
  now_ = std::move(next);
  return std::nullopt;
}

// What a refused play leaves behind: nothing, unless a mistake is seeded. `tried` is the play up to
// its refusal.
void ToyGame::KeepRefused(const State& tried, const std::string& why) {
  if (Has(ToyBug::kRefusedPlayLiftsKo)) now_.ko = -1;
  if ((Has(ToyBug::kRefusedSuicideStays) && why == kToySuicide) ||
      (Has(ToyBug::kRefusedSuperkoStays) && why == kToySuperko)) {
    now_.board = tried.board;
  }
}

std::optional<std::string> ToyGame::Pass(char color) {
  if (Has(ToyBug::kSuperkoRefusesPass)) {
    // The position after a pass has of course occurred before.
    for (size_t i = 0; i < now_.seen_count; ++i) {
      if ((*now_.seen)[i] == Seen(Key(now_), color)) return "illegal move: repeats a position";
    }
  }
  earlier_.push_back(now_);
  Age(now_, color, true);
  if (rules_.ko == ToyRules::Ko::kSituational) Remember(now_, color);
  if (Has(ToyBug::kSuperkoForgetsAtPass)) Forget(now_);
  if (Has(ToyBug::kTwoPassesClearBoard) && now_.passed) {
    now_.board = ToyBoard(now_.board.cols(), now_.board.rows(), mistake_);
  }
  now_.passed = true;
  return std::nullopt;
}

bool ToyGame::Undo() {
  if (earlier_.empty()) return false;
  State later = std::move(now_);
  now_ = std::move(earlier_.back());
  earlier_.pop_back();
  if (Has(ToyBug::kUndoForgetsKo)) now_.ko = -1;
  if (Has(ToyBug::kUndoKeepsHistory)) {
    now_.seen = later.seen;
    now_.seen_count = later.seen_count;
  }
  return true;
}

std::optional<std::string> ToyGame::Make(State& state, char color, int p) const {
  const char there = state.board.At(p);
  const bool over_own = there == color && Has(ToyBug::kPlaysOnOwnStone);
  const bool over_other = there == OtherToyColor(color) && Has(ToyBug::kPlaysOnOtherStone);
  if (there != '.' && !over_own && !over_other) return kToyIllegal;
  const auto room = static_cast<size_t>(2 * state.board.points());
  if (Has(ToyBug::kMovesForTwoBoards) && earlier_.size() >= room) return "illegal move: no room";
  if (BannedByKo(state, color, p)) return "illegal move: ko";
  if (Has(ToyBug::kRefusesOwnEye)) {
    const auto around = state.board.Neighbours(p);
    if (std::all_of(around.begin(), around.end(),
                    [&](int q) { return state.board.At(q) == color; })) {
      return "illegal move: own eye";
    }
  }
  state.board.Put(p, color);
  Draw(state, p, color);
  const bool no_air = NoAir(state.board, p);
  Removed taken;
  const bool own_first = no_air && Has(ToyBug::kOwnStonesRemovedFirst);
  if (no_air && Has(ToyBug::kSuicideBeforeCapture)) return kToySuicide;
  if (!own_first) taken = Capture(state, color, p);
  if (no_air || Has(ToyBug::kSuicideSeesNoOwnChain)) {
    if (auto why = RemoveOwn(state, color, p, taken)) return why;
  }
  if (no_air && Has(ToyBug::kBothRemoved) && !taken.stones.empty()) Take(state, p);
  const bool own_removed = state.board.At(p) == '.';
  if (auto why = Repeats(state, color, own_removed, taken)) return why;
  Age(state, color, false);
  if (!own_removed) SetKo(state, color, p, taken);
  // Only if the answer to the ko was another ko.
  if (state.ko < 0) state.old_ko = -1;
  if (Has(ToyBug::kSuperkoForgetsAtCapture) && taken.stones.size() > 1) Forget(state);
  return std::nullopt;
}

// Whether a placed stone is part of a chain without liberties. The chain is examined only if the
// point itself has none, since it may be long.
bool ToyGame::NoAir(const ToyBoard& board, int p) const {
  const auto around = board.Neighbours(p);
  const bool beside =
      std::any_of(around.begin(), around.end(), [&](int q) { return board.At(q) == '.'; });
  if (beside && !Has(ToyBug::kLibertiesOfSignedByte)) return false;
  return board.ChainAt(p).liberties == 0;
}

bool ToyGame::BannedByKo(const State& state, char color, int p) const {
  if (state.old_ko == p && state.old_ko_for == color) return true;
  if (state.ko != p) return false;
  return color == state.ko_for || Has(ToyBug::kKoForBothColours);
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
  if (Has(ToyBug::kCapturesNothing)) return removed;
  if (Has(ToyBug::kWhiteCapturesNothing) && color == 'W') return removed;
  if (Has(ToyBug::kBlackCapturesNothing) && color == 'B') return removed;
  for (const int q : state.board.Neighbours(p)) {
    if (state.board.At(q) != OtherToyColor(color)) continue;
    if (Has(ToyBug::kCapturesNotToTheLeft) && q == p - 1) continue;
    if (Has(ToyBug::kCapturesNotUpwards) && q == p - state.board.cols()) continue;
    ToyBoard::Chain chain = state.board.ChainAt(q);
    // With this mistake a chain with one liberty left is removed together with a chain that has
    // none.
    const bool along = Has(ToyBug::kCapturesWhatIsInAtari) && chain.stones.size() == 1 &&
                       chain.liberties == 1 && removed.chains > 0;
    if (chain.liberties > 0 && !along) continue;
    if (Has(ToyBug::kCapturesSingleStonesOnly) && chain.stones.size() > 1) continue;
    if (Has(ToyBug::kCapturesNoLongChain) && chain.stones.size() > 10) continue;
    if (Has(ToyBug::kCapturesOneStoneOfChain)) chain.stones.resize(1);
    if (Has(ToyBug::kCapturesTenStonesOfChain) && chain.stones.size() > 10) chain.stones.resize(10);
    if (Has(ToyBug::kCaptures255StonesOfChain) && chain.stones.size() > 255)
      chain.stones.resize(255);
    for (const int s : chain.stones) {
      if (!Has(ToyBug::kHashKeepsCaptured)) Draw(state, s, state.board.At(s));
      state.board.Put(s, '.');
      removed.stones.push_back(s);
    }
    ++removed.chains;
    if (Has(ToyBug::kCapturesOneChain)) break;
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
  bool dead = own.liberties == 0;
  if (Has(ToyBug::kSuicideSeesNoOwnChain) && taken.stones.empty()) {
    dead =
        std::none_of(around.begin(), around.end(), [&](int q) { return state.board.At(q) == '.'; });
  }
  if (!dead) return std::nullopt;
  const bool one = own.stones.size() == 1;
  bool allowed = rules_.suicide == ToyRules::Suicide::kAny ||
                 (rules_.suicide == ToyRules::Suicide::kOfSeveral && !one);
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
  if (!allowed) return kToySuicide;
  if (Has(ToyBug::kSuicideLeavesStones)) return std::nullopt;
  if (Has(ToyBug::kSuicideRemovesOneStone)) {
    state.board.Put(p, '.');
    return std::nullopt;
  }
  Take(state, p);
  return std::nullopt;
}

void ToyGame::SetKo(State& state, char color, int p, const Removed& taken) const {
  if (taken.stones.empty()) return;
  const ToyBoard::Chain own = state.board.ChainAt(p);
  const size_t stones = taken.stones.size();
  const bool alone = own.stones.size() == 1 || Has(ToyBug::kKoWithinChain);
  bool ko = stones == 1 && alone && own.liberties == 1;
  if (Has(ToyBug::kKoAfterAnyOneStone)) ko = stones == 1;
  if (Has(ToyBug::kKoAfterTwoStones)) ko = ko || (stones == 2 && alone && own.liberties <= 2);
  if (Has(ToyBug::kKoAfterAnyCapture)) ko = stones > 0;
  if (rules_.ko != ToyRules::Ko::kSimple && !Has(ToyBug::kOnlySimpleKo)) ko = false;
  if (!ko || Has(ToyBug::kNoKo)) return;
  if (Has(ToyBug::kNoKoForBlack) && color == 'W') return;
  if (Has(ToyBug::kNoKoForWhite) && color == 'B') return;
  const int at = taken.stones.back();
  const int sides = state.board.Sides(at);
  if (Has(ToyBug::kNoKoAtEdge) && sides == 1) return;
  if (Has(ToyBug::kNoKoInCorner) && sides >= 2) return;
  if (Has(ToyBug::kNoKoInside) && sides == 0) return;
  if (Has(ToyBug::kNoKoAtFirstPoint) && at == 0) return;
  if (Has(ToyBug::kNoKoAtA1) && at == state.board.points() - state.board.cols()) return;
  if (Has(ToyBug::kNoKoAtTengen) && at == state.board.points() / 2) return;
  state.ko = at;
  if (Has(ToyBug::kKoPointOfTheTaker)) state.ko = p;
  if (Has(ToyBug::kKoPointNextDoor)) state.ko = at + 1;
  if (Has(ToyBug::kKoPointTransposed))
    state.ko = at % state.board.cols() * state.board.cols() + at / state.board.cols();
  if (Has(ToyBug::kKoPointOf8Bits)) state.ko = at & 255;
  state.ko_for = Has(ToyBug::kKoBindsTheTaker) ? color : OtherToyColor(color);
  state.ko_age = 0;
}

// Advances the bans by one ply: a ban of one ply is over.
void ToyGame::Age(State& state, char color, bool by_pass) const {
  ++state.ko_age;
  if (Has(ToyBug::kKoForEver)) return;
  if (Has(ToyBug::kKoOutlastsPass) && (by_pass || color != state.ko_for)) return;
  if (Has(ToyBug::kKoOutlastsPlay) && !by_pass && state.ko_age < 3) return;
  if (Has(ToyBug::kKoForBothColours) && state.ko_age < 2) return;
  if (Has(ToyBug::kKoBindsTheTaker) && state.ko_age < 2) return;
  if (Has(ToyBug::kKoOutlastsAnotherKo)) {
    if (++state.old_ko_age >= 2) state.old_ko = -1;
    if (state.ko >= 0 && state.old_ko < 0) {
      state.old_ko = state.ko;
      state.old_ko_for = state.ko_for;
      state.old_ko_age = 0;
    }
  }
  state.ko = -1;
}

// An incremental hash without collisions: a mark for each point and colour that flips when a stone
// is added or removed.
void ToyGame::Draw(State& state, int p, char color) const {
  if (color == '.' || state.drawn.empty()) return;
  char& mark = state.drawn[static_cast<size_t>(2 * p + (color == 'B' ? 0 : 1))];
  mark = mark == '0' ? '1' : '0';
}

void ToyGame::Forget(State& state) {
  state.seen = std::make_shared<std::vector<Seen>>();
  state.seen_count = 0;
}

// Only a superko looks back. Entries after this state, from plies taken back, are dropped.
void ToyGame::Remember(State& state, char color) const {
  if (rules_.ko == ToyRules::Ko::kNone || rules_.ko == ToyRules::Ko::kSimple) return;
  if (Has(ToyBug::kSuperkoTableOf361) && state.seen_count >= kToyTable) return;
  state.seen->resize(state.seen_count);
  state.seen->emplace_back(Key(state), color);
  ++state.seen_count;
}

std::string ToyGame::Key(const State& state) const {
  if (Has(ToyBug::kHashKeepsCaptured)) return state.drawn;
  std::string key = state.board.cells();
  if (Has(ToyBug::kHashWithoutColour)) std::replace(key.begin(), key.end(), 'W', 'B');
  if (Has(ToyBug::kHashOfFirstPoint)) key[0] = '.';
  if (Has(ToyBug::kHashOfBlackStones)) std::replace(key.begin(), key.end(), 'W', '.');
  return key;
}

std::optional<std::string> ToyGame::Repeats(const State& state, char color, bool own_removed,
                                            const Removed& taken) const {
  using Ko = ToyRules::Ko;
  if (rules_.ko == Ko::kNone || rules_.ko == Ko::kSimple) return std::nullopt;
  if (Has(ToyBug::kOnlySimpleKo) || Has(ToyBug::kSuperkoNone)) return std::nullopt;
  if (Has(ToyBug::kSuperkoNotForOwnRemoval) && own_removed) return std::nullopt;
  if (Has(ToyBug::kSuperkoOfSingleStones) && taken.stones.size() != 1) return std::nullopt;
  bool by_turn = rules_.ko != Ko::kPositional;
  if (Has(ToyBug::kSuperkoCountsTurn)) by_turn = true;
  if (Has(ToyBug::kSuperkoIgnoresTurn)) by_turn = false;
  const std::string key = Key(state);
  size_t end = state.seen_count;
  size_t window = end;
  if (Has(ToyBug::kSuperkoLooksBackFive)) window = 5;
  if (Has(ToyBug::kSuperkoLooksBackEight)) window = 8;
  if (Has(ToyBug::kSuperkoLooksBackSixteen)) window = 16;
  if (Has(ToyBug::kSuperkoLooksBackThirtyTwo)) window = 32;
  const size_t begin = end - std::min(end, window);
  if (Has(ToyBug::kSuperkoNotThePresent) && end > 0) --end;
  for (size_t i = begin; i < end; ++i) {
    if ((*state.seen)[i].first == key && (!by_turn || (*state.seen)[i].second == color)) {
      return kToySuperko;
    }
  }
  return std::nullopt;
}

}  // namespace hotstone::conformance
