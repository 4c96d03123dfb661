// Records as programs and servers write them (tests/data/sgf): explain's output for each, and one
// line with its place for each malformed one.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "answers/records/rule_names.h"
#include "tests/cli/records/explain_run.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::filesystem::path kFolder =
    std::filesystem::path(HOTSTONE_SOURCE_DIR) / "tests" / "data" / "sgf";

RunResult ExplainFile(const std::string& name, std::vector<std::string> options = {}) {
  options.insert(options.begin(), {"explain", (kFolder / name).string()});
  return RunHere(options);
}

std::set<std::string> FilesIn(const std::filesystem::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".sgf") names.insert(entry.path().filename().string());
  }
  return names;
}

TEST(ExplainRecordsTest, EveryMalformedFileGetsOneLineWithItsPlace) {
  const std::map<std::string, std::string> expected = {
      {"behind-variation.sgf", ":3:1: a node after a variation"},
      {"both-players.sgf", ":2:7: B and W in one node"},
      {"bracket-in-text.sgf", ":2:20: \"there\" is not expected here"},
      {"coordinates.sgf", ":2:3: B[E5] is not a point"},
      {"empty.sgf", ":1:1: no game tree"},
      {"handicap.sgf", ":2:3: HA: expected a number of stones"},
      {"komi.sgf", ":2:3: KM[six]: expected whole or half points"},
      {"no-semicolon.sgf", ":1:1: no node after this '('"},
      {"no-value.sgf", ":2:2: property B has no value"},
      {"off-the-board.sgf", ":3:3: W[pd] is off the 9x9 board"},
      {"other-game.sgf", ":1:5: GM[2]: expected 1, the game of Go"},
      {"rules.sgf", ":2:3: RU[House rules]: unknown rule set"},
      {"set-twice.sgf", ":2:7: E5 (ee) is set twice in this node, by AB and AW"},
      {"setup-in-play.sgf",
       ":2:2: the setup is not a legal position: the black chain at A1 B1 A2 B2"},
      {"setup.sgf", ":2:1: the setup is not a legal position: the black chain at A1 B1 A2 B2"},
      {"size.sgf", ":1:10: SZ[25]: expected one number"},
      {"too-many-closed.sgf", ":2:8: a node after the end of the game"},
      {"two-sizes.sgf", ":1:15: property SZ takes one value but already has [9] in this node"},
      {"unclosed-game.sgf", ":1:1: this '(' is never closed by ')'"},
      {"unclosed-value.sgf", ":2:3: B[ee;W[ce] is not a point"},
      {"utf16.sgf", ":1:1: this is UTF-16 or UTF-32"},
  };
  std::set<std::string> names;
  for (const auto& [name, error] : expected) {
    names.insert(name);
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{}, {"--json"}, {"--all"}}) {
      const RunResult run = ExplainFile("malformed/" + name, options);
      ExpectRefusal(run);
      EXPECT_THAT(run.err, HasSubstr(name + error));
    }
  }
  EXPECT_EQ(names, FilesIn(kFolder / "malformed"));
}

// The expected output for each record of the folder; a record without lines here is an oversight.
TEST(ExplainRecordsTest, EveryRecordIsReadAsItIsMeant) {
  const std::string ing = "(RU[Ing]: the Ing rules in their text of 1996";
  const std::map<std::string, std::vector<std::string>> expected = {
      {"big5.sgf", {"Black: 許功蓋\n", "    | 第一手\n", ing, "illegal: none"}},
      {"collection.sgf",
       {"games in the file: 3, this is number 1", "board: 5x5", "self_removal=any (RU[NZ])"}},
      {"crlf-and-oddities.sgf",
       {"board: 9x9, White plays first", "    | first\n    | second\n",
        "1. White E5: legal\n2. Black E7: legal\n",
        "3. White pass: legal\n4. Black pass: legal\n"}},
      {"euc-kr.sgf", {"Black: 이름\n", "    | 첫 수\n", ing}},
      {"ff3-long-names.sgf",
       {"Black: Sente\nWhite: Gote\n", "compensation=0.5", "5. Black pass", "| Long names."}},
      {"fox-style.sgf",
       {"Black: 东 (9段)\n",
        "compensation 7.5 from KM[375] in hundredths of a stone, two points each"}},
      {"full-board-300.sgf", {"board: 19x19", "\n300. White ", "illegal: none"}},
      {"gb2312.sgf", {"Black: 誡言\n", "    | 这是一盘棋。\n", "(RU[应氏规则]: the Ing rules"}},
      {"gbk.sgf", {"Black: 誡乗\n", "    | 第一手\n", ing}},
      {"handicap-free.sgf",
       {"handicap=2 (RU[NZ]; compensation from KM; HA[3] without set-up stones: White owes 2 "
        "passes",
        "2. Black G3: legal\n-- White pass: legal, a mandatory handicap pass",
        "4. White C3: legal\n"}},
      {"handicap-set-up.sgf",
       {"White plays first", "HA[4]: the stones are set up, White owes no pass",
        "the 4 points that these rules give White for the stones are not in the compensation"}},
      {"katago-style.sgf",
       {"rules: basic-only,self_removal=none,end_passes=2,compensation=7 (RU[koSIMPLE"}},
      {"kgs-style.sgf",
       {"Black: south (1k)\nWhite: north (2k)\nresult in the record: B+Resign\n",
        "rules: aga-like (RU[AGA])", "    | south [1k]: hi\n"}},
      {"koi8-r.sgf", {"Black: Имя\n", "    | Первый ход\n", ing}},
      {"latin1.sgf", {"Black: Jürgen\n", "    | Größe - no\n"}},
      {"latin1-undeclared.sgf", {"Black: Jürgen\n"}},
      {"not-utf8.sgf", {"    | bad \xEF\xBF\xBD\xEF\xBF\xBD and an escape  [31m and a C1  \n"}},
      {"ogs-style.sgf",
       {"Black: ost (5k)\n",
        "rules: aga-like,compensation=5.5 (RU[chinese]: ", "state: the game is over"}},
      {"setup-in-play.sgf",
       {"-- setup: Black B5 A4 B3; White C5 C3; emptied D3 D4; White to play: not a move; a new "
        "history "
        "starts here\n",
        "5. Black C4: legal", "-- setup: emptied D2; Black to play",
        "setups in play: 3, each with a new history\n"}},
      {"shift-jis.sgf", {"Black: 表十ソ\n", "    | 最初の一手。予定\n", ing}},
      {"unknown-charset.sgf", {"Black: ä\n"}},
      {"variations.sgf", {"variations not shown: 3 (line 1.1 of 4 is explained; "}},
  };
  std::set<std::string> names = {"tygem-style.sgf"};
  for (const auto& [name, parts] : expected) {
    names.insert(name);
    const RunResult run = ExplainFile(name);
    EXPECT_EQ(run.code, 0) << name << run.err;
    for (const std::string& part : parts) EXPECT_THAT(run.out, HasSubstr(part)) << name;
    // Nothing but printable text and line breaks.
    EXPECT_TRUE(std::none_of(run.out.begin(), run.out.end(), [](char c) {
      return (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == '\x7f';
    })) << name;
  }
  EXPECT_EQ(names, FilesIn(kFolder));
  const RunResult refused = ExplainFile("tygem-style.sgf");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err,
              AllOf(HasSubstr(":1:52: RU[Japanese]: territory rules are not supported"),
                    HasSubstr("choose supported rules with --rules")));
  EXPECT_EQ(ExplainFile("tygem-style.sgf", {"--rules", "basic-only"}).code, 0);
}

TEST(ExplainRecordsTest, WarningsSayWhatWasPassedOver) {
  EXPECT_THAT(ExplainFile("not-utf8.sgf").err,
              HasSubstr("not-utf8.sgf:3:7: from here on 2 bytes are not valid in UTF-8"));
  EXPECT_THAT(ExplainFile("latin1-undeclared.sgf").err,
              HasSubstr(":1:20: no charset is declared (CA)"));
  EXPECT_THAT(ExplainFile("unknown-charset.sgf").err,
              HasSubstr("\"Klingon\" is not a known character set"));
  const RunResult json = ExplainFile("not-utf8.sgf", {"--json"});
  EXPECT_EQ(json.err, "");
  EXPECT_THAT(json.out, HasSubstr(R"("warnings":[")"));
  EXPECT_EQ(ExplainFile("big5.sgf").err, "");
  EXPECT_THAT(ExplainFile("gbk.sgf", {"--charset", "Klingon"}).err,
              HasSubstr("--charset: \"Klingon\" is no"));
  EXPECT_THAT(ExplainFile("latin1-undeclared.sgf", {"--charset", "KOI8-R"}).out,
              HasSubstr("Black: JЭrgen\n"));
}

TEST(ExplainRecordsTest, GamesLinesAndRanges) {
  EXPECT_THAT(ExplainFile("collection.sgf", {"--game", "2"}).out,
              AllOf(HasSubstr("this is number 2"), HasSubstr("board: 3x3"),
                    HasSubstr("rules: tromp-taylor")));
  EXPECT_THAT(ExplainFile("collection.sgf", {"--game", "4"}).err,
              HasSubstr("no game 4; the file has 3 games"));
  EXPECT_THAT(ExplainFile("variations.sgf", {"--line", "2"}).out,
              AllOf(HasSubstr("(line 2 of 4 is explained"),
                    HasSubstr("3. Black C7: legal\n4. White G3: legal\n")));
  EXPECT_THAT(ExplainFile("variations.sgf", {"--line", "1.3"}).err,
              HasSubstr("branching 2 on its path has 2"));
  EXPECT_THAT(ExplainFile("variations.sgf", {"--line", "x"}).err,
              HasSubstr("is not a line of variations"));
  const RunResult all = ExplainFile("variations.sgf", {"--all"});
  EXPECT_EQ(all.code, 1);  // one of the lines plays on a stone
  for (const char* part : {"line 1 of 4: 1.1\n", "line 2 of 4: 1.2\n", "line 3 of 4: 2\n",
                           "line 4 of 4: 3\n", "7. Black G7: ILLEGAL, occupied"}) {
    EXPECT_THAT(all.out, HasSubstr(part));
  }
  const RunResult json = ExplainFile("variations.sgf", {"--all", "--json"});
  EXPECT_EQ(std::count(json.out.begin(), json.out.end(), '\n'), 4);
  EXPECT_THAT(json.out, HasSubstr(R"("game":1,"games":1,"line":"1.2","lines":4,)"));
  EXPECT_EQ(ExplainFile("variations.sgf", {"--all", "--line", "1"}).code, 2);
  const RunResult part = ExplainFile("full-board-300.sgf", {"--from", "299", "--to", "299"});
  EXPECT_THAT(part.out, AllOf(HasSubstr("shown: moves 299 to 299; all are judged\n\n299. "),
                              Not(HasSubstr("\n298. ")), Not(HasSubstr("\n300. ")),
                              HasSubstr("illegal: none")));
  EXPECT_THAT(ExplainFile("variations.sgf", {"--line", "1.2", "--from", "1", "--to", "2"}).out,
              HasSubstr("2. White C3: legal\n7. Black G7: ILLEGAL"));
  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--from", "0"},
                                                {"--from", "3", "--to", "2"},
                                                {"--from", "9"},
                                                {"--to", "-1"},
                                                {"--game", "0"}}) {
    EXPECT_EQ(ExplainFile("variations.sgf", wrong).code, 2);
  }
}

TEST(ExplainRecordsTest, ASetupInPlayBeginsANewHistory) {
  // The position of move 1 recurs by setup and by move; superko forbids neither.
  const std::string superko = "(;SZ[3]RU[tromp-taylor];B[aa];AE[aa]PL[B];B[aa];AE[aa];B[aa])";
  const RunResult run = ExplainText(superko);
  EXPECT_EQ(run.code, 0) << run.out;
  EXPECT_THAT(run.out, HasSubstr("setups in play: 2, each with a new history\n"));
  EXPECT_THAT(
      ExplainText(superko, {"--json"}).out,
      HasSubstr(R"("setup":{"black":[],"white":[],"emptied":["A3"],"to_move":"B"},"legal":true,)"));
  // A setup that changes nothing does not count as one; PL alone sets the turn.
  EXPECT_THAT(ExplainText("(;SZ[3];B[aa];AB[aa]PL[W]C[no];W[bb])").out,
              AllOf(Not(HasSubstr("setup")), HasSubstr("    | no\n2. White B2: legal")));
  EXPECT_THAT(ExplainText("(;SZ[3];B[aa];PL[B];B[bb])").out,
              HasSubstr("-- setup: Black to play: not a move; a new history starts here\n"
                        "2. Black B2: legal"));
  // The ban on retaking does not survive it; stones removed before still count.
  const RunResult ko =
      ExplainText("(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb];PL[B]AE[aa]AW[dc];B[cb])");
  EXPECT_THAT(ko.out, AllOf(HasSubstr("2. Black C2: legal, removes B2"),
                            HasSubstr("removed over the game: 1 black, 1 white")));
  // Handicap passes that were owed are still owed.
  EXPECT_THAT(ExplainText("(;SZ[5]HA[2];B[aa];AB[bb];W[cc])").out,
              HasSubstr("2. White C3: ILLEGAL, handicap"));
  // After the end AE alone is not a setup, and dead stones can no longer be removed.
  EXPECT_THAT(ExplainText("(;SZ[3]RU[AGA];B[aa];W[];B[];AE[aa])").out,
              HasSubstr("ILLEGAL, no-agreement"));
}

TEST(RuleNamesTest, NamesOfRecords) {
  const std::map<std::string, std::vector<std::string>> same = {
      {"ing-1996", {"Ing", "ing", "GOE", "Goe", "Ing Goe", "ING rules", "應氏規則", "SST"}},
      {"aga-like",
       {"AGA", "aga", "AGA rules", "BGA", "French", "Chinese", "chinese", "CN", "中国规则",
        "aga-like"}},
      {"aga-like,self_removal=any", {"NZ", "nz", "New Zealand", "New-Zealand rules"}},
      {"tromp-taylor", {"Tromp-Taylor", "Tromp Taylor", "tromp-taylor", "TrompTaylor"}},
      {"basic-only,hot=none,cycle=psk,end_passes=2", {"koPOSITIONALscoreAREAtaxNONEsui1"}},
      {"basic-only,hot=none,cycle=ssk,self_removal=none,end_passes=2",
       {"koSITUATIONALscoreAREAtaxNONEsui0"}},
      {"simplified-ing", {"Simplified Ing"}},
      {"ing-1991", {"ing-1991", "Ing 1991"}},
  };
  for (const auto& [rules, names] : same) {
    for (const std::string& name : names) {
      const auto found = answers::RulesNamed(name);
      ASSERT_TRUE(found.ok()) << name << found.status();
      EXPECT_EQ(spec::RuleSetName(found->rules), spec::RuleSetName(*spec::ParseRuleSet(rules)))
          << name;
    }
  }
  for (const char* name :
       {"Japanese", "japanese", "JP", "Korean", "日本规则", "Old Chinese", "Stone Scoring",
        "koSIMPLEscoreTERRITORYtaxSEKIsui0", "House", "rules", "\x1b[31m"}) {
    const auto found = answers::RulesNamed(name);
    EXPECT_FALSE(found.ok()) << name;
    EXPECT_THAT(std::string(found.status().message()), HasSubstr("with --rules")) << name;
    EXPECT_THAT(std::string(found.status().message()), Not(HasSubstr("\x1b")));
  }
}

// The atlas has this table, so that its judge reads RU as the program does.
TEST(RuleNamesTest, TheTableSaysWhatIsFound) {
  size_t refused = 0;
  for (const answers::KnownRuleName& name : answers::KnownRuleNames()) {
    const auto found = answers::RulesNamed(name.plain);
    EXPECT_EQ(found.ok(), name.why.empty()) << name.plain;
    EXPECT_EQ(found.ok() ? spec::RuleSetName(found->rules) : "", name.rules) << name.plain;
    if (found.ok()) continue;
    ++refused;
    EXPECT_THAT(std::string(found.status().message()), HasSubstr(": " + name.why + ";"));
  }
  EXPECT_GT(refused, 10u);
}

TEST(RuleNamesTest, Compensation) {
  const auto rules = [](const std::string& properties) {
    const RunResult run = ExplainText("(;SZ[3]" + properties + ")");
    return run.code == 0 ? run.out.substr(run.out.find("rules: ") + 7) : run.err;
  };
  for (const char* km : {"6.5", "6,5", "6.50", "+6.5", " 6.5 ", "3.25", "650", "325"}) {
    EXPECT_THAT(rules("RU[Chinese]KM[" + std::string(km) + "]"),
                StartsWith("aga-like,compensation=6.5 ("))
        << km;
  }
  EXPECT_THAT(rules("KM[3.75]"), StartsWith("basic-only,compensation=7.5 ("));
  EXPECT_THAT(rules("RU[AGA]KM[0]"), StartsWith("aga-like,compensation=0 ("));
  EXPECT_THAT(rules("RU[AGA]KM[]"), StartsWith("aga-like (RU[AGA])"));
  EXPECT_THAT(rules("RU[AGA]KM[-5]"), StartsWith("aga-like,compensation=-5 ("));
  EXPECT_THAT(rules("RU[aga-like]KM[200]"), StartsWith("aga-like,compensation=200 ("));
  EXPECT_THAT(rules("RU[aga-like]KM[3.75]"), HasSubstr("KM[3.75]: expected whole or half points"));
  for (const char* km : {"x", "6.5.1", "--6", ".", "6.333", "1e3", "99999999", "6.5 points"}) {
    EXPECT_THAT(rules("KM[" + std::string(km) + "]"), HasSubstr(":1:10: KM[")) << km;
  }
  EXPECT_THAT(rules("AP[foxwq]KM[0]HA[0]"),
              HasSubstr("this server writes KM[0] also where there was compensation"));
  EXPECT_THAT(rules("HA[3]AB[aa][bb]"), HasSubstr("White owes no pass (but 2 are)"));
  EXPECT_THAT(rules("HA[]"), StartsWith("basic-only (the record names no rules)"));
}

}  // namespace
}  // namespace hotstone::cli
