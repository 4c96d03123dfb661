#include "claims/claim_table.h"

#include "claims/breath_claim.h"
#include "claims/caption_claim.h"
#include "claims/counting_claims.h"
#include "claims/determinacy_claim.h"
#include "claims/graph_claim.h"
#include "claims/history_claims.h"
#include "claims/ordinary_claim.h"
#include "claims/play_claims.h"
#include "claims/plays/obligations.h"
#include "claims/promise_claims.h"
#include "claims/termination_claim.h"

namespace hotstone::claims {
namespace {

template <Obligation kObligation>
void DecidePlays(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict) {
  DecidePlayClaim(kObligation, state, rules, verdict);
}

template <Obligation kObligation>
bool ArguePlays(const spec::RuleSet& rules, certify::Verdict& verdict) {
  return ArgueOfPlays(kObligation, rules, verdict);
}

template <Obligation kObligation>
Claim OfPlays(std::vector<std::string> clauses, std::string sentence, WitnessShows witness) {
  return {std::string(ObligationName(kObligation)),
          std::move(clauses),
          std::move(sentence),
          "plays that violate it, by either colour in any legal position",
          Subject::kPlays,
          witness,
          false,
          DecidePlays<kObligation>,
          DecidePlays<kObligation>,
          ArguePlays<kObligation>};
}

}  // namespace

const std::vector<Claim>& Claims() {
  static const auto* const claims = new std::vector<Claim>{
      OfPlays<Obligation::kVariation>({"ING96-R3", "ING96-G303", "ING96-G304"},
                                      "every permitted play changes the position",
                                      WitnessShows::kUnchangingPlay),
      OfPlays<Obligation::kSelfRemovalLemma>(
          {"ING96-G311"},
          "a play leaves the position unchanged if and only if it removes only itself",
          WitnessShows::kPlays),
      OfPlays<Obligation::kClosure>({"ING96-R4", "ING96-G417"},
                                    "every permitted play leads to a legal position",
                                    WitnessShows::kPlays),
      OfPlays<Obligation::kFreedom>(
          {"ING96-R3", "ING96-G303"},
          "every play that changes the position is permitted, except by ko rules",
          WitnessShows::kForbiddenPlay),
      OfPlays<Obligation::kTwoPlayLemma>({"ING96-R5", "ING96-G308"},
                                         "two plays that undo each other form a ko",
                                         WitnessShows::kPlays),
      OfPlays<Obligation::kSymmetry>({}, "rotating or mirroring the board changes nothing",
                                     WitnessShows::kPlays),
      OfPlays<Obligation::kColourSwap>({}, "exchanging the colours changes nothing",
                                       WitnessShows::kPlays),
      {"ordinary",
       {"ING96-R5-hot-stone", "ING96-R5-fighting-ko", "ING91-1-hot-stones"},
       "where every group at a ko is alive by itself, exactly what basic ko permits is permitted",
       "answers that only one of the two permits",
       Subject::kPlays,
       WitnessShows::kLine,
       false,
       DecideOrdinary,
       DecideOrdinary},
      {"termination",
       {"ING96-R5", "ING96-G502"},
       "every game ends (the strong promise)",
       "plies of the longest game, or of the cycle of an endless game",
       Subject::kGraph,
       WitnessShows::kEndlessPlay,
       true,
       DecideTermination,
       DecideTerminationWithHistory,
       EndsByArgument},
      {"forced",
       {"ING96-R5"},
       "each player can force the game to end with at least his value",
       "positions in which a player cannot",
       Subject::kGraph,
       WitnessShows::kEndlessPlay,
       true,
       DecideForced,
       DecideForcedWithHistory,
       ForcedByArgument},
      {"cooperative",
       {"ING96-R5"},
       "an end of the game can be reached from every situation",
       "plies to an end from the situation farthest from one",
       Subject::kGraph,
       WitnessShows::kPosition,
       false,
       DecideCooperative,
       DecideCooperative,
       CooperativeByArgument},
      {"final-positions",
       {},
       "counts the legal positions by winner",
       "legal positions that are drawn if the game ends there",
       Subject::kPositions,
       WitnessShows::kNothing,
       false,
       CountFinalPositions,
       CountFinalPositions},
      {"counting",
       {"ING96-R6", "ING96-G611"},
       "if both sets of stones suffice, filling in gives the area difference",
       "positions in which the sets suffice and it does not",
       Subject::kPositions,
       WitnessShows::kPosition,
       false,
       DecideCounting,
       DecideCounting,
       CountingByArgument},
      {"captions",
       {"ING96-HISTORY-3", "ING96-S17", "ING96-Q5", "ING96-P1", "ING96-H5"},
       "the statements of the captions about positions on this board hold",
       "statements that fail",
       Subject::kCaptions,
       WitnessShows::kLine,
       true,
       DecideCaptions,
       DecideCaptions},
      {"breaths",
       {"ING96-R4-breath-type", "ING96-R4-removal", "ING96-R5-fighting-ko", "ING96-G405",
        "ING96-G410", "ING96-G411", "ING96-G412", "ING96-G512", "ING96-G513", "ING96-G515",
        "ING96-H5", "ZH-G26"},
       "what the text says of breaths and ko classes is what removal says",
       "statements that fail",
       Subject::kPositions,
       WitnessShows::kPosition,
       false,
       DecideBreaths,
       DecideBreaths},
      {"determinacy",
       {"ING96-R5", "ING96-G503"},
       "no value depends on how endless play is judged",
       "undetermined positions",
       Subject::kGraph,
       WitnessShows::kInterval,
       true,
       DecideDeterminacy,
       DecideDeterminacyWithHistory,
       DeterminateByArgument},
      {"robust",
       {"ING96-R3"},
       "counts the positions whose value is the same under every rule of repetition, if the game "
       "begins with them",
       "positions, Black to move, whose robust bounds coincide",
       Subject::kPositions,
       WitnessShows::kNothing,
       false,
       CountRobustPositions,
       CountRobustPositions},
      {"graph",
       {"ING96-R3"},
       "counts the situations",
       "reachable situations",
       Subject::kGraph,
       WitnessShows::kNothing,
       false,
       CountGraph,
       CountMemoryStates},
  };
  return *claims;
}

const Claim* FindClaim(std::string_view name) {
  for (const Claim& claim : Claims()) {
    if (claim.name == name) return &claim;
  }
  return nullptr;
}

std::vector<std::string> ClaimNames() {
  std::vector<std::string> names;
  for (const Claim& claim : Claims()) names.push_back(claim.name);
  return names;
}

}  // namespace hotstone::claims
