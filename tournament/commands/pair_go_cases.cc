#include "tournament/commands/pair_go_cases.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::tournament {
namespace {

// The next player, or the end of the game, in the words of a case.
std::string NextOrResult(const std::optional<PairGoSeat>& next,
                         const std::optional<PairGoResult>& result) {
  if (!result.has_value()) return next.has_value() ? absl::StrCat("next ", SeatWord(*next)) : "";
  std::string text =
      absl::StrCat(PairGoEndWord(result->how), ", winner ", PairGoWinnerWord(*result));
  if (result->how == PairGoEnd::kCount) {
    absl::StrAppend(&text, ", scores ", spec::HalfPoints(result->black_x2), " and ",
                    spec::HalfPoints(result->white_x2));
  }
  return text;
}

}  // namespace

std::string PairGoCaseDifference(const PairGoCase& c) {
  PairGoGame game(c.rules);
  for (size_t i = 0; i < c.events.size(); ++i) {
    const auto step = game.Apply(c.events[i]);
    if (!step.ok())
      return absl::StrCat("event ", i + 1, ": ", std::string(step.status().message()));
    const std::string found = RulingWord(step->ruling);
    if (found != c.rulings[i]) {
      return absl::StrCat("event ", i + 1, ": expects ", absl::Utf8SafeCEscape(c.rulings[i]),
                          ", found ", found);
    }
  }
  const std::array<int, 2> tokens = {game.Tokens(spec::Color::kBlack),
                                     game.Tokens(spec::Color::kWhite)};
  if (tokens != c.tokens) {
    return absl::StrCat("expects tokens ", c.tokens[0], " and ", c.tokens[1], ", found ", tokens[0],
                        " and ", tokens[1]);
  }
  const std::string should = NextOrResult(c.next, c.result);
  const std::string is = NextOrResult(game.Next(), game.result());
  return is == should ? "" : absl::StrCat("expects ", should, ", found ", is);
}

}  // namespace hotstone::tournament
