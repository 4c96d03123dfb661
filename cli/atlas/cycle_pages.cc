// Cycles and endless games as pages.
//
// The catalogue (docs/results/cycle-catalogue.md) has a section for each type: text, and the output
// of `hotstone cycles` between two lines of three backquotes. From that output the picture (lines
// with a row's number on both sides), the line `moves:` and the line `rules:` are read, and the
// cycle is played.
//
// For example "   1 O X . 1" is the lowest row of a board, and "  moves:    B:A2 W:A1" two moves
// from there.
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "cli/atlas/story_pages.h"
#include "enumerate/cycles/cycle_readings.h"
#include "enumerate/cycles/endless_games.h"

namespace hotstone::cli {
namespace {

absl::Status Odd(std::string_view section, std::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("docs/results/cycle-catalogue.md: section ",
                                                 std::string(section), ": ", std::string(what),
                                                 "; scripts/make-results regenerates it"));
}

absl::StatusOr<std::vector<spec::Move>> ReadMoves(std::string_view text,
                                                  const spec::BoardSize& size) {
  std::vector<spec::Move> moves;
  for (const std::string& word :
       std::vector<std::string>(absl::StrSplit(std::string(text), ' ', absl::SkipEmpty()))) {
    if (word.size() < 3 || word[1] != ':' || (word[0] != 'B' && word[0] != 'W')) {
      return absl::InvalidArgumentError(absl::StrCat("not a move: ", word));
    }
    const spec::Color color = word[0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite;
    if (word.substr(2) == "pass") {
      moves.push_back(spec::Pass(color));
      continue;
    }
    ASSIGN_OR_RETURN(const auto at, spec::ParsePoint(word.substr(2), size));
    moves.push_back({color, at});
  }
  if (moves.empty()) return absl::InvalidArgumentError("there are no moves");
  return moves;
}

struct Section {
  std::string name;
  std::string words;
  std::string console;
};

std::vector<Section> SectionsOf(std::string_view catalogue) {
  std::vector<Section> sections;
  bool in_console = false;
  for (const std::string& line :
       std::vector<std::string>(absl::StrSplit(std::string(catalogue), '\n'))) {
    if (absl::StartsWith(line, "```")) {
      in_console = !in_console;
    } else if (!in_console && absl::StartsWith(line, "## ")) {
      sections.push_back({std::string(line.substr(3)), "", ""});
    } else if (!sections.empty()) {
      absl::StrAppend(in_console ? &sections.back().console : &sections.back().words, line, "\n");
    }
  }
  return sections;
}

absl::StatusOr<answers::Course> CourseOf(const Section& section) {
  std::vector<std::string> rows;
  std::string moves;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(section.console, '\n'))) {
    const std::vector<std::string> words = absl::StrSplit(line, ' ', absl::SkipEmpty());
    // Only the first cycle.
    if (!moves.empty()) break;
    if (words.size() >= 2 && words[0] == "moves:") moves = line.substr(line.find(':') + 1);
    const bool numbered = words.size() >= 3 && words.front() == words.back() &&
                          absl::ascii_isdigit(static_cast<unsigned char>(words.front()[0]));
    if (!numbered) continue;
    std::string row;
    for (size_t i = 1; i + 1 < words.size(); ++i) row += words[i];
    // A row of numbers may also begin and end alike.
    if (row.find_first_not_of("XO.") == std::string::npos) rows.push_back(row);
  }
  if (rows.empty()) return Odd(section.name, "there is no diagram");
  auto position = spec::Position::FromRows(rows);
  if (!position.ok()) return Odd(section.name, std::string(position.status().message()));
  auto read = ReadMoves(moves, position->size());
  if (!read.ok()) return Odd(section.name, std::string(read.status().message()));
  const spec::Color first = read->front().player;
  return answers::Course{*std::move(position), first, *std::move(read), enumerate::kCycleRounds};
}

// Text between backquotes is code.
std::string WithCode(std::string_view text) {
  std::string html;
  bool code = false;
  for (const std::string& part : std::vector<std::string>(absl::StrSplit(std::string(text), '`'))) {
    absl::StrAppend(&html, code ? "<code>" : "", HtmlText(part), code ? "</code>" : "");
    code = !code;
  }
  return html;
}

std::string Paragraphs(std::string_view words) {
  std::string html;
  for (const std::string& part : std::vector<std::string>(
           absl::StrSplit(std::string(words), "\n\n", absl::SkipWhitespace()))) {
    absl::StrAppend(&html, "<p>", WithCode(std::string(absl::StripAsciiWhitespace(part))),
                    "</p>\n");
  }
  return html;
}

// The type of a cycle, and a named position (the number before its id's first hyphen) that looks
// more like a game than the smallest example.
constexpr std::pair<std::string_view, std::string_view> kInGames[] = {
    {"simple-ko", "04"},      {"eternal-life", "20"},   {"triple-ko", "40"},
    {"quadruple-ko", "38"},   {"round-robin-ko", "29"}, {"sending-two-returning-one", "09"},
    {"molasses-ko", "33"},    {"self-removal", "51"},   {"double-ko-exchange", "42"},
    {"take-pass-pass", "55"}, {"pinwheel", "61"},       {"six-ply-2x2", "62"}};

// Null if there is none, or these cases lack it.
const formats::Case* InAGame(std::string_view type, const std::vector<formats::CaseLine>& cases) {
  for (const auto& [name, number] : kInGames) {
    if (name != type) continue;
    for (const formats::CaseLine& line : cases) {
      if (line.value.id.substr(0, line.value.id.find('-')) == number) return &line.value;
    }
  }
  return nullptr;
}

std::string Thumb(const spec::Position& position) {
  return absl::StrCat("<span class=\"thumb\"><pre>", absl::StrJoin(position.ToRows(), "\n"),
                      "</pre></span>");
}

}  // namespace

absl::Status AddCycles(std::string_view catalogue, const std::vector<formats::CaseLine>& cases,
                       Site& site) {
  std::string list;
  for (const Section& section : SectionsOf(catalogue)) {
    if (section.console.empty()) continue;
    ASSIGN_OR_RETURN(const auto course, CourseOf(section));
    answers::Course shown = course;
    shown.rounds = 2;
    StoryPage page{absl::StrCat("cycle/", section.name, ".html"),
                   TitleOf(section.name),
                   Paragraphs(section.words),
                   {},
                   ""};
    page.stories.push_back(
        answers::StoryOf("no ko rule", shown, *spec::ParseRuleSet("basic-only,hot=none")));
    for (const spec::RuleSet& rules : spec::Presets()) {
      page.stories.push_back(answers::StoryOf(spec::RuleSetName(rules), shown, rules));
    }
    page.after = absl::StrCat(RefusalTable(course),
                              "<details><summary>The text of the catalogue</summary><pre>",
                              HtmlText(section.console), "</pre></details>\n");
    const formats::Case* const game = InAGame(section.name, cases);
    if (game != nullptr) {
      absl::StrAppend(&page.about,
                      "<p class=\"soft\">This is the smallest example. <a "
                      "href=\"../position/",
                      HtmlText(game->id.substr(0, game->id.find('/'))),
                      ".html\">One that looks like a game</a></p>\n");
    }
    RETURN_IF_ERROR(AddStoryPage(page, site));
    absl::StrAppend(&list, "<li><a href=\"", page.path, "\"><span class=\"thumbs\">",
                    Thumb(course.setup), game == nullptr ? "" : Thumb(game->setup), "</span><span>",
                    HtmlText(page.title), "</span></a></li>\n");
  }
  if (list.empty()) return Odd("-", "there is no section with a cycle");
  return site.AddPage({"cycles.html",
                       "Ways to go round",
                       absl::StrCat("<h1>Ways to go round</h1>\n"
                                    "<p>The named ways in which a position can repeat, each with "
                                    "its smallest example and one that looks like a game.</p>\n"
                                    "<ul class=\"gallery wide\">\n",
                                    list, "</ul>\n"),
                       {"board.js"}});
}

absl::Status AddEndless(Progress& progress, Site& site) {
  constexpr size_t kPliesShown = 120;
  StoryPage page{"endless.html", "Endless games", "", {}, ""};
  page.about =
      "<p>The rule against recycling, read word for word (<code>cycle=square</code>), forbids a "
      "sequence of situations only directly after itself. This does not end the game: three cycles "
      "through one situation, in the order of a word without squares (abcacbabcbac...), are never "
      "forbidden. Here are the first 120 plies of such games, each accepted by the checker of "
      "certificates:</p>\n";
  for (const char* const board : {"3x1", "2x2", "3x2"}) {
    for (const char* const text :
         {"basic-only,cycle=square", "basic-only,hot=none,cycle=square,self_removal=none"}) {
      const spec::RuleSet rules = *spec::ParseRuleSet(text);
      ASSIGN_OR_RETURN(const auto endless,
                       enumerate::BuildEndless(rules, *spec::ParseBoardSize(board), &progress));
      if (!endless.has_value()) continue;
      answers::Course course{endless->setup, endless->to_move, {}, 1};
      spec::Color player = course.to_move;
      for (const auto& at : enumerate::EndlessMoves(*endless, kPliesShown)) {
        course.moves.push_back({player, at});
        player = spec::Opponent(player);
      }
      page.stories.push_back(answers::StoryOf(absl::StrCat(board, ", ", text), course, rules));
    }
  }
  if (page.stories.empty())
    return absl::InternalError("no endless game was found, although some exist");
  page.after =
      "<p><code>hotstone endless</code> makes such games of any length; "
      "docs/explanation/termination.md contains the proof.</p>\n";
  return AddStoryPage(page, site);
}

}  // namespace hotstone::cli
