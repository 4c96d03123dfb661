// Certificates of fates made the slow way, with spec/ alone: an ordered map of situations, and
// answers by updating all of them at once until nothing changes. The round in which an answer
// settled is its stage.
#ifndef HOTSTONE_TESTS_CERTIFY_FATES_NAIVE_FATES_H_
#define HOTSTONE_TESTS_CERTIFY_FATES_NAIVE_FATES_H_

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "certify/fates/fates.h"
#include "spec/fates/board_fates.h"
#include "spec/rules/situation.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {

class NaiveFates {
 public:
  NaiveFates(spec::RuleSet rules, spec::Color owner, spec::Point stone)
      : rules_(std::move(rules)), owner_(owner), stone_(stone) {}

  // A certificate with a row for every situation that play can reach from these positions while the
  // stone stands, and a claim for each position and player. Requires the stone in each.
  Fates Certificate(const std::vector<spec::Position>& positions) {
    Fates fates{rules_, owner_, stone_, {}, {}};
    std::vector<spec::Situation> starts;
    for (const spec::Position& position : positions) {
      for (const spec::Color first : {spec::Color::kBlack, spec::Color::kWhite})
        starts.push_back({position, first, 0, {}, 0});
    }
    Solve(starts);
    for (const spec::Situation& s : starts)
      fates.claims.push_back({s.position, s.to_move, rows_.at(s).answer});
    for (const auto& [s, row] : rows_) {
      if (fates.positions.empty() || fates.positions.back().position != s.position)
        fates.positions.push_back({s.position, {}});
      fates.positions.back().rows.push_back(row);
    }
    return fates;
  }

 private:
  // Ended or without the stone: the answer at stage 0.
  std::optional<FateAnswer> Ended(const spec::Situation& s) const {
    if (s.position.At(stone_) != owner_) return FateAnswer::kRemoved;
    if (spec::IsFinished(s, rules_)) return FateAnswer::kKept;
    return std::nullopt;
  }

  bool IsWon(const spec::Situation& s, FateAnswer answer) const {
    if (const auto ended = Ended(s)) return ended == answer;
    return rows_.at(s).answer == answer;
  }

  void Solve(const std::vector<spec::Situation>& starts) {
    std::vector<spec::Situation> open = starts;
    while (!open.empty()) {
      const spec::Situation s = open.back();
      open.pop_back();
      if (Ended(s).has_value()) continue;
      FateRow row{s.to_move, s.passes, s.bans, FateAnswer::kHangs, 0};
      if (!rows_.try_emplace(s, std::move(row)).second) continue;
      for (const spec::Successor& to : spec::Successors(s, rules_)) open.push_back(to.situation);
    }
    for (uint32_t stage = 1; Round(stage);) ++stage;
  }

  // Whether an answer was found.
  bool Round(uint32_t stage) {
    std::vector<std::pair<FateRow*, FateAnswer>> found;
    for (auto& [s, row] : rows_) {
      if (row.answer != FateAnswer::kHangs) continue;
      for (const FateAnswer answer : {FateAnswer::kRemoved, FateAnswer::kKept}) {
        bool some = false;
        bool all = true;
        for (const spec::Successor& to : spec::Successors(s, rules_))
          (IsWon(to.situation, answer) ? some : all) = IsWon(to.situation, answer);
        const bool wins = (s.to_move == owner_) == (answer == FateAnswer::kKept);
        if (wins ? some : all) found.emplace_back(&row, answer);
      }
    }
    for (const auto& [row, answer] : found) {
      row->answer = answer;
      row->stage = stage;
    }
    return !found.empty();
  }

  spec::RuleSet rules_;
  spec::Color owner_;
  spec::Point stone_;
  std::map<spec::Situation, FateRow> rows_;  // Black first, then passes, then bans
};

// A certificate of a whole board: all legal positions with the stone.
inline Fates WholeBoard(int cols, int rows, std::string_view rules, spec::Point stone,
                        spec::Color owner) {
  std::vector<spec::Position> positions;
  for (const spec::Position& position : spec::LegalPositions(Board(cols, rows))) {
    if (position.At(stone) == owner) positions.push_back(position);
  }
  return NaiveFates(Rules(rules), owner, stone).Certificate(positions);
}

inline FateAnswer ToCertify(spec::Removal answer) {
  return answer == spec::Removal::kRemoved ? FateAnswer::kRemoved
         : answer == spec::Removal::kKept  ? FateAnswer::kKept
                                           : FateAnswer::kHangs;
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_TESTS_CERTIFY_FATES_NAIVE_FATES_H_
