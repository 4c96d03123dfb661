#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "answers/numbers/census_file.h"
#include "base/sealed_text.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// A census without a digest, as earlier versions wrote it.
std::string WithoutDigest(const std::string& text) { return UnsealText(text)->object + "\n"; }

TEST(CensusCommandTest, TextAndJson) {
  const ProgramResult text = RunHotstone({"census", "--board", "3x3"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_EQ(text.SaidBesides(), "");
  EXPECT_THAT(text.out, StartsWith("board: 3x3\nstones        colourings             legal\n"
                                   "     0                 1                 1\n"
                                   "     1                18                18\n"));
  EXPECT_THAT(text.out, HasSubstr("   all             19683             12675\n"));
  const ProgramResult json = RunHotstone({"census", "--board", "2x2", "--threads", "2", "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_THAT(
      json.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"census\",\"board\":\"2x2\","
                 "\"shard\":\"1/1\",\"chunks\":16,\"chunks_done\":16,"
                 "\"colourings\":\"81\",\"legal\":\"57\","
                 "\"colourings_by_stones\":[\"1\",\"8\",\"24\",\"32\",\"16\"],"
                 "\"legal_by_stones\":[\"1\",\"8\",\"24\",\"24\",\"0\"],\"seconds\":"));
}

TEST(CensusCommandTest, ShardsAreMerged) {
  std::vector<std::string> merge = {"census", "--json", "--merge"};
  for (const std::string shard : {"1/3", "2/3", "3/3"}) {
    const ProgramResult part =
        RunHotstone({"census", "--board", "4x4", "--shard", shard, "--json"});
    EXPECT_EQ(part.exit_code, 0) << part.err;
    merge.push_back(WriteTestFile("census-" + shard.substr(0, 1) + ".json", part.out));
  }
  const ProgramResult whole = RunHotstone(merge);
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_THAT(whole.out, HasSubstr("\"legal\":\"24318165\""));
  merge.pop_back();
  EXPECT_THAT(Refusal(merge), HasSubstr("shard 3/3 is missing"));
  merge.push_back(merge.back());
  EXPECT_THAT(Refusal(merge), HasSubstr("is shard 2/3, and so is "));
  merge.back() = WriteTestFile("census-foreign.json", "{\"schema\":\"hotstone.result/1\"}");
  EXPECT_THAT(Refusal(merge), HasSubstr("census-foreign.json: is not a census of hotstone"));
  merge.back() = "/no/such/file";
  EXPECT_THAT(Refusal(merge), HasSubstr("/no/such/file: cannot be read"));
}

// A census with possible but wrong numbers: hotstone count has the last word.
TEST(CensusCommandTest, AWrongCensusIsFoundOut) {
  std::string text = WithoutDigest(RunHotstone({"census", "--board", "2x2", "--json"}).out);
  text = Replaced(text, "\"57\"", "\"56\"");
  text = Replaced(text, "\"24\",\"24\",\"0\"", "\"24\",\"23\",\"0\"");
  const ProgramResult run =
      RunHotstone({"census", "--merge", WriteTestFile("census-wrong.json", text)});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("disagrees with hotstone count: 57 legal positions"));
}

TEST(CensusCommandTest, CheckpointIsKeptAndResumed) {
  const TestFolder folder("census");
  const std::string small = folder.path + "/small.json";
  const ProgramResult done =
      RunHotstone({"census", "--board", "4x4", "--checkpoint", small, "--json"});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  const auto kept = answers::ReadCensusFile(small);
  ASSERT_TRUE(kept.ok()) << kept.status();
  EXPECT_EQ(*kept, *answers::ParseCensus(done.out));
  EXPECT_THAT(Refusal({"census", "--board", "4x4", "--checkpoint", small}),
              HasSubstr("already exists"));
  // Stopped before its first chunk; --resume ends with the same result.
  const auto begun = *enumerate::BeginColourCensus(4, 4);
  const std::string begun_file = WriteTestFile("census-begun.json", answers::WriteCensus(begun, 0));
  const ProgramResult resumed =
      RunHotstone({"census", "--board", "4x4", "--checkpoint", begun_file, "--resume", "--json"});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(*answers::ParseCensus(resumed.out), *kept);
  EXPECT_EQ(*answers::ReadCensusFile(begun_file), *kept);
  EXPECT_THAT(Refusal({"census", "--board", "4x3", "--checkpoint", begun_file, "--resume"}),
              HasSubstr("holds a census of 4x4, shard 1/1, not what --board and --shard ask for"));
}

TEST(CensusCommandTest, WrongOptions) {
  EXPECT_THAT(Refusal({"census"}), HasSubstr("census needs --board or --merge"));
  EXPECT_THAT(Refusal({"census", "--board", "7x7"}), HasSubstr("1 to 36 points"));
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--threads", "0"}), HasSubstr("0 threads"));
  for (const std::string shard :
       {"", "1", "0/2", "3/2", "1/2/3", "01/2", "-1/2", "1/99999999999"}) {
    EXPECT_THAT(Refusal({"census", "--board", "3x3", "--shard", shard.empty() ? "x" : shard}),
                HasSubstr("is not i/n"));
  }
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--resume"}),
              HasSubstr("--resume needs --checkpoint"));
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--checkpoint", "/no/such/folder/x"}),
              HasSubstr("cannot be written"));
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--checkpoint", "/dev/full"}),
              HasSubstr("cannot be written: No space left on device"));
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--checkpoint", "/no/such", "--resume"}),
              HasSubstr("cannot be read"));
  EXPECT_THAT(Refusal({"census", "--board", "3x3", "--merge", "x"}),
              HasSubstr("can only be combined with --json"));
}

TEST(CensusFileTest, WhatIsCutOffOrChangedIsRefused) {
  const std::string text =
      WithoutDigest(answers::WriteCensus(*enumerate::BeginColourCensus(3, 2, 2, 4), 1.5));
  ASSERT_TRUE(answers::ParseCensus(text).ok()) << answers::ParseCensus(text).status();
  for (size_t length = 0; length + 2 < text.size(); ++length) {
    EXPECT_FALSE(answers::ParseCensus(text.substr(0, length)).ok()) << length;
  }
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"result/1", "result/2"},
                                                        {"census", "count"},
                                                        {"3x2", "3x3"},
                                                        {"2/4", "5/4"},
                                                        {"\"chunks_done\":0", "\"chunks_done\":-1"},
                                                        {"\"chunks\":", "\"chunks\":1"},
                                                        {"[\"0\",", "[\"1\","},
                                                        {"[\"0\",", "[\"00\","},
                                                        {"[\"0\",", "[0,"},
                                                        {"[\"0\",", "["},
                                                        {"\"legal\":\"0\"", "\"legal\":\"1\""}}) {
    const std::string changed = Replaced(text, from, to);
    EXPECT_FALSE(answers::ParseCensus(changed).ok()) << changed;
  }
}

TEST(CensusFileTest, EveryFlippedBitIsNoticed) {
  const std::string text = answers::WriteCensus(*enumerate::BeginColourCensus(3, 2, 2, 4), 1.5);
  for (size_t i = 0; i < 8 * text.size(); ++i) {
    std::string flipped = text;
    flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << i % 8));
    EXPECT_FALSE(answers::ParseCensus(flipped).ok()) << flipped;
  }
}

TEST(CensusFileTest, OneWithoutADigestIsReadAndMayHaveNoOtherKey) {
  const auto census = *enumerate::BeginColourCensus(3, 2, 2, 4);
  const std::string old = WithoutDigest(answers::WriteCensus(census, 1.5));
  const auto read = answers::ParseCensus(old);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(*read, census);
  std::string more = old;
  more.insert(1, "\"digost\":\"0\",");
  const std::string instead = Replaced(old, "version", "varsion");  // the right number of them
  for (const std::string& text : {more, instead}) {
    EXPECT_THAT(std::string(answers::ParseCensus(text).status().message()),
                HasSubstr("keys that do not belong in a census"));
  }
}

}  // namespace
}  // namespace hotstone::cli
