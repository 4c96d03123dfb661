// For example, on 2x1 Black's stone in X. with White to move: White's play at B1 takes the stone,
// which is worth kGone - 1 to White; after White's pass Black may play himself, and removes the
// stone along with the other or passes in turn. White prefers the play: removed at stage 1.
#include "tables/fates/fate_law.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/cell_situations.h"

namespace hotstone::tables {
namespace {

using enumerate::kKeptBit;

int AfterPlay(int worth) { return worth > 0 ? worth - 1 : worth < 0 ? worth + 1 : 0; }

uint32_t OccupancyOf(const spec::Position& position) {
  const enumerate::Stones stones = enumerate::FromSpec(position);
  return static_cast<uint32_t>(stones.own | stones.opp);
}

int WorthOf(uint8_t byte) {
  if (byte == 0) return 0;
  return byte < kKeptBit ? kGone - byte : (byte - kKeptBit) - kGone;
}

StoneWorths WorthsOf(const FateBytes& bytes) {
  StoneWorths worths{};
  std::transform(bytes.begin(), bytes.end(), worths.begin(), WorthOf);
  return worths;
}

}  // namespace

enumerate::Answer AnswerOf(int worth) {
  using enumerate::Answer;
  return worth > 0 ? Answer::kRemoved : worth < 0 ? Answer::kKept : Answer::kHangs;
}

std::string WorthText(int worth) {
  if (worth == 0) return "hangs";
  return absl::StrCat(worth > 0 ? "removed" : "kept", " at stage ", kGone - std::abs(worth));
}

FateLaw::FateLaw(const FateFile& table, uint64_t memory) : table_(table), cursor_(table, memory) {}

absl::StatusOr<StoneWorths> FateLaw::EntryOf(uint64_t cell, uint32_t occupancy) {
  ASSIGN_OR_RETURN(const auto bytes, cursor_.Of(cell, occupancy, 0));
  return WorthsOf(bytes);
}

absl::StatusOr<std::optional<StoneWorths>> FateLaw::Stored(const spec::Situation& situation) {
  const auto cell = CellOfSituation(table_.index(), situation);
  if (!cell.has_value()) return std::optional<StoneWorths>();
  const uint32_t occupancy = OccupancyOf(situation.position);
  ASSIGN_OR_RETURN(const auto bytes,
                   cursor_.Of(*cell, occupancy, table_.index().PlaceOf(occupancy).symmetry));
  return std::optional<StoneWorths>(WorthsOf(bytes));
}

absl::StatusOr<StoneWorths> FateLaw::OfMove(const spec::Situation& before,
                                            const spec::Successor& move) {
  ++moves_seen_;
  const spec::Situation& next = move.situation;
  StoneWorths worths{};
  if (spec::IsFinished(next, table_.rules())) {
    worths.fill(AfterPlay(-kGone));
    return worths;
  }
  if (!move.at.has_value()) return ByMoves(next);
  ASSIGN_OR_RETURN(const auto stored, Stored(next));
  if (!stored.has_value()) return absl::InternalError("a situation reached by play has no entry");
  for (int i = 0; i < table_.size().points(); ++i) {
    const spec::Point point = table_.size().At(i);
    const bool gone = before.position.At(point) != next.position.At(point);
    worths[static_cast<size_t>(i)] = AfterPlay(gone ? kGone : (*stored)[static_cast<size_t>(i)]);
  }
  return worths;
}

absl::StatusOr<StoneWorths> FateLaw::ByMoves(const spec::Situation& situation) {
  assert(spec::IsLegal(situation.position) && !spec::IsFinished(situation, table_.rules()));
  StoneWorths best{};
  bool is_first = true;
  for (const spec::Successor& move : spec::Successors(situation, table_.rules())) {
    ASSIGN_OR_RETURN(const auto worths, OfMove(situation, move));
    for (int i = 0; i < table_.size().points(); ++i) {
      const auto stone = situation.position.At(table_.size().At(i));
      if (!stone.has_value()) continue;
      const bool owner_chooses = *stone == situation.to_move;
      const int worth = worths[static_cast<size_t>(i)];
      int& chosen = best[static_cast<size_t>(i)];
      chosen = is_first ? worth : owner_chooses ? std::min(chosen, worth) : std::max(chosen, worth);
    }
    is_first = false;
  }
  return best;
}

absl::StatusOr<FateLaw::Answer> FateLaw::Probe(const spec::Situation& situation) {
  Answer answer;
  ASSIGN_OR_RETURN(const auto stored, Stored(situation));
  answer.stored = stored.has_value();
  if (answer.stored) {
    answer.worths = *stored;
  } else {
    ASSIGN_OR_RETURN(answer.worths, ByMoves(situation));
  }
  for (const spec::Successor& move : spec::Successors(situation, table_.rules())) {
    ASSIGN_OR_RETURN(const auto worths, OfMove(situation, move));
    answer.moves.push_back({move.at, worths});
  }
  return answer;
}

}  // namespace hotstone::tables
