// A proof-number search over plays with their histories, whatever the rule remembers.
//
// The tree of plays is kept in memory. When a node is settled its children are dropped, and what
// they proved is kept as a lesson. The walk is that of proof_number_search.h, with Black as the
// prover. The rule's memory holds the plies from the root to the current node.
//
// A search derives from ProofTree<Search, Node, Memory>. Its nodes derive from TreeNode<Node>; its
// memory has size() and CutTo(size). Besides a constructor it has:
//
//   int PlayerOf(node)          to move
//   void Add(node)              adds the ply that leads to the node to the memory
//   void Evaluate(node)         gives a new node its numbers, settles it, or calls Halt()
//   void Expand(node)           makes the children of a leaf, or settles it
//   void Learn(node, side)      keeps what the children prove, which settle the node for a side, or
//                               calls Halt()
//
// The searches for superko and for the rules about completed cycles derive from it
// (history_search.h, robust_search.h, cycle_search.h).
#ifndef HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_
#define HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/progress.h"
#include "search/history/history_limits.h"
#include "search/proof_numbers/proof_number_search.h"
#include "search/proof_numbers/proof_numbers.h"

namespace hotstone::search {

// `children` has capacity `room`, of which `count` are present.
template <typename Node>
struct TreeNode : ProofNumbers {
  uint32_t count = 0;
  uint32_t room = 0;
  std::unique_ptr<Node[]> children;

  // Whether the side, 0 Black or 1 White, is known to win.
  bool WonBy(int side) const { return side == 0 ? proved() : disproved(); }
  void Settle(int side) { Set(side == 0 ? Proved() : Disproved()); }
  void Set(const ProofNumbers& numbers) { static_cast<ProofNumbers&>(*this) = numbers; }
};

inline void SortOnce(std::vector<uint32_t>& keys) {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

template <typename Search, typename Node, typename Memory>
class ProofTree : protected ProofNumberSearch<ProofTree<Search, Node, Memory>> {
 public:
  // Examined, over all questions.
  uint64_t states() const { return states_; }
  // Replaces the limit on the states: this many more.
  void AllowStates(uint64_t more) { limits_.states = states_ + more; }

 protected:
  ProofTree(const HistoryLimits& limits, Progress* progress)
      : limits_(limits), progress_(progress) {}

  // Evaluates the root, and grows the tree until the root is settled or something says stop.
  HistoryAnswer Grow(Node& root, Memory& memory) {
    memory_ = &memory;
    halted_ = false;
    self().Evaluate(root);
    if (!root.settled() && !halted_) this->SearchFrom(&root);
    if (halted_ || !root.settled()) return why_stopped_;
    return root.WonBy(0) ? HistoryAnswer::kYes : HistoryAnswer::kNo;
  }

  Memory& memory() const { return *memory_; }

  // Ends the search before the next node is opened, without an answer: progress has said stop.
  void Halt() {
    halted_ = true;
    why_stopped_ = HistoryAnswer::kStopped;
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

  // Calls visit() while the memory contains the ply that leads to the node.
  template <typename Visit>
  void WithPly(const Node& node, const Visit& visit) {
    const size_t mark = memory_->size();
    self().Add(node);
    visit();
    memory_->CutTo(mark);
  }

  uint64_t states_ = 0;
  uint64_t bytes_ = 0;  // of the tree and of the lessons

 private:
  friend class ProofNumberSearch<ProofTree>;

  bool ProverToMove(const Node* node) { return self().PlayerOf(*node) == 0; }
  template <typename Visit>
  void ForEachChild(const Node* node, const Visit& visit) {
    for (uint32_t i = 0; i < node->count; ++i) visit(node->children[i]);
  }
  Node* ChildAt(const Node* node, size_t i) { return &node->children[i]; }
  void Store(Node* node, const ProofNumbers& numbers) { node->Set(numbers); }

  bool Open(Node* node) {
    if (node->count > 0) return true;
    if (!MayOpen()) {
      this->Stop();
      return false;
    }
    self().Expand(*node);
    return !node->settled();
  }
  bool MayOpen() {
    if (halted_ || !KeepGoing(progress_, "states with their histories", states_, 0)) {
      Halt();
    } else if (bytes_ > limits_.bytes) {
      why_stopped_ = HistoryAnswer::kMemory;
    } else if (states_ > limits_.states) {
      why_stopped_ = HistoryAnswer::kStates;
    } else {
      return true;
    }
    return false;
  }

  void Enter(const Node* node) {
    marks_.push_back(memory_->size());
    self().Add(*node);
  }
  void Back(const Node* /*node*/) {
    memory_->CutTo(marks_.back());
    marks_.pop_back();
  }
  bool Conclude(Node* node, size_t /*child*/, ProofNumbers& numbers) {
    self().Learn(*node, numbers.proved() ? 0 : 1);
    Drop(*node);
    return true;
  }

  Search& self() { return static_cast<Search&>(*this); }

  HistoryLimits limits_;
  Progress* const progress_;
  Memory* memory_ = nullptr;
  bool halted_ = false;
  std::vector<size_t> marks_;  // the size of the memory before each ply from the root
  HistoryAnswer why_stopped_ = HistoryAnswer::kStopped;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_PROOF_TREE_H_
