// Uses one thing of each installed floor: the count of the enumerator, a play of the law, a diagram of the
// formats.
#include <iostream>

#include "base/version.h"
#include "enumerate/numbers/border_count.h"
#include "formats/diagram.h"
#include "spec/board/board_play.h"

int main() {
  std::cout << "hotstone " << hotstone::kVersion << "\n";
  const auto count = hotstone::enumerate::CountLegalPositions(2, 2);
  if (!count.ok()) return 1;
  std::cout << count->value << " legal positions of 2x2\n";
  const auto position = hotstone::spec::Position::FromRows({".O", "XO"});
  if (!position.ok()) return 1;
  const auto play = hotstone::spec::PlayAt(*position, hotstone::spec::Color::kWhite, {0, 1});
  if (hotstone::formats::Diagram(play.after) == hotstone::formats::Diagram(*position)) return 1;
  std::cout << (play.captured.size() == 1 ? "the corner is captured\n" : "the corner stands\n");
}
