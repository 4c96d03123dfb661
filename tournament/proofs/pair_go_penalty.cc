#include "tournament/proofs/pair_go_penalty.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/plays/fill_in.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {
namespace {

constexpr char kIntegers[] = "QF_LIA";
constexpr int kCompensation = 8;

std::vector<solver::Part> PenaltyStones(z3::context& context, const solver::Instance& instance) {
  const z3::expr n = context.int_const("tokens");
  const z3::expr half = context.int_const("half");
  const z3::expr stones = context.int_const("stones");
  const int token = instance.mutant == "two-points-a-token" ? 2 : 3;
  const int stone = instance.mutant == "one-point-a-stone" ? 1 : 2;
  solver::Part odd{
      "odd",
      kIntegers,
      {{"an odd number of tokens, some stones", n >= 0 && stones >= 0 && n == 2 * half + 1}},
      {"the stones are not worth the tokens", stone * stones != token * n},
      nullptr};
  solver::Part even{"even",
                    kIntegers,
                    {{"an even number of tokens, and half as many stones as they have points",
                      n >= 0 && n == 2 * half && stones == 3 * half}},
                    {"the stones are worth the tokens", stone * stones == token * n},
                    nullptr};
  return {odd, even};
}

// A board without shared spaces, within the sets of stones, and tokens of either side.
struct Counted {
  std::vector<solver::Assertion> assumptions;
  z3::expr margin;  // Black's, less the compensation and before the tokens
  z3::expr black_tokens;
  z3::expr white_tokens;
  z3::expr black_score;
  z3::expr white_score;
};

Counted AnyGame(z3::context& context, const std::string& mutant) {
  std::vector<solver::Assertion> assumptions;
  const solver::BoardCounts c = solver::AnyCounts(context, assumptions);
  solver::AssumeOddDifference(c, mutant, assumptions);
  assumptions.push_back({"neither side has more stones on the board than it owns",
                         c.black_stones <= c.set && c.white_stones <= c.set});
  const z3::expr black = context.int_const("tokens_black");
  const z3::expr white = context.int_const("tokens_white");
  assumptions.push_back({"tokens are not negative", black >= 0 && white >= 0});
  return {assumptions,
          solver::FillInDifference(c, {false, false, ""}) - kCompensation,
          black,
          white,
          c.black_stones + c.black_spaces,
          c.white_stones + c.white_spaces + kCompensation};
}

std::vector<solver::Part> PenaltyTies(z3::context& context, const solver::Instance& instance) {
  const std::string& mutant = instance.mutant;
  std::vector<solver::Part> parts;
  {
    Counted game = AnyGame(context, mutant);
    const z3::expr half = context.int_const("half_of_the_tokens");
    if (mutant != "odd-tokens") {
      game.assumptions.push_back({"the total number of tokens is even",
                                  game.black_tokens + game.white_tokens == 2 * half});
    }
    parts.push_back(
        {"even-tokens",
         kIntegers,
         game.assumptions,
         {"there is no tie", game.margin + 3 * (game.white_tokens - game.black_tokens) != 0},
         nullptr});
  }
  {
    Counted game = AnyGame(context, mutant);
    const z3::expr black = context.int_const("stones_for_black_tokens");
    const z3::expr white = context.int_const("stones_for_white_tokens");
    game.assumptions.push_back(
        {"one stone for every two points; the remainder is not filled in",
         2 * black <= 3 * game.black_tokens && 3 * game.black_tokens <= 2 * black + 1 &&
             2 * white <= 3 * game.white_tokens && 3 * game.white_tokens <= 2 * white + 1});
    parts.push_back({"stones",
                     kIntegers,
                     game.assumptions,
                     {"there is no tie", game.margin + 2 * (white - black) != 0},
                     nullptr});
  }
  {
    std::vector<solver::Assertion> assumptions;
    const solver::BoardCounts c = solver::AnyCounts(context, assumptions);
    const z3::expr m = context.int_const("compensation_less_half_a_point");
    const z3::expr tokens = context.int_const("white_tokens_less_black");
    const z3::expr extra = context.int_val(mutant == "whole-points" ? 0 : 1);
    parts.push_back(
        {"half-points",
         kIntegers,
         assumptions,
         {"there is no tie in half points",
          2 * solver::FillInDifference(c, {true, false, ""}) - (2 * m + extra) + 6 * tokens != 0},
         nullptr});
  }
  return parts;
}

// One token for `side`, given by the law.
absl::Status GiveToken(PairGoGame& game, spec::Color side) {
  const PairGoSeat first = PairGoSeat::kBlackWoman;
  std::vector<PairGoEvent> events;
  if (side == spec::Color::kBlack) {
    events = {PairGoMove{PartnerOf(first), false}};
  } else {
    events = {PairGoMove{first, false}, PairGoMove{PairGoSeat::kWhiteMan, false}};
  }
  events.emplace_back(PairGoClaim{Opponent(side), false});
  for (const PairGoEvent& event : events) {
    RETURN_IF_ERROR(game.Apply(event).status());
  }
  return absl::OkStatus();
}

absl::StatusOr<solver::Decoded> DecodeTie(const z3::model& model, const Counted& counted) {
  const auto number = [&](const z3::expr& term) {
    return model.eval(term, true).get_numeral_int();
  };
  const spec::Color side =
      number(counted.black_tokens) > 0 ? spec::Color::kBlack : spec::Color::kWhite;
  PairGoGame game((PairGoRules()));
  RETURN_IF_ERROR(GiveToken(game, side));
  const int black = number(counted.black_score);
  const int white = number(counted.white_score);
  ASSIGN_OR_RETURN(const auto end, game.Apply(PairGoCount{2 * black, 2 * white}));
  solver::Decoded decoded;
  decoded.text = absl::StrCat("a token for ", ColorName(side), "; the board gives ", black, " and ",
                              white, " with ", kCompensation, " points of compensation");
  decoded.replays = game.Tokens(side) == 1 && !game.result()->winner.has_value();
  return decoded;
}

std::vector<solver::Part> TiesWithOneToken(z3::context& context, const solver::Instance&) {
  Counted game = AnyGame(context, "");
  game.assumptions.push_back({"one token was given", game.black_tokens + game.white_tokens == 1});
  solver::Part part{
      "",
      kIntegers,
      game.assumptions,
      {"there is no tie", game.margin + 3 * (game.white_tokens - game.black_tokens) != 0},
      nullptr};
  part.decode = [game](const z3::model& model) { return DecodeTie(model, game); };
  return {part};
}

solver::Obligation AboutPenalties(const std::string& name, const std::string& statement) {
  solver::Obligation obligation;
  obligation.name = name;
  obligation.clauses = {"PAIR-ROTATION-PENALTY", "PAIR-TALLY", "ING96-R6-positioning",
                        "ING96-G602"};
  obligation.statement = statement;
  obligation.scope = solver::Scope::kAllBoards;
  return obligation;
}

}  // namespace

std::vector<solver::Obligation> PairGoPenaltyObligations() {
  solver::Obligation stones =
      AboutPenalties("pair-go-penalty-stones",
                     "An odd number of pair-go tokens, three points each, is not worth a whole "
                     "number of stones of two points; an even number n is worth 3n/2.");
  stones.on_boards = false;
  stones.domain = "all numbers";
  stones.mutants = {{"two-points-a-token", "a token is two points"},
                    {"one-point-a-stone", "a stone is one point"}};
  stones.build = PenaltyStones;
  solver::Obligation ties = AboutPenalties(
      "pair-go-ties",
      "With eight points of compensation, on an odd board without shared spaces, within the sets, "
      "pair-go tokens cause no tie if their number is even or if only whole stones are filled in; "
      "with half a point of compensation they never do.");
  ties.on_paper = "the six counts of a position add up to its points (for each board: board-count)";
  ties.mutants = {{"odd-tokens", "any number of tokens"},
                  {"even-board", "the number of points may be even"},
                  {"shared-spaces", "spaces may be shared"},
                  {"whole-points", "the compensation is a whole number of points"}};
  ties.build = PenaltyTies;
  solver::Obligation one =
      AboutPenalties("pair-go-ties-one-token",
                     "With eight points of compensation, on an odd board without shared spaces, "
                     "within the sets, one pair-go token causes no tie.");
  one.expected = certify::VerdictKind::kFails;
  one.build = TiesWithOneToken;
  return {stones, ties, one};
}

}  // namespace hotstone::tournament
