// The answer of `hotstone diff`: where two rule sets permit different plays.
#ifndef HOTSTONE_ANSWERS_DIFFERENCE_DIFF_ANSWER_H_
#define HOTSTONE_ANSWERS_DIFFERENCE_DIFF_ANSWER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/difference/rule_difference.h"
#include "enumerate/difference/shortest_difference.h"
#include "spec/rules/game.h"

namespace hotstone::answers {

struct DiffQuestion {
  spec::BoardSize size;
  std::vector<spec::RuleSet> rules;  // two
  int max_plies = 20;
  uint64_t max_games = enumerate::DifferenceLimits{}.max_games;
  std::string out;   // the shortest game is written here; empty: nowhere
  std::string link;  // the address of an atlas; empty: none
};

// A play that one rule set permits and the other does not, according to the law.
struct DifferingPlay {
  spec::Move move;
  size_t permitted_by = 0;
  spec::Ruling ruling;  // by the other rule set
};

// A game replayed by the law under both rule sets.
struct Replayed {
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<spec::Game> games;
  std::vector<spec::Move> moves;
  std::vector<DifferingPlay> differing;
};

struct DiffAnswer {
  DiffQuestion question;
  absl::StatusOr<enumerate::RuleDifference> count;
  absl::StatusOr<enumerate::ShortestDifference> shortest;
  double seconds = 0;
  std::optional<Replayed> example = {};
  std::optional<Replayed> game = {};
};

// InvalidArgument for a limit out of range, Unimplemented for rules that are not rendered; Internal
// if the law refuses a move or finds no difference.
absl::StatusOr<DiffAnswer> AskDiff(const DiffQuestion& question, Progress* progress);

// Exits with kExitUnknown if a limit was hit.
Shown Describe(const DiffAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_DIFFERENCE_DIFF_ANSWER_H_
