// The engine under test: the handshake, preparing the board and rules, and the commands that set up
// a position.
//
// Handshake asks for version, name and commands, one by one if there is no list, and finds out by
// two moves of one colour whether the engine enforces turns. Prepare sets the size and the rules
// and remembers refusals, so that each is met only once. CommandsFor makes the commands of one way
// to set up. Builder places the stones as the engine will and keeps the positions seen on the way,
// since an engine with a superko rule may later refuse a play that leads back to one of them. A
// temporary file holds the record for loadsgf.
//
// For example, Plays in turn for black stones on A1 and B1 and no white one, White to move, begins
// with White's stones, of which there are none, and gives play B A1, play W pass, play B B1. White
// would be next in turn, which is right.
#include "conformance/ask/conform_engine.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "conformance/ask/conform_plan.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;
using Kind = EngineAnswer::Kind;

constexpr size_t kMostCommands = 10000;

// The commands to ask for one by one if there is no list_commands.
constexpr std::array<const char*, 10> kWanted = {
    "boardsize", "clear_board",       "komi",        "play",     "undo",
    "loadsgf",   "set_free_handicap", "list_stones", "is_legal", "all_legal"};

std::string PlayCommand(Color color, Point p) {
  return absl::StrCat("play ", spec::Letter(color), " ", spec::PointName(p));
}

std::vector<Point> StonesOf(const spec::Position& position, Color color) {
  std::vector<Point> stones;
  for (int i = 0; i < position.size().points(); ++i) {
    if (position.At(position.size().At(i)) == color) stones.push_back(position.size().At(i));
  }
  return stones;
}

// Places stones one by one and records what the engine sees.
class Builder {
 public:
  explicit Builder(const spec::Position& setup) : position_(setup.size()) { See(); }
  void Put(Color color, Point p) {
    set_up_.commands.push_back(PlayCommand(color, p));
    position_.Put(p, color);
    last_ = color;
    See();
  }
  void Pass(Color color) {
    set_up_.commands.push_back(absl::StrCat("play ", spec::Letter(color), " pass"));
  }
  void Handicap(const std::vector<Point>& stones) {
    set_up_.commands.push_back(absl::StrCat("set_free_handicap ", spec::PointNames(stones)));
    for (const Point p : stones) position_.Put(p, Color::kBlack);
    last_ = Color::kBlack;
    See();
  }
  // The last position is the case's own.
  SetUp Take(Color to_move) {
    set_up_.seen.erase(position_.cells());
    set_up_.other_turn = last_ == to_move;
    return std::move(set_up_);
  }

 private:
  void See() { set_up_.seen.insert(position_.cells()); }
  spec::Position position_;
  Color last_ = Color::kWhite;  // on an empty board Black is to move
  SetUp set_up_;
};

// The stones of the player to move go first, so that the last one is the opponent's if there is
// one: an engine that remembers the turn then has the turn of the case. If turns are kept, a player
// without a stone to place passes.
SetUp Plays(const ConformPlan& plan, bool in_turn) {
  Builder builder(plan.setup);
  Color turn = Color::kBlack;
  for (const Color color : {plan.to_move, spec::Opponent(plan.to_move)}) {
    for (const Point p : StonesOf(plan.setup, color)) {
      if (in_turn && turn != color) builder.Pass(turn);
      builder.Put(color, p);
      turn = spec::Opponent(color);
    }
  }
  if (in_turn && turn != plan.to_move) builder.Pass(turn);
  return builder.Take(plan.to_move);
}

SetUp HandicapAndPlays(const ConformPlan& plan) {
  Builder builder(plan.setup);
  const std::vector<Point> black = StonesOf(plan.setup, Color::kBlack);
  if (black.size() >= 2) {
    builder.Handicap(black);
  } else {
    for (const Point p : black) builder.Put(Color::kBlack, p);
  }
  for (const Point p : StonesOf(plan.setup, Color::kWhite)) builder.Put(Color::kWhite, p);
  return builder.Take(plan.to_move);
}

}  // namespace

std::string_view SetUpWayName(SetUpWay way) {
  constexpr std::array<std::string_view, 4> kNames = {"loadsgf", "play", "play in turn",
                                                      "set_free_handicap"};
  return kNames[static_cast<size_t>(way)];
}

TemporaryFile::~TemporaryFile() {
  if (!path_.empty()) unlink(path_.c_str());
}

absl::StatusOr<std::string> TemporaryFile::Write(const std::string& text) {
  if (path_.empty()) {
    std::error_code error;
    std::string folder = std::filesystem::temp_directory_path(error).string();
    if (error || folder.find_first_of(" \t") != std::string::npos) folder = "/tmp";
    std::string path = folder + "/hotstone-XXXXXX";
    const int file = mkstemp(path.data());
    if (file < 0) {
      return absl::UnavailableError(
          absl::StrCat(path, ": cannot create a temporary file: ", std::strerror(errno)));
    }
    close(file);
    path_ = path;
  }
  RETURN_IF_ERROR(WriteWholeFile(path_, text));
  return path_;
}

absl::StatusOr<std::unique_ptr<ConformEngine>> ConformEngine::Start(const EngineCommand& command,
                                                                    const GtpLimits& limits) {
  std::unique_ptr<ConformEngine> engine(new ConformEngine(command, limits));
  ASSIGN_OR_RETURN(engine->client_, GtpClient::Start(command, limits));
  RETURN_IF_ERROR(engine->Handshake());
  return engine;
}

ConformEngine::~ConformEngine() {
  if (client_ != nullptr) client_->Quit();
}

absl::Status ConformEngine::Handshake() {
  const auto gone = [this](const char* command) {
    const EngineAnswer& answer = *client_->gone();
    const std::string text =
        absl::StrCat("engine '", command_.text, "' does not answer ", command, ": ",
                     std::string(AnswerName(answer.kind)), ": ", answer.text);
    return answer.kind == Kind::kStopped ? absl::CancelledError(text)
                                         : absl::FailedPreconditionError(text);
  };
  const EngineAnswer protocol = client_->Ask("protocol_version");
  if (!client_->alive()) return gone("protocol_version");
  identity_.protocol = protocol.ok() ? OneLine(protocol.text, 20) : "";
  const EngineAnswer name = client_->Ask("name");
  const EngineAnswer version = client_->Ask("version");
  const EngineAnswer list = client_->Ask("list_commands");
  if (!client_->alive()) return gone("name, version, list_commands");
  identity_.name = name.ok() ? OneLine(name.text, 80) : "";
  identity_.version = version.ok() ? OneLine(version.text, 80) : "";
  identity_.listed = list.ok();
  if (list.ok()) {
    for (const std::string& line : std::vector<std::string>(absl::StrSplit(list.text, '\n'))) {
      const std::string word(absl::StripAsciiWhitespace(line));
      if (!word.empty() && identity_.commands.size() < kMostCommands)
        identity_.commands.insert(word);
    }
  } else {
    for (const char* command : kWanted) {
      const EngineAnswer known = client_->Ask(absl::StrCat("known_command ", command));
      if (known.ok() && absl::AsciiStrToLower(known.text) == "true")
        identity_.commands.insert(command);
      if (!client_->alive()) return gone("known_command");
    }
  }
  TryTwoInARow();
  return client_->alive() ? absl::OkStatus() : Restart();
}

// Any usual board size will do. If the engine does not survive this, it counts as not asked.
void ConformEngine::TryTwoInARow() {
  for (const char* size : {"boardsize 9", "boardsize 19", "boardsize 5"}) {
    if (!client_->Ask(size).ok()) continue;
    const auto answers = client_->AskAll({"clear_board", "play B A1", "play B C3"});
    identity_.keeps_turns = answers[1].ok() && answers[2].kind == Kind::kRefused;
    return;
  }
}

absl::Status ConformEngine::Restart() {
  noisy_ += client_->noisy();
  asked_ += client_->asked();
  if (first_noise_.empty()) first_noise_ = client_->first_noise();
  size_.reset();
  rules_.clear();
  ASSIGN_OR_RETURN(client_, GtpClient::Start(command_, limits_));
  client_->Ask("protocol_version");
  if (!client_->alive()) {
    return absl::FailedPreconditionError(absl::StrCat(
        "after a restart it does not answer protocol_version: ", client_->gone()->text));
  }
  return absl::OkStatus();
}

ConformEngine::Ready ConformEngine::Prepare(const spec::BoardSize& size, const spec::RuleSet& rules,
                                            std::string& words) {
  const auto refused = [&](const std::string& name) {
    const auto known = refused_.find(name);
    if (known != refused_.end()) words = known->second;
    return known != refused_.end();
  };
  if (size_ != size) {
    if (refused(size.ToString())) return Ready::kSizeRefused;
    std::string command = absl::StrCat("boardsize ", size.cols());
    if (size.cols() != size.rows()) {
      if (!Has("rectangular_boardsize")) return Ready::kNoRectangles;
      command = absl::StrCat("rectangular_boardsize ", size.cols(), " ", size.rows());
    }
    size_.reset();
    rules_.clear();
    const EngineAnswer answer = client_->Ask(command);
    if (!client_->alive()) return Ready::kGone;
    const EngineAnswer cleared = answer.ok() ? client_->Ask("clear_board") : answer;
    if (!client_->alive()) return Ready::kGone;
    if (!cleared.ok()) {
      words = refused_[size.ToString()] = OneLine(cleared.text);
      return Ready::kSizeRefused;
    }
    size_ = size;
  }
  const std::string name = spec::RuleSetName(rules);
  if (Has("hotstone-rules") && rules_ != name) {
    if (refused(name)) return Ready::kRulesRefused;
    client_->Ask("clear_board");
    const EngineAnswer answer = client_->Ask(absl::StrCat("hotstone-rules ", name));
    if (!client_->alive()) return Ready::kGone;
    if (!answer.ok()) {
      rules_.clear();
      words = refused_[name] = OneLine(answer.text);
      return Ready::kRulesRefused;
    }
    rules_ = name;
  } else if (!Has("hotstone-rules") && (Has("komi") || !identity_.listed)) {
    const std::string komi = spec::HalfPoints(rules.compensation_x2);
    if (rules_ != komi) client_->Ask(absl::StrCat("komi ", komi));
    rules_ = komi;  // if refused, only the score question depends on it
    if (!client_->alive()) return Ready::kGone;
  }
  return Ready::kYes;
}

std::vector<SetUpWay> ConformEngine::Ways() const {
  std::vector<SetUpWay> ways;
  if (Has("loadsgf")) ways.push_back(SetUpWay::kLoadSgf);
  ways.push_back(SetUpWay::kPlay);
  ways.push_back(SetUpWay::kInTurn);
  if (Has("set_free_handicap")) ways.push_back(SetUpWay::kHandicap);
  if (best_.has_value()) {
    const auto best = std::find(ways.begin(), ways.end(), *best_);
    if (best != ways.end()) std::rotate(ways.begin(), best, best + 1);
  }
  return ways;
}

absl::StatusOr<SetUp> ConformEngine::CommandsFor(SetUpWay way, const ConformPlan& plan) {
  switch (way) {
    case SetUpWay::kLoadSgf: {
      ASSIGN_OR_RETURN(const auto path, file_.Write(formats::WriteSgf(formats::SgfRecord(
                                            plan.rules, plan.setup, plan.to_move, {}))));
      SetUp set_up{{absl::StrCat("loadsgf ", path)}, {}, false};
      // Some engines remember the initial empty board.
      const spec::Position empty(plan.setup.size());
      if (plan.setup != empty) set_up.seen.insert(empty.cells());
      return set_up;
    }
    case SetUpWay::kPlay:
      return Plays(plan, false);
    case SetUpWay::kInTurn:
      return Plays(plan, true);
    case SetUpWay::kHandicap:
      return HandicapAndPlays(plan);
  }
  return absl::InternalError("no such way");
}

bool ConformEngine::Estimates() const {
  const std::string name = absl::AsciiStrToLower(identity_.name);
  for (const char* known : {"gnu go", "pachi", "leela", "katago", "fuego", "mogo", "michi"}) {
    if (name.find(known) != std::string::npos) return true;
  }
  return false;
}

}  // namespace hotstone::conformance
