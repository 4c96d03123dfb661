#include "cli/atlas/data_pages.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "cli/atlas/conformance_pages.h"

namespace hotstone::cli {
namespace {

struct Table {
  const char* name;
  const char* path;  // below the project's root
  const char* kind;  // how tables.js reads it: tsv, markdown, jsonl
  const char* title;
  const char* about;
  const char* columns;  // column heads, separated by |; for tsv
};

constexpr Table kTables[] = {
    {"verdicts", "answers/verdicts/expected_verdicts.tsv", "tsv", "Verdicts",
     "The verdicts of hotstone verify on each claim, board by board, by exhaustive search.",
     "board|rules|claim|verdict|figure"},
    {"measured", "docs/results/measured.tsv", "tsv", "Measurements",
     "Figures for boards and rule sets: positions, intervals of the empty board, undetermined "
     "positions, graphs.",
     "board|rules|quantity|value"},
    {"decided", "docs/results/decided.tsv", "tsv", "Rules that decide long cycles",
     "Intervals, draws and positions without a result.", "board|rules|quantity|numbers"},
    {"proofs", "docs/results/proofs.tsv", "tsv", "Obligations and proofs",
     "What the solvers were asked, how far they got, and the results.",
     "obligation|reach|instance|verdict|build s|solve s|work|not vacuous|mutants|second solver|SAT "
     "proof|statement"},
    {"law", "docs/reference/law.md", "markdown", "The law, side by side",
     "Each clause in force: the lines of its text, its code in spec/, its definition in Coq, its "
     "tests and cases, and the verdicts about it.",
     ""},
    {"captions", "docs/results/captions.txt", "markdown", "Captions of the texts",
     "What the captions of the Ing texts claim about their positions, under each preset. The pages "
     "of the captions have strategies to play against.",
     ""},
    {"conformance", "docs/results/conformance/runs.tsv", "tsv", "Conformance runs",
     "The programs tested, their flags, and the rules they were judged by.",
     "engine|command|rules|score|cases"},
    {"conform-besogo", "docs/results/conformance/results/besogo.jsonl", "jsonl",
     "Conformance: BesoGo", "", ""},
    {"conform-gnugo", "docs/results/conformance/results/gnugo.jsonl", "jsonl",
     "Conformance: GNU Go", "", ""},
    {"conform-go-game", "docs/results/conformance/results/go-game.jsonl", "jsonl",
     "Conformance: go-game", "", ""},
    {"conform-goban", "docs/results/conformance/results/goban.jsonl", "jsonl", "Conformance: goban",
     "", ""},
    {"conform-goboard", "docs/results/conformance/results/goboard.jsonl", "jsonl",
     "Conformance: goboard", "", ""},
    {"conform-godash", "docs/results/conformance/results/godash.jsonl", "jsonl",
     "Conformance: godash", "", ""},
    {"conform-sabaki", "docs/results/conformance/results/sabaki.jsonl", "jsonl",
     "Conformance: Sabaki's go-board", "", ""},
    {"conform-tenuki", "docs/results/conformance/results/tenuki.jsonl", "jsonl",
     "Conformance: tenuki", "", ""},
    {"conform-weiqi", "docs/results/conformance/results/weiqi.jsonl", "jsonl",
     "Conformance: weiqi.js", "", ""},
    {"conform-wgo", "docs/results/conformance/results/wgo.jsonl", "jsonl", "Conformance: WGo", "",
     ""},
};

// The prefix of the names of conformance reports.
constexpr char kReport[] = "conform-";

}  // namespace

absl::Status AddTables(const std::string& root, std::vector<std::string>& missing, Site& site) {
  std::string list;
  for (const Table& table : kTables) {
    const auto text = ReadWholeFile(absl::StrCat(root, "/", table.path));
    if (!text.ok()) {
      missing.push_back(table.path);
      absl::StrAppend(&list, "<li>", table.title, ": not in this copy (", table.path,
                      " was missing)</li>\n");
      continue;
    }
    const std::string script = absl::StrCat("table/", table.name, ".js");
    RETURN_IF_ERROR(site.Add(script, DataScript(table.name, *text)));
    RETURN_IF_ERROR(site.AddPage(
        {absl::StrCat("table/", table.name, ".html"),
         table.title,
         absl::StrCat("<h1>", HtmlText(table.title), "</h1>\n<p>", HtmlText(table.about),
                      " File: <code>", table.path, "</code></p>\n<div class=\"table\" data-name=\"",
                      table.name, "\" data-kind=\"", table.kind, "\" data-columns=\"",
                      HtmlText(table.columns), "\"><p>This table needs scripts.</p></div>\n"),
         {"board.js", "tables.js", script}}));
    std::string page = absl::StrCat("table/", table.name);
    if (absl::StartsWith(table.name, kReport)) {
      const std::string name = std::string(table.name).substr(std::string_view(kReport).size());
      RETURN_IF_ERROR(AddConformancePage(name, table.path, *text, site));
      page = absl::StrCat("conformance/", name);
    }
    absl::StrAppend(&list, "<li><a href=\"", page, ".html\">", HtmlText(table.title), "</a> ",
                    HtmlText(table.about), "</li>\n");
  }
  return site.AddPage({"tables.html",
                       "Tables and reports",
                       absl::StrCat("<h1>Tables and reports</h1>\n"
                                    "<p>Files of the project from the time when this atlas was "
                                    "made; every table can be filtered.</p>\n"
                                    "<ul>\n",
                                    list, "</ul>\n"),
                       {}});
}

}  // namespace hotstone::cli
