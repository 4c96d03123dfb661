// Compares the cycle search with a plain one: every vertex and edge of the board by the law of
// spec/, every simple cycle by walking, classes by trying every image. The plain one has no
// bit-boards, no search order and no pruning.
#include "enumerate/cycles/cycle_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

using Vertex = std::pair<spec::Position, spec::Color>;
using WordKey =
    std::vector<std::pair<Vertex, int>>;  // vertices and moves (-1: pass), the least vertex first

struct Edge {
  int to;
  int move;
  std::set<int> banned_next;
};

// Everything about cycles that a naive search can find.
class PlainCycles {
 public:
  PlainCycles(const spec::BoardSize& size, const spec::RuleSet& rules, int max_length)
      : size_(size), rules_(rules), max_length_(max_length) {
    std::string cells(static_cast<size_t>(size.points()), '.');
    Fill(cells, 0);
    for (const Vertex& vertex : vertices_) {
      numbers_[vertex] = static_cast<int>(edges_.size());
      edges_.emplace_back();
    }
    for (const Vertex& vertex : vertices_) AddEdges(vertex);
    for (int start = 0; start < static_cast<int>(edges_.size()); ++start) {
      vertices_on_path_ = {start};
      Walk(start, 0);
    }
  }

  // Every cycle with its length.
  const std::map<WordKey, int>& cycles() const { return cycles_; }

  // All images of a cycle under symmetries and the exchange of colours.
  std::set<WordKey> Images(const WordKey& word) const {
    std::set<WordKey> images;
    for (int symmetry = 0; symmetry < (size_.cols() == size_.rows() ? 8 : 4); ++symmetry) {
      for (const bool swap : {false, true}) {
        WordKey image;
        for (const auto& [vertex, move] : word) {
          spec::Position position(size_);
          for (int i = 0; i < size_.points(); ++i) {
            const auto color = vertex.first.At(size_.At(i));
            if (color.has_value())
              position.Put(Turned(symmetry, size_.At(i)), swap ? spec::Opponent(*color) : *color);
          }
          image.push_back({{position, swap ? spec::Opponent(vertex.second) : vertex.second},
                           move < 0 ? move : size_.Index(Turned(symmetry, size_.At(move)))});
        }
        images.insert(Normal(image));
      }
    }
    return images;
  }

  static WordKey Normal(WordKey word) {
    std::rotate(word.begin(), std::min_element(word.begin(), word.end()), word.end());
    return word;
  }

 private:
  void Fill(std::string& cells, size_t at) {
    if (at < cells.size()) {
      for (const char c : {'.', 'X', 'O'}) {
        cells[at] = c;
        Fill(cells, at + 1);
      }
      return;
    }
    spec::Position position(size_);
    for (int i = 0; i < size_.points(); ++i) {
      const char c = cells[static_cast<size_t>(i)];
      if (c != '.') position.Put(size_.At(i), c == 'X' ? spec::Color::kBlack : spec::Color::kWhite);
    }
    if (!spec::IsLegal(position)) return;
    vertices_.insert({position, spec::Color::kBlack});
    vertices_.insert({position, spec::Color::kWhite});
  }

  void AddEdges(const Vertex& vertex) {
    const spec::Situation s = spec::StartOf(rules_, vertex.first, vertex.second);
    for (const spec::Successor& successor : spec::Successors(s, rules_)) {
      const spec::Situation& next = successor.situation;
      if (spec::IsFinished(next, rules_)) continue;
      Edge edge{numbers_.at({next.position, next.to_move}),
                successor.at.has_value() ? size_.Index(*successor.at) : -1,
                {}};
      for (int i = 0; i < size_.points(); ++i) {
        if (spec::Judge(next, size_.At(i), rules_).why == spec::Illegality::kHotStone)
          edge.banned_next.insert(i);
      }
      edges_[static_cast<size_t>(numbers_.at(vertex))].push_back(edge);
    }
  }

  // Cycles whose smallest vertex number is that of the start.
  void Walk(int vertex, int plies) {
    if (plies >= max_length_) return;
    for (const Edge& edge : edges_[static_cast<size_t>(vertex)]) {
      if (edge.to < vertices_on_path_[0]) continue;
      path_.push_back(edge);
      if (edge.to == vertices_on_path_[0]) {
        Close();
      } else if (std::count(vertices_on_path_.begin(), vertices_on_path_.end(), edge.to) == 0) {
        vertices_on_path_.push_back(edge.to);
        Walk(edge.to, plies + 1);
        vertices_on_path_.pop_back();
      }
      path_.pop_back();
    }
  }

  void Close() {
    int length = static_cast<int>(path_.size());
    int plays = 0;
    bool pairs = false;
    for (size_t i = 0; i < path_.size(); ++i) {
      plays += path_[i].move >= 0 ? 1 : 0;
      const bool banned = path_[i].banned_next.count(path_[(i + 1) % path_.size()].move) > 0;
      pairs |= banned;
      length += banned ? 2 : 0;
    }
    if (plays == 0 || length > max_length_ || (pairs && rules_.end_passes == 2)) return;
    WordKey word;
    for (size_t i = 0; i < path_.size(); ++i) {
      word.push_back({*std::next(vertices_.begin(), vertices_on_path_[i]), path_[i].move});
    }
    cycles_[Normal(word)] = length;
  }

  spec::Point Turned(int symmetry, spec::Point p) const {
    if ((symmetry & 1) != 0) p.col = size_.cols() - 1 - p.col;
    if ((symmetry & 2) != 0) p.row = size_.rows() - 1 - p.row;
    if ((symmetry & 4) != 0) std::swap(p.col, p.row);
    return p;
  }

  spec::BoardSize size_;
  spec::RuleSet rules_;
  int max_length_;
  std::set<Vertex> vertices_;
  std::map<Vertex, int> numbers_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<int> vertices_on_path_;
  std::vector<Edge> path_;
  std::map<WordKey, int> cycles_;
};

// The cycle of a word: its vertices and moves in the types of the law.
WordKey InLaw(const spec::BoardSize& size, const Grid& grid, const FiniteRules& rules,
              const CycleWord& word) {
  WordKey key;
  const auto plies = PliesOf(grid, rules, word);
  if (!plies.has_value()) return key;
  for (const CyclePly& ply : *plies) {
    if (ply.of_pair) continue;
    key.push_back(
        {{ToSpec(Stones{ply.black, ply.white}, size), PlayerColor(ply.player)}, ply.move});
  }
  return PlainCycles::Normal(key);
}

struct Question {
  int cols;
  int rows;
  int max_length;
};

void Compare(const Question& question, const std::string& rules_text) {
  SCOPED_TRACE(absl::StrCat(question.cols, "x", question.rows, " ", rules_text));
  const auto size = *spec::BoardSize::Create(question.cols, question.rows);
  const auto rules = *spec::ParseRuleSet(rules_text);
  const PlainCycles plain(size, rules, question.max_length);

  const Grid grid = *Grid::Create(question.cols, question.rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules finite = *FiniteRules::From(rules);
  CycleSearchOptions options;
  options.max_length = question.max_length;
  const auto list = FindCycles(grid, index, finite, options);
  ASSERT_TRUE(list.ok());
  EXPECT_TRUE(list->complete);

  std::set<WordKey> covered;
  for (const CycleClass& found : list->classes) {
    const WordKey word = InLaw(size, grid, finite, found.word);
    const auto known = plain.cycles().find(word);
    ASSERT_TRUE(known != plain.cycles().end());
    EXPECT_EQ(known->second, found.length);
    EXPECT_EQ(covered.count(word), 0u) << "two words for one class";
    const std::set<WordKey> images = plain.Images(word);
    EXPECT_EQ(images.size(), static_cast<size_t>(found.members));
    covered.insert(images.begin(), images.end());
  }
  EXPECT_EQ(covered.size(), plain.cycles().size());
}

TEST(CycleSearchTest, FindsWhatAPlainWalkFinds) {
  for (const Question& q :
       {Question{1, 1, 8}, {2, 1, 8}, {3, 1, 10}, {2, 2, 8}, {4, 1, 6}, {1, 4, 6}}) {
    Compare(q, "basic-only,hot=none");
  }
  Compare({3, 2, 6}, "basic-only,hot=none");
}

TEST(CycleSearchTest, FindsWhatAPlainWalkFindsUnderEveryOption) {
  for (const char* self : {"none", "groups", "any"}) {
    for (const char* hot : {"none", "basic"}) {
      for (const char* passes : {"2", "4"}) {
        const std::string rules =
            absl::StrCat("basic-only,self_removal=", self, ",hot=", hot, ",end_passes=", passes);
        for (const Question& q : {Question{1, 1, 6}, {2, 1, 8}, {3, 1, 6}, {2, 2, 6}, {4, 1, 6}}) {
          Compare(q, rules);
        }
      }
    }
  }
}

TEST(CycleSearchSlow, FindsWhatAPlainWalkFinds) {
  for (const char* hot : {"none", "basic"}) {
    for (const Question& q :
         {Question{3, 2, 8}, {2, 3, 6}, {4, 1, 8}, {5, 1, 6}, {3, 3, 4}, {4, 2, 6}}) {
      Compare(q, absl::StrCat("basic-only,hot=", hot));
    }
  }
}

CycleList Find(int cols, int rows, int max_length, const char* rules,
               Progress* progress = nullptr) {
  const Grid grid = *Grid::Create(cols, rows);
  CycleSearchOptions options;
  options.max_length = max_length;
  options.progress = progress;
  return *FindCycles(grid, *LegalIndex::Create(grid),
                     *FiniteRules::From(*spec::ParseRuleSet(rules)), options);
}

// Capturing ends the game, so nothing can recur.
TEST(CycleSearchTest, NoCycleWhereRemovalEndsTheGame) {
  EXPECT_TRUE(Find(3, 2, 8, "basic-only,capture_ends=true").classes.empty());
}

// A ko whose retake is banned needs two pairs of passes. A third pass would end no game, but a
// second might.
TEST(CycleSearchTest, PassPairsAreCountedAndMayEndTheGame) {
  EXPECT_EQ(Find(2, 1, 2, "basic-only,hot=none").classes.size(), 1u);
  EXPECT_EQ(Find(2, 1, 5, "basic-only,self_removal=none").classes.size(), 0u);
  const CycleList six = Find(2, 1, 6, "basic-only,self_removal=none");
  ASSERT_EQ(six.classes.size(), 1u);
  EXPECT_EQ(six.classes[0].length, 6);
  EXPECT_EQ(six.classes[0].members, 2);
  EXPECT_EQ(Find(2, 1, 8, "basic-only,self_removal=none,end_passes=2").classes.size(), 0u);
}

TEST(CycleSearchTest, LengthsOutOfRangeAreRefused) {
  const Grid grid = *Grid::Create(2, 1);
  for (const int length : {-1, 0, 1, kMaxCycleLength + 1}) {
    CycleSearchOptions options;
    options.max_length = length;
    const auto list = FindCycles(grid, *LegalIndex::Create(grid), FiniteRules{}, options);
    EXPECT_EQ(list.status().code(), absl::StatusCode::kInvalidArgument) << length;
  }
}

TEST(CycleSearchTest, AStoppedSearchKeepsWhatItHas) {
  const CycleList whole = Find(3, 3, 8, "basic-only,hot=none");
  StopAt soon(2);
  const CycleList part = Find(3, 3, 8, "basic-only,hot=none", &soon);
  EXPECT_TRUE(whole.complete);
  EXPECT_FALSE(part.complete);
  EXPECT_FALSE(part.classes.empty());
  EXPECT_LT(part.classes.size(), whole.classes.size());
  for (const CycleClass& c : part.classes) {
    EXPECT_TRUE(std::any_of(whole.classes.begin(), whole.classes.end(),
                            [&](const CycleClass& w) { return w.word == c.word; }));
  }
}

TEST(CycleSearchTest, TooManyClassesStopTheSearch) {
  const Grid grid = *Grid::Create(3, 3);
  CycleSearchOptions options;
  options.max_classes = 100;
  const auto list =
      FindCycles(grid, *LegalIndex::Create(grid),
                 *FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none")), options);
  ASSERT_TRUE(list.ok());
  EXPECT_FALSE(list->complete);
  EXPECT_EQ(list->classes.size(), 100u);
}

// Published for 3x3: no cycle without passes of three to six plies, and one of eight, the pinwheel.
TEST(CycleSearchTest, PassFreeCyclesOf3x3) {
  const Grid grid = *Grid::Create(3, 3);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  std::map<int, int> pass_free;
  const CycleList list = Find(3, 3, 8, "basic-only");
  for (const CycleClass& c : list.classes) {
    const auto plies = *PliesOf(grid, rules, c.word);
    EXPECT_EQ(plies.size(), static_cast<size_t>(c.length));
    if (std::none_of(plies.begin(), plies.end(),
                     [](const CyclePly& p) { return p.move == kNoPoint || p.self_removed != 0; }))
      ++pass_free[c.length];
  }
  EXPECT_EQ(pass_free, (std::map<int, int>{
                           {8, 1},
                       }));
}

}  // namespace
}  // namespace hotstone::enumerate
