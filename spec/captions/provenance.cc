#include "spec/captions/provenance.h"

#include <algorithm>
#include <cstdlib>

namespace hotstone::spec {
namespace {

constexpr std::string_view kOurPosition = "our-position";
constexpr std::string_view kWhoeverBegins = "whoever-begins";
constexpr std::string_view kAbstractThreats = "abstract-threats";
constexpr std::string_view kTurnOrThreats = "turn-or-threats";
constexpr std::string_view kAltersNothing = "alters-nothing";
constexpr std::string_view kClassByBreaths = "class-by-breaths";

// "ING96", "ING91", "ZH": the text of a clause.
std::string_view TextOf(std::string_view clause) { return clause.substr(0, clause.find('-')); }

// What a kind means beyond the words of a caption; may be empty.
std::string_view AddedByKind(StatementKind kind) {
  switch (kind) {
    case StatementKind::kLine:
    case StatementKind::kYields:
    case StatementKind::kKeeps:
    case StatementKind::kTakes:
      return "";
    case StatementKind::kLives:
    case StatementKind::kDies:
    case StatementKind::kSeki:
      return kWhoeverBegins;
    case StatementKind::kByTurn:
    case StatementKind::kByThreats:
    case StatementKind::kFighting:
      return kTurnOrThreats;
    case StatementKind::kDisturbing:
      return kAltersNothing;
    case StatementKind::kClass:
      return kClassByBreaths;
  }
  std::abort();  // not an enumerator
}

}  // namespace

const std::vector<AddedReading>& AddedReadings() {
  static const auto* const readings = new std::vector<AddedReading>{
      {kOurPosition, "we chose the position and the moves"},
      {kWhoeverBegins, "the result is the same no matter who moves first"},
      {kTurnOrThreats, "in a fight the first move decides, or one more threat does"},
      {kAltersNothing,
       "in a needless fight neither does, and yet it could go on forever under single hot stones"},
      {kClassByBreaths, "the class is that of our definition by breaths"},
      {kAbstractThreats,
       "a ko threat is a move elsewhere that must be answered there; each side has a number of "
       "them"},
  };
  return *readings;
}

std::string_view SourceOf(const Caption& caption, const Statement& statement) {
  std::string_view rest = statement.from;
  while (!rest.empty()) {
    const std::string_view clause = rest.substr(0, rest.find('|'));
    if (TextOf(clause) == TextOf(caption.clause)) return clause;
    rest.remove_prefix(std::min(rest.size(), clause.size() + 1));
  }
  return caption.clause;
}

std::vector<std::string_view> AddedBy(const Caption& caption, const Statement& statement) {
  std::vector<std::string_view> added;
  if (IsAnalogue(caption)) added.push_back(kOurPosition);
  const std::string_view by_kind = AddedByKind(statement.kind);
  if (!by_kind.empty()) added.push_back(by_kind);
  if (statement.black_threats + statement.white_threats > 0) added.push_back(kAbstractThreats);
  return added;
}

}  // namespace hotstone::spec
