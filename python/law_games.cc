// Games and the referee for Python: one game under one rule set, and many games in JSON lines.
//
// Both are the same as in `hotstone referee`. A Game is judged by JudgeMove and answers with
// AddJudgement, AddState and AddBoard, so its dictionaries have the keys of
// docs/howto/gtp-and-referee.md; a Referee passes whole lines to the server and takes whole lines
// back. A line is whatever the caller sends: a line feed inside it would make two lines, and is
// split by the same GtpLines that splits a pipe.
//
// Several threads may use a Game and a Referee at once: each call is one turn (OneAtATime), and its
// result is converted to Python objects afterwards.
//
// For example Game("ing-1996", [".XO.", "X.XO", ".XO."], "W", False).play("W", "B2") says "legal":
// True and what is hot, and judge("B", "C2") after it "reason": "ko", with a sentence for the
// player.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>

#include "absl/strings/str_cat.h"
#include "conformance/play/game_record.h"
#include "conformance/play/judge.h"
#include "conformance/play/referee_answer.h"
#include "conformance/play/referee_server.h"
#include "python/answers.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::python {
namespace {

namespace py = pybind11;
using conformance::Turns;
using Rows = std::vector<std::string>;

class Game {
 public:
  Game(const std::string& rules, const Rows& rows, const std::string& to_move, bool free_turns)
      : Game(OrRaise(spec::ParseRuleSet(rules)), LegalPositionFrom(rows), ColorFrom(to_move),
             free_turns) {}

  py::object Judge(const std::string& color, const std::string& at) const {
    return Loaded(turn_([&] { return JudgementOf(MoveFrom(color, at)); }));
  }

  // The judgement before the move; a legal move is then made.
  py::object Play(const std::string& color, const std::string& at) {
    return Loaded(turn_([&] {
      const spec::Move move = MoveFrom(color, at);
      if (referee_.Full()) {
        throw LimitReached(
            absl::StrCat("the game has ", conformance::kMostEvents, " plies, the maximum"));
      }
      formats::JsonLine judgement = JudgementOf(move);
      if (!conformance::IsOutOfTurn(referee_, move, turns_)) referee_.Play(move);
      return judgement;
    }));
  }

  void AgreeDead(const std::vector<std::string>& names) {
    turn_([&] {
      std::vector<spec::Point> stones;
      for (const std::string& name : names) {
        stones.push_back(OrRaise(spec::ParsePoint(name, referee_.position().size())));
      }
      OrRaise(referee_.AgreeDead(stones));
    });
  }

  void Undo(int plies) {
    turn_([&] {
      const size_t there = referee_.events().size();
      if (plies < 0 || static_cast<size_t>(plies) > there) {
        throw py::value_error(absl::StrCat("cannot take ", plies, " back: the game has ", there));
      }
      for (int i = 0; i < plies; ++i) referee_.Undo();
    });
  }

  py::object Show() const {
    return Loaded(turn_([&] {
      formats::JsonLine line;
      conformance::AddState(referee_, line);
      conformance::AddBoard(referee_, line);
      return line;
    }));
  }

  Rows Legal(const std::string& color) const {
    return turn_([&] { return NamesOf(referee_.game().LegalPoints(ColorFrom(color))); });
  }
  Rows KoPoints(const std::string& color) const {
    return turn_([&] { return NamesOf(referee_.game().KoPoints(ColorFrom(color))); });
  }

  // Moves as (color, at), agreements as ("dead", points).
  py::list Events() const {
    py::list events;
    const std::vector<conformance::Event> done = turn_([&] { return referee_.events(); });
    for (const conformance::Event& event : done) {
      if (event.move.has_value()) {
        events.append(
            py::make_tuple(spec::Letter(event.move->player), spec::MoveName(*event.move)));
      } else {
        events.append(py::make_tuple("dead", NamesOf(event.agreed_dead)));
      }
    }
    return events;
  }

  // With its whole history; the two go on independently.
  std::unique_ptr<Game> Copy() const {
    return turn_([&] { return std::unique_ptr<Game>(new Game(referee_, turns_)); });
  }

  std::string Sgf() const {
    return turn_([&] { return formats::WriteSgf(conformance::GameRecord(referee_, {})); });
  }
  Rows Position() const {
    return turn_([&] { return referee_.position().ToRows(); });
  }
  std::string RulesName() const { return spec::RuleSetName(referee_.rules()); }  // immutable
  std::string ToMove() const {
    return spec::Letter(turn_([&] { return referee_.game().to_move(); }));
  }
  bool Paused() const {
    return turn_([&] { return referee_.game().paused(); });
  }
  bool Ended() const {
    return turn_([&] { return referee_.game().ended(); });
  }

 private:
  static const spec::RuleSet& InReach(const spec::RuleSet& rules, const spec::BoardSize& size) {
    OrRaise(spec::RulesInReach(rules, size));
    return rules;
  }

  Game(const spec::RuleSet& rules, const spec::Position& setup, spec::Color to_move,
       bool free_turns)
      : referee_(InReach(rules, setup.size()), setup.size()),
        turns_(free_turns ? Turns::kFree : Turns::kInTurn) {
    OrRaise(referee_.SetUp(setup, to_move, false));
  }

  Game(const conformance::Referee& referee, Turns turns) : referee_(referee), turns_(turns) {}

  spec::Move MoveFrom(const std::string& color, const std::string& at) const {
    spec::Move move = spec::Pass(ColorFrom(color));
    if (at != "pass") move.at = OrRaise(spec::ParsePoint(at, referee_.position().size()));
    return move;
  }

  formats::JsonLine JudgementOf(const spec::Move& move) const {
    const conformance::Judgement judgement = conformance::JudgeMove(referee_, move, turns_);
    formats::JsonLine line;
    conformance::AddJudgement(judgement, conformance::JudgementSentence(referee_, judgement), line);
    return line;
  }

  OneAtATime turn_;
  conformance::Referee referee_;
  Turns turns_;
};

class LineReferee {
 public:
  LineReferee(size_t games, size_t plies) : server_({games, plies}) {}

  // The answers to whole lines, one line each.
  std::string Answer(const std::string& requests) {
    return turn_([&] {
      formats::GtpLines lines(formats::kMaxRefereeLine);
      lines.Feed(requests);
      lines.Finish();
      std::string answers;
      while (const auto line = lines.Next()) server_.Answer(*line, answers);
      return answers;
    });
  }

  size_t Games() const {
    return turn_([&] { return server_.games(); });
  }

 private:
  OneAtATime turn_;
  conformance::RefereeServer server_;
};

}  // namespace

void AddGames(py::module_& module) {
  py::class_<Game>(module, "Game")
      .def(py::init<const std::string&, const Rows&, const std::string&, bool>(), py::arg("rules"),
           py::arg("rows"), py::arg("to_move"), py::arg("free_turns"))
      .def("judge", &Game::Judge, py::arg("color"), py::arg("at"))
      .def("play", &Game::Play, py::arg("color"), py::arg("at"))
      .def("agree_dead", &Game::AgreeDead, py::arg("points"))
      .def("undo", &Game::Undo, py::arg("plies"))
      .def("show", &Game::Show)
      .def("legal_points", &Game::Legal, py::arg("color"))
      .def("ko_points", &Game::KoPoints, py::arg("color"))
      .def("events", &Game::Events)
      .def("copy", &Game::Copy)
      .def("sgf", &Game::Sgf)
      .def("rows", &Game::Position)
      .def("rules", &Game::RulesName)
      .def("to_move", &Game::ToMove)
      .def("paused", &Game::Paused)
      .def("ended", &Game::Ended);
  py::class_<LineReferee>(module, "Referee")
      .def(py::init<size_t, size_t>(), py::arg("games"), py::arg("plies"))
      .def("answer", &LineReferee::Answer, py::arg("requests"))
      .def("games", &LineReferee::Games);
}

}  // namespace hotstone::python
