// A finite question as clauses: formulas over Booleans and bit-vectors go in, the numbered clauses of a
// DIMACS file come out, and a model of the clauses comes back as one of the question.
//
// The formulas are copied into a context of their own. Constants finds their constants, by name, and refuses
// anything that is not finite: quantifiers, functions, integers. Bits gives each constant one variable a bit,
// in the order of the names, so that the numbers do not hang on how the formulas were built; the lowest bit
// comes first. Z3 then simplifies, replaces operations on bit-vectors by circuits and these by clauses
// (Tseitin), and ClauseReader numbers the variables that this has added behind the bits. ModelOf goes the
// other way.
//
// For example, unchanged-single-removal on 2x1 becomes 208 clauses over 35 variables. The file says in
// comments which is which: at_A1 is variable 1, at_B1 is 2, before_black_A1 is 3, and the ranks of the two
// points are 5 and 6, of one bit each.
#include "solver/query/dimacs.h"

#include <map>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "certify/drat/literal_text.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

// The constants of formulas, by name; an error where a formula is not finite.
class Constants {
 public:
  absl::Status Collect(const z3::expr& formula) {
    std::vector<z3::expr> open = {formula};
    while (!open.empty()) {
      const z3::expr expression = open.back();
      open.pop_back();
      if (!seen_.insert(expression.id()).second) continue;
      if (!expression.is_app()) return NotFinite("a quantifier");
      const z3::func_decl declaration = expression.decl();
      if (declaration.decl_kind() == Z3_OP_UNINTERPRETED) {
        const std::string name = declaration.name().str();
        if (expression.num_args() > 0) return NotFinite(absl::StrCat("the function ", name));
        if (!expression.is_bool() && !expression.is_bv()) {
          return NotFinite(absl::StrCat("the constant ", name, " of another sort"));
        }
        const auto [old, is_new] = by_name_.emplace(name, expression);
        if (!is_new && !z3::eq(old->second, expression)) {
          return NotFinite(absl::StrCat("two constants named ", name));
        }
      }
      for (unsigned i = 0; i < expression.num_args(); ++i) open.push_back(expression.arg(i));
    }
    return absl::OkStatus();
  }
  const std::map<std::string, z3::expr>& by_name() const { return by_name_; }

 private:
  static absl::Status NotFinite(const std::string& what) {
    return absl::InvalidArgumentError(
        absl::StrCat("only Booleans and bit-vectors can be written as clauses; there is ", what));
  }

  std::set<unsigned> seen_;
  std::map<std::string, z3::expr> by_name_;
};

// Replaces constants by expressions over one Boolean for each bit, numbered in order.
class Bits {
 public:
  explicit Bits(z3::context& context) : context_(context), from_(context), to_(context) {}

  void Add(const std::string& name, const z3::expr& constant) {
    NamedBits bits{name, constant.is_bool(), {}};
    from_.push_back(constant);
    if (bits.boolean) {
      to_.push_back(NewBit(bits));
    } else {
      z3::expr_vector digits(context_);  // concat has the highest first
      const unsigned width = constant.get_sort().bv_size();
      std::vector<z3::expr> lowest_first;
      for (unsigned i = 0; i < width; ++i) {
        lowest_first.push_back(z3::ite(NewBit(bits), context_.bv_val(1, 1), context_.bv_val(0, 1)));
      }
      for (unsigned i = width; i-- > 0;) digits.push_back(lowest_first[i]);
      to_.push_back(z3::concat(digits));
    }
    constants_.push_back(std::move(bits));
  }

  z3::expr Replace(z3::expr formula) const { return formula.substitute(from_, to_); }
  std::vector<NamedBits> TakeConstants() { return std::move(constants_); }
  int count() const { return static_cast<int>(variables_.size()); }
  // The number of a bit by its id; 0 if it is none.
  int VariableOf(const z3::expr& bit) const {
    const auto found = variables_.find(bit.id());
    return found == variables_.end() ? 0 : found->second;
  }

 private:
  z3::expr NewBit(NamedBits& bits) {
    const int variable = count() + 1;
    z3::expr bit = context_.bool_const(absl::StrCat("bit!", variable).c_str());
    kept_.push_back(bit);
    variables_.emplace(bit.id(), variable);
    bits.variables.push_back(variable);
    return bit;
  }

  z3::context& context_;
  z3::expr_vector from_;
  z3::expr_vector to_;
  std::vector<NamedBits> constants_;
  std::vector<z3::expr> kept_;  // or their ids might be given to others
  std::map<unsigned, int> variables_;
};

// Reads the clauses of a goal, and numbers what Tseitin named behind the bits, in order of appearance.
class ClauseReader {
 public:
  explicit ClauseReader(const Bits& bits) : bits_(bits), variables_(bits.count()) {}

  absl::StatusOr<certify::Clause> Read(const z3::expr& formula) {
    certify::Clause clause;
    if (formula.is_false()) return clause;
    if (!formula.is_or()) {
      const int literal = Literal(formula);
      if (literal == 0) return NotClause();
      return certify::Clause{literal};
    }
    for (unsigned i = 0; i < formula.num_args(); ++i) {
      clause.push_back(Literal(formula.arg(i)));
      if (clause.back() == 0) return NotClause();
    }
    return clause;
  }
  int variables() const { return variables_; }

 private:
  static absl::Status NotClause() { return absl::InternalError("Z3 leaves something that is no clause"); }

  int Literal(const z3::expr& formula) {
    if (formula.is_not()) return -Variable(formula.arg(0));
    return Variable(formula);
  }

  // 0 if it is none.
  int Variable(const z3::expr& formula) {
    if (!formula.is_const() || formula.decl().decl_kind() != Z3_OP_UNINTERPRETED) return 0;
    if (const int bit = bits_.VariableOf(formula); bit > 0) return bit;
    const auto [found, is_new] = named_.emplace(formula.id(), variables_ + 1);
    if (is_new) ++variables_;
    return found->second;
  }

  const Bits& bits_;
  std::map<unsigned, int> named_;
  int variables_;
};

std::string OneLine(const std::string& text) { return absl::StrReplaceAll(text, {{"\n", " "}, {"\r", " "}}); }

absl::Status Blast(const std::vector<Assertion>& assertions, BlastedQuestion& question) {
  z3::context context;
  Constants constants;
  std::vector<z3::expr> formulas;
  for (const Assertion& assertion : assertions) {
    z3::context& from = assertion.formula.ctx();
    const Z3_ast copy = Z3_translate(from, assertion.formula, context);
    from.check_error();
    formulas.emplace_back(context, copy);
    if (const auto status = constants.Collect(formulas.back()); !status.ok()) return status;
  }
  Bits bits(context);
  for (const auto& [name, constant] : constants.by_name()) bits.Add(name, constant);
  z3::goal goal(context);
  for (const z3::expr& formula : formulas) goal.add(bits.Replace(formula));
  const z3::tactic tactic = z3::tactic(context, "simplify") & z3::tactic(context, "bit-blast") &
                            z3::tactic(context, "simplify") & z3::tactic(context, "tseitin-cnf");
  const z3::apply_result result = tactic(goal);
  if (result.size() != 1) return absl::InternalError("Z3 makes several goals of one");
  const z3::goal clauses = result[0];
  ClauseReader reader(bits);
  for (unsigned i = 0; i < clauses.size(); ++i) {
    auto clause = reader.Read(clauses[static_cast<int>(i)]);
    if (!clause.ok()) return clause.status();
    question.cnf.clauses.push_back(*std::move(clause));
  }
  question.cnf.variables = reader.variables();
  question.constants = bits.TakeConstants();
  if (question.cnf.variables > certify::kMaxVariable) {
    return absl::ResourceExhaustedError(
        absl::StrCat("more than ", certify::kMaxVariable, " variables are needed"));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<BlastedQuestion> BlastToClauses(const std::vector<Assertion>& assertions,
                                               const std::vector<std::string>& comments) {
  BlastedQuestion question;
  const absl::Status status = Guarded("clauses", [&] { return Blast(assertions, question); });
  if (!status.ok()) return status;
  for (const std::string& comment : comments) question.cnf.comments.push_back(OneLine(comment));
  for (const Assertion& assertion : assertions) {
    question.cnf.comments.push_back(absl::StrCat("assertion: ", OneLine(assertion.name)));
  }
  for (const NamedBits& bits : question.constants) {
    question.cnf.comments.push_back(
        absl::StrCat("constant ", OneLine(bits.name), " = ", absl::StrJoin(bits.variables, " ")));
  }
  return question;
}

z3::model ModelOf(z3::context& context, const std::vector<NamedBits>& constants,
                  const std::vector<bool>& model) {
  z3::model result(context);
  for (const NamedBits& bits : constants) {
    const auto is_set = [&](size_t i) { return model[static_cast<size_t>(bits.variables[i])]; };
    const auto width = static_cast<unsigned>(bits.variables.size());
    z3::expr value = context.bool_val(is_set(0));
    if (!bits.boolean) {
      z3::expr_vector parts(context);
      for (unsigned i = width; i-- > 0;) parts.push_back(context.bv_val(is_set(i) ? 1 : 0, 1));
      value = z3::concat(parts).simplify();
    }
    z3::func_decl declaration =
        context.constant(bits.name.c_str(), bits.boolean ? context.bool_sort() : context.bv_sort(width))
            .decl();
    result.add_const_interp(declaration, value);
  }
  return result;
}

}  // namespace hotstone::solver
