// hotstone atlas as it is used: writes a folder and checks it as a reader's browser and a link
// checker would. Values are compared with spec/ where they can be computed by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "answers/records/game_story.h"
#include "answers/shown/judge_link.h"
#include "cli/atlas/book_pages.h"
#include "cli/atlas/front_game.h"
#include "cli/atlas/site.h"
#include "cli/atlas/story_pages.h"
#include "cli/atlas/value_files.h"
#include "tests/base/texts.h"
#include "tests/cli/atlas/atlas_list.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

using AtlasFiles = std::map<std::string, std::string>;

AtlasFiles AtlasFilesOf(const std::filesystem::path& folder) {
  AtlasFiles files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    files[entry.path().lexically_relative(folder).generic_string()] =
        FileText(entry.path().string());
  }
  return files;
}

// The atlas with the values of three boards and a law file that only begins correctly, made once.
const AtlasFiles& SmallAtlas() {
  static const auto* const files = [] {
    const std::string out = testing::TempDir() + "atlas";
    std::filesystem::remove_all(out);
    const std::string law = WriteTestFile("atlas-law", std::string("\0asmlaw", 7));
    const std::string book = testing::TempDir() + "book4x1";
    std::filesystem::remove_all(book);
    EXPECT_EQ(RunHotstone({"book", "--board", "4x1", "--out", book}).exit_code, 0);
    const ProgramResult result = RunHotstone({"atlas", "--out", out, "--data", HOTSTONE_SOURCE_DIR,
                                              "--boards", "1x1,2x1,2x2", "--law", law, "--captions",
                                              "Q5,HISTORY-3", "--books", book + "/"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("/index.html: "));
    EXPECT_THAT(result.out, Not(HasSubstr("not in it")));
    return new AtlasFiles(AtlasFilesOf(out));
  }();
  return *files;
}

// The quoted targets after href= and src=.
std::vector<std::string> AtlasLinks(const std::string& html) {
  std::vector<std::string> links;
  for (const char* const key : {" href=\"", " src=\""}) {
    for (size_t at = html.find(key); at != std::string::npos; at = html.find(key, at + 1)) {
      const size_t from = at + std::string_view(key).size();
      links.push_back(html.substr(from, html.find('"', from) - from));
    }
  }
  return links;
}

void AllLinksLeadToFilesOfTheAtlas() {
  size_t links = 0;
  for (const auto& [path, text] : SmallAtlas()) {
    if (!absl::EndsWith(path, ".html")) continue;
    for (const std::string& link : AtlasLinks(text)) {
      if (absl::StartsWith(link, "#")) continue;
      ++links;
      const std::string file = link.substr(0, link.find('#'));
      const std::string target =
          (std::filesystem::path(path).parent_path() / file).lexically_normal().generic_string();
      EXPECT_TRUE(SmallAtlas().contains(target)) << path << ": " << link;
    }
  }
  EXPECT_GT(links, 1000u);
}

// Every tag is closed in order, and no two elements of a page share an id.
void PagesAreWellFormed() {
  const std::set<std::string> alone = {"meta", "link", "input", "br", "img"};
  for (const auto& [path, text] : SmallAtlas()) {
    if (!absl::EndsWith(path, ".html")) continue;
    EXPECT_TRUE(absl::StartsWith(text, "<!doctype html>")) << path;
    EXPECT_THAT(text, Not(HasSubstr("{{"))) << path;
    std::vector<std::string> open;
    std::set<std::string> ids;
    for (size_t at = text.find('<', 1); at != std::string::npos; at = text.find('<', at + 1)) {
      const size_t end = text.find('>', at);
      ASSERT_NE(end, std::string::npos) << path;
      const bool closes = text[at + 1] == '/';
      const size_t from = at + (closes ? 2 : 1);
      const std::string name = text.substr(from, text.find_first_of(" >\n", from) - from);
      if (const size_t id = text.find(" id=\"", at); id < end) {
        EXPECT_TRUE(ids.insert(text.substr(id + 5, text.find('"', id + 5) - id - 5)).second)
            << path;
      }
      if (closes) {
        ASSERT_FALSE(open.empty()) << path;
        ASSERT_EQ(open.back(), name) << path;
        open.pop_back();
      } else if (!alone.contains(name) && text[end - 1] != '/') {
        open.push_back(name);
        if (name == "script") at = text.find("</script>", end) - 1;
      }
    }
    EXPECT_TRUE(open.empty()) << path;
  }
}

void ItIsTheSameEachTimeAndSmall() {
  const std::string out = testing::TempDir() + "atlas";
  const std::string law = WriteTestFile("atlas-law", std::string("\0asmlaw", 7));
  const AtlasFiles before = SmallAtlas();
  const ProgramResult again = RunHotstone(
      {"atlas", "--out", out, "--data", HOTSTONE_SOURCE_DIR, "--boards", "1x1,2x1,2x2", "--law",
       law, "--captions", "Q5,HISTORY-3", "--books", testing::TempDir() + "book4x1", "--json"});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_THAT(again.out, HasSubstr("\"missing\":[]"));
  EXPECT_EQ(AtlasFilesOf(out), before);
  size_t bytes = 0;
  for (const auto& [path, text] : before) {
    EXPECT_LT(text.size(), 2'000'000u) << path;
    bytes += text.size();
  }
  EXPECT_LT(bytes, 12'000'000u);
}

void ItTellsWhatTheLawSays() {
  const std::string& page = SmallAtlas().at("position/01-single-ko-smallest-board.html");
  EXPECT_THAT(
      page, HasSubstr("<td>basic-only</td><td class=\"bad\">refused</td><td>round 1, ply 2: White "
                      "B1</td><td>ING96-G508</td>"));
  EXPECT_THAT(page, HasSubstr("<td>basic-only,hot=none</td><td class=\"good\">all legal</td>"));
  EXPECT_THAT(page, HasSubstr("\"captured\":[\"B1\"]"));
  EXPECT_THAT(SmallAtlas().at("cycle/triple-ko.html"), HasSubstr("12"));
  for (const char* const type :
       {"simple-ko", "eternal-life", "triple-ko", "quadruple-ko", "round-robin-ko",
        "sending-two-returning-one", "molasses-ko", "self-removal", "pinwheel", "six-ply-2x2"}) {
    EXPECT_THAT(SmallAtlas().at(absl::StrCat("cycle/", type, ".html")),
                HasSubstr("One that looks like a game"));
  }
  EXPECT_THAT(SmallAtlas().at("endless.html"), HasSubstr("2x2, basic-only,cycle=square"));
  EXPECT_THAT(SmallAtlas().at("judge.html"), HasSubstr("law-bytes.js"));
  EXPECT_EQ(SmallAtlas().at("law-bytes.js"), "const lawBytes = \"AGFzbWxhdw==\";\n");
  EXPECT_THAT(SmallAtlas().at("law.js"), Not(HasSubstr("\nexport ")));
  EXPECT_THAT(SmallAtlas().at("index.html"), HasSubstr("<a href=\"life.html\">"));
  EXPECT_THAT(SmallAtlas().at("life.html"), HasSubstr("data-boards=\"1x1 2x1 2x2\""));
  EXPECT_THAT(SmallAtlas().at("fates/2x2-basic-only.js"), HasSubstr("atlasFates({"));
}

// What ends by two passes is over by TT-END, and no play is refused there.
void TheEndIsOfTheRuleSetsText() {
  const std::string& page = SmallAtlas().at("example/h4-triple-ko-an-eye-each.html");
  EXPECT_THAT(page, HasSubstr("<td>tromp-taylor</td><td>game over</td><td>ply 4: Black D1</td>"
                              "<td>TT-END</td>"));
  for (const auto& [path, text] : SmallAtlas()) {
    if (absl::StartsWith(path, "table/") || path == "search-index.js") continue;
    EXPECT_THAT(text, Not(HasSubstr("<td class=\"bad\">refused</td><td>ply 4: Black D1</td>"
                                    "<td>ING96-G307")))
        << path;
  }
}

// The figures of the first page are those of the README, and its game is the law's.
void TheFirstPageShowsWhatTheProgramSays() {
  const std::string& page = SmallAtlas().at("index.html");
  const std::string readme = SourceText("README.md");
  EXPECT_THAT(page, HasSubstr("13,548 of the 28,544 ko positions"));
  EXPECT_THAT(readme, HasSubstr("13,548 of the 28,544 ko positions"));
  EXPECT_THAT(page, HasSubstr("B:B1,W:A2,B:B2,W:B3,B:pass,W:A1,B:A3,W:A2"));
  EXPECT_THAT(readme, HasSubstr("`B:B1 W:A2 B:B2 W:B3`, the moves `B:pass W:A1 B:A3 W:A2`"));
  EXPECT_THAT(page, HasSubstr("\"hot\":[{\"stones\":[\"F5\"],\"at\":\"E5\""));
  EXPECT_FALSE(answers::FirstRefusal(FrontCourse(), *spec::ParseRuleSet("ing-1996")).has_value());
  const answers::Course at_once{FrontCourse().setup,
                                spec::Color::kBlack,
                                {FrontCourse().moves.front(), FrontCourse().moves.back()},
                                1};
  EXPECT_TRUE(answers::FirstRefusal(at_once, *spec::ParseRuleSet("ing-1996")).has_value());
  EXPECT_LT(page.size(), 20'000u);
  EXPECT_THAT(SmallAtlas().at("card.png"), testing::StartsWith("\x89PNG"));
}

void SearchFindsPositionsClausesAndClaims() {
  const std::string& index = SmallAtlas().at("search-index.js");
  for (const char* const entry :
       {"\"kind\":\"clause\",\"title\":\"ING96-G508\",\"address\":\"table/"
        "law.html#clause=ING96-G508\"",
        "\"kind\":\"claim\"", "\"address\":\"position/01-single-ko-smallest-board.html\"",
        "\"kind\":\"example\",\"title\":\"Triple ko, an eye each (H4)\""}) {
    EXPECT_THAT(index, HasSubstr(entry));
  }
}

void ABookHasAPage() {
  EXPECT_THAT(SmallAtlas().at("pages.html"),
              HasSubstr("<a href=\"book-book4x1.html\">book4x1</a>"));
  EXPECT_THAT(SmallAtlas().at("book-book4x1.html"), HasSubstr("data-folder=\"book-book4x1\""));
  EXPECT_THAT(SmallAtlas().at("book-book4x1/book.js"), HasSubstr("atlasBook({\"text\":\"{"));
  EXPECT_TRUE(SmallAtlas().contains("book-book4x1/at-least-4.certificate"));
  EXPECT_THAT(SmallAtlas().at("caption/Q5.html"),
              HasSubstr("<a href=\"../judge.html#rules=ing-1996&amp;rows=XX.XOO/.XXOO./XXO.OO&amp;"
                        "moves=B:D1,W:C3\">B:D1 W:C3</a>"));
  EXPECT_THAT(SmallAtlas().at("index.html"), HasSubstr("<a href=\"book-5x5.html\">"));
  EXPECT_THAT(SmallAtlas().at("book-5x5.html"), HasSubstr("The play of one side in a solution"));
}

// One test, since making the atlas takes a second or two.
TEST(AtlasTest, TheWholeAtlasIsAsItShouldBe) {
  AllLinksLeadToFilesOfTheAtlas();
  PagesAreWellFormed();
  ItTellsWhatTheLawSays();
  TheEndIsOfTheRuleSetsText();
  TheFirstPageShowsWhatTheProgramSays();
  SearchFindsPositionsClausesAndClaims();
  ABookHasAPage();
  ItIsTheSameEachTimeAndSmall();
}

TEST(AtlasTest, ABookOfASolutionNeedsNoCertificate) {
  const std::string book = testing::TempDir() + "solved3x3";
  std::filesystem::remove_all(book);
  ASSERT_EQ(RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--out", book + ".file"})
                .exit_code,
            0);
  ASSERT_EQ(RunHotstone({"book", "--solution", book + ".file", "--out", book}).exit_code, 0);
  std::filesystem::remove(book + ".file");
  const auto books = ReadBooks({book});
  ASSERT_TRUE(books.ok()) << books.status();
  EXPECT_EQ((*books)[0].files.size(), 1u);
  EXPECT_THAT((*books)[0].json, HasSubstr("\"solved3x3.file\""));
  std::filesystem::remove_all(testing::TempDir() + "atlas-solved");
  auto site = Site::Create(testing::TempDir() + "atlas-solved");
  ASSERT_TRUE(site.ok()) << site.status();
  ASSERT_TRUE(AddBooks(*books, *site).ok());
  EXPECT_THAT(FileText(testing::TempDir() + "atlas-solved/book-solved3x3.html"),
              HasSubstr("<p>The play of one side in a solution"));
}

TEST(AtlasTest, ABookWithAForgedCertificateIsRefused) {
  const std::string book = testing::TempDir() + "forged4x1";
  std::filesystem::remove_all(book);
  ASSERT_EQ(RunHotstone({"book", "--board", "4x1", "--out", book}).exit_code, 0);
  const std::string path = book + "/at-least-4.certificate";
  std::string text = FileText(path);
  text.back() = static_cast<char>(text.back() + 1);  // the move of the last record
  std::ofstream(path, std::ios::binary) << text;
  const auto read = ReadBooks({book});
  EXPECT_EQ(read.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(read.status().message()),
              HasSubstr("forged4x1/at-least-4.certificate: refused: "));
  Refusal({"atlas", "--out", testing::TempDir() + "atlas-forged", "--data", HOTSTONE_SOURCE_DIR,
           "--books", book});
}

TEST(AtlasTest, WhatIsNotThereIsSaid) {
  const std::string out = testing::TempDir() + "atlas-without";
  std::filesystem::remove_all(out);
  const ProgramResult result =
      RunHotstone({"atlas", "--out", out, "--data", HOTSTONE_SOURCE_DIR, "--boards", "1x1", "--law",
                   "/no/such/law.wasm", "--captions", "Q5"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("omitted because these files are missing: /no/such/law.wasm"));
  const AtlasFiles files = AtlasFilesOf(out);
  EXPECT_THAT(files.at("judge.html"), HasSubstr("This copy cannot judge moves"));
  EXPECT_THAT(files.at("judge.html"), Not(HasSubstr("law-bytes.js")));
  for (const char* const page : {"index.html", "pages.html", "life.html", "caption/Q5.html"})
    EXPECT_THAT(files.at(page), Not(HasSubstr("judge.html"))) << page;
  EXPECT_THAT(files.at("index.html"), HasSubstr("/no/such/law.wasm"));
}

TEST(AtlasTest, WrongInputIsOneLine) {
  const std::string full = testing::TempDir() + "atlas-full";
  std::filesystem::create_directories(full);
  std::ofstream(full + "/letter") << "mine";
  const std::vector<std::vector<std::string>> wrong = {
      {"--out", full, "--data", HOTSTONE_SOURCE_DIR},
      {"--out", full + "/letter", "--data", HOTSTONE_SOURCE_DIR},
      {"--out", testing::TempDir() + "atlas-nowhere", "--data", "/no/such"},
      {"--out", testing::TempDir() + "atlas-large", "--data", HOTSTONE_SOURCE_DIR, "--boards",
       "5x5"},
      {"--out", testing::TempDir() + "atlas-odd", "--data", HOTSTONE_SOURCE_DIR, "--boards", "3"},
      {"--out", testing::TempDir() + "atlas-odd", "--data", HOTSTONE_SOURCE_DIR, "--captions",
       "Q99"},
      {"--out", testing::TempDir() + "atlas-odd", "--data", HOTSTONE_SOURCE_DIR, "--books",
       "/no/such"},
  };
  for (std::vector<std::string> args : wrong) {
    args.insert(args.begin(), "atlas");
    Refusal(args);
  }
  EXPECT_EQ(FileText(full + "/letter"), "mine");
}

// On 2x1 there are five legal positions: empty, and one stone of either colour at either point.
TEST(AtlasTest, TheFileOfValuesIsAsItsHeaderSays) {
  const auto file =
      ValueFile(*spec::ParseBoardSize("2x1"), *spec::ParseRuleSet("basic-only"), nullptr);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_THAT(*file, HasSubstr("\"positions\":5"));
  // Codes 0, 1, 2, 3, 6.
  EXPECT_EQ(AtlasList(*file, "legal"), std::string("\x4F\x00", 2));
  // The empty board is undetermined between -2 and 2; a lone stone has the whole area.
  const std::string values = AtlasList(*file, "values");
  ASSERT_EQ(values.size(), 15u);
  EXPECT_EQ(values.substr(0, 3), std::string("\xFE\x02\x00", 3));
  EXPECT_EQ(values[3 * 1 + 2], 2);
  EXPECT_EQ(values[3 * 2 + 2], -2);
  // Empty board: two plays that remove nothing. Next to an own stone: both go. Next to a white one:
  // it goes, and White may not retake at once.
  const std::string plays = AtlasList(*file, "plays");
  ASSERT_EQ(plays.size(), 2u);
  EXPECT_EQ(static_cast<unsigned char>(plays[0]), 0 | 0 << 2 | 2 << 4 | 3 << 6);
  EXPECT_EQ(static_cast<unsigned char>(plays[1]), 2 | 3 << 2);
  EXPECT_EQ(AtlasList(*file, "removed"), std::string("\x03\x00\x01\x00\x03\x00\x02\x00", 8));
  const std::string bans = AtlasList(*file, "bans");
  ASSERT_EQ(bans.size(), 8u);
  EXPECT_EQ(bans.substr(0, 2), std::string("\x01\x00", 2));
  EXPECT_EQ(bans.substr(4, 2), std::string("\x02\x00", 2));
}

TEST(AtlasTest, WhatNeedsTheLawIsLeftOutWithoutIt) {
  const std::string out = testing::TempDir() + "atlas-law-or-not";
  std::filesystem::remove_all(out);
  auto site = Site::Create(out);
  ASSERT_TRUE(site.ok()) << site.status();
  for (const bool law : {false, true}) {
    site->SetLaw(law);
    const std::string path = law ? "with.html" : "without.html";
    ASSERT_TRUE(site->AddPage({path, "A page", "a{{law}}b{{/law}}c{{law}}d{{/law}}", {}}).ok());
    const std::string page = FileText(out + "/" + path);
    EXPECT_THAT(page, HasSubstr(law ? "<main id=\"main\">\nabcd</main>" : "\nac</main>"));
    EXPECT_EQ(page.find("judge.html") != std::string::npos, law);
  }
}

// Tromp-Taylor's game ends by two passes, and by its own clause; Ing's by four.
TEST(AtlasTest, AStoryEndsByTheRuleSetsOwnText) {
  const spec::Position setup(*spec::ParseBoardSize("2x1"));
  answers::Course course{setup, spec::Color::kBlack, {}, 1};
  for (int i = 0; i < 5; ++i)
    course.moves.push_back(spec::Pass(i % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite));
  for (const auto& [rules, ply, clause] :
       {std::tuple{"tromp-taylor", 3, "TT-END"}, {"ing-1996", 5, "ING96-G307"}}) {
    const auto refusal = answers::FirstRefusal(course, *spec::ParseRuleSet(rules));
    ASSERT_TRUE(refusal.has_value()) << rules;
    EXPECT_EQ(refusal->ply, ply) << rules;
    EXPECT_EQ(refusal->clause, clause) << rules;
    EXPECT_THAT(ToJson(answers::StoryOf("passes", course, *spec::ParseRuleSet(rules))),
                HasSubstr(absl::StrCat("\"why\":\"game-over\",\"clause\":\"", clause, "\"")));
  }
}

TEST(AtlasTest, LinksSayWhoBegins) {
  const auto position = *spec::Position::FromRows({".O", "X."});
  const spec::RuleSet rules = *spec::ParseRuleSet("ing-1996");
  EXPECT_EQ(answers::JudgeFragment(rules, position, spec::Color::kWhite, {}),
            "rules=ing-1996&rows=.O/X.&to_move=W");
  EXPECT_EQ(answers::JudgeLink("a", rules, position, spec::Color::kBlack,
                               {spec::Pass(spec::Color::kBlack)}),
            "a/judge.html#rules=ing-1996&rows=.O/X.&moves=B:pass");
}

TEST(AtlasTest, TitlesAreWords) {
  EXPECT_EQ(TitleOf("triple-ko"), "Triple ko");
  EXPECT_EQ(TitleOf("s4-g512-double-ko-death"), "Double ko death (S4, G512)");
  EXPECT_EQ(TitleOf("history-3-half-a-point"), "Half a point (HISTORY-3)");
  EXPECT_EQ(TitleOf("sending-two-returning-one"), "Sending two, returning one");
  EXPECT_EQ(TitleOf("six-ply-2x2"), "Six plies on 2x2");
  EXPECT_EQ(TitleOf("12"), "12");
}

TEST(AtlasTest, TextsDoNotEndTheirPlaces) {
  EXPECT_EQ(HtmlText("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
  EXPECT_EQ(DataScript("name", "</script>\"\n"),
            "atlasData({\"name\":\"name\",\"text\":\"\\u003c/script>\\\"\\n\"});\n");
}

// The catalogue is parsed where it quotes a command's output; text that differs from the command's
// format is refused.
TEST(AtlasTest, AnOddCatalogueIsRefused) {
  const std::string out = testing::TempDir() + "atlas-catalogue";
  std::filesystem::remove_all(out);
  auto site = Site::Create(out);
  ASSERT_TRUE(site.ok());
  const std::string good =
      "## ko\n\nA `B1 W1`.\n```console\n$ hotstone cycles\n  1 a 1\n     A B\n   1 . O 1\n  moves: "
      "   B:A1 "
      "W:B1\n```\n";
  EXPECT_TRUE(AddCycles(good, {}, *site).ok());
  EXPECT_THAT(AtlasFilesOf(out).at("cycle/ko.html"), HasSubstr("<p>A <code>B1 W1</code>.</p>"));
  for (const auto& [old, now] :
       std::vector<std::pair<std::string, std::string>>{{". O", ". o"},
                                                        {"B:A1 W", "B:A1 X"},
                                                        {"W:B1", "W:C1"},
                                                        {"moves:", "move:"},
                                                        {"```console", ""}}) {
    EXPECT_EQ(AddCycles(Replaced(good, old, now), {}, *site).code(),
              absl::StatusCode::kInvalidArgument)
        << now;
  }
}

// Files of an older atlas are deleted with it; files that it does not list stay, wherever a forged
// list points.
TEST(AtlasTest, AnOlderAtlasIsTakenAwayAndNothingElse) {
  const std::filesystem::path top = testing::TempDir() + "atlas-older";
  const std::string out = top / "site";
  std::filesystem::remove_all(top);
  for (const char* folder : {"site", "beside"}) std::filesystem::create_directories(top / folder);
  const auto write = [&](const std::vector<std::string>& paths) {
    auto site = Site::Create(out);
    ASSERT_TRUE(site.ok()) << site.status();
    for (const std::string& path : paths) ASSERT_TRUE(site->Add(path, "page").ok());
    ASSERT_TRUE(site->Finish().ok());
  };
  const auto names = [&] {
    std::vector<std::string> found;
    for (const auto& [path, text] : AtlasFilesOf(top)) found.push_back(path);
    return found;
  };
  write({"index.html", "cycle/a.html", "cycle/b.html", "values/3x3.js"});
  std::ofstream(out + "/cycle/mine.html") << "mine";
  write({"index.html", "cycle/b.html"});
  EXPECT_THAT(names(), testing::ElementsAre("site/atlas.json", "site/cycle/b.html",
                                            "site/cycle/mine.html", "site/index.html"));
  EXPECT_FALSE(std::filesystem::exists(out + "/values"));
  std::ofstream(top / "beside/letter") << "mine";
  std::filesystem::create_directory_symlink(top / "beside", out + "/link");
  std::ofstream(out + "/atlas.json")
      << R"({"schema":"hotstone.atlas/1","version":"0","files":["../beside/letter",)"
      << R"("link/letter","cycle/../../beside/letter",")" << (top / "beside/letter").string()
      << R"(","cycle","cycle/b.html",""]})";
  write({"index.html"});
  EXPECT_THAT(names(), testing::ElementsAre("beside/letter", "site/atlas.json",
                                            "site/cycle/mine.html", "site/index.html"));
  for (const char* list : {"{}", "mine", R"({"schema":"hotstone.case/1","files":[]})",
                           R"({"schema":"hotstone.atlas/1","files":[1]})"}) {
    std::ofstream(out + "/atlas.json") << list;
    EXPECT_EQ(Site::Create(out).status().code(), absl::StatusCode::kInvalidArgument) << list;
  }
  EXPECT_TRUE(std::filesystem::exists(out + "/index.html"));
}

TEST(AtlasTest, ARefusalIsTheFirst) {
  const auto setup = *spec::Position::FromRows({".O"});
  const spec::Point a1{0, 0}, b1{1, 0};
  const answers::Course course{
      setup, spec::Color::kBlack, {{spec::Color::kBlack, a1}, {spec::Color::kWhite, b1}}, 4};
  const auto refusal =
      answers::FirstRefusal(course, *spec::ParseRuleSet("basic-only,hot=none,cycle=second-cycle"));
  ASSERT_TRUE(refusal.has_value());
  EXPECT_EQ(refusal->round, 2);
  EXPECT_EQ(refusal->ply, 1);
  EXPECT_FALSE(
      answers::FirstRefusal(course, *spec::ParseRuleSet("basic-only,hot=none")).has_value());
  const std::string story =
      ToJson(answers::StoryOf("ko", course, *spec::ParseRuleSet("basic-only")));
  EXPECT_THAT(
      story,
      HasSubstr("\"refused\":{\"at\":\"B1\",\"why\":\"hot-stone\",\"clause\":\"ING96-G508\""));
  EXPECT_THAT(
      story,
      HasSubstr(
          "\"rows\":\"X.\",\"to_move\":\"W\",\"by\":\"B\",\"move\":\"A1\",\"captured\":[\"B1\"]"));
}

}  // namespace
}  // namespace hotstone::cli
