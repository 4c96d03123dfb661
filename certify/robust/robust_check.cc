// A robust strategy checked record by record.
//
// CheckOrder sees that look-ups by key will find all answers of a position. CheckEntry makes the answer of one
// record and hands the position to CheckReplies, which makes every play of the opponent from there and looks
// each result up: it must be listed, with a rank below a bound, and with an answer that the hot stones of that
// play leave open. The start is checked by the same two.
//
// For example, on 1x1 with side B and at-least 0 the empty board is listed with the answer pass: the area is
// 0, and the only play of White removes itself, so that the position is the same and is no other one.
#include "certify/robust/robust_check.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/robust/position_images.h"
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

class Checker {
 public:
  explicit Checker(const Robust& robust)
      : header_(robust.header),
        entries_(robust.entries),
        board_(header_.start.size()),
        images_(board_, header_.images == RobustImages::kOne) {
    law_.kinds = spec::HotKinds(spec::AllHotKinds().begin(), spec::AllHotKinds().end());
  }

  absl::StatusOr<RobustChecked> Check() {
    absl::Status status = CheckOrder();
    for (size_t i = 0; status.ok() && i < entries_.size(); ++i) status = CheckEntry(i);
    if (status.ok()) status = CheckStart();
    if (!status.ok()) return status;
    return RobustChecked{Claim(), entries_.size(), transitions_};
  }

 private:
  absl::Status Refuse(const std::string& reason, const Position& position, Color to_move) const {
    return absl::FailedPreconditionError(absl::StrCat(reason, "\n", spec::ColorName(to_move), " to move\n",
                                                      absl::StrJoin(position.ToRows(), "\n")));
  }

  absl::Status CheckOrder() const {
    for (size_t i = 1; i < entries_.size(); ++i) {
      const RobustEntry& before = entries_[i - 1];
      const RobustEntry& entry = entries_[i];
      const auto refuse = [&](const char* why) {
        return absl::FailedPreconditionError(
            absl::StrCat("entry ", i + 1, " with key ", entry.key, " ", why));
      };
      if (entry.key < before.key) return refuse("comes after a larger key");
      if (entry.key > before.key) continue;
      if (header_.hot == RobustHot::kSingle)
        return refuse("is a second answer, which `hot every` alone may have");
      if (entry.answer <= before.answer) return refuse("comes after an answer that is not smaller");
      if (entry.rank != before.rank) return refuse("has another rank than its position has before");
    }
    return absl::OkStatus();
  }

  absl::Status CheckEntry(size_t i) {
    const RobustEntry& entry = entries_[i];
    const auto found = images_.PositionOf(entry.key);
    if (!found.has_value()) {
      return absl::FailedPreconditionError(absl::StrCat("entry ", i + 1, ": ", entry.key, " is no key"));
    }
    const Position& position = *found;
    const auto refuse = [&](const std::string& reason) {
      return Refuse(absl::StrCat("entry ", i + 1, ": ", reason), position, header_.side);
    };
    if (!spec::IsLegal(position)) return refuse("the position is not legal");
    if (images_.LeastOf(position).key != entry.key) return refuse("another image has a smaller key");
    ++transitions_;
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
      ++transitions_;
      const PositionImages::Least least = images_.LeastOf(left);
      auto entry = std::lower_bound(entries_.begin(), entries_.end(), least.key,
                                    [](const RobustEntry& e, uint64_t key) { return e.key < key; });
      if (entry == entries_.end() || entry->key != least.key) {
        return refuse(absl::StrCat("the opponent's ", move, " leads to a position that is not listed"));
      }
      if (bound.has_value() && entry->rank >= *bound) {
        return refuse(
            absl::StrCat("the opponent's ", move, " leads to rank ", entry->rank, ", not below ", *bound));
      }
      std::set<int> banned;
      for (const Point p : bans) banned.insert((*least.to)[static_cast<size_t>(board_.Index(p))]);
      while (entry != entries_.end() && entry->key == least.key && banned.contains(entry->answer)) ++entry;
      if (entry == entries_.end() || entry->key != least.key) {
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
    const bool listed = std::any_of(entries_.begin(), entries_.end(),
                                    [&](const RobustEntry& entry) { return entry.key == key; });
    if (!listed) return Refuse("the start is not listed", start, header_.to_move);
    return absl::OkStatus();
  }

  std::string Claim() const {
    return absl::StrCat(
        spec::ColorName(header_.side), " forces an area difference of at least ", header_.at_least,
        " for himself (board ", board_.ToString(), ", from ",
        std::string(1, spec::ColorLetter(header_.to_move)), " ", absl::StrJoin(header_.start.ToRows(), "/"),
        "), whatever rule of repetition is in force (any list for the key cycle, cycle_colour=same), with ",
        header_.hot == RobustHot::kEvery ? "hot stones of any kinds or none" : "single hot stones or none",
        ", 2 or 4 passes to end, and any self-removal (of single stones beside a superko)");
  }

  const RobustHeader& header_;
  const std::vector<RobustEntry>& entries_;
  const spec::BoardSize board_;
  const PositionImages images_;
  spec::HotLaw law_;
  uint64_t transitions_ = 0;
};

}  // namespace

absl::StatusOr<RobustChecked> CheckRobust(const Robust& robust) { return Checker(robust).Check(); }

}  // namespace hotstone::certify
