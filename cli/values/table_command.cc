// hotstone table: builds, queries and verifies stored tables of intervals, of fates and of superko
// values.
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/life/fate_probe.h"
#include "answers/life/fate_table.h"
#include "answers/superko/superko_probe.h"
#include "answers/superko/superko_table.h"
#include "answers/superko/superko_verify.h"
#include "answers/values/table_build.h"
#include "answers/values/table_probe.h"
#include "answers/values/table_report.h"
#include "answers/values/table_shards.h"
#include "answers/values/table_verdict.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"
#include "tables/stored_file.h"

namespace hotstone::cli {

using tables::FileKind;

namespace {

// What a command was asked, and whether it answers in JSON.
template <typename Asked>
struct JsonOr {
  Asked asked;
  bool json = false;
};

// A table of superko values has no fates and no measure.
absl::Status CheckForSuperko(const answers::TableBuildOptions& options) {
  const char* const given = options.fates        ? "--fates"
                            : options.no_measure ? "--no-measure"
                                                 : nullptr;
  if (given == nullptr) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(given, " needs a rule set without history"));
}

void AddBuild(Command& table) {
  const auto options = std::make_shared<JsonOr<answers::TableBuildOptions>>();
  Command& command = table.AddCommand(
      "build", "Compute all intervals, fates or superko values of a board and store them");
  command.AddOption("--board", &options->asked.board,
                    "COLSxROWS, up to 21 points; default with --resume: that of the checkpoint");
  command.AddOption(
      "--rules", &options->asked.rules,
      "A rule set without history whose bans close at most one point, or with superko, no hot "
      "stones and two passes to the end; default: basic-only, with --resume that of the "
      "checkpoint");
  command.AddOption("--out", &options->asked.out, "File to write the table to; never overwritten")
      .Required();
  command.AddOption("--threads", &options->asked.threads, "The result does not depend on it")
      .Range(1, 256)
      .ShowDefault();
  command.AddOption("--checkpoint", &options->asked.keep.path,
                    "File in which to save the run; default: OUT.checkpoint");
  AddCheckpointEveryOption(command, &options->asked.keep.every);
  command.AddFlag("--resume", &options->asked.keep.resume, "Continue the run of the checkpoint");
  Option& no_measure = command.AddFlag(
      "--no-measure", &options->asked.no_measure,
      "Store values only: half the memory, but no proof, and verify can only check consistency");
  command
      .AddFlag("--fates", &options->asked.fates,
               "Store the fates of all stones, with stages, instead of intervals")
      .Excludes(no_measure);
  command
      .AddOption("--states", &options->asked.states,
                 "Under superko: leave a position open after this many states for a bound; "
                 "default: 200000, with --resume that of the checkpoint")
      .Range(uint64_t{1}, uint64_t{1000000000000});
  command.AddOption("--from", &options->asked.from,
                    "Under superko: a table whose open positions are searched again, for more "
                    "--states");
  AddMemoryOption(command, &options->asked.memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "SIGINT and SIGTERM end a run with a checkpoint and exit code 3; however it ends, the last "
      "checkpoint\n"
      "stays intact, and the resumed run writes the same bytes (docs/howto/tables.md).\n"
      "Example: hotstone table build --board 3x3 --out 3x3.table\n"
      "         hotstone table build --board 3x3 --fates --out 3x3.fates\n"
      "         hotstone table build --board 3x3 --rules tromp-taylor --out 3x3.superko");
  command.OnRun([options]() -> absl::StatusOr<int> {
    const auto note = [](const std::string& said) { std::cerr << "hotstone: " << said << "\n"; };
    if (answers::BuildsSuperko(options->asked)) {
      RETURN_IF_ERROR(CheckForSuperko(options->asked));
      return ShowAnswer(answers::BuildSuperkoTable(options->asked, note), options->json);
    }
    if (options->asked.states != 0) {
      return absl::InvalidArgumentError(
          "--states needs a rule set with superko, for example --rules tromp-taylor");
    }
    if (options->asked.fates) {
      return ShowAnswer(answers::BuildFateTable(options->asked), options->json);
    }
    return ShowAnswer(answers::BuildTable(options->asked, note), options->json);
  });
}

void AddProbe(Command& table) {
  const auto options = std::make_shared<JsonOr<answers::TableProbeOptions>>();
  Command& command = table.AddCommand(
      "probe", "Look up the interval, the fates or the superko value of one situation");
  command.AddOption("FILE", &options->asked.file, "A table").Required();
  AddPositionOption(command, &options->asked.position, "default: the empty board");
  AddToMoveOption(command, &options->asked.circumstances.to_move, "--to-move,--player")
      .Synonyms({{"black", "B"}, {"white", "W"}});
  AddPassesAndBanOptions(command, &options->asked.circumstances);
  command.AddFlag("--json", &options->json, "One JSON object");
  command.SetFooter("Example: hotstone table probe 3x3.table --position .X./XOX/... --to-move W");
  command.OnRun([options]() -> absl::StatusOr<int> {
    const std::string& file = options->asked.file;
    const auto answer =
        tables::IsOfKind(file, FileKind::kFates)     ? answers::ProbeFates(options->asked)
        : tables::IsOfKind(file, FileKind::kSuperko) ? answers::ProbeSuperko(options->asked)
                                                     : answers::ProbeTable(options->asked);
    if (!answer.ok()) return answer.status();
    return Show(*answer, options->json);
  });
}

void AddVerify(Command& table) {
  struct Options {
    std::string file;
    tables::TableCheckOptions check;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  Command& command = table.AddCommand(
      "verify", "Check entries by the literal law, with the progress measure or the stages");
  command.AddOption("FILE", &options->file, "A table").Required();
  Option& sample =
      command.AddOption("--sample", &options->check.sample, "Number of entries to draw at random")
          .Range(uint64_t{1}, uint64_t{1000000000})
          .ShowDefault();
  Option& seed =
      command.AddOption("--seed", &options->check.seed, "Seed of the draw").ShowDefault();
  command
      .AddFlag("--all", &options->check.all,
               "Check every entry: a proof, unless the table was built with --no-measure")
      .Excludes(sample)
      .Excludes(seed);
  command.AddOption("--threads", &options->check.threads, "The result does not depend on it")
      .Range(1, 256)
      .ShowDefault();
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "The whole file is read first and its digest checked. Exit code 1: an entry is wrong; it is "
      "shown.\n"
      "Example: hotstone table verify 3x3.table --sample 100 --seed 7\n"
      "         hotstone table verify 3x3.table --all");
  command.OnRun([options] {
    if (tables::IsOfKind(options->file, FileKind::kSuperko)) {
      const auto prove = [&](Progress* progress) {
        return answers::VerifySuperko(options->file, options->check, progress);
      };
      return ShowLong(prove, options->json);
    }
    const auto verify = [&](Progress* progress) {
      return answers::VerifyTable(options->file, options->check, progress);
    };
    return ShowLong(verify, options->json);
  });
}

void AddInfo(Command& table) {
  struct Options {
    std::string file;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  Command& command = table.AddCommand("info", "Show the board, rules and size of a table");
  command.AddOption("FILE", &options->file, "A table").Required();
  command.AddFlag("--json", &options->json, "One JSON object");
  command.SetFooter("Example: hotstone table info 3x3.table");
  command.OnRun([options] {
    const auto& [file, json] = *options;
    if (tables::IsOfKind(file, FileKind::kFates)) {
      return ShowAnswer(answers::AskFateTable(file), json);
    }
    if (tables::IsOfKind(file, FileKind::kSuperko)) {
      return ShowAnswer(answers::AskSuperkoTable(file), json);
    }
    return ShowAnswer(answers::AskTableFacts(file), json);
  });
}

void AddList(Command& table) {
  struct Options {
    std::string file;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  Command& command = table.AddCommand(
      "list",
      "List all positions of a table of superko values, with the bounds for Black: from "
      "and to with Black to move, from and to with White to move");
  command.AddOption("FILE", &options->file, "A table of superko values").Required();
  command.AddFlag("--json", &options->json, "One JSON object for each position");
  command.SetFooter("Example: hotstone table list 3x3.superko");
  command.OnRun([options]() -> absl::StatusOr<int> {
    RETURN_IF_ERROR(answers::ListSuperko(
        options->file, [&](const answers::Shown& one) { Show(one, options->json); }));
    return kExitOk;
  });
}

// The options shared by shard and merge.
void AddRoundOptions(Command& command, JsonOr<answers::TableRound>* options) {
  command.AddOption("--board", &options->asked.board, "COLSxROWS, up to 21 points").Required();
  command.AddOption("--rules", &options->asked.rules, "Rule set, as for build").ShowDefault();
  command.AddOption("--from", &options->asked.from,
                    "Checkpoint from which the round starts; default: the initial state");
  command.AddFlag("--no-measure", &options->asked.no_measure, "Build a table without the measure");
  command.AddFlag("--json", &options->json, "One JSON object");
}

void AddShard(Command& table) {
  const auto options = std::make_shared<JsonOr<answers::TableRound>>();
  Command& command = table.AddCommand("shard", "Run one of the jobs that build a table together");
  AddRoundOptions(command, options.get());
  command
      .AddOption("--shard", &options->asked.shard,
                 "I/N: number of the job, from 0, and number of jobs")
      .Required();
  command.AddOption("--out", &options->asked.out, "File to write the shard to; never overwritten")
      .Required();
  command.AddOption("--threads", &options->asked.threads, "The result does not depend on it")
      .Range(1, 256)
      .ShowDefault();
  command.SetFooter(
      "The jobs of a round start from the same state and do not communicate "
      "(docs/explanation/enumeration.md).\n"
      "Example: hotstone table shard --board 3x3 --shard 0/2 --out s0; hotstone table shard "
      "--board 3x3 "
      "--shard 1/2\n"
      "         --out s1; hotstone table merge --board 3x3 --out round1 s0 s1");
  command.OnRun([options] {
    const auto shard = [&](Progress* progress) {
      return answers::ShardTable(options->asked, progress);
    };
    return ShowLong(shard, options->json);
  });
}

void AddMerge(Command& table) {
  const auto options = std::make_shared<JsonOr<answers::TableRound>>();
  Command& command = table.AddCommand(
      "merge", "Check the shards of a round and merge them into the next checkpoint");
  AddRoundOptions(command, options.get());
  command
      .AddOption("--out", &options->asked.out, "File to write the checkpoint to; never overwritten")
      .Required();
  command.AddOption("FILE", &options->asked.files, "All shards of the round").Required();
  command.SetFooter(
      "Reports whether another round is needed; if not, `hotstone table build --resume` makes the "
      "table.\n"
      "Example: hotstone table merge --board 3x3 --out round1 s0 s1");
  command.OnRun(
      [options] { return ShowAnswer(answers::MergeTable(options->asked), options->json); });
}

}  // namespace

void AddTableCommand(Command& app) {
  Command& table = app.AddCommand(
      "table", "Build, probe and check stored tables of intervals, fates or superko values");
  table.RequireCommand();
  AddBuild(table);
  AddProbe(table);
  AddVerify(table);
  AddInfo(table);
  AddList(table);
  AddShard(table);
  AddMerge(table);
  table.SetFooter(
      "`hotstone table COMMAND --help` shows an example of each command.\n"
      "Example: hotstone table build --board 3x3 --out 3x3.table");
}

}  // namespace hotstone::cli
