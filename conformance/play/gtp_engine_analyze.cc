// kata-analyze and lz-analyze: what a table or a plane knows of each move, in the words that
// graphical boards read.
//
// Nothing is searched, so the first line is the whole analysis. The reply stays open until the next
// line, as with KataGo, because boards take its end for the end of the analysis. A move known to
// gain between `low` and `high` points is written so:
//
//   visits     1: it was looked up
//   scoreLead  what the player to move gets at least, after komi; what he is held to if nothing is
//              forced; 0 if endless play decides
//   winrate    1 or 0 if every value in between wins or loses, otherwise 0.5
//   pv         the best moves of both sides, up to a situation that was there before
//
// For example, on 2x2 the answer to kata-analyze is one line that begins
//   info move A1 visits 1 utility 1 winrate 1 scoreMean 1 scoreStdev 0 scoreLead 1 ...
// Moves of which a plane knows nothing are left out.
#include <algorithm>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "conformance/play/gtp_engine_commands.h"
#include "formats/gtp_command.h"
#include "spec/rules/situation.h"

namespace hotstone::conformance {
namespace {

constexpr int kMostPlies = 12;  // of a pv

// What the words after the command ask for.
struct Wish {
  size_t most = 1000;  // moves
  std::set<std::optional<spec::Point>> allowed;
  std::set<std::optional<spec::Point>> avoided;
  bool has_allowed = false;
};

// A list as in "avoid b D4,pass 1"; words are `allow` or `avoid`, a colour, vertices, a depth.
absl::Status AddVertices(const GtpArguments& words, size_t at, spec::Color to_move, Wish* wish) {
  if (words.size() < at + 4 || !formats::ReadGtpColor(words[at + 1]).has_value() ||
      !formats::ReadGtpNumber(words[at + 3]).has_value()) {
    return GtpSyntaxError();
  }
  const bool allow = words[at] == "allow";
  if (formats::ReadGtpColor(words[at + 1]) != to_move) return absl::OkStatus();
  if (allow) wish->has_allowed = true;
  for (const std::string& word : std::vector<std::string>(absl::StrSplit(words[at + 2], ','))) {
    const auto vertex = formats::ReadGtpVertex(word);
    if (!vertex.has_value()) return GtpSyntaxError();
    (allow ? wish->allowed : wish->avoided).insert(vertex->at);
  }
  return absl::OkStatus();
}

// [COLOUR] [CENTISECONDS] KEY VALUE...
absl::StatusOr<Wish> ReadWish(const GtpArguments& words, spec::Color to_move) {
  Wish wish;
  size_t at = 0;
  if (at < words.size()) {
    if (const auto color = formats::ReadGtpColor(words[at]); color.has_value()) {
      if (*color != to_move) return GtpError("only the moves of the player to move are known");
      ++at;
    }
  }
  if (at < words.size() && formats::ReadGtpNumber(words[at]).has_value()) ++at;
  while (at < words.size()) {
    if (words[at] == "allow" || words[at] == "avoid") {
      RETURN_IF_ERROR(AddVertices(words, at, to_move, &wish));
      at += 4;
      continue;
    }
    if (at + 1 == words.size()) return GtpSyntaxError();
    if (words[at] == "maxmoves") {
      const auto most = formats::ReadGtpNumber(words[at + 1]);
      if (!most.has_value()) return GtpSyntaxError();
      wish.most = static_cast<size_t>(*most);
    }
    at += 2;
  }
  return wish;
}

class Analysis {
 public:
  explicit Analysis(GtpState& state)
      : state_(state),
        rules_(GtpRulesOfCount(state)),
        start_(state.referee.game().situation()),
        points_(start_.position.size().points()) {}

  std::optional<std::vector<KnownMove>> Moves() { return Known(start_); }

  // In points, for the player to move.
  double Lead(const KnownMove& move) const {
    const int known = move.low > -points_ ? move.low : move.high < points_ ? move.high : 0;
    const double komi = rules_.compensation_x2 / 2.0;
    return start_.to_move == spec::Color::kBlack ? known - komi : known + komi;
  }

  double Winrate(const KnownMove& move) const {
    const double low = Win(move.low);
    return low == Win(move.high) ? low : 0.5;
  }

  // The move, then the best moves of both sides.
  std::string Line(const KnownMove& move) {
    std::string text = spec::MoveName({start_.to_move, move.at});
    std::set<spec::Situation> seen;
    spec::Situation now = spec::After(start_, move.at, rules_);
    for (int ply = 1; ply < kMostPlies && seen.insert(now).second; ++ply) {
      const auto moves = Known(now);
      if (!moves.has_value() || moves->empty()) break;
      absl::StrAppend(&text, " ", spec::MoveName({now.to_move, moves->front().at}));
      now = spec::After(now, moves->front().at, rules_);
    }
    return text;
  }

 private:
  // Best first: where nothing is forced, by what the opponent can hold the player to.
  std::optional<std::vector<KnownMove>> Known(const spec::Situation& situation) {
    auto moves = state_.choice.table().Known(situation, state_.referee.rules_in_force());
    if (!moves.has_value()) return moves;
    std::stable_sort(moves->begin(), moves->end(), [this](const auto& a, const auto& b) {
      return a.low == -points_ && b.low == -points_ && a.high > b.high;
    });
    return moves;
  }

  // 1 if the player to move wins with this area difference, 0 if he loses, 0.5 for a draw.
  double Win(int difference) const {
    const bool black = start_.to_move == spec::Color::kBlack;
    const int margin = (black ? 2 * difference : -2 * difference) - rules_.compensation_x2;
    if (margin == 0 && rules_.tie == spec::Tie::kDraw) return 0.5;
    return (margin >= 0) == black ? 1 : 0;
  }

  GtpState& state_;
  const spec::RuleSet rules_;
  const spec::Situation start_;
  const int points_;
};

// Wins and values as KataGo and as Leela Zero write them.
std::string KatagoInfo(double winrate, double lead) {
  return absl::StrCat(" visits 1 utility ", 2 * winrate - 1, " winrate ", winrate, " scoreMean ",
                      lead, " scoreStdev 0 scoreLead ", lead, " scoreSelfplay ", lead,
                      " prior 0 lcb ", winrate, " utilityLcb ", 2 * winrate - 1);
}

std::string LeelaInfo(double winrate, double) {
  const int share = static_cast<int>(winrate * 10000);
  return absl::StrCat(" visits 1 winrate ", share, " prior 0 lcb ", share);
}

GtpAnswer Analyze(GtpState& state, const GtpArguments& arguments,
                  std::string (*info)(double winrate, double lead)) {
  const spec::Game& game = state.referee.game();
  if (game.ended()) return GtpError("the game has ended");
  ASSIGN_OR_RETURN(const Wish wish, ReadWish(arguments, game.to_move()));
  Analysis analysis(state);
  const auto moves = analysis.Moves();
  if (!moves.has_value()) {
    return GtpError("no table or plane is open that knows this board under these rules");
  }
  std::string line;
  size_t order = 0;
  for (const KnownMove& move : *moves) {
    if (order == wish.most) break;
    if (wish.avoided.contains(move.at) || (wish.has_allowed && !wish.allowed.contains(move.at)))
      continue;
    absl::StrAppend(&line, line.empty() ? "\n" : " ", "info move ",
                    spec::MoveName({game.to_move(), move.at}),
                    info(analysis.Winrate(move), analysis.Lead(move)), " order ", order++, " pv ",
                    analysis.Line(move));
  }
  state.open = true;
  return line;
}

GtpAnswer KataAnalyze(GtpState& state, const GtpArguments& arguments) {
  return Analyze(state, arguments, KatagoInfo);
}
GtpAnswer LzAnalyze(GtpState& state, const GtpArguments& arguments) {
  return Analyze(state, arguments, LeelaInfo);
}

// Ends an analysis, as any line does.
GtpAnswer Stop(GtpState&, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  return std::string();
}

}  // namespace

const std::vector<GtpHandler>& GtpAnalyzeCommands() {
  static const auto* const commands = new std::vector<GtpHandler>{
      {"kata-analyze", KataAnalyze}, {"lz-analyze", LzAnalyze}, {"stop", Stop}};
  return *commands;
}

}  // namespace hotstone::conformance
