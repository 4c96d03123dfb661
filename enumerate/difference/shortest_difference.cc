// The shortest game that two rule sets judge differently: games legal under both, grown ply by ply,
// until a play is legal under only one of them.
//
// Try tests one length after the other. The games of a length are kept as lines, each with its last
// ply and the line before it. Extend adds a ply to a line. Two things keep the lines few. First, a
// game is dropped if no difference can come within the remaining plies: the graph of shared
// situations (DifferenceGraph) knows the distance to one where the rule sets differ at once, and
// WayLengths how long a remembered position takes to come back. Second, one of several games with
// the same future is kept: the key of a line is its situation and whatever of its past the two
// memories can still look at (AppendPlies, AppendMemory). LookForDifference then compares the plays
// that both permit, with their whole past.
//
// For example, on 2x1, basic-only against basic-only,hot=none needs two plies. Black plays A1,
// White B1, which takes it; under the first rule set Black may not retake A1 at once, under the
// second Black may. After one ply both permit White the same plays.
#include "enumerate/difference/shortest_difference.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/difference/difference_graph.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/cycle_layer.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/superko.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {
namespace {

using Node = DifferenceGraph::Node;

// Whether the rule forbids a play because of its result (and so looks one ply further than the
// play).
bool LooksAtResult(const spec::CycleList& cycles) { return spec::TraitsOf(cycles).by_result; }

Coloured Board(const SharedSituation& s) { return ByColour(s.stones, s.player == 1); }

// Whether rules that look at the classes of cycles bind the same players.
bool NamesAlike(const spec::RuleSet& a, const spec::RuleSet& b) {
  return a.unnamed == b.unnamed && a.settled == b.settled && a.disturber_by == b.disturber_by &&
         a.cyclic == b.cyclic;
}

// Rule sets that differ in nothing that play looks at. Under psk a single stone never removes
// itself, whatever the option says: the resulting position has just been seen.
bool PlayIsTheSame(OnePlyRules first, OnePlyRules second, const spec::RuleSet& a,
                   const spec::RuleSet& b) {
  for (OnePlyRules* rules : {&first, &second}) {
    if (rules->cycle == spec::Cycle::kPsk) rules->finite.forbid_single = true;
  }
  return first.finite == second.finite && a.cycle == b.cycle && a.start == b.start &&
         a.same == b.same && a.recycling == b.recycling && a.square_of == b.square_of &&
         a.square_gap == b.square_gap &&
         (a.cycle_color == b.cycle_color || !a.LooksAtCompletedCycles()) &&
         (NamesAlike(a, b) ||
          !(spec::TraitsOf(a.cycle).names_classes || a.recycling == spec::Recycling::kDisturbing));
}

// A game so far: its last ply, and the game before that.
struct Line {
  Node node;
  uint32_t parent;
  BitMove move;
};

// The situations and moves of one line, start first.
struct Past {
  std::vector<Node> nodes;
  std::vector<BitMove> moves;  // moves[i] leads from nodes[i] to nodes[i + 1]
};

class Search {
 public:
  Search(const Grid& grid, const LegalIndex& index, const DifferenceGraph& graph,
         const WayLengths& ways, const spec::RuleSet& a, const spec::RuleSet& b, uint64_t max_games,
         Progress* progress)
      : grid_(grid),
        index_(index),
        graph_(graph),
        ways_(ways),
        rules_{a, b},
        disturbers_{std::make_unique<Disturbers>(grid, a.ReadingOfCycles()),
                    std::make_unique<Disturbers>(grid, b.ReadingOfCycles())},
        ahead_(LooksAtResult(a.cycle) || LooksAtResult(b.cycle) ? 1 : 0),
        max_games_(max_games),
        progress_(progress) {
    for (const spec::RuleSet& rules : rules_) {
      const spec::CycleTraits traits = spec::TraitsOf(rules.cycle);
      if (traits.has_memory) history_ = true;
      if (traits.has_memory && !traits.superko) order_counts_ = true;
    }
  }

  enum class Answer { kFound, kNone, kLimit, kStopped };

  // Is there a difference after exactly `plies` plies, if there is none after fewer?
  Answer Try(int plies) {
    lines_.assign(1, {0, 0, kNoPoint});
    size_t begin = 0;
    for (int made = 0;; ++made) {
      const size_t end = lines_.size();
      if (made == plies) return LookForDifference(begin);
      absl::flat_hash_set<std::string> known;
      for (size_t line = begin; line < end; ++line) {
        if ((++games_ & 0xFFF) == 0 && !KeepGoing(progress_, what_, games_, 0))
          return Answer::kStopped;
        Extend(static_cast<uint32_t>(line), made, plies, known);
        if (lines_.size() > max_games_) return Answer::kLimit;
      }
      if (lines_.size() == end) return Answer::kNone;
      begin = end;
    }
  }

  // The first length that the lower bounds allow.
  int LeastPlies() const {
    return std::max(0, std::min(graph_.ToOnePly(0),
                                history_ ? graph_.ToReturn(0) - ahead_ : DifferenceGraph::kNever));
  }
  void Describe(std::string what) { what_ = std::move(what); }
  const std::vector<BitMove>& found() const { return found_; }
  uint64_t games() const { return games_; }

 private:
  Past PastOf(uint32_t line, int plies) const {
    Past past;
    past.nodes.resize(static_cast<size_t>(plies) + 1);
    past.moves.resize(static_cast<size_t>(plies));
    for (size_t i = static_cast<size_t>(plies);; --i) {
      past.nodes[i] = lines_[line].node;
      if (i == 0) return past;
      past.moves[i - 1] = lines_[line].move;
      line = lines_[line].parent;
    }
  }

  PlayHistory HistoryOf(const Past& past, size_t rules) const {
    PlayHistory history(rules_[rules], Board(graph_.At(past.nodes[0])), false, *disturbers_[rules]);
    if (rules_[rules].cycle == spec::Cycle::kNone) return history;
    for (size_t i = 0; i < past.moves.size(); ++i) {
      const SharedSituation& before = graph_.At(past.nodes[i]);
      const Coloured after = Board(graph_.At(past.nodes[i + 1]));
      if (past.moves[i] != kNoPoint) {
        history.AfterPlay(past.moves[i], Board(before), after, before.player == 1);
      } else if (history.RecordsPasses()) {
        history.AfterPass(after, before.player == 0);
      }
    }
    return history;
  }

  void Extend(uint32_t line, int made, int plies, absl::flat_hash_set<std::string>& known) {
    Past past = PastOf(line, made);
    const Node node = past.nodes.back();
    const SharedSituation& before = graph_.At(node);
    const std::array<PlayHistory, 2> history = {HistoryOf(past, 0), HistoryOf(past, 1)};
    past.nodes.push_back(node);
    past.moves.push_back(kNoPoint);
    for (const DifferenceGraph::Edge& edge : graph_.Edges(node)) {
      if (made == 0 && edge.move != kNoPoint && !IsFirstOfItsImages(edge.move)) continue;
      if (edge.move != kNoPoint) {
        const Coloured from = Board(before);
        const Coloured to = Board(graph_.At(edge.to));
        if (history[0].Forbids(edge.move, from, to, before.player == 1) ||
            history[1].Forbids(edge.move, from, to, before.player == 1)) {
          continue;
        }
      }
      past.nodes.back() = edge.to;
      past.moves.back() = edge.move;
      std::string key;
      if (!CanDiffer(past, plies - made - 1, key)) continue;
      if (known.insert(std::move(key)).second) lines_.push_back({edge.to, line, edge.move});
    }
  }

  // Whether a game may reach a difference after `left` more plies, and the key of its future.
  bool CanDiffer(const Past& past, int left, std::string& key) const {
    const Node node = past.nodes.back();
    Append(key, node);
    bool returning = false;
    if (history_)
      returning = order_counts_ ? AppendPlies(past, left, key) : AppendMemory(past, left, key);
    return returning || graph_.ToOnePly(node) <= left ||
           (history_ && graph_.ToReturn(node) <= left + ahead_);
  }

  // Whether the position of `node` can occur again within the remaining plies.
  bool InReach(const SharedSituation& now, Node node, int left) const {
    const SharedSituation& then = graph_.At(node);
    const Stones target = then.player == now.player ? then.stones : Swapped(then.stones);
    return ways_.AtLeast(now.stones, target) <= left + ahead_;
  }

  bool SamePosition(Node a, Node b) const { return Board(graph_.At(a)) == Board(graph_.At(b)); }

  // The plies that count, in order. True if a board play is among them.
  bool AppendPlies(const Past& past, int left, std::string& key) const {
    const SharedSituation& now = graph_.At(past.nodes.back());
    size_t first = 0;
    while (!InReach(now, past.nodes[first], left)) ++first;  // the current one is always in reach
    for (bool moved = true; moved;) {  // back to where a position that counts first occurred
      moved = false;
      for (size_t i = 0; i < first && !moved; ++i) {
        for (size_t j = first; j < past.nodes.size() && !moved; ++j) {
          moved = SamePosition(past.nodes[i], past.nodes[j]);
        }
        if (moved) first = i;
      }
    }
    bool played = false;
    Append(key, RankAndPlayer(past.nodes[first]));
    for (size_t i = first; i < past.moves.size(); ++i) {
      played |= past.moves[i] != kNoPoint;
      key.push_back(static_cast<char>(past.moves[i]));
    }
    return played;
  }

  // The memory of the two superko rules that still counts, in a canonical order. True if it is more
  // than the current position, or a step that may be tried again.
  bool AppendMemory(const Past& past, int left, std::string& key) const {
    const SharedSituation& now = graph_.At(past.nodes.back());
    bool returning = false;
    std::vector<std::pair<uint64_t, uint64_t>> items;
    for (size_t i = 0; i < past.nodes.size(); ++i) {
      const bool played = i > 0 && past.moves[i - 1] != kNoPoint;
      const bool reached = InReach(now, past.nodes[i], left);
      const uint64_t situation = RankAndPlayer(past.nodes[i]);
      if (reached && !SamePosition(past.nodes[i], past.nodes.back())) returning = true;
      for (size_t r = 0; r < 2; ++r) {
        const uint64_t tag = r << 62;
        const spec::Cycle cycle = *rules_[r].cycle.Only();
        const spec::CycleTraits traits = spec::TraitsOf(cycle);
        if (!traits.superko) continue;  // remembers nothing, or the order counts (AppendPlies)
        if (traits.by_result) {
          const SuperkoPlayer player = SuperkoPlayerOf(cycle);
          if (!reached || (player == SuperkoPlayer::kMaker && !played)) continue;
          const bool alone = player == SuperkoPlayer::kNone;
          items.emplace_back(tag | (alone ? ColouredRank(past.nodes[i]) : situation), 0);
        } else if (played && InReach(now, past.nodes[i - 1], left)) {
          items.emplace_back(tag | RankAndPlayer(past.nodes[i - 1]), situation);
          returning = true;
        }
      }
    }
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
    for (const auto& [a, b] : items) {
      Append(key, a);
      Append(key, b);
    }
    return returning;
  }

  // Among points that symmetries of the empty board map to each other, whether this is the first.
  bool IsFirstOfItsImages(int point) const {
    const Symmetries symmetries(grid_);
    for (int s = 0; s < symmetries.count(); ++s) {
      if (symmetries.MapPoint(s, point) < point) return false;
    }
    return true;
  }

  Answer LookForDifference(size_t begin) {
    for (size_t line = begin; line < lines_.size(); ++line) {
      if ((++games_ & 0xFFF) == 0 && !KeepGoing(progress_, what_, games_, 0))
        return Answer::kStopped;
      int plies = 0;
      for (size_t l = line; l != 0; l = lines_[l].parent) ++plies;
      const Past past = PastOf(static_cast<uint32_t>(line), plies);
      if (PlaysOf(past, 0) == PlaysOf(past, 1)) continue;
      found_ = past.moves;
      return Answer::kFound;
    }
    return Answer::kNone;
  }

  // The board plays that a rule set permits, given the whole past.
  BitBoard PlaysOf(const Past& past, size_t rules) const {
    const SharedSituation& now = graph_.At(past.nodes.back());
    const PlayHistory history = HistoryOf(past, rules);
    Analysis analysis;
    Analyse(grid_, now.stones, analysis);
    BitBoard plays = analysis.empty & ~now.forbidden[rules];
    if (rules_[rules].cycle == spec::Cycle::kNone) return plays;
    for (BitBoard rest = plays; rest != 0; rest &= rest - 1) {
      const int at = FirstPoint(rest);
      const Coloured to = ByColour(Resolve(grid_, analysis, BitAt(at)).after, now.player == 1);
      if (history.Forbids(at, Board(now), to, now.player == 1)) plays &= ~BitAt(at);
    }
    return plays;
  }

  uint64_t ColouredRank(Node node) const {
    const Coloured c = Board(graph_.At(node));
    return index_.Rank({c.black, c.white});
  }
  uint64_t RankAndPlayer(Node node) const {
    return ColouredRank(node) * 2 + static_cast<uint64_t>(graph_.At(node).player);
  }
  template <typename Number>
  static void Append(std::string& key, Number number) {
    key.append(reinterpret_cast<const char*>(&number), sizeof(number));
  }

  const Grid& grid_;
  const LegalIndex& index_;
  const DifferenceGraph& graph_;
  const WayLengths& ways_;
  std::array<spec::RuleSet, 2> rules_;
  std::array<std::unique_ptr<Disturbers>, 2> disturbers_;
  int ahead_;
  bool history_ = false;
  bool order_counts_ = false;
  uint64_t max_games_;
  Progress* progress_;
  std::string what_;
  std::vector<Line> lines_;  // those of one length after those of the previous one
  std::vector<BitMove> found_;
  uint64_t games_ = 0;
};

}  // namespace

absl::StatusOr<ShortestDifference> FindShortestDifference(const Grid& grid, const spec::RuleSet& a,
                                                          const spec::RuleSet& b,
                                                          const DifferenceLimits& limits,
                                                          Progress* progress) {
  using Kind = ShortestDifference::Kind;
  ASSIGN_OR_RETURN(const auto first, OnePlyRules::From(a));
  ASSIGN_OR_RETURN(const auto second, OnePlyRules::From(b));
  ShortestDifference result;
  if (PlayIsTheSame(first, second, a, b)) {
    result.kind = Kind::kNever;
    return result;
  }
  ASSIGN_OR_RETURN(const auto index, LegalIndex::Create(grid));
  result.plies = -1;
  const auto stopped = [&](const absl::Status& status) -> absl::StatusOr<ShortestDifference> {
    if (!absl::IsCancelled(status)) return status;
    result.limit = "interrupted";
    return result;
  };
  const auto ways = WayLengths::Create(grid, index, first.finite, second.finite, progress);
  if (!ways.ok()) return stopped(ways.status());
  const auto graph =
      DifferenceGraph::Build(grid, first, second, *ways, limits.max_situations, progress);
  if (!graph.ok()) return stopped(graph.status());

  Search search(grid, index, *graph, *ways, a, b, limits.max_games, progress);
  const bool complete = graph->full_plies() == DifferenceGraph::kNever;
  const int last = std::min(limits.max_plies, graph->full_plies());
  for (int plies = search.LeastPlies(); plies <= last; ++plies) {
    search.Describe(absl::StrCat("games of ", plies, " plies"));
    result.plies = plies - 1;
    const Search::Answer answer = search.Try(plies);
    result.games = search.games();
    if (answer == Search::Answer::kNone) continue;
    if (answer == Search::Answer::kFound) {
      result.kind = Kind::kFound;
      result.plies = plies;
      result.moves = search.found();
    }
    if (answer == Search::Answer::kStopped) result.limit = "interrupted";
    if (answer == Search::Answer::kLimit) {
      result.limit = absl::StrCat("more than ", limits.max_games, " games to keep");
    }
    return result;
  }
  result.plies = last;
  if (complete && search.LeastPlies() >= DifferenceGraph::kNever - 1) {
    result.kind = Kind::kNever;
  } else {
    result.kind = last == limits.max_plies ? Kind::kNoneWithin : Kind::kLimit;
    result.limit = absl::StrCat("more than ", limits.max_situations, " shared situations");
  }
  return result;
}

}  // namespace hotstone::enumerate
