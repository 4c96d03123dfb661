#include <csignal>

#include "base/out_of_memory.h"
#include "cli/terminal/commands.h"

int main(int argc, char** argv) {
  hotstone::EndWhenOutOfMemory("hotstone");
  // Exceeding a file size limit must be a write error, not kill the program.
  std::signal(SIGXFSZ, SIG_IGN);
  return hotstone::cli::Main(argc, argv);
}
