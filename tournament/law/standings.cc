// The plan: MeetingsOf lists each player's opponents and results; from these come the primary
// scores, then the secondary ones of 1991 (ScoresOf1991) or of 1996 (ScoresOf1996), each a sum over
// a set of opponents; Standings sorts the lists.
//
// For example Ada beats Bo and Cy, who do not meet. Primary scores are 2, 0, 0. In 1991 Ada's A1 is
// 0, the sum of Bo's and Cy's scores; Bo's A1 is 0 and his A2 is 2, for Ada, and Cy's are the same,
// so these two share second place.
#include "tournament/law/standings.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tournament {
namespace {

using Numbers = std::vector<int64_t>;  // one per player

// One of a player's games, from his side.
struct Meeting {
  int opponent;
  PlayerResult result;
};
using Meetings = std::vector<Meeting>;

size_t At(int player) { return static_cast<size_t>(player); }

// The meetings of each player, with drawn games read as the system says.
absl::StatusOr<std::vector<Meetings>> MeetingsOf(const Crosstable& table,
                                                 const StandingsSystem& system) {
  std::vector<Meetings> meetings(table.players().size());
  for (const TournamentGame& game : table.games()) {
    PlayerResult for_black = game.for_black;
    PlayerResult for_white = game.for_white;
    if (for_black == PlayerResult::kDrawn && system.draws == DrawCount::kBlack) {
      if (!game.colours_known) {
        return absl::InvalidArgumentError(
            absl::StrCat(table.NameShown(game.black), " and ", table.NameShown(game.white),
                         " drew in round ", game.round,
                         ", but the result does not say who had Black; draws=black needs that, "
                         "draws=nobody does not"));
      }
      for_black = PlayerResult::kWon;
      for_white = PlayerResult::kLost;
    }
    meetings[At(game.black)].push_back({game.white, for_black});
    meetings[At(game.white)].push_back({game.black, for_white});
  }
  return meetings;
}

int64_t CountOf(const Meetings& meetings, PlayerResult result) {
  return std::count_if(meetings.begin(), meetings.end(),
                       [&](const Meeting& m) { return m.result == result; });
}

// ING96-R7 "Primary scores": a player gets one primary point for each won game.
Numbers PrimaryScores(const Crosstable& table, const std::vector<Meetings>& meetings,
                      const StandingsSystem& system) {
  Numbers primary;
  for (const Meetings& own : meetings) primary.push_back(CountOf(own, PlayerResult::kWon));
  if (system.byes == ByeCount::kPoint) {
    for (const Bye& bye : table.byes()) ++primary[At(bye.player)];
  }
  return primary;
}

// The opponents for whom `counts` holds in at least one game, as often as the system counts them.
// `counts` receives all games against an opponent if he counts once, and one game at a time if he
// counts each time.
using Wanted = std::function<bool(const std::vector<PlayerResult>& games)>;

Numbers SumOver(const std::vector<Meetings>& meetings, const Numbers& scores,
                const StandingsSystem& system, const Wanted& wanted) {
  Numbers sums;
  for (Meetings own : meetings) {
    std::stable_sort(own.begin(), own.end(),
                     [](const Meeting& a, const Meeting& b) { return a.opponent < b.opponent; });
    int64_t sum = 0;
    for (size_t i = 0; i < own.size();) {
      std::vector<PlayerResult> games = {own[i].result};
      size_t next = i + 1;
      while (system.opponents == OpponentCount::kOnce && next < own.size() &&
             own[next].opponent == own[i].opponent) {
        games.push_back(own[next].result);
        ++next;
      }
      if (wanted(games)) sum += scores[At(own[i].opponent)];
      i = next;
    }
    sums.push_back(sum);
  }
  return sums;
}

bool Has(const std::vector<PlayerResult>& games, PlayerResult result) {
  return std::find(games.begin(), games.end(), result) != games.end();
}
bool Beaten(const std::vector<PlayerResult>& games) { return Has(games, PlayerResult::kWon); }
bool NotBeaten(const std::vector<PlayerResult>& games) { return !Beaten(games); }
bool LostTo(const std::vector<PlayerResult>& games) { return Has(games, PlayerResult::kLost); }
bool Any(const std::vector<PlayerResult>&) { return true; }

Numbers Plus(const Numbers& a, const Numbers& b) {
  Numbers sum(a.size());
  std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
  return sum;
}

Numbers Minus(const Numbers& a, const Numbers& b) {
  Numbers difference(a.size());
  std::transform(a.begin(), a.end(), b.begin(), difference.begin(), std::minus<>());
  return difference;
}

// The compared numbers, in the order of StandingsColumns().
std::vector<Numbers> ScoresOf1991(const std::vector<Meetings>& meetings, const Numbers& primary,
                                  const StandingsSystem& system) {
  const Numbers a1 = SumOver(meetings, primary, system, Beaten);
  const Numbers a2 = SumOver(meetings, primary, system, NotBeaten);
  Numbers secondary;
  switch (system.secondary_1991) {
    case SecondaryOf1991::kA1AndA2:
      secondary = Plus(a1, a2);
      break;
    case SecondaryOf1991::kA1:
      secondary = a1;
      break;
  }
  const Numbers b1 = SumOver(meetings, secondary, system, Beaten);
  const Numbers b2 = SumOver(meetings, secondary, system, NotBeaten);
  return {primary, a1, a2, b1, b2};
}

bool IsOfWonGames(Combination combination) {
  return combination == Combination::kSjh || combination == Combination::kSfh;
}
bool IsOfPrimaryScores(Combination combination) {
  return combination == Combination::kSjh || combination == Combination::kBjh;
}

std::vector<Numbers> ScoresOf1996(const std::vector<Meetings>& meetings, const Numbers& primary,
                                  const StandingsSystem& system) {
  const Numbers& s = primary;
  Numbers b;
  for (const Meetings& own : meetings) b.push_back(CountOf(own, PlayerResult::kLost));
  const Numbers jh = SumOver(meetings, primary, system, Any);
  Numbers secondary;
  switch (system.secondary_1996) {
    case SecondaryOf1996::kJh:
      secondary = jh;
      break;
    case SecondaryOf1996::kSAndBAndJh:
      secondary = Plus(Plus(s, b), jh);
      break;
  }
  const bool won = IsOfWonGames(system.combination);
  const Numbers& summed = IsOfPrimaryScores(system.combination) ? primary : secondary;
  const Numbers over_all = SumOver(meetings, summed, system, Any);  // JH or FH
  switch (system.parts) {
    case CombinationParts::kOrder:
      return {primary, won ? s : b, over_all};
    case CombinationParts::kSum:
      return {primary, won ? Plus(s, over_all) : Minus(over_all, b)};
    case CombinationParts::kOf:
      return {primary, SumOver(meetings, summed, system, won ? Beaten : LostTo)};
  }
  return {};
}

// Whether fewer of a column is better.
bool FewerIsBetter(const std::string& column) { return column == "B"; }

}  // namespace

std::vector<std::string> StandingsColumns(const StandingsSystem& system) {
  if (system.text == StandingsText::k1991) return {"primary", "A1", "A2", "B1", "B2"};
  const bool won = IsOfWonGames(system.combination);
  const std::string summed = IsOfPrimaryScores(system.combination) ? "JH" : "FH";
  switch (system.parts) {
    case CombinationParts::kOrder:
      return {"primary", won ? "S" : "B", summed};
    case CombinationParts::kSum:
      return {"primary", won ? "S+" + summed : summed + "-B"};
    case CombinationParts::kOf:
      return {"primary", (won ? "S" : "B") + summed};
  }
  return {};
}

absl::StatusOr<std::vector<Standing>> Standings(const Crosstable& table,
                                                const StandingsSystem& system) {
  ASSIGN_OR_RETURN(const auto meetings, MeetingsOf(table, system));
  const Numbers primary = PrimaryScores(table, meetings, system);
  const std::vector<Numbers> scores = system.text == StandingsText::k1991
                                          ? ScoresOf1991(meetings, primary, system)
                                          : ScoresOf1996(meetings, primary, system);
  const std::vector<std::string> columns = StandingsColumns(system);

  std::vector<Standing> standings(table.players().size());
  for (size_t i = 0; i < standings.size(); ++i) {
    standings[i].player = static_cast<int>(i);
    for (const Numbers& column : scores) standings[i].scores.push_back(column[i]);
  }
  const auto better = [&](const Standing& a, const Standing& b) {
    for (size_t c = 0; c < columns.size(); ++c) {
      if (a.scores[c] == b.scores[c]) continue;
      return FewerIsBetter(columns[c]) ? a.scores[c] < b.scores[c] : a.scores[c] > b.scores[c];
    }
    return false;
  };
  std::sort(standings.begin(), standings.end(), [&](const Standing& a, const Standing& b) {
    if (better(a, b) != better(b, a)) return better(a, b);
    return table.players()[At(a.player)] < table.players()[At(b.player)];
  });
  for (size_t i = 0; i < standings.size(); ++i) {
    const bool tied = i > 0 && !better(standings[i - 1], standings[i]);
    standings[i].place = tied ? standings[i - 1].place : static_cast<int>(i) + 1;
    if (tied) standings[i - 1].shared = standings[i].shared = true;
  }
  return standings;
}

}  // namespace hotstone::tournament
