#include "tournament/formats/table_fields.h"

#include "absl/strings/str_cat.h"
#include "tournament/formats/game_ends.h"

namespace hotstone::tournament {

absl::Status Placed(const formats::FieldReader& field, const absl::Status& status) {
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::StatusOr<int> TableFields::Player(const formats::FieldReader& field) const {
  const auto name = field.String();
  if (!name.ok()) return name.status();
  if (const auto number = table_.FindPlayer(*name)) return *number;
  return field.Error(absl::StrCat("is not one of the players, who are named ", std::string(named_)));
}

absl::Status TableFields::AddPlayer(const formats::FieldReader& name) const {
  const auto text = name.String();
  if (!text.ok()) return text.status();
  return Placed(name, table_.AddPlayer(*text).status());
}

absl::StatusOr<TournamentGame> TableFields::Game(const formats::FieldReader& round,
                                                 const formats::FieldReader& black,
                                                 const formats::FieldReader& white,
                                                 const formats::FieldReader& result) const {
  TournamentGame game;
  const auto number = round.Integer(1, Crosstable::kMostRounds);
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

absl::Status TableFields::AddBye(const formats::FieldReader& whole, const formats::FieldReader& round,
                                 const formats::FieldReader& player) const {
  const auto number = round.Integer(1, Crosstable::kMostRounds);
  if (!number.ok()) return number.status();
  const auto who = Player(player);
  if (!who.ok()) return who.status();
  return Placed(whole, table_.AddBye({*number, *who}));
}

}  // namespace hotstone::tournament
