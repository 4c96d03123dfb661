#include "spec/ruling.h"

#include <array>

namespace hotstone::spec {
namespace {

struct Row {
  Illegality why;
  std::string_view name;
  std::string_view clause;
  std::string_view sentence;
};

constexpr std::array<Row, 9> kRows = {{
    {Illegality::kOffBoard, "off-board", "ING96-G304", "the point is not on the board"},
    {Illegality::kOccupied, "occupied", "ING96-G304", "there is a stone on the point"},
    {Illegality::kNoVariation, "no-variation", "ING96-R3", "the play would leave the position as it is"},
    {Illegality::kSelfRemoval, "self-removal", "COMP-SELF", "the play would remove the player's own stones"},
    {Illegality::kHotStone, "hot-stone", "ING96-R5", "the play would remove a hot stone at once"},
    {Illegality::kRecycling, "recycling", "ING96-G517", "the play would repeat a completed cycle"},
    {Illegality::kSuperko, "superko", "TT-MOVE", "the play would repeat an earlier position"},
    {Illegality::kGameOver, "game-over", "ING96-G307", "the game has ended"},
    {Illegality::kHandicap, "handicap", "ING96-G313", "White still owes mandatory handicap passes"},
}};

const Row& RowOf(Illegality why) { return kRows[static_cast<size_t>(why)]; }

}  // namespace

std::string MoveName(const Move& move) { return move.IsPass() ? "pass" : PointName(*move.at); }

std::string_view IllegalityName(Illegality why) { return RowOf(why).name; }
std::string_view IllegalityClause(Illegality why) { return RowOf(why).clause; }
std::string_view IllegalitySentence(Illegality why) { return RowOf(why).sentence; }

std::optional<Illegality> IllegalityFromName(std::string_view name) {
  for (const Row& row : kRows) {
    if (row.name == name) return row.why;
  }
  return std::nullopt;
}

}  // namespace hotstone::spec
