// The cycle rules that forbid plays of a completed cycle: second-cycle, starter, starter-first and
// disturber.
//
// PlySequence numbers each pair of a position and the player to move at its first occurrence, and
// stores the ply of its last occurrence. A ply that leads to a known pair completes the cycle of
// all plies since then. CompletedCycleRule then forbids the board plays of that cycle: to both
// players under second-cycle; to the player who made its first move under starter; the same, but
// only for a new cycle, under starter-first; and under disturber to the player whom the
// classification of ko_cycle.cc names or, if it names nobody, to whom the rule set says. Under
// start=first it forbids only the starter's first play. A play is a position, a point and a player;
// `open_` keeps the plays that are not forbidden yet, so each is examined once. Under starter-first
// two cycles are the same if one is a rotation of the other; their least rotations are compared.
//
// For example, on a board of two points with a white stone on B1 and Black to move, B:A1 captures,
// and W:B1 captures back: the first position recurs with Black to move. Without hot stones this
// completes a cycle of two plies, which Black started. Under starter Black may not play A1 from
// that position again; under second-cycle White may not answer at B1 either.
#include "spec/rules/completed_cycles.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::spec {
namespace {

// A board play as the rules compare it.
using PlayName = std::tuple<std::string, Point, Color>;  // position before, point, player

// The plies of the game, and the plies of each completed cycle.
class PlySequence {
 public:
  PlySequence(const Position& start, Color to_move) { Number(start, to_move); }

  struct Ply {
    std::optional<PlayName> play;  // nothing: a pass or an agreement
    int from = 0;                  // number of the (position, player to move) before it
    std::optional<Move> move;      // nothing: an agreement
  };

  // Adds a ply. Returns the first ply of the cycle that it completes; nothing if it completes none.
  std::optional<size_t> Add(std::optional<PlayName> play, std::optional<Move> move,
                            const Position& after, Color to_move) {
    plies_.push_back({std::move(play), now_, move});
    const auto [number, earlier] = Number(after, to_move);
    now_ = number;
    return earlier;
  }

  size_t size() const { return plies_.size(); }
  const Ply& At(size_t i) const { return plies_[i]; }

 private:
  // The number of a (position, player to move) reached now, and the number of plies made when it
  // last occurred.
  std::pair<int, std::optional<size_t>> Number(const Position& position, Color to_move) {
    const auto [it, is_new] = latest_.try_emplace(
        {position.cells(), to_move}, std::pair(static_cast<int>(latest_.size()), plies_.size()));
    if (is_new) return {it->second.first, std::nullopt};
    const size_t earlier = it->second.second;
    it->second.second = plies_.size();
    return {it->second.first, earlier};
  }

  std::vector<Ply> plies_;
  int now_ = 0;
  // The number of each (position, player to move), and the plies made when it last occurred.
  std::map<std::pair<std::string, Color>, std::pair<int, size_t>> latest_;
};

class CompletedCycleRule : public CycleRule {
 public:
  CompletedCycleRule(Cycle cycle, const RuleSet& rules, const Position& start, Color to_move)
      : cycle_(cycle), rules_(rules), sequence_(start, to_move) {}

  std::optional<CycleBan> Forbids(const BoardPlay& play) const override {
    if (!IsAmong(forbidden_[Index(play.player)], play)) return std::nullopt;
    return CycleBan{cycle_, IsAmong(nobody_named_[Index(play.player)], play)};
  }

  void AfterPlay(const BoardPlay& play) override {
    Add(PlayName{play.before.cells(), play.at, play.player}, Move{play.player, play.at}, play.after,
        Opponent(play.player));
  }
  void AfterPass(const Position& position, Color to_move) override {
    Add(std::nullopt, Pass(Opponent(to_move)), position, to_move);
  }
  void AfterAgreement(const Position& position, Color to_move) override {
    Add(std::nullopt, std::nullopt, position, to_move);
  }

  size_t MemorySize() const override {
    return forbidden_[0].size() + forbidden_[1].size() + known_cycles_.size() + classified_.size();
  }
  const std::vector<ClassifiedCycle>& Classified() const override { return classified_; }

  std::unique_ptr<CycleRule> Clone() const override {
    return std::make_unique<CompletedCycleRule>(*this);
  }

 private:
  // Whether it is one of these plays, as the rule set compares them.
  bool IsAmong(const std::set<PlayName>& plays, const BoardPlay& play) const {
    return plays.contains({play.before.cells(), play.at, play.player}) ||
           (rules_.cycle_color == CycleColor::kEither &&
            plays.contains({play.before.cells(), play.at, Opponent(play.player)}));
  }

  static size_t Index(Color color) { return color == Color::kBlack ? 0 : 1; }

  void Add(std::optional<PlayName> play, std::optional<Move> move, const Position& after,
           Color to_move) {
    if (play.has_value()) {
      for (auto& open : open_) open.insert(sequence_.size());
    }
    const auto first = sequence_.Add(std::move(play), move, after, to_move);
    if (!first.has_value()) return;
    switch (cycle_) {
      case Cycle::kSecondCycle:
        ForbidPlaysSince(*first, Color::kBlack);
        ForbidPlaysSince(*first, Color::kWhite);
        break;
      case Cycle::kStarter:
        BindStarter(*first, to_move);
        break;
      case Cycle::kStarterFirst:
        if (known_cycles_.insert(CyclicWord(*first)).second) BindStarter(*first, to_move);
        break;
      case Cycle::kDisturber:
        if (const auto* cycle = ClassifiedSince(*first, after, to_move)) Bind(*first, *cycle);
        break;
      case Cycle::kNone:
      case Cycle::kSquare:
      case Cycle::kPsk:
      case Cycle::kSsk:
      case Cycle::kNssk:
      case Cycle::kFixed:
        std::abort();  // not a rule about completed cycles
    }
  }

  // Forbids `bound` the plays since then. Plays already forbidden to him are not examined again.
  void ForbidPlaysSince(size_t first, Color bound, bool nobody_named = false) {
    auto& open = open_[Index(bound)];
    for (auto ply = open.lower_bound(first); ply != open.end(); ply = open.erase(ply)) {
      forbidden_[Index(bound)].insert(*sequence_.At(*ply).play);
      if (nobody_named) nobody_named_[Index(bound)].insert(*sequence_.At(*ply).play);
    }
  }

  // The starter's plays since then, or the first of them.
  void BindStarter(size_t first, Color starter) {
    if (rules_.start == StarterPlays::kAll) return ForbidPlaysSince(first, starter);
    for (size_t i = first; i < sequence_.size(); ++i) {
      const auto& play = sequence_.At(i).play;
      if (!play.has_value() || std::get<Color>(*play) != starter) continue;
      forbidden_[Index(starter)].insert(*play);
      return;
    }
  }

  // Forbids the plays since then to the player whom the classification names or, if it names
  // nobody, to those whom the rule set binds.
  void Bind(size_t first, const ClassifiedCycle& cycle) {
    if (cycle.disturber.has_value()) return ForbidPlaysSince(first, *cycle.disturber);
    switch (rules_.unnamed) {
      case Unnamed::kNobody:
        break;
      case Unnamed::kBoth:
        ForbidPlaysSince(first, Color::kBlack, true);
        ForbidPlaysSince(first, Color::kWhite, true);
        break;
      case Unnamed::kStarter:
        ForbidPlaysSince(first, cycle.starter, true);
        break;
    }
  }

  // The plies since then as a word. A letter is a (position, player to move) and the point played,
  // or -1 for a pass.
  using Word = std::vector<std::pair<int, int>>;
  Word WordSince(size_t first) const {
    Word word;
    for (size_t i = first; i < sequence_.size(); ++i) {
      const auto& ply = sequence_.At(i);
      const int point = ply.play.has_value() ? std::get<Point>(*ply.play).row * kMaxSide +
                                                   std::get<Point>(*ply.play).col
                                             : -1;
      word.emplace_back(ply.from, point);
    }
    return word;
  }

  // The classification of the plies since then, which lead from `now` back to it. The same cycle,
  // entered at the same ply, is classified once. Nothing for a cycle without a board play.
  const ClassifiedCycle* ClassifiedSince(size_t first, const Position& now, Color to_move) {
    CompletedCycle completed{now, to_move, {}};
    bool in_turn = true;
    bool has_play = false;
    Color turn = to_move;
    for (size_t i = first; i < sequence_.size(); ++i) {
      const auto& ply = sequence_.At(i);
      has_play |= ply.play.has_value();
      in_turn &= ply.move.has_value() && ply.move->player == turn;
      if (ply.move.has_value()) completed.moves.push_back(*ply.move);
      turn = Opponent(turn);
    }
    if (!has_play) return nullptr;
    const auto [known, is_new] = classified_as_.try_emplace(WordSince(first), classified_.size());
    if (!is_new) return &classified_[known->second];
    ClassifiedCycle cycle{sequence_.size() - first, to_move, std::nullopt, std::nullopt};
    // ClassifyCycle only requires alternating moves that lead back.
    if (const auto verdict = ClassifyCycle(completed, rules_.ReadingOfCycles());
        in_turn && verdict.ok()) {
      cycle.verdict = verdict->verdict;
      cycle.disturber = verdict->disturber;
    }
    classified_.push_back(cycle);
    return &classified_.back();
  }

  // The cycle as a word independent of where it was entered: the least rotation.
  Word CyclicWord(size_t first) const {
    const Word word = WordSince(first);
    // Two candidates compete; the one that loses at a letter cannot win from any later start up to
    // that letter either.
    const size_t n = word.size();
    size_t a = 0;
    size_t b = 1;
    for (size_t k = 0; a < n && b < n && k < n;) {
      const auto& x = word[(a + k) % n];
      const auto& y = word[(b + k) % n];
      if (x == y) {
        ++k;
        continue;
      }
      (x > y ? a : b) += k + 1;
      if (a == b) ++b;
      k = 0;
    }
    const size_t least = std::min(a, b);
    Word rotated(word.begin() + static_cast<std::ptrdiff_t>(least), word.end());
    rotated.insert(rotated.end(), word.begin(), word.begin() + static_cast<std::ptrdiff_t>(least));
    return rotated;
  }

  Cycle cycle_;
  RuleSet rules_;
  PlySequence sequence_;
  std::set<size_t> open_[2];  // by player: board plays that no cycle has forbidden to him yet
  std::set<PlayName> forbidden_[2];     // by player
  std::set<PlayName> nobody_named_[2];  // those of cycles for which nobody is named
  std::set<Word> known_cycles_;         // starter-first
  // Under disturber: the cycles found so far, and the index of each.
  std::vector<ClassifiedCycle> classified_;
  std::map<Word, size_t> classified_as_;
};

}  // namespace

std::unique_ptr<CycleRule> MakeCompletedCycleRule(Cycle cycle, const RuleSet& rules,
                                                  const Position& start, Color to_move) {
  assert(TraitsOf(cycle).completed_cycles);
  return std::make_unique<CompletedCycleRule>(cycle, rules, start, to_move);
}

}  // namespace hotstone::spec
