#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

class CorpusCommandTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = ::testing::TempDir() + "hotstone_corpus_cli_XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    root_ = name;
    folder_ = (root_ / "cases").string();
  }
  void TearDown() override { fs::remove_all(root_); }

  // The words that write a small corpus.
  std::vector<std::string> Writing(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"corpus", "--rules", "basic-only;tromp-taylor", "--boards", "2x1",
                               "--out", folder_});
    return more;
  }

  fs::path root_;
  std::string folder_;
};

TEST_F(CorpusCommandTest, WritesWhatCheckAndVerifyTake) {
  const ProgramResult run = RunHotstone(Writing());
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, StartsWith(folder_ + ": "));
  const ProgramResult check = RunHotstone({"check", folder_ + "/situations/2x1-basic-only.jsonl",
                                           folder_ + "/differences/differences.jsonl"});
  EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
  const ProgramResult verify = RunHotstone({"corpus", "--verify", folder_});
  EXPECT_EQ(verify.exit_code, 0) << verify.err;
  EXPECT_THAT(verify.out, HasSubstr("files match the manifest"));
  const ProgramResult list = RunHotstone({"corpus", "--list", folder_});
  EXPECT_EQ(list.exit_code, 0);
  EXPECT_THAT(list.out, HasSubstr("\nsituations "));
  EXPECT_THAT(list.out, HasSubstr("made by: hotstone corpus --rules 'basic-only;tromp-taylor'"));
}

TEST_F(CorpusCommandTest, AnAlteredCopyIsNamed) {
  ASSERT_EQ(RunHotstone(Writing()).exit_code, 0);
  std::ofstream(folder_ + "/perft.tsv", std::ios::app) << "x\n";
  const ProgramResult verify = RunHotstone({"corpus", "--verify", folder_});
  EXPECT_EQ(verify.exit_code, 1);
  EXPECT_THAT(verify.out, StartsWith("perft.tsv: changed: its SHA-256 is "));
  EXPECT_THAT(verify.out, HasSubstr("\n1 file differs from the manifest\n"));
  const ProgramResult json = RunHotstone({"corpus", "--verify", folder_, "--json"});
  EXPECT_EQ(json.exit_code, 1);
  EXPECT_THAT(json.OutputLines(), SizeIs(2));
  EXPECT_THAT(json.out, HasSubstr("\"file\":\"perft.tsv\",\"verdict\":\"fails\""));
}

TEST_F(CorpusCommandTest, JsonIsStable) {
  const ProgramResult run = RunHotstone(Writing({"--json", "--seed", "7"}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"corpus\",\"out\":\"" + folder_));
}

TEST_F(CorpusCommandTest, WrongOptionsGetOneLine) {
  EXPECT_THAT(Refusal({"corpus"}), HasSubstr("corpus needs --rules and --out"));
  EXPECT_THAT(Refusal({"corpus", "--boards", "2x1", "--out", folder_}), HasSubstr("corpus needs"));
  EXPECT_THAT(Refusal({"corpus", "--quick"}), HasSubstr("corpus needs"));
  EXPECT_THAT(Refusal({"corpus", "--quick", "--boards", "9x9", "--out", folder_}),
              HasSubstr("chooses its own boards"));
  EXPECT_THAT(Refusal({"corpus", "--quick", "--verify", folder_}),
              HasSubstr("--verify and --list cannot be combined with"));
  EXPECT_THAT(Refusal({"corpus", "--rules", "no-such", "--boards", "2x1", "--out", folder_}),
              HasSubstr("no-such"));
  EXPECT_THAT(Refusal({"corpus", "--rules", "all", "--boards", "2x", "--out", folder_}),
              HasSubstr("--boards"));
  EXPECT_THAT(Refusal({"corpus", "--rules", "all", "--boards", "20x20", "--out", folder_}),
              HasSubstr("--boards"));
  EXPECT_THAT(Refusal({"corpus", "--verify", folder_, "--list", folder_}),
              HasSubstr("--verify and --list cannot be combined with"));
  EXPECT_THAT(Refusal({"corpus", "--verify", folder_}), HasSubstr("contains no corpus"));
  EXPECT_THAT(Refusal({"corpus", "--list", folder_, "--seed", "x"}),
              HasSubstr("cannot be combined with --rules, --boards, --quick, --seed"));
  EXPECT_THAT(Refusal(Writing({"--seed", "-1"})), HasSubstr("--seed"));
  EXPECT_FALSE(fs::exists(folder_));
}

TEST_F(CorpusCommandTest, TheQuickSetOfOneRuleSetIsOneFile) {
  const ProgramResult run =
      RunHotstone({"corpus", "--quick", "--rules", "tromp-taylor", "--out", folder_});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(fs::exists(folder_ + "/tromp-taylor.jsonl"));
  EXPECT_THAT(
      RunHotstone({"corpus", "--list", folder_}).out,
      HasSubstr("made by: hotstone corpus --quick --rules 'tromp-taylor' --seed 1 --out DIR"));
  EXPECT_EQ(RunHotstone({"corpus", "--verify", folder_}).exit_code, 0);
  // It is replaced like any corpus.
  EXPECT_EQ(RunHotstone({"corpus", "--quick", "--rules", "aga-like", "--out", folder_}).exit_code,
            0);
  EXPECT_FALSE(fs::exists(folder_ + "/tromp-taylor.jsonl"));
}

TEST_F(CorpusCommandTest, AFolderThatIsNoCorpusIsLeftAlone) {
  fs::create_directories(folder_);
  std::ofstream(folder_ + "/notes.txt") << "mine\n";
  EXPECT_THAT(Refusal(Writing()), HasSubstr("holds no corpus"));
  EXPECT_TRUE(fs::exists(folder_ + "/notes.txt"));
  EXPECT_THAT(Refusal({"corpus", "--rules", "all", "--boards", "2x1", "--out", "/dev/null"}),
              HasSubstr("is not a folder"));
}

}  // namespace
}  // namespace hotstone::cli
