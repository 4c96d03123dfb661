// Writes the report of `hotstone conform` as text.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/number_text.h"
#include "conformance/ask/conform_report.h"
#include "conformance/ask/conform_words.h"
#include "conformance/ask/gtp_reply.h"
#include "conformance/judge/case_checks.h"

namespace hotstone::conformance {
namespace {

using Asked = ConformQuestion::Kind;

struct Row {
  std::string name;
  ConformCount count;
};

std::string Left(const std::string& text, size_t width) {
  return absl::StrCat(text, std::string(width - std::min(width, text.size()), ' '));
}
std::string Right(int64_t number, size_t width) {
  const std::string text = absl::StrCat(number);
  return absl::StrCat(std::string(width - std::min(width, text.size()), ' '), text);
}

void AddTable(std::string& text, const std::string& title, const std::vector<Row>& rows) {
  if (rows.empty()) return;
  size_t width = title.size();
  for (const Row& row : rows) width = std::max(width, row.name.size());
  absl::StrAppend(&text, "\n", Left(title, width), "     asked     agree  disagree\n");
  for (const Row& row : rows) {
    absl::StrAppend(&text, Left(row.name, width), Right(row.count.asked(), 10),
                    Right(row.count.agree, 10), Right(row.count.disagree, 10), "\n");
  }
}

std::vector<Row> Rows(const std::map<std::string, ConformCount>& counts) {
  std::vector<Row> rows;
  for (const auto& [name, count] : counts) rows.push_back({name, count});
  return rows;
}

std::vector<Row> BoardRows(const ConformTally& tally) {
  std::vector<Row> rows;
  for (const auto& [board, count] : tally.by_board) {
    rows.push_back({absl::StrCat(board.first, "x", board.second), count});
  }
  return rows;
}

void AddCounts(std::string& text, const std::string& title,
               const std::map<std::string, int64_t>& counts) {
  if (counts.empty()) return;
  absl::StrAppend(&text, "\n", title, "\n");
  for (const auto& [name, count] : counts)
    absl::StrAppend(&text, Right(count, 9), "  ", OneLine(name), "\n");
}

std::string Indented(const std::string& text) {
  std::string result;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(text, '\n'))) {
    if (!line.empty()) absl::StrAppend(&result, "     ", line, "\n");
  }
  return result;
}

void AddExample(std::string& text, const ConformDisagreement& d, const LinkOf& link) {
  absl::StrAppend(&text, "\n   ", OneLine(d.source.file), ":", d.source.line, ": ",
                  OneLine(d.source.id), "\n");
  if (!d.plies.empty()) absl::StrAppend(&text, "   moves: ", MovesText(d), "\n");
  const std::string effect = EffectText(d);
  absl::StrAppend(&text, "   ", effect, effect.empty() ? "" : "; ", LawText(d), "; ", EngineText(d),
                  "\n\n", Indented(BoardsText(d)), "\n   asked: ", d.finding.command, " -> ",
                  d.finding.words, "\n   clause: ", d.question.clause, ", rules: ", d.rules, "\n");
  if (link) absl::StrAppend(&text, "   ", link(d), "\n");
}

void AddGroups(std::string& text, const ConformReport& report) {
  int number = 0;
  for (const ConformGroup& group : report.groups) {
    if (++number == 1) {
      absl::StrAppend(&text,
                      "\nwhere the engine differs (the point in question is in parentheses)\n");
    }
    absl::StrAppend(&text, "\n", number, ". ", GroupText(group), " (", group.clause,
                    "): ", Counted(group.count, "time"));
    if (group.differing > 0) {
      absl::StrAppend(&text, ", ", group.differing,
                      " where the case's own rules give a different answer");
    }
    absl::StrAppend(&text, "\n");
    if (group.mistake) {
      absl::StrAppend(&text, "   an engine with this mistake would answer in the same way (",
                      group.kind, ")\n");
    }
    if (const std::string alike = AlikeText(group, 3); !alike.empty())
      absl::StrAppend(&text, "   ", alike, "\n");
    for (const ConformDisagreement& d : group.examples) AddExample(text, d, report.link);
    const int64_t more = group.count - static_cast<int64_t>(group.examples.size());
    if (more > 0 && !group.examples.empty())
      absl::StrAppend(&text, "\n   and ", more, " more (--most, --json)\n");
  }
}

void AddSituations(std::string& text, const ConformTally& tally) {
  if (tally.needed.none()) return;
  absl::StrAppend(&text,
                  "\ncoverage (situations that these rules can produce)         answers  boards\n");
  for (size_t i = 0; i < tally.situations.size(); ++i) {
    if (!tally.needed[i]) continue;
    const SituationCount& count = tally.situations[i];
    absl::StrAppend(&text, "  ", Left(std::string(ConformSituations()[i].sentence), 56),
                    Right(count.asked, 8), "  ",
                    count.asked == 0 ? "NOT ASKED"
                    : count.least_side == count.largest_side
                        ? absl::StrCat(count.least_side)
                        : absl::StrCat(count.least_side, " to ", count.largest_side),
                    "\n");
  }
}

void AddIncidents(std::string& text, const ConformTally& tally) {
  if (tally.incidents.empty()) return;
  constexpr size_t kShown = 20;
  absl::StrAppend(&text, "\nwhat went wrong\n");
  for (size_t i = 0; i < std::min(kShown, tally.incidents.size()); ++i) {
    const ConformIncident& incident = tally.incidents[i];
    absl::StrAppend(&text, "  ", incident.kind, " on ", incident.board, " (",
                    OneLine(incident.id, 60), "): ", OneLine(incident.text, 300), "\n");
  }
  const int64_t more =
      tally.incident_count - static_cast<int64_t>(std::min(kShown, tally.incidents.size()));
  if (more > 0) absl::StrAppend(&text, "  and ", more, " more\n");
}

std::string WaysText(const ConformTally& tally) {
  std::vector<std::string> ways;
  for (const auto& [way, count] : tally.ways)
    ways.push_back(absl::StrCat(way, " (", Counted(count, "case"), ")"));
  return ways.empty() ? "nothing" : absl::StrJoin(ways, ", ");
}

}  // namespace

std::string QuestionText(const ConformDisagreement& d) {
  const ConformQuestion& q = d.question;
  std::string text = absl::StrCat("after ", q.after);
  if (q.AboutPlay()) absl::StrAppend(&text, ", ", PlayerMove(q.move));
  if (q.round == 1) absl::StrAppend(&text, " again");
  if (q.back > 0) {
    absl::StrAppend(&text, ", after ", Counted(q.back, "ply was", "plies were"), " taken back");
  } else if (q.round > 1) {
    absl::StrAppend(&text, ", after a refused play");
  }
  return absl::StrCat(text, q.kind == Asked::kBoard   ? ", the stones"
                            : q.kind == Asked::kScore ? ", the result"
                                                      : "");
}

std::vector<std::string> MoveNames(const ConformDisagreement& d) {
  std::vector<std::string> moves;
  for (const spec::Move& move : d.plies) moves.push_back(PlayerMove(move));
  return moves;
}

std::string MovesText(const ConformDisagreement& d) {
  return d.plies.empty() ? "-" : absl::StrJoin(MoveNames(d), ", ");
}

std::vector<CountSection> CountSections(const ConformTally& tally) {
  std::vector<CountSection> sections = {
      {"not answered", tally.unanswered},
      {"answers unrelated to the question", tally.unclear},
      {"answers that do not count against the engine", tally.open},
  };
  if (tally.not_reached > 0) {
    sections.push_back({"not reached", {{"after an answer that was wrong", tally.not_reached}}});
  }
  sections.push_back({"not asked", tally.not_asked});
  sections.push_back({"cases set aside, entirely or from some move on", tally.set_aside});
  return sections;
}

std::string ConformVerdict(const ConformTally& tally) {
  if (tally.total.disagree > 0) return "disagrees";
  if (tally.Unanswered() > 0 || tally.interrupted) return "unanswered";
  if (tally.total.asked() == 0) return "nothing asked";
  return tally.NotTouched().empty() ? "agrees" : "not asked enough";
}

std::string ReportVerdict(const ConformReport& report) {
  return report.not_read.empty() ? ConformVerdict(report.tally) : "not all read";
}

std::string ConformText(const ConformReport& report) {
  const ConformTally& tally = report.tally;
  std::string text = absl::StrCat(
      "engine: ", report.engine.name.empty() ? "(no name)" : report.engine.name, " ",
      report.engine.version, ", GTP ",
      report.engine.protocol.empty() ? "(no version)" : report.engine.protocol, ": ",
      OneLine(report.command), "\nrules: ", report.rules.empty() ? "each case's own" : report.rules,
      "\nlegality tested by ", report.ask, ", set up by ", WaysText(tally), "\n");
  absl::StrAppend(&text, Counted(tally.cases, "case"), ", ", tally.cases_asked, " asked; ",
                  tally.total.asked(), " questions: ", tally.total.agree, " agree, ",
                  tally.total.disagree, " disagree\n");
  if (!report.rules.empty()) {
    absl::StrAppend(&text, "expected differences: on ", tally.differing.asked(),
                    " of them the case's own rules give a different answer; the engine plays ",
                    report.rules, " on ", tally.differing.agree, "\n");
  }
  if (report.engine.keeps_turns) {
    absl::StrAppend(
        &text, "the engine refuses two moves in a row by one colour, although GTP allows them\n");
  }
  if (report.noisy > 0) {
    absl::StrAppend(&text, report.noisy,
                    " replies were preceded by other lines, the first: ", OneLine(report.noise),
                    "\n");
  }
  if (!tally.given_up.empty()) absl::StrAppend(&text, "abandoned: ", OneLine(tally.given_up), "\n");
  if (tally.interrupted)
    absl::StrAppend(&text, "interrupted: the following covers the cases until then\n");
  AddGroups(text, report);
  AddSituations(text, tally);
  AddTable(text, "clause", Rows(tally.by_clause));
  AddTable(text, "reason", Rows(tally.by_reason));
  AddTable(text, "board", BoardRows(tally));
  AddIncidents(text, tally);
  for (const CountSection& section : CountSections(tally))
    AddCounts(text, section.title, section.counts);
  const std::string verdict = ConformVerdict(tally);
  if (verdict == "not asked enough") {
    absl::StrAppend(&text, "\nevery answer agrees, but no question was about:\n");
    for (const ConformSituation& missing : tally.NotTouched()) {
      absl::StrAppend(&text, "  ", std::string(missing.sentence), "\n");
    }
    absl::StrAppend(&text, "add cases about them (--cases), on boards that the engine supports\n");
  }
  if (const auto open = tally.Reservations(); verdict == "agrees" && !open.empty()) {
    absl::StrAppend(&text, "\nit agrees with these reservations:\n");
    for (const std::string& line : open) absl::StrAppend(&text, "  ", OneLine(line), "\n");
  }
  if (!report.not_read.empty()) {
    absl::StrAppend(&text, "\nfiles of cases that could not be read: ",
                    OneLine(absl::StrJoin(report.not_read, ", ")),
                    "\nof what could be read: ", verdict, "\n");
  }
  absl::StrAppend(&text, "\nverdict: ", ReportVerdict(report), "\n");
  return text;
}

}  // namespace hotstone::conformance
