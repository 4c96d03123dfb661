#include "cli/ranks/mpi_command_line.h"

namespace hotstone::cli {

void AddMpiCommands(Program& program, MpiOptions& options, const MpiCommands& commands) {
  Command& graph = program.AddCommand("graph", "Count the situation graph; each process holds its share");
  Command& intervals = program.AddCommand(
      "intervals", "What each side can force, for all positions; each process computes its share");
  Command& planes =
      program.AddCommand("planes", "Can Black force an area difference? Planes that no process holds whole");
  for (Command* command : {&graph, &intervals, &planes}) {
    command->AddOption("--board", &options.board, "COLSxROWS, up to 21 points; planes: 25").Required();
    command->AddOption("--rules", &options.rules, "PRESET[,key=value...]; left out: " + options.rules);
    command->AddFlag("--json", &options.json, "one JSON object");
  }
  graph.SetFooter(
      "Example:\n  mpirun -n 4 hotstone-mpi graph --board 3x3 --rules "
      "basic-only,self_removal=any,end_passes=2");
  intervals.AddOption("--threads", &options.threads, "threads of each process").Range(1, 256);
  intervals.AddOption("--checkpoint", &options.checkpoint,
                      "store the state of the run here, now and then and at the end");
  const Option& intervals_every =
      intervals.AddOption("--checkpoint-every", &options.checkpoint_every, "seconds; left out: 600")
          .Range(0, 1'000'000);
  intervals.AddFlag("--resume", &options.resume, "go on from --checkpoint");
  intervals.AddFlag("--no-measure", &options.no_measure,
                    "values only, without the proof that they are forced");
  intervals.SetFooter(
      "SIGTERM to any process: all stop after the layer, the state is stored, exit 3. A process that dies "
      "ends\n"
      "the run; the last checkpoint is whole. hotstone table build reads the checkpoint, too.\n"
      "Example:\n  mpirun -n 4 hotstone-mpi intervals --board 4x4 --checkpoint 4x4.checkpoint");
  planes.AddOption("--at-least", &options.at_least, "the area difference, for Black, who begins").Required();
  planes.AddOption("--on-disk", &options.on_disk,
                   "a folder that all processes see, as of hotstone plane --on-disk: planes are stored "
                   "there, now and then "
                   "and at the end");
  const Option& planes_every = planes
                                   .AddOption("--checkpoint-every", &options.checkpoint_every,
                                              "seconds; stored after the sweep that ends next; left out: 600")
                                   .Range(0, 1'000'000);
  planes.AddFlag("--resume", &options.resume,
                 "go on from the last stored sweep in --on-disk, with any number of processes");
  planes.AddOption("--layers", &options.layers, "stop after so many layers; 0 for no stop");
  planes.SetFooter(
      "SIGTERM to any process: all stop after the layer, planes are stored, exit 3. A process that dies ends "
      "the "
      "run;\nwhat is in the folder can be taken up. Exit codes: 0 forced, 1 not.\n"
      "Example:\n  mpirun -n 4 hotstone-mpi planes --board 4x3 --at-least 4 --rules "
      "basic-only,self_removal=none,end_passes=2");
  graph.OnRun(commands.graph);
  const auto with_given = [&options](const Option& every, const std::function<void()>& run) {
    return [&options, &every, run] {
      options.checkpoint_every_given = every.Given();
      run();
    };
  };
  intervals.OnRun(with_given(intervals_every, commands.intervals));
  planes.OnRun(with_given(planes_every, commands.planes));
}

}  // namespace hotstone::cli
