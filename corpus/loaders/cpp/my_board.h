// A board to try the loader with, in the place of yours: simple ko, no self-removal. MISTAKE=no-ko
// in the environment makes it a wrong one, so that one sees a test fail.
#ifndef HOTSTONE_CORPUS_LOADERS_CPP_MY_BOARD_H_
#define HOTSTONE_CORPUS_LOADERS_CPP_MY_BOARD_H_

#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "hotstone_cases.h"

class MyBoard : public hotstone_cases::Board {
 public:
  MyBoard(int columns, int rows) : columns_(columns), rows_(rows) {}

  void Put(char color, const std::string& point) override { board_[point] = color; }

  bool IsLegal(char color, const std::string& point) override {
    if (Column(point) >= columns_ || Row(point) > rows_ || board_.count(point) != 0) return false;
    if (ban_ == std::pair(color, point)) return false;
    Position board = board_;
    Capture(board, color, point);
    return !ChainAt(board, point).liberties.empty();
  }

  void Play(char color, const std::string& point) override {
    ban_ = {};
    if (point == "pass") return;
    const std::vector<std::string> captured = Capture(board_, color, point);
    const Chain own = ChainAt(board_, point);
    const char* const mistake = std::getenv("MISTAKE");
    if (captured.size() != 1 || (mistake != nullptr && std::string(mistake) == "no-ko")) return;
    if (own.stones.size() == 1 && own.liberties.size() == 1)
      ban_ = {color == 'B' ? 'W' : 'B', captured.front()};
  }

  std::map<std::string, char> Stones() override { return board_; }

 private:
  using Position = std::map<std::string, char>;
  struct Chain {
    std::set<std::string> stones;
    std::set<std::string> liberties;
  };

  static int Column(const std::string& point) {
    return static_cast<int>(std::string("ABCDEFGHJKLMNOPQRST").find(point[0]));
  }
  static int Row(const std::string& point) { return std::stoi(point.substr(1)); }

  std::vector<std::string> Beside(const std::string& point) const {
    std::vector<std::string> beside;
    for (const auto& [x, y] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      const int column = Column(point) + x;
      const int row = Row(point) + y;
      if (column < 0 || column >= columns_ || row < 1 || row > rows_) continue;
      beside.push_back("ABCDEFGHJKLMNOPQRST"[column] + std::to_string(row));
    }
    return beside;
  }

  Chain ChainAt(const Position& board, const std::string& point) const {
    Chain chain{{point}, {}};
    std::vector<std::string> left = {point};
    while (!left.empty()) {
      const std::string p = left.back();
      left.pop_back();
      for (const std::string& q : Beside(p)) {
        const auto stone = board.find(q);
        if (stone == board.end()) {
          chain.liberties.insert(q);
        } else if (stone->second == board.at(point) && chain.stones.insert(q).second) {
          left.push_back(q);
        }
      }
    }
    return chain;
  }

  std::vector<std::string> Capture(Position& board, char color, const std::string& point) const {
    board[point] = color;
    std::vector<std::string> captured;
    for (const std::string& q : Beside(point)) {
      const auto stone = board.find(q);
      if (stone == board.end() || stone->second == color) continue;
      const Chain chain = ChainAt(board, q);
      if (!chain.liberties.empty()) continue;
      for (const std::string& p : chain.stones) {
        captured.push_back(p);
        board.erase(p);
      }
    }
    return captured;
  }

  int columns_;
  int rows_;
  Position board_;
  std::pair<char, std::string> ban_;
};

#endif  // HOTSTONE_CORPUS_LOADERS_CPP_MY_BOARD_H_
