// The positions that a search for a solution has looked at, and which of them are met.
//
// A position has choices: moves of the owner, each with the positions that it asks for. It is met once choices are
// complete (all their answers met) that serve it with no ban, and with each set of bans that is known to
// come about. Its rank is one more than the ranks of all those answers. What becomes met is passed on at once
// to whoever waits for it, so meeting is a least fixpoint, found one position at a time: a cycle of positions
// that wait for each other never meets itself.
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
  bool progress = true;  // nearer to the goal, as the oracle sees it
  uint64_t distance = 0;
  std::vector<OpponentAnswer> answers;
};

// The moves of the owner: those to a settled board alone, if there are any. Without an oracle all of them.
std::vector<SolutionChoice> SolutionChoices(const SolutionPlays& plays, const ListedPosition& position,
                                            int at_least, SolutionOracle* oracle);

// By position: the sets of bans for which it needs a move. Keys as solutions have them.
using NeededBans = absl::flat_hash_map<uint64_t, std::vector<enumerate::BitBoard>>;

// One move with its answers, as SolutionChoices has them; nothing if it is no move there.
std::optional<SolutionChoice> ChoiceBy(const SolutionPlays& plays, const ListedPosition& position,
                                       uint8_t move);

// Whether a move is banned; passes never are.
bool IsBannedMove(uint8_t move, enumerate::BitBoard bans);

class SolutionGraph {
 public:
  SolutionGraph(const SolutionPlays& plays, int at_least, SolutionOracle& oracle, const NeededBans& needed,
                uint64_t most)
      : plays_(plays), at_least_(at_least), oracle_(oracle), needed_(needed), most_(most) {}

  // Looks for a way to meet the position. False if there is none. ResourceExhausted, Cancelled as
  // SolutionSearch::Run; a call that was cancelled goes on where it was if it is made again.
  absl::StatusOr<bool> Meet(const ListedPosition& position, Progress* progress);

  // The rank of a position that is met; -1 for all others.
  int RankOf(uint64_t key) const;

  uint64_t size() const { return nodes_.size(); }

  // All that the graph knows, as bytes, and the graph made from them: it goes on as this one would have. To be
  // called between two calls of Meet, or when `progress` is told how far a call has come, or it was cancelled.
  // Load, of a graph just made: InvalidArgument for what is no state of these plays, or what the reader fails with.
  void Save(StateWriter& writer) const;
  absl::Status Load(StateReader& reader);

 private:
  struct Choice : SolutionChoice {
    std::vector<uint32_t> asked;  // the nodes of the answers, once the choice has been taken up
    uint32_t open = 0;            // of these, not met
    bool taken_up = false;
    bool noticed = false;  // that it is complete
  };
  struct Node {
    ListedPosition position;
    bool seen = false;  // its choices were listed
    bool met = false;
    uint16_t rank = 0;
    std::vector<Choice> choices;                         // until it is met
    std::vector<std::pair<uint32_t, uint32_t>> waiting;  // nodes that ask for it, and by which choice
  };

  uint32_t NodeOf(const ListedPosition& position);
  absl::Status See(uint32_t number);
  void TakeUp(uint32_t number, uint32_t choice);
  // The next position to look at for this one, or nothing.
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
  std::vector<uint32_t> way_;    // from the position asked for down
  std::vector<uint32_t> again_;  // that have more to ask for since an answer was met
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_GRAPH_H_
