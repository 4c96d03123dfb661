// How many positions of a board are legal: in each chain a liberty. Exact, by the border algorithm.
//   count_positions 9x9
#include <iostream>

#include "base/version.h"
#include "enumerate/numbers/border_count.h"
#include "spec/board/board.h"

int main(int argc, char** argv) {
  const auto size = hotstone::spec::ParseBoardSize(argc == 2 ? argv[1] : "");
  if (!size.ok()) {
    std::cerr << "count_positions: takes a board: " << size.status().message() << "\n";
    return 2;
  }
  const auto count = hotstone::enumerate::CountLegalPositions(size->cols(), size->rows());
  if (!count.ok()) {
    std::cerr << "count_positions: " << count.status().message() << "\n";
    return 3;
  }
  std::cout << "hotstone " << hotstone::kVersion << ": " << count->value << " legal positions of "
            << size->ToString() << "\n";
}
