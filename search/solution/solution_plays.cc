#include "search/solution/solution_plays.h"

#include <algorithm>
#include <cassert>

#include "base/status_macros.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/self_removal.h"
#include "search/solution/whole_board.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::search {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::FirstPoint;
using enumerate::Resolved;
using enumerate::Stones;

SolutionPlays::SolutionPlays(const enumerate::Grid& grid, int side, certify::GoodUnder rules,
                             certify::EndsAt ends_at)
    : grid_(grid),
      side_(side),
      rules_(rules),
      ends_at_(ends_at),
      most_inside_(certify::MostInside(rules, ends_at)),
      symmetries_(grid) {
  hot_.hot = enumerate::HotRules::From({.kinds = certify::CoveredKinds(rules)});
  uint64_t power = 1;
  for (size_t byte = 0; byte < ternary_.size(); ++byte) {
    for (size_t bit = 0; bit < 8; ++bit, power *= 3) {
      for (size_t value = 0; value < 256; ++value) {
        if ((value >> bit & 1) != 0) ternary_[byte][value] += power;
      }
    }
  }
}

uint64_t SolutionPlays::NumberOf(Stones stones, int ban) const {
  const BitBoard black = side_ == 0 ? stones.own : stones.opp;
  const BitBoard white = side_ == 0 ? stones.opp : stones.own;
  uint64_t code = 0;
  for (size_t byte = 0; byte < ternary_.size(); ++byte) {
    code +=
        ternary_[byte][black >> (8 * byte) & 0xFF] + 2 * ternary_[byte][white >> (8 * byte) & 0xFF];
  }
  return code * (static_cast<uint64_t>(grid_.points()) + 1) + static_cast<uint64_t>(ban + 1);
}

absl::StatusOr<SolutionPlays> SolutionPlays::Of(const certify::SolutionHeader& header) {
  const spec::BoardSize& size = header.start.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  return SolutionPlays(grid, header.side == spec::Color::kBlack ? 0 : 1, header.rules,
                       header.ends_at);
}

ListedPosition SolutionPlays::Listed(Stones stones, int ban) const {
  ListedPosition best{NumberOf(stones, ban), stones, ban};
  for (int symmetry = 1; symmetry < symmetries_.count(); ++symmetry) {
    const Stones image = symmetries_.Map(symmetry, stones);
    const int image_ban = ban == enumerate::kNoPoint ? ban : symmetries_.MapPoint(symmetry, ban);
    const uint64_t number = NumberOf(image, image_ban);
    if (number < best.key) best = {number, image, image_ban};
  }
  return best;
}

ListedPosition SolutionPlays::NamedBy(uint64_t key) const {
  assert(Checked(key).has_value());
  return Decoded(key);
}

ListedPosition SolutionPlays::Decoded(uint64_t key) const {
  const auto slots = static_cast<uint64_t>(grid_.points()) + 1;
  ListedPosition named{key, {}, static_cast<int>(key % slots) - 1};
  uint64_t code = key / slots;
  for (int point = 0; code > 0; ++point, code /= 3) {
    if (code % 3 == 0) continue;
    ((code % 3 == 1) == (side_ == 0) ? named.stones.own : named.stones.opp) |= BitAt(point);
  }
  return named;
}

std::optional<ListedPosition> SolutionPlays::Checked(uint64_t key) const {
  const ListedPosition named = Decoded(key);
  const BitBoard stones = named.stones.own | named.stones.opp;
  const bool ban_fits = named.ban == enumerate::kNoPoint ||
                        (rules_ == certify::GoodUnder::kBasicKo && (stones >> named.ban & 1) == 0);
  if ((stones & ~grid_.full()) != 0 || !ban_fits || !enumerate::IsLegal(grid_, named.stones))
    return std::nullopt;
  if (Listed(named.stones, named.ban).key != key) return std::nullopt;
  return named;
}

BitBoard SolutionPlays::OwnerBans(const Resolved& answer, int at) const {
  return enumerate::BansAfter(grid_, answer, at, hot_);
}

BitBoard SolutionPlays::OpponentBans(const Resolved& play, int at) const {
  if (rules_ == certify::GoodUnder::kAny) return 0;
  const int ko = enumerate::SingleKoPoint(grid_, play, at);
  return ko == enumerate::kNoPoint ? 0 : BitAt(ko);
}

bool SolutionPlays::IsEnd(BitBoard own, bool hot) const {
  if (ends_at_ == certify::EndsAt::kGameEnd) return false;
  return HoldsBoard(grid_, own, hot ? 0 : most_inside_);
}

// Such a play is legal (certify/solution/next_play.h).
bool SolutionPlays::HoldsNext(Stones stones, BitBoard bans) const {
  if (ends_at_ != certify::EndsAt::kNextPlay) return false;
  BitBoard left = grid_.full() & ~(stones.own | stones.opp | bans);
  for (; left != 0; left &= left - 1) {
    if (HoldsBoard(grid_, stones.own | enumerate::FirstOf(left), most_inside_)) return true;
  }
  return false;
}

std::vector<SolutionPlays::OwnPlay> SolutionPlays::OwnPlays(const ListedPosition& position) const {
  std::vector<OwnPlay> plays;
  Analysis analysis;
  Analyse(grid_, position.stones, analysis);
  BitBoard left = analysis.empty & ~FindSelfRemovals(grid_, analysis).all;
  if (position.ban != enumerate::kNoPoint) left &= ~BitAt(position.ban);
  for (; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    const Resolved play = Resolve(grid_, analysis, BitAt(at));
    plays.push_back({at, play.after, OpponentBans(play, at)});
  }
  return plays;
}

SolutionPlays::Turn SolutionPlays::OpponentTurn(Stones stones, BitBoard bans) const {
  Turn turn;
  Analyse(grid_, enumerate::Swapped(stones), turn.analysis);
  turn.points = turn.analysis.empty & ~FindSelfRemovals(grid_, turn.analysis).single & ~bans;
  return turn;
}

std::optional<OpponentAnswer> SolutionPlays::AnswerAt(const Turn& turn, int at) const {
  const Resolved play = Resolve(grid_, turn.analysis, BitAt(at));
  const Stones after = enumerate::Swapped(play.after);
  const BitBoard hot = OwnerBans(play, at);
  const bool in_key = hot != 0 && rules_ == certify::GoodUnder::kBasicKo;
  if (play.captured != 0 && IsEnd(after.own, in_key)) return std::nullopt;
  if (HoldsNext(after, hot)) return std::nullopt;
  OpponentAnswer answer{Listed(after, in_key ? FirstPoint(hot) : enumerate::kNoPoint), 0};
  if (hot == 0 || in_key) return answer;
  answer.bans = grid_.full();
  for (int symmetry = 0; symmetry < symmetries_.count(); ++symmetry) {
    if (symmetries_.Map(symmetry, after) == answer.to.stones)
      answer.bans &= symmetries_.Map(symmetry, hot);
  }
  return answer;
}

void SolutionPlays::Answers(Stones stones, BitBoard bans, bool with_pass,
                            std::vector<OpponentAnswer>& answers) const {
  if (IsEnd(stones.own)) return;
  if (with_pass && !HoldsNext(stones, 0)) answers.push_back({Listed(stones), 0});
  const Turn turn = OpponentTurn(stones, bans);
  for (BitBoard left = turn.points; left != 0; left &= left - 1) {
    if (const auto answer = AnswerAt(turn, FirstPoint(left))) answers.push_back(*answer);
  }
}

enumerate::BitSituation SolutionPlays::AfterOwn(const OwnPlay& play) const {
  enumerate::BitSituation situation = OwnerToMove({0, play.after, enumerate::kNoPoint});
  situation.player = 1 - side_;
  situation.bans = play.bans;
  return situation;
}

enumerate::BitSituation SolutionPlays::OwnerToMove(const ListedPosition& position) const {
  const Stones stones = side_ == 0 ? position.stones : enumerate::Swapped(position.stones);
  const BitBoard bans = position.ban == enumerate::kNoPoint ? 0 : BitAt(position.ban);
  return {stones.own, stones.opp, side_, 0, bans};
}

}  // namespace hotstone::search
