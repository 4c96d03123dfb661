// The rules of the toy engine: simple ko or a superko, with or without self-removal, and one
// mistake.
//
// Without a mistake it plays by the law under the rules that it has; with one (toy_bug.h) it is
// wrong in that respect and no other. A game is a list of states, one per ply, so `undo` is one
// step back. The mistakes of undo leave something of the later state behind, and the mistakes of
// refusals leave something of the refused play.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_GAME_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_GAME_H_

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conformance/seeded/toy_board.h"
#include "conformance/seeded/toy_rules.h"

namespace hotstone::conformance {

// Why a play is refused.
inline constexpr char kToyIllegal[] = "illegal move";
inline constexpr char kToyKo[] = "illegal move: ko";
inline constexpr char kToySuicide[] = "illegal move: suicide";
inline constexpr char kToySuperko[] = "illegal move: superko";

inline char OtherToyColor(char color) { return color == 'B' ? 'W' : 'B'; }

// The positions that a superko compares: the board as a key, and the player who made it. One list
// is shared by all states of a game, each owning a prefix, so a ply costs no more in a game of a
// thousand plies than in a game of ten.
class ToyPast {
 public:
  using Seen = std::pair<std::string, char>;
  size_t size() const { return count_; }
  const Seen& operator[](size_t i) const { return (*seen_)[i]; }
  // Entries behind this prefix, from plies taken back, are dropped.
  void Add(std::string key, char color) {
    seen_->resize(count_++);
    seen_->emplace_back(std::move(key), color);
  }
  // Forgets what does not satisfy the condition.
  void Keep(const std::function<bool(const Seen&)>& kept) {
    ToyPast rest;
    for (size_t i = 0; i < count_; ++i) {
      if (kept((*seen_)[i])) rest.Add((*seen_)[i].first, (*seen_)[i].second);
    }
    *this = std::move(rest);
  }

 private:
  std::shared_ptr<std::vector<Seen>> seen_ = std::make_shared<std::vector<Seen>>();
  size_t count_ = 0;
};

class ToyGame {
 public:
  ToyGame(ToyRules rules, ToyMistake mistake) : rules_(rules), mistake_(mistake) { Size(9, 9); }

  void Size(int cols, int rows);
  // An empty board or one with stones; `to_move` is 'B' or 'W'.
  void Clear();
  void SetUp(const std::vector<std::pair<char, int>>& stones, char to_move);

  const ToyBoard& board() const { return now_.board; }
  const ToyRules& rules() const { return rules_; }

  // The reason in a few words if the play is refused; nothing if it is made.
  std::optional<std::string> Play(char color, int p);
  std::optional<std::string> Pass(char color);
  // Not const because one mistake makes the question change something.
  bool Legal(char color, int p);
  bool Undo();
  // The stones that the colour has taken.
  int Taken(char color) const { return now_.taken[color == 'B' ? 0 : 1]; }

 private:
  struct Ban {
    int at = -1;  // the point where `color` may not play
    char color = '.';
    int age = 0;  // plies since then
  };
  struct State {
    explicit State(ToyBoard b) : board(std::move(b)) {}
    ToyBoard board;
    Ban ban;
    Ban old;                     // for one mistake: the previous one
    std::string drawn;           // what an incremental hash has mixed in: two marks per point
    int passes = 0;              // in a row, up to now
    bool closed = false;         // for one mistake: it takes the game for over
    ToyCondition by{};           // what it remembers the last play for
    bool dropped = false;        // for two mistakes: the last play is not remembered
    std::array<int, 2> taken{};  // stones, by Black and by White
    char waits = '.';            // for mistakes about refusals: the colour that it lets wait
    ToyPast past;
  };
  struct Removed {
    std::vector<int> stones;
    int chains = 0;
    size_t own = 0;  // stones of the player
  };

  // Whether the mistake is about the board or a play rather than what is remembered.
  bool OfPlays() const {
    return mistake_.condition != ToyCondition::kNothing &&
           mistake_.condition < ToyCondition::kKoOneTaken;
  }
  bool Has(ToyBug bug) const { return now_.board.Has(bug); }
  bool Holds(ToyCondition condition, bool law, char color) const {
    return now_.board.Holds(condition, law, color);
  }
  std::optional<std::string> Make(State& state, char color, int p) const;
  bool NoAir(const ToyBoard& board, char color, int p) const;
  bool BannedByKo(const State& state, char color, int p) const;
  Removed Capture(State& state, char color, int p) const;
  size_t Joined(const State& state, char color, int p) const;
  void KeepRefused(const State& tried, char color, int p, const std::string& why);
  void KeepAsked(const State& tried, char color);
  bool KeepsPast() const;
  std::optional<std::string> RemoveOwn(State& state, char color, int p, const Removed& taken) const;
  static int FirstLiberty(const ToyBoard& board, const ToyBoard::Chain& chain);
  void SetKo(State& state, char color, int p, const Removed& taken) const;
  void Age(State& state, char color, ToyCondition by) const;
  void Take(State& state, int p) const;
  std::string Key(const State& state) const;
  // Whether a capture is large, for a mistake about eight stones and for one about several chains.
  bool Large(const Removed& taken, ToyBug eight, ToyBug chains) const {
    return (Has(eight) && taken.stones.size() >= 8) || (Has(chains) && taken.chains > 1);
  }
  std::optional<std::string> Repeats(const State& state, char color, bool own_removed,
                                     const Removed& taken) const;
  void Remember(State& state, char color, ToyCondition by) const;
  bool SameInBytes(int ko, int p, char color) const;
  int NumberOf(int p, int numbering) const;
  void ForgetByColor(State& state, char color, ToyCondition own, ToyCondition other) const;
  bool Tolerates(const State& state, int reason, char color) const;
  void Draw(State& state, int p, char color) const;

  ToyRules rules_;
  ToyMistake mistake_;
  State now_{ToyBoard(9, 9, {})};
  std::vector<State> earlier_;
};

// How often a mistake shows in play, a measure of how special it is: the wrong answers in a few
// random games on 5x5, always the same ones, under these rules: wrong refusals, wrong permissions,
// wrong stones. Some ten thousand questions.
//
// When several mistakes explain the same wrong answers, the one that shows least elsewhere says
// most about the engine, and is listed first (conform_groups.h).
int64_t ToyBreadth(const ToyMistake& mistake, const ToyRules& rules);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_GAME_H_
