// The annex registers its obligations with the main prover: `hotstone prove` lists them after those
// about the game, and the prover alone knows none of them.
#include "tournament/proofs/obligations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "absl/strings/str_cat.h"
#include "solver/prove.h"
#include "solver/query/obligation.h"
#include "tests/cli/run_program.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

TEST(ObligationTablesTest, TheProgramListsTheGamesAndThenTheAnnexs) {
  std::string names;
  std::set<std::string> different;
  for (const auto& info : solver::ListObligations({&solver::GameObligations(), &Obligations()})) {
    absl::StrAppend(&names, info.name, "\n");
    EXPECT_TRUE(different.insert(info.name).second) << info.name;
  }
  EXPECT_EQ(different.size(), solver::GameObligations().size() + Obligations().size());
  std::string listed;
  for (const std::string& line : cli::RunHotstone({"prove", "--list"}).OutputLines()) {
    if (line.find_first_of(" ") != 0)
      absl::StrAppend(&listed, line.substr(0, line.find(' ')), "\n");
  }
  EXPECT_EQ(listed, names);
}

TEST(ObligationTablesTest, OnlyTheTablesThatAreGivenAreAsked) {
  const std::string name = Obligations().back().name;
  const auto unknown = solver::Prove(name, {});
  EXPECT_EQ(unknown.status().code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(unknown.status().message()), HasSubstr("known names: "));
  solver::ProveOptions quick;
  quick.vacuity = quick.mutants = false;
  const auto proof = solver::Prove(name, quick, {&solver::GameObligations(), &Obligations()});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, proof->obligation.expected);
}

}  // namespace
}  // namespace hotstone::tournament
