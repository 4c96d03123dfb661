#include "tests/house/include_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(IncludeRules, NoIncludeOfTheTreePointsUpOrAbroad) {
  int files = 0;
  for (const SourceFile& file : SourceTree()) {
    if (!IsCode(file.path)) continue;
    ++files;
    EXPECT_THAT(IncludeSlips(file), IsEmpty());
  }
  EXPECT_GT(files, 150);
}

TEST(IncludeRules, UpwardIncludesAreSlips) {
  EXPECT_THAT(IncludeSlips({"spec/board/a.cc",
                            "#include <vector>\n\n#include \"enumerate/rules/board.h\"\n"}),
              ElementsAre("spec/board/a.cc:3: spec/ must not include enumerate/rules/board.h"));
  EXPECT_THAT(IncludeSlips({"formats/a.cc", "  #  include \"certify/verdict.h\""}),
              ElementsAre("formats/a.cc:1: formats/ must not include certify/verdict.h"));
  EXPECT_THAT(IncludeSlips({"certify/a.h", "#include <formats/sgf/sgf.h>"}),
              ElementsAre("certify/a.h:1: certify/ must not include formats/sgf/sgf.h"));
  EXPECT_THAT(IncludeSlips({"certify/a.h", "#include \"claims/certificates.h\""}),
              ElementsAre("certify/a.h:1: certify/ must not include claims/certificates.h"));
  EXPECT_THAT(
      IncludeSlips({"enumerate/difference/a.cc",
                    "#include \"formats/sgf/sgf.h\"\n#include \"cli/terminal/report.h\""}),
      ElementsAre(
          "enumerate/difference/a.cc:1: enumerate/ must not include formats/sgf/sgf.h",
          "enumerate/difference/a.cc:2: enumerate/ must not include cli/terminal/report.h"));
  EXPECT_THAT(IncludeSlips({"cli/a.cc", "#include \"tests/spec/diagrams.h\""}),
              ElementsAre("cli/a.cc:1: cli/ must not include tests/spec/diagrams.h"));
  EXPECT_THAT(IncludeSlips({"bench/a.cc", "#include \"tests/spec/diagrams.h\""}),
              ElementsAre("bench/a.cc:1: bench/ must not include tests/spec/diagrams.h"));
}

TEST(IncludeRules, WhatIsForOtherTreesDoesWithoutOurs) {
  EXPECT_THAT(
      IncludeSlips({"corpus/loaders/cpp/a.h", "#include <nlohmann/json.hpp>\n#include \"b.h\"\n"}),
      IsEmpty());
  EXPECT_THAT(
      IncludeSlips(
          {"corpus/loaders/cpp/a.h", "#include \"spec/board/board.h\"\n#include \"absl/a.h\""}),
      ElementsAre(
          "corpus/loaders/cpp/a.h:1: is for other trees and must not include spec/board/board.h",
          "corpus/loaders/cpp/a.h:2: is for other trees and must not include absl/a.h"));
  EXPECT_THAT(IncludeSlips({"corpus/a.h", ""}), ElementsAre("corpus/a.h:1: stands on no floor"));
}

TEST(IncludeRules, DownwardAndSidewaysIncludesAreNot) {
  EXPECT_THAT(IncludeSlips({"spec/board/a.cc",
                            "#include \"spec/board/board.h\"\n#include \"absl/status/status.h\""}),
              IsEmpty());
  EXPECT_THAT(IncludeSlips({"formats/a.cc",
                            "#include \"spec/board/board.h\"\n#include <nlohmann/json.hpp>"}),
              IsEmpty());
  EXPECT_THAT(IncludeSlips(
                  {"certify/a.cc", "#include \"certify/check.h\"\n#include \"spec/rules/game.h\""}),
              IsEmpty());
  EXPECT_THAT(
      IncludeSlips(
          {"enumerate/difference/a.cc",
           "#include <thread>\n#include \"absl/container/flat_hash_map.h\"\n"
           "#include \"certify/certificate.h\"\n#include <boost/multiprecision/cpp_int.hpp>"}),
      IsEmpty());
  EXPECT_THAT(IncludeSlips({"cli/a.cc", "#include <unistd.h>\n#include \"formats/sgf/sgf.h\""}),
              IsEmpty());
  EXPECT_THAT(IncludeSlips({"tests/cli/a.cc",
                            "#include <gtest/gtest.h>\n#include \"tests/cli/run_program.h\""}),
              IsEmpty());
}

TEST(IncludeRules, BackUpBetweenWingsIsASlip) {
  EXPECT_THAT(
      IncludeSlips(
          {"spec/ko/a.h", "#include \"spec/board/position.h\"\n#include \"spec/rules/ruling.h\""}),
      ElementsAre("spec/ko/a.h:2: spec/ko/ lies below spec/rules/ and must not include "
                  "spec/rules/ruling.h"));
  EXPECT_THAT(IncludeSlips({"enumerate/rules/a.cc", "#include \"enumerate/graph/components.h\""}),
              ElementsAre("enumerate/rules/a.cc:1: enumerate/rules/ lies below enumerate/graph/ "
                          "and must not include "
                          "enumerate/graph/components.h"));
  EXPECT_THAT(IncludeSlips({"solver/query/a.cc", "#include \"solver/prove.h\""}),
              ElementsAre("solver/query/a.cc:1: solver/query/ lies below solver/ and must not "
                          "include solver/prove.h"));
  EXPECT_THAT(IncludeSlips({"formats/json_line.cc", "#include \"formats/sgf/sgf.h\""}),
              ElementsAre("formats/json_line.cc:1: formats/ lies below formats/sgf/ and must not "
                          "include formats/sgf/sgf.h"));
  EXPECT_THAT(IncludeSlips({"solver/a.cc",
                            "#include \"solver/query/question.h\"\n#include \"solver/prove.h\""}),
              IsEmpty());
}

TEST(IncludeRules, TheAnnexHasFloorsOfItsOwn) {
  EXPECT_THAT(
      IncludeSlips({"tournament/commands/a.cc",
                    "#include \"cli/terminal/report.h\"\n#include \"tournament/courses/a.h\""}),
      IsEmpty());
  EXPECT_THAT(
      IncludeSlips(
          {"tournament/law/a.h", "#include <thread>\n#include \"tournament/courses/a.h\""}),
      ElementsAre(
          "tournament/law/a.h:1: tournament/law/ does without hash containers and threads: thread",
          "tournament/law/a.h:2: tournament/law/ must not include tournament/courses/a.h"));
  // Two implementations of the law must not see each other.
  EXPECT_THAT(
      IncludeSlips({"tournament/courses/a.cc", "#include \"tournament/proofs/a.h\""}),
      ElementsAre(
          "tournament/courses/a.cc:1: tournament/courses/ must not include tournament/proofs/a.h"));
  EXPECT_THAT(
      IncludeSlips({"tournament/proofs/a.cc", "#include \"tournament/courses/a.h\""}),
      ElementsAre(
          "tournament/proofs/a.cc:1: tournament/proofs/ must not include tournament/courses/a.h"));
  EXPECT_THAT(IncludeSlips({"tournament/commands/a.cc", "#include \"cli/prove/prove_command.h\""}),
              ElementsAre("tournament/commands/a.cc:1: tournament/commands/ must not include "
                          "cli/prove/prove_command.h"));
  EXPECT_THAT(IncludeSlips({"tournament/a.h", ""}),
              ElementsAre("tournament/a.h:1: stands on no floor"));
}

TEST(IncludeRules, TheAnnexIsSeenThroughItsDoorsOnly) {
  const std::string include = "#include \"tournament/law/clock.h\"";
  for (const std::string path :
       {"spec/rules/a.cc", "solver/registry.cc", "conformance/play/a.cc", "python/a.cc"}) {
    const std::string floor = path.substr(0, path.find('/'));
    EXPECT_THAT(IncludeSlips({path, include}),
                ElementsAre(path + ":1: " + floor + "/ must not include tournament/law/clock.h"));
  }
  for (const std::string path : {"cli/kos/a.cc", "bench/a.cc", "tests/spec/a_test.cc"}) {
    EXPECT_THAT(
        IncludeSlips({path, include}),
        ElementsAre(path +
                    ":1: is no door of the annex and must not include tournament/law/clock.h"));
  }
  EXPECT_THAT(IncludeSlips({"tests/tournament/law/a_test.cc", include}), IsEmpty());
  // A door that is no longer used must leave the list.
  std::set<std::string> used;
  for (const SourceFile& file : SourceTree()) {
    if (AnnexDoors().count(file.path) > 0 &&
        file.text.find("#include \"tournament/") != std::string::npos)
      used.insert(file.path);
  }
  EXPECT_EQ(used, AnnexDoors());
}

TEST(IncludeRules, AFileInNoWingIsASlip) {
  const std::string wings =
      "which has words, board, cycles, fates, ko, rules, counting, ko_race, clauses, captions";
  EXPECT_THAT(IncludeSlips({"spec/a.cc", ""}),
              ElementsAre("spec/a.cc:1: stands in no wing of spec/, " + wings));
  EXPECT_THAT(IncludeSlips({"spec/go/a.cc", "#include \"spec/rules/game.h\""}),
              ElementsAre("spec/go/a.cc:1: stands in no wing of spec/, " + wings));
  EXPECT_THAT(
      IncludeSlips({"certify/drat/deep/a.cc", ""}),
      ElementsAre(
          "certify/drat/deep/a.cc:1: stands in no wing of certify/, which has drat, positions, "
          "solution, loose files, endless, fates, area, kinds"));
  EXPECT_THAT(
      IncludeSlips({"spec/rules/a.cc", "#include \"spec/go/a.h\""}),
      ElementsAre("spec/rules/a.cc:1: includes spec/go/a.h, which stands in no wing of spec/"));
  EXPECT_THAT(IncludeSlips({"tests/spec/go/a.cc", "#include \"tests/spec/diagrams.h\""}),
              IsEmpty());
}

TEST(IncludeRules, ForeignLibrariesAreSlips) {
  EXPECT_THAT(IncludeSlips({"cli/a.cc", "#include <nlohmann/json.hpp>"}),
              ElementsAre("cli/a.cc:1: cli/ must not include nlohmann/json.hpp"));
  EXPECT_THAT(IncludeSlips({"cli/terminal/command_line.cc", "#include <CLI/CLI.hpp>"}), IsEmpty());
  EXPECT_THAT(IncludeSlips({"cli/a.cc", "#include <CLI/CLI.hpp>"}),
              ElementsAre("cli/a.cc:1: only cli/terminal/command_line.cc sees CLI11: CLI/CLI.hpp"));
  EXPECT_THAT(
      IncludeSlips({"formats/a.h", "#include <nlohmann/json.hpp>"}),
      ElementsAre("formats/a.h:1: nlohmann-json stays inside .cc files: nlohmann/json.hpp"));
  EXPECT_THAT(IncludeSlips({"conformance/play/a.h", "#include <openssl/evp.h>"}),
              ElementsAre("conformance/play/a.h:1: OpenSSL stays inside .cc files: openssl/evp.h"));
  EXPECT_THAT(IncludeSlips({"tournament/formats/a.cc", "#include <pugixml.hpp>"}), IsEmpty());
  EXPECT_THAT(
      IncludeSlips({"tournament/formats/a.h", "#include <pugixml.hpp>"}),
      ElementsAre("tournament/formats/a.h:1: tournament/formats/ must not include pugixml.hpp"));
  EXPECT_THAT(IncludeSlips({"tables/a.cc", "#include <zstd.h>"}), IsEmpty());
  EXPECT_THAT(IncludeSlips({"tables/a.h", "#include <zstd.h>"}),
              ElementsAre("tables/a.h:1: zstd stays inside .cc files of tables/: zstd.h"));
  EXPECT_THAT(IncludeSlips({"distribute/a.cc", "#include <mpi.h>"}), IsEmpty());
  EXPECT_THAT(
      IncludeSlips({"enumerate/difference/a.cc", "#include <mpi.h>"}),
      ElementsAre("enumerate/difference/a.cc:1: MPI stays inside .cc files of distribute/: mpi.h"));
  EXPECT_THAT(
      IncludeSlips({"enumerate/difference/a.cc", "#include \"tables/checkpoint.h\""}),
      ElementsAre("enumerate/difference/a.cc:1: enumerate/ must not include tables/checkpoint.h"));
  EXPECT_THAT(IncludeSlips({"enumerate/difference/a.cc", "#include <CLI/CLI.hpp>"}),
              ElementsAre("enumerate/difference/a.cc:1: enumerate/ must not include CLI/CLI.hpp"));
  EXPECT_THAT(
      IncludeSlips({"spec/board/a.cc", "#include <boost/multiprecision/cpp_int.hpp>"}),
      ElementsAre("spec/board/a.cc:1: spec/ must not include boost/multiprecision/cpp_int.hpp"));
  EXPECT_THAT(IncludeSlips({"enumerate/difference/a.cc", "#include <unistd.h>"}),
              ElementsAre("enumerate/difference/a.cc:1: enumerate/ must not include unistd.h"));
  EXPECT_THAT(IncludeSlips({"spec/board/a.cc", "#include \"board.h\""}),
              ElementsAre("spec/board/a.cc:1: spec/ must not include board.h"));
  EXPECT_THAT(IncludeSlips({"spec/board/a.cc", "#include \"../enumerate/rules/board.h\""}),
              ElementsAre("spec/board/a.cc:1: spec/ must not include ../enumerate/rules/board.h"));
  EXPECT_THAT(IncludeSlips({"spec/board/a.cc", "#include HEADER"}),
              ElementsAre("spec/board/a.cc:1: spec/ must not include include HEADER"));
}

TEST(IncludeRules, TheLawAndTheCheckerStayPlain) {
  for (const std::string folder : {"spec/board", "certify/drat"}) {
    const std::string floor = folder.substr(0, folder.find('/'));
    for (const std::string target : {"thread", "atomic", "mutex", "unordered_map", "unordered_set",
                                     "absl/container/flat_hash_map.h", "absl/hash/hash.h"}) {
      EXPECT_THAT(IncludeSlips({folder + "/a.cc", "#include <" + target + ">"}),
                  ElementsAre(folder + "/a.cc:1: " + floor +
                              "/ does without hash containers and threads: " + target));
    }
  }
}

TEST(IncludeRules, OnlyTheSolverSeesZ3) {
  EXPECT_THAT(Z3Slips(SourceTree()), IsEmpty());
  EXPECT_THAT(IncludeSlips({"solver/a.h", "#include <z3++.h>"}), IsEmpty());
  EXPECT_THAT(IncludeSlips({"cli/a.cc", "#include <z3++.h>"}),
              ElementsAre("cli/a.cc:1: only solver/ and tournament/proofs/ see Z3: z3++.h"));
  EXPECT_THAT(
      IncludeSlips({"enumerate/difference/a.cc", "#include \"solver/prove.h\""}),
      ElementsAre("enumerate/difference/a.cc:1: enumerate/ must not include solver/prove.h"));
  const std::vector<SourceFile> tree = {{"cli/a.cc", "#include \"solver/a.h\""},
                                        {"cli/b.cc", "#include \"solver/c.h\""},
                                        {"solver/a.h", "#include \"solver/b.h\""},
                                        {"solver/b.h", "#include <z3++.h>"},
                                        {"solver/c.cc", "#include \"solver/b.h\""}};
  EXPECT_THAT(Z3Slips(tree), ElementsAre("cli/a.cc:1: sees Z3 through solver/b.h"));
}

// Code that plays on a board needs positions. Code about points, colours, moves, verdicts or
// formulas only does not, so a change of the header leaves more than half of the sources alone.
TEST(IncludeRules, PositionsAreSeenByThoseWhoNeedThem) {
  constexpr size_t kMostSources = 540;
  EXPECT_LE(SourcesThatSee(SourceTree(), "spec/board/position.h").size(), kMostSources)
      << "includes spec/board/position.h, itself or through a header, that could do with a forward "
         "declaration";
  const std::vector<SourceFile> tree = {{"a.cc", "#include \"b.h\""},
                                        {"b.cc", "#include <set>"},
                                        {"b.h", "#include \"c.h\""},
                                        {"c.cc", "#include \"c.h\""},
                                        {"c.h", "#include \"b.h\""}};
  EXPECT_THAT(SourcesThatSee(tree, "c.h"), ElementsAre("a.cc", "c.cc"));
  EXPECT_THAT(SourcesThatSee(tree, "d.h"), IsEmpty());
}

TEST(IncludeRules, AFileOnNoFloorIsASlip) {
  EXPECT_THAT(IncludeSlips({"misc/a.cc", ""}), ElementsAre("misc/a.cc:1: stands on no floor"));
  EXPECT_THAT(IncludeSlips({"a.cc", ""}), ElementsAre("a.cc:1: stands on no floor"));
}

}  // namespace
}  // namespace hotstone::house
