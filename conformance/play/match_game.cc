#include "conformance/play/match_game.h"

#include <array>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "conformance/ask/gtp_reply.h"
#include "conformance/judge/cited_clause.h"
#include "conformance/play/game_record.h"
#include "formats/gtp_command.h"

namespace hotstone::conformance {
namespace {

using spec::Color;

std::string Quoted(const std::string& words) { return absl::StrCat("\"", OneLine(words), "\""); }

MatchEnding EndingOf(EngineAnswer::Kind kind) {
  switch (kind) {
    case EngineAnswer::Kind::kTimedOut:
      return MatchEnding::kTimedOut;
    case EngineAnswer::Kind::kCrashed:
      return MatchEnding::kCrashed;
    case EngineAnswer::Kind::kClosed:
      return MatchEnding::kClosed;
    case EngineAnswer::Kind::kGarbage:
      return MatchEnding::kGarbage;
    case EngineAnswer::Kind::kStopped:
      return MatchEnding::kInterrupted;
    case EngineAnswer::Kind::kOk:
    case EngineAnswer::Kind::kRefused:
      break;
  }
  return MatchEnding::kRefused;
}

class MatchPlay {
 public:
  MatchPlay(const MatchSettings& settings, const AskEngine& black, const AskEngine& white)
      : settings_(settings),
        black_(black),
        white_(white),
        game_{Referee(settings.rules, settings.size), MatchEnding::kInterrupted, {}, {}, "", ""} {}

  MatchGame Run() {
    if (SetUp(Color::kBlack) && SetUp(Color::kWhite)) {
      while (Step()) {
      }
    }
    return std::move(game_);
  }

 private:
  EngineAnswer Ask(Color color, const std::string& command) {
    return (color == Color::kBlack ? black_ : white_)(command);
  }

  void End(MatchEnding ending, std::optional<Color> loser, std::string words,
           std::string clause = "") {
    game_.ending = ending;
    game_.loser = loser;
    game_.words = std::move(words);
    game_.clause = std::move(clause);
  }

  // The engine did not obey a command.
  bool Fail(Color color, const std::string& command, const EngineAnswer& answer) {
    const MatchEnding ending = EndingOf(answer.kind);
    std::string words = absl::StrCat(spec::ColorName(color), " at `", command, "`: ");
    absl::StrAppend(&words, ending == MatchEnding::kRefused ? Quoted(answer.text) : answer.text);
    End(ending, ending == MatchEnding::kInterrupted ? std::nullopt : std::optional(color),
        std::move(words));
    return false;
  }

  bool SetUp(Color color) {
    const spec::BoardSize& size = settings_.size;
    std::vector<std::string> commands = {
        size.cols() == size.rows()
            ? absl::StrCat("boardsize ", size.cols())
            : absl::StrCat("rectangular_boardsize ", size.cols(), " ", size.rows()),
        "clear_board"};
    const EngineAnswer knows = Ask(color, "known_command hotstone-rules");
    if (!knows.replied()) return Fail(color, "known_command", knows);
    if (knows.ok() && knows.text == "true") {
      commands.push_back(absl::StrCat("hotstone-rules ", spec::RuleSetName(settings_.rules)));
    }
    commands.push_back(absl::StrCat("komi ", spec::HalfPoints(settings_.rules.compensation_x2)));
    for (const std::string& command : commands) {
      if (const EngineAnswer answer = Ask(color, command); !answer.ok())
        return Fail(color, command, answer);
    }
    return true;
  }

  // One move of the player to move; false if the game ends with it.
  bool Step() {
    const spec::Game& game = game_.referee.game();
    if (game.ended()) {
      game_.outcome = game_.referee.Count();
      const spec::RuleSet& rules = settings_.rules;
      End(MatchEnding::kRules, {},
          absl::StrCat(spec::OutcomeText(*game_.outcome), "; every stone counts as alive"),
          rules.capture_ends      ? "COMP-CAPTURE-ENDS"
          : rules.end_passes == 4 ? "ING96-R3-move"
                                  : "TT-END");
      return false;
    }
    if (game_.referee.events().size() >= settings_.most_moves) {
      End(MatchEnding::kMoveLimit, {},
          absl::StrCat("not over after ", settings_.most_moves, " moves"));
      return false;
    }
    if (settings_.keep_going && !settings_.keep_going()) {
      End(MatchEnding::kInterrupted, {}, "interrupted");
      return false;
    }
    const Color color = game.to_move();
    if (color == Color::kWhite && game.situation().handicap_owed > 0) {
      game_.referee.Play(spec::Pass(color));
      return Tell(color, spec::Pass(color), false) &&
             Tell(Opponent(color), spec::Pass(color), false);
    }
    const bool paused = game.paused();
    spec::Move move = spec::Pass(color);
    bool made = false;
    const std::string command = color == Color::kBlack ? "genmove b" : "genmove w";
    const EngineAnswer answer = Ask(color, command);
    if (answer.ok()) {
      const std::string word(absl::StripAsciiWhitespace(answer.text));
      if (absl::AsciiStrToLower(word) == "resign") {
        End(MatchEnding::kResignation, color, absl::StrCat(spec::ColorName(color), " resigns"));
        return false;
      }
      const auto vertex = formats::ReadGtpVertex(word);
      if (!vertex.has_value()) {
        End(MatchEnding::kNoMove, color,
            absl::StrCat(spec::ColorName(color), " answers genmove with ", Quoted(answer.text)));
        return false;
      }
      move.at = vertex->at;
      made = true;
    } else if (answer.kind != EngineAnswer::Kind::kRefused || !paused) {
      return Fail(color, command, answer);
    }
    if (const spec::Ruling ruling = game_.referee.Play(move); !ruling.legal()) {
      End(MatchEnding::kIllegalMove, color, IllegalMoveText(move, ruling, game_.referee.game()),
          std::string(CitedClause(ruling, game_.referee.game())));
      return false;
    }
    return (made || Tell(color, move, paused)) && Tell(Opponent(color), move, paused);
  }

  // `paused`: the engine may refuse a pass.
  bool Tell(Color color, const spec::Move& move, bool paused) {
    const std::string command =
        absl::StrCat("play ", move.player == Color::kBlack ? "b " : "w ", spec::MoveName(move));
    const EngineAnswer answer = Ask(color, command);
    const bool needless = paused && move.IsPass() && answer.kind == EngineAnswer::Kind::kRefused;
    return answer.ok() || needless || Fail(color, command, answer);
  }

  const MatchSettings& settings_;
  const AskEngine& black_;
  const AskEngine& white_;
  MatchGame game_;
};

}  // namespace

std::string_view MatchEndingName(MatchEnding ending) {
  static constexpr std::array<std::string_view, 11> kNames = {
      "rules",   "resignation", "illegal-move", "no-move",    "refused",    "timed-out",
      "crashed", "closed",      "garbage",      "move-limit", "interrupted"};
  return kNames[static_cast<size_t>(ending)];
}

bool IsForfeit(MatchEnding ending) {
  return ending >= MatchEnding::kIllegalMove && ending <= MatchEnding::kGarbage;
}

std::optional<Color> MatchGame::winner() const {
  if (outcome.has_value()) return outcome->winner;
  if (loser.has_value()) return Opponent(*loser);
  return std::nullopt;
}

std::string MatchGame::Result() const {
  if (outcome.has_value()) return ResultText(*outcome);
  if (!loser.has_value()) return "?";
  return absl::StrCat(spec::Letter(Opponent(*loser)), ending == MatchEnding::kResignation ? "+R"
                                                      : ending == MatchEnding::kTimedOut  ? "+T"
                                                                                          : "+F");
}

MatchGame PlayMatchGame(const MatchSettings& settings, const AskEngine& black,
                        const AskEngine& white) {
  return MatchPlay(settings, black, white).Run();
}

}  // namespace hotstone::conformance
