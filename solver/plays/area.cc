#include "solver/plays/area.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/position.h"

namespace hotstone::solver {
namespace {

// Bits that hold 0 .. most.
unsigned BitsFor(int most) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(most)));
}

}  // namespace

BoardArea::BoardArea(z3::context& context, int cols, int rows, bool integers,
                     const std::string& mutant)
    : context_(context), cols_(cols), rows_(rows), integers_(integers) {
  z3::expr_vector disjoint(context);
  for (int p = 0; p < points(); ++p) {
    const std::string name = absl::StrCat(p % cols, "_", p / cols);
    black_.push_back(context.bool_const(absl::StrCat("black_", name).c_str()));
    white_.push_back(context.bool_const(absl::StrCat("white_", name).c_str()));
    disjoint.push_back(!(black_.back() && white_.back()));
  }
  assumptions_.push_back({"no point is both black and white", z3::mk_and(disjoint)});
  reaches_black_ = NewMarks("black", black_, mutant);
  reaches_white_ = NewMarks("white", white_, mutant);
}

std::vector<int> BoardArea::Neighbours(int point) const {
  std::vector<int> all;
  const int col = point % cols_;
  if (point >= cols_) all.push_back(point - cols_);
  if (col > 0) all.push_back(point - 1);
  if (col < cols_ - 1) all.push_back(point + 1);
  if (point < cols_ * (rows_ - 1)) all.push_back(point + cols_);
  return all;
}

std::vector<z3::expr> BoardArea::NewNumbers(const std::string& name) const {
  std::vector<z3::expr> numbers;
  for (int p = 0; p < points(); ++p) {
    const std::string point = absl::StrCat(name, "_", p % cols_, "_", p / cols_);
    numbers.push_back(integers_ ? context_.int_const(point.c_str())
                                : context_.bv_const(point.c_str(), BitsFor(points() - 1) + 1));
  }
  return numbers;
}

std::vector<z3::expr> BoardArea::NewMarks(const std::string& name,
                                          const std::vector<z3::expr>& stones,
                                          const std::string& mutant) {
  const std::vector<z3::expr> rank = NewNumbers(absl::StrCat("distance_", name));
  std::vector<z3::expr> marks;
  for (int p = 0; p < points(); ++p) {
    marks.push_back(context_.bool_const(
        absl::StrCat("reaches_", name, "_", p % cols_, "_", p / cols_).c_str()));
  }
  z3::expr_vector reasons(context_);
  z3::expr_vector complete(context_);
  for (int p = 0; p < points(); ++p) {
    const size_t here = static_cast<size_t>(p);
    z3::expr_vector reason(context_);
    z3::expr_vector seen(context_);
    for (const int n : Neighbours(p)) {
      const size_t there = static_cast<size_t>(n);
      reason.push_back(stones[there] || (marks[there] && Less(rank[there], rank[here])));
      seen.push_back(stones[there] || marks[there]);
    }
    reasons.push_back(
        z3::implies(marks[here], mutant == "leaks" ? Empty(p) : Empty(p) && z3::mk_or(reason)));
    complete.push_back(z3::implies(Empty(p) && z3::mk_or(seen), marks[here]));
  }
  assumptions_.push_back(
      {absl::StrCat("a point that reaches ", name, " has a reason"), z3::mk_and(reasons)});
  if (mutant != "unmarked") {
    assumptions_.push_back(
        {absl::StrCat("every point that reaches ", name, " is marked"), z3::mk_and(complete)});
  }
  return marks;
}

void BoardArea::AssumeLegal() {
  const std::vector<z3::expr> rank = NewNumbers("breath");
  z3::expr_vector alive(context_);
  for (const std::vector<z3::expr>* stones : {&black_, &white_}) {
    for (int p = 0; p < points(); ++p) {
      const size_t here = static_cast<size_t>(p);
      z3::expr_vector ways(context_);
      for (const int n : Neighbours(p)) {
        const size_t there = static_cast<size_t>(n);
        ways.push_back(Empty(n) || ((*stones)[there] && Less(rank[there], rank[here])));
      }
      alive.push_back(z3::implies((*stones)[here], z3::mk_or(ways)));
    }
  }
  assumptions_.push_back({"every chain has a liberty", z3::mk_and(alive)});
}

z3::expr BoardArea::Number(int value) const {
  // Sums stay below 8 times the points, with a sign.
  return integers_ ? context_.int_val(value) : context_.bv_val(value, BitsFor(8 * points()) + 1);
}

z3::expr BoardArea::IsKind(int point, AreaKind kind) const {
  const size_t i = static_cast<size_t>(point);
  switch (kind) {
    case AreaKind::kBlack:
      return black_[i];
    case AreaKind::kWhite:
      return white_[i];
    case AreaKind::kBlackOnly:
      return Empty(point) && reaches_black_[i] && !reaches_white_[i];
    case AreaKind::kWhiteOnly:
      return Empty(point) && !reaches_black_[i] && reaches_white_[i];
    case AreaKind::kShared:
      return Empty(point) && reaches_black_[i] && reaches_white_[i];
    case AreaKind::kUnowned:
      break;
  }
  return Empty(point) && !reaches_black_[i] && !reaches_white_[i];
}

z3::expr BoardArea::Counter(int point, AreaKind kind) const {
  if (!integers_) return z3::ite(IsKind(point, kind), Number(1), Number(0));
  const int number = static_cast<int>(kind);
  return context_.int_const(
      absl::StrCat("counts_", number, "_", point % cols_, "_", point / cols_).c_str());
}

z3::expr BoardArea::Count(AreaKind kind) const {
  z3::expr sum = Number(0);
  for (int p = 0; p < points(); ++p) sum = sum + Counter(p, kind);
  return sum;
}

void BoardArea::AssumeOneKindEach() {
  z3::expr_vector link(context_);
  z3::expr_vector each(context_);
  for (int p = 0; p < points(); ++p) {
    z3::expr sum = Number(0);
    for (const AreaKind kind : kAreaKinds) {
      const z3::expr counter = Counter(p, kind);
      link.push_back(counter >= 0 && counter <= 1 && IsKind(p, kind) == (counter >= 1));
      sum = sum + counter;
    }
    each.push_back(sum == Number(1));
  }
  assumptions_.push_back({"a point counts 1 for its kind, otherwise 0", z3::mk_and(link)});
  assumptions_.push_back({"each point is of exactly one kind", z3::mk_and(each)});
}

BoardCounts BoardArea::Counts() const {
  const z3::expr shared = Count(AreaKind::kShared);
  const z3::expr half = integers_
                            ? context_.int_const("half")
                            : z3::lshr(shared, context_.bv_val(1, shared.get_sort().bv_size()));
  return {Number(points()),
          Count(AreaKind::kBlack),
          Count(AreaKind::kWhite),
          Count(AreaKind::kBlackOnly),
          Count(AreaKind::kWhiteOnly),
          shared,
          Count(AreaKind::kUnowned),
          Number((points() - 1) / 2),
          half};
}

absl::StatusOr<spec::Position> BoardArea::Decode(const z3::model& model) const {
  ASSIGN_OR_RETURN(const auto size, spec::BoardSize::Create(cols_, rows_));
  spec::Position position(size);
  for (int p = 0; p < points(); ++p) {
    const size_t i = static_cast<size_t>(p);
    if (model.eval(black_[i], true).is_true()) position.Put(size.At(p), spec::Color::kBlack);
    if (model.eval(white_[i], true).is_true()) position.Put(size.At(p), spec::Color::kWhite);
  }
  return position;
}

}  // namespace hotstone::solver
