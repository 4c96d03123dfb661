// Turns terms into bits.
//
// Demand splits an assertion as long as that needs no gate: conjunctions part by part, down to
// disjunctions, whose literals it collects into one clause. The rest is blasted: Blast visits the
// terms bottom-up, each once, and BlastOne makes the bits of a term from those of its arguments, by
// the operator. A term is identified by its Z3 id, which is unique as long as the formula is kept.
//
// For example, take bvult(x, #b10) and p, with the bits 1 2 of x and 3 for p. The conjunction is
// split; for the comparison, -x + 2 has the carries and(-1, false) = false from the low bit and
// or(-2, false) = -2 from the high one. So the clauses are -2 and 3, and no gate is made.
#include "solver/query/bit_blaster.h"

#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::solver {
namespace {

using Bits = BitBlaster::Bits;

constexpr unsigned kWidestNumeral = 64;

absl::Status NotKnown(const z3::expr& term) {
  return absl::InvalidArgumentError(absl::StrCat(
      "cannot make clauses from ", term.decl().name().str(), " (kind ",
      static_cast<int>(term.decl().decl_kind()), ", ", term.num_args(), " arguments)"));
}

absl::StatusOr<Bits> NumeralBits(const z3::expr& term) {
  uint64_t value = 0;
  const unsigned width = term.get_sort().bv_size();
  if (width > kWidestNumeral || !term.is_numeral_u64(value)) return NotKnown(term);
  Bits bits;
  for (unsigned i = 0; i < width; ++i)
    bits.push_back((value >> i) & 1 ? Gates::kTrue : Gates::kFalse);
  return bits;
}

Bits Negated(Bits bits) {
  for (int& bit : bits) bit = -bit;
  return bits;
}

// Signed numbers are ordered like unsigned ones with the highest bit inverted.
Bits WithSignTurned(Bits bits) {
  bits.back() = -bits.back();
  return bits;
}

// A formula, or its negation.
struct Signed {
  z3::expr formula;
  bool positive;
};

// Strips negations.
Signed Bare(Signed what) {
  while (what.formula.is_not()) what = {what.formula.arg(0), !what.positive};
  return what;
}

// The parts of a conjunction, or (`any`) of a disjunction, taking negations into account; nothing
// if it is neither.
std::vector<Signed> Parts(const Signed& what, bool any) {
  std::vector<Signed> parts;
  const bool listed = what.positive == any ? what.formula.is_or() : what.formula.is_and();
  if (listed) {
    for (unsigned i = 0; i < what.formula.num_args(); ++i) {
      parts.push_back({what.formula.arg(i), what.positive});
    }
  } else if (what.formula.is_implies() && what.positive == any) {
    parts = {{what.formula.arg(0), !what.positive}, {what.formula.arg(1), what.positive}};
  }
  return parts;
}

}  // namespace

absl::Status BitBlaster::Demand(const z3::expr& formula) {
  // Shared formulas are demanded once, and appear in a clause once.
  std::set<std::pair<unsigned, bool>> demanded;
  std::vector<Signed> open = {{formula, true}};
  while (!open.empty()) {
    const Signed whole = Bare(open.back());
    open.pop_back();
    if (!demanded.insert({whole.formula.id(), whole.positive}).second) continue;
    if (auto parts = Parts(whole, false); !parts.empty()) {
      open.insert(open.end(), parts.rbegin(), parts.rend());
      continue;
    }
    Bits clause;
    std::set<std::pair<unsigned, bool>> chosen;
    std::vector<Signed> choices = {whole};
    while (!choices.empty()) {
      const Signed choice = Bare(choices.back());
      choices.pop_back();
      if (!chosen.insert({choice.formula.id(), choice.positive}).second) continue;
      if (auto parts = Parts(choice, true); !parts.empty()) {
        choices.insert(choices.end(), parts.rbegin(), parts.rend());
        continue;
      }
      RETURN_IF_ERROR(Blast(choice.formula));
      clause.push_back(choice.positive ? Truth(choice.formula) : -Truth(choice.formula));
    }
    gates_.Demand(std::move(clause));
  }
  return absl::OkStatus();
}

absl::Status BitBlaster::Blast(const z3::expr& term) {
  std::vector<z3::expr> open = {term};
  while (!open.empty()) {
    const z3::expr next = open.back();
    if (bits_.count(next.id()) > 0) {
      open.pop_back();
      continue;
    }
    if (!next.is_app()) return absl::InvalidArgumentError("cannot make clauses from a quantifier");
    const size_t before = open.size();
    for (unsigned i = 0; i < next.num_args(); ++i) {
      if (bits_.count(next.arg(i).id()) == 0) open.push_back(next.arg(i));
    }
    if (open.size() > before) continue;
    RETURN_IF_ERROR(BlastOne(next));
    open.pop_back();
  }
  return absl::OkStatus();
}

// Connectives, of Booleans or bit by bit.
Bits BitBlaster::Connected(const z3::expr& term) const {
  const Z3_decl_kind kind = term.decl().decl_kind();
  Bits result;
  for (size_t bit = 0; bit < Of(term.arg(0)).size(); ++bit) {
    Bits inputs;
    for (unsigned i = 0; i < term.num_args(); ++i) inputs.push_back(Of(term.arg(i))[bit]);
    if (kind == Z3_OP_AND || kind == Z3_OP_BAND) {
      result.push_back(gates_.And(std::move(inputs)));
    } else if (kind == Z3_OP_OR || kind == Z3_OP_BOR) {
      result.push_back(gates_.Or(std::move(inputs)));
    } else {
      int sum = Gates::kFalse;
      for (const int input : inputs) sum = gates_.Xor(sum, input);
      result.push_back(sum);
    }
  }
  return result;
}

Bits BitBlaster::Sum(const Bits& a, const Bits& b, int carry) {
  Bits sum;
  for (size_t i = 0; i < a.size(); ++i) {
    sum.push_back(gates_.Xor(gates_.Xor(a[i], b[i]), carry));
    if (i + 1 < a.size()) carry = gates_.Majority(a[i], b[i], carry);
  }
  return sum;
}

Bits BitBlaster::Product(const Bits& a, const Bits& b) {
  Bits product(a.size(), Gates::kFalse);
  for (size_t i = 0; i < b.size(); ++i) {
    Bits shifted(a.size(), Gates::kFalse);
    for (size_t k = i; k < a.size(); ++k) shifted[k] = gates_.And({a[k - i], b[i]});
    product = Sum(product, shifted, Gates::kFalse);
  }
  return product;
}

Bits BitBlaster::ShiftedRight(const Bits& a, const Bits& distance) {
  Bits shifted = a;
  for (size_t i = 0; i < distance.size(); ++i) {
    const size_t step = i < 32 ? size_t{1} << i : a.size();
    for (size_t k = 0; k < a.size(); ++k) {
      const int from = k + step < a.size() ? shifted[k + step] : Gates::kFalse;
      shifted[k] = gates_.Ite(distance[i], from, shifted[k]);
    }
  }
  return shifted;
}

int BitBlaster::Equal(const Bits& a, const Bits& b) {
  Bits same;
  for (size_t i = 0; i < a.size(); ++i) same.push_back(-gates_.Xor(a[i], b[i]));
  return gates_.And(std::move(same));
}

int BitBlaster::Distinct(const z3::expr& term) {
  Bits differ;
  for (unsigned i = 0; i < term.num_args(); ++i) {
    for (unsigned k = 0; k < i; ++k) differ.push_back(-Equal(Of(term.arg(i)), Of(term.arg(k))));
  }
  return gates_.And(std::move(differ));
}

int BitBlaster::Less(const Bits& a, const Bits& b, bool or_equal) {
  int less = or_equal ? Gates::kTrue : Gates::kFalse;
  for (size_t i = 0; i < a.size(); ++i) less = gates_.Majority(-a[i], b[i], less);
  return less;
}

absl::Status BitBlaster::BlastOne(const z3::expr& term) {
  const Z3_decl_kind kind = term.decl().decl_kind();
  const auto arg = [&](unsigned i) -> const Bits& { return Of(term.arg(i)); };
  const bool unary = term.num_args() == 1;
  const bool binary = term.num_args() == 2;
  Bits bits;
  switch (kind) {
    case Z3_OP_TRUE:
      bits = {Gates::kTrue};
      break;
    case Z3_OP_FALSE:
      bits = {Gates::kFalse};
      break;
    case Z3_OP_BNUM: {
      ASSIGN_OR_RETURN(bits, NumeralBits(term));
      break;
    }
    case Z3_OP_UNINTERPRETED: {
      const auto found = constants_.find(term.decl().name().str());
      if (term.num_args() > 0 || found == constants_.end()) return NotKnown(term);
      bits = found->second;
      break;
    }
    case Z3_OP_NOT:
    case Z3_OP_BNOT:
      bits = Negated(arg(0));
      break;
    case Z3_OP_AND:
    case Z3_OP_OR:
    case Z3_OP_XOR:
    case Z3_OP_BAND:
    case Z3_OP_BOR:
    case Z3_OP_BXOR:
      if (term.num_args() == 0) return NotKnown(term);
      bits = Connected(term);
      break;
    case Z3_OP_IMPLIES:
      if (!binary) return NotKnown(term);
      bits = {gates_.Or({-arg(0)[0], arg(1)[0]})};
      break;
    case Z3_OP_ITE:
      for (size_t i = 0; i < arg(1).size(); ++i) {
        bits.push_back(gates_.Ite(arg(0)[0], arg(1)[i], arg(2)[i]));
      }
      break;
    case Z3_OP_EQ:
    case Z3_OP_IFF:
      if (!binary) return NotKnown(term);
      bits = {Equal(arg(0), arg(1))};
      break;
    case Z3_OP_DISTINCT:
      bits = {Distinct(term)};
      break;
    case Z3_OP_BADD:
    case Z3_OP_BMUL:
      bits = arg(0);
      for (unsigned i = 1; i < term.num_args(); ++i) {
        bits = kind == Z3_OP_BADD ? Sum(bits, arg(i), Gates::kFalse) : Product(bits, arg(i));
      }
      break;
    case Z3_OP_BSUB:
      if (!binary) return NotKnown(term);
      bits = Sum(arg(0), Negated(arg(1)), Gates::kTrue);
      break;
    case Z3_OP_BNEG:
      if (!unary) return NotKnown(term);
      bits = Sum(Negated(arg(0)), Bits(arg(0).size(), Gates::kFalse), Gates::kTrue);
      break;
    case Z3_OP_ULT:
      bits = {Less(arg(0), arg(1), false)};
      break;
    case Z3_OP_ULEQ:
      bits = {Less(arg(0), arg(1), true)};
      break;
    case Z3_OP_UGT:
      bits = {Less(arg(1), arg(0), false)};
      break;
    case Z3_OP_UGEQ:
      bits = {Less(arg(1), arg(0), true)};
      break;
    case Z3_OP_SLT:
      bits = {Less(WithSignTurned(arg(0)), WithSignTurned(arg(1)), false)};
      break;
    case Z3_OP_SLEQ:
      bits = {Less(WithSignTurned(arg(0)), WithSignTurned(arg(1)), true)};
      break;
    case Z3_OP_SGT:
      bits = {Less(WithSignTurned(arg(1)), WithSignTurned(arg(0)), false)};
      break;
    case Z3_OP_SGEQ:
      bits = {Less(WithSignTurned(arg(1)), WithSignTurned(arg(0)), true)};
      break;
    case Z3_OP_BLSHR:
      bits = ShiftedRight(arg(0), arg(1));
      break;
    case Z3_OP_CONCAT:
      for (unsigned i = term.num_args(); i-- > 0;)
        bits.insert(bits.end(), arg(i).begin(), arg(i).end());
      break;
    case Z3_OP_EXTRACT:
      bits = Bits(arg(0).begin() + term.lo(), arg(0).begin() + term.hi() + 1);
      break;
    default:
      return NotKnown(term);
  }
  bits_.emplace(term.id(), std::move(bits));
  return absl::OkStatus();
}

}  // namespace hotstone::solver
