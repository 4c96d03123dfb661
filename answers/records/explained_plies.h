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
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

// A comment of the record, its lines indented behind bars; empty for none.
std::string CommentLines(const std::string& comment);

// The plies of one game, in order. In the text the ko positions of a board are listed only if they
// have changed since they were last shown. A cycle may reach back to plies that are not shown.
class ExplainedPlies {
 public:
  // With `diagrams` a board after the setup and after every legal ply (in JSON: rows). With the
  // address of an `atlas` each refused ply has its link.
  ExplainedPlies(const spec::RuleSet& rules, const spec::Position& start, spec::Color to_move,
                 bool diagrams, const std::string& atlas);

  // Sets bans and ko_positions of the start; the text has them, and the board, if it is `shown`.
  void AddStart(const spec::Situation& start, const std::vector<KoBan>& bans, bool is_shown,
                Shown& shown);

  Shown Of(const ReplayedPly& ply);
  void Skip(const ReplayedPly& ply);

  // The link to the plies so far, since the last setup or agreement.
  void AddLink(Shown& shown) const;

 private:
  void Follow(const ReplayedPly& ply);
  void AddKos(const spec::Position& position, bool is_shown, Shown& shown);
  std::optional<JudgedCycle> CycleOf(const ReplayedPly& ply);

  const spec::RuleSet& rules_;
  bool diagrams_;
  CyclesInTurn cycles_;
  KosInTurn kos_;
  std::vector<std::string> shown_kos_;
  std::string atlas_;
  // The moves that an address can name, and where they begin.
  spec::Position linked_from_;
  spec::Color linked_first_;
  std::vector<spec::Move> linked_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_EXPLAINED_PLIES_H_
