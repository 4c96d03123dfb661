// Numbers the situations that a proof may need, and gives stages to those that a side wins.
//
// The winner's moves are tried a few at a time, because all of them often lead to most of the
// board: first one in each situation, then two, four, and so on until every situation that needs a
// stage has one. With all moves each has one, since the table says that the side wins.
#include "enumerate/fates/fate_proof.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::enumerate {
namespace {

constexpr uint32_t kNoStage = std::numeric_limits<uint32_t>::max();
// In place of a situation: what a move may lead to at once.
constexpr uint32_t kRemovedAtOnce = kNoStage;
constexpr uint32_t kKeptAtOnce = kNoStage - 1;

struct Key {
  BitSituation s;
  friend bool operator==(const Key&, const Key&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const Key& key) {
    return H::combine(std::move(h), key.s.black, key.s.white, key.s.player, key.s.passes,
                      key.s.bans);
  }
};

struct Node {
  BitSituation situation;
  Answer answer = Answer::kHangs;
  bool has_moves = false;
  int8_t lead = 0;  // of Black: see LeadOf
  uint32_t stage = kNoStage;
  std::vector<uint32_t> moves = {};  // what they lead to, the pass last
};

// How well Black does all over the board: his stones that are kept and White's that are removed,
// less the same for White. Who leads by more has less to answer.
int8_t LeadOf(const BitSituation& s, const FateCell& cell) {
  const int black = Count(s.black & cell.kept) + Count(s.white & cell.removed);
  const int white = Count(s.white & cell.kept) + Count(s.black & cell.removed);
  return static_cast<int8_t>(black - white);
}

class Prover {
 public:
  Prover(const FateTable& table, int point, bool black_owns, const FateProofLimits& limits,
         Progress* progress)
      : table_(table),
        point_(point),
        black_owns_(black_owns),
        limits_(limits),
        progress_(progress) {}

  absl::StatusOr<std::vector<FateProofRow>> Run(std::span<const BitSituation> asked) {
    std::vector<uint32_t> removed;
    std::vector<uint32_t> kept;
    std::vector<uint32_t> hanging;
    const auto sort = [&](uint32_t n) {
      const Answer answer = nodes_[n].answer;
      (answer == Answer::kRemoved ? removed
       : answer == Answer::kKept  ? kept
                                  : hanging)
          .push_back(n);
    };
    for (const BitSituation& s : asked) sort(NumberOf(s));
    for (size_t i = 0; i < hanging.size(); ++i) {
      if (!Add(hanging[i])) continue;
      RETURN_IF_ERROR(Expand(hanging[i]));
      for (const uint32_t to : nodes_[hanging[i]].moves) {
        if (to < kKeptAtOnce) sort(to);
      }
    }
    RETURN_IF_ERROR(ProveWon(Answer::kRemoved, removed));
    RETURN_IF_ERROR(ProveWon(Answer::kKept, kept));
    std::vector<FateProofRow> rows;
    for (const uint32_t n : in_proof_) {
      const Node& node = nodes_[n];
      rows.push_back({node.situation, node.answer, node.answer == Answer::kHangs ? 0 : node.stage});
    }
    return rows;
  }

 private:
  uint32_t NumberOf(const BitSituation& s) {
    const auto [it, is_new] = numbers_.try_emplace(Key{s}, static_cast<uint32_t>(nodes_.size()));
    if (is_new) {
      const FateCell cell = table_.AnswersAt(s);
      nodes_.push_back({s, AnswerOf(cell, point_), false, LeadOf(s, cell)});
      is_in_proof_.push_back(false);
    }
    return it->second;
  }

  // Puts the situation into the proof; false if it was there.
  bool Add(uint32_t n) {
    if (is_in_proof_[n]) return false;
    is_in_proof_[n] = true;
    in_proof_.push_back(n);
    return true;
  }

  absl::Status Expand(uint32_t n) {
    if (in_proof_.size() > limits_.rows) {
      return absl::ResourceExhaustedError(absl::StrCat("more than ", limits_.rows, " rows"));
    }
    if (nodes_.size() > limits_.situations) {
      return absl::ResourceExhaustedError(
          absl::StrCat("more than ", limits_.situations, " situations may matter"));
    }
    if (nodes_[n].has_moves) return absl::OkStatus();
    if (!KeepGoing(progress_, "situations of a proof", nodes_.size(), limits_.situations))
      return absl::CancelledError("interrupted while proving a fate");
    const BitSituation s = nodes_[n].situation;
    std::vector<uint32_t> moves;
    ForEachMove(table_.grid(), table_.rules(), s,
                [&](BitMove, const BitSituation& next, bool finished) {
                  const BitBoard owners = black_owns_ ? next.black : next.white;
                  if ((owners & BitAt(point_)) == 0) {
                    moves.push_back(kRemovedAtOnce);
                  } else {
                    moves.push_back(finished ? kKeptAtOnce : NumberOf(next));
                  }
                });
    nodes_[n].moves = std::move(moves);
    nodes_[n].has_moves = true;
    return absl::OkStatus();
  }

  bool IsWinners(uint32_t n, Answer answer) const {
    return (nodes_[n].situation.player == 0) == ((answer == Answer::kKept) == black_owns_);
  }

  // Whether a move leads to the answer at once, and whether it leads to it at all.
  static bool IsAtOnce(uint32_t to, Answer answer) {
    return to == (answer == Answer::kKept ? kKeptAtOnce : kRemovedAtOnce);
  }
  bool Leads(uint32_t to, Answer answer) const {
    return IsAtOnce(to, answer) || (to < kKeptAtOnce && nodes_[to].answer == answer);
  }

  // Leaves those of the winner's moves that win, in the order of trying: only one if it wins at
  // once; else by the lead that it makes, and of equal ones the pass first if the end of the game
  // wins.
  void SortWinning(uint32_t n, Answer answer) {
    std::vector<uint32_t>& moves = nodes_[n].moves;
    if (answer == Answer::kKept) std::rotate(moves.begin(), moves.end() - 1, moves.end());
    std::erase_if(moves, [&](uint32_t to) { return !Leads(to, answer); });
    const auto now =
        std::find_if(moves.begin(), moves.end(), [&](uint32_t to) { return IsAtOnce(to, answer); });
    if (now != moves.end()) {
      moves = {*now};
      return;
    }
    const int sign = nodes_[n].situation.player == 0 ? 1 : -1;
    std::stable_sort(moves.begin(), moves.end(), [&](uint32_t one, uint32_t other) {
      return sign * nodes_[one].lead > sign * nodes_[other].lead;
    });
  }

  // The situations that the roots lead to if the winner may choose among `width` moves.
  absl::StatusOr<std::vector<uint32_t>> Collect(const std::vector<uint32_t>& roots, Answer answer,
                                                size_t width) {
    std::vector<uint32_t> found;
    std::vector<bool> seen(nodes_.size(), false);
    const auto see = [&](uint32_t n) {
      if (n >= seen.size()) seen.resize(nodes_.size(), false);
      if (seen[n]) return;
      seen[n] = true;
      found.push_back(n);
    };
    for (const uint32_t n : roots) see(n);
    for (size_t i = 0; i < found.size(); ++i) {
      const uint32_t n = found[i];
      const bool is_new = !nodes_[n].has_moves;
      RETURN_IF_ERROR(Expand(n));
      const bool wins = IsWinners(n, answer);
      if (is_new && wins) SortWinning(n, answer);
      nodes_[n].stage = kNoStage;
      const auto& moves = nodes_[n].moves;
      const size_t count = wins ? std::min(width, moves.size()) : moves.size();
      for (size_t k = 0; k < count; ++k) {
        if (moves[k] < kKeptAtOnce) see(moves[k]);
      }
    }
    return found;
  }

  // The stage that follows from the stages behind the moves, kNoStage if none does.
  uint32_t StageFrom(uint32_t n, Answer answer, size_t width) const {
    const Node& node = nodes_[n];
    const bool wins = IsWinners(n, answer);
    const size_t count = wins ? std::min(width, node.moves.size()) : node.moves.size();
    uint32_t best = wins ? kNoStage : 0;
    for (size_t k = 0; k < count; ++k) {
      const uint32_t stage = IsAtOnce(node.moves[k], answer) ? 0 : nodes_[node.moves[k]].stage;
      best = wins ? std::min(best, stage) : std::max(best, stage);
    }
    return best == kNoStage ? kNoStage : best + 1;
  }

  // Gives each situation its least stage. Whether all roots have one.
  bool FindStages(std::vector<uint32_t> open, const std::vector<uint32_t>& roots, Answer answer,
                  size_t width) {
    for (uint32_t stage = 1;; ++stage) {
      std::vector<uint32_t> still_open;
      std::vector<uint32_t> done;
      for (const uint32_t n : open)
        (StageFrom(n, answer, width) == stage ? done : still_open).push_back(n);
      for (const uint32_t n : done) nodes_[n].stage = stage;
      if (done.empty()) break;
      open = std::move(still_open);
    }
    return std::all_of(roots.begin(), roots.end(),
                       [&](uint32_t n) { return nodes_[n].stage != kNoStage; });
  }

  // The winner's move: to a row of the proof, or else to the lowest stage.
  uint32_t Choose(const Node& node, Answer answer, size_t width) const {
    const uint32_t* best = nullptr;
    const size_t count = std::min(width, node.moves.size());
    for (size_t k = 0; k < count; ++k) {
      const uint32_t to = node.moves[k];
      if (IsAtOnce(to, answer)) return to;
      if (nodes_[to].stage >= node.stage) continue;
      if (is_in_proof_[to]) return to;
      if (best == nullptr || nodes_[to].stage < nodes_[*best].stage) best = &node.moves[k];
    }
    assert(best != nullptr);
    return *best;
  }

  // Adds the roots, which have this answer, and what they need.
  absl::Status ProveWon(Answer answer, const std::vector<uint32_t>& roots) {
    if (roots.empty()) return absl::OkStatus();
    size_t width = 1;
    for (;; width *= 2) {
      ASSIGN_OR_RETURN(auto found, Collect(roots, answer, width));
      if (FindStages(std::move(found), roots, answer, width)) break;
      if (width > static_cast<size_t>(table_.grid().points()))
        return absl::InternalError("bug in hotstone: a fate of the table has no proof");
    }
    std::vector<uint32_t> needed = roots;
    while (!needed.empty()) {
      const uint32_t n = needed.back();
      needed.pop_back();
      if (!Add(n)) continue;
      if (in_proof_.size() > limits_.rows)
        return absl::ResourceExhaustedError(absl::StrCat("more than ", limits_.rows, " rows"));
      const Node& node = nodes_[n];
      if (IsWinners(n, answer)) {
        const uint32_t to = Choose(node, answer, width);
        if (to < kKeptAtOnce) needed.push_back(to);
        continue;
      }
      for (const uint32_t to : node.moves) {
        if (to < kKeptAtOnce) needed.push_back(to);
      }
    }
    return absl::OkStatus();
  }

  const FateTable& table_;
  int point_;
  bool black_owns_;
  FateProofLimits limits_;
  Progress* progress_;
  std::vector<Node> nodes_;
  absl::flat_hash_map<Key, uint32_t> numbers_;
  std::vector<bool> is_in_proof_;  // by number
  std::vector<uint32_t> in_proof_;
};

}  // namespace

absl::StatusOr<std::vector<FateProofRow>> ProveFate(const FateTable& table, int point,
                                                    std::span<const BitSituation> asked,
                                                    const FateProofLimits& limits,
                                                    Progress* progress) {
  if (asked.empty()) return std::vector<FateProofRow>();
  const bool black_owns = (asked.front().black & BitAt(point)) != 0;
  for (const BitSituation& s : asked) {
    assert(((black_owns ? s.black : s.white) & BitAt(point)) != 0);
    assert(s.passes < table.rules().end_passes);
    (void)s;
  }
  return Prover(table, point, black_owns, limits, progress).Run(asked);
}

}  // namespace hotstone::enumerate
