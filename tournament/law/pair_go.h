// A game of pair go as the regulations of the World Mind Sports Games 2008 handle it, event by event.
//
// Two pairs play (PAIR-PAIRS), Black and White in turn, and in each pair the woman and the man in turn
// (PAIR-ORDER). What is on the board does not matter here: a move is who made it. The machine says of each
// event what the regulations make of it, and keeps what they remember: who made which move, who should have,
// which errors were claimed, the tokens, an offer to resign.
//
//   move, pass   in rotation or out of it (PAIR-ROTATION); straight after a claimed error one that is out is
//                a new error (PAIR-ROTATION-RETURN)
//   claim        of the move just played only (PAIR-ROTATION-CLAIM). An intended error loses
//                (PAIR-ROTATION-INTENT). Else, the preceding move being in rotation, three points
//                (PAIR-ROTATION-PRECEDING, PAIR-ROTATION-PENALTY), or out of it, nothing
//                (PAIR-ROTATION-FREE); the move stands as if the right partner had made it, and the next is
//                in rotation (PAIR-ROTATION-STANDS). A move is claimed once
//   offer        to resign: by who has the next turn, nobody else (PAIR-RESIGNATION)
//   confirm      of the offer, by the partner of who made it; the game is over. An offer that is not
//                confirmed is gone with the next move or the next claim that is upheld
//   talk         between partners: about whose turn it is, about the clock, and about resigning while an
//                offer is there to be confirmed; about nothing else (PAIR-CONSULTATION)
//   alert        of the referee: by the opponents of who played out of order at least twice, or is suspected
//                of having done so on purpose, at least once (PAIR-TALLY), or of who talked as they may not
//                (PAIR-OTHER). Whether the game is forfeited, the referee decides; the decision is part of
//                the event, and without a ground there is none
//   count        of the board: both scores, from which the penalties are subtracted (PAIR-TALLY). Equal
//                scores are a tie; who wins it is a matter of the rules of the game, not of these
//
// Every event has exactly one ruling, whatever came before, until the game is over. What no event can be is
// refused as InvalidArgument: a move by the side that is not to move (no error of rotation, but two moves in
// a row: ING96-R10 "Penalized mistakes"), anything after the end, more than kMostPairGoMoves moves. How the
// gaps of the text are read is in pair_go_rules.h.
//
// O(moves) an event.
#ifndef HOTSTONE_TOURNAMENT_LAW_PAIR_GO_H_
#define HOTSTONE_TOURNAMENT_LAW_PAIR_GO_H_

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/pair_go_rules.h"

namespace hotstone::tournament {

inline constexpr int kMostPairGoMoves = 10'000;

struct PairGoMove {
  PairGoSeat seat;
  bool pass = false;
};
struct PairGoClaim {
  spec::Color side;  // who claims
  bool intended = false;
};
struct PairGoOffer {
  PairGoSeat seat;
};
struct PairGoConfirm {
  PairGoSeat seat;
};
enum class PairGoTopic { kTurn, kClock, kResigning, kOther };
struct PairGoTalk {
  PairGoSeat seat;  // who speaks to his partner
  PairGoTopic about;
};
enum class PairGoGround { kRepeated, kSuspected, kTalk };
struct PairGoAlert {
  spec::Color side;  // who alerts the referee, of the other side
  PairGoGround ground;
  bool forfeit = false;  // what the referee decides
};
struct PairGoCount {
  int black_x2 = 0;  // scores in half points, compensation included
  int white_x2 = 0;
};
using PairGoEvent =
    std::variant<PairGoMove, PairGoClaim, PairGoOffer, PairGoConfirm, PairGoTalk, PairGoAlert, PairGoCount>;

enum class PairGoRuling {
  kInRotation,        // a move
  kOutOfRotation,     // a move
  kAside,             // a pass that is no turn
  kNoClaim,           // there is nothing to claim
  kPenalty,           // a claim: a token
  kFree,              // a claim: no token
  kForfeit,           // a claim or an alert: the game is over
  kOffered,           // the partner may confirm
  kMayNotOffer,       // somebody else has the next turn
  kResigned,          // confirmed: the game is over
  kNothingToConfirm,  // there is no offer, or it is not this one's to confirm
  kMayTalk,           // allowed
  kMayNotTalk,        // forbidden
  kNoGround,          // an alert without a ground
  kGoesOn,            // an alert: the referee lets the game go on
  kCounted            // the game is over
};
// "in-rotation", "penalty", ...
const char* RulingWord(PairGoRuling ruling);

struct PairGoStep {
  PairGoRuling ruling;
  std::vector<std::string> clauses;  // by which
};

enum class PairGoEnd { kForfeit, kResignation, kCount };
struct PairGoResult {
  PairGoEnd how;
  std::optional<spec::Color> winner;  // nobody: a tie
  // Of kCount: the scores less the penalties.
  int black_x2 = 0;
  int white_x2 = 0;
};

class PairGoGame {
 public:
  explicit PairGoGame(const PairGoRules& rules) : rules_(rules) {}

  absl::StatusOr<PairGoStep> Apply(const PairGoEvent& event);

  spec::Color ToMove() const { return moves_.size() % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite; }
  // Who has the next turn, in the normal rotation.
  PairGoSeat Next() const;
  int Tokens(spec::Color side) const { return tokens_[static_cast<size_t>(side)]; }
  const std::optional<PairGoResult>& result() const { return result_; }

 private:
  struct Made {
    PairGoSeat seat;   // who made the move
    PairGoSeat right;  // whose turn it was
    bool aside;        // a pass that is no turn
    bool claimed;      // an error, claimed
  };

  static bool IsError(const Made& made) { return !made.aside && made.seat != made.right; }
  // Who made the move as it stands.
  static PairGoSeat Standing(const Made& made) { return made.claimed ? made.right : made.seat; }
  bool WasInRotation(const Made& made) const;
  // The last turn that was made before the first `before` moves were, of this side if one is named.
  const Made* LastTurn(size_t before, std::optional<spec::Color> side) const;
  int ErrorsOf(spec::Color side, bool claimed_alone) const;
  bool HasGround(const PairGoAlert& alert) const;
  void Lose(spec::Color side, PairGoEnd how);

  PairGoStep Ruled(const PairGoMove& move);
  PairGoStep Ruled(const PairGoClaim& claim);
  PairGoStep Ruled(const PairGoOffer& offer);
  PairGoStep Ruled(const PairGoConfirm& confirm);
  PairGoStep Ruled(const PairGoTalk& talk);
  PairGoStep Ruled(const PairGoAlert& alert);
  PairGoStep Ruled(const PairGoCount& count);

  PairGoRules rules_;
  std::vector<Made> moves_;
  std::optional<PairGoSeat> offer_;
  std::array<int, 2> tokens_ = {0, 0};
  std::array<int, 2> wrong_talks_ = {0, 0};
  std::optional<PairGoResult> result_;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_PAIR_GO_H_
