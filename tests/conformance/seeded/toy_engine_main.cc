// The toy engine as a program of its own, for the tests: toy_engine MISTAKE RULES.
#include <iostream>

#include "conformance/seeded/toy_engine.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const auto setup = hotstone::conformance::ParseToySetup(argv[1], argv[2]);
  if (!setup.ok()) {
    std::cerr << setup.status().message() << "\n";
    return 2;
  }
  hotstone::conformance::ToyEngine engine(*setup);
  std::string line;
  while (!engine.quit() && std::getline(std::cin, line))
    std::cout << engine.Answer(line) << std::flush;
  return 0;
}
