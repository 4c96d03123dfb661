// A page of stories is a board that atlas/board.js draws and plays through, and below it the ruling
// of each rule set. Without scripts the first position is shown as text.
//
// For example position 01-single-ko-smallest-board has a cycle of two plies. Its stories are that
// cycle, played twice or until a move is refused, without ko rules and under each preset; its table
// says that the second ply is refused under basic-only by ING96-G508, and never by
// basic-only,hot=none.
#include "cli/atlas/story_pages.h"

#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "enumerate/cycles/cycle_readings.h"
#include "spec/rules/readings.h"

namespace hotstone::cli {
namespace {

constexpr int kRoundsShown = 2;

// A placeholder where a script will draw.
std::string Picture(const spec::Position& position) {
  return absl::StrCat("<pre>", absl::StrJoin(position.ToRows(), "\n"), "</pre>");
}

std::vector<spec::RuleSet> AllRuleSets() {
  std::vector<spec::RuleSet> all = spec::Presets();
  for (const std::string_view reading : spec::Readings())
    all.push_back(*spec::ParseRuleSet(reading));
  return all;
}

// The stories of a course: without ko rules, then under each preset.
std::vector<answers::Shown> StoriesOf(const answers::Course& course, const std::string& what) {
  std::vector<answers::Shown> stories;
  const spec::RuleSet no_ko = *spec::ParseRuleSet("basic-only,hot=none");
  stories.push_back(answers::StoryOf(absl::StrCat(what, ", no ko rule"), course, no_ko));
  for (const spec::RuleSet& rules : spec::Presets()) {
    stories.push_back(
        answers::StoryOf(absl::StrCat(what, ", ", spec::RuleSetName(rules)), course, rules));
  }
  return stories;
}

// The moves of a case up to the first that is invalid, or is refused by its expectation.
std::vector<spec::Move> MovesOf(const formats::Case& c) {
  std::vector<spec::Move> moves;
  for (const formats::CaseEntry& entry : c.moves) {
    if (!entry.dead.has_value()) moves.push_back(entry.move);
  }
  return moves;
}

answers::Course CourseOf(const formats::Case& c, int rounds) {
  return {c.setup, c.to_move, MovesOf(c), rounds};
}

std::string ListEntry(const std::string& path, const std::string& title,
                      const spec::Position& position, const std::string& words) {
  return absl::StrCat("<li data-words=\"", HtmlText(words), "\"><a href=\"", HtmlText(path),
                      "\"><span class=\"thumb\">", Picture(position), "</span><span>",
                      HtmlText(title), "</span></a></li>\n");
}

constexpr char kFilter[] =
    "<p><label>Show only <input type=\"search\" class=\"list-filter\" placeholder=\"ko, seki, 5x5 "
    "...\"></label></p>\n";

std::vector<std::string> StoryScripts() { return {"board.js", "player.js"}; }

// "Single ko, smallest board" of "single ko, smallest board".
std::string Capital(std::string text) {
  if (!text.empty()) text[0] = absl::ascii_toupper(static_cast<unsigned char>(text[0]));
  return text;
}

}  // namespace

absl::Status AddStoryPage(const StoryPage& page, Site& site) {
  std::vector<std::string> stories;
  for (const answers::Shown& story : page.stories) stories.push_back(ToJson(story));
  return site.AddPage(
      {page.path, page.title,
       absl::StrCat("<h1>", HtmlText(page.title), "</h1>\n", page.about,
                    "<div class=\"player\"></div>\n<script type=\"application/json\" "
                    "class=\"stories\">[",
                    JsonInScript(absl::StrJoin(stories, ",\n")), "]</script>\n", page.after),
       StoryScripts(), page.words});
}

std::string RefusalTable(const answers::Course& course) {
  std::string html = absl::StrCat(
      "<h2>What each rule set refuses</h2>\n<p>The moves are played ",
      course.rounds > 1 ? absl::StrCat("again and again, up to ", course.rounds, " times") : "once",
      ", and this is the first refusal.</p>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      "aria-label=\"Refusals\"><table "
      "class=\"stack\"><thead><tr><th>rules</th><th>verdict</th><th>move</"
      "th><th>clause</th><th>why</th></tr></thead><tbody>\n");
  for (const spec::RuleSet& rules : AllRuleSets()) {
    const auto refusal = answers::FirstRefusal(course, rules);
    absl::StrAppend(&html, "<tr><td>", HtmlText(spec::RuleSetName(rules)), "</td>");
    if (!refusal.has_value()) {
      absl::StrAppend(&html, "<td class=\"good\">all legal</td><td></td><td></td><td></td></tr>\n");
      continue;
    }
    absl::StrAppend(&html,
                    refusal->ruling.why == spec::Illegality::kGameOver
                        ? "<td>game over</td><td>"
                        : "<td class=\"bad\">refused</td><td>",
                    course.rounds > 1 ? absl::StrCat("round ", refusal->round, ", ") : "", "ply ",
                    refusal->ply, ": ", spec::ColorName(refusal->move.player), " ");
    absl::StrAppend(&html, spec::MoveName(refusal->move), "</td><td>", refusal->clause, "</td><td>",
                    HtmlText(spec::RulingSentence(refusal->ruling, rules)), "</td></tr>\n");
  }
  return html + "</tbody></table></div>\n";
}

absl::Status AddPositions(const std::vector<formats::CaseLine>& cases, Progress& progress,
                          Site& site) {
  // The cases of a position share the part of their ids before the slash.
  std::map<std::string, std::vector<const formats::Case*>> positions;
  for (const formats::CaseLine& line : cases) {
    positions[line.value.id.substr(0, line.value.id.find('/'))].push_back(&line.value);
  }
  std::string list;
  uint64_t done = 0;
  for (const auto& [name, group] : positions) {
    if (!progress.Report("positions", done++, positions.size()))
      return absl::CancelledError("interrupted; the atlas is incomplete");
    const formats::Case& first = *group.front();
    const std::vector<std::string> source = absl::StrSplit(first.source, absl::MaxSplits(';', 1));
    const std::string title = Capital(source[0]);
    const std::string size = first.setup.size().ToString();
    StoryPage page{
        absl::StrCat("position/", name, ".html"),
        title,
        "",
        {},
        "",
        absl::StrCat(size, source.size() > 1 ? "," : "", source.size() > 1 ? source[1] : "")};
    absl::StrAppend(&page.about, "<p>Position ", name.substr(0, name.find('-')), ", ", size, ", ",
                    spec::ColorName(first.to_move), " to move.",
                    source.size() > 1 ? absl::StrCat(" Source:", HtmlText(source[1]), ".") : "",
                    "</p>\n");
    std::optional<answers::Course> asked;
    for (const formats::Case* c : group) {
      const std::string what = c->id.substr(c->id.find('/') + 1);
      if (what == "cycle") {
        asked = CourseOf(*c, enumerate::kCycleRounds);
        for (answers::Shown& story : StoriesOf(CourseOf(*c, kRoundsShown), "the cycle"))
          page.stories.push_back(std::move(story));
      } else if (absl::StartsWith(what, "line") || what == "no-self-removal") {
        const answers::Course line = CourseOf(*c, 1);
        if (!asked.has_value()) asked = line;
        page.stories.push_back(answers::StoryOf(what, line, c->rules));
      }
    }
    if (page.stories.empty())
      page.stories.push_back(answers::StoryOf("the position", CourseOf(first, 1), first.rules));
    page.after =
        asked.has_value()
            ? RefusalTable(*asked)
            : "<p>No line of play is recorded for this position, so nothing was asked.</p>\n";
    RETURN_IF_ERROR(AddStoryPage(page, site));
    absl::StrAppend(
        &list, ListEntry(page.path, title, first.setup, absl::StrCat(name, " ", title, " ", size)));
  }
  return site.AddPage(
      {"positions.html", "Named positions",
       absl::StrCat(
           "<h1>Named positions</h1>\n<p>", positions.size(),
           " positions of corpus/named: the captions of the Ing texts and the known types of ko. "
           "Each can be played through under every preset.</p>\n",
           kFilter, "<ul class=\"gallery\">\n", list, "</ul>\n"),
       StoryScripts()});
}

absl::Status AddExamples(const std::vector<formats::CaseLine>& cases, Site& site) {
  std::map<std::string, std::vector<const formats::Case*>> examples;
  for (const formats::CaseLine& line : cases) {
    examples[line.value.id.substr(0, line.value.id.find('/'))].push_back(&line.value);
  }
  std::string list;
  for (const auto& [name, group] : examples) {
    StoryPage page{
        absl::StrCat("example/", name, ".html"), TitleOf(name), "", {}, "", group.front()->source};
    page.about = absl::StrCat("<p>", HtmlText(group.front()->source), "</p>\n");
    for (const formats::Case* c : group) {
      const std::string line = TitleOf(c->id.substr(c->id.find('/') + 1));
      page.stories.push_back(answers::StoryOf(line, CourseOf(*c, 1), c->rules));
      absl::StrAppend(&page.after, "<h2>", HtmlText(line), "</h2>\n",
                      RefusalTable(CourseOf(*c, 1)));
    }
    // If the lines are the same, the table of the first line of play is enough.
    const size_t second = page.after.find("<h2>", page.after.find("</table>"));
    if (second != std::string::npos) page.after.erase(second);
    RETURN_IF_ERROR(AddStoryPage(page, site));
    absl::StrAppend(&list, ListEntry(page.path, page.title, group.front()->setup,
                                     absl::StrCat(name, " ", group.front()->source)));
  }
  return site.AddPage(
      {"examples.html", "Examples of the texts",
       absl::StrCat("<h1>Examples of the texts</h1>\n<p>The Ing texts' own examples, played out to "
                    "show what the texts say happens. The lines of play were chosen by hand.</p>\n",
                    kFilter, "<ul class=\"gallery\">\n", list, "</ul>\n"),
       StoryScripts()});
}

absl::Status AddReadings(Site& site) {
  std::string html =
      "<h1>Rule sets and readings</h1>\n<p>First the presets, then each reading of a single "
      "clause. A reading is described by the keys that differ from <code>basic-only</code>.</p>\n";
  for (const spec::RuleSet& rules : AllRuleSets()) {
    absl::StrAppend(&html, "<details><summary><code>", HtmlText(spec::RuleSetName(rules)),
                    "</code></summary><table><tbody>\n");
    for (const auto& [key, value] : spec::RuleKeys(rules)) {
      absl::StrAppend(&html, "<tr><th scope=\"row\">", key, "</th><td>", HtmlText(value),
                      "</td></tr>\n");
    }
    html += "</tbody></table></details>\n";
  }
  return site.AddPage({"readings.html", "Rule sets and readings", html, {}});
}

}  // namespace hotstone::cli
