// Decides one obligation, and finds defects that would make its proof worthless.
//
// Run asks three kinds of questions. Decide negates the claim of each part. No model means that the
// part holds, a model that it fails; the model is then decoded and played by spec/, and one that
// does not replay is a defect of the program. AskAssumptions asks for a model of the assumptions
// alone, since anything follows from contradictory assumptions. AskMutant builds the obligation
// with one rule made wrong on purpose, on the finite twin if there is one, and expects a model in
// at least one part. ForEachPart gives each of these builds its own context. Each question can be
// kept as an SMT-LIB script with the answer that Z3 gave, and as clauses if it is finite.
//
// For example unchanged-single-removal on 3x3 has one part. Its negation, that a play leaves the
// position unchanged without removing just one own stone, has no model: it holds. The assumptions
// alone have one, so it is not vacuous. Under the mutant both-at-once the negation has a model, so
// the mutant is caught. If some later change made the assumptions contradictory the verdict would
// still be "holds", but with the defect "vacuous: no model satisfies the assumptions".
#include "solver/prover.h"

#include <algorithm>
#include <functional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "solver/query/dimacs.h"
#include "solver/query/question.h"
#include "solver/query/smt_lib.h"

namespace hotstone::solver {
namespace {

// On a board with a shorter side than this a wrong rule may make no difference: mutants are then
// asked on the square board of this side.
constexpr int kMutantSide = 3;

std::string InstanceText(const Obligation& obligation, const Instance& instance) {
  std::string text = obligation.scope == Scope::kAllBoards ? obligation.domain : "";
  if (instance.cols > 0) absl::StrAppend(&text, instance.cols, "x", instance.rows);
  if (obligation.scope == Scope::kBounded) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", "k <= ", instance.bound);
  }
  return text;
}

certify::Method MethodOf(Scope scope) {
  switch (scope) {
    case Scope::kAllBoards:
      return certify::Method::kAllBoards;
    case Scope::kBoard:
      return certify::Method::kExhaustive;
    case Scope::kBounded:
      break;
  }
  return certify::Method::kBounded;
}

// One obligation being proved: the state shared by its questions.
class Prover {
 public:
  Prover(const Obligation& obligation, const Instance& instance, const ProveOptions& options)
      : obligation_(obligation), instance_(instance), options_(options) {
    proof_.obligation = obligation;
    proof_.instance = InstanceText(obligation, instance);
  }

  absl::StatusOr<Proof> Run() {
    const double began = ProcessorSeconds();
    RETURN_IF_ERROR(Decide());
    if (options_.vacuity) {
      RETURN_IF_ERROR(AskAssumptions());
    }
    if (options_.mutants) {
      for (const Mutant& mutant : obligation_.mutants) {
        RETURN_IF_ERROR(AskMutant(mutant));
      }
    }
    proof_.seconds = ProcessorSeconds() - began;
    return std::move(proof_);
  }

 private:
  // Builds the parts under a mutant (or none), from the finite twin if there is one and `twin` is
  // set, in their own context, and hands each to `ask` in turn until it returns false.
  absl::Status ForEachPart(
      const std::string& mutant, bool twin,
      const std::function<absl::StatusOr<bool>(z3::context&, const Part&, double)>& ask) {
    return Guarded(obligation_.name, [&]() -> absl::Status {
      z3::context context;
      Instance instance = instance_;
      instance.mutant = mutant;
      if (twin) instance.universe = obligation_.twin_universe;
      if (!mutant.empty() && !obligation_.mutants_on_this_board && instance.cols > 0 &&
          std::min(instance.cols, instance.rows) < kMutantSide) {
        instance.cols = instance.rows = kMutantSide;
      }
      const double began = ProcessorSeconds();
      const std::vector<Part> parts = obligation_.build(context, instance);
      const double seconds = ProcessorSeconds() - began;
      for (const Part& part : parts) {
        ASSIGN_OR_RETURN(const auto more,
                         ask(context, part, seconds / static_cast<double>(parts.size())));
        if (!more) break;
      }
      return absl::OkStatus();
    });
  }

  // Asks one question; `use` is "", "assumptions" or the name of a mutant.
  absl::StatusOr<Decision> AskOne(z3::context& context, const Part& part, bool deny_claim,
                                  const std::string& use) {
    std::vector<Assertion> assertions = part.assumptions;
    if (deny_claim)
      assertions.push_back({absl::StrCat("denied: ", part.claim.name), !part.claim.formula});
    z3::expr_vector formulas(context);
    for (const Assertion& assertion : assertions) formulas.push_back(assertion.formula);
    AskLimits limits;
    limits.rlimit = options_.rlimit;
    limits.progress = options_.progress;
    limits.what = absl::StrJoin(NonEmpty({obligation_.name, part.name, use, proof_.instance}), " ");
    auto decision = Ask(context, formulas, part.logic, limits);
    if (!decision.ok()) return decision;
    if (options_.scripts || options_.clauses) {
      RETURN_IF_ERROR(AddScript(context, part, assertions, use, deny_claim, decision->answer));
    }
    return decision;
  }

  absl::Status AddScript(z3::context& context, const Part& part,
                         const std::vector<Assertion>& assertions, const std::string& use,
                         bool deny_claim, Answer answer) {
    ScriptHeader header;
    // "QF_FD" is Z3's name for its solver of propositions and bit-vectors, not an SMT-LIB logic.
    header.logic = part.logic == "QF_FD" ? "QF_BV" : part.logic;
    header.status = answer;
    header.comments =
        NonEmpty({absl::StrCat("obligation: ", obligation_.name, ", ", proof_.instance),
                  part.name.empty() ? "" : absl::StrCat("part: ", part.name),
                  absl::StrCat("statement: ", obligation_.statement),
                  absl::StrCat("clauses: ", absl::StrJoin(obligation_.clauses, " "))});
    if (use.empty()) {
      header.comments.push_back("unsat: it holds; sat: it fails");
    } else if (!deny_claim) {
      header.comments.push_back("the assumptions alone; sat: the statement is not vacuous");
    } else {
      header.comments.push_back(
          absl::StrCat("under the wrong rule ", use, "; sat: the wrong rule is caught"));
    }
    Script script;
    std::string instance = proof_.instance;
    for (const char* from : {" ", ",", "<=", "="}) {
      for (size_t at; (at = instance.find(from)) != std::string::npos;)
        instance.erase(at, std::string(from).size());
    }
    script.file = absl::StrCat(
        absl::StrJoin(NonEmpty({obligation_.name, part.name, use,
                                obligation_.scope == Scope::kAllBoards ? "" : instance}),
                      "-"),
        ".smt2");
    script.text = SmtLibText(context, header, assertions);
    script.logic = header.logic;
    script.status = answer;
    script.main = use.empty();
    if (options_.clauses && part.finite && script.main) {
      ASSIGN_OR_RETURN(auto blasted, BlastToClauses(assertions, header.comments));
      script.clauses = std::move(blasted.cnf);
    }
    proof_.scripts.push_back(std::move(script));
    return absl::OkStatus();
  }

  static std::vector<std::string> NonEmpty(std::vector<std::string> words) {
    words.erase(std::remove(words.begin(), words.end(), ""), words.end());
    return words;
  }

  // The verdict: fails if a part does, holds if all do.
  absl::Status Decide() {
    bool all_hold = true;
    bool fails = false;
    RETURN_IF_ERROR(ForEachPart(
        "", false,
        [&](z3::context& context, const Part& part, double build_seconds) -> absl::StatusOr<bool> {
          ASSIGN_OR_RETURN(const auto decision, AskOne(context, part, true, ""));
          proof_.parts.push_back(
              {part.name, decision.answer, build_seconds, decision.seconds, decision.rlimit_used});
          proof_.work += decision.rlimit_used;
          if (decision.answer == Answer::kUnsat) return true;
          all_hold = false;
          if (decision.answer == Answer::kUnknown) {
            absl::StrAppend(&proof_.limit, proof_.limit.empty() ? "" : "; ",
                            part.name.empty() ? "" : part.name + ": ", LimitText(decision));
            return true;
          }
          fails = true;
          if (part.decode == nullptr) return true;
          ASSIGN_OR_RETURN(const auto decoded, part.decode(*decision.model));
          if (!decoded.replays) {
            proof_.defects.push_back(
                "the witness does not replay by the law; this is a bug in hotstone");
          }
          if (proof_.witness_text.empty()) {
            proof_.witness_text = decoded.text;
            proof_.witness = decoded.witness;
          }
          return true;
        }));
    if (proof_.parts.empty()) proof_.defects.push_back("nothing was asked");
    proof_.kind = fails      ? certify::VerdictKind::kFails
                  : all_hold ? certify::VerdictKind::kHolds
                             : certify::VerdictKind::kUnknown;
    if (proof_.kind != certify::VerdictKind::kUnknown) proof_.method = MethodOf(obligation_.scope);
    return absl::OkStatus();
  }

  std::string LimitText(const Decision& decision) const {
    if (options_.rlimit > 0 && decision.rlimit_used >= options_.rlimit) {
      return absl::StrCat("Z3 gave up at its limit of ", options_.rlimit,
                          " units of work (--rlimit)");
    }
    return absl::StrCat("Z3 gave up: ", decision.reason);
  }

  absl::Status AskAssumptions() {
    proof_.not_vacuous = Check::kPassed;
    return ForEachPart(
        "", true, [&](z3::context& context, const Part& part, double) -> absl::StatusOr<bool> {
          ASSIGN_OR_RETURN(const auto decision, AskOne(context, part, false, "assumptions"));
          if (decision.answer == Answer::kUnsat) {
            proof_.not_vacuous = Check::kFailed;
            proof_.defects.push_back(absl::StrCat("vacuous: no model satisfies the assumptions",
                                                  part.name.empty() ? "" : " of " + part.name));
          } else if (decision.answer == Answer::kUnknown && proof_.not_vacuous == Check::kPassed) {
            proof_.not_vacuous = Check::kUnknown;
          }
          return true;
        });
  }

  absl::Status AskMutant(const Mutant& mutant) {
    MutantProof result{mutant.name, mutant.words, Check::kFailed, ""};
    RETURN_IF_ERROR(ForEachPart(
        mutant.name, true,
        [&](z3::context& context, const Part& part, double) -> absl::StatusOr<bool> {
          ASSIGN_OR_RETURN(const auto decision, AskOne(context, part, true, mutant.name));
          if (decision.answer == Answer::kUnknown) result.caught = Check::kUnknown;
          if (decision.answer != Answer::kSat) return true;
          result.caught = Check::kPassed;
          if (part.decode == nullptr) return false;
          ASSIGN_OR_RETURN(const auto decoded, part.decode(*decision.model));
          result.model = decoded.text;
          return false;
        }));
    if (result.caught == Check::kFailed) {
      proof_.defects.push_back(absl::StrCat("the mutant ", mutant.name, " is not caught"));
    }
    proof_.mutants.push_back(std::move(result));
    return absl::OkStatus();
  }

  const Obligation& obligation_;
  const Instance instance_;
  const ProveOptions& options_;
  Proof proof_;
};

}  // namespace

absl::StatusOr<Proof> ProveObligation(const Obligation& obligation, const Instance& instance,
                                      const ProveOptions& options) {
  if (obligation.objection != nullptr) {
    Proof proof;
    proof.not_applicable = obligation.objection(instance.cols, instance.rows);
    if (!proof.not_applicable.empty()) {
      proof.obligation = obligation;
      proof.instance = InstanceText(obligation, instance);
      return proof;
    }
  }
  return Prover(obligation, instance, options).Run();
}

}  // namespace hotstone::solver
