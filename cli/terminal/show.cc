#include "cli/terminal/show.h"

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

}  // namespace hotstone::cli
