#include "cli/terminal/show.h"

#include <iostream>

namespace hotstone::cli {

int Show(const answers::Shown& answer, bool json) {
  std::cout << (json ? ToJson(answer) + "\n" : ToText(answer));
  return answer.exit_code();
}

}  // namespace hotstone::cli
