// The plan: with each ruling PlayPairGo records whose turn it was, as the sentence needs it;
// EventText and RulingText make the two halves of a line, and Stands the last lines. A course is
// written as one letter per event.
//
// For example the line for a claim is "4  Black claims the last move       a token for White: 3
// points; the move counts as WF's  (PAIR-ROTATION-CLAIM, ...)".
#include "tournament/commands/pair_go_report.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "formats/json_line.h"
#include "spec/rules/rule_keys.h"
#include "tournament/formats/pair_go_case.h"

namespace hotstone::tournament {
namespace {

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

std::string NoText(const char* question, const PairGoCourses::No& no) {
  if (no.count == 0) return absl::StrCat(question, ": always\n");
  return absl::StrCat(question, ": violated in ", no.count, " courses, such as: ",
                      no.least.empty() ? "none" : absl::StrJoin(Letters(no.least), " "), "\n");
}

formats::JsonLine NoJson(const PairGoCourses::No& no) {
  formats::JsonLine line;
  line.Set("not_after", no.count);
  if (no.count > 0) line.Set("least", Letters(no.least));
  return line;
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

std::string PairGoText(const PairGoRecord& record, const PlayedPairGo& played) {
  std::string text = absl::StrCat("rules: ", PairGoRulesText(played.rules), "\n");
  if (!record.game.empty())
    absl::StrAppend(&text, "game: ", absl::Utf8SafeCEscape(record.game), "\n");
  for (const PlayedPairGo::Step& one : played.steps) {
    std::string event = std::visit(EventText{record}, one.line.event);
    event.resize(std::max<size_t>(event.size(), 34), ' ');
    const std::string number = std::to_string(one.line.line);
    absl::StrAppend(&text, std::string(number.size() < 4 ? 4 - number.size() : 0, ' '), number,
                    "  ", event, "  ", RulingText(record, one), "  (",
                    absl::StrJoin(one.step.clauses, ", "), ")\n");
  }
  absl::StrAppend(&text, "tokens:");
  for (const spec::Color side : {spec::Color::kBlack, spec::Color::kWhite}) {
    const int tokens = played.game.Tokens(side);
    absl::StrAppend(&text, " ", ColorName(side), " ", tokens, " (",
                    PenaltyPoints(tokens, played.rules.tally), " points)",
                    side == spec::Color::kBlack ? "," : "\n");
  }
  if (played.game.result().has_value()) {
    return absl::StrCat(text, "result: ", ResultText(*played.game.result()), "\n");
  }
  return absl::StrCat(text, "next: ", SeatText(record, played.game.Next()), "\n");
}

std::string PairGoJson(const PairGoRecord& record, const PlayedPairGo& played) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "pair-go");
  line.Set("rules", PairGoRulesText(played.rules));
  if (!record.game.empty()) line.Set("game", record.game);
  std::vector<formats::JsonLine> steps;
  for (const PlayedPairGo::Step& one : played.steps) {
    formats::JsonLine step;
    step.Set("line", one.line.line).Set("event", PairGoEventLine(one.line.event));
    step.Set("turn", SeatWord(one.turn)).Set("ruling", RulingWord(one.step.ruling));
    step.Set("clauses", one.step.clauses);
    steps.push_back(std::move(step));
  }
  line.Set("steps", steps);
  formats::JsonLine tokens;
  formats::JsonLine points;
  for (const spec::Color side : {spec::Color::kBlack, spec::Color::kWhite}) {
    const char* key = side == spec::Color::kBlack ? "black" : "white";
    tokens.Set(key, played.game.Tokens(side));
    points.Set(key, PenaltyPoints(played.game.Tokens(side), played.rules.tally));
  }
  line.Set("tokens", tokens).Set("penalty_points", points);
  if (const auto& result = played.game.result(); result.has_value()) {
    formats::JsonLine end;
    end.Set("end", PairGoEndWord(result->how)).Set("winner", PairGoWinnerWord(*result));
    if (result->how == PairGoEnd::kCount) {
      end.Set("black", result->black_x2 / 2.0).Set("white", result->white_x2 / 2.0);
    }
    line.Set("result", end);
  } else {
    line.Set("next", SeatWord(played.game.Next()));
  }
  return line.Set("version", kVersion).ToString() + "\n";
}

std::string PairGoCoursesText(const PairGoRules& rules, int letters, const PairGoCourses& courses) {
  return absl::StrCat(
      "rules: ", PairGoRulesText(rules), "\ncourses of up to ", letters,
      " moves and claims: ", courses.courses, ", at most ", courses.most_tokens,
      " tokens for a side\n", NoText("the turn matches the move number", courses.number),
      NoText("without further errors, turns follow the order", courses.order),
      NoText("after a claim, the next player follows the right one", courses.follows));
}

std::string PairGoCoursesJson(const PairGoRules& rules, int letters, const PairGoCourses& courses) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "pair-go")
      .Set("rules", PairGoRulesText(rules));
  const bool restored = courses.number.count + courses.order.count + courses.follows.count == 0;
  line.Set("verdict", restored ? "holds" : "fails")
      .Set("letters", letters)
      .Set("courses", courses.courses);
  line.Set("most_tokens", courses.most_tokens).Set("number", NoJson(courses.number));
  line.Set("order", NoJson(courses.order)).Set("follows", NoJson(courses.follows));
  return line.Set("version", kVersion).ToString() + "\n";
}

}  // namespace hotstone::tournament
