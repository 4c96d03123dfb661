// The options and the result of proving one obligation: a proof with its parts, the wrongly
// rendered rules that it catches, and the questions as text. No Z3 type appears in this interface.
#ifndef HOTSTONE_SOLVER_PROOF_H_
#define HOTSTONE_SOLVER_PROOF_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "certify/drat/dimacs.h"
#include "certify/optional_witness.h"
#include "certify/verdict.h"
#include "solver/query/answer.h"
#include "solver/query/obligation_info.h"

namespace hotstone::solver {

struct ProveOptions {
  int cols = 3;  // of kBoard
  int rows = 3;
  int bound = 0;                    // of kBounded; 0: the obligation's default
  uint64_t rlimit = 2'000'000'000;  // Z3's units of work for each question, up to 2^32 - 1; 0: none
  bool vacuity = true;
  bool mutants = true;
  bool scripts = false;  // keep the questions as text
  bool clauses = false;  // also keep the finite questions of the obligation itself as clauses
  Progress* progress = nullptr;
};

// One question asked.
struct Script {
  std::string file;  // from obligation, part, instance, use: "two-play-ko-pair-3x3.smt2"
  std::string text;  // SMT-LIB, with the status in it
  std::string logic;
  Answer status = Answer::kUnknown;  // Z3's answer
  bool main = false;                 // the obligation itself, not vacuity or a mutant
  std::optional<certify::Cnf> clauses;
};

struct PartProof {
  std::string name;
  Answer answer = Answer::kUnknown;  // kUnsat: the part holds
  double build_seconds = 0;          // of processor time, like all seconds here
  double seconds = 0;
  uint64_t work = 0;  // units of rlimit
};

// kNotAsked if the options say so.
enum class Check { kNotAsked, kPassed, kFailed, kUnknown };

struct MutantProof {
  std::string name;
  std::string words;
  Check caught = Check::kNotAsked;
  std::string model;  // breaks the statement under the mutant; may be empty
};

struct Proof {
  ObligationInfo obligation;
  std::string instance;  // "3x3", "k <= 8", "all boards", "all numbers"
  certify::VerdictKind kind = certify::VerdictKind::kUnknown;
  certify::Method method = certify::Method::kNone;
  std::vector<PartProof> parts;
  Check not_vacuous = Check::kNotAsked;
  std::vector<MutantProof> mutants;
  double seconds = 0;                // for all questions and for building them
  uint64_t work = 0;                 // of the parts
  std::string limit;                 // of kUnknown: the limit reached
  certify::OptionalWitness witness;  // of kFails, replayed
  std::string witness_text;
  std::vector<std::string> defects;  // faults that void the proof with any verdict; empty: sound
  std::vector<Script> scripts;
  std::string not_applicable;  // why this board says nothing; nothing was asked in that case

  bool AsExpected() const { return defects.empty() && kind == obligation.expected; }
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROOF_H_
