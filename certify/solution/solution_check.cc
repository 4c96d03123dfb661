// The check of a solution, slice by slice.
//
// CheckSolution loads the records in slices that fit in memory. For each slice it traverses the
// whole list: Records() yields each record in turn, Entry plays its move and then every answer of
// the opponent, and Demand looks up the position after an answer if the slice owns its key.
// Conditions on a record alone are checked with the first slice.
//
// For example, on 2x1 with Black to have 2 points: the start ".." lists "A1" with rank 1. White's
// answers are the pass, to "X." with rank 0 and the move pass, since the area there is 2; and the
// play at B1, which takes the stone: ".O" is not listed, so the solution is refused. (On 2x1
// nothing can be forced.)
#include "certify/solution/solution_check.h"

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "certify/solution/free_points_check.h"
#include "certify/solution/held_board.h"
#include "certify/solution/next_play.h"
#include "certify/solution/position_key.h"
#include "certify/solution/solution_claim.h"
#include "certify/solution/solution_slice.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::certify {
namespace {

using spec::BoardPlay;
using spec::Color;
using spec::Point;
using spec::Position;

constexpr uint64_t kLeastMemory = 1 << 30;
constexpr uint64_t kNoBound = uint64_t{1} << 32;

absl::Status Refused(const std::string& reason, const Position& position) {
  return absl::FailedPreconditionError(
      absl::StrCat(reason, "\n", absl::StrJoin(position.ToRows(), "\n"), "\n"));
}

class SolutionCheck {
 public:
  SolutionCheck(const SolutionHeader& header, uint64_t entries, ReadRecords read,
                const PositionKeys& keys, Progress* progress)
      : header_(header),
        entries_(entries),
        read_(std::move(read)),
        keys_(keys),
        progress_(progress),
        opponent_(spec::Opponent(header_.side)),
        hot_{.kinds = CoveredKinds(header_.rules)},
        next_play_(header_.side, header_.MostInside()) {}

  absl::StatusOr<SolutionChecked> Run(uint64_t records_at_hand) {
    to_judge_ = (entries_ + records_at_hand - 1) / records_at_hand * entries_;
    if (!spec::IsLegal(header_.start))
      return Refused("the start has a chain without a liberty", header_.start);
    for (uint64_t first = 0; first == 0 || first < entries_; first += slice_.size()) {
      absl::Status status = slice_.Load(read_, first, records_at_hand);
      if (status.ok()) status = Start();
      if (status.ok()) status = Records();
      if (!status.ok()) return status;
      ++checked_.slices;
      if (slice_.size() == 0) break;
    }
    checked_.claim = SolutionClaim(header_);
    return std::move(checked_);
  }

 private:
  // True during the first slice; some conditions are checked only then.
  bool Once() const { return checked_.slices == 0; }

  // Whether a ban is part of a position.
  bool LooksAtBans() const { return header_.rules == GoodUnder::kBasicKo; }

  // Whether one of the listed moves must be open after an answer has made stones hot.
  bool LooksAtHotStones() const {
    return header_.rules != GoodUnder::kAnySingleHot && header_.rules != GoodUnder::kBasicKo;
  }

  // Whether the opponent may not take back at once.
  bool HasBasicKo() const {
    return header_.rules != GoodUnder::kAny && header_.rules != GoodUnder::kAnySingleHot;
  }

  // Whether a line may end here, with the opponent to move or, unless a stone that he would take is
  // hot, with the owner to move.
  bool IsEnd(const Position& position, bool hot = false) const {
    if (header_.ends_at == EndsAt::kGameEnd) return false;
    return HoldsBoard(position, header_.side, hot ? 0 : header_.MostInside());
  }

  absl::Status Start() {
    if (header_.to_move == header_.side) {
      return IsEnd(header_.start) ? absl::OkStatus() : Demand(header_.start, kNoBound, nullptr);
    }
    if (IsEnd(header_.start)) return absl::OkStatus();
    return Answers(header_.start, kNoBound, std::nullopt);
  }

  absl::Status Records() {
    std::vector<SolutionEntry> piece(1 << 12);
    std::optional<SolutionEntry> before;
    for (uint64_t first = 0; first < entries_;) {
      const uint64_t judged = static_cast<uint64_t>(checked_.slices) * entries_ + first;
      if (!KeepGoing(progress_, "solution, records checked", judged, to_judge_)) {
        return absl::CancelledError(
            absl::StrCat("stopped after ", judged, " records of ", to_judge_));
      }
      ASSIGN_OR_RETURN(const auto read, read_(first, piece));
      for (const SolutionEntry& entry : std::span(piece).first(read)) {
        absl::Status status = before.has_value() ? Follows(*before, entry) : absl::OkStatus();
        if (status.ok()) status = Entry(entry);
        if (!status.ok()) return status;
        before = entry;
      }
      first += read;
    }
    return absl::OkStatus();
  }

  absl::Status Follows(const SolutionEntry& before, const SolutionEntry& entry) const {
    const auto refused = [&](const std::string& what) {
      return absl::FailedPreconditionError(what);
    };
    if (std::tie(entry.key, entry.move) <= std::tie(before.key, before.move)) {
      return refused(absl::StrCat("the records are out of order at key ", entry.key));
    }
    if (entry.key != before.key) return absl::OkStatus();
    if (entry.rank != before.rank)
      return refused(absl::StrCat("key ", entry.key, " has two ranks"));
    if (header_.rules == GoodUnder::kAnySingleHot) {
      return refused(absl::StrCat("key ", entry.key,
                                  " has a second move, which is never needed under these rules"));
    }
    return absl::OkStatus();
  }

  absl::Status Entry(const SolutionEntry& entry) {
    const auto named = keys_.NamedBy(entry.key);
    if (!named.has_value() || (named->ban.has_value() && !LooksAtBans())) {
      return absl::FailedPreconditionError(
          absl::StrCat(entry.key, " is not the key of a position"));
    }
    const Position& position = named->position;
    if (Once()) {
      if (keys_.KeyOf(position, named->ban) != entry.key)
        return Refused("the position is not the smallest of its images", position);
      if (!spec::IsLegal(position)) return Refused("a chain has no liberty", position);
      ++checked_.situations;
      checked_.highest_rank = std::max<uint64_t>(checked_.highest_rank, entry.rank);
    }
    if (entry.move == kSolutionPass) return Pass(position, entry);
    if (named->ban.has_value() && header_.start.size().Index(*named->ban) == entry.move) {
      return Refused("the move is banned", position);
    }
    return Play(position, entry);
  }

  absl::Status Pass(const Position& position, const SolutionEntry& entry) {
    const int area = spec::CountArea(position).Difference();
    const int reached = header_.side == Color::kBlack ? area : -area;
    if (reached < header_.at_least) {
      return Refused(absl::StrCat("the owner passes with an area difference of ", reached),
                     position);
    }
    if (Once()) ++checked_.ends;
    return Plays(position, entry.rank, std::nullopt, IsEnd(position));
  }

  absl::Status Play(const Position& position, const SolutionEntry& entry) {
    if (entry.move >= header_.start.size().points())
      return Refused("the move is not a point of the board", position);
    const Point at = header_.start.size().At(entry.move);
    if (!position.IsEmpty(at))
      return Refused(absl::StrCat(spec::PointName(at), " is not empty"), position);
    const BoardPlay play = spec::PlayAt(position, header_.side, at);
    if (!play.self_removed.empty()) {
      return Refused(absl::StrCat(spec::PointName(at), " removes own stones"), position);
    }
    if (IsEnd(play.after)) {
      if (Once()) ++checked_.settled;
      return absl::OkStatus();
    }
    std::optional<Point> forbidden;
    if (HasBasicKo()) forbidden = spec::SingleHotStoneBan(play);
    return Answers(play.after, entry.rank, forbidden);
  }

  // The pass and the plays of the opponent, each to be answered with a rank below the bound, from a
  // position that is no end.
  absl::Status Answers(const Position& position, uint64_t bound, std::optional<Point> forbidden) {
    if (Once()) ++checked_.transitions;
    const absl::Status pass = Demand(position, bound, nullptr);
    return pass.ok() ? Plays(position, bound, forbidden, false) : pass;
  }

  // Whether a line may end depends on the owner's stones alone, so an answer that takes none of
  // them leaves it at `is_end`.
  absl::Status Plays(const Position& position, uint64_t bound, std::optional<Point> forbidden,
                     bool is_end) {
    for (const Point at : position.EmptyPoints()) {
      if (at == forbidden) continue;
      const BoardPlay play = spec::PlayAt(position, opponent_, at);
      if (play.after == position) continue;  // only the stone played is removed
      if (Once()) ++checked_.transitions;
      const bool ends =
          play.captured.empty()
              ? is_end
              : IsEnd(play.after, LooksAtBans() && spec::SingleHotStoneBan(play).has_value());
      if (ends) {
        if (Once()) ++checked_.settled;
        continue;
      }
      RETURN_IF_ERROR(Demand(play.after, bound, &play));
    }
    return absl::OkStatus();
  }

  // Requires that the position is listed with a rank below the bound, and with a move that the
  // answer has not banned; or that it is not listed and the owner's next play ends the line, if it
  // may end so.
  absl::Status Demand(const Position& position, uint64_t bound, const BoardPlay* answer) {
    std::optional<Point> ban;
    if (answer != nullptr && LooksAtBans()) ban = spec::SingleHotStoneBan(*answer);
    const uint64_t key = keys_.KeyOf(position, ban);
    if (!slice_.Owns(key)) return absl::OkStatus();
    const auto listed = slice_.Find(key);
    if (!listed.has_value() && header_.ends_at == EndsAt::kNextPlay &&
        HasNextPlay(position, answer)) {
      ++checked_.next_plays;
      return absl::OkStatus();
    }
    if (!listed.has_value())
      return Refused("the position is missing, although play leads there", position);
    if (listed->rank >= bound) {
      return Refused(absl::StrCat("rank ", listed->rank, " is not below ", bound,
                                  ", the rank of a position from which play leads there"),
                     position);
    }
    if (answer == nullptr || !LooksAtHotStones()) return absl::OkStatus();
    const std::vector<Point> bans = BansAfter(*answer);
    for (const uint8_t move : listed->moves) {
      if (move == kSolutionPass || !IsBanned(position, key, move, bans)) return absl::OkStatus();
    }
    return Refused(
        absl::StrCat("after ", spec::PointName(answer->at),
                     " every move listed for the resulting position would remove a hot stone"),
        position);
  }

  // The points where the owner would take stones that the answer has made hot.
  std::vector<Point> BansAfter(const BoardPlay& answer) const {
    std::vector<Point> bans;
    for (const auto& hot : spec::FindHotStones(answer, hot_)) bans.push_back(hot.at);
    return bans;
  }

  // Whether a play that no hot stone bans gives the owner the board (next_play.h).
  bool HasNextPlay(const Position& position, const BoardPlay* answer) {
    uint64_t points = next_play_.Points(position);
    if (points != 0 && answer != nullptr && LooksAtHotStones()) {
      for (const Point at : BansAfter(*answer))
        points &= ~(uint64_t{1} << header_.start.size().Index(at));
    }
    return points != 0;
  }

  // Whether the listed move is banned, for any image of the position that the list may use.
  bool IsBanned(const Position& position, uint64_t key, uint8_t move,
                const std::vector<Point>& bans) const {
    for (int symmetry = 0; symmetry < keys_.symmetries(); ++symmetry) {
      if (keys_.ImageNumber(position, std::nullopt, symmetry) != key) continue;
      const bool banned = std::any_of(bans.begin(), bans.end(), [&](const Point at) {
        return header_.start.size().Index(keys_.Image(symmetry, at)) == move;
      });
      if (!banned) return false;
    }
    return true;
  }

  const SolutionHeader& header_;
  const uint64_t entries_;
  const ReadRecords read_;
  const PositionKeys& keys_;
  Progress* const progress_;
  const Color opponent_;
  const spec::HotLaw hot_;
  uint64_t to_judge_ = 0;  // records, in all slices together
  SolutionSlice slice_;
  NextPlay next_play_;
  SolutionChecked checked_;
};

}  // namespace

absl::StatusOr<SolutionChecked> CheckSolution(SolutionReader& solution,
                                              const SolutionCheckOptions& options) {
  const auto read = [&solution](uint64_t first, std::span<SolutionEntry> into) {
    return solution.Read(first, into);
  };
  if (solution.header().free_points)
    return CheckFreePoints(solution.header(), solution.entries(), read, options.progress);
  ASSIGN_OR_RETURN(const auto keys, KeysOf(solution.header()));
  const uint64_t bytes = solution.entries() * kSolutionRecord;
  const uint64_t memory = options.memory > 0 ? options.memory : std::max(bytes / 4, kLeastMemory);
  return SolutionCheck(solution.header(), solution.entries(), read, keys, options.progress)
      .Run(std::max<uint64_t>(memory / kSolutionRecord, 1));
}

absl::StatusOr<SolutionChecked> CheckSolution(const Solution& solution,
                                              const SolutionCheckOptions& options) {
  const std::span<const SolutionEntry> entries = solution.entries;
  const auto read = [entries](uint64_t first,
                              std::span<SolutionEntry> into) -> absl::StatusOr<size_t> {
    if (first >= entries.size()) return size_t{0};
    const auto from = entries.subspan(static_cast<size_t>(first));
    const size_t count = std::min(into.size(), from.size());
    std::copy_n(from.begin(), count, into.begin());
    return count;
  };
  if (solution.header.free_points)
    return CheckFreePoints(solution.header, entries.size(), read, options.progress);
  ASSIGN_OR_RETURN(const auto keys, KeysOf(solution.header));
  const uint64_t at_hand =
      options.memory > 0 ? options.memory / kSolutionRecord : entries.size() + 1;
  return SolutionCheck(solution.header, entries.size(), read, keys, options.progress)
      .Run(std::max<uint64_t>(at_hand, 1));
}

}  // namespace hotstone::certify
