// The commands that change the game: board, komi, moves, handicap; and the clock, which is ignored.
#include <algorithm>
#include <cmath>
#include <set>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/gtp_command.h"
#include "formats/handicap_points.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;

GtpAnswer Resize(GtpState& state, int cols, int rows) {
  const auto size = spec::BoardSize::Create(cols, rows);
  if (!size.ok()) return GtpError("unacceptable size");
  const absl::Status reach = spec::RulesInReach(state.referee.rules(), *size);
  if (!reach.ok()) return GtpError(std::string(reach.message()));
  state.referee.Clear(*size);
  return std::string();
}

// The number; one that is too large for a number is too large for a side.
std::optional<int> Side(std::string_view word) {
  const auto number = formats::ReadGtpNumber(word);
  const bool digits = word.find_first_not_of("0123456789") == std::string_view::npos;
  return number.has_value() || word.empty() || !digits ? number : spec::kMaxSide + 1;
}

GtpAnswer RectangularBoardsize(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() != 2) return GtpSyntaxError();
  const auto cols = Side(arguments[0]);
  const auto rows = Side(arguments[1]);
  if (!cols.has_value() || !rows.has_value()) return GtpSyntaxError();
  return Resize(state, *cols, *rows);
}

// One side, or two as KataGo takes them.
GtpAnswer Boardsize(GtpState& state, const GtpArguments& arguments) {
  if (arguments.size() != 1) return RectangularBoardsize(state, arguments);
  return RectangularBoardsize(state, {arguments[0], arguments[0]});
}

GtpAnswer ClearBoard(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  state.referee.Clear(state.referee.position().size());
  return std::string();
}

GtpAnswer Komi(GtpState& state, const GtpArguments& arguments) {
  constexpr double kMost = 361;
  double komi = 0;
  if (arguments.size() != 1 || !absl::SimpleAtod(arguments[0], &komi) || !std::isfinite(komi)) {
    return GtpSyntaxError();
  }
  if (std::abs(komi) > kMost || komi * 2 != std::floor(komi * 2)) {
    return GtpError("unacceptable komi: whole and half points from -361 to 361 only");
  }
  state.referee.SetCompensation(static_cast<int>(komi * 2));
  return std::string();
}

GtpAnswer Play(GtpState& state, const GtpArguments& arguments) {
  ASSIGN_OR_RETURN(const auto move, GtpMove(arguments));
  RETURN_IF_ERROR(GtpRoom(state.referee));
  if (!state.referee.Play(move).legal()) return GtpError("illegal move");
  return std::string();
}

GtpAnswer Undo(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  if (!state.referee.Undo()) return GtpError("cannot undo");
  return std::string();
}

absl::StatusOr<spec::Move> Choose(GtpState& state, const GtpArguments& arguments) {
  const auto color = arguments.size() == 1 ? formats::ReadGtpColor(arguments[0]) : std::nullopt;
  if (!color.has_value()) return GtpSyntaxError();
  if (state.referee.game().ended()) return GtpError("the game has ended");
  return state.choice.Choose(state.referee, *color);
}

GtpAnswer Genmove(GtpState& state, const GtpArguments& arguments) {
  ASSIGN_OR_RETURN(const auto move, Choose(state, arguments));
  RETURN_IF_ERROR(GtpRoom(state.referee));
  state.referee.Play(move);
  return spec::MoveName(move);
}

GtpAnswer RegGenmove(GtpState& state, const GtpArguments& arguments) {
  ASSIGN_OR_RETURN(const auto move, Choose(state, arguments));
  return spec::MoveName(move);
}

bool BoardIsEmpty(const Referee& referee) {
  return referee.position() == spec::Position(referee.position().size());
}

// Requires points of the board.
absl::Status SetHandicap(GtpState& state, const std::vector<Point>& stones) {
  spec::Position setup(state.referee.position().size());
  for (const Point p : stones) setup.Put(p, Color::kBlack);
  return state.referee.SetUp(setup, Color::kWhite, true);
}

GtpAnswer PlaceHandicap(GtpState& state, const GtpArguments& arguments,
                        std::vector<Point> (*points)(spec::BoardSize, int)) {
  const auto stones = arguments.size() == 1 ? formats::ReadGtpNumber(arguments[0]) : std::nullopt;
  if (!stones.has_value()) return GtpSyntaxError();
  if (!BoardIsEmpty(state.referee)) return GtpError("board not empty");
  const auto placed = points(state.referee.position().size(), *stones);
  if (placed.empty() || !SetHandicap(state, placed).ok())
    return GtpError("invalid number of stones");
  return GtpPoints(placed);
}

GtpAnswer FixedHandicapCommand(GtpState& state, const GtpArguments& arguments) {
  return PlaceHandicap(state, arguments, formats::FixedHandicap);
}

GtpAnswer PlaceFreeHandicap(GtpState& state, const GtpArguments& arguments) {
  return PlaceHandicap(state, arguments, formats::FreeHandicap);
}

GtpAnswer SetFreeHandicap(GtpState& state, const GtpArguments& arguments) {
  if (arguments.empty()) return GtpSyntaxError();
  if (!BoardIsEmpty(state.referee)) return GtpError("board not empty");
  std::set<Point> stones;
  for (const std::string& word : arguments) {
    const auto vertex = formats::ReadGtpVertex(word);
    if (!vertex.has_value()) return GtpSyntaxError();
    if (!vertex->at.has_value() || !state.referee.position().size().Contains(*vertex->at) ||
        !stones.insert(*vertex->at).second) {
      return GtpError("bad vertex list");
    }
  }
  if (stones.size() < 2 || !SetHandicap(state, {stones.begin(), stones.end()}).ok()) {
    return GtpError("bad vertex list");
  }
  return std::string();
}

bool AreNumbers(GtpArguments::const_iterator first, GtpArguments::const_iterator last) {
  return std::all_of(first, last, [](const std::string& word) {
    return formats::ReadGtpNumber(word).has_value();
  });
}

GtpAnswer TimeSettings(GtpState&, const GtpArguments& arguments) {
  if (arguments.size() != 3 || !AreNumbers(arguments.begin(), arguments.end()))
    return GtpSyntaxError();
  return std::string();
}

GtpAnswer TimeLeft(GtpState&, const GtpArguments& arguments) {
  if (arguments.size() != 3 || !formats::ReadGtpColor(arguments[0]).has_value() ||
      !AreNumbers(arguments.begin() + 1, arguments.end())) {
    return GtpSyntaxError();
  }
  return std::string();
}

}  // namespace

const std::vector<GtpHandler>& GtpPlayCommands() {
  static const auto* const commands =
      new std::vector<GtpHandler>{{"boardsize", Boardsize},
                                  {"rectangular_boardsize", RectangularBoardsize},
                                  {"clear_board", ClearBoard},
                                  {"komi", Komi},
                                  {"play", Play},
                                  {"undo", Undo},
                                  {"genmove", Genmove},
                                  {"reg_genmove", RegGenmove},
                                  {"fixed_handicap", FixedHandicapCommand},
                                  {"place_free_handicap", PlaceFreeHandicap},
                                  {"set_free_handicap", SetFreeHandicap},
                                  {"time_settings", TimeSettings},
                                  {"time_left", TimeLeft}};
  return *commands;
}

}  // namespace hotstone::conformance
