// The plan: the facts known when an error is claimed, as truth values (Facts); the consequence of
// each sentence of the text; then the obligations: exactly one result, word for word and with every
// gap read, and tokens as a function of moves and claims.
//
// For example an error in the very first move: there is no preceding move, neither in rotation nor
// out of it, so word for word no sentence applies. That is the witness of
// pair-go-one-result-literal.
#include "tournament/proofs/pair_go_claims.h"

#include "base/status_macros.h"
#include "solver/query/all_numbers.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {
namespace {

// The facts known when an error is claimed, and the readings.
struct Facts {
  explicit Facts(z3::context& context)
      : made(context.bool_const("a-move-was-made")),
        error(context.bool_const("it-was-out-of-rotation")),
        claimed_before(context.bool_const("it-was-claimed-before")),
        by_own(context.bool_const("its-own-side-claims")),
        intended(context.bool_const("it-was-intended")),
        preceded(context.bool_const("there-is-a-preceding-move")),
        preceding_error(context.bool_const("that-was-out-of-rotation")),
        preceding_claimed(context.bool_const("that-was-claimed")),
        claimed_is_in(context.bool_const("claimed=in")),
        first_is_penalty(context.bool_const("first=penalty")),
        opponents_alone(context.bool_const("claimant=opponents")) {}

  z3::expr made, error, claimed_before, by_own, intended, preceded, preceding_error,
      preceding_claimed;
  z3::expr claimed_is_in, first_is_penalty, opponents_alone;

  z3::expr Possible() const {
    return z3::implies(error, made) && z3::implies(claimed_before, error) &&
           z3::implies(preceded, made) && z3::implies(preceding_error, preceded) &&
           z3::implies(preceding_claimed, preceding_error);
  }
  z3::expr Rejected() const {
    return !made || !error || claimed_before || (opponents_alone && by_own);
  }
  z3::expr Upheld(const std::string& mutant) const {
    z3::expr upheld = made && error;
    if (mutant != "claimed-twice") upheld = upheld && !claimed_before;
    if (mutant != "any-claimant") upheld = upheld && !(opponents_alone && by_own);
    return upheld;
  }
  z3::expr PrecedingIn() const { return !preceding_error || (preceding_claimed && claimed_is_in); }
};

// The four results, as the paragraphs state them one by one.
struct Results {
  z3::expr rejected, forfeit, penalty, free;
};

Results ResultsOf(const Facts& facts, const std::string& mutant) {
  const z3::expr upheld = facts.Upheld(mutant);
  const z3::expr unintended = mutant == "intent-costs-too" ? upheld : upheld && !facts.intended;
  const z3::expr in = facts.preceded && facts.PrecedingIn();
  const z3::expr out = facts.preceded && !facts.PrecedingIn();
  if (mutant == "first-forgotten") {
    return {facts.Rejected(), upheld && facts.intended, unintended && in, unintended && out};
  }
  return {facts.Rejected(), upheld && facts.intended,
          unintended && (in || (!facts.preceded && facts.first_is_penalty)),
          unintended && (out || (!facts.preceded && !facts.first_is_penalty))};
}

z3::expr ExactlyOne(const Results& r) {
  const z3::expr one = r.rejected || r.forfeit || r.penalty || r.free;
  const z3::expr no_two = !(r.rejected && r.forfeit) && !(r.rejected && r.penalty) &&
                          !(r.rejected && r.free) && !(r.forfeit && r.penalty) &&
                          !(r.forfeit && r.free) && !(r.penalty && r.free);
  return one && no_two;
}

std::vector<solver::Part> OneResult(z3::context& context, const solver::Instance& instance) {
  const Facts facts(context);
  return {solver::Part{"",
                       "QF_UF",
                       {{"the facts are possible", facts.Possible()}},
                       {"exactly one result", ExactlyOne(ResultsOf(facts, instance.mutant))},
                       nullptr}};
}

// A claim of the first move, by the law under either reading of `first`.
absl::StatusOr<solver::Decoded> DecodeFirstMove(const z3::model& model, const Facts& facts) {
  solver::Decoded decoded;
  const bool preceded = model.eval(facts.preceded, true).is_true();
  decoded.text =
      preceded ? "a claim that has a preceding move" : "BM makes the first move, White claims it";
  std::vector<PairGoRuling> rulings;
  for (const auto first : {PairGoFirst::kPenalty, PairGoFirst::kFree}) {
    PairGoRules rules;
    rules.first = first;
    PairGoGame game(rules);
    RETURN_IF_ERROR(game.Apply(PairGoMove{PairGoSeat::kBlackMan, false}).status());
    ASSIGN_OR_RETURN(const auto claimed, game.Apply(PairGoClaim{spec::Color::kWhite, false}));
    rulings.push_back(claimed.ruling);
  }
  // The readings differ here, as the text decides nothing.
  decoded.replays =
      !preceded && rulings[0] == PairGoRuling::kPenalty && rulings[1] == PairGoRuling::kFree;
  return decoded;
}

std::vector<solver::Part> OneResultLiteral(z3::context& context, const solver::Instance&) {
  const Facts facts(context);
  solver::Part part{"",
                    "QF_UF",
                    {{"the facts are possible", facts.Possible()}},
                    {"exactly one result", ExactlyOne(ResultsOf(facts, "first-forgotten"))},
                    nullptr};
  part.decode = [facts](const z3::model& model) { return DecodeFirstMove(model, facts); };
  return {part};
}

// Whether a token is given, according to the paragraphs.
z3::expr Says(const Facts& facts, const z3::expr& token, const std::string& mutant) {
  const z3::expr costs = facts.Upheld("") && !facts.intended;
  const z3::expr in = facts.PrecedingIn();
  z3::expr says = z3::implies(costs && facts.preceded && in, token) &&
                  z3::implies(costs && facts.preceded && !in, !token);
  if (mutant != "first-forgotten") {
    says = says && z3::implies(costs && !facts.preceded, token == facts.first_is_penalty);
  }
  if (mutant != "intent-unsaid") says = says && z3::implies(facts.intended, !token);
  if (mutant != "rejected-unsaid") says = says && z3::implies(facts.Rejected(), !token);
  return says;
}

std::vector<solver::Part> Tokens(z3::context& context, const solver::Instance& instance) {
  const Facts facts(context);
  const z3::expr one = context.bool_const("a-token-in-one-hall");
  const z3::expr other = context.bool_const("a-token-in-the-other");
  solver::Part function{"function",
                        "QF_UF",
                        {{"the facts are possible", facts.Possible()},
                         {"both halls follow the text", Says(facts, one, instance.mutant) &&
                                                            Says(facts, other, instance.mutant)}},
                        {"either both give a token, or neither does", one == other},
                        nullptr};
  // One move, its claims, and what they add.
  const z3::expr tokens = context.int_const("tokens");
  const z3::expr upheld = context.int_const("upheld");
  const z3::expr errors = context.int_const("errors");
  const z3::expr moves = context.int_const("moves");
  const z3::expr error = context.int_const("the-move-is-an-error");
  const z3::expr claims = context.int_const("claims-of-it-upheld");
  const z3::expr given = context.int_const("tokens-given");
  const z3::expr most = instance.mutant == "claimed-twice" ? 2 * error : error;
  solver::Part bounded{"bounded",
                       "QF_LIA",
                       {{"so far there are at most as many tokens as claims upheld, at most as "
                         "many of these as errors, and at most as many errors as moves",
                         0 <= tokens && tokens <= upheld && upheld <= errors && errors <= moves},
                        {"a move is an error or not, an error is claimed at most once, a claim "
                         "gives at most one token",
                         0 <= error && error <= 1 && 0 <= claims && claims <= most && 0 <= given &&
                             given <= claims}},
                       {"the same holds after it", tokens + given <= upheld + claims &&
                                                       upheld + claims <= errors + error &&
                                                       errors + error <= moves + 1},
                       nullptr};
  return {function, bounded};
}

solver::Obligation AboutClaims(const std::string& name, const std::string& statement,
                               std::vector<std::string> clauses) {
  solver::Obligation obligation = solver::AboutAllNumbers(name, std::move(clauses), statement);
  obligation.domain = "all states of a game";
  return obligation;
}

}  // namespace

std::vector<solver::Obligation> PairGoClaimObligations() {
  solver::Obligation one = AboutClaims(
      "pair-go-one-result",
      "In pair go every claim of an error has exactly one of four results, nothing, forfeit, three "
      "points or no penalty, under every reading.",
      {"PAIR-ROTATION-CLAIM", "PAIR-ROTATION-INTENT", "PAIR-ROTATION-PENALTY",
       "PAIR-ROTATION-FREE"});
  one.mutants = {
      {"first-forgotten", "the claim of a first move has no result"},
      {"intent-costs-too", "an intended error also costs points"},
      {"claimed-twice", "an error that was claimed can be claimed again"},
      {"any-claimant", "a claim that only opponents may make is upheld for other players too"}};
  one.build = OneResult;
  solver::Obligation literal =
      AboutClaims("pair-go-one-result-literal",
                  "Read word for word, every claim of an error in pair go has exactly one result.",
                  {"PAIR-ROTATION-PRECEDING", "PAIR-ROTATION-PENALTY", "PAIR-ROTATION-FREE"});
  literal.expected = certify::VerdictKind::kFails;
  literal.build = OneResultLiteral;
  solver::Obligation tokens = AboutClaims(
      "pair-go-tokens",
      "In pair go the moves and claims so far determine whether a claim gives a token, and there "
      "are never more tokens than claims upheld, nor more of these than errors.",
      {"PAIR-ROTATION-PENALTY", "PAIR-TALLY"});
  tokens.on_paper =
      "by induction over the events, the tokens at the end are a function of the events";
  tokens.mutants = {
      {"first-forgotten", "the text does not cover a claim of the first move"},
      {"intent-unsaid", "the text does not cover tokens for an intended error"},
      {"rejected-unsaid", "the text does not cover tokens for a claim that is not upheld"},
      {"claimed-twice", "an error can be claimed twice"}};
  tokens.build = Tokens;
  return {one, literal, tokens};
}

}  // namespace hotstone::tournament
