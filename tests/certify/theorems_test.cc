// Every claim that holds on all boards names a theorem, and the theorem is where the table says: in
// that file of proofs/, with its own query for its assumptions. The same holds for the names in the
// tables of docs/explanation/proofs.md. (scripts/test --proofs checks that Coq accepts the files.)
#include "certify/theorems.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "spec/rules/readings.h"
#include "tests/base/texts.h"

namespace hotstone::certify {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The part of a theorem missing from this text; nothing if it is complete.
std::string MissingIn(const Theorem& theorem, const std::string& source) {
  if (!absl::StrContains(source, "\nTheorem " + theorem.name + " "))
    return "no theorem of that name";
  if (!absl::StrContains(source, "\nPrint Assumptions " + theorem.name + ".\n"))
    return "nobody asks what it rests on";
  if (absl::StrContains(source, "Admitted") || absl::StrContains(source, "Axiom"))
    return "something is not proved";
  return "";
}

// The words of a text between back quotes.
std::vector<std::string> QuotedWords(const std::string& text) {
  const std::vector<std::string> parts = absl::StrSplit(text, '`');
  std::vector<std::string> words;
  for (size_t i = 1; i < parts.size(); i += 2) words.push_back(parts[i]);
  return words;
}

// The theorems of the page's rows `name`, ... | `folder/file.v` | ...; the names may be followed by
// under or with something.
std::vector<Theorem> TheoremsOfThePage() {
  std::ifstream page(HOTSTONE_SOURCE_DIR "/docs/results/theorems.md");
  std::vector<Theorem> theorems;
  for (std::string line; std::getline(page, line);) {
    const std::vector<std::string> cells = absl::StrSplit(line, '|');
    if (cells.size() < 4 || QuotedWords(cells[2]).size() != 1) continue;
    const std::string file = QuotedWords(cells[2])[0];
    if (!absl::EndsWith(file, ".v")) continue;
    const std::string names =
        cells[1].substr(0, std::min(cells[1].find(", under "), cells[1].find(", with ")));
    for (const std::string& name : QuotedWords(names)) theorems.push_back({name, "proofs/" + file});
  }
  return theorems;
}

std::vector<Theorem> Under(const std::string& rules) {
  return TheoremsOfTermination(*spec::ParseRuleSet(rules));
}

TEST(TheoremsTest, EachNamedTheoremStandsInItsFile) {
  EXPECT_GT(NamedTheorems().size(), 20u);
  EXPECT_EQ(TheoremOfObligation("ends-starter-only-passes"),
            std::nullopt);  // it is about other rules
  for (const Theorem& theorem : NamedTheorems()) {
    EXPECT_EQ(MissingIn(theorem, SourceText(theorem.file)), "") << TheoremText(theorem);
  }
}

// An obligation that assumes the lemma is a step, and no theorem says just that.
TEST(TheoremsTest, StepsNameWhatCarriesTheStatement) {
  for (const char* name : {"ends-memory-measure", "ends-no-item-twice", "ends-own-stones-grow"}) {
    EXPECT_EQ(TheoremOfObligation(name), std::nullopt) << name;
    ASSERT_TRUE(StepOfObligation(name).has_value()) << name;
    EXPECT_FALSE(StepOfObligation(name)->theorems.empty()) << name;
  }
  EXPECT_THAT(StepOfObligation("ends-memory-measure")->theorems,
              testing::Contains(Theorem{"nssk_ends", "proofs/endings/superko_ends.v"}));
  EXPECT_THAT(
      StepOfObligation("ends-passes-alone")->theorems,
      testing::ElementsAre(Theorem{"passes_alone_end_the_game", "proofs/endings/passes_alone.v"}));
  EXPECT_EQ(StepOfObligation("ends-no-play-twice"),
            std::nullopt);  // the rule is among its premises
  EXPECT_EQ(StepOfObligation("graph-one-result"), std::nullopt);
}

TEST(TheoremsTest, SoDoesEachOfTheTablesOfThePage) {
  const std::vector<Theorem> theorems = TheoremsOfThePage();
  EXPECT_GE(theorems.size(), 49u);
  EXPECT_THAT(theorems, Contains(Theorem{"accepted_ranking", "proofs/certificates/ranking.v"}));
  for (const Theorem& theorem : theorems) {
    EXPECT_EQ(MissingIn(theorem, SourceText(theorem.file)), "") << TheoremText(theorem);
  }
}

TEST(TheoremsTest, WhatIsMissingIsNoticed) {
  const Theorem theorem{"a_b", "a.v"};
  EXPECT_EQ(MissingIn(theorem, "\nTheorem a_b : x.\n\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_bc : x.\n\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_b : x.\n"), "");
  EXPECT_NE(MissingIn(theorem, "\nTheorem a_b : x.\nAdmitted.\nPrint Assumptions a_b.\n"), "");
  EXPECT_NE(MissingIn(theorem, ""), "");
}

TEST(TheoremsTest, EachReadingHasItsOwn) {
  const Theorem lists{"list_ends", "proofs/cycle/cycle_list.v"};
  const Theorem removal{"capture_ends_ends", "proofs/endings/capture_ends.v"};
  const Theorem psk{"psk_ends", "proofs/endings/superko_ends.v"};
  EXPECT_THAT(Under("basic-only,cycle=psk"), ElementsAre(psk));
  EXPECT_THAT(Under("basic-only,cycle=psk,capture_ends=true"), ElementsAre(psk));
  EXPECT_THAT(Under("basic-only,cycle=starter-first,self_removal=none"),
              ElementsAre(Theorem{"starter_first_ends", "proofs/endings/starter_first_ends.v"}));
  EXPECT_THAT(Under("basic-only,cycle=disturber,unnamed=both"),
              ElementsAre(Theorem{"stated_disturber_ends", "proofs/ko_class/ko_cycle.v"}));
  EXPECT_THAT(Under("basic-only,cycle=disturber+psk"), ElementsAre(psk, lists));
  EXPECT_THAT(Under("ing-1996"),
              ElementsAre(Theorem{"stated_disturber_who_starts_ends", "proofs/ko_class/ko_cycle.v"},
                          lists));
  EXPECT_THAT(Under("ing-1991"),
              ElementsAre(Theorem{"starter_ends", "proofs/endings/no_play_twice.v"}, lists));
  EXPECT_THAT(Under("basic-only,capture_ends=true"), ElementsAre(removal));
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("basic-only,self_removal=none")),
            (Theorem{"who_only_passes_ends_the_game", "proofs/endings/only_passes.v"}));
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("ing-1996,unnamed=nobody")),
            (Theorem{"disturber_alone_is_refused", "proofs/ko_class/alone_is_refused.v"}));
  for (const char* cycle : {"second-cycle", "starter"}) {
    EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet(
                  std::string("basic-only,recycling=disturbing,cycle=") + cycle)),
              (Theorem{"recycler_alone_is_refused", "proofs/ko_class/alone_is_refused.v"}));
  }
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("basic-only,cycle=starter-first")),
            std::nullopt);
  EXPECT_EQ(TheoremOfOnlyPassing(*spec::ParseRuleSet("basic-only")), std::nullopt);
  // Play goes on, or may go on, for ever under these.
  for (const char* rules :
       {"basic-only", "basic-only,cycle=square", "basic-only,cycle=starter-first",
        "basic-only,cycle=disturber", "basic-only,cycle=disturber+square"}) {
    EXPECT_THAT(Under(rules), IsEmpty()) << rules;
  }
}

}  // namespace
}  // namespace hotstone::certify
