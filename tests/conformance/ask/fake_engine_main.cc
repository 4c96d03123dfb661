// A GTP engine for the tests of `conform`: correct, with one wrong rule, or misbehaving on demand.
//
//   fake_engine [--rules RULES] [--lacks COMMAND]... [--on COMMAND:DEED]... [--crash-at COLSxROWS]
//               [--keeps-turns] [--no-removal] [--undo-nothing] [--counts-wrong] [--fork FILE]
//               [--knows-rules] [--is-legal-refuses WORDS] [--dead POINTS] [--counts-dead]
//               [--captures-lost]
//
// The command triggers the deed: hang, crash, exit, close (its output), garbage, no-end, flood,
// noise.
#include <signal.h>
#include <unistd.h>

#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/sgf/sgf_game.h"
#include "spec/counting/area.h"
#include "spec/counting/outcome.h"
#include "spec/rules/game.h"

namespace hotstone {
namespace {

using Words = std::vector<std::string>;
using spec::Color;
using spec::Game;

struct Settings {
  spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  std::set<std::string> lacks;
  std::map<std::string, std::string> deeds;
  std::string crash_at;
  bool keeps_turns = false;
  bool no_removal = false;
  bool undo_nothing = false;
  bool counts_wrong = false;
  bool knows_rules = false;
  std::string is_legal_refuses;  // instead of "0"
  std::string dead;              // the stones that it calls dead, and takes off before it counts
  bool counts_dead = false;      // it does not take them off
  bool captures_lost = false;    // it has `captures`, for the stones that a colour lost
};

struct Reply {
  bool ok = true;
  std::string text;
};
Reply No(const std::string& text) { return {false, text}; }

class Engine {
 public:
  explicit Engine(Settings settings) : settings_(std::move(settings)) {
    commands_ = {
        {"protocol_version",
         [](const Words&) {
           return Reply{true, "2"};
         }},
        {"name",
         [](const Words&) {
           return Reply{true, "Fake <Engine> & Co"};
         }},
        {"version",
         [](const Words&) {
           return Reply{true, "1"};
         }},
        {"list_commands", [this](const Words&) { return List(); }},
        {"known_command",
         [this](const Words& w) {
           return Reply{true, Knows(w.at(1)) ? "true" : "false"};
         }},
        {"boardsize", [this](const Words& w) { return Size(w.at(1), w.at(1)); }},
        {"rectangular_boardsize", [this](const Words& w) { return Size(w.at(1), w.at(2)); }},
        {"clear_board",
         [this](const Words&) { return Start(spec::Position(size_), Color::kBlack); }},
        {"komi", [](const Words&) { return Reply{}; }},
        {"play", [this](const Words& w) { return Play(w); }},
        {"undo", [this](const Words&) { return Undo(); }},
        {"is_legal", [this](const Words& w) { return IsLegal(w); }},
        {"all_legal", [this](const Words& w) { return AllLegal(w); }},
        {"list_stones", [this](const Words& w) { return ListStones(w); }},
        {"loadsgf", [this](const Words& w) { return LoadSgf(w); }},
        {"final_score", [this](const Words&) { return Score(); }},
    };
    if (settings_.knows_rules)
      commands_["hotstone-rules"] = [this](const Words& w) { return Rules(w); };
    if (!settings_.dead.empty())
      commands_["final_status_list"] = [this](const Words&) { return Reply{true, settings_.dead}; };
    if (settings_.captures_lost) commands_["captures"] = [this](const Words& w) { return Lost(w); };
    for (const std::string& command : settings_.lacks) commands_.erase(command);
    Start(spec::Position(size_), Color::kBlack);
  }

  // False after `quit`.
  bool Answer(const std::string& line) {
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    if (words.empty()) return true;
    std::string id;
    if (absl::ascii_isdigit(static_cast<unsigned char>(words[0][0]))) {
      id = words[0];
      words.erase(words.begin());
    }
    if (words.empty() || words[0] == "quit") {
      std::cout << "=" << id << "\n\n" << std::flush;
      return false;
    }
    if (const auto deed = settings_.deeds.find(words[0]); deed != settings_.deeds.end())
      Do(deed->second);
    Reply reply = No("unknown command");
    if (Knows(words[0])) {
      words.resize(4);
      reply = commands_[words[0]](words);
    }
    std::cout << (reply.ok ? "=" : "?") << id << " " << reply.text << "\n\n" << std::flush;
    return true;
  }

 private:
  bool Knows(const std::string& command) const { return commands_.contains(command); }

  void Do(const std::string& deed) {
    if (deed == "hang") {
      while (true) pause();
    }
    if (deed == "crash") abort();
    if (deed == "exit") _exit(3);
    if (deed == "close") {
      close(STDOUT_FILENO);
      while (true) pause();
    }
    if (deed == "garbage") std::cout << "the engine has lost its mind" << std::endl, pause();
    if (deed == "no-end") std::cout << "= half a reply" << std::endl, pause();
    while (deed == "flood") std::cout << "and on and on and on and on and on and on\n";
    if (deed == "noise") std::cout << "debug: <b>here</b>\n";
  }

  Reply List() const {
    std::string text;
    for (const auto& [name, run] : commands_)
      absl::StrAppend(&text, text.empty() ? "" : "\n", name);
    return {true, text};
  }

  Reply Size(const std::string& cols, const std::string& rows) {
    const auto size = spec::ParseBoardSize(absl::StrCat(cols, "x", rows));
    if (!size.ok()) return No("unacceptable size");
    if (size->ToString() == settings_.crash_at) abort();
    size_ = *size;
    return Start(spec::Position(size_), Color::kBlack);
  }

  Reply Start(const spec::Position& setup, Color to_move) {
    history_.clear();
    stones_.clear();
    auto game = Game::Create(settings_.rules, setup, to_move);
    if (!game.ok()) return No("not a legal position");
    history_.push_back(*std::move(game));
    stones_.push_back(setup);
    last_.reset();
    return {};
  }

  Reply Rules(const Words& words) {
    const auto rules = spec::ParseRuleSet(words.at(1));
    if (!rules.ok()) return No("unknown rules");
    settings_.rules = *rules;
    return Start(spec::Position(size_), Color::kBlack);
  }

  std::optional<spec::Move> Read(const Words& words) const {
    const std::string color = absl::AsciiStrToLower(words.at(1));
    spec::Move move{color[0] == 'b' ? Color::kBlack : Color::kWhite, std::nullopt};
    if (absl::AsciiStrToLower(words.at(2)) == "pass") return move;
    const auto p = spec::ParsePoint(words.at(2), size_);
    if (!p.ok()) return std::nullopt;
    move.at = *p;
    return move;
  }

  Reply Play(const Words& words) {
    const auto move = Read(words);
    if (!move.has_value()) return No("invalid color or coordinate");
    if (settings_.keeps_turns && last_ == move->player) return No("illegal move: not your turn");
    Game next = history_.back();
    if (!next.Play(*move).legal()) return No("illegal move");
    spec::Position stones = next.position();
    if (settings_.no_removal && !next.plies().back().captured.empty()) {
      stones = stones_.back();
      stones.Put(*move->at, move->player);
    }
    history_.push_back(std::move(next));
    stones_.push_back(stones);
    last_ = move->player;
    return {};
  }

  Reply Undo() {
    if (history_.size() < 2) return No("cannot undo");
    if (settings_.undo_nothing) return {};
    history_.pop_back();
    stones_.pop_back();
    last_.reset();
    return {};
  }

  Reply IsLegal(const Words& words) const {
    const auto move = Read(words);
    if (!move.has_value()) return No("invalid color or coordinate");
    const bool legal = history_.back().Judge(*move).legal();
    if (!legal && !settings_.is_legal_refuses.empty()) return No(settings_.is_legal_refuses);
    return {true, legal ? "1" : "0"};
  }
  Reply AllLegal(const Words& words) const {
    const Color color = words.at(1)[0] == 'B' ? Color::kBlack : Color::kWhite;
    return {true, Names(history_.back().LegalPoints(color))};
  }
  Reply ListStones(const Words& words) const {
    const Color color = words.at(1)[0] == 'B' ? Color::kBlack : Color::kWhite;
    std::vector<spec::Point> points;
    for (int i = 0; i < size_.points(); ++i) {
      if (stones_.back().At(size_.At(i)) == color) points.push_back(size_.At(i));
    }
    return {true, Names(points)};
  }
  static std::string Names(const std::vector<spec::Point>& points) {
    return points.empty() ? "" : spec::PointNames(points);
  }

  Reply LoadSgf(const Words& words) {
    const auto trees = formats::ReadSgfFile(words.at(1));
    if (!trees.ok()) return No("cannot open or parse file");
    const auto game = formats::ReadSgfGame(trees->front(), words.at(1));
    if (!game.ok()) return No("cannot open or parse file");
    size_ = game->setup.size();
    return Start(game->setup, game->FirstToMove());
  }

  Reply Lost(const Words& words) const {
    size_t lost = 0;
    for (const Game::Ply& ply : history_.back().plies()) {
      const bool own = spec::Letter(ply.move.player) == words.at(1);
      lost += own ? ply.self_removed.size() : ply.captured.size();
    }
    return {true, absl::StrCat(lost)};
  }

  Reply Score() const {
    spec::Position position = history_.back().position();
    for (const auto& name : Words(absl::StrSplit(settings_.dead, ' ', absl::SkipEmpty()))) {
      const auto p = spec::ParsePoint(name, size_);
      if (p.ok() && !settings_.counts_dead) position.Remove(*p);
    }
    const spec::Outcome outcome = spec::Decide(position, settings_.rules);
    if (outcome.margin_x2 == 0) return {true, "0"};
    return {true,
            absl::StrCat(outcome.winner == Color::kBlack ? "B+" : "W+",
                         spec::HalfPoints(outcome.margin_x2 + (settings_.counts_wrong ? 1 : 0)))};
  }

  Settings settings_;
  std::map<std::string, std::function<Reply(const Words&)>> commands_;
  spec::BoardSize size_ = *spec::BoardSize::Create(9, 9);
  std::vector<Game> history_;
  std::vector<spec::Position> stones_;
  std::optional<Color> last_;
};

// A child that outlives the engine and keeps its output open.
void Fork(const std::string& file) {
  const pid_t id = fork();
  if (id == 0) {
    signal(SIGTERM, SIG_IGN);
    for (int i = 0; i < 3600; ++i) sleep(1);
    _exit(0);
  }
  std::ofstream(file) << id;
}

int Run(const Words& arguments) {
  Settings settings;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    const auto next = [&] { return arguments.at(++i); };
    if (word == "--rules") settings.rules = *spec::ParseRuleSet(next());
    if (word == "--lacks") settings.lacks.insert(next());
    if (word == "--crash-at") settings.crash_at = next();
    if (word == "--keeps-turns") settings.keeps_turns = true;
    if (word == "--no-removal") settings.no_removal = true;
    if (word == "--undo-nothing") settings.undo_nothing = true;
    if (word == "--counts-wrong") settings.counts_wrong = true;
    if (word == "--knows-rules") settings.knows_rules = true;
    if (word == "--is-legal-refuses") settings.is_legal_refuses = next();
    if (word == "--dead") settings.dead = next();
    if (word == "--counts-dead") settings.counts_dead = true;
    if (word == "--captures-lost") settings.captures_lost = true;
    if (word == "--fork") Fork(next());
    if (word == "--on") {
      const std::string both = next();
      settings.deeds[both.substr(0, both.find(':'))] = both.substr(both.find(':') + 1);
    }
  }
  signal(SIGTERM, SIG_IGN);
  signal(SIGINT, SIG_IGN);
  Engine engine(std::move(settings));
  std::string line;
  while (std::getline(std::cin, line) && engine.Answer(line)) continue;
  return 0;
}

}  // namespace
}  // namespace hotstone

int main(int argc, char** argv) { return hotstone::Run(hotstone::Words(argv + 1, argv + argc)); }
