// What a stored table says of play: how much the player to move forces, and which moves keep it.
//
// A side forces a value if it gets it even though endless play counts against it. Moves that keep it may still
// go round for ever; those that also come nearest to the end of the game by the measure of the table do not
// (tables/table_law.h), and they come first here. So whoever always plays the first gets the value.
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
  // What Table::Open says; InvalidArgument for a table without the measure, by which nothing is known to end.
  static absl::StatusOr<TableAdvice> Open(const std::string& path);

  const spec::BoardSize& size() const { return table_->size(); }
  const spec::RuleSet& rules() const { return table_->rules(); }

  // For the player to move: what he forces, and what each legal move leaves of it.
  struct Move {
    std::optional<spec::Point> at;
    int forced = 0;
  };
  struct Advice {
    int forced = 0;
    std::vector<Move> moves;                          // all legal ones, plays in index order, then the pass
    std::vector<std::optional<spec::Point>> keeping;  // those that keep it, nearest to the end first
  };
  // Requires a legal position of the table's board and fewer passes than end the game. DataLoss if the file is
  // damaged.
  absl::StatusOr<Advice> Ask(const spec::Situation& situation) const;

 private:
  // What the two sides force of a situation, for the mover, and how near the end that is.
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
