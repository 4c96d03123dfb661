#include "enumerate/situation_census.h"

#include <limits>
#include <vector>

#include "enumerate/key_set.h"

namespace hotstone::enumerate {
namespace {

class Bitmap {
 public:
  explicit Bitmap(uint64_t bits) : words_((bits + 63) / 64 + 1, 0) {}
  bool Test(uint64_t i) const { return (words_[i >> 6] >> (i & 63) & 1) != 0; }
  void Set(uint64_t i) { words_[i >> 6] |= uint64_t{1} << (i & 63); }
  // The `count` bits from i on, count < 64.
  uint64_t Bits(uint64_t i, int count) const {
    uint64_t bits = words_[i >> 6] >> (i & 63);
    if ((i & 63) != 0) bits |= words_[(i >> 6) + 1] << (64 - (i & 63));
    return bits & ((uint64_t{1} << count) - 1);
  }
  void Clear() { std::fill(words_.begin(), words_.end(), 0); }
  void Swap(Bitmap& other) { words_.swap(other.words_); }
  const std::vector<uint64_t>& words() const { return words_; }

 private:
  std::vector<uint64_t> words_;
};

// Players are 0 (Black) and 1 (White); ranks are of (black stones, white stones).
class Search {
 public:
  Search(const Grid& grid, const LegalIndex& index, const FiniteRules& rules)
      : grid_(grid),
        index_(index),
        rules_(rules),
        states_(static_cast<uint64_t>(rules.end_passes) + 1),
        visited_(index.size() * 2 * states_),
        level_(index.size() * 2 * states_),
        next_(index.size() * 2 * states_),
        resolved_(index.size() * 2),
        plays_(index.size() * 2, 0) {}

  absl::StatusOr<SituationCensus> Run(Progress* progress) {
    Reach(index_.Rank(Stones{}), 0, 0, 0);
    for (int depth = 0; fresh_ > 0; ++depth) {
      census_.depth = depth;
      fresh_ = 0;
      level_.Swap(next_);
      next_.Clear();
      level_bans_.swap(next_bans_);
      next_bans_.clear();
      if (!ExpandLevel(progress)) return absl::CancelledError("interrupted while counting situations");
    }
    return census_;
  }

 private:
  uint64_t Number(uint64_t rank, int player) const { return 2 * rank + static_cast<uint64_t>(player); }

  void Reach(uint64_t rank, int player, int passes, BitBoard bans) {
    const uint64_t pair = Number(rank, player);
    if (bans == 0) {
      const uint64_t i = pair * states_ + static_cast<uint64_t>(passes);
      if (visited_.Test(i)) return;
      visited_.Set(i);
      next_.Set(i);
      if (passes == rules_.end_passes) ++census_.finished;
    } else {
      const uint64_t key = pair << grid_.points() | bans;
      if (!bans_.Insert(key)) return;
      next_bans_.push_back(key);
      ++census_.with_ban;
    }
    ++census_.situations;
    ++fresh_;
  }

  // Follows the plays of (rank, player) but for those at `bans`. Returns how many are legal without these.
  int ResolvePlays(uint64_t rank, int player, BitBoard bans) {
    const Stones stones = index_.Unrank(rank);
    Analysis analysis;
    Analyse(grid_, player == 0 ? stones : Swapped(stones), analysis);
    const BitBoard legal = LegalPlays(grid_, analysis, rules_);
    for (BitBoard rest = legal & ~bans; rest != 0; rest &= rest - 1) {
      const int at = FirstPoint(rest);
      const Resolved play = Resolve(grid_, analysis, BitAt(at));
      const uint64_t after = index_.Rank(player == 0 ? play.after : Swapped(play.after));
      if (EndsGame(play, rules_)) {
        Reach(after, 1 - player, rules_.end_passes, 0);
      } else {
        Reach(after, 1 - player, 0, BansAfter(grid_, play, at, rules_));
      }
    }
    return Count(legal);
  }

  void Expand(uint64_t rank, int player, uint64_t pass_counts) {
    const uint64_t pair = Number(rank, player);
    if (!resolved_.Test(pair)) {
      plays_[pair] = static_cast<uint8_t>(ResolvePlays(rank, player, 0));
      resolved_.Set(pair);
    }
    for (; pass_counts != 0; pass_counts &= pass_counts - 1) {
      census_.transitions += plays_[pair] + uint64_t{1};
      Reach(rank, 1 - player, FirstPoint(pass_counts) + 1, 0);
    }
  }

  void ExpandBan(uint64_t key) {
    const uint64_t pair = key >> grid_.points();
    const BitBoard bans = key & grid_.full();
    const int player = static_cast<int>(pair & 1);
    if (!resolved_.Test(pair)) plays_[pair] = static_cast<uint8_t>(ResolvePlays(pair / 2, player, bans));
    // Every banned play would remove a hot stone, so it is among those counted; one pass is added.
    census_.transitions += plays_[pair] - static_cast<uint64_t>(Count(bans)) + 1;
    Reach(pair / 2, 1 - player, 1, 0);
  }

  bool ExpandLevel(Progress* progress) {
    const uint64_t live = (uint64_t{1} << rules_.end_passes) - 1;  // pass counts that do not finish the game
    const auto& words = level_.words();
    uint64_t pair = 0;
    for (size_t w = 0; w < words.size(); ++w) {
      if ((w & 0x3FFF) == 0 && !KeepGoing(progress, "situation graph", census_.situations, 0)) return false;
      if (words[w] == 0) continue;
      // The pairs whose bits begin in or reach into this word and were not expanded yet.
      const uint64_t end = std::min((uint64_t{64} * (w + 1) + states_ - 1) / states_, 2 * index_.size());
      for (pair = std::max(pair, 64 * w / states_); pair < end; ++pair) {
        const uint64_t pass_counts = level_.Bits(pair * states_, static_cast<int>(states_)) & live;
        if (pass_counts != 0) Expand(pair / 2, static_cast<int>(pair & 1), pass_counts);
      }
    }
    for (const uint64_t key : level_bans_) ExpandBan(key);
    return true;
  }

  const Grid& grid_;
  const LegalIndex& index_;
  const FiniteRules& rules_;
  const uint64_t states_;  // pass counts 0 .. end_passes
  SituationCensus census_;
  uint64_t fresh_ = 0;
  Bitmap visited_;
  Bitmap level_;
  Bitmap next_;
  Bitmap resolved_;             // by (rank, player): all plays have been followed
  std::vector<uint8_t> plays_;  // by (rank, player): number of legal plays, bans left out
  KeySet bans_;
  std::vector<uint64_t> level_bans_;
  std::vector<uint64_t> next_bans_;
};

}  // namespace

uint64_t CensusBytes(const LegalIndex& index, const FiniteRules& rules) {
  const uint64_t states = static_cast<uint64_t>(rules.end_passes) + 1;
  const uint64_t pairs = 2 * index.size();
  // Three bitmaps of situations, one bitmap and one byte a pair, and room for one ban in ten pairs.
  return pairs * states * 3 / 8 + pairs / 8 + pairs + (rules.hot.Any() ? pairs / 10 * 32 : 0) +
         index.TableBytes();
}

absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const LegalIndex& index,
                                                const FiniteRules& rules, Progress* progress) {
  if (index.size() > std::numeric_limits<uint64_t>::max() >> (grid.points() + 2)) {
    return absl::ResourceExhaustedError("situations of a board of this size do not fit 64 bits");
  }
  Search search(grid, index, rules);
  return search.Run(progress);
}

}  // namespace hotstone::enumerate
