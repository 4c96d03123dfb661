// The words of both pages are in atlas/index.html and atlas/pages.html; this file adds what the
// program makes: the game that plays itself, judged by the law, and the links that depend on the
// copy.
#include "cli/atlas/front_page.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/status_macros.h"
#include "cli/atlas/front_game.h"
#include "cli/atlas/judge_page.h"
#include "cli/atlas/life_page.h"

namespace hotstone::cli {
namespace {

std::string MissingList(const std::vector<std::string>& missing) {
  if (missing.empty()) return "";
  std::string html = "<h2>Not in this copy</h2>\n<ul>\n";
  for (const std::string& path : missing)
    absl::StrAppend(&html, "<li><code>", HtmlText(path), "</code></li>\n");
  return html + "</ul>\n";
}

// The largest board that is solved, if its book is here.
std::string SolvedCard(const std::vector<BookPage>& books) {
  const auto solved = [](const BookPage& book) { return book.name == "5x5"; };
  if (std::none_of(books.begin(), books.end(), solved)) return "";
  return "<li><a href=\"book-5x5.html\"><strong>5x5, solved</strong><span>Black takes the whole "
         "board. See how, against every answer.</span></a></li>\n";
}

void AddNew(const std::vector<std::string>& more, std::vector<std::string>& scripts) {
  for (const std::string& script : more) {
    if (std::find(scripts.begin(), scripts.end(), script) == scripts.end())
      scripts.push_back(script);
  }
}

}  // namespace

absl::Status AddFrontPages(const std::vector<std::string>& boards,
                           const std::vector<BookPage>& books,
                           const std::vector<std::string>& missing, bool has_law, Site& site) {
  RETURN_IF_ERROR(site.AddPage({"pages.html",
                                "All pages",
                                absl::StrReplaceAll(std::string(EmbeddedText("pages.html")),
                                                    {{"{{books}}", BookLinks(books)}}),
                                {},
                                "Everything that the atlas has."}));
  const Page opening = LifeOpening(boards);
  Page page{"index.html",
            "May White take back at once?",
            absl::StrReplaceAll(std::string(EmbeddedText("index.html")),
                                {{"{{rows}}", FrontRows()},
                                 {"{{story}}", JsonInScript(FrontStory())},
                                 {"{{opening}}", opening.body},
                                 {"{{solved}}", SolvedCard(books)},
                                 {"{{missing}}", MissingList(missing)}}),
            {"board.js", "player.js", "front.js"},
            "Ing's ko rules, checked: do they keep their promises?"};
  AddNew(opening.scripts, page.scripts);
  if (has_law) AddNew(JudgeScripts(), page.scripts);
  return site.AddPage(page);
}

}  // namespace hotstone::cli
