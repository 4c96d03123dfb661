#include "base/out_of_memory.h"
#include "cli/terminal/commands.h"

int main(int argc, char** argv) {
  hotstone::EndWhenOutOfMemory("hotstone");
  return hotstone::cli::Main(argc, argv);
}
