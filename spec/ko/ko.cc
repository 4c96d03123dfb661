#include "spec/ko/ko.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <set>

#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::spec {
namespace {

// The ko that this chain forms, if it does.
std::optional<Ko> KoOf(const Position& position, const Chain& chain) {
  if (chain.liberties.size() != 1) return std::nullopt;
  const Point mouth = chain.liberties[0];
  Position taken = position;
  taken.Put(mouth, Opponent(chain.color));
  for (const Point stone : chain.stones) taken.Remove(stone);
  const Chain taker = ChainAt(taken, mouth);
  if (taker.liberties.size() != 1) return std::nullopt;
  if (chain.stones.size() == 1) {
    if (taker.stones.size() != 1) return std::nullopt;
  } else {
    const BoardPlay return_play = PlayAt(taken, chain.color, taker.liberties[0]);
    if (return_play.captured.size() != chain.stones.size()) return std::nullopt;
  }
  return Ko{chain.color, chain.stones, mouth};
}

// A chain is named by its first stone.
using ChainName = Point;
struct Surroundings {
  std::set<ChainName> black;
  std::set<ChainName> white;
};

// Adds the chains of one colour that touch p, except the one named `left_out`.
void AddChainsAround(const Position& position, Point p, Color color,
                     std::optional<ChainName> left_out, Surroundings& around) {
  for (const Point n : position.size().Neighbours(p)) {
    if (position.At(n) != color) continue;
    const ChainName name = ChainAt(position, n).stones[0];
    if (name != left_out) (color == Color::kBlack ? around.black : around.white).insert(name);
  }
}

Surroundings ChainsAround(const Position& position, const Ko& ko) {
  Surroundings around;
  AddChainsAround(position, ko.mouth, ko.holder, ko.stones[0], around);
  for (const Point stone : ko.stones) {
    AddChainsAround(position, stone, Opponent(ko.holder), std::nullopt, around);
  }
  return around;
}

bool Meet(const std::set<ChainName>& a, const std::set<ChainName>& b) {
  return std::any_of(a.begin(), a.end(), [&](const ChainName& name) { return b.contains(name); });
}

}  // namespace

std::vector<Ko> FindKos(const Position& position) {
  std::vector<Ko> kos;
  std::vector<bool> seen(static_cast<size_t>(position.size().points()));
  for (int i = 0; i < position.size().points(); ++i) {
    const Point p = position.size().At(i);
    if (position.IsEmpty(p) || seen[static_cast<size_t>(i)]) continue;
    const Chain chain = ChainAt(position, p);
    for (const Point stone : chain.stones)
      seen[static_cast<size_t>(position.size().Index(stone))] = true;
    if (auto ko = KoOf(position, chain)) kos.push_back(*std::move(ko));
  }
  return kos;
}

std::vector<int> FightsOf(const Position& position, const std::vector<Ko>& kos) {
  assert(std::all_of(kos.begin(), kos.end(), [&](const Ko& ko) {
    return position.IsEmpty(ko.mouth) && position.At(ko.stones.front()) == ko.holder;
  }));
  // Each ko starts as a fight of its own; fights are joined until no two share chains of both
  // colours.
  std::map<size_t, Surroundings> fights;  // by the number of the fight's first ko
  std::vector<size_t> fight_of(kos.size());
  for (size_t k = 0; k < kos.size(); ++k) {
    fights[k] = ChainsAround(position, kos[k]);
    fight_of[k] = k;
  }
  for (bool joined = true; joined;) {
    joined = false;
    for (auto a = fights.begin(); a != fights.end() && !joined; ++a) {
      for (auto b = std::next(a); b != fights.end() && !joined; ++b) {
        if (!Meet(a->second.black, b->second.black) || !Meet(a->second.white, b->second.white))
          continue;
        a->second.black.merge(b->second.black);
        a->second.white.merge(b->second.white);
        std::replace(fight_of.begin(), fight_of.end(), b->first, a->first);
        fights.erase(b);
        joined = true;
        break;  // b is gone and must not be continued from
      }
    }
  }
  std::vector<int> numbers;
  for (const size_t fight : fight_of) {
    numbers.push_back(static_cast<int>(std::distance(fights.begin(), fights.find(fight))));
  }
  return numbers;
}

}  // namespace hotstone::spec
