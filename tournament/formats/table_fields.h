// The fields of crosstables in JSON files: players by name, games and byes.
//
// Result lines and standings cases hold the same fields in different places; their meaning is
// defined once here. Placed and ParsedAt serve all kinds of cases. Errors give the position in the
// file (case_fields.h).
#ifndef HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_

#include <string_view>
#include <utility>

#include "absl/status/statusor.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"
#include "tournament/law/crosstable.h"

namespace hotstone::tournament {

// The status, with the position in the file.
absl::Status Placed(const formats::FieldReader& field, const absl::Status& status);

// What `parse` makes of a string; an error with the position in the file.
template <class T>
absl::StatusOr<T> ParsedAt(const formats::FieldReader& field,
                           absl::StatusOr<T> (*parse)(std::string_view words)) {
  ASSIGN_OR_RETURN(const auto words, field.String());
  auto parsed = parse(words);
  return parsed.ok() ? std::move(parsed) : Placed(field, parsed.status());
}

// Reads fields into their table; `named` says where its players are named.
class TableFields {
 public:
  TableFields(Crosstable& table, std::string_view named) : table_(table), named_(named) {}

  // The number of the player with this name.
  absl::StatusOr<int> Player(const formats::FieldReader& field) const;
  absl::Status AddPlayer(const formats::FieldReader& name) const;
  // A game from its round, its two players, and B, W, draw, both-lose or both-win.
  absl::StatusOr<TournamentGame> Game(const formats::FieldReader& round,
                                      const formats::FieldReader& black,
                                      const formats::FieldReader& white,
                                      const formats::FieldReader& result) const;
  // `whole` locates the error if the round and player do not fit the table.
  absl::Status AddBye(const formats::FieldReader& whole, const formats::FieldReader& round,
                      const formats::FieldReader& player) const;

 private:
  Crosstable& table_;
  std::string_view named_;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_
