// A game of pair go under the regulations of the World Mind Sports Games 2008, event by event.
//
// Two pairs play (PAIR-PAIRS), Black and White alternating, and within each pair the woman and the
// man alternating (PAIR-ORDER). The position on the board does not matter here: a move is just the
// person who made it. The machine gives the regulations' ruling on each event and keeps the state
// they need: who made each move, who should have made it, which errors were claimed, the tokens, an
// offer to resign.
//
//   move, pass   in rotation or out of it (PAIR-ROTATION); one out of rotation straight after a
//                claimed error is a new error (PAIR-ROTATION-RETURN)
//   claim        only of the move just played (PAIR-ROTATION-CLAIM). An intended error loses
//                (PAIR-ROTATION-INTENT). Otherwise it costs three points if the preceding move was
//                in rotation (PAIR-ROTATION-PRECEDING, PAIR-ROTATION-PENALTY), and nothing if it
//                was out of rotation (PAIR-ROTATION-FREE); the move stands as if the right partner
//                had made it, and the next is in rotation (PAIR-ROTATION-STANDS). A move can be
//                claimed once
//   offer        to resign: only by the player with the next turn (PAIR-RESIGNATION)
//   confirm      the offer, by the partner of the player who made it; the game is over. An
//                unconfirmed offer lapses with the next move or the next upheld claim
//   talk         between partners: allowed about whose turn it is, about the clock, and about
//                resigning while an offer awaits confirmation; about nothing else
//                (PAIR-CONSULTATION)
//   alert        to the referee: by the opponents of a side that played out of order at least
//                twice, or is suspected of having done so on purpose at least once (PAIR-TALLY), or
//                talked when it may not (PAIR-OTHER). The referee decides whether the game is
//                forfeited; the decision is part of the event, and has no effect without a ground
//   count        of the board: both scores, from which the penalties are subtracted (PAIR-TALLY).
//                Equal scores are a tie; the rules of the game, not these, say who wins it
//
// Until the game is over, every event has exactly one ruling, whatever came before. Impossible
// events are refused as InvalidArgument: a move by the side that is not to move (this is not an
// error of rotation but two moves in a row: ING96-R10 "Penalized mistakes"), anything after the
// end, and more than kMostPairGoMoves moves. pair_go_rules.h lists how the gaps of the text are
// read.
//
// O(moves) per event.
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
  spec::Color side;  // the claiming side
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
  PairGoSeat seat;  // the player who speaks to his partner
  PairGoTopic about;
};
enum class PairGoGround { kRepeated, kSuspected, kTalk };
struct PairGoAlert {
  spec::Color side;  // the side that alerts the referee about the other side
  PairGoGround ground;
  bool forfeit = false;  // the referee's decision
};
struct PairGoCount {
  int black_x2 = 0;  // scores in half points, compensation included
  int white_x2 = 0;
};
using PairGoEvent = std::variant<PairGoMove, PairGoClaim, PairGoOffer, PairGoConfirm, PairGoTalk,
                                 PairGoAlert, PairGoCount>;

enum class PairGoRuling {
  kInRotation,        // a move
  kOutOfRotation,     // a move
  kAside,             // a pass that takes no turn
  kNoClaim,           // there is nothing to claim
  kPenalty,           // a claim: a token
  kFree,              // a claim: no token
  kForfeit,           // a claim or an alert: the game is over
  kOffered,           // the partner may confirm
  kMayNotOffer,       // another player has the next turn
  kResigned,          // confirmed: the game is over
  kNothingToConfirm,  // there is no offer, or this player may not confirm it
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
  std::vector<std::string> clauses;  // that justify the ruling
};

enum class PairGoEnd { kForfeit, kResignation, kCount };
struct PairGoResult {
  PairGoEnd how;
  std::optional<spec::Color> winner;  // empty: a tie
  // For kCount: the scores less the penalties.
  int black_x2 = 0;
  int white_x2 = 0;
};

class PairGoGame {
 public:
  explicit PairGoGame(const PairGoRules& rules) : rules_(rules) {}

  absl::StatusOr<PairGoStep> Apply(const PairGoEvent& event);

  spec::Color ToMove() const {
    return moves_.size() % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite;
  }
  // Who has the next turn, in the normal rotation.
  PairGoSeat Next() const;
  int Tokens(spec::Color side) const { return tokens_[static_cast<size_t>(side)]; }
  const std::optional<PairGoResult>& result() const { return result_; }

 private:
  struct Made {
    PairGoSeat seat;   // who made the move
    PairGoSeat right;  // whose turn it was
    bool aside;        // a pass that takes no turn
    bool claimed;      // an error that was claimed
  };

  static bool IsError(const Made& made) { return !made.aside && made.seat != made.right; }
  // The player who counts as having made the move.
  static PairGoSeat Standing(const Made& made) { return made.claimed ? made.right : made.seat; }
  bool WasInRotation(const Made& made) const;
  // The last turn among the first `before` moves, of this side if one is named.
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
