// A judgement in words for a player (judge.h).
//
// A legal move gets a sentence about itself, and another if it makes something hot, pauses the game
// or ends it. An illegal move gets the reason, and the event that ends the ban, if any. A ko is
// described by the stone that took, and superko by the moment at which the position occurred
// before.
//
// For example after Black has taken at B2 with C2: "White may not play at B2: Black's stone at C2
// has just taken the one stone there. After any other move, or a pass, this ban is over." Under
// superko the second sentence differs, since no pass lifts the ban: "White may play there again
// when the position would be a new one."
#include <algorithm>
#include <string>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "conformance/play/judge.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Illegality;

// "at B2", "at B2 and C3", "at B2, C3 and D4".
std::string At(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  if (names.size() == 1) return absl::StrCat("at ", names[0]);
  const std::string last = names.back();
  names.pop_back();
  return absl::StrCat("at ", absl::StrJoin(names, ", "), " and ", last);
}

std::string Stones(const std::vector<spec::Point>& points, std::string_view whose) {
  return absl::StrCat(std::string(whose), points.size() == 1 ? " stone " : " stones ", At(points));
}

// "White's"
std::string Of(Color color) { return absl::StrCat(spec::ColorName(color), "'s"); }

std::string PassSentence(const Judgement& j) {
  const std::string may = absl::StrCat(spec::ColorName(j.move.player), " may pass");
  if (j.ended) return absl::StrCat(may, ", which ends the game.");
  return absl::StrCat(may, j.paused ? ", which pauses the game." : ".");
}

std::string LegalSentence(const Judgement& j) {
  if (j.move.IsPass()) return PassSentence(j);
  const Color other = spec::Opponent(j.move.player);
  std::string text =
      absl::StrCat(spec::ColorName(j.move.player), " may play at ", spec::PointName(*j.move.at));
  if (!j.captured.empty()) absl::StrAppend(&text, " and captures ", Stones(j.captured, Of(other)));
  if (!j.self_removed.empty()) {
    absl::StrAppend(&text, ", which removes ", Stones(j.self_removed, Of(j.move.player)));
  }
  absl::StrAppend(&text, j.ended ? ", which ends the game." : ".");
  std::vector<std::string> closed;
  for (const spec::HotStones& hot : j.hot) {
    const std::string name = spec::PointName(hot.at);
    if (std::find(closed.begin(), closed.end(), name) != closed.end()) continue;
    closed.push_back(name);
    absl::StrAppend(&text, " ", spec::ColorName(other), " may not capture ",
                    Stones(hot.stones, "the"), " on the next move, by a play at ", name, ".");
  }
  return text;
}

std::string When(size_t plies) {
  return plies == 0 ? std::string("at the start") : absl::StrCat("after move ", plies);
}

// The reason, without a full stop.
std::string Because(const Referee& referee, const Judgement& j) {
  const std::string mover = spec::ColorName(j.move.player);
  const std::string other = spec::ColorName(spec::Opponent(j.move.player));
  switch (*j.ruling.why) {
    case Illegality::kOffBoard:
      return absl::StrCat("the board is ", referee.position().size().ToString());
    case Illegality::kOccupied:
      return absl::StrCat("there is a ",
                          referee.position().At(*j.move.at) == Color::kBlack ? "black" : "white",
                          " stone");
    case Illegality::kGameOver:
      return "the game has ended";
    case Illegality::kHandicap:
      return "White still has to make handicap passes";
    case Illegality::kNoVariation:
    case Illegality::kSelfRemoval:
      return absl::StrCat("it would capture nothing and remove ",
                          Stones(j.self_removed, absl::StrCat(mover, "'s")));
    case Illegality::kHotStone:
    case Illegality::kRecycling:
    case Illegality::kSuperko:
      break;
  }
  if (j.reason == "suicide")
    return absl::StrCat("the stone would be removed at once, leaving the position unchanged");
  const auto& last = referee.game().plies();
  if (j.reason == "ko" && !last.empty() && last.back().captured.size() == 1 &&
      j.captured.size() == 1 && last.back().captured[0] == *j.move.at) {
    return absl::StrCat(other, "'s stone ", At(j.captured),
                        " has just captured the only stone there");
  }
  if (j.repeats.has_value()) {
    return absl::StrCat("the position would be the same as ", When(*j.repeats));
  }
  return std::string(spec::RulingSentence(j.ruling, referee.game().rules()));
}

// The event that lifts the ban, as a sentence after a space; empty if nothing lifts it or it is
// obvious.
std::string Until(const Judgement& j) {
  switch (*j.ban_ends) {
    case BanEnd::kNextPly:
      return " Any other move, or a pass, lifts this ban.";
    case BanEnd::kPositionChanges:
      if (j.reason == "suicide") return "";
      return absl::StrCat(" ", spec::ColorName(j.move.player),
                          " may play there again when it no longer ",
                          j.ruling.why == Illegality::kSuperko ? "repeats an earlier position."
                                                               : "repeats a cycle.");
    case BanEnd::kStoneRemoved:
    case BanEnd::kPassesMade:
    case BanEnd::kNever:
      return "";
  }
  return "";
}

}  // namespace

std::string JudgementSentence(const Referee& referee, const Judgement& j) {
  if (j.legal()) return LegalSentence(j);
  const std::string mover = spec::ColorName(j.move.player);
  if (j.out_of_turn) {
    return absl::StrCat(mover, " may not move now: it is ",
                        spec::ColorName(referee.game().to_move()), "'s turn.");
  }
  const std::string what =
      j.move.IsPass() ? std::string("pass") : absl::StrCat("play at ", spec::PointName(*j.move.at));
  return absl::StrCat(mover, " may not ", what, ": ", Because(referee, j), ".", Until(j));
}

}  // namespace hotstone::conformance
