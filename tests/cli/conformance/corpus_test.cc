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

  ProgramResult Write(std::vector<std::string> more = {}) const {
    std::vector<std::string> words = {
        "corpus", "--rules", "basic-only;tromp-taylor", "--boards", "2x1", "--out", folder_};
    words.insert(words.end(), more.begin(), more.end());
    return RunHotstone(words);
  }

  // One line on stderr, exit code 2.
  static void ExpectRefused(const ProgramResult& run, const std::string& words) {
    EXPECT_EQ(run.exit_code, 2) << run.err;
    EXPECT_THAT(run.ErrorLines(), SizeIs(1));
    EXPECT_THAT(run.err, HasSubstr(words));
    EXPECT_EQ(run.out, "");
  }

  fs::path root_;
  std::string folder_;
};

TEST_F(CorpusCommandTest, WritesWhatCheckAndVerifyTake) {
  const ProgramResult run = Write();
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
  ASSERT_EQ(Write().exit_code, 0);
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
  const ProgramResult run = Write({"--json", "--seed", "7"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"corpus\",\"out\":\"" + folder_));
}

TEST_F(CorpusCommandTest, WrongOptionsGetOneLine) {
  ExpectRefused(RunHotstone({"corpus"}), "corpus needs --rules and --out");
  ExpectRefused(RunHotstone({"corpus", "--boards", "2x1", "--out", folder_}), "corpus needs");
  ExpectRefused(RunHotstone({"corpus", "--quick"}), "corpus needs");
  ExpectRefused(RunHotstone({"corpus", "--quick", "--boards", "9x9", "--out", folder_}),
                "chooses its own boards");
  ExpectRefused(RunHotstone({"corpus", "--quick", "--verify", folder_}),
                "--verify and --list cannot be combined with");
  ExpectRefused(RunHotstone({"corpus", "--rules", "no-such", "--boards", "2x1", "--out", folder_}),
                "no-such");
  ExpectRefused(RunHotstone({"corpus", "--rules", "all", "--boards", "2x", "--out", folder_}),
                "--boards");
  ExpectRefused(RunHotstone({"corpus", "--rules", "all", "--boards", "20x20", "--out", folder_}),
                "--boards");
  ExpectRefused(RunHotstone({"corpus", "--verify", folder_, "--list", folder_}),
                "--verify and --list cannot be combined with");
  ExpectRefused(RunHotstone({"corpus", "--verify", folder_}), "contains no corpus");
  ExpectRefused(RunHotstone({"corpus", "--list", folder_, "--seed", "x"}),
                "cannot be combined with --rules, --boards, --quick, --seed");
  ExpectRefused(Write({"--seed", "-1"}), "--seed");
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
  ExpectRefused(Write(), "holds no corpus");
  EXPECT_TRUE(fs::exists(folder_ + "/notes.txt"));
  ExpectRefused(RunHotstone({"corpus", "--rules", "all", "--boards", "2x1", "--out", "/dev/null"}),
                "is not a folder");
}

}  // namespace
}  // namespace hotstone::cli
