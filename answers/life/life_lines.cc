// LineOf makes the strategy a game with all answers of the loser (answers/captions/strategy_game.h)
// and walks it once. Each situation gets the loser's best finite line from there: the longest if
// the chain is removed, otherwise the one with most answers by a play, and of those the shortest.
// spec/ then plays the line, and adds the passes after a group is settled.
//
// For example, in X.O White removes A1 at B1. If Black moves first, he plays at B1 himself, and
// White removes both stones at C1.
#include "answers/life/life_lines.h"

#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/captions/strategy_game.h"
#include "base/status_macros.h"
#include "certify/strategy.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

constexpr size_t kMostSituations = 50'000;

// The best line from each situation of a game.
class Walk {
 public:
  explicit Walk(const StrategyGame& game) : game_(game), found_(game.nodes.size()) {
    Measure(game.first);
  }

  // Whether an end can be reached: then the walk has found one from the first situation.
  bool Ends() const { return found_[game_.first].ends; }

  // The names of its moves.
  std::vector<std::string> Line() const {
    std::vector<std::string> line;
    for (uint32_t at = game_.first; !game_.nodes[at].moves.empty();) {
      const auto& [name, next] = game_.nodes[at].moves[found_[at].best];
      line.push_back(name);
      at = next;
    }
    return line;
  }

 private:
  struct Found {
    bool entered = false;
    bool ends = false;     // a finite line was found
    uint32_t best = 0;     // its first move
    uint32_t answers = 0;  // the winner's plays on it
    uint32_t plies = 0;
  };

  bool IsBetter(const Found& a, const Found& b) const {
    if (a.ends != b.ends) return a.ends;
    if (game_.group.goal == certify::StrategyGoal::kTakes) return a.plies > b.plies;
    return a.answers != b.answers ? a.answers > b.answers : a.plies < b.plies;
  }

  // Situations on the way have no line yet, so a best line never comes back to one.
  uint32_t BestOf(uint32_t at) const {
    const auto& moves = game_.nodes[at].moves;
    uint32_t best = 0;
    for (uint32_t i = 1; i < moves.size(); ++i) {
      if (IsBetter(found_[moves[i].second], found_[moves[best].second])) best = i;
    }
    return best;
  }

  void Measure(uint32_t at) {
    found_[at].entered = true;
    const StrategyNode& node = game_.nodes[at];
    for (const auto& [name, next] : node.moves) {
      if (!found_[next].entered) Measure(next);
    }
    if (node.moves.empty()) {
      found_[at].ends = true;
      return;
    }
    found_[at].best = BestOf(at);
    const auto& [name, next] = node.moves[found_[at].best];
    const bool answer = node.situation.to_move == game_.group.prover && name != "pass";
    found_[at].ends = found_[next].ends;
    found_[at].answers = found_[next].answers + (answer ? 1 : 0);
    found_[at].plies = found_[next].plies + 1;
  }

  const StrategyGame& game_;
  std::vector<Found> found_;
};

absl::Status Odd(const spec::Move& move, const char* what) {
  return absl::InternalError(
      absl::StrCat("bug in hotstone: a line of life and death ", what, " ", spec::MoveName(move)));
}

// Plays the line by the law up to its end.
absl::StatusOr<LifeLine> Played(const certify::Strategy& strategy, const StrategyGame& game,
                                const std::vector<std::string>& names) {
  const certify::StrategyTree& claim = strategy.trees.back();
  LifeLine line;
  line.attacker_first = claim.to_move != game.group.owner;
  ASSIGN_OR_RETURN(auto played, spec::Game::Create(strategy.rules, claim.start, claim.to_move));
  const auto play = [&](const spec::Move& move) {
    line.moves.push_back(move);
    return played.Play(move).legal() ? absl::OkStatus() : Odd(move, "has the illegal move");
  };
  for (const std::string& name : names) {
    std::optional<spec::Point> at;
    if (name != "pass") {
      ASSIGN_OR_RETURN(at, spec::ParsePoint(name, claim.start.size()));
    }
    RETURN_IF_ERROR(play({played.to_move(), at}));
  }
  const bool gone = !game.group.IsOn(played.position());
  while (!gone && !played.ended()) RETURN_IF_ERROR(play(spec::Pass(played.to_move())));
  line.end = gone ? LineEnd::kRemoved : LineEnd::kEnded;
  if (gone != (strategy.goal == certify::StrategyGoal::kTakes))
    return Odd(line.moves.back(), "ends otherwise than its strategy at");
  return line;
}

}  // namespace

std::string_view LineEndName(LineEnd end) {
  switch (end) {
    case LineEnd::kUnknown:
      return "unknown";
    case LineEnd::kRemoved:
      return "removed";
    case LineEnd::kEnded:
      return "ended";
  }
  return "";
}

absl::StatusOr<std::optional<LifeLine>> LineOf(const certify::Strategy& strategy) {
  const auto unknown = [&](std::string why) {
    const certify::StrategyTree& claim = strategy.trees.back();
    return LifeLine{claim.to_move != claim.start.At(strategy.group), {}, LineEnd::kUnknown, why};
  };
  const auto game = StrategyGameOf(strategy, kMostSituations);
  if (absl::IsResourceExhausted(game.status()))
    return unknown(absl::StrCat("the strategy has ", std::string(game.status().message())));
  if (!game.ok()) return game.status();
  if (game->nodes[game->first].end != nullptr) return std::nullopt;
  const Walk walk(*game);
  if (!walk.Ends()) return unknown("by the strategy play goes round for ever");
  ASSIGN_OR_RETURN(auto line, Played(strategy, *game, walk.Line()));
  return line;
}

absl::StatusOr<std::vector<LifeLine>> LinesOf(const SearchedChain& chain) {
  std::vector<LifeLine> lines;
  for (const bool attacker : {true, false}) {
    const SearchedAnswer& answer = attacker ? chain.attacker_first : chain.owner_first;
    if (answer.strategy == nullptr) {
      lines.push_back({attacker, {}, LineEnd::kUnknown, answer.how});
      continue;
    }
    ASSIGN_OR_RETURN(auto line, LineOf(*answer.strategy));
    if (line.has_value()) lines.push_back(*std::move(line));
  }
  return lines;
}

Shown Describe(const LifeLine& line, spec::Color owner, bool with_reason) {
  std::vector<std::string> moves;
  std::vector<std::string> words;
  for (const spec::Move& move : line.moves) {
    moves.push_back(spec::PlayerAndMove(move));
    words.push_back(absl::StrCat(spec::Letter(move.player), " ", spec::MoveName(move)));
  }
  const bool removed = line.end == LineEnd::kRemoved;
  const bool found = line.end != LineEnd::kUnknown;
  Shown shown;
  return shown.Set("first", line.attacker_first ? "attacker" : "owner")
      .Set("moves", std::move(moves))
      .Set("end", LineEndName(line.end))
      .Set("resistance", !found    ? nullptr
                         : removed ? "longest"
                                   : "one-of-many")
      .Set("why", OrNull(line.why))
      .Say("player", spec::ColorName(line.attacker_first ? spec::Opponent(owner) : owner))
      .Say("words", found ? absl::StrJoin(words, ", ") : "no line")
      .Say("so", !found    ? ""
                 : removed ? " removes it"
                           : "; the game ends with it on the board")
      .Say("reason", OrNull(with_reason ? line.why : ""))
      .Line("      {player} first: {words}{so}{reason? ({})}");
}

}  // namespace hotstone::answers
