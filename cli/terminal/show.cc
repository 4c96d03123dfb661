#include "cli/terminal/show.h"

#include <algorithm>
#include <iostream>

namespace hotstone::cli {

int Show(const answers::Shown& answer, bool json) {
  if (!json) {
    std::cout << ToText(answer) << std::flush;
  } else if (answer.HasJson()) {
    std::cout << ToJson(answer) << std::endl;
  }
  return answer.exit_code();
}

int ShowAll(const std::vector<answers::Shown>& answers, bool json) {
  int exit_code = kExitOk;
  for (const answers::Shown& answer : answers) {
    if (!json && &answer != &answers.front()) std::cout << "\n";
    exit_code = std::max(exit_code, Show(answer, json));
  }
  return exit_code;
}

}  // namespace hotstone::cli
