#include "enumerate/cycles/square_walks.h"

#include <map>

#include "enumerate/cycles/return_walks.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

class Walker {
 public:
  Walker(const Grid& grid, const FiniteRules& rules, const SquareWalkLimits& limits,
         Progress* progress)
      : grid_(grid), rules_(rules), limits_(limits), progress_(progress) {}

  SquareWalks Run() {
    const BitSituation start;
    Push(EntryOf(start));
    walks_.finite = true;
    Extend(start);
    return std::move(walks_);
  }

 private:
  void Push(const Entry& entry) {
    const uint32_t number = NumberOf(entry);
    places_[number].push_back(sequence_.size());
    sequence_.push_back(number);
  }
  void Pop() {
    places_[sequence_.back()].pop_back();
    sequence_.pop_back();
  }
  uint32_t NumberOf(const Entry& entry) {
    const auto [found, fresh] = numbers_.try_emplace(entry, static_cast<uint32_t>(numbers_.size()));
    if (fresh) places_.emplace_back();
    return found->second;
  }

  bool WouldEndInSquare(const Entry& entry) {
    const uint32_t number = NumberOf(entry);
    const auto& places = places_[number];
    for (size_t i = places.size(); i-- > 0;) {
      const size_t period = sequence_.size() - places[i];
      if (2 * period > sequence_.size() + 1) return false;
      size_t same = 1;
      while (same < period && sequence_[sequence_.size() - same] == sequence_[places[i] - same])
        ++same;
      if (same == period) return true;
    }
    return false;
  }

  void Extend(const BitSituation& s) {
    ForEachMove(grid_, rules_, s, [&](BitMove move, const BitSituation& next, bool finished) {
      if (!walks_.finite) return;
      const Entry entry = EntryOf(next);
      if (move != kNoPoint && WouldEndInSquare(entry)) {
        ++walks_.forbidden;
        return;
      }
      if (walks_.plies >= limits_.plies || moves_.size() >= limits_.longest ||
          ((walks_.plies & 0xFFFFF) == 0 && !KeepGoing(progress_, "plays", walks_.plies, 0))) {
        walks_.finite = false;
        return;
      }
      ++walks_.plies;
      moves_.push_back(move);
      if (moves_.size() > walks_.longest.size()) walks_.longest = moves_;
      if (finished) {
        ++walks_.plays;
      } else {
        Push(entry);
        Extend(next);
        Pop();
      }
      moves_.pop_back();
    });
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  const SquareWalkLimits& limits_;
  Progress* progress_;
  SquareWalks walks_;
  std::vector<BitMove> moves_;
  std::map<Entry, uint32_t> numbers_;
  std::vector<uint32_t> sequence_;
  std::vector<std::vector<size_t>> places_;
};

}  // namespace

SquareWalks WalkSquareFree(const Grid& grid, const FiniteRules& rules,
                           const SquareWalkLimits& limits, Progress* progress) {
  return Walker(grid, rules, limits, progress).Run();
}

}  // namespace hotstone::enumerate
