// How often a mistake of the toy engine shows in play (toy_game.h).
#include "base/split_mix.h"
#include "conformance/seeded/toy_game.h"

namespace hotstone::conformance {
namespace {

constexpr int kSide = 5;
constexpr int kGames = 6;
constexpr int kPlies = 50;

}  // namespace

int64_t ToyBreadth(const ToyMistake& mistake, const ToyRules& rules) {
  int64_t wrong = 0;
  SplitMix random(1);
  for (int game = 0; game < kGames; ++game) {
    ToyGame right(rules, {});
    ToyGame other(rules, mistake);
    right.Size(kSide, kSide);
    other.Size(kSide, kSide);
    for (int ply = 0; ply < kPlies && right.board().cells() == other.board().cells(); ++ply) {
      const char color = ply % 2 == 0 ? 'B' : 'W';
      std::vector<int> legal;
      for (int p = 0; p < kSide * kSide; ++p) {
        const bool may = right.Legal(color, p);
        if (may) legal.push_back(p);
        if (other.Legal(color, p) != may) ++wrong;
      }
      if (legal.empty() || random.Below(8) == 0) {
        right.Pass(color);
        other.Pass(color);
        continue;
      }
      const int p = legal[random.Below(legal.size())];
      right.Play(color, p);
      if (other.Play(color, p).has_value()) break;  // counted as a question
    }
    if (right.board().cells() != other.board().cells()) ++wrong;
  }
  return wrong;
}

}  // namespace hotstone::conformance
