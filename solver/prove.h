// Proving obligations: what the roof sees of this floor. Nothing of Z3 shows here.
//
// Prove() decides one obligation (obligation.h) on one instance:
//
//   the question    for each part, whether assumptions and denied claim have a model; a model is decoded and
//                   replayed in spec/, and one that does not replay is a defect of ours, not a result
//   vacuity         whether the assumptions of each part have a model by themselves: else anything would
//                   follow
//   mutants         whether the obligation fails under each rule deliberately rendered wrong: else it says
//                   nothing about that rule. Asked on 3x3 where the board is narrower
//
// and gives out every question as a script in SMT-LIB with the status that Z3 found, for a second solver.
#ifndef HOTSTONE_SOLVER_PROVE_H_
#define HOTSTONE_SOLVER_PROVE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/drat/dimacs.h"
#include "certify/verdict.h"
#include "solver/query/answer.h"
#include "solver/query/obligation_info.h"

namespace hotstone::solver {

// In the order of the tables.
std::vector<ObligationInfo> ListObligations();

struct ProveOptions {
  int cols = 3;  // of kBoard
  int rows = 3;
  int bound = 0;                    // of kBounded; 0: the obligation's own
  uint64_t rlimit = 2'000'000'000;  // Z3's units of work for each question, up to 2^32 - 1; 0: none
  bool vacuity = true;
  bool mutants = true;
  bool scripts = false;  // keep the questions as text
  bool clauses = false;  // keep the finite ones among the obligation's own as clauses, too
  Progress* progress = nullptr;
};

// One question that was asked.
struct Script {
  std::string file;  // a file name, from obligation, part, instance and use: "two-play-ko-pair-3x3.smt2"
  std::string text;  // SMT-LIB, with the status in it
  std::string logic;
  Answer status = Answer::kUnknown;  // Z3's answer
  bool main = false;                 // the obligation itself, neither vacuity nor mutant
  std::optional<certify::Cnf> clauses;
};

struct PartProof {
  std::string name;
  Answer answer = Answer::kUnknown;  // kUnsat: the part holds
  double build_seconds = 0;          // of the processor, as are all seconds here
  double seconds = 0;
  uint64_t work = 0;  // units of rlimit
};

// kNotAsked where the options say so.
enum class Check { kNotAsked, kPassed, kFailed, kUnknown };

struct MutantProof {
  std::string name;
  std::string words;
  Check caught = Check::kNotAsked;
  std::string model;  // what breaks the statement under the mutant; may be empty
};

struct Proof {
  ObligationInfo obligation;
  std::string instance;  // "3x3", "k <= 8", "all boards", "all numbers"
  certify::VerdictKind kind = certify::VerdictKind::kUnknown;
  certify::Method method = certify::Method::kNone;
  std::vector<PartProof> parts;
  Check not_vacuous = Check::kNotAsked;
  std::vector<MutantProof> mutants;
  double seconds = 0;                       // of all questions and of building them
  uint64_t work = 0;                        // of the parts
  std::string limit;                        // of kUnknown: what was hit
  std::optional<certify::Witness> witness;  // of kFails, replayed
  std::string witness_text;
  std::vector<std::string> defects;  // what makes the proof worthless whatever its verdict; empty if sound
  std::vector<Script> scripts;
  std::string not_applicable;  // why this board says nothing; nothing was asked then

  bool AsExpected() const { return defects.empty() && kind == obligation.expected; }
};

// NotFound, with the good names, if there is no such obligation; InvalidArgument for a bad board or bound;
// Cancelled if progress says stop; Internal if Z3 refuses a formula; ResourceExhausted if memory runs out.
absl::StatusOr<Proof> Prove(std::string_view name, const ProveOptions& options);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROVE_H_
