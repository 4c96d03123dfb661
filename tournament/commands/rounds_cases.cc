#include "tournament/commands/rounds_cases.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tournament/commands/case_check.h"
#include "tournament/courses/in_out_graph.h"

namespace hotstone::tournament {
namespace {

std::string PairsText(std::vector<TwoPlayers> pairs) {
  std::sort(pairs.begin(), pairs.end());
  return absl::StrJoin(pairs, " ", [](std::string* out, const TwoPlayers& two) {
    absl::StrAppend(out, two.first, "-", two.second);
  });
}

std::vector<TwoPlayers> PairsOf(const InOutTournament& tournament) {
  std::vector<TwoPlayers> pairs;
  for (const InOutPair& pair : tournament.Pairs()) pairs.emplace_back(pair.upper, pair.lower);
  return pairs;
}

// Plays the games [winner, loser], in any order, as the next round; returns the difference if they
// are not the pairs.
std::string PlayGames(const std::vector<TwoPlayers>& games, InOutTournament& tournament) {
  const std::vector<TwoPlayers> pairs = PairsOf(tournament);
  std::vector<bool> upper_wins;
  for (const TwoPlayers& pair : pairs) {
    const bool upper = std::find(games.begin(), games.end(), pair) != games.end();
    const TwoPlayers turned{pair.second, pair.first};
    if (!upper && std::find(games.begin(), games.end(), turned) == games.end()) break;
    upper_wins.push_back(upper);
  }
  if (upper_wins.size() != pairs.size() || games.size() != pairs.size()) {
    return absl::StrCat("round ", tournament.rounds() + 1, " has the games ", PairsText(games),
                        ", the pairs are ", PairsText(pairs));
  }
  return std::string(tournament.PlayRound(upper_wins).message());
}

std::string AllDifference(const RoundsCase& c) {
  const auto answer = AllInOutCourses(c.rules);
  if (!answer.ok()) return absl::StrCat(kNotDecided, std::string(answer.status().message()));
  const auto text = [](bool ends_always, int most_rounds, bool stuck) {
    return absl::StrCat(
        ends_always ? absl::StrCat("every course to end after at most ", most_rounds, " rounds")
                    : "a course without an end",
        stuck ? ", one to get stuck" : ", none to get stuck");
  };
  const std::string should =
      text(c.all->ends_always, c.all->most_rounds.value_or(0), c.all->gets_stuck);
  const std::string is = text(answer->ends_always, answer->most_rounds, answer->stuck > 0);
  return should == is ? "" : absl::StrCat("expects ", should, ", found ", is);
}

}  // namespace

std::string RoundsCaseDifference(const RoundsCase& c) {
  InOutTournament tournament(c.rules);
  for (const std::vector<TwoPlayers>& games : c.course) {
    if (std::string difference = PlayGames(games, tournament); !difference.empty())
      return difference;
  }
  if (c.lines.has_value()) {
    std::vector<int> lines;
    for (int player = 1; player <= c.rules.players; ++player)
      lines.push_back(tournament.LineOf(player));
    if (lines != *c.lines) {
      return absl::StrCat("expects the lines ", absl::StrJoin(*c.lines, " "), ", found ",
                          absl::StrJoin(lines, " "));
    }
  }
  if (c.pairs.has_value()) {
    const std::string should = PairsText(*c.pairs);
    const std::string is = PairsText(PairsOf(tournament));
    if (should != is) return absl::StrCat("expects the pairs ", should, ", found ", is);
  }
  if (c.end.has_value() && *c.end != tournament.End()) {
    return absl::StrCat("expects ", InOutEndWord(*c.end), ", found ",
                        InOutEndWord(tournament.End()));
  }
  return c.all.has_value() ? AllDifference(c) : "";
}

}  // namespace hotstone::tournament
