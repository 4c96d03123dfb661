#include "cli/ranks/mpi_command_line.h"

#include "cli/terminal/options.h"

namespace hotstone::cli {

void AddMpiCommands(Program& program, MpiOptions& options, const MpiCommands& commands) {
  Command& graph =
      program.AddCommand("graph", "Count the situation graph; each process holds a share");
  Command& intervals = program.AddCommand(
      "intervals",
      "Compute what each side can force from all positions; each process computes a share");
  Command& planes = program.AddCommand(
      "planes",
      "Decide whether Black can force an area difference, with planes split over the processes");
  for (Command* command : {&graph, &intervals, &planes}) {
    command->AddOption("--board", &options.board, "COLSxROWS, up to 21 points; planes: 25")
        .Required();
    command->AddOption("--rules", &options.rules,
                       "PRESET[,key=value...]; default: " + options.rules);
    command->AddFlag("--json", &options.json, "one JSON object");
    AddProgressOption(*command);
  }
  graph.SetFooter(
      "Example:\n  mpirun -n 4 hotstone-mpi graph --board 3x3 --rules "
      "basic-only,self_removal=any,end_passes=2");
  intervals.AddOption("--threads", &options.threads, "threads per process").Range(1, 256);
  intervals.AddOption("--checkpoint", &options.checkpoint,
                      "file in which to save the state of the run, regularly and at the end");
  const Option& intervals_every = intervals
                                      .AddOption("--checkpoint-every", &options.checkpoint_every,
                                                 "seconds between checkpoints; default: 600")
                                      .Range(0, 1'000'000);
  intervals.AddFlag("--resume", &options.resume, "continue from --checkpoint");
  intervals.AddFlag("--no-measure", &options.no_measure,
                    "store values only, without the proof that they are forced");
  intervals.SetFooter(
      "On SIGTERM to any process all stop after the layer, save the state and exit with 3. A "
      "process that "
      "dies ends\n"
      "the run; the last checkpoint stays intact. hotstone table build reads the checkpoint, too.\n"
      "Example:\n"
      "  mpirun -n 4 hotstone-mpi intervals --board 4x4 --checkpoint 4x4.checkpoint");
  planes.AddOption("--at-least", &options.at_least, "area difference for Black, who moves first")
      .Required();
  planes.AddOption(
      "--on-disk", &options.on_disk,
      "folder shared by all processes, as for hotstone plane --on-disk: planes are saved "
      "there, regularly and at the end");
  const Option& planes_every =
      planes
          .AddOption("--checkpoint-every", &options.checkpoint_every,
                     "seconds between checkpoints, each saved at the end of a sweep; default: 600")
          .Range(0, 1'000'000);
  planes.AddFlag("--resume", &options.resume,
                 "continue from the last sweep saved in --on-disk, with any number of processes");
  planes.AddOption("--layers", &options.layers, "stop after this many layers; 0: do not stop");
  planes.SetFooter(
      "On SIGTERM to any process all stop after the layer, save the planes and exit with 3. A "
      "process "
      "that dies ends the run;\n"
      "the folder can be resumed from. Exit codes: 0 forced, 1 not.\n"
      "Example:\n"
      "  mpirun -n 4 hotstone-mpi planes --board 4x3 --at-least 4 --rules "
      "basic-only,self_removal=none,end_passes=2");
  graph.OnRun(commands.graph);
  const auto with_given = [&options](const Option& every, const std::function<int()>& run) {
    return [&options, &every, run] {
      options.checkpoint_every_given = every.Given();
      return run();
    };
  };
  intervals.OnRun(with_given(intervals_every, commands.intervals));
  planes.OnRun(with_given(planes_every, commands.planes));
}

}  // namespace hotstone::cli
