// The answers of the commands that count: `hotstone count`, `perft` and `playouts`.
#ifndef HOTSTONE_ANSWERS_NUMBERS_NUMBER_ANSWERS_H_
#define HOTSTONE_ANSWERS_NUMBERS_NUMBER_ANSWERS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/lanes/playout_plain.h"
#include "enumerate/lanes/playouts.h"
#include "enumerate/numbers/perft.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

// The sides may be longer than those of spec::BoardSize: a strip is counted, not played on.
struct CountQuestion {
  int cols = 0;
  int rows = 0;
  std::optional<spec::RuleSet> games_under;  // count games under these rules, not positions
  uint64_t memory = 0;                       // bytes
};

// The sides of COLSxROWS, without what is asked. Error: InvalidArgument.
absl::StatusOr<CountQuestion> ParseCounted(const std::string& text);

struct CountAnswer {
  CountQuestion asked;
  std::string value = {};  // in decimal
  uint64_t states = 0;     // border states, or path vectors
  double seconds = 0;
};

// Errors of enumerate::CountLegalPositions and enumerate::CountGames.
absl::StatusOr<CountAnswer> AskCount(const CountQuestion& question, Progress* progress);
Shown Describe(const CountAnswer& answer);

struct PerftQuestion {
  const spec::Position& position;  // must outlive the answer
  spec::RuleSet rules;
  std::string to_move;  // "B" or "W"
  bool set_up = false;  // the user gave the position, so JSON shows it
  int depth = 0;        // in plies; a pass is a ply
  bool divide = false;  // also the count for each first move
  int threads = 1;
  bool first = true;  // of several questions: the text names the board and the rules
  bool last = true;   // the text has the time
};

struct PerftAnswer {
  PerftQuestion asked;
  enumerate::PerftResult found;
  double seconds = 0;
};

// Errors of enumerate::Grid::Create and enumerate::Perft.
absl::StatusOr<PerftAnswer> AskPerft(const PerftQuestion& question, Progress* progress);
Shown Describe(const PerftAnswer& answer);

struct PlayoutsQuestion {
  spec::BoardSize size;
  uint64_t seed = 1;
  bool superko = false;
};

// The games played so far, and one game move by move.
struct PlayoutsAnswer {
  PlayoutsQuestion asked;
  uint64_t games = 0;  // asked for
  enumerate::PlayoutTotals totals;
  double seconds = 0;
};
struct PlayoutGame {
  PlayoutsQuestion asked;
  uint64_t number = 0;
  enumerate::PlainPlayout played;
};

Shown Describe(const PlayoutsAnswer& answer);
Shown Describe(const PlayoutGame& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_NUMBER_ANSWERS_H_
