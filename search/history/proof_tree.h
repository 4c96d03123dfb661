// The walk of a proof-number search over plays with their histories, whatever the rule remembers.
//
// A tree of plays grows where a proof or a refutation of the question seems nearest: the *proof number* of a state is how many open
// states must at least be won for Black to win it, the *disproof number* the same for White (L. V. Allis, M. van der Meulen, H. J.
// van den Herik, Artificial Intelligence 66, 1994). With Black to move the one is the least of the children's and the other their sum;
// with White to move the other way round. 0 is a proof, and the state is settled.
//
// What a search has of its own it says in a few functions, found at compile time. Its nodes are ProofNumbers with an array of
// `children`, with `room` for so many of which `count` are there:
//
//   int PlayerOf(node)                    to move
//   void Enter(node, memory)              makes the ply that leads to the node
//   size_t Mark(memory), Back(memory, mark)   and takes plies back
//   void Expand(node, memory)             makes the children of a leaf, or settles it
//   void Conclude(node, memory, side)     learns from the children that settle the node for a side, and settles it
//
// Both the searches of superko and of the rules about completed cycles are built so (history_search.h, cycle_search.h).
#ifndef HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_
#define HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "base/progress.h"
#include "search/history/history_limits.h"

namespace hotstone::search {

inline constexpr uint32_t kProofInfinite = 1u << 30;

struct ProofNumbers {
  uint32_t proof = 1;
  uint32_t disproof = 1;
  bool settled() const { return proof == 0 || disproof == 0; }
  // Whether the side, 0 Black or 1 White, is known to win.
  bool WonBy(int side) const { return (side == 0 ? proof : disproof) == 0; }
};

inline void SortOnce(std::vector<uint32_t>& keys) {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

template <typename Search, typename Node, typename Memory>
class ProofTree {
 public:
  // Looked at, over all questions.
  uint64_t states() const { return states_; }

 protected:
  ProofTree(const HistoryLimits& limits, Progress* progress) : limits_(limits), progress_(progress) {}

  // Grows the tree until the root is settled, or something says stop.
  HistoryAnswer GrowUntilSettled(Node& root, Memory& memory) {
    while (!root.settled()) {
      if (!KeepGoing(progress_, "states with their histories", states_, 0)) return HistoryAnswer::kStopped;
      if (bytes_ > limits_.bytes) return HistoryAnswer::kMemory;
      if (states_ > limits_.states) return HistoryAnswer::kStates;
      Grow(root, memory);
    }
    return root.WonBy(0) ? HistoryAnswer::kYes : HistoryAnswer::kNo;
  }

  static void Settle(Node& node, int side) {
    node.proof = side == 0 ? 0 : kProofInfinite;
    node.disproof = side == 0 ? kProofInfinite : 0;
  }

  void MakeRoom(Node& node, size_t children) {
    node.children = std::make_unique<Node[]>(children);
    node.room = static_cast<uint32_t>(children);
    bytes_ += sizeof(Node) * children;
  }

  void Drop(Node& node) {
    for (uint32_t i = 0; i < node.count; ++i) Drop(node.children[i]);
    bytes_ -= sizeof(Node) * node.room;
    node.children.reset();
    node.room = 0;
    node.count = 0;
  }

  uint64_t states_ = 0;
  uint64_t bytes_ = 0;  // of the tree, and of what was learnt

 private:
  void Grow(Node& root, Memory& memory) {
    std::vector<std::pair<Node*, size_t>> path;  // with the memory before the ply to it
    path.emplace_back(&root, self().Mark(memory));
    while (path.back().first->count > 0) {
      Node* best = Best(*path.back().first);
      path.emplace_back(best, self().Mark(memory));
      self().Enter(*best, memory);
    }
    self().Expand(*path.back().first, memory);
    for (size_t i = path.size(); i-- > 0;) {
      if (!path[i].first->settled()) Update(*path[i].first, memory);
      self().Back(memory, path[i].second);
    }
  }

  Node* Best(Node& node) {
    const bool black = self().PlayerOf(node) == 0;
    return std::min_element(
        node.children.get(), node.children.get() + node.count,
        [&](const Node& a, const Node& b) { return black ? a.proof < b.proof : a.disproof < b.disproof; });
  }

  void Update(Node& node, Memory& memory) {
    uint64_t sum = 0;
    uint32_t least = kProofInfinite;
    const bool black = self().PlayerOf(node) == 0;
    for (uint32_t i = 0; i < node.count; ++i) {
      const Node& child = node.children[i];
      least = std::min(least, black ? child.proof : child.disproof);
      sum += black ? child.disproof : child.proof;
    }
    if (least == 0 || sum == 0) {
      self().Conclude(node, memory, (least == 0) == black ? 0 : 1);
      Drop(node);
      return;
    }
    const auto capped = static_cast<uint32_t>(std::min<uint64_t>(sum, kProofInfinite - 1));
    node.proof = black ? least : capped;
    node.disproof = black ? capped : least;
  }

  Search& self() { return static_cast<Search&>(*this); }

  const HistoryLimits limits_;
  Progress* const progress_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_
