// The statements as equations, elimination, and the search for minimal contradictory sets.
//
// Solve() brings equations into a form in which each has its own unknown with a positive factor; a
// row with a nonzero constant and no unknowns is a contradiction. The positivity conditions are
// then rewritten in the unknowns that no equation owns, and SomeNumbersArePositive() eliminates
// these one by one: two conditions in which an unknown has opposite signs are added so that it
// cancels.
//
// For example "a ping is two points" and "four ping are a play" give ping = 2 and play = 8, both
// positive. "1 ping lets 5 ping take black" gives 4 ping = black; with "he gives 9 ping one
// handicap play", 8 ping = black + pass, and the reading handicap_play=move, pass = 2 black, it
// follows that 8 ping = 12 ping: ping is zero, which is not positive, so these two statements are
// inconsistent under that reading.
#include "tournament/courses/rank_sentences.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

namespace hotstone::tournament {
namespace {

using Terms = std::vector<std::pair<RankUnknown, int64_t>>;

// The sum of the terms equals the constant.
RankEquation Equal(const Terms& terms, int64_t constant = 0) {
  RankEquation equation;
  for (const auto& [unknown, factor] : terms) equation.factors[unknown] += factor;
  equation.constant = constant;
  return equation;
}

class StatementList {
 public:
  explicit StatementList(const HandicapSystem& system)
      : moves_(system.plays == HandicapCount::kMoves) {}

  void Say(const std::string& name, const std::string& clause, const std::string& words,
           const RankEquation& equation) {
    statements_.push_back({name, clause, words, equation});
  }

  // This many steps of difference (and more) are evened out by taking black and this many
  // handicap plays.
  void Gives(const std::string& name, const std::string& clause, const std::string& words,
             Terms steps, int handicap_plays) {
    const int passes = moves_ ? std::max(0, handicap_plays - 1) : handicap_plays;
    steps.emplace_back(kTakingBlack, -1);
    steps.emplace_back(kPassWorth, -passes);
    Say(name, clause, words, Equal(steps));
  }

  std::vector<RankStatement> Take() { return std::move(statements_); }

 private:
  bool moves_;
  std::vector<RankStatement> statements_;
};

std::vector<RankStatement> StatementsOf1996(const HandicapSystem& system) {
  const std::string ping = "ING96-R8-ping-ranks";
  const std::string duan = "ING96-R8-duan-ranks";
  const std::string ji = "ING96-R8-ji-rank";
  const std::string points = "ING96-G607";
  StatementList list(system);
  list.Say("ping-points", ping, "a ping is two points", Equal({{kPingStep, 1}}, 2));
  list.Say("ping-play", ping, "a ping is a quarter of a play",
           Equal({{kPingStep, 4}, {kPlayWorth, -1}}));
  list.Gives("ping-5-black", ping, "1 ping lets 5 ping take black", {{kPingStep, 4}}, 0);
  list.Gives("ping-9-one", ping, "1 ping gives 9 ping one handicap play", {{kPingStep, 8}}, 1);
  list.Say("play-points", ping, "eight points are a play", Equal({{kPlayWorth, 1}}, 8));
  list.Say("duan-points", duan, "a duan is four points", Equal({{kDuanStep, 1}}, 4));
  list.Say("duan-play", duan, "a duan is half a play", Equal({{kDuanStep, 2}, {kPlayWorth, -1}}));
  list.Gives("duan-7-black", duan, "9 duan lets 7 duan take black", {{kDuanStep, 2}}, 0);
  list.Gives("duan-5-one", duan, "9 duan gives 5 duan one handicap play", {{kDuanStep, 4}}, 1);
  list.Gives("duan-3-two", duan, "9 duan gives 3 duan two handicap plays", {{kDuanStep, 6}}, 2);
  list.Gives("duan-1-three", duan, "9 duan gives 1 duan three handicap plays", {{kDuanStep, 8}}, 3);
  list.Say("duan-7-is-ping-9", duan, "7 duan is 9 ping",
           Equal({{kNineDuan, 1}, {kDuanStep, 2}, {kPingStep, -8}}));
  list.Say("duan-9-is-ping-5", duan, "9 duan is 5 ping", Equal({{kNineDuan, 1}, {kPingStep, -4}}));
  list.Say("ji-play", ji, "a ji is a play", Equal({{kJiStep, 1}, {kPlayWorth, -1}}));
  list.Gives("ji-1-black", ji, "1 duan lets 1 ji take black", {{kOneJi, 1}}, 0);
  list.Gives("ji-2-one", ji, "1 duan gives 2 ji one handicap play", {{kOneJi, 1}, {kJiStep, 1}}, 1);
  list.Gives("ji-18-seventeen", ji, "1 duan gives 18 ji seventeen handicap plays",
             {{kOneJi, 1}, {kJiStep, 17}}, 17);
  list.Say("even-eight", points, "in an even game Black gives eight points",
           Equal({{kCompensation, 1}}, 8));
  list.Say("even-game", points, "compensation makes the game even",
           Equal({{kTakingBlack, 1}, {kCompensation, -1}}));
  list.Say("quarter-points", points, "two points are a quarter of a play",
           Equal({{kPlayWorth, 1}}, 8));
  return list.Take();
}

std::vector<RankStatement> StatementsOf1991(const HandicapSystem& system) {
  const std::string ranks = "ING91-2-graduierungen";
  const std::string points = "ING91-2-kompensationspunkte";
  StatementList list(system);
  list.Say("ping-points", ranks, "a ping is two points", Equal({{kPingStep, 1}}, 2));
  list.Say("ping-play", ranks, "a ping is a quarter of a play",
           Equal({{kPingStep, 4}, {kPlayWorth, -1}}));
  list.Say("tuan-points", ranks, "a tuan is four points", Equal({{kDuanStep, 1}}, 4));
  list.Say("tuan-play", ranks, "a tuan is half a play", Equal({{kDuanStep, 2}, {kPlayWorth, -1}}));
  list.Say("first-move", points, "the first move is worth sixteen points",
           Equal({{kFirstMoveWorth, 1}}, 16));
  list.Say("even-eight", points, "in an even game Black gives eight points",
           Equal({{kCompensation, 1}}, 8));
  list.Say("half-of-it", points, "the compensation is half of the first move",
           Equal({{kCompensation, 2}, {kFirstMoveWorth, -1}}));
  list.Say("even-game", points, "compensation makes the game even",
           Equal({{kTakingBlack, 1}, {kCompensation, -1}}));
  list.Gives("two-plays-one", "ING91-2-vorgabezuege",
             "handicap plays begin, with one, at two plays of difference", {{kPlayWorth, 2}}, 1);
  return list.Take();
}

std::vector<RankEquation> ReadingsAsEquations(const HandicapSystem& system) {
  const int in_one_game = system.first_move == FirstMove::kHalf ? 2 : 1;
  const RankUnknown pass =
      system.handicap_play == HandicapPlay::kPlay ? kPlayWorth : kFirstMoveWorth;
  return {Equal({{kFirstMoveWorth, 1}, {kTakingBlack, -in_one_game}}),
          Equal({{kPassWorth, 1}, {pass, -1}})};
}

void Shorten(RankEquation& row) {
  int64_t common = std::abs(row.constant);
  for (const int64_t factor : row.factors) common = std::gcd(common, factor);
  if (common <= 1) return;
  for (int64_t& factor : row.factors) factor /= common;
  row.constant /= common;
}

// a times `row` and b times `other`.
RankEquation Sum(const RankEquation& row, int64_t a, const RankEquation& other, int64_t b) {
  RankEquation sum;
  for (size_t i = 0; i < sum.factors.size(); ++i)
    sum.factors[i] = a * row.factors[i] + b * other.factors[i];
  sum.constant = a * row.constant + b * other.constant;
  Shorten(sum);
  return sum;
}

// For each equation an unknown that it owns: with a positive factor, and in no other equation.
struct Solved {
  std::vector<RankEquation> rows;
  std::vector<size_t> owned;
};

// Empty if the equations contradict each other.
std::optional<Solved> Solve(std::vector<RankEquation> rows) {
  Solved solved;
  for (size_t unknown = 0; unknown < kRankUnknowns; ++unknown) {
    const auto pivot = std::find_if(rows.begin(), rows.end(), [&](const RankEquation& row) {
      return row.factors[unknown] != 0;
    });
    if (pivot == rows.end()) continue;
    RankEquation own = *pivot;
    rows.erase(pivot);
    if (own.factors[unknown] < 0) own = Sum(own, -1, RankEquation{}, 0);
    for (std::vector<RankEquation>* others : {&rows, &solved.rows}) {
      for (RankEquation& row : *others) {
        if (row.factors[unknown] != 0)
          row = Sum(row, own.factors[unknown], own, -row.factors[unknown]);
      }
    }
    solved.rows.push_back(own);
    solved.owned.push_back(unknown);
  }
  for (const RankEquation& row : rows) {
    if (row.constant != 0) return std::nullopt;
  }
  return solved;
}

// Whether some numbers make all of these positive: each is the constant plus the factors times the
// unknowns.
bool SomeNumbersArePositive(std::vector<RankEquation> positive) {
  for (size_t unknown = 0; unknown < kRankUnknowns; ++unknown) {
    std::vector<RankEquation> without, up, down;
    for (const RankEquation& condition : positive) {
      const int64_t factor = condition.factors[unknown];
      (factor == 0 ? without : factor > 0 ? up : down).push_back(condition);
    }
    for (const RankEquation& a : up) {
      for (const RankEquation& b : down) {
        without.push_back(Sum(a, -b.factors[unknown], b, a.factors[unknown]));
      }
    }
    positive = std::move(without);
  }
  return std::all_of(positive.begin(), positive.end(),
                     [](const RankEquation& condition) { return condition.constant > 0; });
}

bool CanBe(std::vector<RankEquation> equations) {
  const auto solved = Solve(std::move(equations));
  if (!solved.has_value()) return false;
  std::vector<RankEquation> positive;
  for (const RankUnknown unknown : {kPingStep, kDuanStep, kJiStep, kPlayWorth}) {
    const auto owner = std::find(solved->owned.begin(), solved->owned.end(), unknown);
    if (owner == solved->owned.end()) {
      positive.push_back(Equal({{unknown, 1}}));
      continue;
    }
    // In p x + (the rest) = c with p > 0, x is positive exactly if c - (the rest) is.
    const RankEquation& row = solved->rows[static_cast<size_t>(owner - solved->owned.begin())];
    RankEquation condition;
    for (size_t i = 0; i < kRankUnknowns; ++i)
      condition.factors[i] = i == unknown ? 0 : -row.factors[i];
    condition.constant = row.constant;
    positive.push_back(condition);
  }
  return SomeNumbersArePositive(std::move(positive));
}

bool Contains(const std::vector<size_t>& set, const std::vector<size_t>& part) {
  return std::includes(set.begin(), set.end(), part.begin(), part.end());
}

}  // namespace

std::vector<RankStatement> RankStatements(const HandicapSystem& system) {
  return system.text == HandicapText::k1996 ? StatementsOf1996(system) : StatementsOf1991(system);
}

bool HoldTogether(const std::vector<RankStatement>& statements, const HandicapSystem& system) {
  std::vector<RankEquation> equations = ReadingsAsEquations(system);
  for (const RankStatement& statement : statements) equations.push_back(statement.equation);
  return CanBe(std::move(equations));
}

std::vector<std::vector<std::string>> LeastContradictions(const HandicapSystem& system, int most) {
  const std::vector<RankStatement> all = RankStatements(system);
  std::vector<std::vector<size_t>> least;
  std::vector<size_t> chosen;
  // Adds `left` more statements, from number `from` on.
  const std::function<void(size_t, int)> choose = [&](size_t from, int left) {
    if (left == 0) {
      const auto part_of_it = [&](const std::vector<size_t>& set) { return Contains(chosen, set); };
      if (std::any_of(least.begin(), least.end(), part_of_it)) return;
      std::vector<RankStatement> statements;
      for (const size_t i : chosen) statements.push_back(all[i]);
      if (!HoldTogether(statements, system)) least.push_back(chosen);
      return;
    }
    for (size_t i = from; i < all.size(); ++i) {
      chosen.push_back(i);
      choose(i + 1, left - 1);
      chosen.pop_back();
    }
  };
  for (int size = 0; size <= most; ++size) choose(0, size);
  std::vector<std::vector<std::string>> names;
  for (const std::vector<size_t>& set : least) {
    names.emplace_back();
    for (const size_t i : set) names.back().push_back(all[i].name);
  }
  return names;
}

}  // namespace hotstone::tournament
