// The plan: with each ruling PlayPairGo records whose turn it was, as the sentence needs it;
// EventText and RulingText make the two halves of a line, and Stands the last lines. A course is
// written as one letter per event.
//
// For example the line for a claim is "4  Black claims the last move       a token for White: 3
// points; the move counts as WF's  (PAIR-ROTATION-CLAIM, ...)".
#include "tournament/commands/pair_go_report.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "spec/rules/rule_keys.h"
#include "tournament/formats/pair_go_case.h"

namespace hotstone::tournament {
namespace {

using answers::Shown;

// "BF", or "BF (Ada)".
std::string SeatText(const PairGoRecord& record, PairGoSeat seat) {
  const std::string& name = record.players[static_cast<size_t>(seat)];
  if (name.empty()) return SeatWord(seat);
  return absl::StrCat(SeatWord(seat), " (", absl::Utf8SafeCEscape(name), ")");
}

struct EventText {
  const PairGoRecord& record;

  std::string operator()(const PairGoMove& move) const {
    return absl::StrCat(SeatText(record, move.seat), move.pass ? " passes" : " plays");
  }
  std::string operator()(const PairGoClaim& claim) const {
    return absl::StrCat(ColorName(claim.side), " claims the last move",
                        claim.intended ? ", intended" : "");
  }
  std::string operator()(const PairGoOffer& offer) const {
    return absl::StrCat(SeatText(record, offer.seat), " offers to resign");
  }
  std::string operator()(const PairGoConfirm& confirm) const {
    return absl::StrCat(SeatText(record, confirm.seat), " confirms");
  }
  std::string operator()(const PairGoTalk& talk) const {
    return absl::StrCat(SeatText(record, talk.seat), " talks: ", About(talk.about));
  }
  std::string operator()(const PairGoAlert& alert) const {
    return absl::StrCat(ColorName(alert.side), " alerts the referee: ", Ground(alert.ground));
  }
  std::string operator()(const PairGoCount& count) const {
    return absl::StrCat("the board is counted: ", spec::HalfPoints(count.black_x2), " and ",
                        spec::HalfPoints(count.white_x2));
  }

  static const char* About(PairGoTopic topic) {
    switch (topic) {
      case PairGoTopic::kTurn:
        return "whose turn";
      case PairGoTopic::kClock:
        return "the clock";
      case PairGoTopic::kResigning:
        return "resigning";
      case PairGoTopic::kOther:
        return "something else";
    }
    return "";
  }
  static const char* Ground(PairGoGround ground) {
    switch (ground) {
      case PairGoGround::kRepeated:
        return "repeated errors";
      case PairGoGround::kSuspected:
        return "intent suspected";
      case PairGoGround::kTalk:
        return "talk";
    }
    return "";
  }
};

std::string RulingText(const PairGoRecord& record, const PlayedPairGo::Step& one) {
  const auto stands = [&] {
    return absl::StrCat("; the move counts as ", SeatText(record, one.last_right), "'s");
  };
  const spec::Color offender = SideOf(one.last_right);
  switch (one.step.ruling) {
    case PairGoRuling::kInRotation:
      return "in rotation";
    case PairGoRuling::kOutOfRotation:
      return absl::StrCat("out of rotation, the turn was ", SeatText(record, one.turn), "'s");
    case PairGoRuling::kAside:
      return "no turn";
    case PairGoRuling::kNoClaim:
      return "nothing to claim";
    case PairGoRuling::kPenalty:
      return absl::StrCat("a token for ", ColorName(offender), ": ", one.penalty, " points",
                          stands());
    case PairGoRuling::kFree:
      return absl::StrCat("no penalty", stands());
    case PairGoRuling::kForfeit:
      return "the game is forfeited";
    case PairGoRuling::kOffered:
      return "offered; the partner may confirm";
    case PairGoRuling::kMayNotOffer:
      return absl::StrCat("may not: the turn is ", SeatText(record, one.turn), "'s");
    case PairGoRuling::kResigned:
      return "resigned";
    case PairGoRuling::kNothingToConfirm:
      return "the partner has made no offer";
    case PairGoRuling::kMayTalk:
      return "allowed";
    case PairGoRuling::kMayNotTalk:
      return "prohibited";
    case PairGoRuling::kNoGround:
      return "without grounds";
    case PairGoRuling::kGoesOn:
      return "the referee lets the game go on";
    case PairGoRuling::kCounted:
      return "the penalties are subtracted";
  }
  return "";
}

std::string ResultText(const PairGoResult& result) {
  const std::string winner =
      result.winner.has_value() ? absl::StrCat(ColorName(*result.winner), " wins") : "tie";
  switch (result.how) {
    case PairGoEnd::kForfeit:
      return absl::StrCat(winner, " by forfeit");
    case PairGoEnd::kResignation:
      return absl::StrCat(winner, " by resignation");
    case PairGoEnd::kCount:
      return absl::StrCat(winner, ", ", spec::HalfPoints(result.black_x2), " and ",
                          spec::HalfPoints(result.white_x2), " after the penalties");
  }
  return "";
}

const char* LetterWord(PairGoLetter letter) {
  switch (letter) {
    case PairGoLetter::kRight:
      return "right";
    case PairGoLetter::kWrong:
      return "wrong";
    case PairGoLetter::kRightPass:
      return "right-pass";
    case PairGoLetter::kWrongPass:
      return "wrong-pass";
    case PairGoLetter::kClaim:
      return "claim";
    case PairGoLetter::kOwnClaim:
      return "own-claim";
  }
  return "";
}

std::vector<std::string> Letters(const std::vector<PairGoLetter>& course) {
  std::vector<std::string> words;
  for (const PairGoLetter letter : course) words.emplace_back(LetterWord(letter));
  return words;
}

// Whether a property holds after every course.
Shown DescribeNo(const char* question, const PairGoCourses::No& no) {
  Shown shown;
  shown.Set("not_after", no.count).Say("question", question);
  if (no.count > 0) shown.Set("least", Letters(no.least));
  return shown.Line(
      "{question}: {not_after!always}"
      "{not_after?violated in {} courses, such as: {least}{least!none}}");
}

Shown DescribeStep(const PairGoRecord& record, const PlayedPairGo::Step& one) {
  Shown shown;
  return shown.Set("line", one.line.line)
      .Set("event", PairGoEventLine(one.line.event))
      .Set("turn", SeatWord(one.turn))
      .Set("ruling", RulingWord(one.step.ruling))
      .Set("clauses", one.step.clauses)
      .Say("what", std::visit(EventText{record}, one.line.event))
      .Say("ruled", RulingText(record, one))
      .Line("{line:>4}  {what:<34}  {ruled}  ({clauses:, })");
}

Shown DescribeResult(const PairGoResult& result) {
  Shown shown;
  shown.Set("end", PairGoEndWord(result.how))
      .Set("winner", PairGoWinnerWord(result))
      .Say("words", ResultText(result));
  if (result.how == PairGoEnd::kCount) {
    shown.Set("black", result.black_x2 / 2.0).Set("white", result.white_x2 / 2.0);
  }
  return shown.Line("{words}");
}

}  // namespace

absl::StatusOr<PlayedPairGo> PlayPairGo(const PairGoRecord& record, const std::string& file,
                                        const PairGoRules& rules) {
  PlayedPairGo played{rules, {}, PairGoGame(rules)};
  PairGoSeat last_right = PairGoSeat::kBlackWoman;
  for (const PairGoLine& line : record.lines) {
    const PairGoSeat turn = played.game.Next();
    const auto step = played.game.Apply(line.event);
    if (!step.ok())
      return formats::LineError({file, line.line}, 0, std::string(step.status().message()));
    PlayedPairGo::Step one{line, *step, turn, last_right, 0};
    if (step->ruling == PairGoRuling::kPenalty) {
      const int tokens = played.game.Tokens(SideOf(last_right));
      one.penalty = PenaltyPoints(tokens, rules.tally) - PenaltyPoints(tokens - 1, rules.tally);
    }
    if (std::holds_alternative<PairGoMove>(line.event)) last_right = turn;
    played.steps.push_back(one);
  }
  return played;
}

Shown DescribePairGo(const PairGoRecord& record, const PlayedPairGo& played) {
  Shown shown = Shown::Result("pair-go");
  shown.Set("rules", PairGoRulesText(played.rules)).Line("rules: {rules}");
  if (!record.game.empty()) {
    shown.Set("game", record.game)
        .Say("printable", absl::Utf8SafeCEscape(record.game))
        .Line("game: {printable}");
  }
  std::vector<Shown> steps;
  for (const PlayedPairGo::Step& one : played.steps) steps.push_back(DescribeStep(record, one));
  Shown tokens;
  Shown points;
  for (const spec::Color side : {spec::Color::kBlack, spec::Color::kWhite}) {
    const char* key = side == spec::Color::kBlack ? "black" : "white";
    const int number = played.game.Tokens(side);
    const int charged = PenaltyPoints(number, played.rules.tally);
    tokens.Set(key, number).Say(absl::StrCat(key, "_points"), charged);
    points.Set(key, charged);
  }
  shown.Set("steps", steps)
      .Set("tokens", tokens.Line("tokens: Black {black} ({black_points:#point|points}), "
                                 "White {white} ({white_points:#point|points})"))
      .Set("penalty_points", points)
      .Line("{steps}")
      .Line("{tokens}");
  if (const auto& result = played.game.result(); result.has_value()) {
    return shown.Set("result", DescribeResult(*result)).Line("result: {result}");
  }
  return shown.Set("next", SeatWord(played.game.Next()))
      .Say("seat", SeatText(record, played.game.Next()))
      .Line("next: {seat}");
}

Shown DescribePairGoCourses(const PairGoRules& rules, int letters, const PairGoCourses& courses) {
  const bool restored = courses.number.count + courses.order.count + courses.follows.count == 0;
  return Shown::Result("pair-go")
      .Set("rules", PairGoRulesText(rules))
      .Set("verdict", restored ? "holds" : "fails")
      .Set("letters", letters)
      .Set("courses", courses.courses)
      .Set("most_tokens", courses.most_tokens)
      .Set("number", DescribeNo("the turn matches the move number", courses.number))
      .Set("order", DescribeNo("without further errors, turns follow the order", courses.order))
      .Set("follows",
           DescribeNo("after a claim, the next player follows the right one", courses.follows))
      .Line("rules: {rules}")
      .Line(
          "courses of up to {letters} moves and claims: {courses}, at most "
          "{most_tokens:#token|tokens} "
          "for a side")
      .Line("{number}")
      .Line("{order}")
      .Line("{follows}")
      .ExitWith(restored ? answers::kExitOk : answers::kExitFails);
}

}  // namespace hotstone::tournament
