// The findings of `hotstone diff`, in words and as JSON.
#ifndef HOTSTONE_ANSWERS_DIFFERENCE_DIFF_REPORT_H_
#define HOTSTONE_ANSWERS_DIFFERENCE_DIFF_REPORT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/difference/rule_difference.h"
#include "enumerate/difference/shortest_difference.h"
#include "formats/json_line.h"
#include "spec/rules/game.h"

namespace hotstone::answers {

// A play that one rule set permits and the other does not, according to the law.
struct DifferingPlay {
  spec::Move move;
  size_t permitted_by = 0;
  spec::Ruling ruling;  // by the other rule set
};

// A game replayed by the law under both rule sets.
struct Replayed {
  std::vector<spec::Game> games;
  std::vector<spec::Move> moves;
  std::vector<DifferingPlay> differing;
};

struct Comparison {
  spec::BoardSize size;
  std::vector<spec::RuleSet> rules;
  absl::StatusOr<enumerate::RuleDifference> count;
  std::optional<Replayed> example;
  absl::StatusOr<enumerate::ShortestDifference> shortest;
  std::optional<Replayed> game;

  bool Complete() const {
    return count.ok() && shortest.ok() &&
           shortest->kind != enumerate::ShortestDifference::Kind::kLimit;
  }
};

std::string CountText(const Comparison& comparison);
std::string ShortestText(const Comparison& comparison);
void SetCountJson(formats::JsonLine& line, const Comparison& comparison);
void SetShortestJson(formats::JsonLine& line, const Comparison& comparison);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_DIFFERENCE_DIFF_REPORT_H_
