#include "enumerate/cycles/return_walks.h"

#include <algorithm>
#include <map>
#include <set>

#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

class WalkSearch {
 public:
  WalkSearch(const Grid& grid, const FiniteRules& rules, const BitSituation& at, size_t most,
             uint64_t& moves)
      : grid_(grid), rules_(rules), at_(at), home_(EntryOf(at)), most_(most), moves_(moves) {}

  // Walks of exactly this length.
  void OfLength(size_t length) {
    walk_ = {{}, {home_}};
    Extend(at_, length);
  }
  std::vector<ReturnWalk> Take() { return std::move(found_); }
  bool Stopped() const { return moves_ == 0 || found_.size() >= most_; }

 private:
  // Each missing stone needs a play of its owner.
  bool CanReturn(const BitSituation& s, size_t left) const {
    const size_t plies[2] = {(left + (s.player == 0 ? 1 : 0)) / 2,
                             (left + (s.player == 1 ? 1 : 0)) / 2};
    return static_cast<size_t>(Count(at_.black & ~s.black)) <= plies[0] &&
           static_cast<size_t>(Count(at_.white & ~s.white)) <= plies[1];
  }

  // Whether the walk's entries end in a square. The home entry occurs only at the beginning and is
  // in none.
  bool EndsInSquare() const {
    const auto& e = walk_.entries;
    for (size_t period = 2; 2 * period < e.size(); period += 2) {
      if (std::equal(e.end() - static_cast<std::ptrdiff_t>(period), e.end(),
                     e.end() - static_cast<std::ptrdiff_t>(2 * period))) {
        return true;
      }
    }
    return false;
  }

  void Extend(const BitSituation& s, size_t left) {
    ForEachMove(grid_, rules_, s, [&](BitMove move, const BitSituation& next, bool finished) {
      if (Stopped()) return;
      --moves_;
      if (finished) return;
      if (left == 1) {
        if (!(next == at_) || !entries_.insert(walk_.entries).second) return;
        found_.push_back(walk_);
        found_.back().moves.push_back(move);
        return;
      }
      const Entry entry = EntryOf(next);
      if (entry == home_ || !CanReturn(next, left - 1)) return;
      walk_.moves.push_back(move);
      walk_.entries.push_back(entry);
      if (!EndsInSquare()) Extend(next, left - 1);
      walk_.moves.pop_back();
      walk_.entries.pop_back();
    });
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  const BitSituation at_;
  const Entry home_;
  const size_t most_;
  uint64_t& moves_;
  ReturnWalk walk_;
  std::vector<ReturnWalk> found_;
  std::set<std::vector<Entry>> entries_;
};

// Sequences of entries as symbols.
class Numbering {
 public:
  Symbols Of(const std::vector<Entry>& entries) {
    Symbols symbols;
    for (const Entry& entry : entries) {
      symbols.push_back(
          numbers_.try_emplace(entry, static_cast<uint32_t>(numbers_.size())).first->second);
    }
    return symbols;
  }

 private:
  std::map<Entry, uint32_t> numbers_;
};

}  // namespace

std::vector<ReturnWalk> ReturnWalks(const Grid& grid, const FiniteRules& rules,
                                    const BitSituation& at, size_t longest, size_t most,
                                    uint64_t& moves) {
  WalkSearch search(grid, rules, at, most, moves);
  for (size_t length = 2; length <= longest && !search.Stopped(); length += 2)
    search.OfLength(length);
  return search.Take();
}

bool StaysSquareFree(const std::vector<Entry>& stem, const std::vector<const ReturnWalk*>& cycles) {
  const Entry& mark = cycles.front()->entries.front();
  Numbering numbering;
  Symbols head;
  std::vector<Symbols> blocks;
  auto from = std::find(stem.begin(), stem.end(), mark);
  head = numbering.Of({stem.begin(), from});
  while (from != stem.end()) {
    const auto to = std::find(from + 1, stem.end(), mark);
    blocks.push_back(numbering.Of({from, to}));
    from = to;
  }
  for (const ReturnWalk* cycle : cycles) blocks.push_back(numbering.Of(cycle->entries));
  return BlocksStaySquareFree(head, blocks);
}

std::optional<std::array<size_t, 3>> BestTriple(const std::vector<ReturnWalk>& walks,
                                                const std::vector<Entry>& stem, size_t bound) {
  Numbering numbering;
  std::vector<Symbols> words;
  for (const ReturnWalk& walk : walks) words.push_back(numbering.Of(walk.entries));
  const size_t n = words.size();
  std::vector<size_t> prefix(n * n);
  std::vector<size_t> suffix(n * n);
  for (size_t i = 0; i < n; ++i) {
    for (size_t k = 0; k < n; ++k) {
      prefix[i * n + k] = CommonPrefix(words[i], words[k]);
      suffix[i * n + k] =
          CommonSuffix(std::span(words[i]).subspan(1), std::span(words[k]).subspan(1));
    }
  }
  // Whether walk a passes the criterion with the two others as neighbours.
  const auto holds = [&](size_t a, size_t b, size_t c) {
    return std::max(prefix[a * n + b], prefix[a * n + c]) +
               std::max(suffix[a * n + b], suffix[a * n + c]) <
           words[a].size();
  };
  std::optional<std::array<size_t, 3>> best;
  for (size_t i = 0; i < n && 3 * words[i].size() < bound; ++i) {
    for (size_t j = i + 1; j < n && words[i].size() + 2 * words[j].size() < bound; ++j) {
      if (!holds(i, j, j) || !holds(j, i, i)) continue;
      for (size_t k = j + 1; k < n; ++k) {
        const size_t total = words[i].size() + words[j].size() + words[k].size();
        if (total >= bound) break;
        if (!holds(i, j, k) || !holds(j, i, k) || !holds(k, i, j)) continue;
        if (!StaysSquareFree(stem, {&walks[i], &walks[j], &walks[k]})) continue;
        best = {{i, j, k}};
        bound = total;
        break;
      }
    }
  }
  return best;
}

}  // namespace hotstone::enumerate
