#include "tournament/formats/table_fields.h"

#include "absl/strings/str_cat.h"
#include "tournament/formats/game_ends.h"

namespace hotstone::tournament {

absl::Status Placed(const formats::FieldReader& field, const absl::Status& status) {
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::StatusOr<int> TableFields::Player(const formats::FieldReader& field) const {
  ASSIGN_OR_RETURN(const auto name, field.String());
  if (const auto number = table_.FindPlayer(name)) return *number;
  return field.Error(
      absl::StrCat("is not one of the players, who are named ", std::string(named_)));
}

absl::Status TableFields::AddPlayer(const formats::FieldReader& name) const {
  ASSIGN_OR_RETURN(const auto text, name.String());
  return Placed(name, table_.AddPlayer(text).status());
}

absl::StatusOr<TournamentGame> TableFields::Game(const formats::FieldReader& round,
                                                 const formats::FieldReader& black,
                                                 const formats::FieldReader& white,
                                                 const formats::FieldReader& result) const {
  TournamentGame game;
  ASSIGN_OR_RETURN(game.round, round.Integer(1, Crosstable::kMostRounds));
  ASSIGN_OR_RETURN(game.black, Player(black));
  ASSIGN_OR_RETURN(game.white, Player(white));
  ASSIGN_OR_RETURN(const auto word, result.OneOf({"B", "W", "draw", "both-lose", "both-win"}));
  SetEnd(kResultWords, word, game);
  return game;
}

absl::Status TableFields::AddBye(const formats::FieldReader& whole,
                                 const formats::FieldReader& round,
                                 const formats::FieldReader& player) const {
  ASSIGN_OR_RETURN(const auto number, round.Integer(1, Crosstable::kMostRounds));
  ASSIGN_OR_RETURN(const auto who, Player(player));
  return Placed(whole, table_.AddBye({number, who}));
}

}  // namespace hotstone::tournament
