// All tournaments of a format (tournament_formats.h).
//
// A round robin is a list of pairs and a result for each, enumerated by counting. The other formats
// grow round by round: a state is the games so far; a round is a pairing of the remaining players,
// possibly with a bye, and a result for each pair. The format determines which players remain,
// which pairings are allowed and when the tournament ends.
//
// For example the knockout of three players: round 1 is 0 against 1, won by 0, and a bye for 2.
// Round 2 has one pair, 0 and 2, and two results, so there are two tournaments up to renaming.
#include "tournament/courses/tournament_formats.h"

#include <algorithm>
#include <utility>

namespace hotstone::tournament {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

struct Pairing {
  Pairs pairs;
  int bye = -1;
};

class Rounds {
 public:
  Rounds(TournamentFormat format, int players, const VisitTable& visit)
      : format_(format), visit_(visit) {
    table_.players = players;
    table_.byes.assign(static_cast<size_t>(players), 0);
    wins_.assign(static_cast<size_t>(players), 0);
    losses_.assign(static_cast<size_t>(players), 0);
    while ((1 << swiss_rounds_) < players) ++swiss_rounds_;
    swiss_rounds_ = std::max(swiss_rounds_, 1);
  }

  bool Run() { return Round(1); }

 private:
  bool IsSwiss() const {
    return format_ == TournamentFormat::kSwiss || format_ == TournamentFormat::kSwissOdd;
  }

  std::vector<int> StillIn() const {
    const int most = format_ == TournamentFormat::kDoubleKnockout ? 2 : 1;
    std::vector<int> in;
    for (int p = 0; p < table_.players; ++p) {
      if (IsSwiss() || losses_[static_cast<size_t>(p)] < most) in.push_back(p);
    }
    return in;
  }

  int Points(int player) const {
    return wins_[static_cast<size_t>(player)] + table_.byes[static_cast<size_t>(player)];
  }

  bool Met(int a, int b) const {
    return std::any_of(table_.games.begin(), table_.games.end(), [&](const ResultGame& game) {
      return (game.black == a && game.white == b) || (game.black == b && game.white == a);
    });
  }

  // All ways to pair `left`, appended to `pairs`.
  void AllPairs(std::vector<int> left, Pairs pairs, int bye, std::vector<Pairing>& all) const {
    if (left.empty()) {
      all.push_back({std::move(pairs), bye});
      return;
    }
    const int first = left.front();
    for (size_t i = 1; i < left.size(); ++i) {
      if (IsSwiss() && Met(first, left[i])) continue;
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      Pairs longer = pairs;
      longer.emplace_back(first, left[i]);
      AllPairs(std::move(rest), std::move(longer), bye, all);
    }
  }

  // The players who may have the bye.
  std::vector<int> Byes(const std::vector<int>& in) const {
    if (!IsSwiss()) return in;
    std::vector<int> none_so_far;
    for (const int p : in) {
      if (table_.byes[static_cast<size_t>(p)] == 0) none_so_far.push_back(p);
    }
    if (none_so_far.empty()) return in;
    const auto fewer = [&](int a, int b) { return Points(a) < Points(b); };
    const int least = Points(*std::min_element(none_so_far.begin(), none_so_far.end(), fewer));
    std::erase_if(none_so_far, [&](int p) { return Points(p) > least; });
    return none_so_far;
  }

  std::vector<Pairing> Pairings(const std::vector<int>& in, int round) const {
    std::vector<Pairing> all;
    if (round == 1) {
      Pairing first;
      for (size_t i = 0; i + 1 < in.size(); i += 2) first.pairs.emplace_back(in[i], in[i + 1]);
      if (in.size() % 2 == 1) first.bye = in.back();
      return {first};
    }
    if (in.size() % 2 == 0) {
      AllPairs(in, {}, -1, all);
    } else {
      for (const int bye : Byes(in)) {
        std::vector<int> rest = in;
        std::erase(rest, bye);
        AllPairs(std::move(rest), {}, bye, all);
      }
    }
    if (!IsSwiss() || all.empty()) return all;
    const auto cost = [&](const Pairing& pairing) {
      int sum = 0;
      for (const auto& [a, b] : pairing.pairs)
        sum += (Points(a) - Points(b)) * (Points(a) - Points(b));
      return sum;
    };
    int least = cost(all.front());
    for (const Pairing& pairing : all) least = std::min(least, cost(pairing));
    std::erase_if(all, [&](const Pairing& pairing) { return cost(pairing) > least; });
    return all;
  }

  bool Round(int round) {
    const std::vector<int> in = StillIn();
    if (IsSwiss() ? round > swiss_rounds_ : in.size() <= 1) return visit_(table_);
    const std::vector<Pairing> pairings = Pairings(in, round);
    if (pairings.empty()) return visit_(table_);  // nobody is left to meet
    for (const Pairing& pairing : pairings) {
      if (pairing.bye >= 0) ++table_.byes[static_cast<size_t>(pairing.bye)];
      const bool go_on = Results(pairing.pairs, 0, round);
      if (pairing.bye >= 0) --table_.byes[static_cast<size_t>(pairing.bye)];
      if (!go_on) return false;
    }
    return true;
  }

  // The games of the round from index `at` on.
  bool Results(const Pairs& pairs, size_t at, int round) {
    if (at == pairs.size()) return Round(round + 1);
    const auto [a, b] = pairs[at];
    for (const bool first_won : {true, false}) {
      if (round == 1 && !first_won) break;
      const auto winner = static_cast<size_t>(first_won ? a : b);
      const auto loser = static_cast<size_t>(first_won ? b : a);
      table_.games.push_back({round, a, b, false, first_won});
      ++wins_[winner];
      ++losses_[loser];
      const bool go_on = Results(pairs, at + 1, round);
      --wins_[winner];
      --losses_[loser];
      table_.games.pop_back();
      if (!go_on) return false;
    }
    return true;
  }

  TournamentFormat format_;
  const VisitTable& visit_;
  ResultTable table_;
  std::vector<int> wins_, losses_;
  int swiss_rounds_ = 0;
};

// All results of these games, whose rounds and players are set.
bool AllResults(ResultTable& table, size_t at, bool draws, const VisitTable& visit) {
  if (at == table.games.size()) return visit(table);
  ResultGame& game = table.games[at];
  for (const auto& [drawn, black_won] : {std::pair{false, true}, {false, false}, {true, false}}) {
    if (drawn && !draws) continue;
    game.drawn = drawn;
    game.black_won = black_won;
    if (!AllResults(table, at + 1, draws, visit)) return false;
  }
  return true;
}

// Everybody meets everybody, by rotating all but the last player around a table: in round r two
// players meet if their numbers add up to r modulo the odd number of seats; a player who would meet
// himself meets the last one, or has a bye.
ResultTable RoundRobin(int players) {
  ResultTable table;
  table.players = players;
  table.byes.assign(static_cast<size_t>(players), 0);
  const int seats = players % 2 == 0 ? players - 1 : players;
  for (int round = 1; round <= seats; ++round) {
    for (int a = 0; a < players; ++a) {
      for (int b = a + 1; b < players; ++b) {
        const bool with_last = b == seats;
        const int sum = with_last ? 2 * a : a + b;
        if (sum % seats == round - 1) table.games.push_back({round, a, b, false, false});
      }
    }
  }
  return table;
}

}  // namespace

const std::vector<TournamentFormat>& TournamentFormats() {
  static const auto& all = *new std::vector<TournamentFormat>{
      TournamentFormat::kRoundRobin,     TournamentFormat::kRoundRobinDraws,
      TournamentFormat::kKnockout,       TournamentFormat::kKnockoutNoByes,
      TournamentFormat::kDoubleKnockout, TournamentFormat::kSwiss,
      TournamentFormat::kSwissOdd,       TournamentFormat::kTenGameMatch};
  return all;
}

std::string_view TournamentFormatName(TournamentFormat format) {
  switch (format) {
    case TournamentFormat::kRoundRobin:
      return "round-robin";
    case TournamentFormat::kRoundRobinDraws:
      return "round-robin-draws";
    case TournamentFormat::kKnockout:
      return "knockout";
    case TournamentFormat::kKnockoutNoByes:
      return "knockout-no-byes";
    case TournamentFormat::kDoubleKnockout:
      return "double-knockout";
    case TournamentFormat::kSwiss:
      return "swiss";
    case TournamentFormat::kSwissOdd:
      return "swiss-odd";
    case TournamentFormat::kTenGameMatch:
      return "ten-game-match";
  }
  return "";
}

bool ForEachTournament(TournamentFormat format, int players, const VisitTable& visit) {
  if (players < 2) return true;
  switch (format) {
    case TournamentFormat::kRoundRobin:
    case TournamentFormat::kRoundRobinDraws: {
      ResultTable table = RoundRobin(players);
      return AllResults(table, 0, format == TournamentFormat::kRoundRobinDraws, visit);
    }
    case TournamentFormat::kTenGameMatch: {
      if (players != 2) return true;
      ResultTable table;
      table.players = 2;
      table.byes = {0, 0};
      for (int round = 1; round <= 10; ++round) table.games.push_back({round, 0, 1, false, false});
      return AllResults(table, 0, false, visit);
    }
    case TournamentFormat::kSwiss:
    case TournamentFormat::kSwissOdd:
      if ((players % 2 == 0) != (format == TournamentFormat::kSwiss)) return true;
      return Rounds(format, players, visit).Run();
    case TournamentFormat::kKnockoutNoByes:
      if ((players & (players - 1)) != 0) return true;
      return Rounds(format, players, visit).Run();
    case TournamentFormat::kKnockout:
    case TournamentFormat::kDoubleKnockout:
      return Rounds(format, players, visit).Run();
  }
  return true;
}

}  // namespace hotstone::tournament
