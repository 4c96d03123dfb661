// The file format: what is written is read back; a damaged byte is refused or leaves the claim
// unchanged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "certify/certificate_reader.h"
#include "certify/certificate_writer.h"
#include "certify/solution/solution.h"
#include "spec/rules/game.h"
#include "tests/base/shell_word.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/certify/naive_graph.h"
#include "tests/certify/run_certify.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string IntervalBytes(const NaiveGraph& graph) {
  const std::string path = TestPath("intervals");
  const auto entries = NaiveIntervals(graph);
  auto writer = CertificateWriter::CreateIntervals(path, graph.rules, graph.board, entries.size());
  for (const auto& e : entries) EXPECT_TRUE(writer->Add(e).ok());
  EXPECT_TRUE(writer->Finish().ok());
  const std::string bytes = FileText(path);
  std::remove(path.c_str());
  return bytes;
}

std::string RankingBytes(const NaiveGraph& graph) {
  const std::string path = TestPath("ranking");
  const auto entries = NaiveRanking(graph);
  auto writer = CertificateWriter::CreateRanking(path, graph.rules, spec::Position(graph.board),
                                                 spec::Color::kBlack, entries.size());
  for (const auto& e : entries) EXPECT_TRUE(writer->Add(e).ok());
  EXPECT_TRUE(writer->Finish().ok());
  const std::string bytes = FileText(path);
  std::remove(path.c_str());
  return bytes;
}

std::string LassoBytes() {
  Lasso lasso{Rules("basic-only,end_passes=2"), EmptyBoard(1, 2), spec::Color::kBlack, {}, {}};
  lasso.cycle = {spec::Point{0, 0}, spec::Point{0, 1}, std::nullopt, spec::Point{0, 0}};
  return HeaderText(lasso);
}

absl::StatusOr<Checked> CheckBytes(std::string_view bytes) {
  const auto certificate = ParseCertificate(bytes, "file");
  if (!certificate.ok()) return certificate.status();
  return CheckCertificate(*certificate);
}

TEST(CertificateFileTest, BytesAreAsLaidOut) {
  const std::string path = TestPath("layout");
  auto writer =
      CertificateWriter::CreateIntervals(path, Rules("basic-only,end_passes=2"), Board(2, 1), 1);
  ASSERT_TRUE(writer->Add(IntervalEntry{0x0102030405060708, -2, 258, 0x0a0b0c0d, 0xfffffffe}).ok());
  ASSERT_TRUE(writer->Finish().ok());
  EXPECT_EQ(
      FileText(path),
      std::string(
          "hotstone-certificate 1\nkind intervals\nboard 2x1\nrules basic-only,end_passes=2\n"
          "entries 1\n"
          "\x08\x07\x06\x05\x04\x03\x02\x01\xfe\xff\x0d\x0c\x0b\x0a\x02\x01\xfe\xff\xff\xff"));
  auto ranking = CertificateWriter::CreateRanking(
      path, Rules("basic-only"), *spec::Position::FromRows({".X", "O."}), spec::Color::kWhite, 1);
  ASSERT_TRUE(ranking->Add(RankingEntry{0xff, 0x1234}).ok());
  ASSERT_TRUE(ranking->Finish().ok());
  EXPECT_EQ(FileText(path),
            std::string(
                "hotstone-certificate 1\nkind ranking\nboard 2x2\nrules basic-only\nstart W .X/O.\n"
                "entries 1\n") +
                std::string("\xff\0\0\0\0\0\0\0\x34\x12\0\0", 12));
  std::remove(path.c_str());
  EXPECT_EQ(
      LassoBytes(),
      "hotstone-certificate 1\nkind lasso\nboard 1x2\nrules basic-only,end_passes=2\nstart B ./.\n"
      "stem -\ncycle A1 A2 pass A1\n");
}

TEST(CertificateFileTest, WhatIsWrittenIsAccepted) {
  const auto intervals = CheckBytes(IntervalBytes(WholeGraph("basic-only", 2, 2)));
  ASSERT_TRUE(intervals.ok()) << intervals.status();
  EXPECT_EQ(intervals->positions, 57u);
  const auto ranking =
      CheckBytes(RankingBytes(ReachableGraph("basic-only,capture_ends=true", 2, 2)));
  EXPECT_TRUE(ranking.ok()) << ranking.status();
  const auto lasso = CheckBytes(LassoBytes());
  EXPECT_TRUE(lasso.ok()) << lasso.status();
}

TEST(CertificateFileTest, EveryTruncationIsRefused) {
  for (const std::string& bytes :
       {IntervalBytes(WholeGraph("basic-only,end_passes=2", 1, 2)),
        RankingBytes(ReachableGraph("basic-only,capture_ends=true", 1, 2)), LassoBytes()}) {
    ASSERT_TRUE(CheckBytes(bytes).ok());
    for (size_t n = 0; n < bytes.size(); ++n) {
      EXPECT_EQ(CheckBytes(bytes.substr(0, n)).status().code(), absl::StatusCode::kInvalidArgument)
          << n;
    }
    EXPECT_EQ(CheckBytes(bytes + "\n").status().code(), absl::StatusCode::kInvalidArgument);
  }
}

// Every byte replaced by every other value. Whatever is still accepted concerns the same board and
// is true: the rule set is the same (or, in the header of the lasso, one under which the same play
// also cycles), and so are the values.
TEST(CertificateFileTest, EveryChangedByteIsRefusedOrHarmless) {
  const NaiveGraph graph = WholeGraph("basic-only,self_removal=any,end_passes=2", 1, 1);
  const auto values = NaiveIntervals(graph);
  const NaiveGraph tree = ReachableGraph("basic-only,end_passes=2", 1, 1);
  size_t accepted = 0;
  size_t accepted_lassos = 0;
  for (const std::string& good : {IntervalBytes(graph), RankingBytes(tree), LassoBytes()}) {
    const auto before = ParseCertificate(good, "file");
    for (size_t i = 0; i < good.size(); ++i) {
      for (int flip = 1; flip < 256; ++flip) {
        std::string bytes = good;
        bytes[i] = static_cast<char>(bytes[i] ^ flip);
        const auto after = ParseCertificate(bytes, "file");
        if (!after.ok() || !CheckCertificate(*after).ok()) continue;
        ++accepted;
        ASSERT_EQ(after->index(), before->index());
        if (const auto* lasso = std::get_if<Lasso>(&*after)) {
          ++accepted_lassos;
          EXPECT_EQ(lasso->setup, std::get<Lasso>(*before).setup);
          auto game = *spec::Game::Create(lasso->rules, lasso->setup, lasso->to_move);
          for (size_t ply = 0; ply < 40; ++ply) {
            const auto& at = lasso->cycle[ply % lasso->cycle.size()];
            EXPECT_TRUE(game.Play({game.to_move(), at}).legal());
          }
        } else if (const auto* ranking = std::get_if<Ranking>(&*after)) {
          const auto& old = std::get<Ranking>(*before);
          EXPECT_EQ(ranking->rules, old.rules);
          EXPECT_EQ(ranking->setup, old.setup);
          EXPECT_EQ(ranking->entries.size(), old.entries.size());
          EXPECT_GE(i, good.size() - 12 * old.entries.size());
        } else {
          const auto& entries = std::get<Intervals>(*after).entries;
          EXPECT_EQ(std::get<Intervals>(*after).rules, graph.rules);
          ASSERT_EQ(entries.size(), values.size());
          for (size_t k = 0; k < values.size(); ++k) {
            EXPECT_EQ(entries[k].key, values[k].key);
            EXPECT_EQ(entries[k].lo, values[k].lo);
            EXPECT_EQ(entries[k].hi, values[k].hi);
          }
        }
      }
    }
  }
  EXPECT_GT(accepted, 0u);
  EXPECT_EQ(accepted_lassos, 1u);  // White to move first
}

TEST(CertificateFileTest, ErrorsNameTheirPlace) {
  const std::string good = LassoBytes();
  const auto error = [&](const std::string& from, const std::string& to) {
    return std::string(ParseCertificate(Replaced(good, from, to), "f").status().message());
  };
  EXPECT_EQ(error("certificate 1", "certificate 2"), "f:1:22: only version 1 is supported");
  EXPECT_EQ(error("hotstone-c", "hotstone c"),
            "f:1:1: expected a line \"hotstone-certificate ...\"");
  EXPECT_THAT(error("lasso", "knot"),
              StartsWith("f:2:6: kind \"knot\" is unknown; known kinds: lasso"));
  EXPECT_THAT(error("1x2", "1y2"), StartsWith("f:3:7: board \"1y2\" is not COLSxROWS"));
  EXPECT_EQ(error("1x2", "01x2"), "f:3:1: \"board 01x2\" must be written \"board 1x2\"");
  EXPECT_THAT(error("basic-only", "basic"), StartsWith("f:4:7: rule set \"basic\" is unknown"));
  EXPECT_EQ(error("basic-only,", "basic-only,hot=basic,"),
            "f:4:1: \"rules basic-only,hot=basic,end_passes=2\" must be written \"rules "
            "basic-only,end_passes=2\"");
  EXPECT_EQ(error("./.", ".."), "f:5:7: the rows are not of this board");
  EXPECT_EQ(error("B ./.", "X ./."), "f:5:1: \"start X ./.\" must be written \"start B ./.\"");
  EXPECT_EQ(error("B ./.", ""), "f:5:7: expected a colour and rows, for example B .../...");
  EXPECT_EQ(error("stem -\n", ""), "f:6:1: expected a line \"stem ...\"");
  EXPECT_THAT(error("A2", "B2"), StartsWith("f:7:7: point \"B2\" is not on the 1x2 board"));
  EXPECT_EQ(error("A2", "a2"),
            "f:7:1: \"cycle A1 a2 pass A1\" must be written \"cycle A1 A2 pass A1\"");
  EXPECT_EQ(error("pass A1\n", "pass A1\n\n"),
            "f:7:7: expected the end of the file after the cycle");
}

TEST(CertificateFileTest, StatedNumbersAreNotBelieved) {
  const std::string head =
      "hotstone-certificate 1\nkind intervals\nboard 2x2\nrules basic-only\nentries ";
  const auto error = [&](const std::string& count) {
    return std::string(ParseCertificate(head + count + "\n", "f").status().message());
  };
  EXPECT_EQ(error("0"), "");
  EXPECT_EQ(
      error("18446744073709551615"),
      "f:5:9: 18446744073709551615 entries of 20 bytes each are declared, but 0 bytes follow");
  // 20 * this is 0 modulo 2^64.
  EXPECT_THAT(error("4611686018427387904"), HasSubstr("but 0 bytes follow"));
  EXPECT_THAT(error("18446744073709551616"), HasSubstr("is not a number below 2^64"));
  EXPECT_THAT(error("-1"), HasSubstr("is not a number below 2^64"));
  EXPECT_THAT(error("+0"), HasSubstr("is not a number below 2^64"));
  EXPECT_EQ(error("00"), "f:5:1: \"entries 00\" must be written \"entries 0\"");
}

TEST(CertificateWriterTest, OrderKindAndNumberAreKept) {
  const std::string path = TestPath("order");
  auto writer = CertificateWriter::CreateRanking(path, Rules("basic-only"), EmptyBoard(2, 2),
                                                 spec::Color::kBlack, 2);
  ASSERT_TRUE(writer.ok());
  EXPECT_TRUE(writer->Add(RankingEntry{7, 1}).ok());
  EXPECT_THAT(std::string(writer->Add(RankingEntry{7, 1}).message()),
              HasSubstr("does not have a larger key"));
  EXPECT_THAT(std::string(writer->Add(RankingEntry{6, 1}).message()),
              HasSubstr("does not have a larger key"));
  EXPECT_THAT(std::string(writer->Add(IntervalEntry{8, 0, 0, 1, 1}).message()),
              HasSubstr("not of the kind"));
  EXPECT_THAT(std::string(writer->Finish().message()), HasSubstr("1 entries fewer"));
  EXPECT_TRUE(writer->Add(RankingEntry{8, 1}).ok());
  EXPECT_THAT(std::string(writer->Add(RankingEntry{9, 1}).message()),
              HasSubstr("exceeds the number"));
  EXPECT_TRUE(writer->Finish().ok());
  EXPECT_EQ(std::get<Ranking>(*ParseCertificate(FileText(path), path)).entries.size(), 2u);
  // A writer abandoned half way leaves the old file.
  auto given_up = CertificateWriter::CreateRanking(path, Rules("basic-only"), EmptyBoard(2, 2),
                                                   spec::Color::kBlack, 1);
  ASSERT_TRUE(given_up.ok());
  given_up = absl::CancelledError("given up");
  EXPECT_EQ(std::get<Ranking>(*ParseCertificate(FileText(path), path)).entries.size(), 2u);
  std::remove(path.c_str());
}

TEST(CertificateWriterTest, WriteErrorsAreReported) {
  EXPECT_THAT(std::string(CertificateWriter::CreateIntervals("/nowhere/x", Rules("basic-only"),
                                                             Board(2, 2), 0)
                              .status()
                              .message()),
              HasSubstr("/nowhere/x: cannot be written: No such file"));
  auto full =
      CertificateWriter::CreateIntervals("/dev/full", Rules("basic-only"), Board(2, 2), 100000);
  absl::Status status = full.status();
  for (uint64_t key = 0; key < 100000 && status.ok(); ++key)
    status = full->Add(IntervalEntry{key, 0, 0, 1, 1});
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(status.message()), HasSubstr("No space left"));
  auto small = CertificateWriter::CreateIntervals("/dev/full", Rules("basic-only"), Board(2, 2), 0);
  ASSERT_TRUE(small.ok());
  EXPECT_EQ(small->Finish().code(), absl::StatusCode::kUnavailable);
  Lasso lasso{Rules("basic-only"), EmptyBoard(1, 2), spec::Color::kBlack, {}, {std::nullopt}};
  EXPECT_EQ(WriteLasso("/dev/full", lasso).code(), absl::StatusCode::kUnavailable);
}

// --help, -h and --version must stand alone on their line, and their text is printed in full or the
// program fails.
TEST(CertifyProgramTest, HelpAndVersion) {
  for (const std::string word : {"--help", "-h", "--version"}) {
    EXPECT_EQ(Certify(word).exit_code, 0);
    for (const std::string& line : {word + " > /dev/full", word + " >&-"}) {
      const int status =
          std::system((ShellWord(HOTSTONE_CERTIFY) + " 2> /dev/null " + line).c_str());
      EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 2) << line;
    }
    for (const std::string& line : {word + " extra", "extra " + word}) {
      const Finished run = Certify(line);
      EXPECT_EQ(run.exit_code, 2) << line;
      EXPECT_EQ(run.output,
                "hotstone-certify: \"extra\" is an unexpected argument after " + word + "\n");
    }
  }
  const Finished nowhere = Certify("--drat formula proof --lrat ''");
  EXPECT_EQ(nowhere.exit_code, 2);
  EXPECT_EQ(nowhere.output,
            "hotstone-certify: --lrat: the value is empty; see hotstone-certify --help\n");
}

TEST(CertifyProgramTest, ExitCodesAndLines) {
  const TestFile good("good", LassoBytes());
  const TestFile wrong("wrong", Replaced(LassoBytes(), " pass", ""));
  const TestFile bad("bad", "hotstone-certificate 1\nkind knot\n");

  Finished run = Certify(good.word);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(
      run.output,
      good.path +
          ": accepted: play need not end (board 1x2, rules basic-only,end_passes=2): a stem of 0 "
          "moves, then a cycle of 4 [situations 4, transitions 4]\n");
  run = Certify(wrong.word + " " + good.word);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(
      run.output,
      StartsWith(wrong.path +
                 ": refused: move 3, A1, is illegal: the play would remove a hot stone at once\n"
                 "  Black to move, consecutive passes 0, ban at A1\n    O\n    .\n"));
  EXPECT_THAT(run.output, HasSubstr(": accepted"));
  run = Certify(bad.word + " " + wrong.word + " " + good.word);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.output, HasSubstr(": accepted"));
  EXPECT_THAT(run.output,
              HasSubstr(bad.path + ":2:6: kind \"knot\" is unknown; known kinds: lasso, "));
  EXPECT_EQ(Certify("").exit_code, 2);
  EXPECT_EQ(Certify(good.word + " >/dev/full").exit_code, 2);
  EXPECT_EQ(Certify("--wrong").exit_code, 2);
  EXPECT_EQ(Certify("--version").output, "hotstone-certify 0.1.0\n");
  run = Certify("--help");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.output, HasSubstr("Usage: hotstone-certify [--under RULES] FILE..."));
}

// A solution under a named rule set, and files that have none; a pipe is refused at once, even
// without a writer.
TEST(CertifyProgramTest, UnderARuleSetAndNoPipes) {
  const std::string path = TestPath("robust");
  const Solution one_point{{.at_least = 0,
                            .rules = GoodUnder::kAnySingleHot,
                            .ends_at = EndsAt::kGameEnd,
                            .start = EmptyBoard(1, 1),
                            .to_move = spec::Color::kBlack},
                           {{0, 0, kSolutionPass}}};
  ASSERT_TRUE(WriteSolution(path, one_point.header, one_point.entries).ok());
  Finished run = Certify("--under tromp-taylor,cycle=ssk " + ShellWord(path));
  EXPECT_EQ(run.exit_code, 0) << run.output;
  EXPECT_THAT(run.output,
              HasSubstr("also under tromp-taylor,cycle=ssk [situations 1, transitions 0]"));
  run = Certify("--under ing-1996-recycling " + ShellWord(path));
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(
      run.output,
      HasSubstr(
          ": refused: rule set ing-1996-recycling: a robust strategy proves nothing about hot"));
  EXPECT_EQ(Certify("--under " + ShellWord(path)).exit_code, 2);
  EXPECT_EQ(Certify(ShellWord(path) + " --under").exit_code, 2);
  EXPECT_EQ(Certify("--under psk " + ShellWord(path)).exit_code, 2);
  EXPECT_THAT(Certify("--under basic-only --under basic-only " + ShellWord(path)).output,
              HasSubstr("may be given only once"));
  ASSERT_TRUE(
      WriteSolution(path, one_point.header, {}).ok());  // refused as it stands, whatever the rules
  EXPECT_EQ(Certify("--under basic-only " + ShellWord(path)).exit_code, 1);
  std::ofstream(path) << LassoBytes();
  run = Certify("--under basic-only " + ShellWord(path));
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.output, HasSubstr("--under applies only to certificates of the kind solution"));
  std::remove(path.c_str());
  run = Certify("--under basic-only " + ShellWord(path));
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.output, Certify(ShellWord(path)).output);
  EXPECT_THAT(run.output, testing::Not(HasSubstr("--under")));
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  run = Certify(ShellWord(path));
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.output, HasSubstr(path + ": not a regular file"));
  std::remove(path.c_str());
}

// Runs the example of --help verbatim.
TEST(CertifyProgramTest, TheExampleWorks) {
  const std::string help = Certify("--help").output;
  const size_t begin = help.find("  printf");
  const std::string example = help.substr(begin, help.find("  hotstone-certify", begin) - begin);
  const std::string path = TestPath("example");
  ASSERT_EQ(std::system(Replaced(example, "endless.cert", ShellWord(path)).c_str()), 0);
  const Finished run = Certify(ShellWord(path));
  EXPECT_EQ(run.exit_code, 0) << run.output;
  std::remove(path.c_str());
}

}  // namespace
}  // namespace hotstone::certify
