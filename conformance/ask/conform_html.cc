// The report as one self-contained page of HTML: no script, no other file.
#include <limits>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "conformance/ask/conform_report.h"
#include "conformance/ask/conform_words.h"
#include "conformance/ask/gtp_reply.h"
#include "formats/board_svg.h"

namespace hotstone::conformance {
namespace {

constexpr char kStyle[] =
    "body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 "
    "1rem;color:#222;"
    "background:#fff}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.15rem "
    ".8rem;text-align:right;"
    "border-bottom:1px solid "
    "#ddd}th:first-child,td:first-child{text-align:left}pre{background:#f6f3ea;padding:.6rem;"
    "overflow-x:auto;line-height:1.2}.bad{color:#a00;font-weight:600}details{margin:.5rem 0 "
    "1rem}summary{cursor:pointer}"
    "code{background:#f3f3f3;padding:0 .2rem;overflow-wrap:anywhere}"
    ".boards{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;max-width:100%}svg{max-width:100%"
    ";height:"
    "auto}"
    "figcaption,.small{font-size:.85rem}"
    "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}pre{background:#26241e}"
    "code{background:#2a2a2a}th,td{border-color:#444}.bad{color:#f77}}";

std::string Shown(const std::string& text) { return formats::EscapeMarkup(OneLine(text, 400)); }
std::string Code(const std::string& text) { return absl::StrCat("<code>", Shown(text), "</code>"); }

void AddRow(std::string& html, const std::string& name, const ConformCount& count) {
  absl::StrAppend(&html, "<tr><td>", Shown(name), "</td><td>", count.asked(), "</td><td>",
                  count.agree, count.disagree > 0 ? "</td><td class=\"bad\">" : "</td><td>",
                  count.disagree, "</td></tr>\n");
}

void BeginTable(std::string& html, const std::string& title) {
  absl::StrAppend(&html, "<table><tr><th>", Shown(title),
                  "</th><th>asked</th><th>agree</th><th>disagree</th></tr>\n");
}

void AddCounts(std::string& html, const std::string& title,
               const std::map<std::string, int64_t>& counts) {
  if (counts.empty()) return;
  absl::StrAppend(&html, "<h2>", Shown(title),
                  "</h2>\n<table><tr><th>what</th><th>count</th></tr>\n");
  for (const auto& [name, count] : counts) {
    absl::StrAppend(&html, "<tr><td>", Shown(name), "</td><td>", count, "</td></tr>\n");
  }
  absl::StrAppend(&html, "</table>\n");
}

void AddExample(std::string& html, const ConformDisagreement& d, const LinkOf& link) {
  const std::string effect = EffectText(d);
  absl::StrAppend(&html, "<p>", Shown(effect), effect.empty() ? "" : "; ", Shown(LawText(d)),
                  "; <b>", Shown(EngineText(d)), "</b>.</p>\n<div class=\"boards\">");
  for (const ShownBoard& board : BoardsOf(d)) {
    absl::StrAppend(&html, "<figure>",
                    formats::BoardSvg(board.position, board.caption, {board.play, board.differs}),
                    "<figcaption>", Shown(board.caption), "</figcaption></figure>");
  }
  absl::StrAppend(&html, "</div>\n<p class=\"small\">Moves: ", Shown(MovesText(d)),
                  "<br>case: ", Shown(d.source.id), " (", Shown(d.source.file), ":", d.source.line,
                  "), ", Shown(QuestionText(d)), "<br>asked: ", Code(d.finding.command), " → ",
                  Code(d.finding.words), "<br>clause: ", Shown(d.question.clause),
                  ", rules: ", Code(d.rules));
  if (link) {
    absl::StrAppend(&html, "<br><a href=\"", formats::EscapeMarkup(link(d)),
                    "\">in the judge of the atlas</a>");
  }
  absl::StrAppend(&html, "</p>\n");
}

void AddGroups(std::string& html, const ConformReport& report) {
  if (report.groups.empty()) return;
  absl::StrAppend(&html, "<h2>Where the engine differs</h2>\n");
  for (const ConformGroup& group : report.groups) {
    absl::StrAppend(&html, "<details open><summary><b>", Shown(GroupText(group)), "</b> (",
                    Shown(group.clause), "): <span class=\"bad\">", group.count, "</span>");
    if (group.differing > 0) {
      absl::StrAppend(&html, ", ", group.differing,
                      " where the case's own rules give a different answer");
    }
    absl::StrAppend(&html, "</summary>\n");
    if (group.mistake) {
      absl::StrAppend(&html, "<p>An engine with this mistake would answer in the same way (",
                      Code(group.kind), ").</p>\n");
    }
    if (const std::string alike = AlikeText(group, std::numeric_limits<size_t>::max());
        !alike.empty()) {
      absl::StrAppend(&html, "<p>", Shown(alike), ".</p>\n");
    }
    for (const ConformDisagreement& d : group.examples) AddExample(html, d, report.link);
    absl::StrAppend(&html, "</details>\n");
  }
}

void AddSituations(std::string& html, const ConformTally& tally) {
  if (tally.needed.none()) return;
  absl::StrAppend(&html,
                  "<h2>Coverage</h2>\n<p>Only situations that these rules can produce.</p>\n",
                  "<table><tr><th>situation</th><th>answers</th><th>boards</th></tr>\n");
  for (size_t i = 0; i < tally.situations.size(); ++i) {
    if (!tally.needed[i]) continue;
    const SituationCount& count = tally.situations[i];
    absl::StrAppend(&html, "<tr><td>", Shown(std::string(ConformSituations()[i].sentence)),
                    "</td><td>", count.asked,
                    count.asked == 0 ? "</td><td class=\"bad\">not asked" : "</td><td>");
    if (count.asked > 0) absl::StrAppend(&html, count.least_side, " to ", count.largest_side);
    absl::StrAppend(&html, "</td></tr>\n");
  }
  absl::StrAppend(&html, "</table>\n");
}

void AddHead(std::string& html, const ConformReport& report) {
  const ConformTally& tally = report.tally;
  const std::string who =
      absl::StrCat(report.engine.name.empty() ? "An unnamed engine" : report.engine.name, " ",
                   report.engine.version);
  absl::StrAppend(&html, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">",
                  "<meta name=\"viewport\" content=\"width=device-width\"><title>", Shown(who),
                  ": conformance</title>\n<style>", kStyle, "</style></head>\n<body>\n<h1>",
                  Shown(who), "</h1>\n<p>", Code(report.command), ", rules: ",
                  report.rules.empty() ? std::string("each case's own") : Code(report.rules),
                  "; legality tested by ", Code(report.ask), "; hotstone ", std::string(kVersion),
                  "</p>\n<p><b>", ReportVerdict(report), "</b>: ", tally.cases, " cases, ",
                  tally.cases_asked, " asked; ", tally.total.asked(), " questions, ",
                  tally.total.agree, " agree, ", tally.total.disagree, " disagree");
  if (!report.rules.empty()) {
    absl::StrAppend(&html, "; expected differences: on ", tally.differing.asked(),
                    " the case's own rules give a different answer");
  }
  absl::StrAppend(&html, ".</p>\n");
  if (!report.not_read.empty()) {
    absl::StrAppend(&html, "<p class=\"bad\">Files of cases that could not be read: ",
                    Shown(absl::StrJoin(report.not_read, ", ")),
                    "; of what could be read: ", ConformVerdict(tally), ".</p>\n");
  }
  if (report.engine.keeps_turns) {
    absl::StrAppend(
        &html,
        "<p>The engine refuses two moves in a row by one colour, although GTP allows them.</p>\n");
  }
  if (report.noisy > 0) {
    absl::StrAppend(&html, "<p>", report.noisy,
                    " replies were preceded by other lines, the first: ", Code(report.noise),
                    "</p>\n");
  }
  if (!tally.given_up.empty())
    absl::StrAppend(&html, "<p class=\"bad\">Abandoned: ", Shown(tally.given_up), "</p>\n");
  if (tally.interrupted) absl::StrAppend(&html, "<p class=\"bad\">Interrupted.</p>\n");
}

}  // namespace

std::string ConformHtml(const ConformReport& report) {
  const ConformTally& tally = report.tally;
  std::string html;
  AddHead(html, report);
  AddGroups(html, report);
  AddSituations(html, tally);
  absl::StrAppend(&html, "<h2>All answers</h2>\n");
  BeginTable(html, "clause");
  for (const auto& [name, count] : tally.by_clause) AddRow(html, name, count);
  absl::StrAppend(&html, "</table>\n");
  BeginTable(html, "reason");
  for (const auto& [name, count] : tally.by_reason) AddRow(html, name, count);
  absl::StrAppend(&html, "</table>\n");
  BeginTable(html, "board");
  for (const auto& [board, count] : tally.by_board)
    AddRow(html, absl::StrCat(board.first, "x", board.second), count);
  absl::StrAppend(&html, "</table>\n");
  if (!tally.incidents.empty()) {
    absl::StrAppend(&html, "<h2>What went wrong</h2>\n<ul>\n");
    for (const ConformIncident& incident : tally.incidents) {
      absl::StrAppend(&html, "<li>", Shown(incident.kind), " on ", Shown(incident.board), " (",
                      Shown(incident.id), "): ", Code(incident.text), "</li>\n");
    }
    absl::StrAppend(&html, "</ul>\n");
  }
  for (CountSection& section : CountSections(tally)) {
    section.title[0] = absl::ascii_toupper(static_cast<unsigned char>(section.title[0]));
    AddCounts(html, section.title, section.counts);
  }
  absl::StrAppend(&html, "</body></html>\n");
  return html;
}

}  // namespace hotstone::conformance
