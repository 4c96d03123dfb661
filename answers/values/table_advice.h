// Advice from a stored table: how much the player to move forces, and which moves keep it.
//
// A side forces a value if it gets that value even though endless play counts against it. Moves
// that keep the value may still cycle for ever. Those that also come nearest to the end of the game
// by the table's measure do not (tables/table_law.h), and they are listed first, so a player who
// always plays the first move gets the value.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_ADVICE_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_ADVICE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/situation.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

class TableAdvice {
 public:
  // Errors of Table::Open; InvalidArgument for a table without the measure, since nothing then
  // shows that play ends.
  static absl::StatusOr<TableAdvice> Open(const std::string& path);

  const spec::BoardSize& size() const { return table_->size(); }
  const spec::RuleSet& rules() const { return table_->rules(); }

  // For the player to move: what he forces, and how much of it each legal move keeps.
  struct Move {
    std::optional<spec::Point> at;
    int forced = 0;
    int most = 0;  // what the opponent holds him to; the same unless endless play decides
  };
  struct Advice {
    int forced = 0;
    std::vector<Move> moves;  // all legal ones, plays in index order, then the pass
    std::vector<std::optional<spec::Point>>
        keeping;  // those that keep `forced`, nearest to the end first
  };
  // Requires a legal position of the table's board and fewer passes than end the game. DataLoss if
  // the file is damaged.
  absl::StatusOr<Advice> Ask(const spec::Situation& situation) const;

 private:
  // What both sides force in a situation, as gains of the mover, and how near the end that is.
  struct Standing {
    int low = 0;
    int high = 0;
    tables::ForcedAt low_at;
    tables::ForcedAt high_at;
  };
  explicit TableAdvice(std::unique_ptr<tables::Table> table)
      : table_(std::move(table)), law_(std::make_unique<tables::TableLaw>(*table_)) {}
  absl::StatusOr<Standing> StandingOf(const spec::Situation& situation) const;

  std::unique_ptr<tables::Table> table_;
  std::unique_ptr<tables::TableLaw> law_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_ADVICE_H_
