// Certificates made the slow way, with spec/ alone: an ordered map of situations; values by
// updating all of them at once until nothing changes; ranks are the number of the round in which a
// value settled.
#ifndef HOTSTONE_TESTS_CERTIFY_NAIVE_GRAPH_H_
#define HOTSTONE_TESTS_CERTIFY_NAIVE_GRAPH_H_

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_split.h"
#include "certify/certificate.h"
#include "certify/check.h"
#include "certify/situation_key.h"
#include "spec/counting/area.h"
#include "spec/rules/situation.h"
#include "tests/spec/fillings.h"

namespace hotstone::certify {

inline spec::RuleSet Rules(std::string_view text) { return *spec::ParseRuleSet(text); }
inline spec::BoardSize Board(int cols, int rows) { return *spec::BoardSize::Create(cols, rows); }
inline spec::Position EmptyBoard(int cols, int rows) { return spec::Position(Board(cols, rows)); }

// "A1 pass B2"; a pass may also be "-".
inline std::vector<std::optional<spec::Point>> MovesIn(const spec::BoardSize& board,
                                                       const std::string& text) {
  std::vector<std::optional<spec::Point>> moves;
  const std::vector<std::string> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  for (const std::string& word : words) {
    moves.push_back(std::nullopt);
    if (word != "pass" && word != "-") moves.back() = *spec::ParsePoint(word, board);
  }
  return moves;
}

// Unfinished situations, closed under moves, in key order.
struct NaiveGraph {
  struct Node {
    uint64_t key = 0;
    spec::Situation situation;
    std::vector<size_t> next;   // unfinished successors
    std::vector<int> outcomes;  // area differences of the finished ones
  };
  spec::RuleSet rules;
  spec::BoardSize board;
  std::vector<Node> nodes;
};

inline NaiveGraph GraphFrom(const spec::RuleSet& rules, const spec::BoardSize& board,
                            std::vector<spec::Situation> open) {
  const SituationKeys keys = *SituationKeys::Create(rules, board);
  std::map<uint64_t, spec::Situation> found;
  for (const auto& s : open) found.emplace(*keys.KeyOf(s), s);
  while (!open.empty()) {
    const spec::Situation s = open.back();
    open.pop_back();
    for (const auto& to : spec::Successors(s, rules)) {
      if (spec::IsFinished(to.situation, rules)) continue;
      if (found.emplace(*keys.KeyOf(to.situation), to.situation).second)
        open.push_back(to.situation);
    }
  }
  NaiveGraph graph{rules, board, {}};
  std::map<uint64_t, size_t> index;
  for (const auto& [key, s] : found) {
    index.emplace(key, graph.nodes.size());
    graph.nodes.push_back({key, s, {}, {}});
  }
  for (auto& node : graph.nodes) {
    for (const auto& to : spec::Successors(node.situation, rules)) {
      if (spec::IsFinished(to.situation, rules)) {
        node.outcomes.push_back(spec::CountArea(to.situation.position).Difference());
      } else {
        node.next.push_back(index.at(*keys.KeyOf(to.situation)));
      }
    }
  }
  return graph;
}

inline NaiveGraph ReachableGraph(std::string_view rules, int cols, int rows) {
  return GraphFrom(Rules(rules), Board(cols, rows),
                   {spec::StartOf(Rules(rules), EmptyBoard(cols, rows), spec::Color::kBlack)});
}

// From every legal position, either player to move.
inline NaiveGraph WholeGraph(std::string_view rules, int cols, int rows) {
  std::vector<spec::Situation> starts;
  for (const auto& position : spec::LegalPositions(Board(cols, rows))) {
    for (const spec::Color c : {spec::Color::kBlack, spec::Color::kWhite}) {
      starts.push_back(spec::StartOf(Rules(rules), position, c));
    }
  }
  return GraphFrom(Rules(rules), Board(cols, rows), starts);
}

struct NaiveValue {
  int value = 0;
  uint32_t rank = 0;
};

// Value iteration starting from the value of endless play; all nodes at once.
inline std::vector<NaiveValue> NaiveValues(const NaiveGraph& graph, int endless) {
  std::vector<NaiveValue> now(graph.nodes.size(), {endless, 0});
  for (uint32_t round = 1;; ++round) {
    std::vector<NaiveValue> then = now;
    bool changed = false;
    for (size_t i = 0; i < now.size(); ++i) {
      const auto& node = graph.nodes[i];
      std::vector<int> values = node.outcomes;
      for (const size_t k : node.next) values.push_back(now[k].value);
      const bool black = node.situation.to_move == spec::Color::kBlack;
      const int value = black ? *std::max_element(values.begin(), values.end())
                              : *std::min_element(values.begin(), values.end());
      if (value == now[i].value) continue;
      then[i] = {value, round};
      changed = true;
    }
    if (!changed) return now;
    now = then;
  }
}

inline std::vector<IntervalEntry> NaiveIntervals(const NaiveGraph& graph) {
  const int points = graph.board.points();
  const auto lo = NaiveValues(graph, -points);
  const auto hi = NaiveValues(graph, points);
  std::vector<IntervalEntry> entries;
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    entries.push_back({graph.nodes[i].key, static_cast<int16_t>(lo[i].value),
                       static_cast<int16_t>(hi[i].value), lo[i].rank, hi[i].rank});
  }
  return entries;
}

// Longest path to the end, for acyclic graphs.
inline std::vector<RankingEntry> NaiveRanking(const NaiveGraph& graph) {
  std::vector<RankingEntry> entries;
  for (const auto& node : graph.nodes) entries.push_back({node.key, 0});
  std::vector<bool> done(entries.size(), false);
  const std::function<uint32_t(size_t)> rank = [&](size_t i) {
    if (!done[i]) {
      for (const size_t k : graph.nodes[i].next)
        entries[i].rank = std::max(entries[i].rank, rank(k) + 1);
      done[i] = true;
    }
    return entries[i].rank;
  };
  for (size_t i = 0; i < entries.size(); ++i) rank(i);
  return entries;
}

// "accepted", or the first line of the refusal; other errors begin with "error: ".
inline std::string VerdictText(const absl::StatusOr<Checked>& checked) {
  if (checked.ok()) return "accepted";
  const std::string message(checked.status().message());
  return (checked.status().code() == absl::StatusCode::kFailedPrecondition ? "" : "error: ") +
         message.substr(0, message.find('\n'));
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_TESTS_CERTIFY_NAIVE_GRAPH_H_
