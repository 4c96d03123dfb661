// All plays of a board as a graph of positions, each with what a superko remembers about it.
//
// A superko forbids a play because of something earlier: a position (psk), a position and a player
// (ssk, nssk), or a step from one position to another (fixed). That item is a *key*, a number below
// keys(). A play carries the key that forbids it when in memory and that enters the memory when the
// play is made. So the history search is the same for all four rules: only the keys differ.
//
// Positions are numbered as by LegalIndex, with Black as `own`; players are 0 Black, 1 White.
// Memory: 4 bytes per play and direction, and more than as much again for the step under fixed; 3x4
// has about 3 million plays, 4x4 about 300 million.
#ifndef HOTSTONE_SEARCH_HISTORY_HISTORY_GRAPH_H_
#define HOTSTONE_SEARCH_HISTORY_HISTORY_GRAPH_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board.h"
#include "search/history/superko_keys.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

class HistoryGraph {
 public:
  // A play, with the position it leads to; in lists by result, the position it comes from.
  struct Play {
    uint32_t position : 27;
    uint32_t at : 5;  // the point
  };

  // Whether values under this rule set are searched on this graph: a superko, and nothing else that
  // looks beyond the position: no hot layer, no handicap, no second cycle rule, no end by a
  // capture.
  static bool Supports(const spec::RuleSet& rules);

  // The approximate number of plays of both players: on 3x3, 4x3 and 4x4 a player has plays at 0.36
  // of the points.
  static uint64_t Plays(uint64_t positions, int points) {
    return positions * static_cast<uint64_t>(points) * 2 * 2 / 5;
  }
  // The approximate number of bytes for this many legal positions.
  static uint64_t Bytes(uint64_t positions, int points, spec::Cycle cycle) {
    const uint64_t by_play = 2 * sizeof(Play) + (cycle == spec::Cycle::kFixed ? 12 : 0);
    return Plays(positions, points) * by_play + positions * (6 * sizeof(uint32_t) + 1);
  }

  // Whether the positions of a board fit in Play.
  static bool Fits(uint64_t positions) { return positions <= (uint64_t{1} << 27); }

  // With the keys of `cycle`, which must be a superko. Otherwise uses only self-removal and the
  // passes that end the game from the rules. Requires that the positions fit. Cancelled if
  // `progress` says stop.
  static absl::StatusOr<HistoryGraph> Create(const enumerate::Grid& grid,
                                             const enumerate::LegalIndex& index,
                                             const spec::RuleSet& rules, spec::Cycle cycle,
                                             Progress* progress);

  uint32_t positions() const { return static_cast<uint32_t>(scores_.size()); }
  uint32_t keys() const { return keys_; }
  int end_passes() const { return end_passes_; }
  int points() const { return points_; }

  // The area difference for Black.
  int Score(uint32_t position) const { return scores_[position]; }

  // A player's plays from a position, best counts for that player first; and all of a player's
  // plays that lead to it.
  std::span<const Play> From(uint32_t position, int player) const {
    return Slice(from_, from_first_, position, player);
  }
  std::span<const Play> To(uint32_t position, int player) const {
    return Slice(to_, to_first_, position, player);
  }

  // The key of a play of From; and of one of To, which leads to `to`.
  uint32_t KeyOf(const Play& play, int player) const {
    return by_step_ ? steps_[NumberOf(play)] : results_.OfPlay(play.position, player);
  }
  uint32_t KeyOf(const Play& play, int player, uint32_t to) const {
    return by_step_ ? steps_to_[static_cast<size_t>(&play - to_.data())]
                    : results_.OfPlay(to, player);
  }

  // A player's play at a point, or null if there is none.
  const Play* PlayAt(uint32_t position, int player, int at) const {
    for (const Play& play : From(position, player)) {
      if (static_cast<int>(play.at) == at) return &play;
    }
    return nullptr;
  }

  // The index of a play among all plays: `play` must belong to From of some position.
  size_t NumberOf(const Play& play) const { return static_cast<size_t>(&play - from_.data()); }
  size_t plays() const { return from_.size(); }

  // What is remembered before the first play, and what a pass adds if `to_move` moves next.
  std::optional<uint32_t> StartKey(uint32_t position, int to_move) const {
    return by_step_ ? std::nullopt : results_.OfStart(position, to_move);
  }
  std::optional<uint32_t> PassKey(uint32_t position, int to_move) const {
    return by_step_ ? std::nullopt : results_.OfPass(position, to_move);
  }

  // Whether a play that takes back the play before it is always forbidden (retakes.h). Two passes
  // must end the game: if it takes more, a barred player may move again at the same position.
  bool ForbidsRetakes() const {
    return end_passes_ == 2 && !by_step_ && results_.who != enumerate::SuperkoPlayer::kMaker;
  }

  // The result of the plays that a key forbids `player`; nothing if it forbids none.
  std::optional<uint32_t> ForbiddenResult(uint32_t key, int player) const {
    return by_step_ ? step_to_[key] : results_.Forbidden(key, player);
  }

  // The plays of `player` that a key forbids, as the positions that they start from. Calls
  // visit(position).
  template <typename Visit>
  void ForEachForbidden(uint32_t key, int player, const Visit& visit) const {
    const auto to = ForbiddenResult(key, player);
    if (!to.has_value()) return;
    for (const Play& play : To(*to, player)) {
      if (KeyOf(play, player, *to) == key) visit(play.position);
    }
  }

 private:
  static std::span<const Play> Slice(const std::vector<Play>& plays,
                                     const std::vector<uint32_t>& first, uint32_t position,
                                     int player) {
    const size_t slot = 2 * size_t{position} + static_cast<size_t>(player);
    return {plays.data() + first[slot], first[slot + 1] - first[slot]};
  }
  HistoryGraph(const enumerate::Grid& grid, const spec::RuleSet& rules, spec::Cycle cycle);
  // Parts of making it; false if stopped.
  bool ListPlays(const enumerate::Grid& grid, const enumerate::LegalIndex& index,
                 const spec::RuleSet& rules, Progress* progress);
  bool NumberSteps(Progress* progress);
  bool ListByResult(Progress* progress);

  bool by_step_;         // fixed
  SuperkoKeys results_;  // the other rules
  int points_;
  int end_passes_;
  uint32_t keys_ = 0;
  std::vector<int8_t> scores_;
  std::vector<Play> from_;
  std::vector<uint32_t> from_first_;
  std::vector<Play> to_;
  std::vector<uint32_t> to_first_;
  // Under fixed: the step of each play of from_ and of to_, and the position each step leads to.
  std::vector<uint32_t> steps_;
  std::vector<uint32_t> steps_to_;
  std::vector<uint32_t> step_to_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_HISTORY_GRAPH_H_
