// The walk on artificial graphs: it settles what all lines of play settle, and it opens leaves in
// the order of a plain walk that recomputes all sums and starts at the root each time.
#include "search/proof_numbers/proof_number_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/split_mix.h"

namespace hotstone::search {
namespace {

// Children have larger numbers than their parents. A node without children is won by its `winner`.
struct MadeUpNode {
  bool prover_to_move = false;
  bool won = false;
  std::vector<size_t> children;
};
using MadeUpGraph = std::vector<MadeUpNode>;

// With `shared`, nodes may have several parents, otherwise one.
MadeUpGraph RandomGraph(size_t nodes, bool shared, SplitMix& random) {
  MadeUpGraph graph(nodes);
  for (size_t n = 0; n < nodes; ++n) {
    graph[n].prover_to_move = random.Next() % 2 == 0;
    graph[n].won = random.Next() % 2 == 0;
    if (n == 0) continue;
    const size_t parents = shared ? 1 + random.Next() % 2 : 1;
    for (size_t i = 0; i < parents; ++i) graph[random.Next() % n].children.push_back(n);
  }
  return graph;
}

ProofNumbers LeafNumbers(const MadeUpNode& node) {
  return node.won ? ProofNumbers::Proved() : ProofNumbers::Disproved();
}

bool IsWon(const MadeUpGraph& graph, size_t n) {
  if (graph[n].children.empty()) return graph[n].won;
  const bool prover = graph[n].prover_to_move;
  for (const size_t child : graph[n].children) {
    if (IsWon(graph, child) == prover) return prover;
  }
  return !prover;
}

// A node's numbers, computed from its children by definition.
ProofNumbers Added(const MadeUpGraph& graph, const std::vector<ProofNumbers>& numbers, size_t n) {
  const bool prover = graph[n].prover_to_move;
  uint32_t one = ProofNumbers::kInfinite;
  uint64_t all = 0;
  for (const size_t child : graph[n].children) {
    one = std::min(one, prover ? numbers[child].proof : numbers[child].disproof);
    all += prover ? numbers[child].disproof : numbers[child].proof;
  }
  if (one == 0) all = ProofNumbers::kInfinite;
  const auto sum = static_cast<uint32_t>(all);
  return prover ? ProofNumbers{one, sum} : ProofNumbers{sum, one};
}

// The order in which the plain walk opens nodes until the root is settled.
std::vector<size_t> PlainOrder(const MadeUpGraph& graph) {
  std::vector<ProofNumbers> numbers(graph.size());
  std::vector<bool> open(graph.size(), true);
  std::vector<size_t> order;
  while (!numbers[0].settled()) {
    size_t n = 0;
    while (!open[n]) {
      const bool prover = graph[n].prover_to_move;
      n = *std::min_element(graph[n].children.begin(), graph[n].children.end(),
                            [&](size_t a, size_t b) {
                              return prover ? numbers[a].proof < numbers[b].proof
                                            : numbers[a].disproof < numbers[b].disproof;
                            });
    }
    order.push_back(n);
    open[n] = false;
    if (graph[n].children.empty()) numbers[n] = LeafNumbers(graph[n]);
    for (size_t k = graph.size(); k-- > 0;) {
      if (!open[k] && !graph[k].children.empty()) numbers[k] = Added(graph, numbers, k);
    }
  }
  return order;
}

class MadeUpSearch : private ProofNumberSearch<MadeUpSearch> {
 public:
  explicit MadeUpSearch(const MadeUpGraph& graph, bool restarts = false)
      : graph_(graph), restarts_(restarts), numbers_(graph.size()), open_(graph.size(), true) {}

  void Run(size_t opens) {
    left_ = opens;
    if (!numbers_[0].settled()) SearchFrom(size_t{0});
    EXPECT_TRUE(line_.empty());
  }
  const ProofNumbers& numbers() const { return numbers_[0]; }
  const std::vector<size_t>& order() const { return order_; }
  void set_leeway(uint32_t leeway) { leeway_ = leeway; }
  // This child is removed when it settles its parent.
  void Bar(size_t child) { barred_ = child; }

 private:
  friend ProofNumberSearch;

  bool Open(size_t n) {
    EXPECT_EQ(line_.empty() ? size_t{0} : line_.back(), n);
    if (!open_[n]) return true;
    if (left_ == 0) {
      Stop();
      return false;
    }
    --left_;
    order_.push_back(n);
    open_[n] = false;
    if (restarts_) Restart();
    if (!graph_[n].children.empty()) return true;
    Store(n, LeafNumbers(graph_[n]));
    return false;
  }
  bool ProverToMove(size_t n) const { return graph_[n].prover_to_move; }
  template <typename Visit>
  void ForEachChild(size_t n, const Visit& visit) const {
    for (const size_t child : graph_[n].children) {
      visit(child == barred_ && is_barred_ ? ProofNumbers::Disproved() : numbers_[child]);
    }
  }
  size_t ChildAt(size_t n, size_t i) const { return graph_[n].children[i]; }
  void Store(size_t n, const ProofNumbers& numbers) {
    numbers_[n] = numbers;
    if (!restarts_) return;
    for (size_t k = n; k-- > 0;) {
      if (!open_[k] && !graph_[k].children.empty()) numbers_[k] = Added(graph_, numbers_, k);
    }
  }
  void Enter(size_t n) { line_.push_back(n); }
  void Back(size_t n) {
    EXPECT_EQ(line_.back(), n);
    line_.pop_back();
  }
  bool Conclude(size_t n, size_t i, ProofNumbers& numbers) {
    if (is_barred_ || !numbers.proved() || graph_[n].children[i] != barred_) return true;
    is_barred_ = true;
    return false;
  }
  uint32_t Leeway(uint32_t before, uint32_t after) const {
    return ProofNumberSearch::Leeway(before, after) + leeway_;
  }

  const MadeUpGraph& graph_;
  const bool restarts_;
  std::vector<ProofNumbers> numbers_;
  std::vector<bool> open_;
  std::vector<size_t> line_;
  std::vector<size_t> order_;
  size_t left_ = 0;
  uint32_t leeway_ = 0;
  size_t barred_ = ~size_t{0};
  bool is_barred_ = false;
};

constexpr size_t kNoLimit = 1000;

TEST(ProofNumberSearchTest, OpensLeavesInTheOrderOfThePlainWalk) {
  SplitMix random(1);
  for (int i = 0; i < 300; ++i) {
    const MadeUpGraph tree = RandomGraph(2 + random.Next() % 80, false, random);
    MadeUpSearch search(tree);
    search.Run(kNoLimit);
    EXPECT_EQ(search.numbers().proved(), IsWon(tree, 0));
    EXPECT_EQ(search.numbers().disproved(), !IsWon(tree, 0));
    EXPECT_EQ(search.order(), PlainOrder(tree));
  }
}

TEST(ProofNumberSearchTest, KeepsTheOrderWhereNodesHaveSeveralParents) {
  SplitMix random(2);
  for (int i = 0; i < 300; ++i) {
    const MadeUpGraph graph = RandomGraph(2 + random.Next() % 40, true, random);
    MadeUpSearch search(graph, true);
    search.Run(kNoLimit);
    EXPECT_EQ(search.numbers().proved(), IsWon(graph, 0));
    EXPECT_EQ(search.order(), PlainOrder(graph));
  }
}

TEST(ProofNumberSearchTest, SettlesTheSameHoweverLongItStays) {
  SplitMix random(3);
  int other_orders = 0;
  for (int i = 0; i < 300; ++i) {
    const MadeUpGraph tree = RandomGraph(2 + random.Next() % 80, false, random);
    MadeUpSearch search(tree);
    search.set_leeway(1 + static_cast<uint32_t>(i) % 4);
    search.Run(kNoLimit);
    EXPECT_EQ(search.numbers().proved(), IsWon(tree, 0));
    EXPECT_TRUE(search.numbers().settled());
    other_orders += search.order() != PlainOrder(tree) ? 1 : 0;
  }
  EXPECT_GT(other_orders, 0);
}

TEST(ProofNumberSearchTest, GoesOnWhereItWasStopped) {
  SplitMix random(4);
  for (int i = 0; i < 100; ++i) {
    const MadeUpGraph tree = RandomGraph(40, false, random);
    const std::vector<size_t> order = PlainOrder(tree);
    MadeUpSearch search(tree);
    for (size_t opened = 0; opened < order.size(); opened += 3) {
      EXPECT_FALSE(search.numbers().settled());
      search.Run(3);
    }
    EXPECT_TRUE(search.numbers().settled());
    EXPECT_EQ(search.order(), order);
  }
}

// The first child would prove the root but may not; the second does.
TEST(ProofNumberSearchTest, TriesAnotherChildWhereTheFirstMayNotSettleTheNode) {
  const MadeUpGraph graph = {{true, false, {1, 2}}, {false, true, {}}, {false, true, {}}};
  MadeUpSearch search(graph);
  search.Bar(1);
  search.Run(kNoLimit);
  EXPECT_TRUE(search.numbers().proved());
  EXPECT_EQ(search.order(), (std::vector<size_t>{0, 1, 2}));
}

TEST(ProofNumbersTest, WithoutAChildThePlayerToMoveLoses) {
  EXPECT_EQ(ChildNumbers(true).Total(), ProofNumbers::Disproved());
  EXPECT_EQ(ChildNumbers(false).Total(), ProofNumbers::Proved());
}

// However many leaves are open, their sum settles nothing.
TEST(ProofNumbersTest, ASumStaysFinite) {
  ChildNumbers children(false);
  for (int i = 0; i < 8; ++i) children.Add({ProofNumbers::kInfinite / 2, 1});
  EXPECT_EQ(children.Total(), (ProofNumbers{ProofNumbers::kInfinite - 1, 1}));
}

}  // namespace
}  // namespace hotstone::search
