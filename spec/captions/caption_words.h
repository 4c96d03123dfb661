// The vocabulary of the caption tables: a function for each kind of statement, so that a row
// contains only its meaning, and the names of the clauses that refuse a play.
//
// One refusal has several ids, since the presets render different clauses of different texts
// (RulingClause). A caption says that the play is refused as a hot stone or as recycling, not which
// of those clauses refuses it.
#ifndef HOTSTONE_SPEC_CAPTIONS_CAPTION_WORDS_H_
#define HOTSTONE_SPEC_CAPTIONS_CAPTION_WORDS_H_

#include <string_view>

#include "spec/captions/caption.h"

namespace hotstone::spec {

inline constexpr std::string_view kSingleHotClauses = "ING96-G508|ING91-0-ko";
inline constexpr std::string_view kDoubleHotClauses = "ING96-G509|ING91-0-ko";
inline constexpr std::string_view kTwinHotClauses = "ING96-G510|ING96-R5-hot-stone|ING91-0-ko";
inline constexpr std::string_view kRecyclingClauses =
    "ING96-G511|ING96-G517|ING96-R3-board-play|ING96-R5-disturbing-ko|ING91-1-stoerungs-ko";
inline constexpr std::string_view kGameOverClauses = "ING96-G307";
inline constexpr std::string_view kNoVariationClauses = "ING96-R3";

inline constexpr std::string_view kSingleFight = "fighting (single)";
inline constexpr std::string_view kDoubleFight = "fighting (double)";
inline constexpr std::string_view kTwinFight = "fighting (twin)";
inline constexpr std::string_view kSomeFight =
    "fighting (single)|fighting (double)|fighting (twin)";
inline constexpr std::string_view kDisturbedDeathWords = "disturbing (disturbed-death)";
inline constexpr std::string_view kDisturbedLifeWords = "disturbing (disturbed-life)";
inline constexpr std::string_view kSelfDisturbanceWords = "disturbing (self-disturbance)";
inline constexpr std::string_view kRecycledThreatsWords = "disturbing (recycled-threats)";
inline constexpr std::string_view kSomeDisturbance =
    "disturbing (disturbed-death)|disturbing (disturbed-life)|disturbing (self-disturbance)|"
    "disturbing (recycled-threats)|disturbing (cyclic)";

struct Threats {
  int black = 0;
  int white = 0;
};

// The statement, taken from these clauses.
inline Statement From(std::string_view clauses, Statement statement) {
  statement.from = clauses;
  return statement;
}

inline Statement Permits(std::string_view moves, std::string_view says) {
  return {.kind = StatementKind::kLine, .moves = moves, .says = says};
}

inline Statement Refuses(std::string_view moves, std::string_view refused, std::string_view clause,
                         std::string_view says) {
  return {.kind = StatementKind::kLine,
          .moves = moves,
          .refused = refused,
          .clause = clause,
          .says = says};
}

// In the second round, the only one that the texts know.
inline Statement Yields(char player, std::string_view cycle, std::string_view says) {
  return {
      .kind = StatementKind::kYields, .moves = cycle, .player = player, .round = 2, .says = says};
}

inline Statement Of(StatementKind kind, std::string_view groups, std::string_view says,
                    Threats threats = {}, char to_move = '*') {
  return {.kind = kind,
          .groups = groups,
          .to_move = to_move,
          .black_threats = threats.black,
          .white_threats = threats.white,
          .says = says};
}

inline Statement Keeps(char to_move, std::string_view group, std::string_view says) {
  return Of(StatementKind::kKeeps, group, says, {}, to_move);
}
inline Statement Takes(char to_move, std::string_view group, std::string_view says) {
  return Of(StatementKind::kTakes, group, says, {}, to_move);
}
inline Statement Lives(std::string_view group, std::string_view says, Threats threats = {}) {
  return Of(StatementKind::kLives, group, says, threats);
}
inline Statement Dies(std::string_view group, std::string_view says, Threats threats = {}) {
  return Of(StatementKind::kDies, group, says, threats);
}
inline Statement Seki(std::string_view groups, std::string_view says) {
  return Of(StatementKind::kSeki, groups, says);
}
inline Statement ByThreats(std::string_view groups, std::string_view says) {
  return Of(StatementKind::kByThreats, groups, says);
}
inline Statement Fighting(std::string_view groups, std::string_view says) {
  return Of(StatementKind::kFighting, groups, says);
}
inline Statement Disturbing(std::string_view groups, std::string_view says) {
  return Of(StatementKind::kDisturbing, groups, says);
}

inline Statement PositionIs(std::string_view words, std::string_view says) {
  return {.kind = StatementKind::kClass, .clause = words, .says = says};
}
inline Statement CycleIs(std::string_view cycle, std::string_view words, std::string_view says) {
  return {.kind = StatementKind::kClass, .moves = cycle, .clause = words, .says = says};
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_CAPTION_WORDS_H_
