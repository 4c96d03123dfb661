// The plan: ranks are taken from low to high. Take passes over a position that a record already
// has; otherwise it tries each play that serves there, and frees one point after the other, first
// the opponent's stones, as long as the play serves (Widest). The widest record is kept. The listed
// play need not serve, as a hot stone may ban the next play after it. At last Needed goes from the
// start down the ranks and leaves out what no line reaches.
//
// An answer may ban a play; the solution then lists another one there. So NoteBans first notes
// where that happens, and no record becomes so wide that it has such a position.
//
// For example, on 5x3 the 2,983 records become 1,584.
#include "search/deepening/free_points.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <tuple>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/solution/free_records.h"
#include "certify/solution/known_position.h"
#include "search/deepening/stone_sets.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {
namespace {

using certify::FindCover;
using certify::FreeImages;
using certify::FreeRecord;
using certify::kAnyRank;
using certify::KnownPlays;
using certify::KnownPosition;
using certify::SolutionEntry;
using certify::WantedImages;

constexpr uint64_t kRecordsPerReport = 1 << 10;

uint32_t Bit(int point) { return uint32_t{1} << point; }
uint32_t Low(uint32_t points) { return points & (~points + 1); }

class Freer {
 public:
  Freer(const certify::Solution& solution, const SolutionPlays& plays, const StoneSets& sets,
        Progress* progress)
      : solution_(solution),
        positions_(plays),
        sets_(sets),
        plays_(solution.header.start.size(), certify::CoveredKinds(solution.header.rules)),
        images_(solution.header.start.size()),
        progress_(progress) {}

  absl::StatusOr<std::vector<SolutionEntry>> Run() {
    RETURN_IF_ERROR(NoteBans());
    std::vector<std::vector<uint32_t>> by_rank;
    for (uint32_t i = 0; i < solution_.entries.size(); ++i) {
      const uint32_t rank = solution_.entries[i].rank;
      if (by_rank.size() <= rank) by_rank.resize(rank + 1);
      by_rank[rank].push_back(i);
    }
    uint64_t taken = 0;
    for (const std::vector<uint32_t>& entries : by_rank) {
      for (const uint32_t i : entries) {
        if (++taken % kRecordsPerReport == 0 && !Report("solution, points freed", taken))
          return absl::CancelledError("stopped");
        RETURN_IF_ERROR(Take(i));
      }
    }
    return Needed(by_rank.size());
  }

 private:
  struct List {
    std::vector<FreeRecord> records;
    std::vector<bool> needed;
  };
  // A position that an answer leads to with points banned.
  struct Banned {
    uint32_t opp;
    uint32_t bans;
  };

  bool Report(const char* what, uint64_t done) const {
    return KeepGoing(progress_, what, done, solution_.entries.size());
  }

  static absl::Status NotMet(const SolutionEntry& entry) {
    return absl::FailedPreconditionError(
        absl::StrCat("the record with key ", entry.key, " is not met; hotstone-certify says why"));
  }

  KnownPosition PositionOf(const SolutionEntry& entry) const {
    const enumerate::Stones stones = positions_.NamedBy(entry.key).stones;
    const auto own = static_cast<uint32_t>(stones.own);
    const auto opp = static_cast<uint32_t>(stones.opp);
    return {own, opp, plays_.full() & ~(own | opp)};
  }

  absl::Status NoteBans() {
    uint64_t seen = 0;
    for (const SolutionEntry& entry : solution_.entries) {
      if (++seen % kRecordsPerReport == 0 && !Report("solution, kos noted", seen))
        return absl::CancelledError("stopped");
      if (!positions_.Checked(entry.key).has_value()) return NotMet(entry);
      const KnownPosition known = PositionOf(entry);
      if (entry.move >= 32 || (known.empty >> entry.move & 1) == 0) return NotMet(entry);
      const auto play = plays_.Own(known, entry.move);
      if (!play.has_value()) continue;
      plays_.ForEachAnswer(*play, [&](const KnownPlays::Answer& answer) {
        if (answer.banned == 0) return true;
        const int symmetry = images_.LeastOf(answer.after.own).symmetry;
        const KnownPosition after = images_.Map(symmetry, answer.after);
        banned_[after.own].push_back({after.opp, images_.Map(symmetry, answer.banned)});
        return true;
      });
    }
    return absl::OkStatus();
  }

  // Whether the known position has one in which this play may be banned.
  bool MayBeBanned(const KnownPosition& known, uint32_t play) const {
    const auto found = banned_.find(images_.LeastOf(known.own).points);
    if (found == banned_.end()) return false;
    const WantedImages wanted(images_, known, play);
    for (size_t i = 0; i < wanted.count; ++i) {
      const auto& [image, at] = wanted.images[i];
      for (const Banned& one : found->second) {
        if ((one.bans & at) != 0 && (image.opp & ~one.opp) == 0 && (image.empty & one.opp) == 0)
          return true;
      }
    }
    return false;
  }

  List* ListOf(uint32_t least_own) {
    const auto found = lists_.find(least_own);
    return found == lists_.end() ? nullptr : &found->second;
  }

  // Whether one more stone, at one of these points, holds the board.
  bool HoldsWithOneOf(uint32_t points, uint32_t own) const {
    for (; points != 0; points &= points - 1) {
      if (sets_.Hold(own | Low(points))) return true;
    }
    return false;
  }

  // Whether the position after an answer is met; `mark`: and notes the record that serves there.
  bool IsMet(const KnownPlays::Answer& answer, uint32_t bound, bool mark) {
    const KnownPosition& known = answer.after;
    if (answer.takes && sets_.Hold(known.own)) return true;
    if (HoldsWithOneOf(known.empty & ~answer.banned, known.own)) return true;
    if (!plays_.single_hot() && HoldsWithOneOf(answer.banned, known.own)) return false;
    const WantedImages wanted(images_, known, answer.banned);
    List* const list = ListOf(wanted.own());
    if (list == nullptr) return false;
    const FreeRecord* const found = FindCover(list->records, wanted, bound);
    if (found != nullptr && mark)
      list->needed[static_cast<size_t>(found - list->records.data())] = true;
    return found != nullptr;
  }

  bool Serves(const KnownPosition& known, uint32_t play, uint32_t rank, bool mark = false) {
    const auto after = plays_.Own(known, std::countr_zero(play));
    if (!after.has_value()) return false;
    return sets_.Hold(after->after.own) ||
           plays_.ForEachAnswer(
               *after, [&](const KnownPlays::Answer& answer) { return IsMet(answer, rank, mark); });
  }

  // With as many points freed as the play permits.
  KnownPosition Widest(KnownPosition known, uint32_t play, uint32_t rank) {
    for (const uint32_t points : {known.opp, known.empty & ~play}) {
      for (uint32_t left = points; left != 0; left &= left - 1) {
        const uint32_t at = Low(left);
        const KnownPosition wider{known.own, known.opp & ~at, known.empty & ~at};
        if (!MayBeBanned(wider, play) && Serves(wider, play, rank)) known = wider;
      }
    }
    return known;
  }

  // Whether another record of the solution is about the same position.
  bool IsOneOfSeveral(size_t i) const {
    const auto& entries = solution_.entries;
    return (i > 0 && entries[i - 1].key == entries[i].key) ||
           (i + 1 < entries.size() && entries[i + 1].key == entries[i].key);
  }

  absl::Status Take(size_t i) {
    const SolutionEntry& entry = solution_.entries[i];
    const KnownPosition known = PositionOf(entry);
    const uint32_t listed = Bit(entry.move);
    if (entry.move >= solution_.header.start.size().points() || (known.empty & listed) == 0)
      return NotMet(entry);
    const bool listed_serves = Serves(known, listed, entry.rank);
    if (IsOneOfSeveral(i)) {
      if (!listed_serves) return NotMet(entry);
      Keep(known, listed, entry.rank);
      return absl::OkStatus();
    }
    const WantedImages wanted(images_, known, 0);
    const List* const list = ListOf(wanted.own());
    if (list != nullptr && FindCover(list->records, wanted, entry.rank + 1) != nullptr)
      return absl::OkStatus();
    KnownPosition widest = known;
    uint32_t best = listed;
    int most = -1;
    for (uint32_t left = known.empty; left != 0; left &= left - 1) {
      const uint32_t play = Low(left);
      const bool serves = play == listed
                              ? listed_serves
                              : !MayBeBanned(known, play) && Serves(known, play, entry.rank);
      if (!serves) continue;
      const KnownPosition wide = Widest(known, play, entry.rank);
      const int free = 2 * std::popcount(plays_.FreeIn(wide)) + (play == listed ? 1 : 0);
      if (free <= most) continue;
      most = free;
      best = play;
      widest = wide;
    }
    if (most < 0) return NotMet(entry);
    Keep(widest, best, entry.rank);
    return absl::OkStatus();
  }

  void Keep(const KnownPosition& known, uint32_t play, uint32_t rank) {
    const auto [own, record] = certify::InLeastImage(images_, known, play, rank);
    List& list = lists_[own];
    list.records.push_back(record);
    list.needed.push_back(false);
  }

  // The records that lines from the start lead to.
  absl::StatusOr<std::vector<SolutionEntry>> Needed(size_t ranks) {
    std::vector<std::vector<std::pair<uint32_t, uint32_t>>> by_rank(ranks);
    const auto known_points = [](const FreeRecord& record) {
      return std::popcount(record.opp | record.empty);
    };
    for (auto& [own, list] : lists_) {
      std::sort(list.records.begin(), list.records.end(), [&](const auto& a, const auto& b) {
        return known_points(a) < known_points(b);  // the widest serve most often
      });
      for (uint32_t i = 0; i < list.records.size(); ++i)
        by_rank[list.records[i].rank].emplace_back(own, i);
    }
    if (!MarkStart()) {
      return absl::FailedPreconditionError("the start is not met; hotstone-certify says why");
    }
    std::vector<SolutionEntry> entries;
    uint64_t seen = 0;
    for (size_t rank = ranks; rank-- > 0;) {
      for (const auto& [own, i] : by_rank[rank]) {
        if (++seen % kRecordsPerReport == 0 &&
            !KeepGoing(progress_, "solution, records needed", entries.size(), 0)) {
          return absl::CancelledError("stopped");
        }
        const List& list = lists_.at(own);
        if (!list.needed[i]) continue;
        const FreeRecord record = list.records[i];
        const KnownPosition known{own, record.opp, record.empty};
        if (!Serves(known, Bit(record.move), record.rank, true)) {
          return absl::InternalError("bug in hotstone: a record with free points does not serve");
        }
        entries.push_back({certify::EncodedFree(known, solution_.header.start.size().points(),
                                                solution_.header.side),
                           record.rank, record.move});
      }
    }
    std::sort(entries.begin(), entries.end(), [](const SolutionEntry& a, const SolutionEntry& b) {
      return std::tie(a.key, a.move, a.rank) < std::tie(b.key, b.move, b.rank);
    });
    const auto same = [](const SolutionEntry& a, const SolutionEntry& b) {
      return std::tie(a.key, a.move) == std::tie(b.key, b.move);
    };
    entries.erase(std::unique(entries.begin(), entries.end(), same), entries.end());
    return entries;
  }

  bool MarkStart() {
    const certify::SolutionHeader& header = solution_.header;
    const KnownPosition start = certify::ExactlyKnown(header.start, header.side);
    if (sets_.Hold(start.own)) return true;
    if (header.to_move == header.side) return IsMet({start, 0, false}, kAnyRank, true);
    return plays_.ForEachAnswer({start, 0}, [&](const KnownPlays::Answer& answer) {
      return IsMet(answer, kAnyRank, true);
    });
  }

  const certify::Solution& solution_;
  const SolutionPlays& positions_;
  const StoneSets& sets_;
  const KnownPlays plays_;
  const FreeImages images_;
  Progress* const progress_;
  absl::flat_hash_map<uint32_t, List> lists_;  // by own stones, in their least image
  absl::flat_hash_map<uint32_t, std::vector<Banned>> banned_;
};

}  // namespace

absl::StatusOr<certify::Solution> WithFreePoints(const certify::Solution& solution,
                                                 Progress* progress) {
  certify::SolutionHeader header = solution.header;
  assert(!header.free_points && header.start.size().points() <= StoneSets::kMostPoints);
  header.free_points = true;
  ASSIGN_OR_RETURN(const auto plays, SolutionPlays::Of(solution.header));
  ASSIGN_OR_RETURN(const auto sets, StoneSets::Create(plays.grid(), plays.most_inside(), progress));
  ASSIGN_OR_RETURN(auto entries, Freer(solution, plays, sets, progress).Run());
  return certify::Solution{std::move(header), std::move(entries)};
}

}  // namespace hotstone::search
