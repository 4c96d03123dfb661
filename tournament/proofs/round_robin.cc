// Two obligations about round robins without draws.
//
// Sums has two players and the totals over everybody: the sum over a player's opponents is the
// total less his own number, so two players with equal primary scores have equal S, B, JH and FH,
// for any number of players. Ties proves the same from the games up: a variable for each game of 3
// to k players, all scores computed from these, and no two players equal in the first score and
// different in another. DecodeGames turns a counterexample of a mutant into a crosstable for
// inspection.
//
// For example with 3 players who each win once, JH is 2 for all of them, since the total is 3 and
// each leaves out his own 1.
#include "tournament/proofs/round_robin.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/all_numbers.h"
#include "tournament/law/standings.h"

namespace hotstone::tournament {
namespace {

using Terms = std::vector<z3::expr>;

// One player's numbers, as the text defines them over all opponents.
struct PlayerTerms {
  z3::expr p, b, jh, q_jh, q_all, fh_jh, fh_all;
};

PlayerTerms FreshPlayer(z3::context& context, const std::string& name) {
  const auto number = [&](const char* what) { return context.int_const((name + what).c_str()); };
  return {number(".p"),     number(".B"),     number(".JH"),    number(".q-jh"),
          number(".q-all"), number(".FH-jh"), number(".FH-all")};
}

z3::expr AllEqual(const PlayerTerms& a, const PlayerTerms& b) {
  return a.b == b.b && a.jh == b.jh && a.fh_jh == b.fh_jh && a.fh_all == b.fh_all;
}

// For all numbers: two players of a full round robin, n, and the sums over all players.
std::vector<solver::Part> Sums(z3::context& context, const solver::Instance& instance) {
  const bool one_is_missing = instance.mutant == "one-not-met";
  const bool draws = instance.mutant == "draws";
  const bool beaten_only = instance.mutant == "beaten-only";
  const z3::expr n = context.int_const("n");
  const z3::expr total = context.int_const("T");
  const z3::expr of_jh = context.int_const("Q-jh");
  const z3::expr of_all = context.int_const("Q-all");
  const PlayerTerms a = FreshPlayer(context, "a");
  const PlayerTerms b = FreshPlayer(context, "b");
  z3::expr_vector defined(context);
  for (const PlayerTerms* player : {&a, &b}) {
    const PlayerTerms& x = *player;
    defined.push_back(0 <= x.p && x.p <= n - 1);
    if (draws) {
      defined.push_back(0 <= x.b && x.p + x.b <= n - 1);
    } else {
      defined.push_back(x.b == n - 1 - x.p);
    }
    if (beaten_only) {
      defined.push_back(0 <= x.jh && x.jh <= total - x.p);
    } else if (one_is_missing && player == &a) {
      const z3::expr left_out = context.int_const("left-out.p");
      defined.push_back(0 <= left_out && left_out <= n - 1 && x.jh == total - x.p - left_out);
    } else {
      defined.push_back(x.jh == total - x.p);
    }
    defined.push_back(x.q_jh == x.jh);
    defined.push_back(x.q_all == x.p + x.b + x.jh);
    defined.push_back(x.fh_jh == of_jh - x.q_jh);
    defined.push_back(x.fh_all == of_all - x.q_all);
  }
  solver::Part part{"",
                    "QF_LIA",
                    {{"at least two players", n >= 2 && total >= 0},
                     {"the sums over the opponents are those over all players less one's own",
                      z3::mk_and(defined)},
                     {"the two have the same score", a.p == b.p}},
                    {"they are equal in B, JH and FH", AllEqual(a, b)},
                    nullptr};
  return {part};
}

solver::Obligation RoundRobinSums() {
  solver::Obligation obligation = solver::AboutAllNumbers(
      "round-robin-sums", {"ING96-R7-secondary-scores"},
      "In a full round robin without draws two players of the same score are equal in B, JH and "
      "FH, whatever the number of players and whether secondary scores are JH or S + B + JH.");
  obligation.on_paper =
      "in a full round robin a player's opponents are all the others, so a sum over them is the "
      "sum over all players less his own number";
  obligation.mutants = {{"one-not-met", "one of the two has an opponent he has not met"},
                        {"beaten-only", "JH is summed over the beaten opponents only"},
                        {"draws", "games may be drawn"}};
  obligation.build = Sums;
  return obligation;
}

// A round robin of k players as variables: 0 or 1 for each ordered pair.
struct Games {
  std::vector<Terms> won;  // won[i][j]: i beat j
  z3::expr_vector possible;
};

Games FreshGames(z3::context& context, int players, const std::string& mutant) {
  Games games{{}, z3::expr_vector(context)};
  for (int i = 0; i < players; ++i) {
    games.won.emplace_back();
    for (int j = 0; j < players; ++j) {
      games.won.back().push_back(i == j ? context.int_val(0)
                                        : context.int_const(absl::StrCat("w", i, "_", j).c_str()));
    }
  }
  const auto at = [](int i) { return static_cast<size_t>(i); };
  for (int i = 0; i < players; ++i) {
    for (int j = i + 1; j < players; ++j) {
      const z3::expr& there = games.won[at(i)][at(j)];
      const z3::expr& back = games.won[at(j)][at(i)];
      games.possible.push_back(0 <= there && there <= 1 && 0 <= back && back <= 1);
      games.possible.push_back(mutant == "draws" ? there + back <= 1 : there + back == 1);
    }
  }
  return games;
}

z3::expr SumOf(z3::context& context, const Terms& terms) {
  z3::expr sum = context.int_val(0);
  for (const z3::expr& term : terms) sum = sum + term;
  return sum;
}

// The sum of x over the opponents of player i, or over those that he beat.
z3::expr OverOpponents(z3::context& context, const Games& games, const Terms& x, size_t i,
                       const std::string& mutant) {
  Terms summed;
  for (size_t j = 0; j < x.size(); ++j) {
    if (j == i) continue;
    if (mutant == "one-not-met" && i + j == 1) continue;  // players 0 and 1 have not met
    summed.push_back(
        mutant == "beaten-only" ? z3::ite(games.won[i][j] == 1, x[j], context.int_val(0)) : x[j]);
  }
  return SumOf(context, summed);
}

// The crosstable of a model, and whether the law finds two players there with the same score whom a
// system distinguishes.
absl::StatusOr<solver::Decoded> DecodeGames(const z3::model& model, const Games& games) {
  Crosstable table;
  solver::Decoded decoded;
  for (size_t i = 0; i < games.won.size(); ++i) {
    RETURN_IF_ERROR(table.AddPlayer(absl::StrCat("p", i)).status());
  }
  int round = 0;
  for (size_t i = 0; i < games.won.size(); ++i) {
    for (size_t j = i + 1; j < games.won.size(); ++j) {
      const bool won = model.eval(games.won[i][j], true).get_numeral_int() == 1;
      const bool lost = model.eval(games.won[j][i], true).get_numeral_int() == 1;
      const PlayerResult mine = won    ? PlayerResult::kWon
                                : lost ? PlayerResult::kLost
                                       : PlayerResult::kDrawn;
      const PlayerResult yours = won    ? PlayerResult::kLost
                                 : lost ? PlayerResult::kWon
                                        : PlayerResult::kDrawn;
      RETURN_IF_ERROR(
          table.AddGame({++round, static_cast<int>(i), static_cast<int>(j), mine, yours, true}));
      absl::StrAppend(&decoded.text, round > 1 ? ", " : "", "p", i,
                      won    ? " beats p"
                      : lost ? " loses to p"
                             : " draws with p",
                      j);
    }
  }
  for (const StandingsSystem& system : AllStandingsSystems()) {
    if (system.text != StandingsText::k1996 || system.parts == CombinationParts::kOf) continue;
    ASSIGN_OR_RETURN(const auto standings, Standings(table, system));
    for (size_t i = 1; i < standings.size(); ++i) {
      const Standing& above = (standings)[i - 1];
      const Standing& below = (standings)[i];
      decoded.replays |= above.scores[0] == below.scores[0] && above.place != below.place;
    }
  }
  return decoded;
}

// From the games up, for each number of players from 3 to the bound.
std::vector<solver::Part> Ties(z3::context& context, const solver::Instance& instance) {
  std::vector<solver::Part> parts;
  // Two players cannot have the same score, so that part would be vacuous.
  for (int players = 3; players <= std::max(3, instance.bound); ++players) {
    const Games games = FreshGames(context, players, instance.mutant);
    Terms p, b;
    for (size_t i = 0; i < games.won.size(); ++i) {
      p.push_back(SumOf(context, games.won[i]));
      Terms against;
      for (const Terms& row : games.won) against.push_back(row[i]);
      b.push_back(SumOf(context, against));
    }
    Terms jh, all, fh_jh, fh_all;
    for (size_t i = 0; i < p.size(); ++i)
      jh.push_back(OverOpponents(context, games, p, i, instance.mutant));
    for (size_t i = 0; i < p.size(); ++i) all.push_back(p[i] + b[i] + jh[i]);
    for (size_t i = 0; i < p.size(); ++i) {
      fh_jh.push_back(OverOpponents(context, games, jh, i, instance.mutant));
      fh_all.push_back(OverOpponents(context, games, all, i, instance.mutant));
    }
    // Players can be renamed freely, so it is enough to look at 0 and 2; the mutant leaves out the
    // game of 0 and 1.
    const size_t other = 2;
    solver::Part part{absl::StrCat(players, " players"),
                      "QF_LIA",
                      {{"every game has one winner", z3::mk_and(games.possible)},
                       {"the two have the same score", p[0] == p[other]}},
                      {"they are equal in B, JH and FH", b[0] == b[other] && jh[0] == jh[other] &&
                                                             fh_jh[0] == fh_jh[other] &&
                                                             fh_all[0] == fh_all[other]},
                      nullptr};
    part.decode = [games](const z3::model& model) { return DecodeGames(model, games); };
    parts.push_back(part);
  }
  return parts;
}

solver::Obligation RoundRobinTies() {
  solver::Obligation obligation;
  obligation.name = "round-robin-ties";
  obligation.clauses = {"ING96-R7-secondary-scores"};
  obligation.statement =
      "In a full round robin of 3 to k players without draws, B, JH and FH never separate two "
      "players of the same score, the sums written out game by game.";
  obligation.scope = solver::Scope::kBounded;
  obligation.on_boards = false;
  obligation.bound = 6;
  obligation.most_bound = 20;
  obligation.mutants = {{"one-not-met", "two of the players have not met"},
                        {"beaten-only", "sums include only the beaten opponents"},
                        {"draws", "games may be drawn"}};
  obligation.build = Ties;
  return obligation;
}

}  // namespace

std::vector<solver::Obligation> RoundRobinObligations() {
  return {RoundRobinSums(), RoundRobinTies()};
}

}  // namespace hotstone::tournament
