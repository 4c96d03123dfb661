// The walk of a proof-number search. All searches by proof numbers use it; a search defines how
// nodes are stored, what a leaf is worth, and how long to stay with a child.
//
// The walk goes down from the root, at each node to the child that decides it (proof_numbers.h),
// and opens the leaf that it reaches. Then it goes back up only as far as it must: it stays below a
// node until the numbers there reach limits at which another child, or another child further up,
// would decide. With exact limits the leaves are opened in the same order as by a new walk from the
// root each time; with wider limits the walk goes back less often (A. Nagai, "df-pn", 2002).
//
// A search derives from ProofNumberSearch<Search>, which calls these functions of it. A Node is
// whatever identifies a node: a pointer or a number.
//
//   leaves    bool Open(node)                  makes the children if they are not there; false if
//             the
//                                              node is settled without them, or must not be opened
//                                              now
//   memory    bool ProverToMove(node)
//             void ForEachChild(node, visit)   visit(numbers) for each child, in their order
//             Node ChildAt(node, i)
//             void Store(node, numbers)        when the walk leaves a node that has children
//   repeats   void Enter(node), Back(node)     makes the move to a node, and takes it back; the
//             root
//                                              is not entered
//             bool Conclude(node, i, numbers)  child i settles the node; the search may change the
//                                              numbers, or return false if it has changed the
//                                              children instead
//   ordering  uint32_t Leeway(before, after)   the walk stays with a child while its number is
//             below
//                                              this; given the least number of the children before
//                                              it and after it
//
// The last three have defaults: nothing is made or taken back, every conclusion holds, and limits
// are exact.
#ifndef HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBER_SEARCH_H_
#define HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBER_SEARCH_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/proof_numbers/proof_numbers.h"

namespace hotstone::search {

template <typename Search>
class ProofNumberSearch {
 protected:
  // Searches until the root is settled or Stop is called. The root must not be settled.
  template <typename Node>
  void SearchFrom(Node root) {
    struct Level {
      Node node;
      ProofNumbers limits;
    };
    stopped_ = leaving_ = false;
    if (!self().Open(root)) return;
    std::vector<Level> line = {{root, {ProofNumbers::kInfinite, ProofNumbers::kInfinite}}};
    while (!line.empty()) {
      const auto [node, limits] = line.back();
      ChildNumbers children(self().ProverToMove(node));
      self().ForEachChild(node, [&](const ProofNumbers& child) { children.Add(child); });
      ProofNumbers now = children.Total();
      if (now.settled() && !self().Conclude(node, children.best(), now)) continue;
      if (line.size() == 1) leaving_ = stopped_;
      if (leaving_ || now.settled() || !now.Within(limits)) {
        self().Store(node, now);
        if (line.size() > 1) self().Back(node);
        line.pop_back();
        continue;
      }
      const Node child = self().ChildAt(node, children.best());
      self().Enter(child);
      if (self().Open(child)) {
        const uint32_t leeway = self().Leeway(children.before(), children.after());
        line.push_back({child, children.LimitsOfBest(limits, leeway)});
      } else {
        self().Back(child);
      }
    }
  }

  // Called within Open: no other leaf is opened, and SearchFrom returns.
  void Stop() { stopped_ = leaving_ = true; }
  // Called within Open: the walk restarts at the root. For nodes with several parents: a change
  // below them may change which child decides further up.
  void Restart() { leaving_ = true; }

  template <typename Node>
  void Enter(const Node& /*node*/) {}
  template <typename Node>
  void Back(const Node& /*node*/) {}
  template <typename Node>
  bool Conclude(const Node& /*node*/, size_t /*child*/, ProofNumbers& /*numbers*/) {
    return true;
  }
  // Stays as long as a walk from the root would return to the child: ties go to the first.
  static uint32_t Leeway(uint32_t before, uint32_t after) { return std::min(before, after + 1); }

 private:
  Search& self() { return static_cast<Search&>(*this); }

  bool stopped_ = false;
  bool leaving_ = false;  // on the way back to the root
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_NUMBER_SEARCH_H_
