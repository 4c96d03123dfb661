#include "formats/tournament/table_fields.h"

#include "absl/strings/str_cat.h"
#include "formats/tournament/game_ends.h"

namespace hotstone::formats {

absl::Status Placed(const FieldReader& field, const absl::Status& status) {
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::StatusOr<int> TableFields::Player(const FieldReader& field) const {
  const auto name = field.String();
  if (!name.ok()) return name.status();
  if (const auto number = table_.FindPlayer(*name)) return *number;
  return field.Error(absl::StrCat("is not one of the players, who are named ", std::string(named_)));
}

absl::Status TableFields::AddPlayer(const FieldReader& name) const {
  const auto text = name.String();
  if (!text.ok()) return text.status();
  return Placed(name, table_.AddPlayer(*text).status());
}

absl::StatusOr<spec::TournamentGame> TableFields::Game(const FieldReader& round, const FieldReader& black,
                                                       const FieldReader& white,
                                                       const FieldReader& result) const {
  spec::TournamentGame game;
  const auto number = round.Integer(1, spec::Crosstable::kMostRounds);
  if (!number.ok()) return number.status();
  game.round = *number;
  const auto first = Player(black);
  if (!first.ok()) return first.status();
  game.black = *first;
  const auto second = Player(white);
  if (!second.ok()) return second.status();
  game.white = *second;
  const auto word = result.OneOf({"B", "W", "draw", "both-lose", "both-win"});
  if (!word.ok()) return word.status();
  SetEnd(kResultWords, *word, game);
  return game;
}

absl::Status TableFields::AddBye(const FieldReader& whole, const FieldReader& round,
                                 const FieldReader& player) const {
  const auto number = round.Integer(1, spec::Crosstable::kMostRounds);
  if (!number.ok()) return number.status();
  const auto who = Player(player);
  if (!who.ok()) return who.status();
  return Placed(whole, table_.AddBye({*number, *who}));
}

}  // namespace hotstone::formats
