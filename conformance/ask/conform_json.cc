// The report as result lines.
#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "conformance/ask/conform_report.h"
#include "formats/json_line.h"

namespace hotstone::conformance {
namespace {

using formats::JsonLine;

JsonLine Line(const char* record) {
  JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "conform").Set("record", record);
  return line;
}

std::string Ended(JsonLine& line) { return line.Set("version", kVersion).ToString(); }

std::string CountLine(const char* record, const std::string& name, const ConformCount& count) {
  JsonLine line = Line(record);
  line.Set("name", name)
      .Set("asked", count.asked())
      .Set("agree", count.agree)
      .Set("disagree", count.disagree);
  return Ended(line);
}

// "3 has no ko rule": the mistakes that explain a part, with how many answers.
std::vector<std::string> PartsOf(const ConformGroup& group) {
  std::vector<std::string> parts;
  for (const auto& [title, count] : group.parts) parts.push_back(absl::StrCat(count, " ", title));
  return parts;
}

std::string NumberLine(const char* record, const std::string& name, int64_t count) {
  JsonLine line = Line(record);
  line.Set("name", name).Set("count", count);
  return Ended(line);
}

}  // namespace

std::string DisagreementJson(const ConformDisagreement& d, const LinkOf& link) {
  const ConformQuestion& q = d.question;
  JsonLine line = Line("disagreement");
  line.Set("kind", d.Kind())
      .Set("title", d.Title())
      .Set("clause", q.clause)
      .Set("reason", q.reason);
  line.Set("file", d.source.file)
      .Set("line", d.source.line)
      .Set("id", d.source.id)
      .Set("key", q.key);
  line.Set("board", q.position.size().ToString())
      .Set("rules", d.rules)
      .Set("own_rules", d.own_rules);
  line.Set("differs", q.differs).Set("after", q.after).Set("round", q.round);
  if (q.AboutPlay()) {
    line.Set("color", spec::Letter(q.move.player)).Set("at", spec::MoveName(q.move));
  } else {
    line.SetNull("color").SetNull("at");
  }
  line.Set("expected", d.Expected()).Set("found", d.finding.found);
  line.Set("asked", d.finding.command).Set("answer", d.finding.words);
  line.Set("setup", d.setup.ToRows()).Set("moves", MoveNames(d)).Set("rows", q.position.ToRows());
  if (link) line.Set("link", link(d));
  return Ended(line);
}

std::string IncidentJson(const ConformIncident& incident) {
  JsonLine line = Line("incident");
  line.Set("kind", incident.kind)
      .Set("board", incident.board)
      .Set("id", incident.id)
      .Set("text", incident.text);
  return Ended(line);
}

std::vector<std::string> SummaryJson(const ConformReport& report) {
  const ConformTally& tally = report.tally;
  std::vector<std::string> lines;
  for (const auto& [name, count] : tally.by_clause)
    lines.push_back(CountLine("clause", name, count));
  for (const auto& [name, count] : tally.by_reason)
    lines.push_back(CountLine("reason", name, count));
  for (const auto& [board, count] : tally.by_board) {
    lines.push_back(CountLine("board", absl::StrCat(board.first, "x", board.second), count));
  }
  for (const ConformGroup& group : report.groups) {
    JsonLine line = Line("group");
    line.Set("kind", group.kind).Set("title", group.title).Set("clause", group.clause);
    line.Set("mistake", group.mistake).Set("from_size", group.from_size).Set("alike", group.alike);
    line.Set("parts", PartsOf(group)).Set("count", group.count).Set("differing", group.differing);
    if (group.examples.empty()) {
      line.SetNull("id").SetNull("key");
    } else {
      line.Set("id", group.examples[0].source.id).Set("key", group.examples[0].question.key);
    }
    lines.push_back(Ended(line));
  }
  for (size_t i = 0; i < tally.situations.size(); ++i) {
    const SituationCount& count = tally.situations[i];
    JsonLine line = Line("situation");
    line.Set("name", std::string(ConformSituations()[i].name));
    line.Set("title", std::string(ConformSituations()[i].sentence));
    line.Set("needed", static_cast<bool>(tally.needed[i])).Set("asked", count.asked);
    line.Set("least_side", count.least_side).Set("largest_side", count.largest_side);
    lines.push_back(Ended(line));
  }
  for (const auto& [name, count] : tally.unanswered)
    lines.push_back(NumberLine("unanswered", name, count));
  for (const auto& [name, count] : tally.unclear)
    lines.push_back(NumberLine("unclear", name, count));
  for (const auto& [name, count] : tally.open) lines.push_back(NumberLine("open", name, count));
  for (const auto& [name, count] : tally.not_asked)
    lines.push_back(NumberLine("not-asked", name, count));
  for (const auto& [name, count] : tally.set_aside)
    lines.push_back(NumberLine("set-aside", name, count));
  for (const auto& [name, count] : tally.ways) lines.push_back(NumberLine("set-up", name, count));

  JsonLine line = Line("summary");
  line.Set("verdict", ReportVerdict(report)).Set("verdict_of_read", ConformVerdict(tally));
  line.Set("not_read", report.not_read).Set("reservations", tally.Reservations());
  line.Set("engine", report.engine.name).Set("engine_version", report.engine.version);
  line.Set("protocol", report.engine.protocol).Set("engine_command", report.command);
  if (report.rules.empty()) {
    line.SetNull("rules");
  } else {
    line.Set("rules", report.rules);
  }
  line.Set("ask", report.ask).Set("files", report.files).Set("cases", tally.cases);
  line.Set("cases_asked", tally.cases_asked)
      .Set("asked", tally.total.asked())
      .Set("agree", tally.total.agree);
  line.Set("disagree", tally.total.disagree).Set("differing", tally.differing.asked());
  line.Set("differing_agree", tally.differing.agree).Set("unanswered", tally.Unanswered());
  line.Set("not_reached", tally.not_reached).Set("incidents", tally.incident_count);
  line.Set("restarts", tally.restarts)
      .Set("keeps_turns", report.engine.keeps_turns)
      .Set("noisy", report.noisy);
  line.Set("noise", report.noise)
      .Set("interrupted", tally.interrupted)
      .Set("given_up", tally.given_up);
  line.Set("commands", report.commands).Set("seconds", report.seconds);
  lines.push_back(Ended(line));
  return lines;
}

}  // namespace hotstone::conformance
