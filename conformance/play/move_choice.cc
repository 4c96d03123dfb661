#include "conformance/play/move_choice.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/split_mix.h"
#include "spec/board/chains.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;
using spec::Position;

constexpr int kTaken = 100;
constexpr int kSaved = 60;
constexpr int kAtari = 20;
constexpr int kLiberty = 2;  // up to kLibertiesCounted liberties
constexpr int kEdge = -3;
constexpr size_t kLibertiesCounted = 4;

// The chains of one colour next to a point, each once.
std::vector<spec::Chain> ChainsNextTo(const Position& position, Point p, Color color) {
  std::vector<spec::Chain> chains;
  for (const Point n : position.size().Neighbours(p)) {
    if (position.At(n) != color) continue;
    const auto holds = [n](const spec::Chain& chain) {
      return std::find(chain.stones.begin(), chain.stones.end(), n) != chain.stones.end();
    };
    if (std::none_of(chains.begin(), chains.end(), holds))
      chains.push_back(spec::ChainAt(position, n));
  }
  return chains;
}

bool InAtari(const spec::Chain& chain) { return chain.liberties.size() == 1; }

// The rating of a play; nothing if it is never made.
std::optional<int> Worth(const Referee& referee, Color color, Point p) {
  const Position& before = referee.position();
  const auto neighbours = before.size().Neighbours(p);
  const auto own = ChainsNextTo(before, p, color);
  const bool own_in_atari = std::any_of(own.begin(), own.end(), InAtari);
  const bool enclosed = std::all_of(neighbours.begin(), neighbours.end(),
                                    [&](Point n) { return before.At(n) == color; });
  if (enclosed && !neighbours.empty() && !own_in_atari) return std::nullopt;
  const spec::BoardPlay play = spec::PlayAt(before, color, p);
  if (!play.self_removed.empty()) return std::nullopt;
  const spec::Chain chain = spec::ChainAt(play.after, p);
  if (InAtari(chain) && play.captured.empty()) return std::nullopt;
  if (referee.HasStood(play.after, Opponent(color))) return std::nullopt;
  if (!referee.game().Judge({color, p}).legal()) return std::nullopt;
  int worth = kTaken * static_cast<int>(play.captured.size());
  for (const spec::Chain& saved : own) {
    if (InAtari(saved) && !InAtari(chain)) worth += kSaved * static_cast<int>(saved.stones.size());
  }
  for (const spec::Chain& other : ChainsNextTo(play.after, p, Opponent(color))) {
    if (InAtari(other)) worth += kAtari * static_cast<int>(other.stones.size());
  }
  worth += kLiberty * static_cast<int>(std::min(chain.liberties.size(), kLibertiesCounted));
  return neighbours.size() < 4 ? worth + kEdge : worth;
}

}  // namespace

spec::Move MoveChoice::Choose(const Referee& referee, Color color) {
  const spec::Game& game = referee.game();
  if (game.to_move() == color) {
    for (const spec::Move& move : table_.GoodMoves(game.situation(), game.rules())) {
      // The table comes from code other than the law.
      if (!game.Judge(move).legal()) continue;
      if (move.IsPass()) return move;
      const spec::BoardPlay play = spec::PlayAt(game.position(), color, *move.at);
      if (!referee.HasStood(play.after, Opponent(color))) return move;
    }
  }
  std::optional<std::pair<int, uint64_t>> best;
  spec::Move choice = spec::Pass(color);
  for (const Point p : game.position().EmptyPoints()) {
    const auto worth = Worth(referee, color, p);
    if (!worth.has_value()) continue;
    const auto number = static_cast<uint64_t>(game.position().size().Index(p));
    const std::pair rank(
        *worth, SplitMixOf(SplitMixOf(SplitMixOf(seed_) ^ referee.events().size()) ^ number));
    if (best.has_value() && rank <= *best) continue;
    best = rank;
    choice.at = p;
  }
  return choice;
}

}  // namespace hotstone::conformance
