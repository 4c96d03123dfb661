#include "solver/all_boards/universe.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::solver {

Universe::Universe(z3::context& context, const std::string& sort_name, int elements)
    : context_(context), sort_(context.uninterpreted_sort(sort_name.c_str())) {
  for (int i = 0; i < elements; ++i) {
    elements_.push_back(context.constant(absl::StrCat(sort_name, "_", i).c_str(), sort_));
  }
  if (elements > 1) {
    z3::expr_vector all(context);
    for (const z3::expr& element : elements_) all.push_back(element);
    closure_.push_back({"the elements are different", z3::distinct(all)});
  }
}

// A fresh name for each variable bound inside another's scope.
z3::expr Universe::Bind() const {
  return context_.constant(absl::StrCat("x", depth_++).c_str(), sort_);
}

z3::expr Universe::AmongElements(const z3::expr& element) const {
  z3::expr_vector cases(context_);
  for (const z3::expr& one : elements_) cases.push_back(element == one);
  return z3::mk_or(cases);
}

z3::expr Universe::Constant(const std::string& name) {
  const z3::expr constant = context_.constant(name.c_str(), sort_);
  if (IsFinite())
    closure_.push_back({absl::StrCat(name, " is an element"), AmongElements(constant)});
  return constant;
}

Where Universe::Set(const std::string& name) {
  const z3::func_decl set = context_.function(name.c_str(), sort_, context_.bool_sort());
  return [set](const z3::expr& element) { return set(element); };
}

z3::func_decl Universe::Relation(const std::string& name) {
  return context_.function(name.c_str(), sort_, sort_, context_.bool_sort());
}

z3::func_decl Universe::Function(const std::string& name) {
  const z3::func_decl function = context_.function(name.c_str(), sort_, sort_);
  if (IsFinite()) {
    closure_.push_back({absl::StrCat(name, " stays among the elements"),
                        ForAll([&](const z3::expr& e) { return AmongElements(function(e)); })});
  }
  return function;
}

z3::func_decl Universe::IntegerFunction(const std::string& name) {
  return context_.function(name.c_str(), sort_, context_.int_sort());
}

z3::expr Universe::ForAll(const Where& body) const {
  if (!IsFinite()) {
    const z3::expr x = Bind();
    const z3::expr scope = body(x);
    --depth_;
    return z3::forall(x, scope);
  }
  z3::expr_vector all(context_);
  for (const z3::expr& element : elements_) all.push_back(body(element));
  return z3::mk_and(all);
}

z3::expr Universe::ForAll(
    const std::function<z3::expr(const z3::expr&, const z3::expr&)>& body) const {
  if (!IsFinite()) {
    const z3::expr x = Bind();
    const z3::expr y = Bind();
    const z3::expr scope = body(x, y);
    depth_ -= 2;
    return z3::forall(x, y, scope);
  }
  z3::expr_vector all(context_);
  for (const z3::expr& first : elements_) {
    for (const z3::expr& second : elements_) all.push_back(body(first, second));
  }
  return z3::mk_and(all);
}

z3::expr Universe::Exists(const Where& body) const {
  if (!IsFinite()) {
    const z3::expr x = Bind();
    const z3::expr scope = body(x);
    --depth_;
    return z3::exists(x, scope);
  }
  z3::expr_vector all(context_);
  for (const z3::expr& element : elements_) all.push_back(body(element));
  return z3::mk_or(all);
}

Obligation OnAllBoards(const std::string& name, std::vector<std::string> clauses,
                       const std::string& statement, const std::string& on_paper,
                       std::vector<Mutant> mutants, int twin,
                       std::function<std::vector<Part>(z3::context&, const Instance&)> build) {
  Obligation o;
  o.name = name;
  o.clauses = std::move(clauses);
  o.statement = statement;
  o.scope = Scope::kAllBoards;
  o.on_paper = on_paper;
  o.mutants = std::move(mutants);
  o.twin_universe = twin;
  o.build = std::move(build);
  return o;
}

}  // namespace hotstone::solver
