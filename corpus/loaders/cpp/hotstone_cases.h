// Reads files of cases (hotstone.case/1) and holds a board against them. C++17 and nlohmann/json
// (Debian: nlohmann-json3-dev), no library of Hotstone's; copy this file where you need it.
//
//   for (const nlohmann::json& c : hotstone_cases::ReadCases("basic-only.jsonl")) {
//     const auto board = [](int columns, int rows) {
//       return std::make_unique<MyBoard>(columns, rows);
//     };
//     const std::vector<std::string> problems = hotstone_cases::Check(c, board);
//   }
//
// Asked are moves, legality of the player to move, captures and stones. The end of a game and
// mandatory handicap passes are not. A file that cannot be read, or a line that is no case, is a
// std::runtime_error.
#ifndef HOTSTONE_CORPUS_LOADERS_CPP_HOTSTONE_CASES_H_
#define HOTSTONE_CORPUS_LOADERS_CPP_HOTSTONE_CASES_H_

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace hotstone_cases {

// What a board under test must answer. Points are "A1" to "T19", colours 'B' and 'W'.
class Board {
 public:
  virtual ~Board() = default;
  virtual void Put(char color, const std::string& point) = 0;  // a stone of the setup
  // For points off the board and with a stone on it as well.
  virtual bool IsLegal(char color, const std::string& point) = 0;
  virtual void Play(char color, const std::string& point) = 0;  // a legal move, or "pass"
  virtual std::map<std::string, char> Stones() = 0;
};

using BoardOf = std::function<std::unique_ptr<Board>(int columns, int rows)>;

// The cases of a file, as the objects of its lines.
inline std::vector<nlohmann::json> ReadCases(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  std::vector<nlohmann::json> cases;
  for (std::string line; std::getline(file, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    cases.push_back(nlohmann::json::parse(line));
    if (cases.back().value("schema", "") != "hotstone.case/1") {
      throw std::runtime_error(path + ": no case of hotstone.case/1: " + line.substr(0, 60));
    }
  }
  return cases;
}

// Every point of a board, A1 first, along the rows.
inline std::vector<std::string> Points(int columns, int rows) {
  std::vector<std::string> points;
  for (int row = 1; row <= rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      points.push_back("ABCDEFGHJKLMNOPQRST"[column] + std::to_string(row));
    }
  }
  return points;
}

// One walk through a case.
class Walk {
 public:
  Walk(const nlohmann::json& c, Board& board)
      : case_(c), board_(board), expect_(c.value("expect", nlohmann::json::object())) {}

  std::vector<std::string> Run() {
    const nlohmann::json setup = case_.value("setup", nlohmann::json::object());
    for (const char color : {'B', 'W'}) {
      for (const auto& point : setup.value(std::string(1, color), nlohmann::json::array())) {
        board_.Put(color, point);
      }
    }
    std::set<std::tuple<int, std::string, std::string>> refused;
    for (const auto& e : List("illegal")) refused.emplace(e["after"], e["color"], e["at"]);
    to_move_ = case_.value("to_move", "B")[0];
    for (const auto& entry : case_.value("moves", nlohmann::json::array())) {
      if (entry[0] == "dead") return problems_;  // agreements are nothing that a board knows
      // Listed as illegal: asked about, never made.
      if (refused.count({after_, entry[0], entry[1]}) != 0) continue;
      AskMoment();
      const char color = entry[0].get<std::string>()[0];
      const std::string at = entry[1];
      if (at != "pass" && !board_.IsLegal(color, at)) {
        Problem(color + (" " + at) + " is legal; nothing after it can be tested");
        return problems_;
      }
      Play(color, at);
    }
    AskMoment();
    return problems_;
  }

 private:
  nlohmann::json List(const char* key) const { return expect_.value(key, nlohmann::json::array()); }

  std::vector<nlohmann::json> Now(const char* key) const {
    std::vector<nlohmann::json> now;
    for (const auto& e : List(key)) {
      if (e["after"] == after_) now.push_back(e);
    }
    return now;
  }

  void Problem(const std::string& what) {
    problems_.push_back(case_["id"].get<std::string>() + ", after " + std::to_string(after_) +
                        " moves: " + what);
  }

  void Ask(const nlohmann::json& e, const std::string& at, bool legal,
           const std::string& why = "") {
    const char color = e["color"].get<std::string>()[0];
    if (at == "pass" || color != to_move_ || why == "game-over" || why == "handicap") return;
    if (board_.IsLegal(color, at) == legal) return;
    Problem(color + (" " + at) + (legal ? " is legal" : " is illegal") +
            (why.empty() ? "" : " (" + why + ")"));
  }

  void AskMoment() {
    for (const auto& e : Now("legal")) Ask(e, e["at"], true);
    for (const auto& e : Now("illegal")) Ask(e, e["at"], false, e.value("why", ""));
    for (const auto& e : Now("legal_set")) {
      const std::set<std::string> legal = e["points"];
      for (const std::string& p : Points(case_["size"][0], case_["size"][1]))
        Ask(e, p, legal.count(p) != 0);
    }
    for (const auto& e : Now("ko_points")) {
      for (const auto& p : e["points"]) Ask(e, p, false, "ko");
    }
    for (const auto& e : Now("rows")) {
      std::map<std::string, char> stones;
      const std::vector<std::string> rows = e["rows"];
      const std::vector<std::string> points = Points(case_["size"][0], case_["size"][1]);
      size_t i = 0;
      for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        for (const char cell : *row) {
          if (cell != '.') stones[points[i]] = cell == 'X' ? 'B' : 'W';
          ++i;
        }
      }
      if (board_.Stones() != stones) Problem("other stones are on the board");
    }
  }

  void Play(char color, const std::string& at) {
    std::map<std::string, char> before = board_.Stones();
    board_.Play(color, at);
    if (at != "pass") before[at] = color;
    ++after_;
    to_move_ = color == 'B' ? 'W' : 'B';
    const std::map<std::string, char> now = board_.Stones();
    for (const auto& e : Now("captured_by")) {
      std::set<std::string> gone;
      for (const auto& stone : before) {
        if (now.count(stone.first) == 0) gone.insert(stone.first);
      }
      if (gone != e["points"].get<std::set<std::string>>())
        Problem("not these stones are removed: " + e.dump());
    }
  }

  const nlohmann::json& case_;
  Board& board_;
  nlohmann::json expect_;
  int after_ = 0;
  char to_move_ = 'B';
  std::vector<std::string> problems_;
};

// What a board does otherwise than the case says: sentences, none if nothing.
inline std::vector<std::string> Check(const nlohmann::json& c, const BoardOf& board_of) {
  const std::unique_ptr<Board> board = board_of(c["size"][0], c["size"][1]);
  return Walk(c, *board).Run();
}

}  // namespace hotstone_cases

#endif  // HOTSTONE_CORPUS_LOADERS_CPP_HOTSTONE_CASES_H_
