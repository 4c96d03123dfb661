// ReadReport reads the lines of a report: a summary becomes a run, a kind of disagreement a group,
// each with its first example (ReadExample). AskTheLaw plays the example's moves through spec/ and
// judges the last one again. RunsTable and GroupHtml write the results, GroupStory makes the
// example a story that the page plays through.
//
// For example a line about a program that permits a retake: its moves lead to the ko, spec/ refuses
// the retake by the clause that the report names, and the page shows both boards. If the retake
// were legal, the report would be refused with the line number.
#include "cli/atlas/conformance_pages.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "answers/records/game_story.h"
#include "base/status_macros.h"
#include "cli/atlas/story_pages.h"
#include "conformance/ask/conform_words.h"
#include "formats/board_svg.h"
#include "formats/case/case_fields.h"
#include "spec/board/board_play.h"
#include "spec/rules/game.h"

namespace hotstone::cli {
namespace {

using conformance::ConformDisagreement;
using conformance::ConformQuestion;
using formats::FieldReader;

constexpr int kMostCount = 1'000'000'000;

// A run and its findings.
struct ReportedRun {
  std::string engine, command;
  spec::RuleSet rules;
  int asked = 0, agree = 0, disagree = 0;
};

struct ReportedGroup {
  int run = 0;
  std::string title, clause;
  int count = 0;
  ConformDisagreement example;
};

absl::StatusOr<std::string> TextOf(const FieldReader& object, const char* key) {
  ASSIGN_OR_RETURN(const auto field, object.Need(key));
  return field.String();
}

absl::StatusOr<int> CountOf(const FieldReader& object, const char* key) {
  ASSIGN_OR_RETURN(const auto field, object.Need(key));
  return field.Integer(0, kMostCount);
}

absl::StatusOr<ReportedRun> ReadRun(const FieldReader& line) {
  ReportedRun run;
  for (const auto& [key, text] :
       {std::pair{"engine", &run.engine}, std::pair{"engine_command", &run.command}}) {
    ASSIGN_OR_RETURN(*text, TextOf(line, key));
  }
  for (const auto& [key, number] : {std::pair{"asked", &run.asked}, std::pair{"agree", &run.agree},
                                    std::pair{"disagree", &run.disagree}}) {
    ASSIGN_OR_RETURN(*number, CountOf(line, key));
  }
  ASSIGN_OR_RETURN(const auto rules, line.Need("rules"));
  ASSIGN_OR_RETURN(const auto name, rules.String());
  const auto parsed = spec::ParseRuleSet(name);
  if (!parsed.ok()) return rules.Error(std::string(parsed.status().message()));
  run.rules = *parsed;
  return run;
}

// "B A1".
absl::StatusOr<spec::Move> MoveOf(const FieldReader& word, const spec::BoardSize& size) {
  ASSIGN_OR_RETURN(const auto text, word.String());
  if (text.size() < 4 || ((text)[0] != 'B' && (text)[0] != 'W') || (text)[1] != ' ') {
    return word.Error("is not a move like \"B A1\"");
  }
  spec::Move move = spec::Pass((text)[0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite);
  if (text.substr(2) == "pass") return move;
  const auto at = spec::ParsePoint(text.substr(2), size);
  if (!at.ok()) return word.Error(std::string(at.status().message()));
  move.at = *at;
  return move;
}

// The play of the example as a question, answered by the law.
absl::Status AskTheLaw(const FieldReader& example, const spec::RuleSet& rules,
                       ConformDisagreement& d) {
  const spec::Color first = d.plies.empty() ? d.question.move.player : d.plies[0].player;
  auto game = spec::Game::Create(rules, d.setup, first);
  if (!game.ok()) return example.Error(std::string(game.status().message()));
  for (const spec::Move& move : d.plies) {
    if (!game->Play(move).legal())
      return example.Error("has a move that is illegal under its rules");
  }
  ConformQuestion& q = d.question;
  q.position = game->position();
  q.after = static_cast<int>(d.plies.size());
  const spec::Ruling ruling = game->Judge(q.move);
  q.legal = ruling.legal();
  if (!q.legal) {
    q.reason = std::string(spec::IllegalityName(*ruling.why));
    q.why = std::string(spec::RulingSentence(ruling, rules));
    q.clause = std::string(spec::RulingClause(ruling, rules));
  }
  if (q.position.IsEmpty(*q.move.at)) {
    const spec::BoardPlay play = spec::PlayAt(q.position, q.move.player, *q.move.at);
    q.makes = play.after.cells();
    q.takes = play.captured;
    q.loses = play.self_removed;
  }
  ASSIGN_OR_RETURN(const auto expected, TextOf(example, "expected"));
  const std::string law = q.legal ? "legal" : absl::StrCat("illegal: ", q.reason);
  if (expected == law) return absl::OkStatus();
  return example.Error(absl::StrCat("expects \"", expected, "\", but the law says \"", law, "\""));
}

absl::StatusOr<ConformDisagreement> ReadExample(const FieldReader& example,
                                                const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto board, TextOf(example, "board"));
  const auto size = spec::ParseBoardSize(board);
  if (!size.ok()) return example.Error(std::string(size.status().message()));
  ASSIGN_OR_RETURN(const auto setup, example.Need("setup"));
  ASSIGN_OR_RETURN(auto position, setup.Rows(*size));
  ConformDisagreement d{{}, spec::RuleSetName(rules),
                        "", position,
                        {}, ConformQuestion(ConformQuestion::Kind::kPlay, position),
                        {}};
  ASSIGN_OR_RETURN(const auto moves, example.Need("moves"));
  ASSIGN_OR_RETURN(const auto items, moves.Items());
  for (const FieldReader& item : items) {
    ASSIGN_OR_RETURN(const auto move, MoveOf(item, *size));
    d.plies.push_back(move);
  }
  ASSIGN_OR_RETURN(const auto color, example.Need("color"));
  ASSIGN_OR_RETURN(const auto player, color.Color());
  ASSIGN_OR_RETURN(const auto at, example.Need("at"));
  ASSIGN_OR_RETURN(const auto point, at.PointOn(*size));
  d.question.move = {player, point};
  for (const auto& [key, text] :
       {std::pair{"id", &d.source.id}, std::pair{"found", &d.finding.found},
        std::pair{"answer", &d.finding.words}}) {
    ASSIGN_OR_RETURN(*text, TextOf(example, key));
  }
  RETURN_IF_ERROR(AskTheLaw(example, rules, d));
  return d;
}

absl::StatusOr<ReportedGroup> ReadGroup(const FieldReader& line, int run,
                                        const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto example, line.Need("example"));
  ASSIGN_OR_RETURN(auto read, ReadExample(example, rules));
  ReportedGroup group{run, "", "", 0, std::move(read)};
  for (const auto& [key, text] :
       {std::pair{"title", &group.title}, std::pair{"clause", &group.clause}}) {
    ASSIGN_OR_RETURN(*text, TextOf(line, key));
  }
  ASSIGN_OR_RETURN(group.count, CountOf(line, "count"));
  return group;
}

// Reads runs and groups; a group's run may come after it, so there are two passes over the lines.
absl::Status ReadReport(const std::string& file, const std::string& text,
                        std::map<int, ReportedRun>& runs, std::vector<ReportedGroup>& groups) {
  const std::vector<std::string> lines = absl::StrSplit(text, '\n');
  for (const std::string_view wanted : {"summary", "group"}) {
    for (size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].empty()) continue;
      const formats::LineSource source{file, static_cast<int>(i + 1)};
      formats::JsonTree tree;
      formats::JsonError error;
      if (!tree.Parse(lines[i], error)) return formats::LineError(source, error.offset, error.what);
      const FieldReader line(source, tree);
      ASSIGN_OR_RETURN(const auto record, TextOf(line, "record"));
      if (record != wanted) continue;
      ASSIGN_OR_RETURN(const auto number, CountOf(line, "run"));
      if (wanted == "summary") {
        ASSIGN_OR_RETURN(runs[number], ReadRun(line));
        continue;
      }
      const auto run = runs.find(number);
      if (run == runs.end()) return line.Error("belongs to a run that has no summary");
      if (!line.Has("example")) continue;  // about a word beyond play
      ASSIGN_OR_RETURN(auto group, ReadGroup(line, number, run->second.rules));
      groups.push_back(std::move(group));
    }
  }
  return absl::OkStatus();
}

std::string RunsTable(const std::map<int, ReportedRun>& runs) {
  std::string html =
      "<h2>Runs</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      "aria-label=\"Runs\"><table "
      "class=\"stack\"><thead><tr><th>run</th><th>command</th><th>judged "
      "by</th><th>questions</th><th>agreed</th><th>disagreed</th></tr></thead><tbody>\n";
  for (const auto& [number, run] : runs) {
    absl::StrAppend(&html, "<tr><td data-head=\"run\">", number, "</td><td><code>",
                    HtmlText(run.command), "</code></td><td data-head=\"judged by\">",
                    HtmlText(spec::RuleSetName(run.rules)), "</td><td data-head=\"questions\">",
                    run.asked, "</td><td data-head=\"agreed\">", run.agree,
                    "</td><td data-head=\"disagreed\" class=\"", run.disagree > 0 ? "bad" : "good",
                    "\">", run.disagree, "</td></tr>\n");
  }
  return html + "</tbody></table></div>\n";
}

std::string GroupHtml(const ReportedGroup& group, const ReportedRun& run) {
  const ConformDisagreement& d = group.example;
  std::string html = absl::StrCat("<h3>Run ", group.run, ": ", HtmlText(group.title), " [",
                                  HtmlText(group.clause), "], ", group.count, " times</h3>\n<p>");
  std::vector<std::string> moves;
  for (const spec::Move& move : d.plies) {
    moves.push_back(absl::StrCat(spec::Letter(move.player), " ", spec::MoveName(move)));
  }
  if (!moves.empty()) absl::StrAppend(&html, "After ", HtmlText(absl::StrJoin(moves, ", ")), ": ");
  absl::StrAppend(&html, HtmlText(conformance::EffectText(d)), "; ",
                  HtmlText(conformance::LawText(d)), "; <strong>",
                  HtmlText(conformance::EngineText(d)), "</strong>. Rules: <code>",
                  HtmlText(spec::RuleSetName(run.rules)), "</code>; case: <code>",
                  HtmlText(d.source.id), "</code>; its answer: <code>", HtmlText(d.finding.words),
                  "</code></p>\n<div class=\"pictures\">\n");
  for (const conformance::ShownBoard& board : conformance::BoardsOf(d)) {
    absl::StrAppend(&html, "<figure>",
                    formats::BoardSvg(board.position, board.caption, {board.play, board.differs}),
                    "<figcaption>", HtmlText(board.caption), "</figcaption></figure>\n");
  }
  return html + "</div>\n";
}

answers::Shown GroupStory(const ReportedGroup& group, const ReportedRun& run) {
  const ConformDisagreement& d = group.example;
  answers::Course course{d.setup, d.plies.empty() ? d.question.move.player : d.plies[0].player,
                         d.plies, 1};
  course.moves.push_back(d.question.move);
  return answers::StoryOf(absl::StrCat("run ", group.run, ", ", group.title), course, run.rules);
}

}  // namespace

absl::Status AddConformancePage(const std::string& name, const std::string& file,
                                const std::string& text, Site& site) {
  std::map<int, ReportedRun> runs;
  std::vector<ReportedGroup> groups;
  RETURN_IF_ERROR(ReadReport(file, text, runs, groups));
  if (runs.empty())
    return absl::InvalidArgumentError(absl::StrCat(file, ": contains no summary of a run"));
  const std::string title = absl::StrCat("Conformance: ", runs.begin()->second.engine);
  const std::string whole = absl::StrCat("<p><a href=\"../table/conform-", name,
                                         ".html\">All lines of the report</a>, "
                                         "with filters; file: <code>",
                                         HtmlText(file), "</code></p>\n");
  StoryPage page{absl::StrCat("conformance/", name, ".html"), title, "", {}, RunsTable(runs)};
  const bool differs = std::any_of(runs.begin(), runs.end(),
                                   [](const auto& run) { return run.second.disagree > 0; });
  if (groups.empty() && differs) {
    return absl::InvalidArgumentError(
        absl::StrCat(file, ": a summary counts answers that differ, but no line lists them"));
  }
  if (groups.empty()) {
    return site.AddPage(
        {page.path,
         title,
         absl::StrCat("<h1>", HtmlText(title), "</h1>\n<p>No answer differs from the law.</p>\n",
                      page.after, whole),
         {}});
  }
  page.about =
      "<p>Differences from the law under the rules that the program was judged by. The first "
      "example of each kind can be played through here; below it are the boards before and after "
      "the play.</p>\n";
  for (const ReportedGroup& group : groups)
    page.stories.push_back(GroupStory(group, runs.at(group.run)));
  page.after += "<h2>Where it differs</h2>\n";
  for (const ReportedGroup& group : groups) page.after += GroupHtml(group, runs.at(group.run));
  page.after += whole;
  return AddStoryPage(page, site);
}

}  // namespace hotstone::cli
