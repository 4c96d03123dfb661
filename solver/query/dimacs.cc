// A finite question as clauses: formulas over Booleans and bit-vectors go in, the numbered clauses
// of a DIMACS file come out, and a model of the clauses comes back as one of the question.
//
// Constants finds the constants of the formulas, by name, and refuses anything that is not finite:
// quantifiers, functions, integers. Each constant gets one variable per bit, in the order of the
// names, so the numbers do not depend on how the formulas were built; the lowest bit comes first.
// BitBlaster numbers its own variables after these. ModelOf goes the other way.
//
// For example, unchanged-single-removal on 2x1 becomes 174 clauses over 62 variables. Comments in
// the file give the mapping: at_A1 is variable 1, at_B1 is 2, before_black_A1 is 3, and the ranks
// of the two points are 5 and 6, with one bit each.
#include "solver/query/dimacs.h"

#include <map>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "base/status_macros.h"
#include "certify/drat/literal_text.h"
#include "solver/query/bit_blaster.h"
#include "solver/query/gates.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

// The constants of formulas, by name; an error if a formula is not finite.
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
          return NotFinite(absl::StrCat("the constant ", name, " of a different sort"));
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
        absl::StrCat("only Booleans and bit-vectors can be written as clauses, not ", what));
  }

  std::set<unsigned> seen_;
  std::map<std::string, z3::expr> by_name_;
};

std::string OneLine(const std::string& text) {
  return absl::StrReplaceAll(text, {{"\n", " "}, {"\r", " "}});
}

absl::Status Blast(const std::vector<Assertion>& assertions, BlastedQuestion& question) {
  Constants constants;
  for (const Assertion& assertion : assertions) {
    RETURN_IF_ERROR(constants.Collect(assertion.formula));
  }
  Gates gates(question.cnf);
  std::map<std::string, BitBlaster::Bits> bits_of;
  for (const auto& [name, constant] : constants.by_name()) {
    NamedBits bits{name, constant.is_bool(), {}};
    const unsigned width = bits.boolean ? 1 : constant.get_sort().bv_size();
    for (unsigned i = 0; i < width; ++i) bits.variables.push_back(gates.NewVariable());
    bits_of.emplace(name, bits.variables);
    question.constants.push_back(std::move(bits));
  }
  BitBlaster blaster(gates, std::move(bits_of));
  for (const Assertion& assertion : assertions) {
    RETURN_IF_ERROR(blaster.Demand(assertion.formula));
  }
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
  RETURN_IF_ERROR(Guarded("clauses", [&] { return Blast(assertions, question); }));
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
        context
            .constant(bits.name.c_str(),
                      bits.boolean ? context.bool_sort() : context.bv_sort(width))
            .decl();
    result.add_const_interp(declaration, value);
  }
  return result;
}

}  // namespace hotstone::solver
