// Solves the fates of a whole board situation by situation.
//
// Situations are records in one list: first all positions, each with Black and with White to move
// and after zero to three passes; then, as plays lead to them, positions with a ban. A play is
// played once and then kept as the number of the situation after it and the set of stones that it
// takes off. Bans concern one ply, so a banned situation has the plays of its position without the
// one at the banned point.
//
// For example, in .XO/XO. White to move may take at A2: the stone at B2 goes. The next situation
// has Black to move and B2 banned.
#include "spec/fates/plain_fates.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/board/single_hot_stone.h"

namespace hotstone::spec {
namespace {

constexpr int kEndPasses = 4;

using Set = uint32_t;  // of points, by their index

Set Bit(int index) { return Set{1} << index; }

struct Answers {
  Set removed = 0;
  Set kept = 0;
  friend bool operator==(const Answers&, const Answers&) = default;
};

struct Play {
  int at = 0;
  uint32_t to = 0;  // the situation after it
  Set gone = 0;     // the stones of the position before that it takes off
};

class Plain : public BoardFates {
 public:
  explicit Plain(const BoardSize& size) : size_(size) {
    uint32_t positions = 1;
    for (int i = 0; i < size.points(); ++i) positions *= 3;
    sides_.resize(2 * positions);
    answers_.resize(2 * positions * kEndPasses);
    for (uint32_t number = 0; number < positions; ++number) AddPlays(number);
    while (Improve()) {
    }
  }

  Removal Of(const Position& position, Color to_move, std::optional<Point> banned,
             Point stone) const override {
    const uint32_t side = SideOf(position, to_move);
    const Answers answers = Best(side, banned.has_value() ? size_.Index(*banned) : -1, 0);
    const Set bit = Bit(size_.Index(stone));
    if ((answers.removed & bit) != 0) return Removal::kRemoved;
    return (answers.kept & bit) != 0 ? Removal::kKept : Removal::kHangs;
  }

 private:
  // A legal position with one player to move.
  struct Side {
    bool legal = false;
    Set own = 0;  // of the player to move
    Set opposing = 0;
    std::vector<Play> plays;
  };
  struct Banned {
    uint32_t side = 0;
    int at = 0;
  };

  uint32_t SideOf(const Position& position, Color to_move) const {
    uint32_t number = 0;
    for (int i = size_.points() - 1; i >= 0; --i) {
      const auto stone = position.At(size_.At(i));
      number = 3 * number + (stone.has_value() ? (*stone == Color::kBlack ? 1 : 2) : 0);
    }
    return 2 * number + (to_move == Color::kBlack ? 0 : 1);
  }

  Position PositionOf(uint32_t number) const {
    Position position(size_);
    for (int i = 0; i < size_.points(); ++i, number /= 3) {
      if (number % 3 != 0) {
        position.Put(size_.At(i), number % 3 == 1 ? Color::kBlack : Color::kWhite);
      }
    }
    return position;
  }

  static uint32_t Situation(uint32_t side, int passes) {
    return side * kEndPasses + static_cast<uint32_t>(passes);
  }

  uint32_t BannedSituation(uint32_t side, int at) {
    const auto [known, is_new] =
        banned_numbers_.try_emplace({side, at}, static_cast<uint32_t>(answers_.size()));
    if (is_new) {
      banned_.push_back({side, at});
      answers_.emplace_back();
    }
    return known->second;
  }

  void AddPlays(uint32_t number) {
    const Position position = PositionOf(number);
    if (!IsLegal(position)) return;
    for (const Color player : {Color::kBlack, Color::kWhite}) {
      Side& side = sides_[SideOf(position, player)];
      side.legal = true;
      for (int i = 0; i < size_.points(); ++i) {
        const auto stone = position.At(size_.At(i));
        if (stone.has_value()) (*stone == player ? side.own : side.opposing) |= Bit(i);
      }
      for (const Point at : position.EmptyPoints()) {
        const BoardPlay play = PlayAt(position, player, at);
        if (play.after == position) continue;  // removes the stone played alone
        Set gone = 0;
        for (const Point p : play.captured) gone |= Bit(size_.Index(p));
        for (const Point p : play.self_removed) gone |= Bit(size_.Index(p));
        const uint32_t after = SideOf(play.after, Opponent(player));
        const auto ban = SingleHotStoneBan(play);
        side.plays.push_back(
            {size_.Index(at),
             ban.has_value() ? BannedSituation(after, size_.Index(*ban)) : Situation(after, 0),
             gone});
      }
    }
  }

  // The best answers of the player to move, from what is known of the situations after his moves.
  Answers Best(uint32_t number, int banned, int passes) const {
    const Side& side = sides_[number];
    const Set all = side.own | side.opposing;
    Answers pass{0, all};
    if (passes + 1 < kEndPasses) pass = answers_[Situation(number ^ 1, passes + 1)];
    Answers some = pass;
    Answers every = pass;
    for (const Play& play : side.plays) {
      if (play.at == banned) continue;
      const Set removed = answers_[play.to].removed | play.gone;
      const Set kept = answers_[play.to].kept & ~play.gone;
      some.removed |= removed;
      every.removed &= removed;
      some.kept |= kept;
      every.kept &= kept;
    }
    return {(some.removed & side.opposing) | (every.removed & side.own),
            (some.kept & side.own) | (every.kept & side.opposing)};
  }

  bool Update(uint32_t situation, const Answers& answers) {
    if (answers_[situation] == answers) return false;
    answers_[situation] = answers;
    return true;
  }

  bool Improve() {
    bool changed = false;
    for (uint32_t number = 0; number < sides_.size(); ++number) {
      if (!sides_[number].legal) continue;
      for (int passes = kEndPasses - 1; passes >= 0; --passes)
        changed |= Update(Situation(number, passes), Best(number, -1, passes));
    }
    const auto first = static_cast<uint32_t>(sides_.size() * kEndPasses);
    for (uint32_t i = 0; i < banned_.size(); ++i)
      changed |= Update(first + i, Best(banned_[i].side, banned_[i].at, 0));
    return changed;
  }

  BoardSize size_;
  std::vector<Side> sides_;       // by SideOf
  std::vector<Answers> answers_;  // by Situation, then by banned_
  std::vector<Banned> banned_;
  std::map<std::pair<uint32_t, int>, uint32_t> banned_numbers_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<const BoardFates>> PlainFates(const BoardSize& size) {
  if (size.points() > kMostPlainFatePoints) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the plain law finds the fates of stones on boards of at most ",
                     kMostPlainFatePoints, " points; ", size.ToString(), " has ", size.points()));
  }
  return std::make_unique<Plain>(size);
}

}  // namespace hotstone::spec
