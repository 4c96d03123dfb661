#include "enumerate/numbers/games_graph.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/superko.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {
namespace {

// black, white, tag. The tag is 0 or 1 for the player that the vertex names (psk: always 0), 2 for
// the start under nssk, which nobody made.
using Key = std::tuple<BitBoard, BitBoard, int>;
constexpr int kMadeByNobody = 2;

class GraphBuilder {
 public:
  GraphBuilder(const Grid& grid, const spec::RuleSet& rules)
      : grid_(grid), player_(SuperkoPlayerOf(*rules.cycle.Only())), plays_(BoardPlayRules(rules)) {}

  absl::StatusOr<GameGraph> Build() {
    Number({0, 0, player_ == SuperkoPlayer::kMaker ? kMadeByNobody : 0});
    for (size_t v = 0; v < keys_.size(); ++v) {
      if (keys_.size() > static_cast<size_t>(kMaxVertices)) {
        return absl::ResourceExhaustedError(absl::StrCat("games of ", grid_.ToString(),
                                                         " cannot be counted: more than ",
                                                         kMaxVertices, " positions or situations"));
      }
      Expand(static_cast<int>(v));
    }
    if (player_ == SuperkoPlayer::kToMove) PairSituations();
    AddSymmetries();
    return std::move(graph_);
  }

 private:
  int Number(const Key& key) {
    const auto [entry, is_new] = numbers_.try_emplace(key, static_cast<int>(keys_.size()));
    if (is_new) {
      keys_.push_back(key);
      graph_.vertices.emplace_back();
    }
    return entry->second;
  }

  void Expand(int v) {
    const auto [black, white, tag] = keys_[static_cast<size_t>(v)];
    for (const int player : {0, 1}) {
      Analysis analysis;
      Analyse(grid_, player == 0 ? Stones{black, white} : Stones{white, black}, analysis);
      for (BitBoard b = LegalPlays(grid_, analysis, plays_); b != 0; b &= b - 1) {
        const Stones after = Resolve(grid_, analysis, b & (~b + 1)).after;
        const BitBoard next_black = player == 0 ? after.own : after.opp;
        const BitBoard next_white = player == 0 ? after.opp : after.own;
        int next_tag = 0;
        if (player_ == SuperkoPlayer::kToMove) next_tag = 1 - player;
        if (player_ == SuperkoPlayer::kMaker) next_tag = player;
        const int next = Number({next_black, next_white, next_tag});
        GameGraph::Vertex& from = graph_.vertices[static_cast<size_t>(v)];
        const bool passes_first = player_ == SuperkoPlayer::kToMove && player != tag;
        (passes_first ? from.next_after_pass : from.next).push_back(next);
      }
    }
  }

  void PairSituations() {
    for (size_t v = 0; v < keys_.size(); ++v) {
      const auto [black, white, tag] = keys_[v];
      const auto partner = numbers_.find({black, white, 1 - tag});
      if (partner != numbers_.end()) graph_.vertices[v].partner = partner->second;
    }
  }

  // A symmetry counts only if it maps the vertices onto themselves. Only the start may lack an
  // image; then it is in no other set, so its own image does not matter and the identity will do.
  void AddSymmetries() {
    const Symmetries symmetries(grid_);
    for (const bool swap : {false, true}) {
      for (int s = 0; s < symmetries.count(); ++s) {
        std::vector<int> map;
        bool whole = true;
        for (const auto& [black, white, tag] : keys_) {
          const bool flips_tag = swap && player_ != SuperkoPlayer::kNone && tag != kMadeByNobody;
          const BitBoard b = symmetries.Map(s, black);
          const BitBoard w = symmetries.Map(s, white);
          const auto image = numbers_.find({swap ? w : b, swap ? b : w, flips_tag ? 1 - tag : tag});
          if (image == numbers_.end()) {
            whole = whole && map.empty();  // only the start, number 0, may lack its image
            map.push_back(0);
          } else {
            map.push_back(image->second);
          }
        }
        if (whole && std::find(graph_.symmetries.begin(), graph_.symmetries.end(), map) ==
                         graph_.symmetries.end()) {
          graph_.symmetries.push_back(std::move(map));
        }
      }
    }
  }

  const Grid& grid_;
  const SuperkoPlayer player_;
  const FiniteRules plays_;
  GameGraph graph_;
  std::map<Key, int> numbers_;
  std::vector<Key> keys_;
};

}  // namespace

absl::StatusOr<GameGraph> BuildGameGraph(const Grid& grid, const spec::RuleSet& rules) {
  const auto refuse = [&rules](const char* why) {
    return absl::UnimplementedError(
        absl::StrCat("games under ", spec::RuleSetName(rules), " are not counted: ", why));
  };
  if (rules.HasFiniteMemory()) return refuse("without superko a game may never end");
  const spec::CycleTraits traits = spec::TraitsOf(rules.cycle);
  if (!traits.superko || !traits.by_result || NotEnumerated(rules).has_value()) {
    return refuse("games are counted under psk, ssk and nssk");
  }
  if (rules.hot != spec::HotLayer::kNone) return refuse("games are counted with hot=none only");
  if (rules.handicap != 0 || rules.capture_ends)
    return refuse("games are counted with handicap=0 and capture_ends=false only");
  return GraphBuilder(grid, rules).Build();
}

}  // namespace hotstone::enumerate
