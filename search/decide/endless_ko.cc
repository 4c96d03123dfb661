#include "search/decide/endless_ko.h"

#include <map>
#include <set>

#include "spec/board/board_play.h"
#include "spec/rules/situation.h"

namespace hotstone::search {
namespace {

constexpr size_t kMostSituations = 20'000;

// The moves to try: takes, and the pass that does not pause the game.
std::vector<spec::Successor> Takes(const spec::Situation& s, const spec::RuleSet& rules) {
  std::vector<spec::Successor> takes;
  for (spec::Successor& next : spec::Successors(s, rules)) {
    if (next.situation.passes >= 2) continue;
    if (next.at.has_value() && spec::PlayAt(s.position, s.to_move, *next.at).captured.empty())
      continue;
    takes.push_back(std::move(next));
  }
  return takes;
}

// A depth-first walk that ends where it meets its own line.
std::optional<EndlessKo> Walk(const spec::RuleSet& rules, const spec::Situation& start,
                              std::set<spec::Situation>& done) {
  struct Level {
    spec::Situation situation;
    std::vector<spec::Successor> next;
    size_t tried = 0;
  };
  std::vector<Level> line;
  std::map<spec::Situation, size_t> on_line;
  std::vector<spec::Move> moves;
  const auto enter = [&](const spec::Situation& s) {
    on_line.emplace(s, line.size());
    line.push_back({s, Takes(s, rules), 0});
  };
  enter(start);
  while (!line.empty()) {
    Level& level = line.back();
    if (level.tried == level.next.size() || done.size() >= kMostSituations) {
      on_line.erase(level.situation);
      done.insert(level.situation);
      line.pop_back();
      if (!moves.empty()) moves.pop_back();
      continue;
    }
    const spec::Successor next = level.next[level.tried++];
    const spec::Move move{level.situation.to_move, next.at};
    const auto met = on_line.find(next.situation);
    if (met != on_line.end()) {
      moves.push_back(move);
      return EndlessKo{moves, met->second};
    }
    if (done.contains(next.situation)) continue;
    moves.push_back(move);
    enter(next.situation);
  }
  return std::nullopt;
}

}  // namespace

std::optional<EndlessKo> FindEndlessKo(const spec::RuleSet& rules, const spec::Position& position) {
  spec::RuleSet single;
  single.hot = spec::HotLayer::kBasic;
  single.self_removal = rules.self_removal;
  single.end_passes = rules.end_passes;
  std::set<spec::Situation> done;
  for (const spec::Color to_move : {spec::Color::kBlack, spec::Color::kWhite}) {
    if (auto found = Walk(single, spec::StartOf(single, position, to_move), done)) return found;
  }
  return std::nullopt;
}

}  // namespace hotstone::search
