// The positions that a search for a solution has examined, and which of them are met.
//
// A position has choices: moves of the owner, each with the positions that it requires. A choice is
// complete if all its answers are met. A position is met once complete choices serve it with no ban
// and with each set of bans known to occur. Its rank is one more than the ranks of all those
// answers. Newly met positions notify at once those that wait for them, so meeting is a least
// fixpoint, found one position at a time: a cycle of positions that wait for each other never meets
// itself.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"
#include "search/solution/state_bytes.h"

namespace hotstone::search {

struct SolutionChoice {
  uint8_t move = 0;
  bool progress = true;  // nearer to the goal, by the oracle
  uint64_t distance = 0;
  std::vector<OpponentAnswer> answers;
};

// The owner's moves: only those to a settled board, if there are any. Without an oracle all of
// them.
std::vector<SolutionChoice> SolutionChoices(const SolutionPlays& plays,
                                            const ListedPosition& position, int at_least,
                                            SolutionOracle* oracle);

// By position: the sets of bans for which it needs a move. Keys as in solutions.
using NeededBans = absl::flat_hash_map<uint64_t, std::vector<enumerate::BitBoard>>;

// One move with its answers, as SolutionChoices gives them; nothing if it is not a move there.
std::optional<SolutionChoice> ChoiceBy(const SolutionPlays& plays, const ListedPosition& position,
                                       uint8_t move);

// Whether a move is banned; passes never are.
bool IsBannedMove(uint8_t move, enumerate::BitBoard bans);

class SolutionGraph {
 public:
  SolutionGraph(const SolutionPlays& plays, int at_least, SolutionOracle& oracle,
                const NeededBans& needed, uint64_t most)
      : plays_(plays), at_least_(at_least), oracle_(oracle), needed_(needed), most_(most) {}

  // Looks for a way to meet the position. False if there is none. ResourceExhausted, Cancelled as
  // SolutionSearch::Run; repeating a cancelled call resumes it.
  absl::StatusOr<bool> Meet(const ListedPosition& position, Progress* progress);

  // The rank of a met position; -1 for all others.
  int RankOf(uint64_t key) const;

  uint64_t size() const { return nodes_.size(); }

  // The whole state of the graph as bytes; a graph loaded from them continues exactly as this one
  // would. Call Save between two calls of Meet, while `progress` is being told how far a call has
  // come, or after cancellation. Load requires a new graph; InvalidArgument for bytes that are not
  // a state of these plays, or the reader's error.
  void Save(StateWriter& writer) const;
  absl::Status Load(StateReader& reader);

 private:
  struct Choice : SolutionChoice {
    std::vector<uint32_t> asked;  // the nodes of the answers, once the choice has been started
    uint32_t open = 0;            // those of them not met
    bool taken_up = false;
    bool noticed = false;  // that it is complete
  };
  struct Node {
    ListedPosition position;
    bool seen = false;  // its choices were listed
    bool met = false;
    uint16_t rank = 0;
    std::vector<Choice> choices;                         // until it is met
    std::vector<std::pair<uint32_t, uint32_t>> waiting;  // nodes that require it, and the choice
  };

  uint32_t NodeOf(const ListedPosition& position);
  absl::Status See(uint32_t number);
  void TakeUp(uint32_t number, uint32_t choice);
  // The next position to examine for this one, or nothing.
  std::optional<uint32_t> Next(uint32_t number);
  absl::Status Complete(uint32_t number);
  bool TryToComplete(uint32_t number, absl::Status& status);
  absl::Status Search(uint32_t start, Progress* progress);
  void SaveNode(StateWriter& writer, const Node& node) const;
  absl::Status LoadNode(StateReader& reader, uint64_t count);
  absl::Status LoadChoice(StateReader& reader, Node& node);

  const SolutionPlays& plays_;
  const int at_least_;
  SolutionOracle& oracle_;
  const NeededBans& needed_;
  const uint64_t most_;
  std::deque<Node> nodes_;
  absl::flat_hash_map<uint64_t, uint32_t> numbers_;
  std::vector<uint32_t> way_;    // from the requested position down
  std::vector<uint32_t> again_;  // with more to request since an answer was met
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_
