// Plan: CheckCaptions looks at the names first. For each caption AddCaptions makes a page with its
// picture and text, and AddVerdicts asks the judge under each rule set, at most `nodes` a search;
// AddStrategy adds a game for an accepted strategy.
//
// For example the page of Q5 has a seki, its statements under ing-1996, each true, false or open,
// and beside a true one the strategy to play against.
#include "cli/atlas/caption_pages.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/captions/caption_answer.h"
#include "answers/captions/strategy_game.h"
#include "answers/shown/judge_link.h"
#include "base/status_macros.h"
#include "certify/strategy.h"
#include "certify/verdict.h"
#include "formats/json_line.h"
#include "search/decide/caption_judge.h"
#include "spec/captions/caption.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

using certify::VerdictKind;
using search::ShownStrategy;
using search::StatementVerdict;
using spec::Caption;

// A caption's page under construction.
struct CaptionPage {
  std::string name;  // "Q5", "Q5.2" for its second position
  std::string body;
  std::vector<formats::JsonLine> games;  // name, rules, file
  int verdicts = 0;
};

const char* ClassOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kHolds:
      return "good";
    case VerdictKind::kFails:
      return "bad";
    case VerdictKind::kCounted:
    case VerdictKind::kUnknown:
      return "soft";
  }
  std::abort();  // not an enumerator
}

// Writes the strategy as a file if it is within the limit; returns the text about it.
absl::StatusOr<std::string> AddStrategy(const CaptionLimits& limits, const spec::RuleSet& rules,
                                        const Caption& caption, size_t statement,
                                        const ShownStrategy& shown, CaptionPage& page, Site& site) {
  const std::string claim = answers::ShortClaim(shown.claim);
  auto game = answers::StrategyGameOf(*shown.strategy, limits.situations);
  if (game.status().code() == absl::StatusCode::kResourceExhausted) {
    return absl::StrCat(claim, " (too large to play here: ", shown.steps, " steps, ",
                        shown.positions, " positions)");
  }
  if (!game.ok()) return game.status();
  const std::string stem = answers::StrategyFileName(rules, caption, statement, *shown.strategy);
  const std::string file = absl::StrCat("strategy/", stem.substr(0, stem.rfind('.')), ".js");
  formats::JsonLine line;
  line.Set("name", claim).Set("rules", spec::RuleSetName(rules)).Set("file", file);
  page.games.push_back(std::move(line));
  RETURN_IF_ERROR(site.Add(file, absl::StrCat("atlasStrategy(", ToJson(Describe(*game)), ");\n")));
  return claim;
}

// A row for each statement, and the strategies for it.
absl::Status AddVerdicts(const CaptionLimits& limits, const spec::RuleSet& rules,
                         const Caption& caption, Progress* progress, CaptionPage& page,
                         Site& site) {
  ASSIGN_OR_RETURN(auto judge,
                   search::CaptionJudge::Create(rules, caption, {limits.nodes}, progress));
  absl::StrAppend(&page.body, "<h2>Under <code>", HtmlText(spec::RuleSetName(rules)),
                  "</code></h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
                  "aria-label=\"Statements under ",
                  HtmlText(spec::RuleSetName(rules)),
                  "\"><table class=\"stack\"><thead><tr><th>the caption "
                  "says</th><th>in our "
                  "terms</th><th>verdict</th><th>shown by</th></tr></thead><tbody>\n");
  for (size_t i = 0; i < caption.statements.size(); ++i) {
    const spec::Statement& statement = caption.statements[i];
    ASSIGN_OR_RETURN(const auto verdict, judge.Decide(statement));
    if (progress != nullptr && !progress->Report("captions", 0, 0)) {
      return absl::CancelledError("interrupted; the atlas is incomplete");
    }
    std::vector<std::string> shown;  // in HTML
    if (verdict.kind == VerdictKind::kUnknown) {
      shown.push_back(absl::StrCat("not decided within ", limits.nodes, " search steps"));
    }
    if (!verdict.remark.empty()) shown.push_back(HtmlText(verdict.remark));
    if (!verdict.moves.empty()) {
      const std::vector<std::string> moves = spec::PlayersAndMoves(verdict.moves);
      const std::string fragment =
          answers::JudgeFragment(rules, *spec::ParseCaptionPosition(caption.position),
                                 verdict.moves[0].player, verdict.moves);
      shown.push_back(absl::StrCat("{{law}}<a href=\"../judge.html#", HtmlText(fragment),
                                   "\">{{/law}}", HtmlText(absl::StrJoin(moves, " ")),
                                   "{{law}}</a>{{/law}}"));
    }
    for (const ShownStrategy& one : verdict.strategies) {
      ASSIGN_OR_RETURN(auto said, AddStrategy(limits, rules, caption, i + 1, one, page, site));
      shown.push_back(HtmlText(said));
    }
    absl::StrAppend(&page.body, "<tr><td>", HtmlText(statement.says), "</td><td>",
                    HtmlText(answers::StatementName(statement)), "</td><td class=\"",
                    ClassOf(verdict.kind), "\">", certify::VerdictName(verdict.kind), "</td><td>",
                    absl::StrJoin(shown, "<br>"), "</td></tr>\n");
    ++page.verdicts;
  }
  absl::StrAppend(&page.body, "</tbody></table></div>\n");
  return absl::OkStatus();
}

absl::Status AddCaptionPage(const CaptionLimits& limits, const Caption& caption, Progress* progress,
                            CaptionPage& page, Site& site) {
  ASSIGN_OR_RETURN(const auto position, spec::ParseCaptionPosition(caption.position));
  const std::string rows = absl::StrJoin(position.ToRows(), "\n");
  page.body = absl::StrCat("<h1>", HtmlText(caption.id), ": ", HtmlText(caption.title),
                           "</h1>\n<p>", HtmlText(caption.clause), "; the position is ",
                           caption.sure == "analogue" ? "an analogue" : HtmlText(caption.sure),
                           ".</p>\n<figure class=\"board still\"><pre>", rows, "</pre></figure>\n",
                           "<div class=\"strategies\"></div>\n");
  for (const std::string& name : limits.rules) {
    ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(name));
    RETURN_IF_ERROR(AddVerdicts(limits, rules, caption, progress, page, site));
  }
  std::vector<std::string> games;
  for (const formats::JsonLine& game : page.games) games.push_back(game.ToString());
  absl::StrAppend(&page.body, "<script type=\"application/json\" class=\"games\">[",
                  JsonInScript(absl::StrJoin(games, ",\n")), "]</script>\n");
  return site.AddPage({absl::StrCat("caption/", page.name, ".html"),
                       absl::StrCat(std::string(caption.id), ": ", std::string(caption.title)),
                       page.body,
                       {"board.js", "strategies.js"}});
}

}  // namespace

absl::Status CheckCaptions(const CaptionLimits& limits) {
  for (const std::string& id : limits.only) {
    const auto has = [&](const Caption& caption) { return caption.id == id; };
    if (std::any_of(spec::Captions().begin(), spec::Captions().end(), has)) continue;
    return absl::InvalidArgumentError(absl::StrCat(
        "--captions ", id, ": no such caption; hotstone captions --rules ing-1996 lists them"));
  }
  return absl::OkStatus();
}

absl::Status AddCaptions(const CaptionLimits& limits, Progress* progress, Site& site) {
  std::map<std::string_view, int> places;
  std::string list;
  size_t games = 0;
  int captions = 0;
  for (const Caption& caption : spec::Captions()) {
    const int place = ++places[caption.id];
    const bool wanted = limits.only.empty() || std::find(limits.only.begin(), limits.only.end(),
                                                         caption.id) != limits.only.end();
    if (!wanted) continue;
    const std::string title =
        absl::StrCat(std::string(caption.id), " ", std::string(caption.title));
    if (caption.position.empty()) {
      absl::StrAppend(&list, "<li data-words=\"", HtmlText(title), "\"><span>", HtmlText(title),
                      ": the diagram is lost, and no other position replaces it</span></li>\n");
      continue;
    }
    CaptionPage page{
        absl::StrCat(std::string(caption.id), place > 1 ? absl::StrCat(".", place) : ""),
        "",
        {},
        0};
    RETURN_IF_ERROR(AddCaptionPage(limits, caption, progress, page, site));
    games += page.games.size();
    ++captions;
    const std::string rows =
        absl::StrJoin(spec::ParseCaptionPosition(caption.position)->ToRows(), "\n");
    absl::StrAppend(&list, "<li data-words=\"", HtmlText(title),
                    page.games.empty() ? "" : " strategy", "\"><a href=\"caption/", page.name,
                    ".html\"><span class=\"thumb\"><pre>", rows, "</pre></span><span>",
                    HtmlText(title));
    if (!page.games.empty()) absl::StrAppend(&list, " (", page.games.size(), " to play against)");
    absl::StrAppend(&list, "</span></a></li>\n");
  }
  return site.AddPage(
      {"captions.html",
       "Captions",
       absl::StrCat(
           "<h1>Captions of the texts</h1>\n<p>The statements of the Ing texts about ", captions,
           " positions, decided under ", absl::StrJoin(limits.rules, " and "), ", with ", games,
           " strategies to play against. A search found each strategy, and the checker of "
           "certificates, which tries every play of the opponent, accepted it. Statements not "
           "decided within ",
           limits.nodes,
           " search steps are left open here; <code>hotstone captions</code> searches "
           "further.</p>\n"
           "<p><label>Show only <input type=\"search\" class=\"list-filter\" placeholder=\"seki, "
           "strategy ...\"></label></p>\n"
           "<ul class=\"gallery\">\n",
           list, "</ul>\n"),
       {"board.js"}});
}

}  // namespace hotstone::cli
