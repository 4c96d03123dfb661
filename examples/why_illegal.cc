// Replays the main line of a game record under a rule set. The first move that is not permitted is
// shown on the board, with the reason in a sentence and the clause behind it.
//   why_illegal game.sgf ing-1996
#include <iostream>
#include <string>

#include "formats/diagram.h"
#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace {

namespace formats = hotstone::formats;
namespace spec = hotstone::spec;

int Replay(const std::string& file, const std::string& rules_text) {
  const auto rules = spec::ParseRuleSet(rules_text);
  if (!rules.ok()) {
    std::cerr << rules.status().message() << "\n";
    return 2;
  }
  const auto trees = formats::ReadSgfFile(file);
  if (!trees.ok()) {
    std::cerr << trees.status().message() << "\n";
    return 2;
  }
  const auto record = formats::ReadSgfGame(trees->front(), file);
  if (!record.ok()) {
    std::cerr << record.status().message() << "\n";
    return 2;
  }
  auto game = spec::Game::Create(*rules, record->setup, record->FirstToMove());
  if (!game.ok()) {
    std::cerr << game.status().message() << "\n";
    return 2;
  }
  int number = 0;
  for (const formats::SgfPly& ply : record->plies) {
    if (!ply.move.has_value()) continue;  // dead stones taken off: left out here
    ++number;
    const spec::Ruling ruling = game->Judge(*ply.move);
    if (!ruling.legal()) {
      std::cout << formats::Diagram(game->position(),
                                    {ply.move->at, game->KoPoints(ply.move->player)})
                << "move " << number << ", " << spec::ColorName(ply.move->player) << " "
                << spec::MoveName(*ply.move) << ": " << spec::IllegalityName(*ruling.why) << ": "
                << spec::RulingSentence(ruling, *rules) << " ["
                << spec::RulingClause(ruling, *rules) << "]\n";
      return 1;
    }
    game->Play(*ply.move);
  }
  std::cout << "all " << number << " moves are legal under " << spec::RuleSetName(*rules) << "\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2 && argc != 3) {
    std::cerr << "usage: why_illegal GAME.sgf [RULES]\n";
    return 2;
  }
  return Replay(argv[1], argc == 3 ? argv[2] : "basic-only");
}
