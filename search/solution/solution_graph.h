// The positions that a search for a solution has examined, and which of them are met.
//
// A position has choices: moves of the owner, each with the positions that it requires. A choice is
// complete if all its answers are met. A position is met once complete choices serve it with no ban
// and with each set of bans known to occur. Its rank is one more than the ranks of all those
// answers. Newly met positions notify at once those that wait for them, so meeting is a least
// fixpoint, found one position at a time: a cycle of positions that wait for each other never meets
// itself.
//
// A position with wanted moves is met once all of these are complete. If that meets nothing more,
// the nearest to the goal that has a complete one does without the others; if none has, the nearest
// may make any move.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
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

// By position: the moves that a solution should list, each of them. Keys as in solutions.
using WantedMoves = absl::flat_hash_map<uint64_t, std::vector<uint8_t>>;

// The choices by the wanted moves that a solution may list at all: no pass with too small an area,
// no removal of own stones. Empty if there is none.
std::vector<SolutionChoice> WantedChoices(const SolutionPlays& plays,
                                          const ListedPosition& position, int at_least,
                                          const WantedMoves& wanted);

// One move with its answers, as SolutionChoices gives them; nothing if it is not a move there.
std::optional<SolutionChoice> ChoiceBy(const SolutionPlays& plays, const ListedPosition& position,
                                       uint8_t move);

// Whether a move is banned; passes never are.
bool IsBannedMove(uint8_t move, enumerate::BitBoard bans);

class SolutionGraph {
 public:
  SolutionGraph(const SolutionPlays& plays, int at_least, SolutionOracle& oracle,
                const NeededBans& needed, const WantedMoves& wanted, uint64_t most)
      : plays_(plays),
        at_least_(at_least),
        oracle_(oracle),
        needed_(needed),
        wanted_(wanted),
        most_(most) {}

  // Looks for a way to meet the position. False if there is none. ResourceExhausted, Cancelled as
  // SolutionSearch::Run; repeating a cancelled call resumes it.
  absl::StatusOr<bool> Meet(const ListedPosition& position, Progress* progress);

  // The rank of a met position; -1 for all others.
  int RankOf(uint64_t key) const;

  uint64_t size() const { return nodes_.size(); }

  // The whole state of the graph as bytes; a graph loaded from them continues exactly as this one
  // would. Call Save between two calls of Meet, while `progress` is being told how far a call has
  // come, or after cancellation. Load requires a new graph; InvalidArgument for bytes that are not
  // a state of these plays, or the reader's error. The state lacks wanted moves: neither call with
  // them.
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
    bool wanted = false;     // its choices are by wanted moves only
    bool needs_all = false;  // of these
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
  // The rank that complete choices give, for no ban and those needed; nothing if they do not serve.
  std::optional<int> RankByBans(const Node& node) const;
  std::optional<int> RankByWanted(const Node& node) const;
  // Asks less of a position with wanted moves. False if there is none to be met.
  absl::StatusOr<bool> WantLess();
  absl::StatusOr<bool> DoWithFewer();
  absl::Status Search(uint32_t start, Progress* progress);
  void SaveNode(StateWriter& writer, const Node& node) const;
  absl::Status LoadNode(StateReader& reader, uint64_t count);
  absl::Status LoadChoice(StateReader& reader, Node& node);

  const SolutionPlays& plays_;
  const int at_least_;
  SolutionOracle& oracle_;
  const NeededBans& needed_;
  const WantedMoves& wanted_;
  const uint64_t most_;
  std::deque<Node> nodes_;
  absl::flat_hash_map<uint64_t, uint32_t> numbers_;
  std::vector<uint32_t> way_;                        // from the requested position down
  std::vector<uint32_t> again_;                      // with more to request since an answer was met
  std::set<std::pair<uint64_t, uint32_t>> wanting_;  // unmet nodes with wanted moves, nearest first
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_
