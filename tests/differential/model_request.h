// The request for a model checker's model, and the figures that it returns.
//
// The situation graph is described to two model checkers in their own languages, Promela (SPIN;
// Holzmann, The SPIN Model Checker, 2003) and Murphi (in Rumur's dialect). The models implement the
// law independently: from spec/ and enumerate/ they use only the board's size and the rule set as
// data. So a figure on which all agree has been reached in four ways.
//
// A mutant is a deliberately wrong rule whose figures must differ: it shows that the comparison can
// fail.
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REQUEST_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REQUEST_H_

#include <cstdint>
#include <optional>
#include <ostream>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::models {

enum class Mutant {
  kNone,
  kBanSurvivesPass,    // a pass does not lift the ban
  kOwnStonesFirst,     // the player's own chain is removed before the opponent's
  kEveryCaptureBans,   // capturing one stone bans its point, whatever the shape of the capturing
                       // chain
  kSelfRemovalRefused  // self-removal of a group is refused where the rules allow it
};

struct ModelRequest {
  spec::BoardSize size;
  spec::RuleSet rules;
  Mutant mutant = Mutant::kNone;
};

// Figures of a situation graph from the empty board, Black to move; finished games included.
struct Figures {
  uint64_t situations = 0;
  uint64_t transitions = 0;  // one per legal move
  uint64_t finished = 0;
  uint64_t with_ban = 0;
  std::optional<int> depth;  // plies to the farthest situation; empty if the tool does not report
                             // it

  friend bool operator==(const Figures&, const Figures&) = default;
};
std::ostream& operator<<(std::ostream& out, const Figures& figures);

// The largest board that the models accept: its points fit a machine word of Promela.
inline constexpr int kMaxModelPoints = 30;

// Unimplemented for anything the models lack: history, the layer `hot`, handicap passes, large
// boards.
absl::Status CheckModelled(const ModelRequest& request);

// "ban-survives-pass" and so on; "none".
absl::StatusOr<Mutant> ParseMutant(std::string_view text);

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_REQUEST_H_
