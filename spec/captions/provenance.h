// Where a statement of a caption comes from: the clause whose words it takes, and what we add.
//
// The words are those of the caption itself or of a rule that the caption illustrates. The lines of
// the clause are in spec/clauses/text_lines.tsv, with their digest. What we add is one of a few
// readings with a name. They follow from the kind of the statement, since a kind has one meaning
// (caption.h); no text defines these meanings.
#ifndef HOTSTONE_SPEC_CAPTIONS_PROVENANCE_H_
#define HOTSTONE_SPEC_CAPTIONS_PROVENANCE_H_

#include <string_view>
#include <vector>

#include "spec/captions/caption.h"

namespace hotstone::spec {

struct AddedReading {
  std::string_view name;      // "whoever-begins"
  std::string_view sentence;  // what it means
};

// All of them.
const std::vector<AddedReading>& AddedReadings();

// The id of the clause that says it, of the same text as the caption.
std::string_view SourceOf(const Caption& caption, const Statement& statement);

// The readings that a statement of the caption adds, in the order of AddedReadings(). Empty: the
// text says all of it.
std::vector<std::string_view> AddedBy(const Caption& caption, const Statement& statement);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_PROVENANCE_H_
