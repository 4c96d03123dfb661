#include "enumerate/planes/block_team.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace hotstone::enumerate {
namespace {

// A thread takes so many words of a layer at a time, at least a block.
constexpr uint64_t kTakenWords = 1 << 10;

}  // namespace

BlockTeam::BlockTeam(int threads, const FiniteRules& rules, int at_least, PlaneSet* planes,
                     const PlaneSource& source, ChangeLog* changes)
    : index_(planes->layout().index()) {
  for (int i = 0; i < std::max(threads, 1); ++i) {
    visitors_.push_back(BlockVisitor::Create(rules, at_least, planes, source, changes));
  }
}

bool BlockTeam::Visit(uint32_t first, uint32_t last, int sweep, const std::array<bool, 2>& movers,
                      const std::function<bool(uint64_t done)>& keep_going, uint64_t* set) {
  if (first == last) return true;
  const int layer = index_.block(first).layer;
  const auto taken = static_cast<uint32_t>(std::max<uint64_t>(kTakenWords / WordsFor(layer), 1));
  const auto [layer_first, layer_last] = index_.Layer(layer);
  // Added to the cells before a block: modulo 2^64, as the first layers come last.
  const uint64_t before = index_.cells() - index_.CellsBefore(layer_last) - index_.CellsBefore(layer_first);
  std::atomic<uint32_t> next = first;
  std::atomic<bool> stop = false;
  std::atomic<uint64_t> all = 0;
  const auto work = [&](size_t thread) {
    BlockVisitor& visitor = *visitors_[thread];
    uint64_t mine = 0;
    while (!stop.load(std::memory_order_relaxed)) {
      const uint32_t begin = next.fetch_add(taken);
      if (begin >= last) break;
      for (uint32_t number = begin; number < std::min(begin + taken, last); ++number) {
        mine += visitor.Visit(number, sweep, movers);
      }
      // Only the first thread talks: the listener need not know of threads.
      if (thread == 0 && !keep_going(before + index_.CellsBefore(std::min(next.load(), last)))) stop = true;
    }
    all += mine;
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < visitors_.size(); ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
  *set += all;
  return !stop;
}

}  // namespace hotstone::enumerate
