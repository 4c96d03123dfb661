// A robust strategy checked record by record, slice by slice.
//
// CheckOrder sees that look-ups by key will find all answers of a position. Then the records are taken in slices that
// fit the memory, and for each slice the whole list is gone through: CheckEntry makes the answer of one record and
// hands the position to CheckReplies, which makes every play of the opponent from there and looks each result up if
// its key falls into the slice: it must be listed, with a rank below a bound, and with an answer that the hot stones
// of that play leave open. The start is checked by the same two. What concerns a record alone is checked while the
// first slice is at hand.
//
// For example, on 1x1 with side B and at-least 0 the empty board is listed with the answer pass: the area is
// 0, and the only play of White removes itself, so that the position is the same and is no other one.
#include "certify/robust/robust_check.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/positions/key_slice.h"
#include "certify/positions/position_images.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/move.h"
#include "spec/counting/area.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using spec::Position;

constexpr uint64_t kLeastMemory = 16 << 20;
constexpr size_t kPiece = 1 << 12;  // records read at a time

// The records from a number on, as many as there is room for; how many.
using ReadRecords = std::function<absl::StatusOr<size_t>(uint64_t first, std::span<RobustEntry> into)>;

class Checker {
 public:
  Checker(const RobustHeader& header, uint64_t entries, ReadRecords read)
      : header_(header),
        entries_(entries),
        read_(std::move(read)),
        board_(header_.start.size()),
        images_(board_, header_.images == RobustImages::kOne) {
    law_.kinds = spec::HotKinds(spec::AllHotKinds().begin(), spec::AllHotKinds().end());
  }

  absl::StatusOr<RobustChecked> Check(uint64_t records_at_hand) {
    if (const auto status = CheckOrder(); !status.ok()) return status;
    for (uint64_t first = 0; first == 0 || first < entries_; first += slice_.size()) {
      absl::Status status = slice_.Load(read_, first, records_at_hand);
      if (status.ok()) {
        status = ForEachEntry([&](uint64_t i, const RobustEntry& entry) { return CheckEntry(i, entry); });
      }
      if (status.ok()) status = CheckStart();
      if (!status.ok()) return status;
      ++slices_;
      if (slice_.size() == 0) break;
    }
    return RobustChecked{Claim(), entries_, transitions_, slices_};
  }

 private:
  absl::Status Refuse(const std::string& reason, const Position& position, Color to_move) const {
    return absl::FailedPreconditionError(absl::StrCat(reason, "\n", spec::ColorName(to_move), " to move\n",
                                                      absl::StrJoin(position.ToRows(), "\n")));
  }

  // True while the first slice is at hand: what is asked once is asked then.
  bool Once() const { return slices_ == 0; }

  void CountTransition() { transitions_ += Once() ? 1 : 0; }

  // Calls visit(number, record) for all records until it gives an error.
  template <typename Visit>
  absl::Status ForEachEntry(const Visit& visit) const {
    std::vector<RobustEntry> piece(kPiece);
    for (uint64_t first = 0; first < entries_;) {
      const auto count = read_(first, piece);
      if (!count.ok()) return count.status();
      for (const RobustEntry& entry : std::span(piece).first(*count)) {
        if (const absl::Status status = visit(first++, entry); !status.ok()) return status;
      }
    }
    return absl::OkStatus();
  }

  absl::Status CheckOrder() const {
    RobustEntry before;
    return ForEachEntry([&](uint64_t i, const RobustEntry& entry) {
      const absl::Status status = i == 0 ? absl::OkStatus() : CheckFollows(i, before, entry);
      before = entry;
      return status;
    });
  }

  absl::Status CheckFollows(uint64_t i, const RobustEntry& before, const RobustEntry& entry) const {
    const auto refuse = [&](const char* why) {
      return absl::FailedPreconditionError(absl::StrCat("entry ", i + 1, " with key ", entry.key, " ", why));
    };
    if (entry.key < before.key) return refuse("comes after a larger key");
    if (entry.key > before.key) return absl::OkStatus();
    if (header_.hot == RobustHot::kSingle)
      return refuse("is a second answer, which `hot every` alone may have");
    if (entry.answer <= before.answer) return refuse("comes after an answer that is not smaller");
    if (entry.rank != before.rank) return refuse("has another rank than its position has before");
    return absl::OkStatus();
  }

  absl::Status CheckEntry(uint64_t i, const RobustEntry& entry) {
    const auto found = images_.PositionOf(entry.key);
    if (!found.has_value()) {
      return absl::FailedPreconditionError(absl::StrCat("entry ", i + 1, ": ", entry.key, " is no key"));
    }
    const Position& position = *found;
    const auto refuse = [&](const std::string& reason) {
      return Refuse(absl::StrCat("entry ", i + 1, ": ", reason), position, header_.side);
    };
    if (Once()) {
      if (!spec::IsLegal(position)) return refuse("the position is not legal");
      if (images_.LeastOf(position).key != entry.key) return refuse("another image has a smaller key");
    }
    CountTransition();
    if (entry.answer == kRobustPass) {
      const int area = spec::CountArea(position).Difference() * (header_.side == Color::kBlack ? 1 : -1);
      if (area < header_.at_least) {
        return refuse(absl::StrCat("passes, where its area difference is ", area));
      }
      return CheckReplies(position, entry.rank, true, absl::StrCat("entry ", i + 1, ": after a pass, "));
    }
    if (entry.answer >= board_.points()) return refuse("the answer is no point of the board");
    const Point at = board_.At(entry.answer);
    if (!position.IsEmpty(at)) return refuse(absl::StrCat("there is a stone at ", spec::PointName(at)));
    const spec::BoardPlay play = spec::PlayAt(position, header_.side, at);
    if (!play.self_removed.empty()) {
      return refuse(absl::StrCat(spec::PointName(at), " removes stones of its own"));
    }
    return CheckReplies(play.after, entry.rank, false,
                        absl::StrCat("entry ", i + 1, ": after ", spec::PointName(at), ", "));
  }

  // Whatever the opponent leaves from `position` has a rank below `bound`; where the side has passed, the
  // position itself, which another pass or a single self-removal leaves, need not.
  absl::Status CheckReplies(const Position& position, std::optional<uint32_t> bound, bool after_pass,
                            const std::string& where) {
    const Color opponent = spec::Opponent(header_.side);
    const auto refuse = [&](const std::string& reason) {
      return Refuse(absl::StrCat(where, reason), position, opponent);
    };
    const auto check = [&](const std::string& move, const Position& left, const std::set<Point>& bans) {
      CountTransition();
      const PositionImages::Least least = images_.LeastOf(left);
      if (!slice_.Owns(least.key)) return absl::OkStatus();
      const std::span<const RobustEntry> listed = slice_.Of(least.key);
      if (listed.empty()) {
        return refuse(absl::StrCat("the opponent's ", move, " leads to a position that is not listed"));
      }
      const uint32_t rank = listed.front().rank;
      if (bound.has_value() && rank >= *bound) {
        return refuse(absl::StrCat("the opponent's ", move, " leads to rank ", rank, ", not below ", *bound));
      }
      std::set<int> banned;
      for (const Point p : bans) banned.insert((*least.to)[static_cast<size_t>(board_.Index(p))]);
      const auto is_banned = [&](const RobustEntry& entry) { return banned.contains(entry.answer); };
      if (std::all_of(listed.begin(), listed.end(), is_banned)) {
        return refuse(
            absl::StrCat("the opponent's ", move, " leaves hot stones that every answer would remove"));
      }
      return absl::OkStatus();
    };
    if (!after_pass) {
      if (const auto status = check("pass", position, {}); !status.ok()) return status;
    }
    for (const Point at : position.EmptyPoints()) {
      const spec::BoardPlay play = spec::PlayAt(position, opponent, at);
      if (after_pass && play.after == position) continue;
      std::set<Point> bans;
      if (header_.hot == RobustHot::kEvery) {
        for (const spec::HotStones& hot : spec::FindHotStones(play, law_)) bans.insert(hot.at);
      }
      if (const auto status = check(spec::PointName(at), play.after, bans); !status.ok()) return status;
    }
    return absl::OkStatus();
  }

  absl::Status CheckStart() {
    const Position& start = header_.start;
    if (!spec::IsLegal(start)) return Refuse("the start is not legal", start, header_.to_move);
    if (header_.to_move != header_.side) return CheckReplies(start, std::nullopt, false, "from the start, ");
    const uint64_t key = images_.LeastOf(start).key;
    if (slice_.Owns(key) && slice_.Of(key).empty())
      return Refuse("the start is not listed", start, header_.to_move);
    return absl::OkStatus();
  }

  std::string Claim() const {
    return absl::StrCat(
        spec::ColorName(header_.side), " forces an area difference of at least ", header_.at_least,
        " for himself (board ", board_.ToString(), ", from ",
        std::string(1, spec::ColorLetter(header_.to_move)), " ", absl::StrJoin(header_.start.ToRows(), "/"),
        "), whatever rule of repetition is in force (any list for the key cycle, cycle_colour=same), with ",
        header_.hot == RobustHot::kEvery ? "hot stones of any kinds or none" : "single hot stones or none",
        ", 2 or 4 passes to end, any self-removal (of single stones beside a superko), handicap=0, "
        "capture_ends=false");
  }

  const RobustHeader& header_;
  const uint64_t entries_;
  const ReadRecords read_;
  const spec::BoardSize board_;
  const PositionImages images_;
  spec::HotLaw law_;
  KeySlice<RobustEntry> slice_;
  uint64_t transitions_ = 0;
  int slices_ = 0;
};

}  // namespace

absl::StatusOr<RobustChecked> CheckRobust(const Robust& robust) {
  const std::span<const RobustEntry> entries = robust.entries;
  const auto read = [entries](uint64_t first, std::span<RobustEntry> into) -> absl::StatusOr<size_t> {
    if (first >= entries.size()) return size_t{0};
    const auto from = entries.subspan(static_cast<size_t>(first));
    const size_t count = std::min(into.size(), from.size());
    std::copy_n(from.begin(), count, into.begin());
    return count;
  };
  return Checker(robust.header, entries.size(), read).Check(entries.size() + 1);
}

absl::StatusOr<RobustChecked> CheckRobust(RobustReader& robust, const RobustCheckOptions& options) {
  const uint64_t bytes = robust.entries() * sizeof(RobustEntry);
  const uint64_t memory = options.memory > 0 ? options.memory : std::max(bytes / 4, kLeastMemory);
  const auto read = [&robust](uint64_t first, std::span<RobustEntry> into) {
    return robust.Read(first, into);
  };
  return Checker(robust.header(), robust.entries(), read)
      .Check(std::max<uint64_t>(memory / sizeof(RobustEntry), 1));
}

}  // namespace hotstone::certify
