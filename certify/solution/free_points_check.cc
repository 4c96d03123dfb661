// Load sorts the records by the owner's stones, each in an image in which these are the least
// number; Entry plays the move of one, and Met looks for what serves after an answer.
//
// For example, on 5x1 Black plays C1 in `.....`, and White answers D1 or A1. After either no play
// holds the board, so a record must serve; one with A1 free serves after A1 and after the pass.
#include "certify/solution/free_points_check.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "certify/solution/free_records.h"
#include "certify/solution/held_board.h"
#include "certify/solution/next_play.h"
#include "certify/solution/solution.h"
#include "spec/board/chains.h"

namespace hotstone::certify {
namespace {

using spec::Position;

constexpr uint64_t kRecordsPerReport = 1 << 12;

class FreePointsCheck {
 public:
  FreePointsCheck(const SolutionHeader& header, uint64_t entries, const ReadRecords& read,
                  Progress* progress)
      : header_(header),
        entries_(entries),
        read_(read),
        progress_(progress),
        plays_(header.start.size(), CoveredKinds(header.rules)),
        images_(header.start.size()),
        next_play_(header.side, header.MostInside()) {}

  absl::StatusOr<SolutionChecked> Run() {
    if (!spec::IsLegal(header_.start))
      return Refused("the start has a chain without a liberty", Start());
    RETURN_IF_ERROR(Load());
    RETURN_IF_ERROR(CheckStart());
    for (size_t i = 0; i < records_.size(); ++i) {
      if (checked_.situations % kRecordsPerReport == 0 &&
          !KeepGoing(progress_, "solution, records checked", checked_.situations, entries_)) {
        return absl::CancelledError(
            absl::StrCat("stopped after ", checked_.situations, " records of ", entries_));
      }
      RETURN_IF_ERROR(Entry(own_[i], records_[i]));
    }
    checked_.claim = SolutionClaim(header_);
    checked_.slices = 1;
    return checked_;
  }

 private:
  absl::Status Refused(const std::string& reason, const KnownPosition& known) const {
    const spec::BoardSize& size = header_.start.size();
    std::vector<std::string> rows;
    for (int row = size.rows() - 1; row >= 0; --row) {
      for (int col = 0; col < size.cols(); ++col) {
        const uint32_t bit = uint32_t{1} << size.Index({col, row});
        const bool black = header_.side == spec::Color::kBlack;
        if (col == 0) rows.emplace_back();
        rows.back() += (known.own & bit) != 0     ? (black ? 'X' : 'O')
                       : (known.opp & bit) != 0   ? (black ? 'O' : 'X')
                       : (known.empty & bit) != 0 ? '.'
                                                  : '?';
      }
    }
    return absl::FailedPreconditionError(
        absl::StrCat(reason, "\n", absl::StrJoin(rows, "\n"), "\n"));
  }

  KnownPosition Start() const { return ExactlyKnown(header_.start, header_.side); }

  absl::Status Load() {
    std::vector<SolutionEntry> piece(1 << 12);
    std::optional<SolutionEntry> before;
    std::vector<ListedRecord> all;
    all.reserve(entries_);
    for (uint64_t first = 0; first < entries_;) {
      ASSIGN_OR_RETURN(const auto count, read_(first, piece));
      for (const SolutionEntry& entry : std::span(piece).first(count)) {
        if (before.has_value() &&
            std::tie(entry.key, entry.move) <= std::tie(before->key, before->move)) {
          return absl::FailedPreconditionError(
              absl::StrCat("the records are out of order at key ", entry.key));
        }
        before = entry;
        ASSIGN_OR_RETURN(const auto listed, Listed(entry));
        all.push_back(listed);
      }
      first += count;
    }
    std::sort(all.begin(), all.end(), [](const ListedRecord& a, const ListedRecord& b) {
      return std::tie(a.own, a.record.rank) < std::tie(b.own, b.record.rank);
    });
    for (const auto& [own, record] : all) {
      own_.push_back(own);
      records_.push_back(record);
    }
    return absl::OkStatus();
  }

  // An entry of the file, in the image in which records are kept.
  absl::StatusOr<ListedRecord> Listed(const SolutionEntry& entry) const {
    assert(entry.rank <= kMostSolutionRank);
    const int points = header_.start.size().points();
    const auto known = DecodedFree(entry.key, points, header_.side);
    if (!known.has_value()) {
      return absl::FailedPreconditionError(absl::StrCat("key ", entry.key, " is no position"));
    }
    if (entry.move >= points || (known->empty >> entry.move & 1) == 0)
      return Refused("the move is not to a point that is known to be empty", *known);
    return InLeastImage(images_, *known, uint32_t{1} << entry.move, entry.rank);
  }

  absl::Status CheckStart() {
    const KnownPosition start = Start();
    if (HoldsBoard(header_.start, header_.side, header_.MostInside())) return absl::OkStatus();
    if (header_.to_move == header_.side) return Met({start, 0, false}, kAnyRank);
    return Answered({start, 0}, kAnyRank);
  }

  absl::Status Entry(uint32_t own, const FreeRecord& record) {
    ++checked_.situations;
    checked_.highest_rank = std::max<uint64_t>(checked_.highest_rank, record.rank);
    const KnownPosition known{own, record.opp, record.empty};
    const auto play = plays_.Own(known, record.move);
    if (!play.has_value()) return Refused("the play may remove own stones", known);
    if ((HoldingPoints(known.own) >> record.move & 1) != 0) {
      ++checked_.settled;
      return absl::OkStatus();
    }
    return Answered(*play, record.rank);
  }

  absl::Status Answered(const KnownPlays::Play& play, uint32_t bound) {
    absl::Status met;
    const bool all = plays_.ForEachAnswer(play, [&](const KnownPlays::Answer& answer) {
      ++checked_.transitions;
      met = Met(answer, bound);
      return met.ok();
    });
    if (!all && met.ok()) return Refused("it is not known what an answer takes", play.after);
    return met;
  }

  absl::Status Met(const KnownPlays::Answer& answer, uint32_t bound) {
    const KnownPosition& known = answer.after;
    if (answer.takes && HoldsBoard(OwnStones(known.own), header_.side, header_.MostInside())) {
      ++checked_.settled;
      return absl::OkStatus();
    }
    const uint32_t holding = HoldingPoints(known.own);
    if ((holding & known.empty & ~answer.banned) != 0) {
      ++checked_.next_plays;
      return absl::OkStatus();
    }
    if (!plays_.single_hot() && (holding & answer.banned) != 0) {
      return Refused("a hot stone may ban the next play, which would hold the board", known);
    }
    const WantedImages wanted(images_, known, answer.banned);
    const auto [from, to] = std::equal_range(own_.begin(), own_.end(), wanted.own());
    const std::span list(records_.begin() + (from - own_.begin()), static_cast<size_t>(to - from));
    if (FindCover(list, wanted, bound) != nullptr) return absl::OkStatus();
    return Refused(
        absl::StrCat("no record of rank below ", bound, " serves, although play leads there"),
        known);
  }

  Position OwnStones(uint32_t own) const {
    const spec::BoardSize& size = header_.start.size();
    Position position(size);
    for (; own != 0; own &= own - 1) position.Put(size.At(std::countr_zero(own)), header_.side);
    return position;
  }

  // Where one more stone of the owner holds the board, beside these.
  uint32_t HoldingPoints(uint32_t own) {
    if (!asked_.has_value() || *asked_ != own) {
      holding_ = static_cast<uint32_t>(next_play_.Points(OwnStones(own)));
      asked_ = own;
    }
    return holding_;
  }

  const SolutionHeader& header_;
  const uint64_t entries_;
  const ReadRecords& read_;
  Progress* const progress_;
  const KnownPlays plays_;
  const FreeImages images_;
  NextPlay next_play_;
  std::optional<uint32_t> asked_;  // the stones that holding_ is about
  uint32_t holding_ = 0;
  std::vector<uint32_t> own_;  // the own stones of each record, ascending
  std::vector<FreeRecord> records_;
  SolutionChecked checked_;
};

}  // namespace

absl::StatusOr<SolutionChecked> CheckFreePoints(const SolutionHeader& header, uint64_t entries,
                                                const ReadRecords& read, Progress* progress) {
  assert(header.free_points);
  return FreePointsCheck(header, entries, read, progress).Run();
}

}  // namespace hotstone::certify
