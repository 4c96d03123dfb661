// hotstone table: stored tables of intervals, built, asked and verified.
#include <CLI/CLI.hpp>
#include <memory>

#include "cli/terminal/commands.h"
#include "cli/values/table_ask.h"
#include "cli/values/table_build.h"
#include "cli/values/table_shards.h"

namespace hotstone::cli {
namespace {

void AddBuild(CLI::App& table, int& exit_code) {
  const auto options = std::make_shared<TableBuildOptions>();
  CLI::App* command = table.add_subcommand("build", "Find all intervals of a board and store them");
  command->add_option("--board", options->board,
                      "COLSxROWS, up to 21 points; left out with --resume: the checkpoint's");
  command->add_option("--rules", options->rules,
                      "A rule set without history and without bans of several points; left out: basic-only, "
                      "with --resume the checkpoint's");
  command->add_option("--out", options->out, "The table; it is never written over")->required();
  command->add_option("--threads", options->threads, "The result is the same for any number")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--checkpoint", options->checkpoint, "Where the run is kept; left out: OUT.checkpoint");
  command->add_option("--checkpoint-every", options->checkpoint_every, "Seconds between checkpoints")
      ->check(CLI::Range(0.0, 1e9))
      ->capture_default_str();
  command->add_flag("--resume", options->resume, "Take up the run of the checkpoint");
  command->add_flag("--no-measure", options->no_measure,
                    "Store values only: half the memory, but no proof, and verify can only tell consistency");
  command->add_option("--memory", options->memory,
                      "Refuse to need more, for example 8GiB; left out: most of what is free");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(
      "SIGINT and SIGTERM end a run with a checkpoint and exit code 3; whatever ends it, the last "
      "checkpoint\n"
      "stays, and the resumed run gives the same bytes (docs/tables.md).\n"
      "Example: hotstone table build --board 3x3 --out 3x3.table");
  command->callback([options, &exit_code] { exit_code = BuildTable(*options); });
}

void AddProbe(CLI::App& table, int& exit_code) {
  const auto options = std::make_shared<TableProbeOptions>();
  CLI::App* command =
      table.add_subcommand("probe", "The interval of one situation, and the moves that keep it");
  command->add_option("file", options->file, "A table")->required();
  command->add_option(
      "--position", options->position,
      "Rows, top first, separated by '/', for example X.O/.X./...; left out: the empty board");
  command->add_option("--to-move,--player", options->to_move, "B or W")
      ->transform(CLI::Transformer({{"black", "B"}, {"white", "W"}}, CLI::ignore_case))
      ->check(CLI::IsMember({"B", "W"}))
      ->capture_default_str();
  command->add_option("--passes", options->passes, "Consecutive passes before")->check(CLI::Range(0, 3));
  command->add_option("--ban", options->ban, "Where a hot-stone ban forbids the player to move to play");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer("Example: hotstone table probe 3x3.table --position .X./XOX/... --to-move W");
  command->callback([options, &exit_code] { exit_code = ProbeTable(*options); });
}

void AddVerify(CLI::App& table, int& exit_code) {
  const auto options = std::make_shared<TableVerifyOptions>();
  CLI::App* command =
      table.add_subcommand("verify", "Check entries by the plain law, with the progress measure");
  command->add_option("file", options->file, "A table")->required();
  CLI::Option* sample = command->add_option("--sample", options->sample, "Entries to draw")
                            ->check(CLI::Range(uint64_t{1}, uint64_t{1000000000}))
                            ->capture_default_str();
  CLI::Option* seed = command->add_option("--seed", options->seed, "Of the drawing")->capture_default_str();
  command->add_flag("--all", options->all, "Every entry: a proof, if the table has the measure")
      ->excludes(sample)
      ->excludes(seed);
  command->add_option("--threads", options->threads, "The result is the same for any number")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(
      "The whole file is read and its digest compared first. Exit code 1: an entry is wrong; it is shown.\n"
      "Example: hotstone table verify 3x3.table --sample 100 --seed 7\n"
      "         hotstone table verify 3x3.table --all");
  command->callback([options, &exit_code] { exit_code = VerifyTable(*options); });
}

void AddInfo(CLI::App& table, int& exit_code) {
  struct Options {
    std::string file;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = table.add_subcommand("info", "What a table is of");
  command->add_option("file", options->file, "A table")->required();
  command->add_flag("--json", options->json, "One JSON object");
  command->footer("Example: hotstone table info 3x3.table");
  command->callback([options, &exit_code] { exit_code = ShowTable(options->file, options->json); });
}

// What shard and merge share.
void AddRoundOptions(CLI::App* command, TableShardOptions* options) {
  command->add_option("--board", options->board, "COLSxROWS, up to 21 points")->required();
  command->add_option("--rules", options->rules, "As for build")->capture_default_str();
  command->add_option("--from", options->from,
                      "The checkpoint that the round begins with; left out: the beginning");
  command->add_flag("--no-measure", options->no_measure, "For a table without the measure");
  command->add_flag("--json", options->json, "One JSON object");
}

void AddShard(CLI::App& table, int& exit_code) {
  const auto options = std::make_shared<TableShardOptions>();
  CLI::App* command = table.add_subcommand("shard", "One of the jobs that build a table together");
  AddRoundOptions(command, options.get());
  command->add_option("--shard", options->shard, "I/N: the job's number, from 0, and how many there are")
      ->required();
  command->add_option("--out", options->out, "The shard; it is never written over")->required();
  command->add_option("--threads", options->threads, "The result is the same for any number")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->footer(
      "The jobs of a round begin with the same state and need not know of each other (docs/scale.md).\n"
      "Example: hotstone table shard --board 3x3 --shard 0/2 --out s0; hotstone table shard --board 3x3 "
      "--shard 1/2\n"
      "         --out s1; hotstone table merge --board 3x3 --out round1 s0 s1");
  command->callback([options, &exit_code] { exit_code = ShardTable(*options); });
}

void AddMerge(CLI::App& table, int& exit_code) {
  const auto options = std::make_shared<TableShardOptions>();
  CLI::App* command = table.add_subcommand("merge", "The shards of a round, checked, as the next checkpoint");
  AddRoundOptions(command, options.get());
  command->add_option("--out", options->out, "The checkpoint; it is never written over")->required();
  command->add_option("files", options->files, "All shards of the round")->required();
  command->footer(
      "Says whether another round is needed; if not, `hotstone table build --resume` makes the table.\n"
      "Example: hotstone table merge --board 3x3 --out round1 s0 s1");
  command->callback([options, &exit_code] { exit_code = MergeTable(*options); });
}

}  // namespace

void AddTableCommand(CLI::App& app, int& exit_code) {
  CLI::App* table =
      app.add_subcommand("table", "Stored tables of intervals: build, probe, verify, info; shard, merge");
  table->require_subcommand(1);
  AddBuild(*table, exit_code);
  AddProbe(*table, exit_code);
  AddVerify(*table, exit_code);
  AddInfo(*table, exit_code);
  AddShard(*table, exit_code);
  AddMerge(*table, exit_code);
  table->footer(
      "Example: hotstone table build --board 3x3 --out 3x3.table; `hotstone table probe --help` and so on");
}

}  // namespace hotstone::cli
