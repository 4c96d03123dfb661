// The ko positions of a position, fighting or disturbing, by the breaths of their groups
// (docs/explanation/ko-classes.md).
//   classify_kos XX.XO .XXOO XXO.O        the rows from the top: X black, O white, '.' empty
#include <iostream>
#include <string>
#include <vector>

#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"

namespace spec = hotstone::spec;

int main(int argc, char** argv) {
  const auto position = spec::Position::FromRows(std::vector<std::string>(argv + 1, argv + argc));
  if (!position.ok()) {
    std::cerr << "classify_kos: takes the rows of a position: " << position.status().message()
              << "\n";
    return 2;
  }
  if (!spec::IsLegal(*position)) {
    std::cerr << "classify_kos: a chain has no liberty\n";
    return 2;
  }
  const std::vector<spec::KoPosition> found = spec::KoPositions(*position);
  for (const spec::KoPosition& ko : found) {
    const spec::KoVerdict verdict = spec::Classify(*position, ko);
    std::cout << "taken at " << spec::PointNames(spec::Mouths(ko)) << ": "
              << spec::VerdictName(verdict) << " [" << spec::VerdictClause(verdict) << "]\n";
  }
  if (found.empty()) std::cout << "no ko\n";
}
