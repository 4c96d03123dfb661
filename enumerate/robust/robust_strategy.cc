// The strategy is found by a walk over the positions in which X is to move.
//
// Need notes that a position must be listed, under `hot every` with an answer outside some bans; a
// position that is new waits. For each position that waits Answer takes the move with which the
// table's measure says that the end is nearest, and needs every position that O can leave behind
// it. When nothing waits, Ranks numbers the positions by their distance from the end, which is the
// measure of the table; it promises that ranks fall along every line.
//
// For example, on 3x1 Black forces 3: he answers the empty board with B1, White can only pass, and
// there the answer is to pass. So `.X.` has rank 0 and `...` rank 1.
#include "enumerate/robust/robust_strategy.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/positions/position_images.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::enumerate {
namespace {

using certify::RobustHot;

class Finder {
 public:
  Finder(const Grid& grid, const IntervalTable& table, const RobustQuestion& question,
         uint64_t most_entries, Progress* progress)
      : grid_(grid),
        table_(table),
        question_(question),
        size_(question.start.size()),
        rules_(RobustRules(question.hot)),
        images_(size_, question.images == certify::SolutionImages::kOne),
        side_(question.side == spec::Color::kBlack ? 0 : 1),
        end_(side_ == 0 ? End::kLo : End::kHi),
        most_entries_(most_entries),
        progress_(progress) {}

  absl::StatusOr<certify::Solution> Find() {
    if (question_.at_least <= -grid_.points()) {
      return absl::FailedPreconditionError("at least -points is not a claim: every end reaches it");
    }
    RETURN_IF_ERROR(NeedStart({question_.start, question_.to_move}));
    for (const RobustStart& other : question_.others) {
      RETURN_IF_ERROR(NeedStart(other));
    }
    for (size_t i = 0; i < waiting_.size(); ++i) {
      if (nodes_.size() > most_entries_) {
        return absl::ResourceExhaustedError(
            absl::StrCat("the strategy needs more than ", most_entries_, " positions"));
      }
      if (i % 1024 == 0 && !KeepGoing(progress_, "strategy", i, waiting_.size())) {
        return absl::CancelledError("interrupted while extracting a strategy from the table");
      }
      RETURN_IF_ERROR(Answer(waiting_[i].key, waiting_[i].bans));
    }
    return Listed();
  }

 private:
  struct Node {
    std::set<uint8_t> answers;
  };
  struct Waiting {
    uint64_t key;
    BitBoard bans;
  };

  absl::Status NeedStart(const RobustStart& at) {
    const Stones start = FromSpec(at.position);
    const int to_move = at.to_move == spec::Color::kBlack ? 0 : 1;
    const int bound = Value({start.own, start.opp, to_move, 0, 0});
    if (bound < question_.at_least) {
      return absl::FailedPreconditionError(
          absl::StrCat("the robust bound is ", bound, ", below ", question_.at_least));
    }
    if (to_move == side_) {
      Need(start, 0);
    } else {
      ForEachReply(start, false, [&](Stones left, BitBoard bans) { Need(left, bans); });
    }
    return absl::OkStatus();
  }

  // The bound of X as X likes it: the larger the better.
  int Value(const BitSituation& s) const {
    const int value = Pick(table_.ForBlack(s), end_);
    return side_ == 0 ? value : -value;
  }

  Stones AsOwn(Stones black_white) const { return side_ == 0 ? black_white : Swapped(black_white); }

  // Calls visit(what O leaves, as black and white, the points he bans) for his plays and, unless X
  // has just passed, his pass.
  template <typename Visit>
  void ForEachReply(Stones position, bool after_pass, const Visit& visit) const {
    Analysis analysis;
    Analyse(grid_, Swapped(AsOwn(position)), analysis);
    for (BitBoard at = LegalPlays(grid_, analysis, rules_); at != 0; at &= at - 1) {
      const int point = FirstPoint(at);
      const Resolved play = Resolve(grid_, analysis, BitAt(point));
      const BitBoard bans = BansAfter(grid_, play, point, rules_);
      visit(AsOwn(Swapped(play.after)), bans);
    }
    if (!after_pass) visit(position, BitBoard{0});
  }

  // The position with this key, or that of its least image, must have an answer outside these
  // points.
  void Need(Stones position, BitBoard bans) {
    const auto least = images_.LeastOf(ToSpec(position, size_));
    BitBoard turned = 0;
    for (; bans != 0; bans &= bans - 1) {
      turned |= BitAt((*least.to)[static_cast<size_t>(FirstPoint(bans))]);
    }
    const auto [node, is_new] = nodes_.try_emplace(least.key);
    if (is_new || (turned != 0 && asked_.emplace(least.key, turned).second))
      waiting_.push_back({least.key, turned});
  }

  absl::Status Answer(uint64_t key, BitBoard bans) {
    const Stones position = FromSpec(*images_.PositionOf(key));
    Node& node = nodes_.at(key);
    const bool has_answer =
        std::any_of(node.answers.begin(), node.answers.end(), [&](uint8_t answer) {
          return answer == certify::kSolutionPass || (bans >> answer & 1) == 0;
        });
    if (has_answer) return absl::OkStatus();
    const BitSituation here{position.own, position.opp, side_, 0, 0};
    struct Best {
      uint8_t answer;
      Stones after;
      int value;
      uint32_t place;
    };
    std::optional<Best> best;
    const auto offer = [&](const Best& one) {
      if (one.value < question_.at_least) return;
      const bool better = !best.has_value() || one.value > best->value ||
                          (one.value == best->value && one.place < best->place);
      if (better) best = one;
    };
    Analysis analysis;
    Analyse(grid_, AsOwn(position), analysis);
    for (BitBoard at = analysis.empty & ~bans; at != 0; at &= at - 1) {
      const int point = FirstPoint(at);
      const Resolved play = Resolve(grid_, analysis, BitAt(point));
      if (play.removed != 0) continue;
      const Stones after = AsOwn(play.after);
      const BitSituation next{after.own, after.opp, 1 - side_, 0, 0};
      offer({static_cast<uint8_t>(point), after, Value(next), table_.Place(next, end_)});
    }
    OfferPass(position, here, offer);
    if (!best.has_value())
      return absl::InternalError(absl::StrCat("no answer at the position with key ", key));
    node.answers.insert(best->answer);
    ForEachReply(best->after, best->answer == certify::kSolutionPass,
                 [&](Stones left, BitBoard laid) { Need(left, laid); });
    return absl::OkStatus();
  }

  // A pass is worth the area, and no more than what O's plays leave; the measure tells how far that
  // is.
  template <typename Offer>
  void OfferPass(Stones position, const BitSituation& here, const Offer& offer) const {
    const int area = AreaDifference(grid_, AsOwn(position));
    int value = area;
    uint32_t place = 0;
    ForEachReply(position, true, [&](Stones left, BitBoard) {
      const BitSituation next{left.own, left.opp, side_, 0, 0};
      const int there = Value(next);
      if (there < value) {
        value = there;
        place = table_.Place(next, end_);
      } else if (there == value) {
        place = std::max(place, table_.Place(next, end_));
      }
    });
    if (area < question_.at_least || (value == Value(here) && place >= table_.Place(here, end_)))
      return;
    offer({certify::kSolutionPass, position, value, place});
  }

  // How far a position is from the end for X: smaller is nearer. Every move and every answer lead
  // nearer, whatever X is out for.
  using Distance = std::pair<int, uint32_t>;
  Distance DistanceOf(uint64_t key) const {
    const Stones position = FromSpec(*images_.PositionOf(key));
    const BitSituation here{position.own, position.opp, side_, 0, 0};
    return {-Value(here), table_.Place(here, end_)};
  }

  // The number of different distances of listed positions that are smaller.
  absl::StatusOr<std::map<Distance, uint32_t>> Ranks() const {
    std::map<Distance, uint32_t> ranks;
    for (const auto& [key, node] : nodes_) ranks.emplace(DistanceOf(key), 0);
    uint32_t rank = 0;
    for (auto& [distance, its_rank] : ranks) its_rank = rank++;
    if (rank > certify::kMostSolutionRank + 1) {
      return absl::ResourceExhaustedError(absl::StrCat("the strategy needs rank ", rank - 1,
                                                       ", but records can hold at most ",
                                                       certify::kMostSolutionRank));
    }
    return ranks;
  }

  absl::StatusOr<certify::Solution> Listed() const {
    ASSIGN_OR_RETURN(const auto ranks, Ranks());
    certify::Solution result{
        {.side = question_.side,
         .at_least = question_.at_least,
         .rules = question_.hot == RobustHot::kEvery ? certify::GoodUnder::kAny
                                                     : certify::GoodUnder::kAnySingleHot,
         .ends_at = certify::EndsAt::kGameEnd,
         .start = question_.start,
         .to_move = question_.to_move,
         .images = question_.images},
        {}};
    const uint64_t slots = certify::PositionKeys::SlotsOn(size_);
    for (const auto& [code, node] : nodes_) {
      const uint32_t rank = ranks.at(DistanceOf(code));
      for (const uint8_t answer : node.answers)
        result.entries.push_back({code * slots, rank, answer});
    }
    return result;
  }

  const Grid& grid_;
  const IntervalTable& table_;
  const RobustQuestion& question_;
  const spec::BoardSize size_;
  const FiniteRules rules_;
  const certify::PositionImages images_;
  const int side_;
  const End end_;
  const uint64_t most_entries_;
  Progress* const progress_;
  std::map<uint64_t, Node> nodes_;
  std::set<std::pair<uint64_t, BitBoard>> asked_;
  std::vector<Waiting> waiting_;
};

}  // namespace

absl::StatusOr<certify::Solution> FindRobustStrategy(const Grid& grid, const IntervalTable& table,
                                                     const RobustQuestion& question,
                                                     uint64_t most_entries, Progress* progress) {
  return Finder(grid, table, question, most_entries, progress).Find();
}

}  // namespace hotstone::enumerate
