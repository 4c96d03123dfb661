// hotstone-mpi with 1, 2 and 4 processes gives the graph counts and the interval bytes of one
// process without MPI; if a process dies, the last checkpoint remains for a resumed run.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <thread>

#include "base/program.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/planes/half_sweeps.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"
#include "tables/plane_folder.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"

namespace hotstone::distribute {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

ProgramRun Mpi(int processes, const std::vector<std::string>& args) {
  // Open MPI leaks memory of its own, which a sanitized build would report.
  std::vector<std::string> words = {
      "--allow-run-as-root",     "--oversubscribe",   "-x", "LSAN_OPTIONS=detect_leaks=0", "-n",
      std::to_string(processes), HOTSTONE_MPI_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  ProgramLimits limits;
  limits.seconds = 1200;  // a run that has not ended by then hangs
  auto run = RunProgram(MPIEXEC, words, limits);
  EXPECT_TRUE(run.ok()) << run.status();
  return run.ok() ? *run : ProgramRun{};
}

constexpr char kRules[] = "basic-only,self_removal=any,end_passes=2";

TEST(MpiGraph, CountsAreThoseOfOneProcess) {
  for (const char* rules : {kRules, "hot-only"}) {
    const auto expected = *enumerate::CountSituations(
        *enumerate::Grid::Create(3, 3), *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules)));
    for (const int processes : {2, 4}) {
      const auto run = Mpi(processes, {"graph", "--board", "3x3", "--rules", rules, "--json"});
      ASSERT_EQ(run.exit_code, 0) << run.err;
      EXPECT_THAT(run.out,
                  HasSubstr("\"situations\":\"" + std::to_string(expected.situations) + "\""));
      EXPECT_THAT(run.out,
                  HasSubstr("\"transitions\":\"" + std::to_string(expected.transitions) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"finished\":\"" + std::to_string(expected.finished) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"with_ban\":\"" + std::to_string(expected.with_ban) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"depth\":" + std::to_string(expected.depth)));
    }
  }
}

// The output of one process that runs the sweeps alone.
std::string Expected(int cols, int rows) {
  const auto rules = *spec::ParseRuleSet(kRules);
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(cols, rows));
  auto sweeps =
      *enumerate::IntervalSweeps::Create(index, *enumerate::FiniteRules::From(rules), true);
  EXPECT_TRUE(sweeps.Run(1, nullptr).ok());
  const std::string path = TestPath("expected");
  EXPECT_TRUE(tables::SaveCheckpoint(path, rules, sweeps).ok());
  return FileText(path);
}

TEST(MpiIntervals, BytesAreThoseOfOneProcess) {
  const std::string expected = Expected(3, 3);
  for (const int processes : {1, 2, 4}) {
    const std::string path = TestPath("intervals");
    const auto run =
        Mpi(processes, {"intervals", "--board", "3x3", "--rules", kRules, "--checkpoint", path});
    ASSERT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(FileText(path) == expected) << processes << " processes";
  }
}

// A pipe under the name of the checkpoint being written. It is full, so the process that opens it
// and writes to it blocks there for good.
class FullPipe {
 public:
  explicit FullPipe(const std::string& path) : path_(path) {
    EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
    end_ = open(path.c_str(), O_RDWR | O_NONBLOCK);
    const std::string much(4096, 'x');
    while (write(end_, much.data(), much.size()) > 0) continue;
    struct stat state {};
    fstat(end_, &state);
    inode_ = state.st_ino;
  }
  ~FullPipe() {
    close(end_);
    fs::remove(path_);
  }
  // Whether the process has it open.
  bool IsOpenIn(const fs::path& process) const {
    std::error_code ignored;
    for (fs::directory_iterator entry(process / "fd", ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
      struct stat state {};
      if (stat(entry->path().c_str(), &state) == 0 && S_ISFIFO(state.st_mode) &&
          state.st_ino == inode_) {
        return true;
      }
    }
    return false;
  }

 private:
  std::string path_;
  int end_ = -1;
  ino_t inode_ = 0;
};

// The first bytes of a process's command line; nothing once it has ended, at any moment. A C++
// stream throws when reading fails.
std::string CommandLineStart(const fs::path& process) {
  std::string line(4096, '\0');
  const int file = open((process / "cmdline").c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return "";
  const ssize_t size = read(file, line.data(), line.size());
  close(file);
  line.resize(size < 0 ? 0 : static_cast<size_t>(size));
  return line;
}

// Waits until a process of hotstone-mpi has opened the pipe, and kills it.
void KillWhoStandsAt(const FullPipe& pipe, const std::atomic<bool>& ended) {
  for (; !ended; std::this_thread::sleep_for(std::chrono::milliseconds(2))) {
    for (const auto& entry : fs::directory_iterator("/proc")) {
      const std::string line = CommandLineStart(entry.path());
      if (line.rfind(HOTSTONE_MPI_PROGRAM, 0) != 0 || !pipe.IsOpenIn(entry.path())) continue;
      kill(std::stoi(entry.path().filename().string()), SIGKILL);
      return;
    }
  }
}

// Saves the state of a run that has only begun.
void StoreFirstLayers(const std::string& path) {
  const auto rules = *spec::ParseRuleSet(kRules);
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(4, 3));
  auto sweeps =
      *enumerate::IntervalSweeps::Create(index, *enumerate::FiniteRules::From(rules), true);
  int layers = 5;
  const auto at_layer = [&layers](const enumerate::IntervalPoint&) { return --layers > 0; };
  EXPECT_TRUE(absl::IsCancelled(sweeps.Run(1, nullptr, at_layer)));
  EXPECT_TRUE(tables::SaveCheckpoint(path, rules, sweeps).ok());
}

TEST(MpiIntervals, AProcessThatDiesAtACheckpointEndsTheRunAndLeavesTheOneBefore) {
  const std::string path = TestPath("killed");
  StoreFirstLayers(path);
  const std::string before = FileText(path);
  std::vector<std::string> args = {
      "intervals", "--resume",           "--board", "4x3", "--rules", kRules, "--checkpoint",
      path,        "--checkpoint-every", "0"};
  {
    const FullPipe pipe(path + ".partial");
    std::atomic<bool> ended{false};
    std::thread killer([&] { KillWhoStandsAt(pipe, ended); });
    const auto killed = Mpi(2, args);
    ended = true;
    killer.join();
    EXPECT_NE(killed.exit_code, 0);
    EXPECT_THAT(killed.out + killed.err, HasSubstr("signal 9"));
    EXPECT_THAT(
        killed.err,
        HasSubstr("hotstone-mpi: process 1 of 2 was told to stop. If another process has died"));
  }
  EXPECT_TRUE(FileText(path) == before);
  args.back() = "600";  // no further saves
  const auto resumed = Mpi(4, args);
  ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_TRUE(FileText(path) == Expected(4, 3));
}

std::string PlaneBytes(const std::string& folder) {
  std::string all;
  for (const char* name : {"/first.blocks", "/first.kos", "/second.blocks", "/second.kos"}) {
    all += FileText(folder + name);
  }
  return all;
}

constexpr char kPlaneRules[] = "basic-only,end_passes=2";

// One question about 3x3: its bits as computed by one process in memory, and a folder for others.
struct PlaneRun {
  explicit PlaneRun(const std::string& name)
      : rules(*spec::ParseRuleSet(kPlaneRules)),
        finite(*enumerate::FiniteRules::From(rules)),
        index(*enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(3, 3))),
        layout(index),
        whole(*enumerate::PlaneSweeps::Create(layout, finite, {.at_least = 9})),
        path(TestPath(name)) {
    EXPECT_TRUE(whole.Run(1, nullptr).ok());
    for (const enumerate::Mover side : enumerate::kMovers) {
      const auto add = [&](const uint64_t* words, uint64_t count) {
        expected.append(reinterpret_cast<const char*>(words), count * sizeof(uint64_t));
      };
      add(whole.planes().Blocks(side), layout.block_words());
      add(whole.planes().Kos(side), layout.ko_words());
    }
  }
  ~PlaneRun() { fs::remove_all(path); }
  ProgramRun Go(int processes, const std::vector<std::string>& more) const {
    std::vector<std::string> args = {"planes",  "--board",   "3x3",       "--at-least", "9",
                                     "--rules", kPlaneRules, "--on-disk", path,         "--json"};
    args.insert(args.end(), more.begin(), more.end());
    return Mpi(processes, args);
  }
  absl::StatusOr<std::unique_ptr<tables::PlaneFolder>> Folder() const {
    return tables::PlaneFolder::Open(path, layout, rules, 9);
  }

  const spec::RuleSet rules;
  const enumerate::FiniteRules finite;
  const enumerate::OccupancyIndex index;
  const enumerate::PlaneLayout layout;
  enumerate::PlaneSweeps whole;
  const std::string path;
  std::string expected;
};

// The bits of one process in memory, and a folder that other runs resume from.
TEST(MpiPlanes, BitsAreThoseOfOneProcessAndNoProcessHoldsAll) {
  const PlaneRun planes("planes");
  for (const int processes : {2, 4}) {
    const auto run = planes.Go(processes, {});
    ASSERT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(PlaneBytes(planes.path) == planes.expected) << processes << " processes";
    EXPECT_THAT(run.out, HasSubstr("\"forced\":true,\"legal_positions\":12675,"));
    EXPECT_THAT(run.out,
                HasSubstr("\"forced_at_its_turn\":" + std::to_string(planes.whole.Count().first)));
    const size_t held = run.out.find("\"bytes_held\":");
    ASSERT_NE(held, std::string::npos);
    EXPECT_LT(std::stoull(run.out.substr(held + 13)),
              planes.layout.PlaneBytes() * 3 / 2 / processes);
    fs::remove_all(planes.path);
  }
  // Started from a stopped run's files: bits of the first half-sweeps.
  auto folder = *tables::PlaneFolder::Create(planes.path, planes.layout, planes.rules, 9);
  auto half = *enumerate::HalfSweeps::Create(planes.layout, planes.finite, {.at_least = 9}, {},
                                             folder.get());
  ASSERT_TRUE(absl::IsCancelled(
      half.Run(1, nullptr, [](const enumerate::PlanePoint& point) { return point.sweep < 8; })));
  folder.reset();
  const auto run = planes.Go(2, {"--resume"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(PlaneBytes(planes.path) == planes.expected);
  EXPECT_TRUE((*planes.Folder())->point().finished);
}

int SweepsIn(const std::string& out) {
  const size_t at = out.find("\"sweeps\":");
  return at == std::string::npos ? -1 : std::stoi(out.substr(at + 9));
}

// Stopped within a sweep and resumed by another number of processes: it continues from that sweep
// and reaches the same bits.
TEST(MpiPlanesSlow, AStoppedRunIsTakenUpFromItsSweepByAnyNumberOfProcesses) {
  const PlaneRun planes("planes_stopped");
  const auto whole = planes.Go(2, {});
  ASSERT_EQ(whole.exit_code, 0) << whole.err;
  const int sweeps = SweepsIn(whole.out);
  ASSERT_GT(sweeps, 5);
  fs::remove_all(planes.path);
  int sweep = 1;
  int processes = 1;
  ProgramRun run = planes.Go(processes, {"--layers", "12"});  // 9 layers a sweep
  for (; run.exit_code == 3; run = planes.Go(processes, {"--resume", "--layers", "22"})) {
    EXPECT_THAT(run.err, HasSubstr("continue with the same command and --resume"));
    const auto folder = planes.Folder();
    ASSERT_TRUE(folder.ok()) << folder.status();
    EXPECT_FALSE((*folder)->point().finished);
    EXPECT_EQ((*folder)->point().sweep, sweep + (sweep == 1 ? 1 : 2));
    sweep = (*folder)->point().sweep;
    processes = processes % 3 + 1;
  }
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_GT(sweep, 3);
  EXPECT_LE(std::abs(SweepsIn(run.out) - sweeps), 4);
  EXPECT_TRUE(PlaneBytes(planes.path) == planes.expected);
  // A finished run is reported again, also by hotstone plane's half-sweeps.
  const auto again = planes.Go(3, {"--resume"});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(SweepsIn(again.out), SweepsIn(run.out));
  EXPECT_THAT(planes.Go(1, {}).err, HasSubstr("already exists"));
}

// The process dies there, just before saving the digests of its words. The folder states the sweep
// before it, and all of the words are correct.
TEST(MpiPlanes, AProcessThatDiesWhileItStoresLeavesAFolderToGoOnFrom) {
  const PlaneRun planes("planes_killed");
  ASSERT_EQ(planes.Go(2, {"--layers", "30"}).exit_code, 3);
  const enumerate::PlanePoint before = (*planes.Folder())->point();
  EXPECT_EQ(before.sweep, 4);
  for (const char* name : {"/digests", "/point.json"}) {
    const FullPipe pipe(planes.path + name + ".partial");
    std::atomic<bool> ended{false};
    std::thread killer([&] { KillWhoStandsAt(pipe, ended); });
    const auto killed = planes.Go(2, {"--resume", "--checkpoint-every", "0"});
    ended = true;
    killer.join();
    EXPECT_NE(killed.exit_code, 0);
    EXPECT_THAT(killed.out + killed.err, HasSubstr("signal 9"));
  }
  EXPECT_EQ((*planes.Folder())->point(), before);
  // Another half-sweep from there, then three processes to the end.
  {
    auto folder = *planes.Folder();
    auto half = *enumerate::HalfSweeps::Create(planes.layout, planes.finite, {.at_least = 9},
                                               folder->point(), folder.get());
    ASSERT_TRUE(absl::IsCancelled(half.Run(1, nullptr, [&](const enumerate::PlanePoint& point) {
      return point.sweep <= before.sweep;
    })));
  }
  const auto run = planes.Go(3, {"--resume", "--checkpoint-every", "0"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(PlaneBytes(planes.path) == planes.expected);
}

TEST(MpiOptions, BadInputIsOneLineAndExit2) {
  for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
           {"intervals", "--board", "3y3"},
           {"graph", "--board", "3x3", "--rules", "nobody"},
           {"intervals", "--board", "3x3", "--resume", "--checkpoint", "/nowhere/at/all"},
           {"intervals", "--board", "9x9"},
           {"planes", "--board", "3x3", "--at-least", "10"},
           {"planes", "--board", "3x3", "--at-least", "1", "--resume"},
           {"planes", "--board", "3x3", "--at-least", "1", "--checkpoint-every", "3"},
           {"planes", "--board", "3x3", "--at-least", ""},
           {"planes", "--board", "3x3", "--at-least", "0x2"},
           {"intervals", "--board", "3x3", "--checkpoint-every", "3"},
           {"intervals", "--board", "3x3", "--threads", "01"},
           {"manual", "--out", "/proc/x", "--date", "2026-11-23"},
           {}}) {
    // One process needs no mpiexec, which would add its own message.
    std::vector<std::string> words = {"LSAN_OPTIONS=detect_leaks=0", HOTSTONE_MPI_PROGRAM};
    words.insert(words.end(), args.begin(), args.end());
    const auto run = RunProgram("/usr/bin/env", words, {});
    ASSERT_TRUE(run.ok()) << run.status();
    EXPECT_EQ(run->exit_code, 2) << run->err;
    EXPECT_EQ(run->err.substr(0, 14), "hotstone-mpi: ") << run->err;
    EXPECT_EQ(std::count(run->err.begin(), run->err.end(), '\n'), 1) << run->err;
  }
}

// What all processes find is reported once and ends all with one exit code, and nobody claims that
// it was stopped.
TEST(MpiOptionsSlow, ExitCodesAndLinesAreThoseOfOneProcess) {
  const std::vector<std::pair<int, std::vector<std::string>>> lines = {
      {3, {"graph", "--board", "2x2", "--rules", "ing-1996"}},
      {3, {"planes", "--board", "2x2", "--at-least", "1", "--layers", "1"}},
      {2, {"graph", "--board", "3y3"}},
      {2, {"graph", "--nonsense"}},
      {2, {"intervals", "--board", "3x3", "--resume", "--checkpoint", "/nowhere/at/all"}},
      {2, {"intervals", "--board", "2x2", "--checkpoint", "/nowhere/at/all"}},
      {2, {"planes", "--board", "2x2", "--at-least", "1", "--on-disk", "/nowhere/at/all"}},
      {2,
       {"planes", "--board", "2x2", "--at-least", "1", "--resume", "--on-disk", "/nowhere/at/all"}},
      {2, {"manual", "--out", "/proc/x", "--date", "2026-11-23"}},
      {1, {"planes", "--board", "1x1", "--at-least", "1", "--rules", kRules}}};
  for (const auto& [exit_code, args] : lines) {
    for (const int processes : {1, 2}) {
      const auto run = Mpi(processes, args);
      EXPECT_EQ(run.exit_code, exit_code) << processes << " " << args[0] << ": " << run.err;
      size_t said = 0;
      for (size_t at = 0; (at = run.err.find("hotstone-mpi: ", at)) != std::string::npos; ++at)
        ++said;
      EXPECT_EQ(said, exit_code == 1 ? 0u : 1u) << processes << " " << args[0] << ": " << run.err;
      EXPECT_THAT(run.err, testing::Not(HasSubstr("told to stop"))) << args[0];
    }
  }
}

}  // namespace
}  // namespace hotstone::distribute
