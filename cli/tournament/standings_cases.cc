#include "cli/tournament/standings_cases.h"

#include <iostream>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/read_file.h"
#include "base/version.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"
#include "spec/tournament/standings.h"

namespace hotstone::cli {
namespace {

std::string RowText(const std::string& player, int place, const std::vector<int64_t>& scores) {
  return absl::StrCat(absl::Utf8SafeCEscape(player), " on place ", place, " with ",
                      absl::StrJoin(scores, " "));
}

}  // namespace

std::string StandingsCaseDifference(const formats::StandingsCase& c) {
  const auto standings = spec::Standings(c.table, c.system);
  if (!standings.ok()) return std::string(standings.status().message());
  if (standings->size() != c.expect.size()) {
    return absl::StrCat("expects ", c.expect.size(), " standings of ", standings->size(), " players");
  }
  for (size_t i = 0; i < standings->size(); ++i) {
    const spec::Standing& found = (*standings)[i];
    const std::string is =
        RowText(c.table.players()[static_cast<size_t>(found.player)], found.place, found.scores);
    const std::string should = RowText(c.expect[i].player, c.expect[i].place, c.expect[i].scores);
    if (is != should) return absl::StrCat("expects ", should, ", found ", is);
  }
  return "";
}

int CheckStandingsCases(const std::string& path, bool as_json) {
  const auto text = path == "-" ? ReadDescriptor(0, "standard input") : ReadWholeFile(path);
  if (!text.ok()) return ReportError(text.status());
  const std::string name = path == "-" ? "standard input" : path;
  const auto cases = formats::ParseStandingsCases(*text, name);
  if (!cases.ok()) return ReportError(cases.status());
  int failed = 0;
  for (const formats::StandingsCase& c : *cases) {
    const std::string difference = StandingsCaseDifference(c);
    if (difference.empty()) continue;
    ++failed;
    if (as_json) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1")
          .Set("command", "standings")
          .Set("file", name)
          .Set("line", c.line);
      line.Set("id", c.id).Set("verdict", "fails").Set("what", difference).Set("version", kVersion);
      std::cout << line.ToString() << "\n";
    } else {
      std::cout << name << ":" << c.line << ": " << absl::Utf8SafeCEscape(c.id) << ": " << difference << "\n";
    }
  }
  if (as_json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "standings")
        .Set("verdict", failed > 0 ? "fails" : "holds");
    line.Set("cases", static_cast<int64_t>(cases->size())).Set("failed", failed).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << cases->size() - static_cast<size_t>(failed) << " of " << cases->size() << " cases hold\n";
  }
  return failed > 0 ? kExitFails : kExitOk;
}

}  // namespace hotstone::cli
