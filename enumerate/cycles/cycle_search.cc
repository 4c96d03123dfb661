// All short cycles of a board, and those of a given pattern, by depth-first search from one start
// at a time.
//
// A cycle is found from the position with the most stones, and among these from the least one up to
// symmetry. So the search begins at each canonical position and prunes what cannot lead back or is
// found from elsewhere (MayLeadBack): where more stones of a colour are missing than its player has
// plies left, where there are more stones than at the start, and where there are as many and the
// position precedes the start. Moves ignore bans; a play that a one-ply ban would forbid costs two
// more plies, a pass by each player, after which the ban is gone. Close turns a find into its
// canonical word, so the images of a cycle and its other entries are one class. PatternSearch does
// the same for a given sequence of captures, removals and passes.
//
// For example, on 2x1 without hot stones the search of up to 6 plies finds five classes, which
// contain 14 cycles. The shortest is the simple ko, B:B1 W:A1 from a white stone on A1: two plies,
// and two cycles, since the board may be rotated.
#include "enumerate/cycles/cycle_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <tuple>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kNodesPerReport = uint64_t{1} << 16;
constexpr uint64_t kRanksPerReport = uint64_t{1} << 12;

// How many of the next `plies` plies are the player's, who is to move or not.
int PliesOfPlayer(int plies, bool to_move) { return to_move ? (plies + 1) / 2 : plies / 2; }

// The vertices and edges from the start to the current point of the search.
class Path {
 public:
  size_t size() const { return size_; }
  const CycleStep& operator[](size_t i) const { return steps_[i]; }
  void Push(const BitSituation& s) { steps_[size_++] = {s.black, s.white, s.player, kNoPoint}; }
  void Pop() { --size_; }
  void SetMove(BitMove move) { steps_[size_ - 1].move = move; }
  bool Contains(const BitSituation& s) const {
    for (size_t i = 0; i < size_; ++i) {
      if (steps_[i].black == s.black && steps_[i].white == s.white && steps_[i].player == s.player)
        return true;
    }
    return false;
  }
  bool AtStart(const BitSituation& s) const {
    return s.black == steps_[0].black && s.white == steps_[0].white && s.player == steps_[0].player;
  }
  std::span<const CycleStep> steps() const { return {steps_.data(), size_}; }

 private:
  std::array<CycleStep, kMaxCycleLength + 1> steps_;
  size_t size_ = 0;
};

// Finds all cycles depth first, from one start at a time.
class Search {
 public:
  Search(const Grid& grid, const FiniteRules& rules, const CycleSearchOptions& options)
      : grid_(grid), rules_(rules), symmetries_(grid), options_(options) {}

  // Requires that nothing symmetric to `own` and `opp` precedes them.
  void From(Stones start) {
    start_ = start;
    stones_ = Count(start.own | start.opp);
    path_.Push(AtVertex(start.own, start.opp, 0));
    Descend(AtVertex(start.own, start.opp, 0), 0);
    path_.Pop();
  }

  const Symmetries& symmetries() const { return symmetries_; }
  bool stopped() const { return stopped_; }
  void Stop() { stopped_ = true; }
  uint64_t nodes() const { return nodes_; }
  void SetDone(uint64_t done, uint64_t total) {
    done_ = done;
    total_ = total;
  }

  std::vector<CycleClass> TakeClasses() {
    std::vector<CycleClass> classes;
    classes.reserve(found_.size());
    for (const auto& [word, rest] : found_) classes.push_back({word, rest.length, rest.members});
    std::sort(classes.begin(), classes.end(), [](const CycleClass& a, const CycleClass& b) {
      return std::tie(a.length, a.word) < std::tie(b.length, b.word);
    });
    return classes;
  }

 private:
  struct Rest {
    int length;
    int members;
  };

  // Continues from the situation s (with the ban that the last move left) at the end of the path;
  // `used` plies so far.
  void Descend(const BitSituation& s, int used) {
    const BitSituation vertex = AtVertex(s.black, s.white, s.player);
    const BitBoard unbanned = CarriesBan(s) ? LegalPoints(grid_, rules_, s) : grid_.full();
    ForEachMove(grid_, rules_, vertex, [&](BitMove move, const BitSituation& next, bool finished) {
      if (++nodes_ % kNodesPerReport == 0 && !KeepGoing(options_.progress, "cycles", done_, total_))
        Stop();
      if (stopped_ || finished) return;
      int plies = used + 1;
      if (move != kNoPoint && (unbanned & BitAt(move)) == 0) plies += 2;
      if (plies > used + 1 && rules_.end_passes <= 2) return;
      if (plies > options_.max_length) return;
      path_.SetMove(move);
      if (path_.AtStart(next)) {
        Close(next, plies);
      } else if (MayLeadBack(next, options_.max_length - plies) && !path_.Contains(next)) {
        path_.Push(next);
        Descend(next, plies);
        path_.Pop();
      }
    });
  }

  bool MayLeadBack(const BitSituation& next, int left) const {
    if (left == 0) return false;
    const int missing_black = Count(start_.own & ~next.black);
    const int missing_white = Count(start_.opp & ~next.white);
    if (missing_black > PliesOfPlayer(left, next.player == 0)) return false;
    if (missing_white > PliesOfPlayer(left, next.player == 1)) return false;
    const int stones = Count(next.black | next.white);
    if (stones != stones_) return stones < stones_;
    const Stones seen =
        next.player == 0 ? Stones{next.black, next.white} : Stones{next.white, next.black};
    const Stones least = symmetries_.FindCanonical(seen).stones;
    return std::tie(least.own, least.opp) >= std::tie(start_.own, start_.opp);
  }

  // The last move led back to the start.
  void Close(const BitSituation& last, int plies) {
    const auto steps = path_.steps();
    if (std::all_of(steps.begin(), steps.end(),
                    [](const CycleStep& s) { return s.move == kNoPoint; }))
      return;
    if (IsBanned(grid_, rules_, last, steps[0].move)) {
      plies += 2;
      if (plies > options_.max_length || rules_.end_passes <= 2) return;
    }
    const CanonicalCycle canonical = FindCanonicalCycle(symmetries_, steps);
    found_.try_emplace(canonical.word, Rest{plies, canonical.members});
    if (found_.size() >= options_.max_classes) Stop();
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  Symmetries symmetries_;
  const CycleSearchOptions& options_;
  Stones start_;
  int stones_ = 0;
  Path path_;
  absl::flat_hash_map<CycleWord, Rest> found_;
  bool stopped_ = false;
  uint64_t nodes_ = 0;
  uint64_t done_ = 0;
  uint64_t total_ = 0;
};

// Follows a pattern depth first.
class PatternSearch {
 public:
  PatternSearch(const Grid& grid, const FiniteRules& rules, const std::vector<EdgeKind>& pattern,
                const std::function<bool(const CycleWord&)>& visit)
      : grid_(grid),
        rules_(rules),
        pattern_(pattern),
        visit_(visit),
        plays_left_(pattern.size() + 1) {
    for (size_t i = pattern.size(); i-- > 0;) {
      plays_left_[i] = plays_left_[i + 1];
      if (pattern[i].kind != EdgeKind::kPass) ++plays_left_[i][i % 2];
    }
  }

  void From(Stones start) {
    if (pattern_[0].kind == EdgeKind::kCaptures && pattern_[0].stones > 0) {
      Analysis analysis;
      Analyse(grid_, start, analysis);
      if (analysis.opp.atari_points == 0) return;
    }
    start_ = start;
    path_.Push(AtVertex(start.own, start.opp, 0));
    Descend(AtVertex(start.own, start.opp, 0));
    path_.Pop();
  }

  bool done() const { return done_; }

 private:
  void Descend(const BitSituation& vertex) {
    const size_t edge = path_.size() - 1;
    ForEachMove(grid_, rules_, vertex, [&](BitMove move, const BitSituation& next, bool finished) {
      if (done_ || finished || !Matches(vertex, move, next, pattern_[edge])) return;
      path_.SetMove(move);
      if (edge + 1 == pattern_.size()) {
        if (path_.AtStart(next)) done_ = !visit_(Word());
        return;
      }
      if (Count(start_.own & ~next.black) > plays_left_[edge + 1][0] ||
          Count(start_.opp & ~next.white) > plays_left_[edge + 1][1] || path_.Contains(next)) {
        return;
      }
      const BitSituation there = AtVertex(next.black, next.white, next.player);
      path_.Push(there);
      Descend(there);
      path_.Pop();
    });
  }

  static bool Matches(const BitSituation& s, BitMove move, const BitSituation& next,
                      EdgeKind kind) {
    if (move == kNoPoint) return kind.kind == EdgeKind::kPass;
    const int own = Count(s.player == 0 ? s.black : s.white);
    const int opp = Count(s.player == 0 ? s.white : s.black);
    const int own_after = Count(s.player == 0 ? next.black : next.white);
    const int opp_after = Count(s.player == 0 ? next.white : next.black);
    if (own_after == own + 1)
      return kind.kind == EdgeKind::kCaptures && kind.stones == opp - opp_after;
    return kind.kind == EdgeKind::kRemovesOwn && kind.stones == own + 1 - own_after;
  }

  CycleWord Word() const {
    CycleWord word;
    word.black = start_.own;
    word.white = start_.opp;
    word.edges = static_cast<int8_t>(pattern_.size());
    for (size_t i = 0; i < pattern_.size(); ++i) word.moves[i] = static_cast<int8_t>(path_[i].move);
    return word;
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  const std::vector<EdgeKind>& pattern_;
  const std::function<bool(const CycleWord&)>& visit_;
  std::vector<std::array<int, 2>> plays_left_;  // from an edge on, for each player
  Stones start_;
  Path path_;
  bool done_ = false;
};

}  // namespace

absl::StatusOr<CycleList> FindCycles(const Grid& grid, const LegalIndex& index,
                                     const FiniteRules& rules, const CycleSearchOptions& options) {
  if (options.max_length < 2 || options.max_length > kMaxCycleLength) {
    return absl::InvalidArgumentError(absl::StrCat("cycles: the length ", options.max_length,
                                                   " is not between 2 and ", kMaxCycleLength));
  }
  Search search(grid, rules, options);
  CycleList list;
  for (uint64_t first = 0; first < index.size() && !search.stopped(); first += kRanksPerReport) {
    const uint64_t last = std::min(first + kRanksPerReport, index.size());
    search.SetDone(first, index.size());
    if (!KeepGoing(options.progress, "cycles", first, index.size())) search.Stop();
    index.ForEach(first, last, [&](Stones stones) {
      if (search.stopped() || !search.symmetries().IsCanonical(stones)) return;
      search.From(stones);
    });
    list.starts = last;
  }
  list.complete = !search.stopped();
  list.nodes = search.nodes();
  list.classes = search.TakeClasses();
  return list;
}

bool FindPattern(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                 const std::vector<EdgeKind>& pattern, Progress* progress,
                 const std::function<bool(const CycleWord&)>& visit) {
  assert(pattern.size() >= 2 && pattern.size() <= size_t{kMaxCycleLength});
  PatternSearch search(grid, rules, pattern, visit);
  for (uint64_t first = 0; first < index.size() && !search.done(); first += kRanksPerReport) {
    if (!KeepGoing(progress, "cycles of a type", first, index.size())) return false;
    index.ForEach(first, std::min(first + kRanksPerReport, index.size()), [&](Stones stones) {
      if (!search.done()) search.From(stones);
    });
  }
  return true;
}

}  // namespace hotstone::enumerate
