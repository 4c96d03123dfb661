// What holds on all boards names a theorem, and the theorem stands where the table says: in that file of proofs/, with
// its own question for what it rests on. (That Coq accepts the files is for scripts/test --proofs.)
#include "certify/theorems.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "absl/strings/match.h"
#include "spec/rules/readings.h"

namespace hotstone::certify {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string SourceOf(const Theorem& theorem) {
  std::ifstream file(std::string(HOTSTONE_SOURCE_DIR "/") + theorem.file);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// What is missing of a theorem in this text; nothing if it is there.
std::string MissingIn(const Theorem& theorem, const std::string& source) {
  if (!absl::StrContains(source, "\nTheorem " + theorem.name + " ")) return "no theorem of that name";
  if (!absl::StrContains(source, "\nPrint Assumptions " + theorem.name + ".\n"))
    return "nobody asks what it rests on";
  if (absl::StrContains(source, "Admitted") || absl::StrContains(source, "Axiom"))
    return "something is not proved";
  return "";
}

std::vector<Theorem> Under(const std::string& rules) {
  return TheoremsOfTermination(*spec::ParseRuleSet(rules));
}

TEST(TheoremsTest, EachNamedTheoremStandsInItsFile) {
  EXPECT_GT(NamedTheorems().size(), 20u);
  EXPECT_EQ(TheoremOfObligation("ends-starter-only-passes"), std::nullopt);  // it is about other rules
  for (const Theorem& theorem : NamedTheorems()) {
    EXPECT_EQ(MissingIn(theorem, SourceOf(theorem)), "") << TheoremText(theorem);
  }
}

TEST(TheoremsTest, WhatIsMissingIsNoticed) {
  const Theorem theorem{"a_b", "a.v", ""};
  EXPECT_EQ(MissingIn(theorem, "\nTheorem a_b : x.\n\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_bc : x.\n\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_b : x.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_b : x.\nAdmitted.\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, ""), "");
}

TEST(TheoremsTest, EachReadingHasItsOwn) {
  const Theorem lists{"list_ends", "proofs/cycle/cycle_list.v", ""};
  const Theorem removal{"capture_ends_ends", "proofs/endings/capture_ends.v", ""};
  const Theorem psk{"psk_ends", "proofs/endings/superko_ends.v", ""};
  EXPECT_THAT(Under("basic-only,cycle=psk"), ElementsAre(psk));
  EXPECT_THAT(Under("basic-only,cycle=psk,capture_ends=true"), ElementsAre(psk));
  EXPECT_THAT(Under("basic-only,cycle=starter-first,self_removal=none"),
              ElementsAre(Theorem{"starter_first_ends", "proofs/endings/starter_first_ends.v", ""}));
  EXPECT_THAT(Under("basic-only,cycle=disturber,unnamed=both"),
              ElementsAre(Theorem{"disturber_with_self_disturbance_ends", "proofs/endings/self_disturbance.v",
                                  "the classification looks for self-removals first"}));
  EXPECT_THAT(Under("basic-only,cycle=disturber+psk"), ElementsAre(psk, lists));
  EXPECT_THAT(Under("basic-only,capture_ends=true"), ElementsAre(removal));
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("basic-only,self_removal=none")),
            (Theorem{"who_only_passes_ends_the_game", "proofs/endings/only_passes.v", ""}));
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("basic-only")), std::nullopt);
  // Play goes on for ever under these, or may.
  for (const char* rules : {"basic-only", "basic-only,cycle=square", "basic-only,cycle=starter-first",
                            "basic-only,cycle=disturber", "basic-only,cycle=disturber+square"}) {
    EXPECT_THAT(Under(rules), IsEmpty()) << rules;
  }
}

}  // namespace
}  // namespace hotstone::certify
