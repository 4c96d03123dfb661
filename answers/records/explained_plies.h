// The plies of a replay as `hotstone explain` shows them: each with the stones it removed or the
// reason it is illegal, the kos that it leaves, and the cycle that it completes.
#ifndef HOTSTONE_ANSWERS_RECORDS_EXPLAINED_PLIES_H_
#define HOTSTONE_ANSWERS_RECORDS_EXPLAINED_PLIES_H_

#include <optional>
#include <string>
#include <vector>

#include "answers/kos/ko_positions.h"
#include "answers/records/replay.h"
#include "answers/shown/shown.h"
#include "spec/ko/cycle_watch.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

// A comment of the record, its lines indented behind bars; empty for none.
std::string CommentLines(const std::string& comment);

// The plies of one game, in order. In the text the ko positions of a board are listed only if they
// have changed since they were last shown. A cycle may reach back to plies that are not shown.
class ExplainedPlies {
 public:
  // With `diagrams` a board after the setup and after every legal ply (in JSON: rows).
  ExplainedPlies(const spec::RuleSet& rules, const spec::Position& start, spec::Color to_move,
                 bool diagrams);

  // Sets bans and ko_positions of the start; the text has them, and the board, if it is `shown`.
  void AddStart(const spec::Situation& start, const std::vector<KoBan>& bans, bool is_shown,
                Shown& shown);

  Shown Of(const ReplayedPly& ply);
  void Skip(const ReplayedPly& ply) { Follow(ply); }

 private:
  void AddKos(const spec::Position& position, bool is_shown, Shown& shown);
  std::optional<spec::CompletedCycle> Follow(const ReplayedPly& ply);
  std::optional<JudgedCycle> CycleOf(const ReplayedPly& ply);

  const spec::RuleSet& rules_;
  bool diagrams_;
  spec::CycleReading reading_;
  spec::CycleWatch cycles_;
  KosInTurn kos_;
  std::vector<std::string> shown_kos_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_EXPLAINED_PLIES_H_
