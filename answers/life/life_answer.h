// The answer of `hotstone life`: the fate of every chain of a position, or the counts of a board.
//
// A fate is what becomes of a chain if its owner and the other player fight about it alone
// (enumerate/fates/fates.h). All stones of a chain share it, since the chain is removed at once.
#ifndef HOTSTONE_ANSWERS_LIFE_LIFE_ANSWER_H_
#define HOTSTONE_ANSWERS_LIFE_LIFE_ANSWER_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/life/chain_fates.h"
#include "answers/life/life_kos.h"
#include "answers/life/life_lines.h"
#include "answers/life/life_search.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/fates/fates.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct LifeQuestion {
  spec::RuleSet rules;
  std::string memory;  // parsed by MemoryLimit
  int threads = 1;
  bool kos = false;  // of a board: count its ko positions, too
  // ... and try the best rule over breaths of this board, and the best list of so many steps.
  std::optional<spec::BoardSize> rule_from = std::nullopt;
  int rule_steps = 0;  // 0 to 3; 0: no list
  // Of a position: the limits of its searches.
  LifeSearchLimits search = {};
  bool by_search = false;  // of a position: without a table, as always under rules with history
  bool presets = false;    // of a position: also ask each preset about the chains that hang
  bool lines = false;      // of a position: also search for lines of play
  // Of a position: a stored table of fates to read instead of making one. Requires that strategies
  // are not wanted.
  std::string table = "";
};

struct LifeAnswer {
  spec::Position position;
  spec::RuleSet rules;
  // By their first stones. Boards with a table have `chains`, others `searched`; if strategies or
  // lines are wanted, both are there.
  std::vector<ChainFate> chains;
  std::vector<SearchedChain> searched;
  // Of each chain, if lines are wanted; without those of an answer that hangs by the table.
  std::vector<std::vector<LifeLine>> lines;
  bool strategies = false;  // were wanted, and certificates of fates with them
  bool by_table = true;     // made, or read from a file
};

// The largest board whose table is made for the sake of one position: a minute or two.
inline constexpr int kMostTablePoints = 18;

struct LifeCounts {
  spec::BoardSize size;
  spec::RuleSet rules;
  enumerate::FateCounts counts;
  std::optional<LifeKos> kos;  // if asked for
};

// The position must be legal, and a stored table of its board and of the rules (InvalidArgument).
// The answer is partly unknown, and exits with 3, if a search reaches its limit. NotFound or
// DataLoss for a stored table that cannot be read, is damaged or is refuted by a search;
// Unimplemented for capture_ends, and for a board under rules with history; ResourceExhausted if a
// table needs more than the memory; Cancelled if `progress` says stop while a table is made.
absl::StatusOr<LifeAnswer> AskLife(const spec::Position& position, const LifeQuestion& question,
                                   Progress* progress);
Shown Describe(const LifeAnswer& answer);

// The strategies that were found, each with a file name: D2-attacker-first.strategy.
struct NamedStrategy {
  std::string name;
  std::shared_ptr<const certify::Strategy> strategy;
};
std::vector<NamedStrategy> StrategiesOf(const LifeAnswer& answer);

// The certificates of fates, each with a file name: D2.fates.
struct NamedFates {
  std::string name;
  std::shared_ptr<const certify::Fates> fates;
};
std::vector<NamedFates> FatesOf(const LifeAnswer& answer);

// The same errors, without a position.
absl::StatusOr<LifeCounts> AskLifeCounts(const spec::BoardSize& size, const LifeQuestion& question,
                                         Progress* progress);
Shown Describe(const LifeCounts& answer);

// A row for each fate that stones have: its name, both answers, and how many.
std::vector<Shown> DescribeFates(const enumerate::FateCounts& counts);

// All fates of a board, with `beside` bytes to be spent on something else. The errors of a table;
// one for memory ends with `instead` or a smaller board.
absl::StatusOr<enumerate::FateTable> SolveFates(const spec::BoardSize& size,
                                                const LifeQuestion& question, uint64_t beside,
                                                Progress* progress,
                                                const std::string& instead = "");

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_LIFE_ANSWER_H_
