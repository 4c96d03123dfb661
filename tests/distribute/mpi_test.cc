// hotstone-mpi with 1, 2 and 4 processes: the graph's counts and the bytes of the intervals are those of one
// process that knows nothing of MPI; a process that dies leaves the last checkpoint to go on from.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "base/program.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/planes/half_sweeps.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"
#include "tables/plane_folder.h"

namespace hotstone::distribute {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

ProgramRun Mpi(int processes, const std::vector<std::string>& args) {
  std::vector<std::string> words = {"--allow-run-as-root", "--oversubscribe", "-n", std::to_string(processes),
                                    HOTSTONE_MPI_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  ProgramLimits limits;
  limits.seconds = 1200;  // a run that has not ended then hangs
  auto run = RunProgram(MPIEXEC, words, limits);
  EXPECT_TRUE(run.ok()) << run.status();
  return run.ok() ? *run : ProgramRun{};
}

std::string TestPath(const std::string& name) {
  const std::string path = testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_" + name;
  fs::remove(path);
  return path;
}

std::string Bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

constexpr char kRules[] = "basic-only,self_removal=any,end_passes=2";

TEST(MpiGraph, CountsAreThoseOfOneProcess) {
  for (const char* rules : {kRules, "hot-only"}) {
    const auto expected = *enumerate::CountSituations(
        *enumerate::Grid::Create(3, 3), *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules)));
    for (const int processes : {2, 4}) {
      const auto run = Mpi(processes, {"graph", "--board", "3x3", "--rules", rules, "--json"});
      ASSERT_EQ(run.exit_code, 0) << run.err;
      EXPECT_THAT(run.out, HasSubstr("\"situations\":\"" + std::to_string(expected.situations) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"transitions\":\"" + std::to_string(expected.transitions) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"finished\":\"" + std::to_string(expected.finished) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"with_ban\":\"" + std::to_string(expected.with_ban) + "\""));
      EXPECT_THAT(run.out, HasSubstr("\"depth\":" + std::to_string(expected.depth)));
    }
  }
}

// What one process stores that runs the sweeps by itself.
std::string Expected(int cols, int rows) {
  const auto rules = *spec::ParseRuleSet(kRules);
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(cols, rows));
  auto sweeps = *enumerate::IntervalSweeps::Create(index, *enumerate::FiniteRules::From(rules), true);
  EXPECT_TRUE(sweeps.Run(1, nullptr).ok());
  const std::string path = TestPath("expected");
  EXPECT_TRUE(tables::SaveCheckpoint(path, rules, sweeps).ok());
  return Bytes(path);
}

TEST(MpiIntervals, BytesAreThoseOfOneProcess) {
  const std::string expected = Expected(3, 3);
  for (const int processes : {1, 2, 4}) {
    const std::string path = TestPath("intervals");
    const auto run = Mpi(processes, {"intervals", "--board", "3x3", "--rules", kRules, "--checkpoint", path});
    ASSERT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(Bytes(path) == expected) << processes << " processes";
  }
}

// A pipe under the name by which a checkpoint is written. It is full, so that the process that opens it and
// writes to it stands still there for good.
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
    for (const auto& entry : fs::directory_iterator(process / "fd", ignored)) {
      struct stat state {};
      if (stat(entry.path().c_str(), &state) == 0 && S_ISFIFO(state.st_mode) && state.st_ino == inode_) {
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

// Waits until a process of hotstone-mpi stands at the pipe, and kills it.
void KillWhoStandsAt(const FullPipe& pipe, const std::atomic<bool>& ended) {
  for (; !ended; std::this_thread::sleep_for(std::chrono::milliseconds(2))) {
    for (const auto& entry : fs::directory_iterator("/proc")) {
      std::ifstream file(entry.path() / "cmdline", std::ios::binary);
      const std::string line{std::istreambuf_iterator<char>(file), {}};
      if (line.rfind(HOTSTONE_MPI_PROGRAM, 0) != 0 || !pipe.IsOpenIn(entry.path())) continue;
      kill(std::stoi(entry.path().filename().string()), SIGKILL);
      return;
    }
  }
}

// Stores the state of a run that has only begun.
void StoreFirstLayers(const std::string& path) {
  const auto rules = *spec::ParseRuleSet(kRules);
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(4, 3));
  auto sweeps = *enumerate::IntervalSweeps::Create(index, *enumerate::FiniteRules::From(rules), true);
  int layers = 5;
  const auto at_layer = [&layers](const enumerate::SweepPoint&) { return --layers > 0; };
  EXPECT_TRUE(absl::IsCancelled(sweeps.Run(1, nullptr, at_layer)));
  EXPECT_TRUE(tables::SaveCheckpoint(path, rules, sweeps).ok());
}

TEST(MpiIntervals, AProcessThatDiesAtACheckpointEndsTheRunAndLeavesTheOneBefore) {
  const std::string path = TestPath("killed");
  StoreFirstLayers(path);
  const std::string before = Bytes(path);
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
  }
  EXPECT_TRUE(Bytes(path) == before);
  args.back() = "600";  // no more of the storing
  const auto resumed = Mpi(4, args);
  ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_TRUE(Bytes(path) == Expected(4, 3));
}

std::string PlaneBytes(const std::string& folder) {
  std::string all;
  for (const char* name : {"/first.blocks", "/first.kos", "/second.blocks", "/second.kos"}) {
    all += Bytes(folder + name);
  }
  return all;
}

// The bits of one process in memory, and the folder is one that other runs take up.
TEST(MpiPlanes, BitsAreThoseOfOneProcessAndNoProcessHoldsAll) {
  const char* const name = "basic-only,end_passes=2";
  const auto rules = *spec::ParseRuleSet(name);
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(3, 3));
  const enumerate::PlaneLayout layout(index);
  auto whole = *enumerate::PlaneSweeps::Create(layout, *enumerate::FiniteRules::From(rules), {.at_least = 9});
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  std::string expected;
  for (const enumerate::Mover side : enumerate::kMovers) {
    const auto add = [&](const uint64_t* words, uint64_t count) {
      expected.append(reinterpret_cast<const char*>(words), count * sizeof(uint64_t));
    };
    add(whole.planes().Blocks(side), layout.block_words());
    add(whole.planes().Kos(side), layout.ko_words());
  }
  const std::string path = TestPath("planes");
  fs::remove_all(path);
  std::vector<std::string> args = {"planes",  "--board", "3x3",       "--at-least", "9",
                                   "--rules", name,      "--on-disk", path,         "--json"};
  for (const int processes : {2, 4}) {
    const auto run = Mpi(processes, args);
    ASSERT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(PlaneBytes(path) == expected) << processes << " processes";
    EXPECT_THAT(run.out, HasSubstr("\"forced\":true,\"legal_positions\":12675,"));
    EXPECT_THAT(run.out, HasSubstr("\"forced_at_its_turn\":" + std::to_string(whole.Count().first)));
    const size_t held = run.out.find("\"bytes_held\":");
    ASSERT_NE(held, std::string::npos);
    EXPECT_LT(std::stoull(run.out.substr(held + 13)), layout.PlaneBytes() * 3 / 2 / processes);
    fs::remove_all(path);
  }
  // Begun with what a stopped run left: bits of the first half-sweeps.
  auto folder = *tables::PlaneFolder::Create(path, layout, rules, 9);
  auto half = *enumerate::HalfSweeps::Create(layout, *enumerate::FiniteRules::From(rules), {.at_least = 9},
                                             {}, folder.get());
  ASSERT_TRUE(absl::IsCancelled(
      half.Run(1, nullptr, [](const enumerate::PlanePoint& point) { return point.sweep < 8; })));
  folder.reset();
  args.push_back("--resume");
  const auto run = Mpi(2, args);
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(PlaneBytes(path) == expected);
  EXPECT_TRUE((*tables::PlaneFolder::Open(path, layout, rules, 9))->point().finished);
  fs::remove_all(path);
}

TEST(MpiOptions, BadInputIsOneLineAndExit2) {
  for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
           {"intervals", "--board", "3y3"},
           {"graph", "--board", "3x3", "--rules", "nobody"},
           {"intervals", "--board", "3x3", "--resume", "--checkpoint", "/nowhere/at/all"},
           {"intervals", "--board", "9x9"},
           {"planes", "--board", "3x3", "--at-least", "10"},
           {"planes", "--board", "3x3", "--at-least", "1", "--resume"},
           {}}) {
    const auto run = Mpi(1, args);
    EXPECT_EQ(run.exit_code, 2) << run.err;
    const size_t first = run.err.find("hotstone");
    ASSERT_NE(first, std::string::npos) << run.err;
  }
}

}  // namespace
}  // namespace hotstone::distribute
