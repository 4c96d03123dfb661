// The fields of a crosstable's files in JSON: players by their names, games and byes.
//
// Lines of results and cases of standings hold the same things in different places; what a field means is
// here once. Errors have the place in the file (case_fields.h).
#ifndef HOTSTONE_FORMATS_TOURNAMENT_TABLE_FIELDS_H_
#define HOTSTONE_FORMATS_TOURNAMENT_TABLE_FIELDS_H_

#include <string_view>

#include "absl/status/statusor.h"
#include "formats/case/case_fields.h"
#include "spec/tournament/crosstable.h"

namespace hotstone::formats {

// What the table says of an addition, with the place in the file.
absl::Status Placed(const FieldReader& field, const absl::Status& status);

// Fields in the table that they are about; `named` says where its players are named.
class TableFields {
 public:
  TableFields(spec::Crosstable& table, std::string_view named) : table_(table), named_(named) {}

  // The number of the player of this name.
  absl::StatusOr<int> Player(const FieldReader& field) const;
  absl::Status AddPlayer(const FieldReader& name) const;
  // Of the round, the two players, and B, W, draw, both-lose or both-win.
  absl::StatusOr<spec::TournamentGame> Game(const FieldReader& round, const FieldReader& black,
                                            const FieldReader& white, const FieldReader& result) const;
  // `whole` is where the error stands if the two do not fit the table.
  absl::Status AddBye(const FieldReader& whole, const FieldReader& round, const FieldReader& player) const;

 private:
  spec::Crosstable& table_;
  std::string_view named_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_TOURNAMENT_TABLE_FIELDS_H_
