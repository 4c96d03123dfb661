#include "claims/claim_table.h"

#include "claims/caption_claim.h"
#include "claims/counting_claims.h"
#include "claims/determinacy_claim.h"
#include "claims/graph_claim.h"
#include "claims/history_claims.h"
#include "claims/obligations.h"
#include "claims/play_claims.h"
#include "claims/promise_claims.h"
#include "claims/termination_claim.h"

namespace hotstone::claims {
namespace {

template <Obligation kObligation>
void DecidePlays(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict) {
  DecidePlayClaim(kObligation, state, rules, verdict);
}

template <Obligation kObligation>
Claim OfPlays(std::vector<std::string> clauses, std::string sentence, WitnessShows witness) {
  return {std::string(ObligationName(kObligation)),
          std::move(clauses),
          std::move(sentence),
          "plays that break it, over both colours in every legal position",
          Subject::kPlays,
          witness,
          false,
          DecidePlays<kObligation>,
          DecidePlays<kObligation>};
}

}  // namespace

const std::vector<Claim>& Claims() {
  static const auto* const claims = new std::vector<Claim>{
      OfPlays<Obligation::kVariation>({"ING96-R3", "ING96-G303", "ING96-G304"},
                                      "a permitted play changes the position", WitnessShows::kUnchangingPlay),
      OfPlays<Obligation::kSelfRemovalLemma>(
          {"ING96-G311"}, "a play changes nothing exactly if it removes just itself", WitnessShows::kPlays),
      OfPlays<Obligation::kClosure>({"ING96-R4", "ING96-G417"}, "a permitted play leads to a legal position",
                                    WitnessShows::kPlays),
      OfPlays<Obligation::kFreedom>({"ING96-R3", "ING96-G303"},
                                    "what changes the position is permitted, ko apart",
                                    WitnessShows::kForbiddenPlay),
      OfPlays<Obligation::kTwoPlayLemma>({"ING96-R5", "ING96-G308"},
                                         "two plays that undo each other are a ko", WitnessShows::kPlays),
      OfPlays<Obligation::kSymmetry>({}, "turning and mirroring the board changes nothing",
                                     WitnessShows::kPlays),
      OfPlays<Obligation::kColourSwap>({}, "exchanging the colours changes nothing", WitnessShows::kPlays),
      {"termination",
       {"ING96-R5", "ING96-G502"},
       "every play ends (the strong promise)",
       "plies of the longest play, or of the cycle of an endless one",
       Subject::kGraph,
       WitnessShows::kEndlessPlay,
       true,
       DecideTermination,
       DecideTerminationWithHistory},
      {"forced",
       {"ING96-R5"},
       "each player can force an end with at least his value",
       "positions in which one cannot",
       Subject::kGraph,
       WitnessShows::kEndlessPlay,
       true,
       DecideForced,
       DecideForcedWithHistory},
      {"cooperative",
       {"ING96-R5"},
       "an end can be reached from everywhere",
       "plies from the situation farthest from an end",
       Subject::kGraph,
       WitnessShows::kPosition,
       false,
       DecideCooperative,
       DecideCooperative},
      {"final-positions",
       {},
       "the legal positions by who wins them, counted",
       "legal positions that would be drawn",
       Subject::kPositions,
       WitnessShows::kNothing,
       false,
       CountFinalPositions,
       CountFinalPositions},
      {"counting",
       {"ING96-R6", "ING96-G611"},
       "within the sets, filling in gives the area difference",
       "positions within the sets where it does not",
       Subject::kPositions,
       WitnessShows::kPosition,
       false,
       DecideCounting,
       DecideCounting},
      {"captions",
       {"ING96-HISTORY-3", "ING96-S17", "ING96-Q5", "ING96-P1", "ING96-H5"},
       "what the captions say of positions on this board comes true",
       "statements that fail",
       Subject::kCaptions,
       WitnessShows::kLine,
       true,
       DecideCaptions,
       DecideCaptions},
      {"determinacy",
       {"ING96-R5", "ING96-G503"},
       "no value hangs on how endless play is judged",
       "undetermined positions",
       Subject::kGraph,
       WitnessShows::kInterval,
       true,
       DecideDeterminacy,
       DecideDeterminacyWithHistory},
      {"robust",
       {"ING96-R3"},
       "the positions whose value no rule of repetition changes, counted",
       "positions whose robust bounds meet, Black to move",
       Subject::kPositions,
       WitnessShows::kNothing,
       false,
       CountRobustPositions,
       CountRobustPositions},
      {"graph",
       {"ING96-R3"},
       "the situations, counted",
       "situations that can be reached",
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
