#include "cli/terminal/commands.h"

int main(int argc, char** argv) { return hotstone::cli::Main(argc, argv); }
