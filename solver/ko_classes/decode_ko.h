// Decodes a model of an obligation about ko classes for people, and asks spec/ whether it agrees.
//
// The position is read back, and where the statement is about a take, the play too. spec/ then
// classifies the ko and looks for hot stones independently.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_DECODE_KO_H_
#define HOTSTONE_SOLVER_KO_CLASSES_DECODE_KO_H_

#include <z3++.h>

#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_scope.h"

namespace hotstone::solver {

// "settled=life", "settled=outcome".
std::string ReadingName(spec::SettledBy settled);

// The ko position whose groups' first stone is named; `breaks` says whether its verdict breaks the
// statement.
std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeKo(
    const SymbolicBoard& board, const SymbolicPosition& at, const PointSet& named,
    spec::SettledBy settled, std::function<bool(const spec::KoVerdict&)> breaks);

// A take by Black. It breaks the statement if a stone that takes a disturbing ko of one stone is
// hot, or one that takes a fighting ko is not.
std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeTake(
    const SymbolicBoard& board, const SymbolicPlay& take, const z3::expr& unclassified_is_hot,
    spec::SettledBy settled, spec::HotClass class_of);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_DECODE_KO_H_
