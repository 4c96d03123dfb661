#include "spec/clauses/clauses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "spec/rules/hot_stone.h"
#include "spec/rules/ruling.h"
#include "tests/base/texts.h"
#include "tests/spec/clauses/clause_register.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kPage[] = "docs/reference/clauses.md";

std::vector<std::string> Parts(std::string_view list) {
  if (list.empty()) return {};
  return absl::StrSplit(std::string(list), ", ");
}

// The faults between page, table and project; one line each.
std::vector<std::string> Faults(std::span<const Clause> table, const Files& files) {
  std::vector<std::string> faults;
  const auto fault = [&](const auto&... words) { faults.push_back(absl::StrCat(words...)); };
  const auto text_of = [&](const std::string& path) {
    const auto file = files.find(path);
    return file == files.end() ? std::string() : file->second;
  };

  std::map<std::string, Clause> known;
  for (const Clause& clause : table) {
    if (!known.emplace(clause.id, clause).second)
      fault(std::string(clause.id), ": twice in the table");
  }
  std::set<std::string> on_page;
  for (const RegisterRow& row : ParseRegister(text_of(kPage))) {
    if (!on_page.insert(row.id).second) fault(row.id, ": twice on the page");
    const auto found = known.find(row.id);
    if (found == known.end()) {
      fault(row.id, ": on the page, not in the table");
    } else {
      const Clause& clause = found->second;
      if (row.status != (clause.status == ClauseStatus::kRendered ? "rendered" : "not modelled"))
        fault(row.id, ": page and table differ in the status");
      if (row.words != clause.words) fault(row.id, ": page and table differ in the words");
      if (row.where != clause.where) fault(row.id, ": page and table differ in where or why");
      if (row.tests != clause.tests) fault(row.id, ": page and table differ in the tests");
    }
  }
  const std::set<std::string> tests = TestNames(files);
  for (const auto& [id, clause] : known) {
    if (!on_page.contains(id)) fault(id, ": in the table, not on the page");
    if (clause.where.empty()) fault(id, ": says neither where nor why");
    if (clause.status != ClauseStatus::kRendered) {
      if (!clause.tests.empty()) fault(id, ": has tests but is not rendered");
      continue;
    }
    for (const std::string& place : Parts(clause.where)) {
      const size_t blank = place.find(' ');
      const std::string path = place.substr(0, blank);
      const std::string symbol = blank == std::string::npos ? "" : place.substr(blank + 1);
      const std::string text = text_of(path);
      const std::string body =
          path.size() > 2 ? text_of(path.substr(0, path.size() - 2) + ".cc") : "";
      if (text.empty()) {
        fault(id, ": no file ", path);
      } else if (symbol.empty() || !ContainsWord(text, symbol)) {
        fault(id, ": no symbol ", symbol, " in ", path);
      } else {
        bool cited = false;
        for (const std::string& other : CitedIds(text + "\n" + body))
          cited |= FamilyOf(other) == FamilyOf(id);
        // Citing a text also covers its captions.
        if (!cited && FamilyOf(id) == "ING96") cited = text.find("ING96-") != std::string::npos;
        if (!cited) fault(id, ": not cited in ", path);
      }
    }
    if (clause.tests.empty()) fault(id, ": rendered without a test");
    for (const std::string& test : Parts(clause.tests)) {
      if (!tests.contains(test) && !files.contains(test)) fault(id, ": no test ", test);
    }
  }
  for (const auto& [path, text] : files) {
    std::set<std::string> unknown;
    for (const std::string& id : CitedIds(text)) {
      if (!known.contains(id)) unknown.insert(id);
    }
    for (const std::string& id : unknown)
      fault(path, ": cites ", id, ", which the register does not have");
  }
  return faults;
}

// The texts of the project that may cite clauses.
const Files& Project() {
  static const auto* const files = [] {
    namespace fs = std::filesystem;
    auto* result = new Files;
    const fs::path root = HOTSTONE_SOURCE_DIR;
    const std::set<std::string> kinds = {".h", ".cc", ".md", ".json", ".jsonl", ".sgf"};
    for (const char* folder : {"spec", "enumerate", "search", "claims", "formats", "cli", "certify",
                               "solver", "tournament", "tests", "docs", "corpus"}) {
      if (!fs::exists(root / folder)) continue;
      for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        if (!entry.is_regular_file() || !kinds.contains(entry.path().extension().string()))
          continue;
        result->emplace(fs::relative(entry.path(), root).generic_string(), FileText(entry.path()));
      }
    }
    return result;
  }();
  return *files;
}

TEST(ClauseRegisterTest, PageTableCodeAndTestsAgree) {
  ASSERT_GT(Clauses().size(), 400u);
  ASSERT_TRUE(Project().contains(kPage));
  EXPECT_THAT(Faults(Clauses(), Project()), IsEmpty());
}

TEST(ClauseRegisterTest, EveryTextAndStatusOccurs) {
  std::set<RuleText> texts;
  std::set<ClauseStatus> statuses;
  for (const Clause& clause : Clauses()) {
    texts.insert(clause.text);
    statuses.insert(clause.status);
  }
  EXPECT_EQ(texts.size(), 6u);
  EXPECT_EQ(statuses.size(), 2u);
  // Glossaries are complete: 1996 has 4 + 3 + 14 + 19 + 17 + 11 entries, the Chinese one 50.
  int ing96 = 0;
  int zh = 0;
  for (const Clause& clause : Clauses()) {
    ing96 += clause.text == RuleText::kIng96 && clause.id.substr(5, 2) == "-G";
    zh += clause.text == RuleText::kZh && clause.id.substr(2, 2) == "-G";
  }
  EXPECT_EQ(ing96, 68);
  EXPECT_EQ(zh, 50);
}

TEST(ClauseRegisterTest, EveryReasonNamesAClause) {
  for (const Illegality why :
       {Illegality::kOffBoard, Illegality::kOccupied, Illegality::kNoVariation,
        Illegality::kSelfRemoval, Illegality::kHotStone, Illegality::kRecycling,
        Illegality::kSuperko, Illegality::kGameOver, Illegality::kHandicap}) {
    const Clause* const clause = FindClause(IllegalityClause(why));
    ASSERT_NE(clause, nullptr) << IllegalityClause(why);
    EXPECT_NE(clause->status, ClauseStatus::kNotModelled) << clause->id;
  }
}

// A clause named by a ruling must be one that the code behind the ruling renders.
TEST(ClauseRegisterTest, EveryKindOfHotStoneNamesARenderedClause) {
  for (const HotKind kind : AllHotKinds()) {
    const Clause* const clause = FindClause(HotKindClause(kind));
    ASSERT_NE(clause, nullptr) << HotKindName(kind);
    EXPECT_EQ(clause->status, ClauseStatus::kRendered) << clause->id;
    EXPECT_THAT(std::string(clause->where), HasSubstr("spec/rules/hot_stone.h")) << clause->id;
  }
}

TEST(ClauseRegisterTest, EveryRulingNamesARenderedClause) {
  for (const HotKind kind : AllHotKinds()) {
    const Ruling ruling{Illegality::kHotStone, kind};
    EXPECT_EQ(RulingClause(ruling, *ParseRuleSet("hot-only")), HotKindClause(kind));
  }
  std::set<std::string_view> ids;
  for (const auto& [cycle, why] : {std::pair{"square", Illegality::kRecycling},
                                   {"second-cycle", Illegality::kRecycling},
                                   {"starter", Illegality::kRecycling},
                                   {"starter-first", Illegality::kRecycling},
                                   {"disturber", Illegality::kRecycling},
                                   {"psk", Illegality::kSuperko},
                                   {"ssk", Illegality::kSuperko},
                                   {"nssk", Illegality::kSuperko},
                                   {"fixed", Illegality::kSuperko}}) {
    const RuleSet rules = *ParseRuleSet(absl::StrCat("basic-only,cycle=", cycle));
    const Clause* const clause = FindClause(RulingClause({why}, rules));
    ASSERT_NE(clause, nullptr) << cycle;
    EXPECT_EQ(clause->status, ClauseStatus::kRendered) << clause->id;
    ids.insert(clause->id);
    // Under any cycle layer, other reasons keep their own clause.
    for (const Illegality other :
         {Illegality::kOccupied, Illegality::kNoVariation, Illegality::kHotStone}) {
      EXPECT_EQ(RulingClause({other}, rules), IllegalityClause(other)) << cycle;
    }
  }
  EXPECT_EQ(ids.size(), 8u);  // the two readings of the starter share theirs
}

TEST(ClauseRegisterTest, FindsById) {
  ASSERT_NE(FindClause("ING96-R3"), nullptr);
  EXPECT_EQ(FindClause("ING96-R3")->text, RuleText::kIng96);
  EXPECT_EQ(FindClause("COMP-SELF")->text, RuleText::kComparator);
  EXPECT_EQ(FindClause("ING96"), nullptr);
  EXPECT_EQ(FindClause(""), nullptr);
}

// A correct register of two clauses; each test below breaks one thing. The names are concatenated
// so that they do not count as citations of this file.
const std::string kOne = std::string("ING96-") + "G901";
const std::string kTwo = std::string("ING96-") + "R9-word";

Clause One() {
  return {kOne, RuleText::kIng96, ClauseStatus::kRendered, "w", "spec/one.h One", "OneTest.Works"};
}
Clause Two() { return {kTwo, RuleText::kIng96, ClauseStatus::kNotModelled, "w", "conduct", ""}; }

Files Good() {
  return {{kPage, "| id | words | status | where | tests |\n|---|---|---|---|---|\n| " + kOne +
                      " | w | rendered | spec/one.h One | OneTest.Works |\n| " + kTwo +
                      " | w | not modelled | conduct | |\n"},
          {"spec/one.h", "// " + kOne + "\nint One();\n"},
          {"tests/one_test.cc", "\nTEST(OneTest, Works) {}\n"}};
}

Files Spoilt(const std::string& path, const std::string& from, const std::string& to) {
  Files files = Good();
  files[path] = Replaced(files[path], from, to);
  return files;
}

TEST(ClauseRegisterFaultTest, AGoodOneHasNone) {
  EXPECT_THAT(Faults(std::vector{One(), Two()}, Good()), IsEmpty());
}

TEST(ClauseRegisterFaultTest, PageAndTable) {
  const std::vector<Clause> table = {One(), Two()};
  EXPECT_THAT(Faults(table, Spoilt(kPage, "not modelled", "rendered")),
              ElementsAre(kTwo + ": page and table differ in the status"));
  EXPECT_THAT(Faults(table, Spoilt(kPage, "| w |", "| v |")),
              ElementsAre(kOne + ": page and table differ in the words"));
  EXPECT_THAT(Faults(table, Spoilt(kPage, "conduct", "history")),
              ElementsAre(kTwo + ": page and table differ in where or why"));
  EXPECT_THAT(Faults(table, Spoilt(kPage, "| OneTest.Works", "| ")),
              ElementsAre(kOne + ": page and table differ in the tests"));
  const std::string row = "| " + kTwo + " | w | not modelled | conduct | |\n";
  EXPECT_THAT(Faults(table, Spoilt(kPage, row, "")),
              ElementsAre(kTwo + ": in the table, not on the page"));
  EXPECT_THAT(Faults(table, Spoilt(kPage, row, row + row)),
              ElementsAre(kTwo + ": twice on the page"));
  EXPECT_THAT(Faults(table, Spoilt(kPage, "conduct | |", "conduct |")).size(),
              2u);  // malformed, hence missing
  EXPECT_THAT(
      Faults(std::vector{One()}, Good()),
      ElementsAre(kTwo + ": on the page, not in the table",
                  std::string(kPage) + ": cites " + kTwo + ", which the register does not have"));
  EXPECT_THAT(Faults(std::vector{One(), Two(), Two()}, Good()),
              ElementsAre(kTwo + ": twice in the table"));
}

TEST(ClauseRegisterFaultTest, CodeAndTests) {
  const std::vector<Clause> table = {One(), Two()};
  EXPECT_THAT(Faults(table, Spoilt("spec/one.h", "int One();", "int Ones();")),
              ElementsAre(kOne + ": no symbol One in spec/one.h"));
  EXPECT_THAT(Faults(table, Spoilt("spec/one.h", kOne, "")),
              ElementsAre(kOne + ": not cited in spec/one.h"));
  EXPECT_THAT(Faults(table, Spoilt("spec/one.h", kOne, kTwo)), IsEmpty());  // of one family
  EXPECT_THAT(Faults(table, Spoilt("tests/one_test.cc", "Works", "Breaks")),
              ElementsAre(kOne + ": no test OneTest.Works"));
  Files files = Good();
  files.erase("spec/one.h");
  EXPECT_THAT(Faults(table, files), ElementsAre(kOne + ": no file spec/one.h"));
  const std::string unknown = std::string("TT-") + "NOWHERE";
  EXPECT_THAT(Faults(table, Spoilt("spec/one.h", "int", "/* " + unknown + " */ int")),
              ElementsAre(HasSubstr("cites " + unknown)));
}

TEST(ClauseCitationTest, ReadsIdsRangesAndContinuations) {
  const std::string r = "ING96-";
  const std::string c = "ING91-";
  EXPECT_THAT(CitedIds("see " + r + "R3, not x" + r + "R4 or " + r + "."), ElementsAre(r + "R3"));
  EXPECT_THAT(CitedIds("(" + r + "R3 \"Pass play\", \"Move\", G305, R4)"),
              ElementsAre(r + "R3", r + "R3-pass-play", r + "R3-move", r + "G305", r + "R4"));
  EXPECT_THAT(CitedIds("// " + c + "1\n// \"Ausgesetzter Zug (Passen)\"; x"),
              ElementsAre(c + "1", c + "1-ausgesetzter-zug"));
  EXPECT_THAT(CitedIds(c + "1 \"Zählen\"."), ElementsAre(c + "1", c + "1-zaehlen"));
  EXPECT_THAT(CitedIds(r + "R6, G602-G611."), ElementsAre(r + "R6", r + "G602", r + "G611"));
  EXPECT_THAT(CitedIds("{\"" + r + "R3\", \"G4\"}"), ElementsAre(r + "R3"));
  EXPECT_THAT(CitedIds(r + "R3-pass-play, G"), ElementsAre(r + "R3-pass-play"));
}

TEST(ClauseCitationTest, Families) {
  EXPECT_EQ(FamilyOf(std::string("ING96-") + "G417"), "ING96-R4");
  EXPECT_EQ(FamilyOf(std::string("ING96-") + "R11-lines"), "ING96-R11");
  EXPECT_EQ(FamilyOf(std::string("ING96-") + "S18"), "ING96");
  EXPECT_EQ(FamilyOf(std::string("ING91-") + "1-zug"), "ING91-1");
  EXPECT_EQ(FamilyOf(std::string("ZH-") + "G22"), "ZH-G22");
  EXPECT_EQ(FamilyOf(std::string("TT-") + "MOVE"), "TT-MOVE");
}

}  // namespace
}  // namespace hotstone::spec
