// The plan: FreshMove is a move that may be wrong and may be claimed. Drift shows how one move
// shifts the turn under each reading; Follows looks at the turn after a claim; Moves unrolls the
// first k moves, and DecodeMoves plays a model's moves by the law.
//
// For example under last, seat 1 stands after two moves without an error, 1 = 2 - 1. The third move
// is wrong: 0 instead of 2, and u is 1. If it is claimed, 2 stands, and 3 follows.
#include "tournament/proofs/pair_go_rotation.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/all_numbers.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {
namespace {

// Seats 0 to 3; two seats on is the partner.
z3::expr Following(const z3::expr& seat) {
  return z3::ite(seat == 3, seat.ctx().int_val(0), seat + 1);
}
z3::expr Partner(const z3::expr& seat) { return z3::ite(seat >= 2, seat - 2, seat + 2); }
z3::expr IsSeat(const z3::expr& seat) { return 0 <= seat && seat <= 3; }

struct OneMove {
  z3::expr wrong, claimed;

  z3::expr Possible() const { return z3::implies(claimed, wrong); }
  z3::expr Unclaimed() const { return wrong && !claimed; }
  // The player who counts as having made it.
  z3::expr Standing(const z3::expr& right, const std::string& mutant) const {
    return z3::ite(mutant == "stands-as-played" ? wrong : Unclaimed(), Partner(right), right);
  }
};

OneMove FreshMove(z3::context& context, const std::string& name) {
  return {context.bool_const((name + ".wrong").c_str()),
          context.bool_const((name + ".claimed").c_str())};
}

z3::expr OneIf(const z3::expr& condition) {
  return z3::ite(condition, condition.ctx().int_val(1), condition.ctx().int_val(0));
}

// seat = number modulo 4, given that it was so with the quotient q, and only a few turns have been
// added since.
z3::expr IsModulo4(const z3::expr& seat, const z3::expr& number, const z3::expr& q) {
  return seat == number - 4 * q || seat == number - 4 * (q + 1);
}

// rotation=number: each side alternates between its partners, so both sides together follow the
// order.
solver::Part DriftByNumber(z3::context& context, const std::string& mutant) {
  const z3::expr n = context.int_const("moves");
  const z3::expr q = context.int_const("rounds");
  const z3::expr s = context.int_const("turn");
  const z3::expr black_woman = context.bool_const("black-woman-is-next-of-hers");
  const z3::expr white_woman = context.bool_const("white-woman-is-next-of-hers");
  const OneMove move = FreshMove(context, "move");
  const auto follows_order = [](const z3::expr& seat, const z3::expr& black,
                                const z3::expr& white) {
    return black == (seat == 0 || seat == 3) && white == (seat == 0 || seat == 1);
  };
  const z3::expr black_moves = s == 0 || s == 2;
  z3::expr flips = move.wrong || !move.wrong;
  if (mutant == "claim-takes-back") flips = !move.claimed;
  if (mutant == "error-keeps-the-turn") flips = !move.wrong;
  const z3::expr black_after = black_woman != (black_moves && flips);
  const z3::expr white_after = white_woman != (!black_moves && flips);
  const z3::expr next = Following(s);
  return {"number",
          "QF_LIA",
          {{"the number determines the turn, and the sides agree",
            IsSeat(s) && q >= 0 && s == n - 4 * q && follows_order(s, black_woman, white_woman)},
           {"a claimed move is wrong", move.Possible()}},
          {"the same holds after the move",
           IsModulo4(next, n + 1, q) && follows_order(next, black_after, white_after)},
          nullptr};
}

// rotation=last.
solver::Part DriftByLast(z3::context& context, const std::string& mutant) {
  const z3::expr n = context.int_const("moves");
  const z3::expr u = context.int_const("unclaimed");
  const z3::expr q = context.int_const("rounds");
  const z3::expr stands = context.int_const("last-stands-as");
  const OneMove move = FreshMove(context, "move");
  const z3::expr now = move.Standing(Following(stands), mutant);
  const z3::expr u_now = u + OneIf(move.Unclaimed());
  return {"last",
          "QF_LIA",
          {{"the last move counts for the player that n - 1 + 2u gives",
            IsSeat(stands) && n >= 1 && u >= 0 && stands == n - 1 + 2 * u - 4 * q},
           {"a claimed move is wrong", move.Possible()}},
          {"the same holds after the move", IsModulo4(now, n + 2 * u_now, q)},
          nullptr};
}

// rotation=pairs, of one side.
solver::Part DriftByPairs(z3::context& context, const std::string& mutant) {
  const z3::expr turns = context.int_const("turns-of-the-side");
  const z3::expr u = context.int_const("unclaimed-of-the-side");
  const z3::expr half = context.int_const("half");
  const z3::expr woman = context.bool_const("the-woman-is-next");
  const OneMove move = FreshMove(context, "move");
  const z3::expr by_woman = woman != (mutant == "stands-as-played" ? move.wrong : move.Unclaimed());
  const z3::expr after = !by_woman;
  const z3::expr sum = turns + 1 + u + OneIf(move.Unclaimed());
  const auto even = [&](const z3::expr& number) {
    return number == 2 * half || number == 2 * (half + 1);
  };
  const auto odd = [&](const z3::expr& number) {
    return number == 2 * half + 1 || number == 2 * (half + 1) + 1;
  };
  return {
      "pairs",
      "QF_LIA",
      {{"the woman is next while the sum of turns and unclaimed errors is even",
        turns >= 0 && u >= 0 && z3::ite(woman, turns + u == 2 * half, turns + u == 2 * half + 1)},
       {"a claimed move is wrong", move.Possible()}},
      {"the same holds after the move", z3::ite(after, even(sum), odd(sum))},
      nullptr};
}

std::vector<solver::Part> Drift(z3::context& context, const solver::Instance& instance) {
  return {DriftByNumber(context, instance.mutant), DriftByLast(context, instance.mutant),
          DriftByPairs(context, instance.mutant)};
}

std::vector<solver::Part> Follows(z3::context& context, const solver::Instance& instance) {
  const z3::expr n = context.int_const("moves");
  const z3::expr q = context.int_const("rounds");
  const z3::expr right = context.int_const("the-right-one");
  const OneMove move = FreshMove(context, "move");
  const z3::expr next = context.int_const("turn");
  const std::string& mutant = instance.mutant;
  const solver::Assertion claimed{"the move was wrong, and was claimed",
                                  move.wrong && move.claimed};
  const z3::expr at = mutant == "claim-takes-back" ? n : n + 1;
  solver::Part number{
      "number",
      "QF_LIA",
      {{"the number determines the turns", IsSeat(right) && right == n - 4 * q && IsSeat(next)},
       {"and the next one", IsModulo4(next, at, q)},
       claimed},
      {"the next turn follows the right player", next == Following(right)},
      nullptr};
  solver::Part last{"last",
                    "QF_LIA",
                    {{"the turn follows the player to whom the last move counts",
                      IsSeat(right) && next == Following(move.Standing(right, mutant))},
                     claimed},
                    {"the next turn follows the right player", next == Following(right)},
                    nullptr};
  return {number, last};
}

// The first moves of a game.
struct Moves {
  PairGoRotation rotation;
  std::vector<OneMove> moves;
  std::vector<z3::expr> right;  // of each move, and of the next
  z3::expr possible;
};

Moves FirstMoves(z3::context& context, PairGoRotation rotation, int count) {
  Moves game{rotation, {}, {}, context.bool_val(true)};
  std::vector<z3::expr> standing;
  for (int i = 0; i <= count; ++i) {
    z3::expr right = context.int_val(i);
    switch (rotation) {
      case PairGoRotation::kNumber:
        right = context.int_val(i % 4);
        break;
      case PairGoRotation::kLast:
        if (i > 0) right = Following(standing.back());
        break;
      case PairGoRotation::kPairs:
        if (i > 1) right = Partner(standing[static_cast<size_t>(i) - 2]);
        break;
    }
    game.right.push_back(right);
    if (i == count) break;
    game.moves.push_back(FreshMove(context, absl::StrCat("move-", i + 1)));
    game.possible = game.possible && game.moves.back().Possible();
    standing.push_back(game.moves.back().Standing(right, ""));
  }
  return game;
}

enum class Question { kFollows, kNumber };

// The moves of a model played by the law, and whether the law also finds the property violated.
absl::StatusOr<solver::Decoded> DecodeMoves(const z3::model& model, const Moves& moves,
                                            Question question) {
  PairGoRules rules;
  rules.rotation = moves.rotation;
  PairGoGame game(rules);
  solver::Decoded decoded;
  int number = 0;
  for (const OneMove& move : moves.moves) {
    const PairGoSeat right = game.Next();
    const bool wrong = model.eval(move.wrong, true).is_true();
    const PairGoSeat seat = wrong ? PartnerOf(right) : right;
    RETURN_IF_ERROR(game.Apply(PairGoMove{seat, false}).status());
    absl::StrAppend(&decoded.text, decoded.text.empty() ? "" : ", ", SeatWord(seat),
                    wrong ? " (wrong)" : "");
    ++number;
    if (model.eval(move.claimed, true).is_true()) {
      ASSIGN_OR_RETURN(const auto claim, game.Apply(PairGoClaim{Opponent(SideOf(seat)), false}));
      absl::StrAppend(&decoded.text, ", claimed");
      if (question == Question::kFollows) decoded.replays |= game.Next() != FollowerOf(right);
    }
    if (question == Question::kNumber) {
      decoded.replays |= static_cast<int>(game.Next()) != number % 4;
    }
  }
  absl::StrAppend(&decoded.text, "; next is ", SeatWord(game.Next()));
  return decoded;
}

std::vector<solver::Part> OfFirstMoves(z3::context& context, const solver::Instance& instance,
                                       PairGoRotation rotation, Question question) {
  const Moves moves = FirstMoves(context, rotation, instance.bound);
  z3::expr yes = context.bool_val(true);
  for (size_t i = 0; i < moves.moves.size(); ++i) {
    switch (question) {
      case Question::kFollows:
        yes = yes &&
              z3::implies(moves.moves[i].claimed, moves.right[i + 1] == Following(moves.right[i]));
        break;
      case Question::kNumber:
        yes = yes && moves.right[i + 1] == static_cast<int>((i + 1) % 4);
        break;
    }
  }
  solver::Part part{
      "",
      "QF_LIA",
      {{"a claimed move is wrong", moves.possible}},
      {question == Question::kFollows ? "after a claim the next turn follows the right player"
                                      : "the number of the move determines every turn",
       yes},
      nullptr};
  part.decode = [moves, question](const z3::model& model) {
    return DecodeMoves(model, moves, question);
  };
  return {part};
}

solver::Obligation AboutRotation(const std::string& name, const std::string& statement) {
  solver::Obligation obligation = solver::AboutAllNumbers(
      name, {"PAIR-ORDER", "PAIR-ROTATION-STANDS", "PAIR-ROTATION-RETURN"}, statement);
  obligation.domain = "all numbers of moves";
  return obligation;
}

solver::Obligation Fails(const std::string& name, const std::string& statement, int bound,
                         PairGoRotation rotation, Question question) {
  solver::Obligation obligation = AboutRotation(name, statement);
  obligation.scope = solver::Scope::kBounded;
  obligation.expected = certify::VerdictKind::kFails;
  obligation.bound = bound;
  obligation.most_bound = 12;
  obligation.build = [rotation, question](z3::context& context, const solver::Instance& instance) {
    return OfFirstMoves(context, instance, rotation, question);
  };
  return obligation;
}

}  // namespace

std::vector<solver::Obligation> PairGoRotationObligations() {
  solver::Obligation drift =
      AboutRotation("pair-go-drift",
                    "In pair go the number of the move alone determines the turn "
                    "(rotation=number), or each unclaimed error shifts it by two (last), or each "
                    "unclaimed error of a side exchanges the partners of that side (pairs).");
  drift.on_paper = "the first move, and induction over the moves";
  drift.mutants = {{"claim-takes-back", "a claimed move is taken back and replayed"},
                   {"error-keeps-the-turn", "a wrong move does not use up the turn"},
                   {"stands-as-played", "a claimed move counts for the player who made it"}};
  drift.build = Drift;
  solver::Obligation follows = AboutRotation(
      "pair-go-follows",
      "In pair go, after an upheld claim the next turn belongs to the player who follows the right "
      "player of that move in the normal rotation, under rotation=number and last.");
  follows.on_paper =
      "that the number determines the turns, or that they follow the last move, is the reading "
      "(pair-go-drift)";
  follows.mutants = {{"claim-takes-back", "a claimed move is taken back and replayed"},
                     {"stands-as-played", "a claimed move counts for the player who made it"}};
  follows.build = Follows;
  return {drift, follows,
          Fails("pair-go-follows-pairs",
                "In pair go under rotation=pairs, after an upheld claim the next turn belongs to "
                "the player who follows the right player, in the first k moves.",
                2, PairGoRotation::kPairs, Question::kFollows),
          Fails("pair-go-by-number-last",
                "In pair go under rotation=last the number of the move determines the turn after "
                "each of the first k moves.",
                1, PairGoRotation::kLast, Question::kNumber)};
}

}  // namespace hotstone::tournament
