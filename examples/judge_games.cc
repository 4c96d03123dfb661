// A referee: 1,000 random games of 5x5 under a rule set with superko, each move put before the law,
// and how often it refused for which reason. The same numbers on every machine.
//   judge_games [RULES]
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

#include "base/split_mix.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_set.h"

namespace spec = hotstone::spec;

int main(int argc, char** argv) {
  constexpr int kGames = 1000;
  constexpr int kMoves = 60;
  const auto rules = spec::ParseRuleSet(argc > 1 ? argv[1] : "tromp-taylor");
  const auto size = spec::BoardSize::Create(5, 5);
  if (!rules.ok() || !size.ok()) {
    std::cerr << "judge_games: " << rules.status().message() << "\n";
    return 2;
  }
  std::map<std::string, int64_t> answers;
  hotstone::SplitMix random(1996);
  for (int number = 0; number < kGames; ++number) {
    auto game = spec::Game::Create(*rules, spec::Position(*size), spec::Color::kBlack);
    if (!game.ok()) return 2;
    for (int asked = 0; asked < kMoves && !game->ended(); ++asked) {
      const auto point = static_cast<int>(random.Below(static_cast<uint64_t>(size->points())));
      const spec::Ruling ruling = game->Play({game->to_move(), size->At(point)});
      ++answers[ruling.legal() ? "legal" : std::string(spec::IllegalityName(*ruling.why))];
    }
  }
  for (const auto& [answer, times] : answers) std::cout << answer << " " << times << "\n";
}
