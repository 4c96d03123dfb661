// The fields of a crosstable's files in JSON: players by their names, games and byes.
//
// Lines of results and cases of standings hold the same things in different places; what a field means is
// here once. Errors have the place in the file (case_fields.h).
#ifndef HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_

#include <string_view>

#include "absl/status/statusor.h"
#include "formats/case/case_fields.h"
#include "tournament/law/crosstable.h"

namespace hotstone::tournament {

// What the table says of an addition, with the place in the file.
absl::Status Placed(const formats::FieldReader& field, const absl::Status& status);

// Fields in the table that they are about; `named` says where its players are named.
class TableFields {
 public:
  TableFields(Crosstable& table, std::string_view named) : table_(table), named_(named) {}

  // The number of the player of this name.
  absl::StatusOr<int> Player(const formats::FieldReader& field) const;
  absl::Status AddPlayer(const formats::FieldReader& name) const;
  // Of the round, the two players, and B, W, draw, both-lose or both-win.
  absl::StatusOr<TournamentGame> Game(const formats::FieldReader& round, const formats::FieldReader& black,
                                      const formats::FieldReader& white,
                                      const formats::FieldReader& result) const;
  // `whole` is where the error stands if the two do not fit the table.
  absl::Status AddBye(const formats::FieldReader& whole, const formats::FieldReader& round,
                      const formats::FieldReader& player) const;

 private:
  Crosstable& table_;
  std::string_view named_;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_TABLE_FIELDS_H_
