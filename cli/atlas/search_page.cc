#include "cli/atlas/search_page.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "claims/claim_table.h"
#include "formats/json_line.h"
#include "spec/clauses/clauses.h"

namespace hotstone::cli {
namespace {

// Clauses and claims are rows of tables, which a link filters.
void AddRows(Site& site) {
  for (const spec::Clause& clause : spec::Clauses()) {
    if (clause.status != spec::ClauseStatus::kRendered) continue;
    site.AddSearch({"clause", std::string(clause.id),
                    absl::StrCat("table/law.html#clause=", std::string(clause.id)),
                    std::string(clause.words)});
  }
  for (const claims::Claim& claim : claims::Claims()) {
    site.AddSearch({"claim", claim.name, absl::StrCat("table/verdicts.html#claim=", claim.name),
                    claim.sentence});
  }
}

}  // namespace

absl::Status AddSearchPage(Site& site) {
  AddRows(site);
  std::vector<std::string> lines;
  for (const SearchEntry& entry : site.search_entries()) {
    formats::JsonLine line;
    line.Set("kind", entry.kind).Set("title", entry.title);
    line.Set("address", entry.address).Set("words", entry.words);
    lines.push_back(JsonInScript(line.ToString()));
  }
  RETURN_IF_ERROR(site.Add("search-index.js",
                           absl::StrCat("atlasSearch([\n", absl::StrJoin(lines, ",\n"), "]);\n")));
  return site.AddPage(
      {"search.html",
       "Search",
       "<h1>Search</h1>\n"
       "<p><label for=\"search\">Positions, clauses, claims and pages</label></p>\n"
       "<p><input id=\"search\" type=\"search\" size=\"40\" placeholder=\"triple ko, G508, "
       "terminates ...\"></p>\n"
       "<p id=\"wrong-link\" class=\"bad\" role=\"alert\"></p>\n"
       "<p id=\"count\" class=\"soft\" aria-live=\"polite\">This page needs scripts.</p>\n"
       "<ol id=\"found\" class=\"found\"></ol>\n",
       {"board.js", "search.js", "search-index.js"},
       "Find positions, clauses and claims by a word."});
}

}  // namespace hotstone::cli
