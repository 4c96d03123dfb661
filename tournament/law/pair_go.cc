// The plan: a move records who made it and whose turn it was (Next, by the reading of the
// rotation); a claim looks at the last move and at the one that the reading calls the preceding one
// (LastTurn); everything else needs little more than the offer or a count.
//
// For example: BF plays, in rotation. WM plays: the turn was WF's, so it is out. B claims: the move
// before was in rotation, which costs White a token, and WM's move stands as if WF had made it.
// Next is BM.
#include "tournament/law/pair_go.h"

#include "absl/strings/str_cat.h"

namespace hotstone::tournament {

const char* RulingWord(PairGoRuling ruling) {
  switch (ruling) {
    case PairGoRuling::kInRotation:
      return "in-rotation";
    case PairGoRuling::kOutOfRotation:
      return "out-of-rotation";
    case PairGoRuling::kAside:
      return "aside";
    case PairGoRuling::kNoClaim:
      return "no-claim";
    case PairGoRuling::kPenalty:
      return "penalty";
    case PairGoRuling::kFree:
      return "free";
    case PairGoRuling::kForfeit:
      return "forfeit";
    case PairGoRuling::kOffered:
      return "offered";
    case PairGoRuling::kMayNotOffer:
      return "may-not-offer";
    case PairGoRuling::kResigned:
      return "resigned";
    case PairGoRuling::kNothingToConfirm:
      return "nothing-to-confirm";
    case PairGoRuling::kMayTalk:
      return "may-talk";
    case PairGoRuling::kMayNotTalk:
      return "may-not-talk";
    case PairGoRuling::kNoGround:
      return "no-ground";
    case PairGoRuling::kGoesOn:
      return "goes-on";
    case PairGoRuling::kCounted:
      return "counted";
  }
  return "";
}

bool PairGoGame::WasInRotation(const Made& made) const {
  if (!IsError(made)) return true;
  switch (rules_.claimed) {
    case PairGoClaimed::kIn:
      return made.claimed;
    case PairGoClaimed::kOut:
      return false;
  }
  return false;
}

const PairGoGame::Made* PairGoGame::LastTurn(size_t before, std::optional<spec::Color> side) const {
  for (size_t i = before; i > 0; --i) {
    const Made& made = moves_[i - 1];
    if (made.aside || (side.has_value() && SideOf(made.seat) != *side)) continue;
    return &made;
  }
  return nullptr;
}

PairGoSeat PairGoGame::Next() const {
  const spec::Color side = ToMove();
  switch (rules_.rotation) {
    case PairGoRotation::kNumber: {
      // Sides alternate, so by the order each of the two partners has every second turn of the
      // side.
      PairGoSeat seat = WomanOf(side);
      for (const Made& made : moves_) {
        if (!made.aside && SideOf(made.seat) == side) seat = PartnerOf(seat);
      }
      return seat;
    }
    case PairGoRotation::kLast: {
      const Made* last = LastTurn(moves_.size(), std::nullopt);
      if (last == nullptr) return WomanOf(side);
      // Passes that take no turn may have made it the same side's turn again.
      PairGoSeat seat = FollowerOf(Standing(*last));
      while (SideOf(seat) != side) seat = FollowerOf(seat);
      return seat;
    }
    case PairGoRotation::kPairs: {
      const Made* last = LastTurn(moves_.size(), side);
      return last == nullptr ? WomanOf(side) : PartnerOf(Standing(*last));
    }
  }
  return WomanOf(side);
}

int PairGoGame::ErrorsOf(spec::Color side, bool claimed_alone) const {
  int errors = 0;
  for (const Made& made : moves_) {
    if (IsError(made) && SideOf(made.seat) == side && (made.claimed || !claimed_alone)) ++errors;
  }
  return errors;
}

void PairGoGame::Lose(spec::Color side, PairGoEnd how) {
  result_ = PairGoResult{how, spec::Opponent(side), 0, 0};
}

PairGoStep PairGoGame::Ruled(const PairGoMove& move) {
  const bool detected_before = !moves_.empty() && moves_.back().claimed;
  const bool aside = move.pass && rules_.passes == PairGoPasses::kAside;
  const Made made{move.seat, Next(), aside, false};
  moves_.push_back(made);
  offer_.reset();
  if (aside) return {PairGoRuling::kAside, {"PAIR-ORDER"}};
  if (!IsError(made)) return {PairGoRuling::kInRotation, {"PAIR-ORDER"}};
  if (detected_before)
    return {PairGoRuling::kOutOfRotation, {"PAIR-ROTATION", "PAIR-ROTATION-RETURN"}};
  return {PairGoRuling::kOutOfRotation, {"PAIR-ROTATION"}};
}

PairGoStep PairGoGame::Ruled(const PairGoClaim& claim) {
  const bool of_the_last = !moves_.empty() && IsError(moves_.back()) && !moves_.back().claimed;
  if (!of_the_last) return {PairGoRuling::kNoClaim, {"PAIR-ROTATION-CLAIM"}};
  Made& last = moves_.back();
  const spec::Color side = SideOf(last.seat);
  if (rules_.claimant == PairGoClaimant::kOpponents && claim.side == side) {
    return {PairGoRuling::kNoClaim, {"PAIR-ROTATION-CLAIM", "PAIR-TALLY"}};
  }
  last.claimed = true;
  offer_.reset();
  if (claim.intended) {
    Lose(side, PairGoEnd::kForfeit);
    return {PairGoRuling::kForfeit, {"PAIR-ROTATION-CLAIM", "PAIR-ROTATION-INTENT"}};
  }
  const bool any_side = rules_.preceding == PairGoPreceding::kBefore;
  const Made* preceding =
      LastTurn(moves_.size() - 1, any_side ? std::nullopt : std::optional<spec::Color>(side));
  const bool penalty =
      preceding == nullptr ? rules_.first == PairGoFirst::kPenalty : WasInRotation(*preceding);
  if (!penalty) {
    return {PairGoRuling::kFree,
            {"PAIR-ROTATION-CLAIM", "PAIR-ROTATION-PRECEDING", "PAIR-ROTATION-FREE",
             "PAIR-ROTATION-STANDS"}};
  }
  ++tokens_[static_cast<size_t>(side)];
  return {PairGoRuling::kPenalty,
          {"PAIR-ROTATION-CLAIM", "PAIR-ROTATION-PRECEDING", "PAIR-ROTATION-PENALTY",
           "PAIR-ROTATION-STANDS"}};
}

PairGoStep PairGoGame::Ruled(const PairGoOffer& offer) {
  if (offer.seat != Next()) return {PairGoRuling::kMayNotOffer, {"PAIR-RESIGNATION"}};
  offer_ = offer.seat;
  return {PairGoRuling::kOffered, {"PAIR-RESIGNATION"}};
}

PairGoStep PairGoGame::Ruled(const PairGoConfirm& confirm) {
  if (!offer_.has_value() || confirm.seat != PartnerOf(*offer_)) {
    return {PairGoRuling::kNothingToConfirm, {"PAIR-RESIGNATION"}};
  }
  Lose(SideOf(confirm.seat), PairGoEnd::kResignation);
  return {PairGoRuling::kResigned, {"PAIR-RESIGNATION", "PAIR-CONSULTATION"}};
}

PairGoStep PairGoGame::Ruled(const PairGoTalk& talk) {
  const spec::Color side = SideOf(talk.seat);
  bool allowed = false;
  switch (talk.about) {
    case PairGoTopic::kTurn:
    case PairGoTopic::kClock:
      allowed = true;
      break;
    case PairGoTopic::kResigning:
      allowed = offer_.has_value() && SideOf(*offer_) == side;
      break;
    case PairGoTopic::kOther:
      break;
  }
  if (allowed) return {PairGoRuling::kMayTalk, {"PAIR-CONSULTATION"}};
  ++wrong_talks_[static_cast<size_t>(side)];
  return {PairGoRuling::kMayNotTalk, {"PAIR-CONSULTATION", "PAIR-OTHER"}};
}

bool PairGoGame::HasGround(const PairGoAlert& alert) const {
  const spec::Color side = spec::Opponent(alert.side);
  switch (alert.ground) {
    case PairGoGround::kRepeated:
      return ErrorsOf(side, rules_.repeated == PairGoRepeated::kClaimed) >= 2;
    case PairGoGround::kSuspected:
      return ErrorsOf(side, false) >= 1;
    case PairGoGround::kTalk:
      return wrong_talks_[static_cast<size_t>(side)] >= 1;
  }
  return false;
}

PairGoStep PairGoGame::Ruled(const PairGoAlert& alert) {
  const char* clause = alert.ground == PairGoGround::kTalk ? "PAIR-OTHER" : "PAIR-TALLY";
  if (!HasGround(alert)) return {PairGoRuling::kNoGround, {clause}};
  if (!alert.forfeit) return {PairGoRuling::kGoesOn, {clause}};
  Lose(spec::Opponent(alert.side), PairGoEnd::kForfeit);
  return {PairGoRuling::kForfeit, {clause}};
}

PairGoStep PairGoGame::Ruled(const PairGoCount& count) {
  PairGoResult result{PairGoEnd::kCount, std::nullopt, 0, 0};
  result.black_x2 = count.black_x2 - 2 * PenaltyPoints(Tokens(spec::Color::kBlack), rules_.tally);
  result.white_x2 = count.white_x2 - 2 * PenaltyPoints(Tokens(spec::Color::kWhite), rules_.tally);
  if (result.black_x2 > result.white_x2) result.winner = spec::Color::kBlack;
  if (result.black_x2 < result.white_x2) result.winner = spec::Color::kWhite;
  result_ = result;
  return {PairGoRuling::kCounted, {"PAIR-TALLY"}};
}

absl::StatusOr<PairGoStep> PairGoGame::Apply(const PairGoEvent& event) {
  if (result_.has_value()) {
    return absl::InvalidArgumentError("the game is over, so no event may follow");
  }
  if (const auto* move = std::get_if<PairGoMove>(&event); move != nullptr) {
    if (SideOf(move->seat) != ToMove()) {
      const PairGoSeat next = Next();
      return absl::InvalidArgumentError(absl::StrCat(
          SeatWord(move->seat), " makes a move, but ", spec::ColorName(ToMove()),
          " is to move: ", SeatWord(next), ", or out of rotation ", SeatWord(PartnerOf(next))));
    }
    if (moves_.size() >= static_cast<size_t>(kMostPairGoMoves)) {
      return absl::InvalidArgumentError(absl::StrCat("more than ", kMostPairGoMoves, " moves"));
    }
  }
  return std::visit([this](const auto& one) { return Ruled(one); }, event);
}

}  // namespace hotstone::tournament
