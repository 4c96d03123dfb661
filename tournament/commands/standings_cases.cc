#include "tournament/commands/standings_cases.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tournament/law/standings.h"

namespace hotstone::tournament {
namespace {

std::string RowText(const std::string& player, int place, const std::vector<int64_t>& scores) {
  return absl::StrCat(absl::Utf8SafeCEscape(player), " on place ", place, " with ",
                      absl::StrJoin(scores, " "));
}

}  // namespace

std::string StandingsCaseDifference(const StandingsCase& c) {
  const auto standings = Standings(c.table, c.system);
  if (!standings.ok()) return std::string(standings.status().message());
  if (standings->size() != c.expect.size()) {
    return absl::StrCat("expects ", c.expect.size(), " standings of ", standings->size(),
                        " players");
  }
  for (size_t i = 0; i < standings->size(); ++i) {
    const Standing& found = (*standings)[i];
    const std::string is =
        RowText(c.table.players()[static_cast<size_t>(found.player)], found.place, found.scores);
    const std::string should = RowText(c.expect[i].player, c.expect[i].place, c.expect[i].scores);
    if (is != should) return absl::StrCat("expects ", should, ", found ", is);
  }
  return "";
}

}  // namespace hotstone::tournament
