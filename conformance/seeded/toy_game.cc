// The commands of the toy engine on its game: a new game, a set-up, a question, a play, a pass and
// an undo, and what each of them must leave as it was.
//
// A play is made on a copy of the state (toy_play.cc). If it is refused, KeepRefused decides what
// stays of it: nothing, unless a mistake is seeded or a condition is changed. The same holds for
// questions (KeepAsked), undo and a new game.
//
// For example, with refusal-keeps-ban-suicide a play that is refused as suicide takes the ban of a
// ko with it, and the retake is permitted.
#include "conformance/seeded/toy_game.h"

#include <algorithm>
#include <array>

namespace hotstone::conformance {
namespace {

using C = ToyCondition;

// The reason of a refusal, in the order of the families (toy_condition.h); -1 for any other.
int ReasonOf(const std::string& why) {
  const std::array<std::string_view, 4> words = {kToyIllegal, kToyKo, kToySuicide, kToySuperko};
  const auto at = std::find(words.begin(), words.end(), why);
  return at == words.end() ? -1 : static_cast<int>(at - words.begin());
}

}  // namespace

void ToyGame::Size(int cols, int rows) {
  const State old = now_;
  now_ = State(ToyBoard(cols, rows, mistake_));
  if (Has(ToyBug::kClearBoardKeepsKo) && old.board.points() == now_.board.points()) {
    now_.ban = old.ban;
  }
  SetUp({}, 'B');
}

void ToyGame::Clear() {
  const State old = now_;
  now_ = State(ToyBoard(old.board.cols(), old.board.rows(), mistake_));
  if (Has(ToyBug::kClearBoardKeepsKo) || !Holds(C::kNewGameLiftsBan, true, old.ban.color)) {
    now_.ban = old.ban;
  }
  if (KeepsPast()) now_.past = old.past;
  if (Has(ToyBug::kClearBoardKeepsPrisoners)) now_.taken = old.taken;
  for (int p = 0; p < now_.board.points(); ++p) {
    if (!Holds(C::kNewGameClears, true, old.board.At(p))) now_.board.Put(p, old.board.At(p));
  }
  SetUp({}, 'B');
}

void ToyGame::SetUp(const std::vector<std::pair<char, int>>& stones, char to_move) {
  earlier_.clear();
  if (!KeepsPast()) now_.past = {};
  now_.drawn.assign(
      Has(ToyBug::kHashKeepsCaptured) ? static_cast<size_t>(2 * now_.board.points()) : 0, '0');
  for (const auto& [color, p] : stones) {
    now_.board.Put(p, color);
    Draw(now_, p, color);
  }
  const char made_by = OtherToyColor(to_move);
  if (rules_.ko == ToyRules::Ko::kNatural && Holds(C::kStartIsNobodys, true, made_by)) return;
  if (stones.empty() && !Holds(C::kComparesWithEmptyStart, true, made_by)) return;
  if (!Holds(C::kComparesWithStart, true, made_by)) return;
  for (const char maker : {made_by, to_move}) {
    if (Holds(C::kStartIsOpponents, maker == made_by, made_by)) Remember(now_, maker, C::kNothing);
  }
}

bool ToyGame::KeepsPast() const { return !Holds(C::kNewGameForgets, true, '.'); }

bool ToyGame::Legal(char color, int p) {
  State copy = now_;
  const bool legal = !Make(copy, color, p).has_value();
  if (Has(ToyBug::kQuestionLiftsKo) && BannedByKo(now_, color, p)) now_.ban.at = -1;
  KeepAsked(copy, color);
  return legal;
}

// What a question leaves behind; `tried` is the play that it asked about.
void ToyGame::KeepAsked(const State& tried, char color) {
  if (!Holds(C::kQuestionKeepsBan, true, color)) now_.ban.at = -1;
  if (!Holds(C::kQuestionKeepsPast, true, color)) now_.past = {};
  if (!Holds(C::kQuestionKeepsStones, true, color)) now_.board = tried.board;
  if (!Holds(C::kQuestionIsForgotten, true, color)) {
    State asked = tried;
    Remember(asked, color, C::kNothing);
    now_.past = asked.past;
  }
}

std::optional<std::string> ToyGame::Play(char color, int p) {
  State next = now_;
  if (auto why = Make(next, color, p)) {
    KeepRefused(next, color, p, *why);
    return why;
  }
  const auto others = [color](const State& state) {
    const std::string& cells = state.board.cells();
    return std::count(cells.begin(), cells.end(), OtherToyColor(color));
  };
  const auto taken = static_cast<int>(others(now_) - others(next));
  next.taken[color == 'B' ? 0 : 1] += Has(ToyBug::kPrisonersByPlay) ? std::min(taken, 1) : taken;
  next.passes = 0;
  next.waits = '.';
  if (!next.dropped) Remember(next, color, next.by);
  earlier_.push_back(std::move(now_));
  now_ = std::move(next);
  return std::nullopt;
}

// What a refused play leaves behind: nothing, unless a mistake is seeded. `tried` is the play up to
// its refusal.
void ToyGame::KeepRefused(const State& tried, char color, int p, const std::string& why) {
  const int reason = ReasonOf(why);
  const auto leaves = [&](C family) {
    return reason >= 0 && !Holds(Nth(family, reason), true, color);
  };
  const State before = now_;
  if (leaves(C::kRefusalKeepsStones)) {
    now_.board = tried.board;
    now_.board.Put(p, color);
  }
  if (leaves(C::kRefusalKeepsBan)) now_.ban.at = -1;
  if (leaves(C::kRefusalSetsNoBan)) now_.ban = {p, color, 0};
  if (leaves(C::kRefusalKeepsPast)) now_.past = {};
  if (leaves(C::kRefusalIsForgotten)) {
    State refused = tried;
    if (why == kToySuicide) Take(refused, p);
    Remember(refused, color, C::kNothing);
    now_.past = refused.past;
  }
  if (leaves(C::kRefusalIsNoPly)) earlier_.push_back(before);
  if (leaves(C::kRefusalKeepsTurn)) now_.waits = color;
  if (Has(ToyBug::kRefusedPlayLiftsKo)) now_.ban.at = -1;
  if (Has(ToyBug::kRefusedSuperkoStays) && why == kToySuperko) now_.board = tried.board;
}

std::optional<std::string> ToyGame::Pass(char color) {
  if (Has(ToyBug::kSuperkoRefusesPass)) {
    // The position after a pass has of course occurred before.
    for (size_t i = 0; i < now_.past.size(); ++i) {
      if (now_.past[i] == ToyPast::Seen(Key(now_), color))
        return "illegal move: repeats a position";
    }
  }
  if (Holds(C::kPassIsTakenBack, true, color)) earlier_.push_back(now_);
  now_.waits = '.';
  Age(now_, color, C::kPassLiftsBan);
  if (rules_.ko == ToyRules::Ko::kSituational) Remember(now_, color, C::kRemembersPass);
  const bool remembers =
      rules_.ko == ToyRules::Ko::kNatural && !Holds(C::kForgetsPass, true, color);
  if (remembers || Has(ToyBug::kUndoOfPassForgets)) Remember(now_, color, C::kNothing);
  const bool kept = Holds(C::kPastOutlastsPass, true, color) &&
                    (now_.passes == 0 || Holds(C::kPastOutlastsPasses, true, color));
  if (!kept) now_.past = {};
  if (Has(ToyBug::kTwoPassesClearBoard) && now_.passes > 0) {
    now_.board = ToyBoard(now_.board.cols(), now_.board.rows(), mistake_);
  }
  ForgetByColor(now_, color, C::kOwnPastOutlastsPass, C::kOtherPastOutlastsPass);
  ++now_.passes;
  now_.closed = now_.passes >= 2 && !Holds(C::kUndoReopens, true, '.');
  return std::nullopt;
}

bool ToyGame::Undo() {
  if (earlier_.empty()) return false;
  State later = std::move(now_);
  now_ = std::move(earlier_.back());
  earlier_.pop_back();
  if (!Holds(C::kUndoRestoresBan, true, now_.ban.color)) now_.ban.at = -1;
  if (later.ban.at >= 0 && !Holds(C::kUndoDropsBan, true, later.ban.color)) now_.ban = later.ban;
  if (!Holds(C::kUndoForgetsPlay, true, '.')) now_.past = later.past;
  if (!Holds(C::kUndoKeepsPast, true, '.')) now_.past = {};
  if (!Holds(C::kUndoReopens, true, '.')) now_.closed = later.closed;
  if (Has(ToyBug::kUndoOfPassForgets) && later.passes > 0) {
    now_.past.Keep([here = Key(now_)](const ToyPast::Seen& seen) { return seen.first != here; });
  }
  if (Has(ToyBug::kUndoKeepsPrisoners)) now_.taken = later.taken;
  for (int p = 0; p < now_.board.points(); ++p) {
    const char there = now_.board.At(p);
    if (there != '.' && later.board.At(p) == '.' && !Holds(C::kUndoReturnsStones, true, there)) {
      now_.board.Put(p, '.');
    }
  }
  return true;
}

}  // namespace hotstone::conformance
