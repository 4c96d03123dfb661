// The check of a solution, slice by slice.
//
// CheckSolution takes the records in slices that fit the memory. For each slice it goes through the whole file:
// Records() hands out each record in turn, Entry plays its move and then every answer of the opponent, and
// Demand looks up where an answer leads if its key falls into the slice. A key between the first of a slice
// and the first of the next belongs to that slice, so a position that is not listed is missed by just one of
// them. What concerns a record alone is checked while the first slice is at hand.
//
// For example, on 2x1 with Black to have 2 points: the start ".." lists "A1" with rank 1. White's answers are
// the pass, to "X." with rank 0 and the move pass, since the area there is 2; and the play at B1, which takes
// the stone: ".O" is not listed, and the solution is refused. (On 2x1 nothing can be forced.)
#include "certify/solution/solution_check.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/solution/held_board.h"
#include "certify/solution/position_key.h"
#include "certify/solution/settled_board.h"
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

constexpr uint64_t kLeastMemory = 16 << 20;
constexpr int kNoBound = 1 << 16;

// The records at hand: ascending keys, what stands beside them, and the keys that belong to this slice.
struct Slice {
  std::vector<uint64_t> keys;
  std::vector<uint16_t> ranks;
  std::vector<uint8_t> moves;
  uint64_t from = 0;
  std::optional<uint64_t> below;  // nothing: all keys from `from` on

  bool Owns(uint64_t key) const { return key >= from && (!below.has_value() || key < *below); }
};

absl::Status Refused(const std::string& reason, const Position& position) {
  return absl::FailedPreconditionError(
      absl::StrCat(reason, "\n", absl::StrJoin(position.ToRows(), "\n"), "\n"));
}

class SolutionCheck {
 public:
  SolutionCheck(SolutionReader& solution, const PositionKeys& keys, Progress* progress)
      : solution_(solution),
        header_(solution.header()),
        keys_(keys),
        progress_(progress),
        opponent_(spec::Opponent(header_.side)) {}

  absl::StatusOr<SolutionChecked> Run(uint64_t records_at_hand) {
    to_judge_ = (solution_.entries() + records_at_hand - 1) / records_at_hand * solution_.entries();
    if (!spec::IsLegal(header_.start))
      return Refused("the start has a chain without a liberty", header_.start);
    for (uint64_t first = 0; first == 0 || first < solution_.entries();) {
      const absl::Status loaded = Load(first, records_at_hand);
      if (!loaded.ok()) return loaded;
      slice_.from = first == 0 ? 0 : slice_.keys.front();
      first += slice_.keys.size();
      absl::Status status = Start();
      if (status.ok()) status = Records();
      if (!status.ok()) return status;
      ++checked_.slices;
      if (slice_.keys.empty()) break;
    }
    checked_.claim = Claim();
    return std::move(checked_);
  }

 private:
  // True while the first slice is at hand: what is asked once is asked then.
  bool Once() const { return checked_.slices == 0; }

  // Takes records from `first` on: so many, and those that share the key of the last one.
  absl::Status Load(uint64_t first, uint64_t records) {
    slice_ = Slice{};
    std::vector<SolutionEntry> piece(static_cast<size_t>(std::min<uint64_t>(records + 1, 1 << 14)));
    for (;;) {
      const auto read = solution_.Read(first + slice_.keys.size(), piece);
      if (!read.ok()) return read.status();
      if (*read == 0) return absl::OkStatus();
      for (const SolutionEntry& entry : std::span(piece).first(*read)) {
        if (slice_.keys.size() >= records && entry.key != slice_.keys.back()) {
          slice_.below = entry.key;
          return absl::OkStatus();
        }
        slice_.keys.push_back(entry.key);
        slice_.ranks.push_back(entry.rank);
        slice_.moves.push_back(entry.move);
      }
    }
  }

  bool LooksAtBans() const { return header_.rules == GoodUnder::kBasicKo; }

  // Whether a line may end here, with the opponent to move or, unless a stone that he would take is hot, the owner.
  bool IsEnd(const Position& position, bool hot = false) const {
    switch (header_.ends_at) {
      case EndsAt::kGameEnd:
        return false;
      case EndsAt::kSettledBoard:
        return SettlesBoard(position, header_.side);
      case EndsAt::kHeldBoard:
        break;
    }
    return hot ? SettlesBoard(position, header_.side) : HoldsBoard(position, header_.side);
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
    for (uint64_t first = 0; first < solution_.entries();) {
      const uint64_t judged = static_cast<uint64_t>(checked_.slices) * solution_.entries() + first;
      if (!KeepGoing(progress_, "solution, records judged", judged, to_judge_)) {
        return absl::CancelledError(absl::StrCat("stopped after ", judged, " records of ", to_judge_));
      }
      const auto read = solution_.Read(first, piece);
      if (!read.ok()) return read.status();
      for (const SolutionEntry& entry : std::span(piece).first(*read)) {
        if (before.has_value() && std::tie(entry.key, entry.move) <= std::tie(before->key, before->move)) {
          return absl::FailedPreconditionError(absl::StrCat("the records do not ascend at key ", entry.key));
        }
        if (before.has_value() && entry.key == before->key && entry.rank != before->rank) {
          return absl::FailedPreconditionError(absl::StrCat("key ", entry.key, " has two ranks"));
        }
        before = entry;
        if (const absl::Status status = Entry(entry); !status.ok()) return status;
      }
      first += *read;
    }
    return absl::OkStatus();
  }

  absl::Status Entry(const SolutionEntry& entry) {
    const auto named = keys_.NamedBy(entry.key);
    if (!named.has_value() || (named->ban.has_value() && !LooksAtBans())) {
      return absl::FailedPreconditionError(absl::StrCat(entry.key, " is no key of a position"));
    }
    const Position& position = named->position;
    if (Once()) {
      if (keys_.KeyOf(position, named->ban) != entry.key)
        return Refused("the position is not the least of its images", position);
      if (!spec::IsLegal(position)) return Refused("a chain has no liberty", position);
      ++checked_.situations;
      checked_.highest_rank = std::max<int>(checked_.highest_rank, entry.rank);
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
      return Refused(absl::StrCat("the owner passes with an area difference of ", reached), position);
    }
    if (Once()) ++checked_.ends;
    return Plays(position, entry.rank, std::nullopt);
  }

  absl::Status Play(const Position& position, const SolutionEntry& entry) {
    if (entry.move >= header_.start.size().points())
      return Refused("the move is no point of the board", position);
    const Point at = header_.start.size().At(entry.move);
    if (!position.IsEmpty(at)) return Refused(absl::StrCat(spec::PointName(at), " is not empty"), position);
    const BoardPlay play = spec::PlayAt(position, header_.side, at);
    if (!play.self_removed.empty()) {
      return Refused(absl::StrCat(spec::PointName(at), " removes own stones"), position);
    }
    if (IsEnd(play.after)) {
      if (Once()) ++checked_.settled;
      return absl::OkStatus();
    }
    std::optional<Point> forbidden;
    if (header_.rules != GoodUnder::kAny) forbidden = spec::SingleHotStoneBan(play);
    return Answers(play.after, entry.rank, forbidden);
  }

  // The pass and the plays of the opponent, each to be met by a rank below the bound.
  absl::Status Answers(const Position& position, int bound, std::optional<Point> forbidden) {
    if (Once()) ++checked_.transitions;
    const absl::Status pass = Demand(position, bound, nullptr);
    return pass.ok() ? Plays(position, bound, forbidden) : pass;
  }

  absl::Status Plays(const Position& position, int bound, std::optional<Point> forbidden) {
    for (const Point at : position.EmptyPoints()) {
      if (at == forbidden) continue;
      const BoardPlay play = spec::PlayAt(position, opponent_, at);
      if (play.after == position) continue;  // only the stone played is taken off
      if (Once()) ++checked_.transitions;
      if (IsEnd(play.after, LooksAtBans() && spec::SingleHotStoneBan(play).has_value())) {
        if (Once()) ++checked_.settled;
        continue;
      }
      if (const absl::Status status = Demand(play.after, bound, &play); !status.ok()) return status;
    }
    return absl::OkStatus();
  }

  // That the position is listed with a rank below the bound, and with a move that the answer has not banned.
  absl::Status Demand(const Position& position, int bound, const BoardPlay* answer) {
    std::optional<Point> ban;
    if (answer != nullptr && LooksAtBans()) ban = spec::SingleHotStoneBan(*answer);
    const uint64_t key = keys_.KeyOf(position, ban);
    if (!slice_.Owns(key)) return absl::OkStatus();
    const auto found = std::lower_bound(slice_.keys.begin(), slice_.keys.end(), key);
    if (found == slice_.keys.end() || *found != key)
      return Refused("not listed, but play leads there", position);
    const auto number = static_cast<size_t>(found - slice_.keys.begin());
    if (slice_.ranks[number] >= bound) {
      return Refused(absl::StrCat("rank ", slice_.ranks[number], " is not below ", bound,
                                  ", from where play leads there"),
                     position);
    }
    if (answer == nullptr || LooksAtBans()) return absl::OkStatus();
    for (size_t i = number; i < slice_.keys.size() && slice_.keys[i] == key; ++i) {
      if (slice_.moves[i] == kSolutionPass || !IsBanned(position, key, slice_.moves[i], *answer)) {
        return absl::OkStatus();
      }
    }
    return Refused(absl::StrCat("after ", spec::PointName(answer->at),
                                " each move that is listed there would remove a hot stone"),
                   position);
  }

  // Whether the answer bans the listed move, whichever image of the position the list has in mind.
  bool IsBanned(const Position& position, uint64_t key, uint8_t move, const BoardPlay& answer) const {
    std::optional<std::vector<spec::HotStones>> hot;
    for (int symmetry = 0; symmetry < keys_.symmetries(); ++symmetry) {
      if (keys_.ImageNumber(position, std::nullopt, symmetry) != key) continue;
      if (!hot.has_value()) {
        const std::vector<spec::HotKind>& kinds = spec::AllHotKinds();
        hot = spec::FindHotStones(answer, {.kinds = {kinds.begin(), kinds.end()}});
      }
      const bool banned = std::any_of(hot->begin(), hot->end(), [&](const spec::HotStones& stones) {
        return header_.start.size().Index(keys_.Image(symmetry, stones.at)) == move;
      });
      if (!banned) return false;
    }
    return true;
  }

  std::string Claim() const {
    return absl::StrCat(header_.side == Color::kBlack ? "Black" : "White",
                        " forces an area difference of at least ", header_.at_least, " on ",
                        header_.start.size().ToString(), " from ", absl::StrJoin(header_.start.ToRows(), "/"),
                        ", ", header_.to_move == Color::kBlack ? "Black" : "White", " to move, under ",
                        Under(), ", if nobody may take off just the stone played");
  }

  std::string Under() const {
    switch (header_.rules) {
      case GoodUnder::kAny:
        return "every rule of repetition";
      case GoodUnder::kAnyWithBasicKo:
        return "every rule of repetition with basic ko";
      case GoodUnder::kBasicKo:
        break;
    }
    return "basic ko alone";
  }

  SolutionReader& solution_;
  const SolutionHeader& header_;
  const PositionKeys& keys_;
  Progress* const progress_;
  const Color opponent_;
  uint64_t to_judge_ = 0;  // records, in all slices together
  Slice slice_;
  SolutionChecked checked_;
};

}  // namespace

absl::StatusOr<SolutionChecked> CheckSolution(SolutionReader& solution, const SolutionCheckOptions& options) {
  const auto keys = PositionKeys::Create(solution.header().start.size());
  if (!keys.ok()) return keys.status();
  const uint64_t bytes = solution.entries() * kSolutionRecord;
  const uint64_t memory = options.memory > 0 ? options.memory : std::max(bytes / 4, kLeastMemory);
  return SolutionCheck(solution, *keys, options.progress)
      .Run(std::max<uint64_t>(memory / kSolutionRecord, 1));
}

}  // namespace hotstone::certify
