// hotstone-mpi planes: computes the planes of one threshold in several processes, none of which
// holds all of them.
#ifndef HOTSTONE_CLI_RANKS_DEALT_PLANES_H_
#define HOTSTONE_CLI_RANKS_DEALT_PLANES_H_

#include "cli/ranks/mpi_command_line.h"
#include "distribute/world.h"

namespace hotstone::cli {

// Collective. With --on-disk every process writes its share to the folder, one after the other;
// hotstone plane --on-disk reads it. The first process prints. Returns the exit code.
int RunDealtPlanes(const distribute::World& world, const MpiOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RANKS_DEALT_PLANES_H_
